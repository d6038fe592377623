"""The community's rooms for children: playroom, day care, after-school care, bus stop."""
import math

from mathutils import Matrix

from furniture import small, study, traces
from community.hall import Hall
from community.play import block_tower, cubbies, little_house, nook, rainbow
from community.things import line_lamp, long_table, round_table
from furniture.forms import Piece
from furniture.living import chair
from materials import pbr

SOFT = ("pale sage", "honey", "blush", "linen")


def pendants(hall, places, z, radius=.17):
    """Globe lamps at places (x, y), with their centres at z."""
    for x, y in places:
        hall.piece.ball(x, y, z, radius, "lamp shade")
        hall.piece.tube([(x, y, z + radius), (x, y, hall.height)], .004, "black")


def kids(shot):
    """The playroom: niches, a climbing stair, a playhouse, soft mats and toys."""
    hall = Hall(shot, 12, 8, 3.4, "cork", level=5.6)
    hall.cove(.8, .2)
    hall.panels("w", "pale sage", 0, 8, 8, .02)
    piece = hall.piece
    for k, (x, m) in enumerate(((1.4, "honey"), (3.3, "pale sage"), (5.2, "blush"))):
        nook(hall.at(x, 7.98, 180), 1.9, 2.7, .66 + .10 * (k == 1), 1.05, m)
    for k in range(5):
        piece.box(6.9 + k * .52, 6.4, 0, 7.44 + k * .52, 8.0, .24 + .24 * k, SOFT[(k + 1) % 4], .04)
    piece.box(9.52, 6.3, 0, 9.66, 8.0, 1.9, "oak", .01)
    little_house(hall.at(11.9, 5.2, 90), 2.2, 1.5, 2.3, "oak", "blush")
    piece.cylinder(3.2, 3.2, .001, .03, 1.75, "pale sage", bevel=.012, segments=96)
    piece.cylinder(8.0, 3.4, .001, .03, 2.0, "sand", bevel=.01, segments=96)
    piece.cylinder(8.0, 3.4, .03, .05, 1.3, "honey", bevel=.008, segments=96)
    for k, (x, y) in enumerate(((2.4, 2.4), (3.7, 3.6), (2.6, 4.2), (4.3, 2.5))):
        piece.ball(x, y, .24, .21, ("clay cloth", "honey", "linen", "sage cloth")[k])
    rainbow(hall.at(8.4, 3.9, 200, .05))
    block_tower(hall.at(7.4, 3.0, 0, .05))
    for x, y in ((6.2, 1.9), (9.9, 2.2), (9.6, 4.6)):
        piece.cushion(x - .42, y - .42, .02, x + .42, y + .42, .42, "linen", .10, .20)
    cubbies(hall.at(.03, 3.0, -90), 5, 2)
    block_tower(hall.at(4.6, 3.3, 40), 3)
    for k in range(16):
        block = hall.at(4.2 + 1.3 * math.sin(3.1 * k), 2.5 + 1.1 * math.sin(4.7 * k + 1), 37 * k)
        block.box(-.045, -.045, 0, .045, .045, .09, ("honey", "pale sage", "blush", "sky blue", "oak")[k % 5], .006)
    for x, y, cloth in ((5.4, 1.2, "honey"), (5.55, 1.28, "honey"), (6.4, .8, "sky blue")):
        piece.cushion(x - .035, y - .09, 0, x + .035, y + .09, .06, cloth, .008, .02)
    traces.open_book(hall.at(6.1, 2.6, 30))
    pendants(hall, ((2.6, 3.2), (4.4, 4.2), (6.4, 3.0), (8.2, 4.0), (10.0, 3.2)), 2.5)
    hall.plant(11.4, .8, 1.9)


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
    """The day-care room: playhouses, bags on pegs, cubbies, low tables, a rug with toys."""
    hall = Hall(shot, 11, 7, 3.1, "oak floor", level=.3)
    for wall, a, b in (("n", 0, 11), ("e", 0, 7)):
        hall.panels(wall, "pale sage", a, b, .16, .02, 1.25)
    piece = hall.piece
    piece.box(0, 6.95, 1.25, 11, 6.985, 1.29, "oak", .004)
    piece.box(10.95, 0, 1.25, 10.985, 6.95, 1.29, "oak", .004)
    little_house(hall.at(7.0, 6.96, 180), 1.55, 1.3, 2.25, "blush", "clay plaster")
    little_house(hall.at(8.55, 6.96, 180), 1.15, .75, 1.75, "linen", "sage paint")
    little_house(hall.at(9.95, 6.96, 180), 1.45, 1.0, 2.0, "honey", "oak")
    pegs(hall.at(5.0, 6.95, 180), 5)
    cubbies(hall.at(2.2, 6.98, 180), 7, 2)
    nursery_table(hall, 5.85, 2.75, ((.66, 150), (.95, -70), (.72, 20)))
    nursery_table(hall, 2.6, 3.9, ((.7, 40), (.7, 140), (.8, 260)))
    piece.cylinder(8.0, 4.3, .001, .025, 1.5, "rug", bevel=.008, segments=96)
    rainbow(hall.at(8.7, 4.6, 200, .03))
    block_tower(hall.at(7.5, 3.8, 0, .03))
    for x, y, m in ((7.0, 4.5, "clay cloth"), (7.35, 4.75, "sage cloth")):
        piece.cushion(x - .28, y - .28, .03, x + .28, y + .28, .19, m, .03, .06)
    for k in range(5, 13):
        block = hall.at(7.6 + 1.1 * math.sin(2.3 * k), 3.4 + .8 * math.sin(3.9 * k), 31 * k)
        block.box(-.05, -.05, 0, .05, .05, .10, SOFT[k % 4], .008)
    piece.ball(8.9, 3.0, .14, .14, "blush")
    traces.open_book(hall.at(8.1, 4.0, 40, .03))
    pendants(hall, ((5.3, 5.2), (3.0, 4.0)), 1.95, .19)
    hall.plant(10.4, .7, 1.9)


def pegs(piece, count):
    """A rail of oak pegs with children's bags of different colours; the third peg is free."""
    w = count * .17
    piece.box(-w, 0, 1.02, w, .03, 1.10, "oak", .006)
    for k in range(count):
        x = -w + .34 * (k + .5)
        piece.tube([(x, .03, 1.06), (x, .10, 1.075)], .014, "oak")
        cloth = ("clay cloth", "sky blue", None, "honey", "sage cloth")[k % 5]
        if cloth:
            bag = piece.moved(x, .14, .60 - .03 * (k % 2), 8 - 5 * k)
            bag.cushion(-.13, -.07, 0, .13, .07, .30, cloth, .03, .05)
            bag.cushion(-.09, .06, .03, .09, .11, .16, cloth, .02, .03)
            bag.tube([(-.04, -.02, .29), (0, -.07, .50), (.04, -.02, .29)], .009, "linen")


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
    """The after-school room: a board, a long table in use and a round one, shelves, a pinboard, a niche."""
    hall = Hall(shot, 11, 7, 3.1, "honey floor", level=.3)
    hall.slats("oak", .3, .14, strips=False)
    hall.panels("e", "sky blue", 0, 7, 7, .02)
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
    round_table(hall.at(8.6, 5.0), .5, .62, "oak flat")
    for turn, cloth in ((20, "clay cloth"), (150, "sage cloth"), (265, "sand")):
        chair(hall.at(8.6, 5.0, turn).moved(0, -.66), cloth)
    small.books(hall.piece, 8.7, 5.1, .62, 3, .26, .2)
    traces.open_book(hall.at(8.35, 4.8, 30, .62))
    line_lamp(hall.at(6.6, 3.0), 3.6, 2.2, 3.1)
    hall.plant(10.4, .9, 1.9)


def homework_table(hall):
    """The long table with what children left on and around it."""
    long_table(hall.at(6.6, 3.0), 4.2, .9, False, "oak flat", False)
    for x, y, turn, cloth in ((4.95, 2.16, -22, "clay cloth"), (6.2, 2.4, 4, "sage cloth"), (7.5, 2.25, 16, "sand"),
                              (5.5, 3.66, 186, "slate cloth"), (6.9, 3.85, 160, "sage cloth"), (8.1, 3.62, 178, "clay cloth")):
        chair(hall.at(x, y, turn), cloth)
    for k, (x, y, turn) in enumerate(((4.85, 2.82, -12), (5.2, 3.2, 170), (5.75, 2.8, 5), (6.6, 3.2, 200), (7.4, 2.85, -6))):
        sheet = hall.at(x, y, turn, .746 + .0005 * k)
        sheet.moved(0, 0, .002).box(-.15, -.105, 0, .15, .105, .0015, ("paper", "honey", "paper", "sky blue", "paper")[k], 0)
    for x, y in ((5.3, 2.9), (7.0, 3.05)):
        pencils(hall.at(x, y, 50 * x, .745))
    for k, (x, y) in enumerate(((4.98, 2.78), (5.05, 2.95), (5.5, 2.75), (5.62, 3.1), (6.3, 2.9))):
        pencil = hall.at(x, y, 67 * k, .752)
        pencil.tube([(-.08, 0, 0), (.08, 0, 0)], .004, ("clay cloth", "sky blue", "honey", "moss", "blush")[k])
    traces.open_book(hall.at(5.95, 3.1, 165, .745))
    small.books(hall.piece, 6.9, 2.75, .745, 3, .26, .19)
    school_bag(hall.at(5.35, 4.75, -150), "clay cloth", "tan")
    school_bag(hall.at(5.0, 5.05, -95), "slate cloth", "sky blue")


def school_bag(piece, body, pocket, height=.38):
    """A child's backpack that stands with its pocket towards +y: body, lid, pocket, side pockets, straps and a handle."""
    w, d = height * .40, height * .24
    piece.cushion(-w, -d, 0, w, d, height, body, .022, .075)
    piece.cushion(-w * .98, -d * .9, height * .66, w * .98, d * 1.14, height * 1.02, body, .010, .055)
    piece.cushion(-w * .74, d * .80, height * .06, w * .74, d * 1.62, height * .56, pocket, .014, .035)
    for side in (-1, 1):
        piece.cushion(side * w * 1.12 - .018, -d * .5, .02, side * w * 1.12 + .018, d * .5, height * .40, pocket, .006, .018)
        piece.box(side * w * .45 - .011, d * 1.13, height * .52, side * w * .45 + .011, d * 1.17, height * .86, "tan", .003)
        piece.tube([(side * (w * .4 + .05 * math.sin(t)), -d - .07 * math.sin(t), height * (.92 - .82 * t / math.pi))
                    for t in (math.pi * k / 10 for k in range(11))], .013, pocket)
    piece.tube([(.045 * math.cos(t), -d * .3, height + .045 * math.sin(t)) for t in (math.pi * k / 8 for k in range(9))], .007, "tan")


def scooter(piece, paint):
    """A child's scooter along y with its handlebar towards +y, 80 cm high."""
    piece.box(-.055, -.30, .075, .055, .20, .10, "oak flat", .012)
    piece.tube([(0, .18, .09), (0, .29, .10), (0, .26, .72)], .016, paint)
    piece.tube([(-.19, .25, .76), (0, .26, .73), (.19, .25, .76)], .013, "steel")
    for side in (-1, 1):
        piece.tube([(side * .12, .252, .75), (side * .20, .248, .762)], .019, "black")
    for x, y in ((-.07, .30), (.07, .30), (0, -.33)):
        wheel = Piece(piece.frame @ Matrix.Translation((x, y, .06)) @ Matrix.Rotation(math.pi / 2, 4, "Y"), piece.palette)
        wheel.cylinder(0, 0, -.014, .014, .06, "tyre", bevel=.008)
        wheel.cylinder(0, 0, -.016, .016, .036, paint, bevel=.002)


def school_bus(piece):
    """A yellow school bus of 7.2 m along x, seen from the pavement: its doors towards +y, its front towards -x."""
    piece.cushion(-3.6, -1.05, .42, 3.6, 1.05, 2.62, "bus yellow", .01, .22)
    for a, b in ((-3.2, -2.1), (-.95, .05), (.15, 1.15), (1.25, 2.25), (2.35, 3.35)):
        piece.box(a, 1.0, 1.38, b, 1.063, 2.22, "black glass", .05)
    for a in (-2.02, -1.51):
        piece.box(a, 1.0, .55, a + .46, 1.063, 2.28, "black glass", .03)
    for z, h in ((.98, .045), (1.18, .02)):
        piece.box(-3.5, 1.0, z, 3.5, 1.066, z + h, "black", 0)
    for x in (-2.45, 2.1):
        wheel = Piece(piece.frame @ Matrix.Translation((x, 1.06, .42)) @ Matrix.Rotation(math.pi / 2, 4, "X"), piece.palette)
        wheel.cylinder(0, 0, -.02, .24, .42, "tyre", bevel=.03)
        wheel.cylinder(0, 0, -.03, .02, .22, "steel", bevel=.01)
    piece.box(-3.64, .45, .80, -3.5, .85, .98, "lamp", .03)


def waiting_bench(piece):
    """A bench 3.7 m long with what children left on it: two bags, a cap, a drawing book and pencils."""
    piece.box(-1.85, -.26, .38, 1.85, .26, .45, "oak flat", .012)
    for x in (-1.55, 0, 1.55):
        piece.box(x - .04, -.2, 0, x + .04, .2, .38, "bronze", .004)
    school_bag(piece.moved(-1.05, .02, .45, 24), "blush", "tan", .39)
    bag = Piece(piece.moved(-.52, -.02, .515, -38).frame @ Matrix.Rotation(math.radians(-74), 4, "X"), piece.palette, 3)
    school_bag(bag, "navy cloth", "sky blue", .33)
    traces.open_book(piece.moved(.30, .02, 0, 12), top=.452)
    for k in range(5):
        piece.moved(.52 + .03 * k, -.08 + .05 * (k % 3), .456, 30 + 47 * k).box(-.085, -.004, 0, .085, .004, .008, SOFT[k % 4], .002)
    piece.lathe(1.2, .02, [(.105, .452), (.10, .50), (.06, .548), (.004, .56)], "sage cloth", 32, False)
    piece.cushion(1.12, .06, .452, 1.28, .20, .464, "sage cloth", .002, .005)


def bus_stop(shot):
    """The waiting room for the school bus: a bench at the windows with children's bags, a scooter, and the bus at the kerb."""
    hall = Hall(shot, 9, 4.2, 3.0, "stone floor", north="oak", level=.15)
    hall.materials["bus yellow"] = pbr("bus yellow", (.80, .42, .02), .25, coat=.5)
    hall.slats("oak", .2, .16)
    hall.panels("e", "travertine", 0, 4.2, 1.05, .04)
    hall.panels("w", "travertine", 0, 4.2, 1.05, .04)
    piece = hall.piece
    waiting_bench(hall.at(3.4, 1.0))
    scooter(hall.at(6.0, 1.25, -62), "bus yellow")
    school_bag(hall.at(5.62, .95, 200), "sage cloth", "honey", .35)
    piece.box(8.44, 1.0, .38, 8.98, 3.6, .45, "oak flat", .01)
    piece.box(8.54, 1.1, 0, 8.98, 3.5, .38, "beige stone", .01)
    for y, m in ((1.5, "sage cloth"), (3.1, "clay cloth")):
        piece.moved(8.84, y, 0, 90).pillow(0, 0, .66, .46, .38, .14, m, 14)
    round_table(hall.at(1.0, 2.9), .38, .72, "oak flat")
    for turn in (60, 190, 310):
        chair(hall.at(1.0, 2.9, turn).moved(0, -.62), "tan")
    hall.plant(8.3, .55, 2.0)
    school_bus(hall.at(4.7, -5.3, 0, -.28))


ROOMS = {"kids": kids, "daycare": daycare, "afterSchool": after_school, "busStop": bus_stop}
