"""The indoor driving range, with the golf course on its screen."""
import math
import random


from exterior import palette as exterior_palette
from community.hall import Hall
from community.things import painted_ring
from home.light import DAYLIGHT, LAMPLIGHT, add_light
from materials import new_material
from mathutils import Matrix
from mesh import MeshBuilder, soft_outline, place
from exterior.plants import Nursery


def golf(shot):
    """The driving range: five bays open to the range's hall."""
    hall = Hall(shot, 15, 8, 4.0, "dark stone floor", north=None, windows=False)
    hall.slats("walnut", .2, .26)
    hall.panels("w", "travertine", 0, 8, 1.35, .05)
    hall.panels("e", "travertine", 0, 8, 1.35, .05)
    hall.wash("w", .3, 7.7, 10)
    piece = hall.piece
    range_hall(hall, 8, 24)
    piece.box(0, 7.9, 3.5, 15, 8.1, 4.0, "bronze", .004)
    piece.box(0, 5.8, .001, 15, 8.3, .02, "turf", .004)
    for k in range(5):
        bay(hall, 1.5 + 3 * k)
    # What the player of the middle bay left.
    ball_basket(hall.at(6.5, 4.15))
    golf_bag(hall.at(8.72, 4.35, 24))
    for x, y in ((6.82, 3.82), (7.02, 4.15), (6.94, 4.46)):
        piece.ball(x, y, .022 if x < 6.9 else .052, .0215, "white")
    for k in range(26):
        piece.ball(.9 + .53 * k + .3 * math.sin(7 * k), 6.2 + 5.5 * math.sin(5 * k + 1) ** 4, .042, .0215, "white")


def bay(hall, x):
    """A bay centred on x: a mat with a ball, a sensor and a lamp."""
    piece = hall.piece
    piece.box(x - .75, 3.6, .001, x + .75, 5.4, .03, "turf", .006)
    piece.box(x - .82, 3.53, .0, x + .82, 5.47, .024, "bronze", .006)
    piece.cylinder(x + .1, 4.7, .03, .062, .007, "clay cloth", .011, 0, 12)
    piece.ball(x + .1, 4.7, .083, .0215, "white")
    piece.box(x + .98, 4.55, .03, x + 1.10, 4.85, .13, "black", .012)
    piece.box(x + .972, 4.60, .05, x + .98, 4.80, .11, "screen", .003)
    hall.accent((x, 2.6, 3.7), (x, 4.6, 0), 520, 44)


def range_hall(hall, near, far):
    """The hall that the bays open to, from `near` to `far` (y, m): turf, dark battens, and the screen with the course."""
    piece, width, height = hall.piece, hall.width, 5.6
    piece.box(-.3, near, -.1, width + .3, far, .004, "turf", 0)
    for wall, x0, x1 in ((-1, -.3, 0), (1, width, width + .3)):
        piece.box(x0, near, 0, x1, far, height, "night", 0)
        edge = 0 if wall < 0 else width
        for k in range(int((far - near) / .32)):
            y = near + .1 + .32 * k
            piece.box(edge - .09, y, 0, edge + .09, y + .11, height, "walnut", .006)
    piece.box(-.3, near - .1, 4.0, width + .3, near, height + .2, "night", 0)
    piece.box(-.3, near, height, width + .3, far, height + .2, "night", 0)
    for x0, z0, x1, z1 in ((-.3, 0, 1.2, height), (width - 1.2, 0, width + .3, height), (1.2, 0, width - 1.2, .35),
                           (1.2, 5.0, width - 1.2, height)):
        piece.box(x0, far - .1, z0, x1, far + .1, z1, "night", .01)
    course(0, width, far + .1, .045, 21, (-1, .75, -.42))
    for y, radius in ((12.5, 1.1), (16.5, 1.5), (20.5, 1.9)):
        for r in (radius, radius * .45):
            painted_ring(piece, width / 2 + (y - 16.5) * .7, y, .008, r, .12)
    add_light("AREA", (width / 2, far - .3, 2.7), (0, -1, -.12), 420, DAYLIGHT, shape="RECTANGLE", size=width * .8, size_y=4.4)
    for x, turn in ((.5, -.35), (width - .5, .35)):
        add_light("AREA", (x, (near + far) / 2, height - .1), (turn, 0, -1), 420, LAMPLIGHT, shape="RECTANGLE",
                  size=.06, size_y=far - near - 1)


def ball_basket(piece):
    """A wire basket of balls with a handle."""
    for z, radius in ((.01, .10), (.10, .12), (.19, .14)):
        turns = (math.tau * k / 24 for k in range(25))
        piece.tube([(radius * math.cos(t), radius * math.sin(t), z) for t in turns], .006, "brass")
    for k in range(16):
        a = math.tau * k / 16
        piece.tube([(r * math.cos(a), r * math.sin(a), z) for r, z in ((.10, .01), (.14, .19))], .004, "brass")
    piece.tube([(.14 * math.cos(math.pi * t / 12), 0, .19 + .15 * math.sin(math.pi * t / 12)) for t in range(13)], .004,
               "brass")
    for k in range(70):
        ring, a = k % 3, 2.4 * k
        piece.ball((.022 + .037 * ring) * math.cos(a), (.022 + .037 * ring) * math.sin(a), .03 + .0024 * k, .0215, "white")


def golf_bag(piece):
    """A leather bag with its clubs, on a stand that leans it back."""
    for x in (-.17, .17):
        piece.tube([(x * .35, .1, .62), (x, .34, .01)], .008, "black")
    bag = piece.moved(0, 0, .012)
    bag.frame = bag.frame @ Matrix.Rotation(math.radians(-14), 4, "X")
    bag.cylinder(0, 0, 0, .80, .115, "tan", .125, .014, 32)
    bag.cylinder(0, 0, .0, .07, .122, "black", .122, .008, 32)
    bag.cylinder(0, 0, .76, .83, .132, "black", .132, .010, 32)
    bag.box(-.085, -.165, .16, .085, -.09, .44, "tan", .03)
    bag.box(-.07, -.150, .50, .07, -.10, .68, "tan", .025)
    for k, (x, y, top) in enumerate(((-.06, -.05, 1.06), (.05, -.06, 1.02), (-.07, .05, 1.13), (.02, .0, 1.10), (.07, .05, 1.18))):
        bag.tube([(x, y, .5), (x * 1.25, y * 1.25, top)], .005, "steel")
        if k > 2:
            bag.ball(x * 1.25, y * 1.25, top + .02, .052, "black", .8)
        else:
            bag.box(x * 1.25 - .012, y * 1.25 - .05, top - .01, x * 1.25 + .012, y * 1.25 + .03, top + .045, "steel", .006)


def course(x0, x1, y, rise=.0075, seed=8, sun=(.5, 1, -.75)):
    """
    A golf course north of y, centred between x0 and x1: a fairway that rises by the share `rise`, bunkers, a flag, trees and a
    distant ridge; `sun` is the direction of its light.
    """
    colours = exterior_palette.palette("day")
    add_light("SUN", (0, 0, 0), sun, 5.5, (1, .90, .76), angle=.02)
    rnd = random.Random(seed)
    nursery = Nursery(colours)
    builder = MeshBuilder()
    middle, turf = (x0 + x1) / 2, mown_turf()

    def ground(at):
        return rise * (at - y) - .05
    builder.face([(middle + side * 170, at, ground(at)) for side, at in ((-1, y), (1, y), (1, y + 400), (-1, y + 400))], 0)
    for cx, cy, rx, ry in ((middle - 9, y + 42, 6, 3), (middle + 12, y + 70, 7, 3.4), (middle - 12, y + 86, 6, 3)):
        builder.face([(px, py, ground(py) + .03) for px, py in soft_outline(cx, cy, rx, ry, rnd)], 1)
    for k in range(60):
        x = middle - 300 + 10 * k
        heights = [ground(y + 260) + 14 + 5 * math.sin(.21 * j) + 3 * math.sin(.53 * j + 1) for j in (k, k + 1)]
        builder.face(((x, y + 260, 0), (x + 10, y + 260, 0), (x + 10, y + 290, heights[1]), (x, y + 290, heights[0])), 2)
    builder.face([(middle + side * 500, y + 396, z) for side, z in ((-1, -20), (1, -20), (1, 260), (-1, 260))], 3)
    place(builder.mesh("course", [turf, colours["straw"], colours["hill"], morning_sky()]))
    foot, flag = ground(y + 78), MeshBuilder()
    flag.box(middle + 1.98, y + 78, foot, middle + 2.02, y + 78.04, foot + 3.2, 0)
    flag.face([(middle + 2 + x, y + 78, foot + z) for x, z in ((0, 3.2), (1, 2.95), (0, 2.6))], 1)
    place(flag.mesh("flag", [colours["slab"], colours["taillight"]]))
    for k in range(150):
        side, distance = rnd.choice((-1, 1)), rnd.uniform(8, 190)
        nursery.plant(rnd.choice(("pine", "pine", "zelkova", "elm")), middle + side * (rnd.uniform(15, 46) + distance * .10),
                      y + distance, ground(y + distance), rnd.uniform(.8, 1.3))
    for k in range(90):
        x, at = middle + rnd.uniform(-95, 95), y + rnd.uniform(150, 200)
        nursery.plant(rnd.choice(("pine", "zelkova", "elm")), x, at, ground(at), rnd.uniform(.9, 1.4))


def morning_sky():
    """A clear sky: pale above the trees, blue higher up."""
    material, nodes = new_material("morning sky")
    height = nodes.add("SeparateXYZ", Vector=nodes.add("NewGeometry").outputs["Position"]).outputs[2]
    colour = nodes.mix(nodes.remap(height, 10, 110, 0, 1), (.60, .66, .66), (.20, .34, .52))
    nodes.output_shader(nodes.add("Emission", Color=colour, Strength=.62).outputs[0])
    return material


def mown_turf():
    """Mown turf with diagonal stripes of two greens."""
    material, nodes = new_material("mown turf")
    parts = nodes.add("SeparateXYZ", Vector=nodes.add("NewGeometry").outputs["Position"]).outputs
    along = nodes.math("MULTIPLY", parts[1], .35)
    stripe = nodes.math("PINGPONG", nodes.math("MULTIPLY_ADD", parts[0], .9, along), 4.0)
    share = nodes.remap(stripe, 1.7, 2.3, 0, 1)
    colour = nodes.mix(nodes.noise(.5, 5), nodes.mix(share, (.080, .132, .042), (.118, .180, .058)), (.125, .155, .06))
    nodes.output_shader(nodes.add("BsdfPrincipled", Base_Color=colour, Roughness=.9, Specular=.1).outputs[0])
    return material


ROOMS = {"golf": golf}
