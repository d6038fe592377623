"""The community's rooms for children: playroom, day care, after-school care, bus stop."""
import math

from furniture import small, study, traces
from furniture.clothes import shoe_pair
from community.hall import Hall
from community.play import block_tower, cubbies, little_house, nook, rainbow
from community.things import line_lamp, long_table, round_table
from home.light import LAMPLIGHT, add_light

SOFT = ("pale sage", "honey", "blush", "linen")


def pendants(hall, places, z, radius=.17):
    """Globe lamps at places (x, y), with their centres at z."""
    for x, y in places:
        hall.piece.ball(x, y, z, radius, "lamp shade")
        hall.piece.tube([(x, y, z + radius), (x, y, hall.height)], .004, "black")


def kids(shot):
    """The playroom: three round niches in a timber wall, a stair to climb, a playhouse, a rug with wooden toys."""
    hall = Hall(shot, 12, 8, 3.4, "oak floor", level=5.6)
    hall.panels("w", "pale sage", 0, 8, 8, .02)
    piece = hall.piece
    for k, (x, lining) in enumerate(((1.4, "clay cloth"), (3.3, "sage cloth"), (5.2, "sand"))):
        nook(hall.at(x, 7.98, 180), 1.9, 2.7, .66 + .10 * (k == 1), 1.05, lining)
    climbing_stair(hall.at(6.5, 7.98))
    little_house(hall.at(11.9, 5.2, 90), 2.2, 1.5, 2.3, "oak", "sage ash")
    piece.cylinder(4.3, 4.5, .001, .02, 1.6, "rug", bevel=.008, segments=96)
    block_tower(hall.at(4.75, 4.75, 30, .02), 6)
    piece.ball(5.35, 4.75, .14, .12, "sage cloth")
    for x, y, z, turn, m in ((4.0, 4.3, .02, 15, "oak upright"), (4.12, 4.38, .02, 50, "honey"),
                             (4.05, 4.34, .11, 32, "clay cloth"),
                             (3.5, 4.75, .02, 70, "oak upright"), (5.35, 4.2, .02, 28, "sky blue"), (2.6, 3.9, .001, 40, "honey"),
                             (6.3, 4.9, .001, 12, "oak upright")):
        hall.at(x, y, turn, z).box(-.045, -.045, 0, .045, .045, .09, m, .005)
    pendants(hall, ((4.0, 5.4), (7.4, 5.9)), 2.45, .15)
    hall.plant(11.4, .8, 1.9)


def climbing_stair(piece):
    """Four steps of solid timber up to a platform with a rail of round bars; the wall is at y = 0, its front at -y."""
    for k in range(5):
        x, z = .52 * k, .26 * (k + 1)
        end = x + (.52 if k < 4 else 1.5)
        piece.box(x, -1.5, 0, end, 0, z - .035, "oak upright", .004)
        piece.box(x - .02, -1.53, z - .035, end, 0, z, "oak board", .008)
    for k in range(13):
        x = 2.14 + .11 * k
        piece.tube([(x, -1.45, 1.30), (x, -1.45, 2.05)], .013, "oak upright")
    piece.tube([(2.08, -1.45, 2.07), (3.56, -1.45, 2.07)], .024, "oak board")


def nursery_table(hall, x, y, stools):
    """A low round table with blocks, sheets and crayons; stools at (distance, degrees) from its centre."""
    round_table(hall.at(x, y), .55, .5, "oak flat")
    block_tower(hall.at(x + .12, y + .15, 30, .5), 5)
    for k in range(4):
        sheet = hall.at(x + .3 * math.sin(5 * k), y + .3 * math.cos(3 * k), 31 * k, .502 + .001 * k)
        sheet.box(-.10, -.14, 0, .10, .14, .001, ("paper", "honey", "sky blue")[k % 3], 0)
    for k in range(5):
        crayon = hall.at(x + .25 * math.sin(4 * k), y - .2 + .2 * math.cos(7 * k), 67 * k, .510)
        crayon.tube([(-.04, 0, 0), (.04, 0, 0)], .005, ("clay cloth", "sky blue", "honey", "moss", "blush")[k])
    for k, (distance, degrees) in enumerate(stools):
        seat = hall.at(x, y, degrees).moved(0, distance)
        seat.cylinder(0, 0, 0, .26, .15, "oak", .15, .01)
        seat.cylinder(0, 0, .26, .30, .155, ("honey", "sage cloth", "clay cloth", "linen")[k % 4], bevel=.015)


def daycare(shot):
    """The day-care room: playhouses, pegs and shoes, cubbies, a low table, a rug with toys."""
    hall = Hall(shot, 11, 7, 3.1, "oak floor", level=.3)
    for wall, a, b in (("n", 0, 11), ("e", 0, 7)):
        hall.panels(wall, "pale sage", a, b, .16, .02, 1.25)
    piece = hall.piece
    piece.box(0, 6.95, 1.25, 11, 6.985, 1.29, "oak", .004)
    piece.box(10.95, 0, 1.25, 10.985, 6.95, 1.29, "oak", .004)
    little_house(hall.at(7.0, 6.96, 180), 1.45, 1.1, 1.95, "oak upright", "oak along")
    little_house(hall.at(8.55, 6.96, 180), 1.10, .75, 1.55, "oak upright", "sage ash")
    little_house(hall.at(9.95, 6.96, 180), 1.35, 1.0, 1.75, "oak upright", "rose ash")
    for x, y, z in ((7.0, 6.4, 1.0), (8.55, 6.6, .8), (9.95, 6.5, .9)):
        add_light("POINT", (x, y, z), (0, 0, -1), 5, LAMPLIGHT, shadow_soft_size=.06)
    cloakroom(hall.at(5.0, 6.95, 180), 5)
    cubbies(hall.at(2.2, 6.98, 180), 7, 2)
    nursery_table(hall, 3.9, 3.1, ((.66, 150), (.95, -70), (.72, 20)))
    piece.cylinder(8.0, 4.3, .001, .025, 1.5, "rug", bevel=.008, segments=96)
    rainbow(hall.at(8.35, 4.5, 200, .03))
    for x, y, z, size, turn, m in ((7.25, 4.15, .027, .05, 20, "oak"), (7.38, 4.10, .027, .05, 8, "rose ash"),
                                   (7.31, 4.13, .127, .05, 34, "sage ash"), (6.95, 3.75, .027, .05, 52, "oak upright"),
                                   (7.62, 3.72, .027, .05, 12, "sage ash")):
        hall.at(x, y, turn, z).box(-size, -size, 0, size, size, 2 * size, m, .006)
    hall.plant(10.4, .7, 1.9)


def cloakroom(piece, count):
    """A rail of oak pegs with a coloured sign for each child, and a bench with indoor shoes below it."""
    w = count * .17
    piece.box(-w, 0, 1.02, w, .03, 1.10, "oak", .006)
    piece.box(-w, .02, .26, w, .30, .29, "oak flat", .006)
    piece.box(-w, .02, .06, w, .30, .085, "oak flat", .006)
    for x in (-w, -.012, w - .024):
        piece.box(x, .02, 0, x + .024, .30, .26, "oak", .003)
    for k in range(count):
        x = -w + .34 * (k + .5)
        piece.tube([(x, .03, 1.06), (x, .10, 1.075)], .014, "oak")
        colour = ("clay cloth", "sky blue", "moss", "honey", "sage cloth")[k]
        piece.box(x - .04, .03, 1.115, x + .04, .036, 1.195, colour, .003)
        if k != 2:
            shoe_pair(piece.moved(x, .16, .085), ("tan", "white", "tan", "slate cloth", "white")[k], "linen", .15, .09)


def drawing(piece, ground="paper"):
    """A sheet with three coloured spots, pinned with its back along y = 0."""
    piece.box(-.15, 0, -.105, .15, .003, .105, ground, 0)
    for k in range(3):
        x, z, radius = piece.random.uniform(-.09, .09), piece.random.uniform(-.05, .05), piece.random.uniform(.02, .05)
        def spot(u, v, x=x, z=z, radius=radius, y=.004 + .001 * k):
            return (x + radius * v * math.cos(math.tau * u), y, z + radius * v * math.sin(math.tau * u))
        piece.sheet(32, 1, spot, piece.random.choice(("clay cloth", "honey", "sky blue", "moss", "blush")))


def blackboard(piece, width=2.8):
    """A board in an oak frame with a house and a sun in chalk; its back along y = 0."""
    w = width / 2
    piece.box(-w, .02, .75, w, .06, 2.05, "board", .004)
    for x0, z0, x1, z1 in ((-w - .05, .70, w + .05, .75), (-w - .05, 2.05, w + .05, 2.10), (-w - .05, .75, -w, 2.05),
                           (w, .75, w + .05, 2.05)):
        piece.box(x0, .01, z0, x1, .09, z1, "oak", .004)
    piece.box(-w, .01, .68, w, .15, .70, "oak", .003)
    house = ((-.30, .90), (-.30, 1.32), (-.36, 1.30), (0, 1.66), (.38, 1.28), (.31, 1.31), (.30, .91), (-.32, .89))
    door = ((-.07, .90), (-.06, 1.14), (.06, 1.15), (.07, .91))
    sun = [(.85 + .13 * math.cos(.4 * t), 1.72 + .125 * math.sin(.4 * t)) for t in range(17)]
    rays = [((.85 + .18 * math.cos(t), 1.72 + .18 * math.sin(t)), (.85 + .25 * math.cos(t), 1.72 + .25 * math.sin(t)))
            for t in (0, .8, 1.7, 2.4, 3.2, 4.1, 4.8, 5.6)]
    meadow = [(-1.1 + .1 * t, .90 + .025 * math.sin(1.9 * t)) for t in range(22)]
    for line in (house, door, sun, meadow, *rays):
        piece.tube([(x, .062, z) for x, z in line], .006, "paper")


def pencils(piece):
    """A cup of coloured pencils."""
    piece.cylinder(0, 0, 0, .10, .035, "honey", bevel=.003, segments=24)
    for c in range(5):
        a = 1.3 * c
        foot, tip = ((r * math.cos(a), r * math.sin(a), z) for r, z in ((.012, .02), (.03, .17 + .01 * (c % 3))))
        piece.tube([foot, tip], .004, ("clay cloth", "honey", "sky blue", "moss", "blush")[c])


def after_school(shot):
    """The after-school room: a board before a long table in use, a round table, shelves, a pinboard, a niche."""
    hall = Hall(shot, 11, 7, 3.1, "honey floor", level=.3)
    hall.slats("oak", .3, .14, strips=False)
    hall.panels("e", "blue plaster", 0, 7, 7, .02)
    blackboard(hall.at(10.98, 3.6, 90))
    homework_table(hall)
    for k in range(2):
        study.bookcase(hall.at(1.2 + 2.1 * k, 6.98, 180), 2.05, .34, 2.2)
    cubbies(hall.at(6.1, 6.98, 180), 7, 2)
    hall.panels("n", "cork", 4.6, 7.6, 1.5, .03, 2.75)
    for k in range(13):
        x, z = 4.9 + .40 * (k % 7), (1.55 if k < 7 else 2.15) + .12 * math.sin(7 * k)
        drawing(hall.at(x + .05 * math.sin(3 * k), 6.965, 180, z), ("paper", "paper", "honey", "linen", "sky blue")[k % 5])
    nook(hall.at(9.4, 6.98, 180), 2.6, 2.75, .95, 1.25, "honey")
    round_table(hall.at(8.6, 5.0), .5, .62, "oak board")
    for turn in (20, 150, 265):
        school_chair(hall.at(8.6, 5.0, turn).moved(0, -.66))
    small.books(hall.piece, 8.7, 5.1, .62, 3, .26, .2)
    line_lamp(hall.at(6.6, 3.0), 3.6, 2.2, 3.1)


def homework_table(hall):
    """The long table with what children left on and around it."""
    long_table(hall.at(6.6, 3.0), 4.2, .9)
    for x, y, turn in ((5.35, 2.30, -14), (6.45, 2.42, 3), (7.6, 2.28, 12), (5.9, 3.64, 186), (7.1, 3.82, 164),
                       (8.2, 3.60, 179)):
        school_chair(hall.at(x, y, turn))
    house = [(-.06, -.05), (-.06, .03), (-.075, .025), (0, .085), (.08, .02), (.062, .03), (.06, -.05), (-.062, -.052)]
    sun = [(.10 + .022 * math.cos(.4 * t), .075 + .022 * math.sin(.4 * t)) for t in range(17)]
    meadow = [(-.13 + .013 * t, -.055 + .006 * math.sin(1.9 * t)) for t in range(21)]
    for k, (x, y, turn) in enumerate(((5.18, 2.86, -68), (5.62, 3.22, 96), (6.5, 2.84, -84), (7.3, 3.2, 100))):
        sheet = hall.at(x, y, turn, .746 + .0005 * k)
        sheet.box(-.15, -.105, .002, .15, .105, .0035, "paper", 0)
        for line, colour in ((house, "clay cloth"), (sun, "honey"), (meadow, "moss"))[k % 2:]:
            sheet.tube([(px, py, .004) for px, py in line], .0016, colour)
    for x, y in ((5.5, 2.98), (7.0, 3.05)):
        pencils(hall.at(x, y, 50 * x, .745))
    for k, (x, y) in enumerate(((5.02, 3.02), (5.40, 2.80), (5.36, 3.12), (5.9, 3.05), (6.3, 2.9))):
        pencil = hall.at(x, y, 67 * k + 20, .749)
        pencil.tube([(-.08, 0, 0), (.08, 0, 0)], .004, ("clay cloth", "sky blue", "honey", "moss", "blush")[k])
    traces.open_book(hall.at(6.05, 3.0, 100, .745))
    small.books(hall.piece, 6.9, 2.75, .745, 3, .26, .19)


def school_chair(piece):
    """A chair of bent plywood on steel legs, 78 cm high, that faces +y."""
    for x in (-.17, .17):
        piece.tube([(x * 1.12, .19, 0), (x, .15, .40), (x, -.13, .41), (x, -.185, .50), (x, -.215, .74)], .011, "bronze")
        piece.tube([(x * 1.12, -.21, 0), (x, -.10, .40)], .011, "bronze")
    piece.sheet(14, 14, lambda u, v: (.38 * (u - .5), -.18 + .37 * v, .425 - .014 * math.sin(math.pi * v)
                                      - .03 * max(0, v - .8) ** 2 * 25 * .5), "oak board", .012)
    piece.sheet(14, 6, lambda u, v: (.38 * (u - .5), -.20 - .02 * v - .025 * math.sin(math.pi * u), .58 + .18 * v),
                "oak board", .010)


ROOMS = {"kids": kids, "daycare": daycare, "afterSchool": after_school}
