"""A room of the community: floor, walls, ceiling, windows to the south, lights, and the view. Metres, watts."""
import math

from mathutils import Matrix

from furniture import plants, small
from home import light as home_light
from community.outside import outside
from community.palette import community_materials
from furniture.forms import Piece
from home.moods import apply_mood
from home.palette import palette
from home.light import add_light


class Hall:
    """
    A room of width (x) by depth (y) by height with its corner at the origin and its windows along y = 0. Walls and floor are
    names of materials; `north` None omits that wall; `level` is the height of the floor above the ground outside. `piece`
    adds furniture. Reads from the shot: dusk, mood, before (see outside), and what add_lights reads.
    """

    def __init__(self, shot, width, depth, height, floor="oak floor", north="plaster", east="plaster", west="plaster",
                 ceiling="ceiling", windows=True, level=0.0):
        self.width, self.depth, self.height = width, depth, height
        materials = palette(shot.get("dusk", False))
        self.materials = {**(apply_mood(materials, shot["mood"]) if "mood" in shot else materials), **community_materials()}
        self.piece = Piece(Matrix.Identity(4), self.materials, 5)
        box = self.piece.box
        box(-.3, -.3, -.2, width + .3, depth + .3, 0, floor, 0)
        box(-.3, -.3, height, width + .3, depth + .3, height + .2, ceiling, 0)
        if north:
            box(-.3, depth, 0, width + .3, depth + .3, height, north, 0)
        box(-.3, -.3, 0, 0, depth, height, west, 0)
        box(width, -.3, 0, width + .3, depth, height, east, 0)
        if windows:
            self.window_wall()
            outside(level, shot.get("dusk", False), shot.get("before", "garden"), shot.get("city", True))
        else:
            box(-.3, -.3, 0, width + .3, 0, height, "plaster", 0)
        for x0, y0, x1, y1 in ((0, depth - .012, width, depth), (0, 0, .012, depth - .012),
                               (width - .012, 0, width, depth - .012)):
            box(x0, y0, 0, x1, y1, .06, "bronze", 0)
        self.add_lights(shot, windows)

    def window_wall(self):
        """Floor-to-ceiling glass in bronze frames about 2.4 m wide."""
        box, head = self.piece.box, self.height - .35
        box(-.3, -.3, head, self.width + .3, .02, self.height, "paint", 0)
        bays = round(self.width / 2.4)
        for k in range(bays + 1):
            x = k * self.width / bays
            box(x - .035, -.16, 0, x + .035, -.04, head, "bronze", .003)
        box(0, -.16, 0, self.width, -.04, .06, "bronze", 0)
        box(0, -.16, head - .06, self.width, -.04, head, "bronze", 0)
        box(0, -.11, .06, self.width, -.095, head - .06, "glass", 0)

    def add_lights(self, shot, windows):
        """Sky, sun, daylight through the windows, and light from the ceiling. Reads dusk, sun, sunlight, windows and lamps."""
        dusk = shot.get("dusk", False)
        home_light.sky(dusk, .55 if dusk else 1.7)
        if windows and not dusk:
            side = shot.get("sun", [.45, -.62])
            sun = add_light("SUN", (0, 0, 0), (side[0], 1, side[1]), shot.get("sunlight", 12), (1, .90, .76), angle=.02)
            sun.visible_glossy = True
        if windows:
            area = self.width * (self.height - .35)
            power, colour = (3, home_light.BLUE_HOUR) if dusk else (15, home_light.DAYLIGHT)
            add_light("AREA", (self.width / 2, .05, self.height / 2), (0, 1, -.15), power * area * shot.get("windows", 1),
                      colour, shape="RECTANGLE", size=self.width * .96, size_y=self.height * .85)
        add_light("AREA", (self.width / 2, self.depth * .55, self.height - .06), (0, 0, -1),
                  self.width * self.depth * .9 * shot.get("lamps", 1), home_light.LAMPLIGHT, shape="RECTANGLE",
                  size=self.width * .7, size_y=self.depth * .6)

    def wash(self, wall, a, b, power=9.0, top=None, away=.35):
        """Lights a wall (n, e or w) from a to b from above, `away` metres in front of it; `power` in W/m."""
        z, middle = (top or self.height) - .03, (a + b) / 2
        position, direction = {"n": ((middle, self.depth - away, z), (0, .35, -1)), "w": ((away, middle, z), (-.35, 0, -1)),
                               "e": ((self.width - away, middle, z), (.35, 0, -1))}[wall]
        add_light("AREA", position, direction, power * (b - a), home_light.LAMPLIGHT, shape="RECTANGLE", size=b - a, size_y=.06)

    def accent(self, at, target, power=60.0, angle=38):
        """A spot lamp aimed at a point; `power` in W, `angle` is its cone in degrees."""
        add_light("SPOT", at, tuple(t - a for t, a in zip(target, at)), power, home_light.LAMPLIGHT,
                  spot_size=math.radians(angle), spot_blend=.7, shadow_soft_size=.04)
        x, y, z = at
        self.piece.cylinder(x, y, z + .02, z + .16, .045, "black", bevel=.004, segments=24)

    def sheers(self, *spans):
        """Sheer curtains at the windows, each from a to b."""
        for a, b in spans:
            small.curtain(self.at(0, .14), a, b, self.height - .36, "sheer", 10, .05)

    def at(self, x, y, turn=0, z=0):
        """A Piece at (x, y, z); its front faces north with turn 0 and the windows with 180."""
        return self.piece.moved(x, y, z, turn)

    def plant(self, x, y, height):
        """A potted tree, whose kind depends on its position, so that a room has several kinds."""
        kind = (plants.olive_tree, plants.palm, small.plant)[int(x * 3 + y * 5) % 3]
        kind(self.at(x, y), .5, .5, height)

    def cove(self, inset=.8, drop=.22):
        """A lowered border of the ceiling, `inset` wide, with concealed light strips and recessed lamps."""
        w, d, h = self.width, self.depth, self.height
        box = self.piece.box
        for x0, y0, x1, y1 in ((0, 0, w, inset), (0, d - inset, w, d), (0, inset, inset, d - inset),
                               (w - inset, inset, w, d - inset)):
            box(x0, y0, h - drop, x1, y1, h, "ceiling", 0)
        a = inset - .03
        for x0, y0, x1, y1 in ((a, a, w - a, a + .02), (a, d - a - .02, w - a, d - a), (a, a, a + .02, d - a),
                               (w - a - .02, a, w - a, d - a)):
            box(x0, y0, h - drop * .55, x1, y1, h - drop * .45, "cove", 0)
        self.spots(inset / 2, drop)

    def spots(self, inset, drop=0.0, gap=1.6):
        """Recessed lamps along the north and the south wall, about `gap` apart."""
        for y in (inset, self.depth - inset):
            for k in range(int(self.width / gap)):
                x = (k + .5) * self.width / int(self.width / gap)
                z = self.height - drop
                self.piece.cylinder(x, y, z - .006, z + .01, .05, "spot", bevel=0, segments=20)

    def slats(self, material="oak", gap=.16, drop=.22, strips=True):
        """Slats below the ceiling across the room, with `strips` every 14th replaced by a light strip."""
        count = int(self.width / gap)
        for k in range(count):
            x = (k + .5) * self.width / count
            if strips and k % 14 == 7:
                self.piece.box(x - .03, .3, self.height - drop, x + .03, self.depth - .3, self.height - drop + .03,
                               "strip", 0)
            else:
                self.piece.box(x - .022, 0, self.height - drop, x + .022, self.depth, self.height - .06, material, 0)

    def panels(self, wall, material, x0, x1, joint=1.2, thick=.03, top=None):
        """Slabs about `joint` wide on a wall (n, e or w) from x0 to x1, with joints between them."""
        top = top or self.height - .02
        count = max(1, round((x1 - x0) / joint))
        for k in range(count):
            a, b = (x0 + (x1 - x0) * (k + j) / count for j in (0, 1))
            a, b = a + .003, b - .003
            edge = 0 if material == "mirror" else .002
            if wall == "n":
                self.piece.box(a, self.depth - thick, .06, b, self.depth, top, material, edge)
            elif wall == "w":
                self.piece.box(0, a, .06, thick, b, top, material, edge)
            else:
                self.piece.box(self.width - thick, a, .06, self.width, b, top, material, edge)

    def fluted(self, wall, material, x0, x1, top=None):
        """Fine vertical slats on a wall (n, e or w) from x0 to x1."""
        top = top or self.height - .02
        for k in range(int((x1 - x0) / .055)):
            a = x0 + k * .055
            if wall == "n":
                self.piece.box(a, self.depth - .035, .06, a + .034, self.depth, top, material, 0)
            elif wall == "w":
                self.piece.box(0, a, .06, .035, a + .034, top, material, 0)
            else:
                self.piece.box(self.width - .035, a, .06, self.width, a + .034, top, material, 0)
