"""The community's rooms for children: playroom, day care, after-school care, bus stop."""
import math

from furniture import small, study, traces
from community.hall import Hall
from community.play import block_tower, cubbies, little_house, nook, rainbow
from community.things import line_lamp, long_table, round_table
from furniture.living import chair

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


def nursery_tables(hall, places):
    """Low round tables with four stools each at places (x, y)."""
    for x, y in places:
        round_table(hall.at(x, y), .55, .5, "oak flat")
        block_tower(hall.at(x, y, 30, .5), 4)
        for k in range(4):
            seat = hall.at(x, y, 45 + 90 * k).moved(0, .76)
            seat.cylinder(0, 0, 0, .26, .15, "oak", .15, .01)
            seat.cylinder(0, 0, .26, .30, .155, ("sage cloth", "honey", "clay cloth", "linen")[k], bevel=.015)


def daycare(shot):
    """The day-care room: playhouses, cubbies, low tables, a rug with toys."""
    hall = Hall(shot, 11, 7, 3.1, "oak floor", level=.3)
    hall.cove(.7, .16)
    for wall, a, b in (("n", 0, 11), ("e", 0, 7)):
        hall.panels(wall, "pale sage", a, b, b, .02, 1.25)
    hall.wash("n", .2, 10.8, 8, 2.95)
    piece = hall.piece
    piece.box(0, 6.95, 1.25, 11, 6.985, 1.29, "oak", .004)
    piece.box(10.95, 0, 1.25, 10.985, 6.95, 1.29, "oak", .004)
    for k, (m, r) in enumerate((("blush", "clay plaster"), ("linen", "sage paint"), ("honey", "oak"))):
        little_house(hall.at(6.7 + 1.6 * k, 6.96, 180), 1.5, .9, 1.9 + .2 * (k == 1), m, r)
    cubbies(hall.at(3.4, 6.98, 180), 7, 2)
    for k in range(5):
        canvas = ("painting 3", "painting", "painting 2")[k % 3]
        small.picture(hall.at(1.7 + .85 * k, 6.98, 180), .6, .03, canvas, 1.5, .6)
    nursery_tables(hall, ((3.0, 3.9), (5.4, 2.2)))
    piece.cylinder(8.4, 3.6, .001, .025, 1.75, "rug", bevel=.008, segments=96)
    piece.cylinder(8.4, 3.6, .025, .04, 1.1, "pale sage", bevel=.008, segments=96)
    rainbow(hall.at(8.9, 4.2, 200, .04))
    block_tower(hall.at(8.0, 3.2, 0, .04))
    for x, y, m in ((7.4, 4.4, "clay cloth"), (9.6, 3.2, "sage cloth"), (8.2, 2.5, "honey")):
        piece.cushion(x - .28, y - .28, .04, x + .28, y + .28, .20, m, .03, .06)
    for k in range(5):
        drawing = hall.at(3.0 + .3 * math.sin(5 * k), 3.9 + .3 * math.cos(3 * k), 31 * k, .502 + .001 * k)
        drawing.box(-.10, -.14, 0, .10, .14, .001, ("paper", "honey", "sky blue")[k % 3], 0)
    for k in range(5, 12):
        block = hall.at(4.2 + 1.6 * math.sin(2.3 * k), 3.0 + 1.2 * math.sin(3.9 * k), 31 * k)
        block.box(-.05, -.05, 0, .05, .05, .10, SOFT[k % 4], .008)
    piece.ball(6.6, 4.6, .14, .14, "blush")
    traces.open_book(hall.at(8.7, 2.9, 60, .04))
    pendants(hall, ((2.4, 3.6), (4.4, 3.0), (6.4, 3.6), (8.4, 3.0)), 2.35, .19)
    hall.plant(10.4, .7, 1.9)


def after_school(shot):
    """The after-school room: a board, two long tables, bookcases, a niche."""
    hall = Hall(shot, 11, 7, 3.1, "honey floor", level=.3)
    hall.slats("oak", .3, .14)
    hall.panels("e", "sky blue", 0, 7, 7, .02)
    hall.wash("e", .2, 6.8, 8, 2.9)
    piece = hall.piece
    piece.box(10.93, 2.2, .75, 10.97, 5.0, 2.05, "board", .004)
    for y0, z0, y1, z1 in ((2.15, .70, 5.05, .75), (2.15, 2.05, 5.05, 2.10), (2.15, .75, 2.2, 2.05),
                           (5.0, .75, 5.05, 2.05)):
        piece.box(10.91, y0, z0, 10.98, y1, z1, "oak", .004)
    piece.box(10.84, 2.2, .68, 10.98, 5.0, .70, "oak", .003)
    for side in (-1, 1):
        long_table(hall.at(5.6, 3.4 + 1.25 * side), 4.2, .9, False, "oak flat", False)
        for k in range(5):
            for s in (-1, 1):
                seat = hall.at(3.9 + .85 * k, 3.4 + 1.25 * side + s * .6, (0 if s < 0 else 180) + (k * 13) % 9 - 4)
                chair(seat, ("sage cloth", "clay cloth", "sand", "slate cloth")[(k + side + s) % 4])
        for k in range(6):
            at = hall.at(3.9 + .72 * k, 3.3 + 1.25 * side + .3 * (k % 2), 17 * k % 30, .745)
            at.box(-.15, -.11, 0, .15, .11, .012, ("paper", "book 2", "paper", "book 4")[k % 4], .002)
            if k % 3 == 0:
                at.cylinder(.24, 0, 0, .10, .035, ("honey", "sky blue")[k % 2], bevel=.003, segments=24)
                for c in range(4):
                    at.tube([(.23 + .008 * c, .006 * (c % 2), .04), (.22 + .016 * c, .012 * (c % 2), .17)], .004,
                            ("clay cloth", "honey", "sky blue", "moss")[c])
    for k in range(2):
        study.bookcase(hall.at(1.2 + 2.1 * k, 6.98, 180), 2.05, .34, 2.2)
    cubbies(hall.at(5.9, 6.98, 180), 6, 3)
    nook(hall.at(9.5, 6.98, 180), 2.6, 2.6, .95, 1.25, "honey")
    for x, y, turn in ((4.3, 2.0, 12), (6.5, 4.9, 160), (7.1, 1.9, 30)):
        traces.open_book(hall.at(x, y, turn, .745))
    for x, y, turn, cloth in ((3.1, 1.5, 20, "slate cloth"), (8.2, 5.3, -30, "clay cloth"), (3.2, 5.4, 70, "sky blue")):
        bag = hall.at(x, y, turn)
        bag.cushion(-.16, -.10, 0, .16, .10, .38, cloth, .03, .07)
        bag.cushion(-.12, .08, .03, .12, .15, .22, cloth, .02, .03)
    for y in (2.15, 4.65):
        line_lamp(hall.at(5.6, y), 3.6, 2.25, 3.1)
    hall.plant(10.4, .7, 1.9)


def bus_stop(shot):
    """The waiting room for the school bus: benches, a table with chairs, bags."""
    hall = Hall(shot, 9, 4.2, 3.0, "stone floor", north="oak", level=.15)
    hall.slats("oak", .2, .16)
    hall.panels("e", "travertine", 0, 4.2, 1.05, .04)
    hall.panels("w", "travertine", 0, 4.2, 1.05, .04)
    piece = hall.piece
    piece.box(4.6, .30, .38, 8.3, .82, .45, "oak flat", .01)
    for x in (4.9, 6.45, 8.0):
        piece.box(x - .04, .36, 0, x + .04, .76, .38, "bronze", .004)
    piece.box(.02, 1.0, .38, .56, 3.6, .45, "oak flat", .01)
    piece.box(.02, 1.1, 0, .46, 3.5, .38, "beige stone", .01)
    for y, m in ((1.5, "sage cloth"), (3.1, "clay cloth")):
        piece.moved(.16, y, 0, -90).pillow(0, 0, .66, .46, .38, .14, m, 14)
    for x, m in ((5.3, "clay cloth"), (7.7, "sky blue")):
        bag = piece.moved(x, .56, .45, 12)
        bag.cushion(-.15, -.09, 0, .15, .09, .36, m, .03, .07)
        bag.cushion(-.11, .07, .03, .11, .14, .2, m, .02, .03)
    round_table(hall.at(2.9, 1.6), .38, .72, "oak flat")
    for turn in (60, 190, 310):
        chair(hall.at(2.9, 1.6, turn).moved(0, -.62), "tan")
    traces.open_book(hall.at(2.8, 1.66, 30, .72))
    for x, y in ((3.08, 1.45), (2.68, 1.38)):
        traces.cup(hall.at(x, y, 40, .72))
    traces.open_book(hall.at(6.6, .56, 100, .45))
    hall.plant(8.5, 3.3, 2.1)
    hall.plant(.6, .5, 1.8)
    for k in range(3):
        x = 2.4 + 2.1 * k
        piece.lathe(x, 2.0, [(.02, 2.5), (.20, 2.2), (.19, 2.2), (.01, 2.46)], "brass", 40)
        piece.ball(x, 2.0, 2.24, .07, "lamp")
        piece.tube([(x, 2.0, 2.5), (x, 2.0, 3.0)], .004, "black")


ROOMS = {"kids": kids, "daycare": daycare, "afterSchool": after_school, "busStop": bus_stop}
