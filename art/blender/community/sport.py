"""Rooms to move in: fitness, studio, Pilates, the sports hall."""
import math

from furniture import small
from community.hall import Hall
from community.things import dumbbells, exercise_bike, line_lamp, mat, reformer, treadmill, weight_bench

CALM = ("sage cloth", "sand", "clay cloth", "linen")


def fitness(shot):
    hall = Hall(shot, 15, 8.5, 3.7, "rubber", level=5.6)
    hall.slats("walnut", .2, .24)
    hall.panels("n", "mirror", 3.2, 12.6, 1.55, .02, 2.7)
    hall.panels("n", "travertine", 0, 3.1, 1.5, .05)
    hall.panels("n", "travertine", 12.7, 15, 1.5, .05)
    hall.fluted("w", "oak", .2, 8.3)
    hall.wash("w", .4, 8.1, 14)
    p = hall.piece
    p.box(0, 3.4, .001, 15, 3.9, .012, "oak flat", .002)
    for k in range(7):
        treadmill(hall.at(2.2 + k * 1.45, 1.7, 180))
    for k in range(2):
        exercise_bike(hall.at(12.6 + k * 1.1, 1.8, 180))
    dumbbells(hall.at(7.9, 8.1, 180), 5.2)
    for x in (5.6, 7.9, 10.2):
        weight_bench(hall.at(x, 5.8, 20))
    for x in (12.6, 13.7):
        p.tube([(x - .6, 7.6, 0), (x - .6, 7.6, 2.4), (x + .6, 7.6, 2.4), (x + .6, 7.6, 0)], .035, "black")
        p.tube([(x - .75, 7.5, 1.2), (x + .75, 7.5, 1.2)], .014, "steel")
    for k, x in enumerate((1.0, 1.75, 2.5)):
        p.ball(x, 7.7, .34, .34, CALM[k])
    for y in (1.8, 5.8):
        line_lamp(hall.at(7.5, y), 12, 3.2, 3.7)
    small.plant(hall.at(.7, .8), .5, .5, 2.2)


def gx(shot):
    hall = Hall(shot, 13, 8, 3.6, "honey floor", level=5.6)
    hall.panels("n", "mirror", .4, 12.6, 1.4, .02, 2.7)
    hall.fluted("w", "oak", 0, 8)
    hall.wash("w", .3, 7.7, 12)
    hall.slats("oak", .26, .2)
    p = hall.piece
    for z in (.82, 1.06):
        p.tube([(.5, 7.78, z), (12.5, 7.78, z)], .022, "oak")
    for k in range(8):
        p.tube([(.8 + k * 1.62, 7.95, .94), (.8 + k * 1.62, 7.76, .94)], .01, "brass")
    for row in range(3):
        for k in range(4):
            x, y = 2.6 + k * 2.6 + .6 * (row % 2), 1.8 + row * 1.75
            place = hall.at(x, y, 90)
            mat(place, CALM[(k + row) % 3])
            if (k + 2 * row) % 4 == 1:
                place.box(-.12, .55, .016, .12, .72, .10, "oak", .012)
            if (k + row) % 3 == 2:
                place.cylinder(.52, .3, 0, .22, .035, "steel", bevel=.008, segments=20)
    for k in range(4):
        p.ball(.75, 1.5 + k * .78, .33, .33, CALM[k])
    p.box(.05, 5.2, .001, .45, 7.4, .42, "oak flat", .01)
    for k in range(5):
        towel = p.inside(.25, 5.5 + k * .4, .42)
        towel.box(-.14, -.15, 0, .14, .15, .10 + .05 * (k % 2), "bed linen", .03)
    small.plant(hall.at(12.3, .9), .5, .5, 2.2)


def pilates(shot):
    hall = Hall(shot, 11, 6.6, 3.2, "oak floor", level=5.6)
    hall.panels("n", "clay plaster", 0, 11, 11, .02)
    hall.panels("w", "mirror", 1.2, 5.4, 1.4, .02, 2.6)
    hall.cove(.7, .18)
    hall.wash("n", .3, 10.7, 8)
    for k in range(5):
        reformer(hall.at(2.0 + k * 1.75, 2.9))
    p = hall.piece
    p.box(1.0, 6.2, .35, 10, 6.55, .40, "oak flat", .006)
    p.box(1.0, 6.2, 1.05, 10, 6.55, 1.09, "oak flat", .006)
    for k in range(7):
        p.cylinder(1.4 + k * .26, 6.4, .40, 1.0, .075, CALM[k % 4], bevel=.01)
    for k in range(5):
        p.ball(3.9 + k * .36, 6.38, .53, .13, CALM[(k + 1) % 4])
    for k in range(6):
        p.box(6.2 + k * .5, 6.25, .40, 6.58 + k * .5, 6.5, .48 + .06 * (k % 3), ("bed linen", "sand")[k % 2], .03)
    small.vase(p, 9.4, 6.38, 1.09, .34, "ceramic")
    small.branches(p, 9.4, 6.38, 1.42, .6, 6)
    small.vase(p, 1.6, 6.38, 1.09, .26, "clay pot")
    small.round_mirror(hall.at(5.5, 6.57, 180), 1.3, .03, 1.3)
    small.plant(hall.at(.7, .7), .4, .4, 2.0)
    hall.sheers((.1, 2.4), (4.2, 6.4), (8.4, 10.9))


def gym(shot):
    hall = Hall(shot, 26, 15, 8, "honey floor")
    p = hall.piece
    for k in range(9):
        x = 1.5 + 2.88 * k
        p.box(x - .12, 0, 6.9, x + .12, 15, 7.9, "oak", .01)
        line_lamp(hall.at(x + 1.44, 7.5, 90), 12, 7.0, 8)
    for wall, a, b in (("e", 0, 15), ("w", 0, 15), ("n", 0, 26)):
        hall.panels(wall, "oak flat", a, b, 1.5, .05, 3.2)
    hall.panels("e", "clay plaster", 0, 15, 15, .03)
    for x0, y0, x1, y1 in ((2, 1.5, 24, 1.56), (2, 13.44, 24, 13.5), (2, 1.5, 2.06, 13.5), (23.94, 1.5, 24, 13.5),
                           (12.97, 1.5, 13.03, 13.5), (18.4, 4.4, 18.46, 10.6), (18.4, 4.4, 24, 4.46),
                           (18.4, 10.54, 24, 10.6)):
        p.box(x0, y0, .0005, x1, y1, .003, "white", 0)
    p.box(18.46, 4.46, .0004, 23.94, 10.54, .002, "court blue", 0)
    for x in (6.3, 19.7):
        p.box(x - .02, 4.5, .0006, x + .02, 10.5, .0034, "clay cloth", 0)
    p.lathe(13, 7.5, [(1.77, .001), (1.83, .001), (1.83, .004), (1.77, .004)], "white", 96)
    for x, side in ((2.6, 1), (23.2, -1)):
        p.box(x - .03, 6.6, 2.9, x + .03, 8.4, 4.0, "clear", .01)
        for y0, z0, y1, z1 in ((6.55, 2.85, 8.45, 2.92), (6.55, 3.98, 8.45, 4.05), (6.55, 2.92, 6.62, 3.98),
                               (8.38, 2.92, 8.45, 3.98), (7.2, 3.1, 7.24, 3.55), (7.76, 3.1, 7.8, 3.55),
                               (7.24, 3.51, 7.76, 3.55)):
            p.box(x - .04, y0, z0, x + .04, y1, z1, "white", .005)
        hoop = hall.at(x + side * .36, 7.5, z=3.05)
        hoop.lathe(0, 0, [(.22, 0), (.24, 0), (.24, .02), (.22, .02)], "clay cloth", 40)
        for k in range(12):
            hoop.tube([(.23 * c, .23 * s, 0) if t == 0 else (.14 * c, .14 * s, -.42) for t, c, s in circle(k)], .006,
                      "white")
        for y in (6.9, 8.1):
            p.tube([(x - side * .05, y, 2.95), (x - side * .05, y, 7.0)], .035, "bronze")
            p.tube([(x - side * .05, y, 4.0), (x - side * 1.4, y, 7.0)], .025, "bronze")
    net = hall.at(13, 7.5)
    for y in (-3.4, 3.4):
        net.tube([(0, y, 0), (0, y, 1.55)], .025, "white")
    net.box(-.006, -3.4, 1.48, .006, 3.4, 1.55, "white", 0)
    for k in range(86):
        net.tube([(0, -3.4 + k * .08, .8), (0, -3.4 + k * .08, 1.48)], .0025, "white")
    for k in range(9):
        net.tube([(0, -3.4, .8 + k * .08), (0, 3.4, .8 + k * .08)], .0025, "white")
    for x in (6, 10, 16, 20):
        p.box(x - 1.3, 14.2, .40, x + 1.3, 14.6, .46, "oak flat", .01)
        for s in (-1.1, 1.1):
            p.box(x + s - .03, 14.24, 0, x + s + .03, 14.56, .40, "black", .004)
    for x, y in ((16.2, 4.6), (16.6, 4.9), (8.4, 12.6)):
        p.ball(x, y, .125, .12, "clay cloth")


def circle(k):
    """The two ends of the k-th of twelve cords of a basket: (end, cosine, sine)."""
    return [(t, math.cos(math.tau * (k + .5 * t) / 12), math.sin(math.tau * (k + .5 * t) / 12)) for t in (0, 1)]


ROOMS = {"fitness": fitness, "gx": gx, "pilates": pilates, "gym": gym}
