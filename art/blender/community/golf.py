"""The driving range and the room for screen golf, and the course that both look at."""
import math
import random

from furniture import living, small
from exterior import palette as exterior_palette
from community.hall import Hall
from community.things import line_lamp, round_table, words
from home.light import DAYLIGHT, lamp
from materials import material
from mesh import MeshBuilder, blob, place
from exterior.plants import Nursery


def golf(shot):
    hall = Hall(shot, 15, 8, 4.0, "stone floor", north=None, windows=False)
    hall.slats("walnut", .2, .26)
    hall.panels("w", "travertine", 0, 8, 1.35, .05)
    hall.panels("e", "travertine", 0, 8, 1.35, .05)
    hall.wash("w", .3, 7.7, 10)
    p = hall.piece
    course(0, 15, 8)
    lamp("AREA", (7.5, 7.9, 1.9), (0, -1, -.2), 520, DAYLIGHT, shape="RECTANGLE", size=14.5, size_y=3.6)
    p.box(0, 7.9, 3.5, 15, 8.1, 4.0, "bronze", .004)
    p.box(0, 5.8, .001, 15, 8.3, .02, "turf", .004)
    for k in range(5):
        x = 1.5 + 3 * k
        p.box(x - .75, 3.6, .001, x + .75, 5.4, .03, "turf", .006)
        p.box(x - .82, 3.53, .0, x + .82, 5.47, .024, "bronze", .006)
        p.ball(x + .1, 4.7, .055, .0215, "white")
        p.box(x - 1.15, 3.0, 0, x - 1.0, 3.4, .95, "walnut", .01)
        p.box(x - 1.14, 3.06, .95, x - 1.01, 3.36, 1.2, "screen", .01)
        golf_bag(hall.at(x + 1.02, 3.1), ("tan", "dark plaster", "linen", "tan", "moss")[k])
        line_lamp(hall.at(x, 4.2), 1.8, 3.1, 4.0)
        p.box(x - 1.53, 2.8, 0, x - 1.47, 6.2, 1.3, "clear", .006)
        p.box(x - 1.54, 2.8, 1.3, x - 1.46, 6.2, 1.33, "brass", .003)
    for x in (3, 7.5, 12):
        living.armchair(hall.at(x - .75, .5, 0))
        living.armchair(hall.at(x + .75, .5, 0))
        round_table(hall.at(x, 1.0), .25, .46, "dark marble")


def screen_golf(shot):
    hall = Hall(shot, 7.4, 8.4, 3.4, "felt", None, "dark plaster", "dark plaster", "night", windows=False)
    p = hall.piece
    course(0, 7.4, 8.4)
    lamp("AREA", (3.7, 8.3, 1.7), (0, -1, -.1), 75, DAYLIGHT, shape="RECTANGLE", size=6, size_y=2.8)
    for x0, z0, x1, z1 in ((-.3, 0, .45, 3.4), (6.95, 0, 7.7, 3.4), (.45, 0, 6.95, .16), (.45, 3.15, 6.95, 3.4)):
        p.box(x0, 8.3, z0, x1, 8.5, z1, "night", .01)
    for x in (.6, 6.2):
        words(hall.at(x + .3, 8.28, 180), "186 m" if x > 3 else "PAR 4", 0, 0, 2.78, .24, "lamp")
    hall.fluted("e", "walnut", 0, 8.2)
    hall.fluted("w", "walnut", 0, 8.2)
    hall.wash("e", .2, 8.0, 13, away=.2)
    hall.wash("w", .2, 8.0, 13, away=.2)
    p.box(0, 5.4, .001, 7.4, 8.3, .02, "turf", .004)
    p.box(2.3, 3.5, .0, 5.1, 5.4, .10, "walnut flat", .006)
    p.box(2.3, 3.485, .02, 5.1, 3.495, .05, "strip", 0)
    p.box(2.75, 3.8, .10, 4.65, 5.2, .12, "turf", .004)
    p.ball(3.9, 4.7, .145, .0215, "white")
    golf_bag(hall.at(5.9, 4.6), "tan")
    p.box(1.5, 4.5, 0, 1.9, 4.8, 1.0, "walnut", .01)
    p.box(1.48, 4.56, 1.0, 1.92, 4.62, 1.3, "display", .006)
    living.sofa(hall.at(.1, 2.2, -90), 2.5, .95, "sand")
    living.armchair(hall.at(6.5, 2.4, 70))
    round_table(hall.at(1.6, 2.2), .36, .44, "dark marble")
    small.bowl(p, 1.65, 2.2, .44, .11)
    round_table(hall.at(6.6, 1.4), .25, .46, "dark marble")
    small.floor_lamp(hall.at(.5, .5), .4, .4, 1.6)
    for x in (1.6, 3.7, 5.8):
        hall.accent((x, 2.7, 3.2), (x, 4.4, 0), 110, 60)


def golf_bag(piece, material):
    """A bag with its clubs."""
    piece.cylinder(0, 0, 0, .82, .13, material, .15, .02, 24)
    for c in range(6):
        a, b = .07 * (c % 3 - 1), .06 * (c // 3 - .5)
        piece.tube([(a, b, .5), (a * 1.5, b * 1.5, 1.02)], .008, "steel")
        piece.ball(a * 1.5, b * 1.5, 1.05, .032, ("black", "steel")[c % 2], .7)


def course(x0, x1, y):
    """
    A golf course beyond y, to the north, between x0 and x1: fairway in mown stripes, sand, a green with its flag,
    woods, in the sun. The world's sky stands behind.
    """
    colours = exterior_palette.palette("day")
    lamp("SUN", (0, 0, 0), (.5, 1, -.75), 5.5, (1, .90, .76), angle=.02)
    rnd = random.Random(8)
    nursery = Nursery(colours)
    builder = MeshBuilder()
    middle, turf = (x0 + x1) / 2, lawn()
    builder.face(((x0 - 160, y, -.05), (x1 + 160, y, -.05), (x1 + 160, y + 400, 3), (x0 - 160, y + 400, 3)), 0)
    for cx, cy, rx, ry in ((middle - 9, y + 42, 6, 3), (middle + 12, y + 70, 7, 3.4), (middle - 12, y + 86, 6, 3)):
        builder.face([(px, py, .32 * (py - y) / 42 * .25 + .02) for px, py in blob(cx, cy, rx, ry, rnd)], 1)
    for k in range(60):
        x = middle - 300 + 10 * k
        high = [14 + 5 * math.sin(.21 * j) + 3 * math.sin(.53 * j + 1) for j in (k, k + 1)]
        builder.face(((x, y + 260, 0), (x + 10, y + 260, 0), (x + 10, y + 290, high[1]), (x, y + 290, high[0])), 2)
    place(builder.mesh("course", [turf, colours["straw"], colours["hill"]]))
    flag = MeshBuilder()
    flag.box(middle + 1.98, y + 78, 0, middle + 2.02, y + 78.04, 3.2, 0)
    flag.face(((middle + 2, y + 78, 3.2), (middle + 3, y + 78, 2.95), (middle + 2, y + 78, 2.6)), 1)
    place(flag.mesh("flag", [colours["slab"], colours["taillight"]]))
    for k in range(150):
        side, away = rnd.choice((-1, 1)), rnd.uniform(8, 190)
        nursery.plant(rnd.choice(("pine", "pine", "zelkova", "elm")),
                      middle + side * (rnd.uniform(15, 46) + away * .10), y + away, 0, rnd.uniform(.8, 1.3))
    for k in range(90):
        nursery.plant(rnd.choice(("pine", "zelkova", "elm")), middle + rnd.uniform(-95, 95), y + rnd.uniform(150, 200),
                      1, rnd.uniform(.9, 1.4))


def lawn():
    """Mown turf in stripes of two greens, across the way that one plays."""
    made, nodes = material("mown turf")
    parts = nodes.add("SeparateXYZ", Vector=nodes.add("NewGeometry").outputs["Position"]).outputs
    along = nodes.math("MULTIPLY", parts[1], .35)
    stripe = nodes.math("PINGPONG", nodes.math("MULTIPLY_ADD", parts[0], .9, along), 4.0)
    share = nodes.remap(stripe, 1.7, 2.3, 0, 1)
    colour = nodes.mix(nodes.noise(.5, 5), nodes.mix(share, (.075, .155, .035), (.11, .21, .05)), (.12, .17, .05))
    nodes.end(nodes.add("BsdfPrincipled", Base_Color=colour, Roughness=.9, Specular=.1).outputs[0])
    return made


ROOMS = {"golf": golf, "screenGolf": screen_golf}
