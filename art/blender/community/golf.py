"""The indoor driving range, and the screen-golf room with the golf course on its screen."""
import math
import random

from furniture import living, small, traces
from exterior import palette as exterior_palette
from community.hall import Hall
from community.things import line_lamp, round_table
from home.light import DAYLIGHT, add_light
from materials import new_material
from mesh import MeshBuilder, soft_outline, place
from exterior.plants import Nursery


def golf(shot):
    """The driving range: five bays open to the range's hall."""
    hall = Hall(shot, 15, 8, 4.0, "stone floor", north=None, windows=False)
    hall.slats("walnut", .2, .26)
    hall.panels("w", "travertine", 0, 8, 1.35, .05)
    hall.panels("e", "travertine", 0, 8, 1.35, .05)
    hall.wash("w", .3, 7.7, 10)
    piece = hall.piece
    range_hall(hall, 8, 24)
    # The club of the golfer on the middle mat.
    piece.tube([(7.13, 4.98, .84), (7.30, 5.14, .03)], .007, "steel")
    piece.ball(7.31, 5.16, .03, .045, "black", .6)
    piece.box(0, 7.9, 3.5, 15, 8.1, 4.0, "bronze", .004)
    piece.box(0, 5.8, .001, 15, 8.3, .02, "turf", .004)
    for k in range(5):
        x = 1.5 + 3 * k
        piece.box(x - .75, 3.6, .001, x + .75, 5.4, .03, "turf", .006)
        piece.box(x - .82, 3.53, .0, x + .82, 5.47, .024, "bronze", .006)
        piece.ball(x + .1, 4.7, .055, .0215, "white")
        piece.box(x - 1.15, 3.0, 0, x - 1.0, 3.4, .95, "walnut", .01)
        piece.box(x - 1.14, 3.06, .95, x - 1.01, 3.36, 1.2, "screen", .01)
        golf_bag(hall.at(x + 1.02, 3.1), ("tan", "dark plaster", "linen", "tan", "moss")[k])
        line_lamp(hall.at(x, 4.2), 1.8, 3.1, 4.0)
        piece.box(x - 1.53, 2.8, 0, x - 1.47, 6.2, 1.3, "clear", .006)
        piece.box(x - 1.54, 2.8, 1.3, x - 1.46, 6.2, 1.33, "brass", .003)
    for x in (3, 7.5, 12):
        living.armchair(hall.at(x - .75, .5, 0))
        living.armchair(hall.at(x + .75, .5, 0))
        round_table(hall.at(x, 1.0), .25, .46, "dark marble")
        traces.cup(hall.at(x + .06, .9, 30 * x, .46))
    traces.towel(hall.at(6.75, 1.1, 70, .5), "bed linen")
    traces.tote(hall.at(9.3, 1.2, -20), "sand")
    for k in range(14):
        piece.ball(.9 + .71 * k + .3 * math.sin(7 * k), 6.2 + .9 * math.sin(5 * k + 1) ** 2, .042, .0215, "white")


def range_hall(hall, near, far):
    """The hall that the bays open to, from `near` to `far` (y, m): turf, dark walls and ceiling, lamps, a canvas at the end."""
    piece, width, height = hall.piece, hall.width, 5.6
    piece.box(-.3, near, -.1, width + .3, far, .004, "turf", 0)
    for x0, x1 in ((-.3, 0), (width, width + .3)):
        piece.box(x0, near, 0, x1, far, height, "night", 0)
    piece.box(-.3, near - .1, 4.0, width + .3, near, height + .2, "night", 0)
    piece.box(-.3, near, height, width + .3, far, height + .2, "night", 0)

    def canvas(u, v):
        return (width * u, far - .25 + .05 * math.sin(u * 60) * (1 - v) + .22 * math.sin(math.pi * v) ** 2, height * v)
    piece.sheet(160, 12, canvas, "linen")
    for k, y in enumerate((11, 14.5, 18)):
        piece.box(0, y, .004, width, y + .06, .008, "white", 0)
        add_light("AREA", (width / 2, y, height - .1), (0, .25, -1), 230 + 60 * k, DAYLIGHT,
                  shape="RECTANGLE", size=width * .9, size_y=.5)
        piece.box(.6, y - .05, height - .08, width - .6, y + .05, height - .04, "lamp", 0)
    add_light("AREA", (width / 2, far - 2.2, height - .2), (0, 1, -.75), 520, DAYLIGHT,
              shape="RECTANGLE", size=width * .9, size_y=.4)


def screen_golf(shot):
    """The screen-golf room; the course outside is the picture on the screen."""
    hall = Hall(shot, 7.4, 8.4, 3.4, "felt", None, "dark plaster", "dark plaster", "night", windows=False)
    piece = hall.piece
    course(0, 7.4, 8.4)
    add_light("AREA", (3.7, 8.3, 1.7), (0, -1, -.1), 75, DAYLIGHT, shape="RECTANGLE", size=6, size_y=2.8)
    for x0, z0, x1, z1 in ((-.3, 0, .45, 3.4), (6.95, 0, 7.7, 3.4), (.45, 0, 6.95, .16), (.45, 3.15, 6.95, 3.4)):
        piece.box(x0, 8.3, z0, x1, 8.5, z1, "night", .01)
    hall.fluted("e", "walnut", 0, 8.2)
    hall.fluted("w", "walnut", 0, 8.2)
    hall.wash("e", .2, 8.0, 13, away=.2)
    hall.wash("w", .2, 8.0, 13, away=.2)
    piece.box(0, 5.4, .001, 7.4, 8.3, .02, "turf", .004)
    piece.box(2.3, 3.5, .0, 5.1, 5.4, .10, "walnut flat", .006)
    piece.box(2.3, 3.485, .02, 5.1, 3.495, .05, "strip", 0)
    piece.box(2.75, 3.8, .10, 4.65, 5.2, .12, "turf", .004)
    piece.ball(3.9, 4.7, .145, .0215, "white")
    golf_bag(hall.at(5.9, 4.6), "tan")
    piece.box(1.5, 4.5, 0, 1.9, 4.8, 1.0, "walnut", .01)
    piece.box(1.48, 4.56, 1.0, 1.92, 4.62, 1.3, "display", .006)
    living.sofa(hall.at(.1, 2.2, -90), 2.5, .95, "sand")
    living.armchair(hall.at(6.5, 2.4, 70))
    round_table(hall.at(1.6, 2.2), .36, .44, "dark marble")
    small.bowl(piece, 1.65, 2.2, .44, .11)
    round_table(hall.at(6.6, 1.4), .25, .46, "dark marble")
    small.floor_lamp(hall.at(.5, .5), .4, .4, 1.6)
    traces.cup(hall.at(1.42, 2.02, 40, .44))
    traces.cup(hall.at(6.55, 1.3, 10, .46), saucer=False)
    traces.towel(hall.at(6.2, 2.55, 100, .47), "light linen")
    traces.tote(hall.at(5.55, 3.9, 25), "slate cloth")
    for x, y in ((4.35, 4.5), (4.42, 4.62), (3.2, 4.2)):
        piece.ball(x, y, .145, .0215, "white")
    for x in (1.6, 3.7, 5.8):
        hall.accent((x, 2.7, 3.2), (x, 4.4, 0), 110, 60)


def golf_bag(piece, material):
    """A bag with six clubs."""
    piece.cylinder(0, 0, 0, .82, .13, material, .15, .02, 24)
    for c in range(6):
        a, b = .07 * (c % 3 - 1), .06 * (c // 3 - .5)
        piece.tube([(a, b, .5), (a * 1.5, b * 1.5, 1.02)], .008, "steel")
        piece.ball(a * 1.5, b * 1.5, 1.05, .032, ("black", "steel")[c % 2], .7)


def course(x0, x1, y):
    """A sunlit golf course north of y, centred between x0 and x1: fairway, bunkers, a flag, trees and a distant ridge."""
    colours = exterior_palette.palette("day")
    add_light("SUN", (0, 0, 0), (.5, 1, -.75), 5.5, (1, .90, .76), angle=.02)
    rnd = random.Random(8)
    nursery = Nursery(colours)
    builder = MeshBuilder()
    middle, turf = (x0 + x1) / 2, mown_turf()
    builder.face(((x0 - 160, y, -.05), (x1 + 160, y, -.05), (x1 + 160, y + 400, 3), (x0 - 160, y + 400, 3)), 0)
    for cx, cy, rx, ry in ((middle - 9, y + 42, 6, 3), (middle + 12, y + 70, 7, 3.4), (middle - 12, y + 86, 6, 3)):
        builder.face([(px, py, .32 * (py - y) / 42 * .25 + .02) for px, py in soft_outline(cx, cy, rx, ry, rnd)], 1)
    for k in range(60):
        x = middle - 300 + 10 * k
        heights = [14 + 5 * math.sin(.21 * j) + 3 * math.sin(.53 * j + 1) for j in (k, k + 1)]
        builder.face(((x, y + 260, 0), (x + 10, y + 260, 0), (x + 10, y + 290, heights[1]), (x, y + 290, heights[0])), 2)
    place(builder.mesh("course", [turf, colours["straw"], colours["hill"]]))
    flag = MeshBuilder()
    flag.box(middle + 1.98, y + 78, 0, middle + 2.02, y + 78.04, 3.2, 0)
    flag.face(((middle + 2, y + 78, 3.2), (middle + 3, y + 78, 2.95), (middle + 2, y + 78, 2.6)), 1)
    place(flag.mesh("flag", [colours["slab"], colours["taillight"]]))
    for k in range(150):
        side, distance = rnd.choice((-1, 1)), rnd.uniform(8, 190)
        nursery.plant(rnd.choice(("pine", "pine", "zelkova", "elm")),
                      middle + side * (rnd.uniform(15, 46) + distance * .10), y + distance, 0, rnd.uniform(.8, 1.3))
    for k in range(90):
        nursery.plant(rnd.choice(("pine", "zelkova", "elm")), middle + rnd.uniform(-95, 95), y + rnd.uniform(150, 200),
                      1, rnd.uniform(.9, 1.4))


def mown_turf():
    """Mown turf with diagonal stripes of two greens."""
    material, nodes = new_material("mown turf")
    parts = nodes.add("SeparateXYZ", Vector=nodes.add("NewGeometry").outputs["Position"]).outputs
    along = nodes.math("MULTIPLY", parts[1], .35)
    stripe = nodes.math("PINGPONG", nodes.math("MULTIPLY_ADD", parts[0], .9, along), 4.0)
    share = nodes.remap(stripe, 1.7, 2.3, 0, 1)
    colour = nodes.mix(nodes.noise(.5, 5), nodes.mix(share, (.075, .155, .035), (.11, .21, .05)), (.12, .17, .05))
    nodes.output_shader(nodes.add("BsdfPrincipled", Base_Color=colour, Roughness=.9, Specular=.1).outputs[0])
    return material


ROOMS = {"golf": golf, "screenGolf": screen_golf}
