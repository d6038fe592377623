"""Rooms to learn, to work, to grow up and to store: the other half of the community."""
import furniture_living as living
import furniture_small as small
import furniture_study as study
from community_hall import Hall
from community_things import cafe_set, line_lamp, locker, long_table, ring_lamp, round_table, stool
from furniture_living import chair


def library(shot):
    hall = Hall(shot, 13, 8, 3.6, "oak floor", level=5.6)
    hall.cove(.9)
    for k in range(6):
        study.bookcase(hall.at(1.15 + k * 2.15, 7.98, 180), 2.1, .38, 3.0)
    for k in range(2):
        study.bookcase(hall.at(.02, 3.6 + k * 2.2, -90), 2.1, .38, 3.0)
    long_table(hall.at(6.9, 4.6), 5.2)
    for x, turn in ((2.4, 20), (4.2, -15), (9.6, 15), (11.4, -20)):
        living.armchair(hall.at(x, 1.0, turn))
    for x in (3.3, 10.5):
        round_table(hall.at(x, 1.6), .26, .46, "dark marble")
    small.floor_lamp(hall.at(1.4, .8), .4, .4, 1.6)
    small.plant(hall.at(12.3, .8), .5, .5, 2.1)
    hall.piece.box(4.0, 2.9, .001, 9.8, 6.3, .014, "rug", .006)
    for x in (5.4, 8.4):
        ring_lamp(hall.at(x, 4.6), .7, 2.6, 3.6)


def study_room(shot):
    hall = Hall(shot, 11, 7, 3.0, "felt", "paint", "paint", "paint", level=5.6)
    hall.fluted("n", "oak", .1, 10.9, 2.9)
    p = hall.piece
    for row, y in enumerate((2.1, 4.6)):
        for k in range(6):
            x = 1.5 + k * 1.55
            for side in (-1, 1):
                desk = hall.at(x, y, 0 if side > 0 else 180)
                desk.box(-.70, 0, .715, .70, .58, .74, "oak flat", .004)
                desk.box(-.725, 0, .0, -.70, .62, 1.28, "walnut", .003)
                desk.box(-.70, .0, 1.2, .70, .22, 1.23, "walnut flat", .003)
                desk.box(-.5, .10, 1.192, .5, .13, 1.2, "lamp", 0)
                small.book_row(desk, -.62, -.1, .02, 1.23, .18)
                if (k + row) % 2:
                    small.books(desk, .35, .3, .74, 2)
                chair(desk.inside(0, .78, 0, 180 + desk.random.uniform(-9, 9)))
            p.box(x - .72, y - .012, 0, x + .72, y + .012, 1.36, "sage cloth", .004)
        line_lamp(hall.at(5.4, y), 9, 2.55, 3.0)
    small.plant(hall.at(.5, .6), .4, .4, 1.8)
    small.plant(hall.at(10.5, 6.4), .4, .4, 1.8)


def shared_office(shot):
    hall = Hall(shot, 13, 8, 3.5, "oak floor", north="sage paint", level=5.6)
    hall.slats("oak", .22, .2)
    p = hall.piece
    for k in range(3):
        x = 1.2 + k * 1.75
        p.box(x - .75, 6.1, 0, x - .70, 7.95, 2.4, "walnut", .004)
        p.box(x + .70, 6.1, 0, x + .75, 7.95, 2.4, "walnut", .004)
        p.box(x - .75, 6.1, 2.35, x + .75, 7.95, 2.42, "walnut", .004)
        p.box(x - .7, 7.9, 0, x + .7, 7.95, 2.35, "sage cloth", 0)
        p.box(x - .70, 6.12, .02, x + .70, 6.14, 2.35, "clear", 0)
        p.box(x - .6, 7.3, .95, x + .6, 7.85, .99, "oak flat", .004)
        stool(hall.at(x, 6.9))
        p.box(x - .4, 7.0, 2.32, x + .4, 7.3, 2.345, "lamp", 0)
    long_table(hall.at(6.6, 3.6), 6.4, 1.3)
    for k, x in enumerate((4.2, 5.9, 7.7, 9.2)):
        for side in (-1, 1):
            if (k + side) % 3:
                laptop = hall.at(x + .3 * side, 3.6 + side * .38, 0 if side < 0 else 180, .745)
                laptop.box(-.16, -.11, 0, .16, .11, .012, "steel", .003)
                laptop.sheet(1, 1, lambda u, v: (-.16 + .32 * u, .11 + .06 * v, .012 + .2 * v), "screen", .006)
    for k in range(2):
        study.bookcase(hall.at(8.3 + k * 2.15, 7.98, 180), 2.1, .36, 2.6)
    living.armchair(hall.at(11.6, 1.2, 40))
    living.armchair(hall.at(11.9, 3.0, 110))
    round_table(hall.at(12.0, 2.1), .3, .46, "dark marble")
    small.plant(hall.at(.7, .8), .5, .5, 2.1)
    small.plant(hall.at(12.4, 6.8), .5, .5, 2.0)


def music(shot):
    hall = Hall(shot, 7, 6, 3.0, "oak floor", "walnut", "felt", "felt", windows=False)
    hall.fluted("n", "oak", 0, 7)
    hall.cove(.5, .14)
    p = hall.piece
    for k in range(6):
        for j in range(2):
            p.box(.0, .4 + k * .92, .7 + j * 1.02, .06, 1.26 + k * .92, 1.66 + j * 1.02,
                  ("sage cloth", "sand", "linen")[(k + 2 * j) % 3], .02)
    p.box(2.6, 4.9, .0, 4.2, 5.5, 1.15, "black", .015)
    p.box(2.6, 4.5, .62, 4.2, 4.95, .70, "black", .01)
    p.box(2.66, 4.52, .70, 4.14, 4.72, .715, "paper", 0)
    for k in range(36):
        if k % 7 not in (2, 6):
            x = 2.68 + k * .0406 + .026
            p.box(x, 4.6, .715, x + .018, 4.72, .727, "black", 0)
    p.box(3.0, 3.7, .42, 3.8, 4.1, .50, "tan", .02)
    for x in (3.05, 3.75):
        p.box(x - .03, 3.75, 0, x + .03, 4.05, .42, "black", 0)
    p.tube([(5.4, 4.4, 0), (5.4, 4.4, 1.25)], .012, "black")
    p.box(5.15, 4.36, 1.15, 5.65, 4.40, 1.5, "black", .004)
    living.armchair(hall.at(5.7, 2.0, 100))
    p.box(1.6, 2.4, .001, 5.2, 5.6, .014, "rug", .006)
    small.floor_lamp(hall.at(6.2, 4.9), .4, .4, 1.6)


def kids(shot):
    hall = Hall(shot, 11, 8, 3.4, "cork", north="paint", level=5.6)
    hall.cove(.8, .2)
    p = hall.piece
    for k, (x, high, material) in enumerate(((6.0, 2.3, "pale sage"), (7.6, 1.9, "blush"), (9.2, 2.5, "honey"))):
        p.box(x - .7, 5.6, 0, x + .7, 7.9, high * .62, material, .03)
        dome = [(.7, 0), (.64, .28), (.45, .52), (.2, .66), (.01, .7)]
        p.inside(x, 5.6, high * .62, 0).lathe(0, 1.15, dome, material, 48)
        arch = p.inside(x, 5.585, 0)
        arch.box(-.34, -.005, 0, .34, .02, .75, "walnut", 0)
        arch.sheet(24, 1, half_disc, "walnut")
    for k in range(4):
        p.box(3.6 + k * .42, 6.3, 0, 4.04 + k * .42, 7.8, .2 + .2 * k, ("pale sage", "honey", "blush", "linen")[k], .03)
    p.box(1.0, 1.2, .001, 5.2, 4.8, .03, "pale sage", .012)
    p.cylinder(7.8, 3.0, .001, .03, 1.7, "sand", bevel=.01, segments=72)
    for k, (x, y) in enumerate(((2.0, 2.2), (3.6, 3.4), (2.9, 4.2), (4.4, 1.9))):
        p.ball(x, y, .24, .21, ("clay cloth", "honey", "linen", "sage cloth")[k])
    for k in range(12):
        block = p.inside(7.3 + .28 * (k % 4), 2.6 + .3 * (k // 4), .03, 20 * k)
        block.box(-.09, -.09, 0, .09, .09, .18, ("oak", "honey", "blush", "pale sage")[k % 4], .012)
    for k in range(2):
        study.toy_shelf(hall.at(.02, 5.2 + 1.5 * k, -90), 1.4, .34)
    study.toy_shelf(hall.at(2.0, 7.98, 180), 1.6, .34)
    for x, y in ((9.3, 2.0), (9.9, 3.2)):
        p.cushion(x - .4, y - .4, .02, x + .4, y + .4, .42, "linen", .08, .18)
    for k in range(5):
        p.ball(2.4 + k * 1.55, 4.0, 2.5 + .2 * (k % 2), .17, "lamp shade")
        p.tube([(2.4 + k * 1.55, 4.0, 2.65), (2.4 + k * 1.55, 4.0, 3.4)], .004, "black")


def half_disc(u, v):
    """The round top of a doorway 0.68 m wide and 0.75 m high at its sides."""
    across = 1 - 2 * u
    return .34 * v * across, -.006, .75 + .34 * v * (1 - across * across) ** .5


def nursery_tables(hall, places):
    """Low round tables with stools for children."""
    for x, y in places:
        round_table(hall.at(x, y), .52, .5, "oak flat")
        for k in range(4):
            seat = hall.at(x, y, 45 + 90 * k).inside(0, .74)
            seat.cylinder(0, 0, 0, .28, .15, ("sage cloth", "honey", "blush", "linen")[k], bevel=.02)


def daycare(shot):
    hall = Hall(shot, 10, 7, 3.1, "oak floor", north="pale sage")
    hall.cove(.7, .16)
    nursery_tables(hall, ((3.2, 3.3), (6.2, 2.5)))
    for k in range(3):
        study.toy_shelf(hall.at(1.6 + 1.75 * k, 6.98, 180), 1.6, .34)
    p = hall.piece
    p.cylinder(8.0, 4.8, .001, .025, 1.4, "rug", bevel=.008, segments=72)
    for x, y, m in ((7.5, 5.2, "clay cloth"), (8.5, 5.3, "sage cloth"), (8.2, 4.2, "honey")):
        p.cushion(x - .28, y - .28, .02, x + .28, y + .28, .16, m, .03, .06)
    small.picture(hall.at(7.9, 6.97, 180), 1.3, .03, "painting 3", 1.2, .9)
    for k in range(4):
        p.ball(2.4 + 1.7 * k, 3.2, 2.4, .16, "lamp shade")
        p.tube([(2.4 + 1.7 * k, 3.2, 2.5), (2.4 + 1.7 * k, 3.2, 3.1)], .004, "black")
    small.plant(hall.at(9.4, .7), .4, .4, 1.9)


def after_school(shot):
    hall = Hall(shot, 10, 7, 3.1, "oak floor", north="paint")
    hall.cove(.7, .16)
    long_table(hall.at(4.2, 3.4), 4.2, 1.0, True, "oak flat", False)
    for k in range(3):
        study.bookcase(hall.at(1.2 + 2.1 * k, 6.98, 180), 2.05, .34, 2.0)
    hall.piece.box(7.2, 3.6, 0, 9.95, 6.95, .32, "oak flat", .01)
    for x, y, m in ((7.9, 5.9, "sage cloth"), (8.9, 6.1, "sand"), (8.4, 4.7, "clay cloth")):
        hall.piece.cushion(x - .3, y - .3, .32, x + .3, y + .3, .48, m, .03, .06)
    line_lamp(hall.at(4.2, 3.4), 3.6, 2.3, 3.1)
    small.plant(hall.at(.6, .7), .4, .4, 1.9)


def moms_station(shot):
    hall = Hall(shot, 8, 4.5, 3.2, "entry floor", north="travertine")
    hall.slats("oak", .2, .2)
    hall.panels("n", "travertine", 0, 8, 1.35, .05)
    p = hall.piece
    p.box(1.0, 3.6, .36, 7.0, 4.3, .44, "oak flat", .01)
    p.box(1.0, 3.7, 0, 7.0, 4.3, .36, "beige stone", .01)
    p.box(1.0, 3.69, .02, 7.0, 3.70, .05, "strip", 0)
    for x, m in ((1.6, "sage cloth"), (3.4, "sand"), (5.4, "clay cloth")):
        p.pillow(x, 4.2, .66, .5, .4, .14, m, 14)
    small.plant(hall.at(.6, 3.7), .4, .4, 2.0)
    cafe_set(hall.at(6.7, 1.4), 3, 20)


def storage(shot):
    hall = Hall(shot, 7, 12, 3.0, "utility floor", windows=False)
    for y in (2.0, 5.2, 8.4):
        locker(hall.at(.02, y, -90), 3, 2, 1.05, 1.2, 1.2, "greige")
        locker(hall.at(6.98, y, 90), 3, 2, 1.05, 1.2, 1.2, "greige")
    line_lamp(hall.at(3.5, 6, 90), 10.5, 2.8, 3.0)
    hall.panels("n", "oak flat", 0, 7, 1.4, .03)


def parcels(shot):
    hall = Hall(shot, 8, 5, 3.0, "entry floor", north="travertine", windows=False)
    hall.cove(.6, .16)
    locker(hall.at(4.2, 4.98, 180), 14, 5, .44, .46, .55, "cabinet")
    hall.piece.box(3.9, 4.40, 1.0, 4.5, 4.43, 1.7, "screen", .006)
    hall.fluted("w", "walnut", 0, 5)
    hall.piece.box(6.4, 1.4, 0, 7.4, 2.4, .85, "oak flat", .01)
    small.plant(hall.at(.6, 4.3), .4, .4, 2.0)


ROOMS = {"library": library, "studyRoom": study_room, "sharedOffice": shared_office, "music": music, "kids": kids,
         "daycare": daycare, "afterSchool": after_school, "busStop": moms_station, "storage": storage,
         "parcels": parcels}
