"""The community's gym, studio, Pilates room and sports hall."""
import math

from furniture import small, traces
from community.hall import Hall
from community.things import dumbbells, exercise_bike, line_lamp, mat, reformer, treadmill, weight_bench

CALM = ("sage cloth", "sand", "clay cloth", "linen")


def fitness(shot):
    """The gym: treadmills and bikes at the windows, weights in front of mirrors."""
    hall = Hall(shot, 15, 8.5, 3.7, "rubber", level=5.6)
    hall.slats("walnut", .2, .24)
    hall.panels("n", "mirror", 3.2, 12.6, 1.55, .02, 2.7)
    hall.panels("n", "travertine", 0, 3.1, 1.5, .05)
    hall.panels("n", "travertine", 12.7, 15, 1.5, .05)
    hall.fluted("w", "oak", .2, 8.3)
    hall.wash("w", .4, 8.1, 14)
    piece = hall.piece
    piece.box(0, 3.4, .001, 15, 3.9, .012, "oak flat", .002)
    for k in range(7):
        treadmill(hall.at(2.2 + k * 1.45, 1.7, 180))
    for k in range(2):
        exercise_bike(hall.at(12.6 + k * 1.1, 1.8, 180))
    dumbbells(hall.at(7.9, 8.1, 180), 5.2)
    for x, turn in ((5.6, 20), (7.9, 14), (10.2, 27)):
        weight_bench(hall.at(x, 5.8, turn))
    traces.towel(hall.at(7.85, 5.7, 14, .45), "bed linen")
    traces.towel(hall.at(5.09, 1.0, 3, 1.20), "slate cloth")
    for x, y in ((8.5, 5.3), (6.3, 5.6), (10.9, 6.2)):
        piece.cylinder(x, y, 0, .24, .036, "steel", bevel=.008, segments=20)
    traces.tote(hall.at(9.2, 7.4, 70), "slate cloth")
    for x, y in ((6.6, 6.4), (6.95, 6.25)):
        piece.cylinder(x, y, 0, .07, .11, "rubber", bevel=.012, segments=24)
    for x in (12.6, 13.7):
        piece.tube([(x - .6, 7.6, 0), (x - .6, 7.6, 2.4), (x + .6, 7.6, 2.4), (x + .6, 7.6, 0)], .035, "black")
        piece.tube([(x - .75, 7.5, 1.2), (x + .75, 7.5, 1.2)], .014, "steel")
    for k, x in enumerate((1.0, 1.75, 2.5)):
        piece.ball(x, 7.7, .34, .34, CALM[k])
    for y in (1.8, 5.8):
        line_lamp(hall.at(7.5, y), 12, 3.2, 3.7)
    hall.plant(.7, .8, 2.2)


def gx(shot):
    """The studio for group exercise: mirrors with a barre, mats."""
    hall = Hall(shot, 13, 8, 3.6, "honey floor", level=5.6)
    hall.panels("n", "mirror", .4, 12.6, 1.4, .02, 2.7)
    hall.fluted("w", "oak", 0, 8)
    hall.wash("w", .3, 7.7, 12)
    hall.slats("oak", .26, .2)
    piece = hall.piece
    for z in (.82, 1.06):
        piece.tube([(.5, 7.78, z), (12.5, 7.78, z)], .022, "oak")
    for k in range(8):
        piece.tube([(.8 + k * 1.62, 7.95, .94), (.8 + k * 1.62, 7.76, .94)], .01, "brass")
    for row in range(3):
        for k in range(4):
            x, y = 2.6 + k * 2.6 + .6 * (row % 2), 1.8 + row * 1.75
            place = hall.at(x + .14 * ((k * 5 + row) % 3 - 1), y, 90 + 3 * ((3 * k + row) % 5 - 2))
            mat(place, CALM[(k + row) % 3])
            if (k + 2 * row) % 4 == 1:
                place.box(-.12, .55, .016, .12, .72, .10, "oak", .012)
            if (k + row) % 3 == 2:
                place.cylinder(.52, .3, 0, .22, .035, "steel", bevel=.008, segments=20)
    for k in range(4):
        piece.ball(.75, 1.5 + k * .78, .33, .33, CALM[k])
    for x, y, turn in ((7.6, 2.6, 12), (3.1, 5.0, 80)):
        traces.towel(hall.at(x, y, turn), "bed linen")
    traces.tote(hall.at(9.2, 6.9, 30), "slate cloth")
    traces.tote(hall.at(4.4, 7.1, -20), "sand")
    traces.fallen_pillow(hall.at(6.2, 4.4, 40))
    for x, y in ((10.2, 3.0), (10.45, 3.1)):
        piece.cushion(x - .05, y - .14, 0, x + .05, y + .14, .09, "black", .01, .03)
    piece.box(.05, 5.2, .001, .45, 7.4, .42, "oak flat", .01)
    for k in range(5):
        towel = piece.moved(.25, 5.5 + k * .4, .42)
        towel.box(-.14, -.15, 0, .14, .15, .10 + .05 * (k % 2), "bed linen", .03)
    hall.plant(12.3, .9, 2.2)


def pilates(shot):
    """The Pilates room: five reformers, shelves."""
    hall = Hall(shot, 11, 6.6, 3.2, "oak floor", level=5.6)
    hall.panels("n", "clay plaster", 0, 11, 11, .02)
    hall.panels("w", "mirror", 1.2, 5.4, 1.4, .02, 2.6)
    hall.cove(.7, .18)
    hall.wash("n", .3, 10.7, 8)
    for k in range(5):
        reformer(hall.at(2.0 + k * 1.75, 2.9))
    piece = hall.piece
    piece.box(1.0, 6.2, .35, 10, 6.55, .40, "oak flat", .006)
    piece.box(1.0, 6.2, 1.05, 10, 6.55, 1.09, "oak flat", .006)
    for k in range(7):
        piece.cylinder(1.4 + k * .26, 6.4, .40, 1.0, .075, CALM[k % 4], bevel=.01)
    for k in range(5):
        piece.ball(3.9 + k * .36, 6.38, .53, .13, CALM[(k + 1) % 4])
    for k in range(6):
        piece.box(6.2 + k * .5, 6.25, .40, 6.58 + k * .5, 6.5, .48 + .06 * (k % 3), ("bed linen", "sand")[k % 2], .03)
    small.vase(piece, 9.4, 6.38, 1.09, .34, "ceramic")
    small.branches(piece, 9.4, 6.38, 1.42, .6, 6)
    small.vase(piece, 1.6, 6.38, 1.09, .26, "clay pot")
    small.round_mirror(hall.at(5.5, 6.57, 180), 1.3, .03, 1.3)
    hall.plant(.7, .7, 2.0)
    hall.sheers((.1, 2.4), (4.2, 6.4), (8.4, 10.9))


def gym(shot):
    """The sports hall: basketball court with two hoops, badminton net, benches."""
    hall = Hall(shot, 26, 15, 8, "honey floor")
    for k in range(9):
        x = 1.5 + 2.88 * k
        hall.piece.box(x - .12, 0, 6.9, x + .12, 15, 7.9, "oak", .01)
        line_lamp(hall.at(x + 1.44, 7.5, 90), 12, 7.0, 8)
    for wall, a, b in (("e", 0, 15), ("w", 0, 15), ("n", 0, 26)):
        hall.panels(wall, "oak flat", a, b, 1.5, .05, 3.2)
    hall.panels("e", "clay plaster", 0, 15, 15, .03)
    court(hall.piece)
    for x, side in ((2.6, 1), (23.2, -1)):
        basket(hall, x, side)
    badminton_net(hall.at(13, 7.5))
    for x in (6, 10, 16, 20):
        hall.piece.box(x - 1.3, 14.2, .40, x + 1.3, 14.6, .46, "oak flat", .01)
        for s in (-1.1, 1.1):
            hall.piece.box(x + s - .03, 14.24, 0, x + s + .03, 14.56, .40, "black", .004)
    for x, y, z in ((16.2, 4.6, .125), (6.9, 8.2, .125), (8.4, 12.6, .125), (15.2, 7.9, 1.15)):
        hall.piece.ball(x, y, z, .12, "clay cloth")
    for x, turn, cloth in ((5.3, 10, "slate cloth"), (6.5, -15, "sand"), (10.6, 20, "sage cloth")):
        traces.tote(hall.at(x, 14.0, turn), cloth)
    traces.towel(hall.at(9.4, 14.4, 8, .46), "bed linen")
    traces.towel(hall.at(15.6, 14.35, -12, .46), "sky blue")
    for x in (5.8, 10.2, 16.6):
        hall.piece.cylinder(x, 14.3, .46, .70, .036, "steel", bevel=.008, segments=20)


def court(piece):
    """The lines of the court, and its coloured area."""
    for x0, y0, x1, y1 in ((2, 1.5, 24, 1.56), (2, 13.44, 24, 13.5), (2, 1.5, 2.06, 13.5), (23.94, 1.5, 24, 13.5),
                           (12.97, 1.5, 13.03, 13.5), (18.4, 4.4, 18.46, 10.6), (18.4, 4.4, 24, 4.46),
                           (18.4, 10.54, 24, 10.6)):
        piece.box(x0, y0, .0005, x1, y1, .003, "white", 0)
    piece.box(18.46, 4.46, .0004, 23.94, 10.54, .002, "court blue", 0)
    for x in (6.3, 19.7):
        piece.box(x - .02, 4.5, .0006, x + .02, 10.5, .0034, "clay cloth", 0)
    piece.lathe(13, 7.5, [(1.77, .001), (1.83, .001), (1.83, .004), (1.77, .004)], "white", 96)


def basket(hall, x, side):
    """A backboard at x with its hoop, net and posts; `side` is 1 if it faces east, else -1."""
    piece = hall.piece
    piece.box(x - .03, 6.6, 2.9, x + .03, 8.4, 4.0, "clear", .01)
    for y0, z0, y1, z1 in ((6.55, 2.85, 8.45, 2.92), (6.55, 3.98, 8.45, 4.05), (6.55, 2.92, 6.62, 3.98),
                           (8.38, 2.92, 8.45, 3.98), (7.2, 3.1, 7.24, 3.55), (7.76, 3.1, 7.8, 3.55),
                           (7.24, 3.51, 7.76, 3.55)):
        piece.box(x - .04, y0, z0, x + .04, y1, z1, "white", .005)
    hoop = hall.at(x + side * .36, 7.5, z=3.05)
    hoop.lathe(0, 0, [(.22, 0), (.24, 0), (.24, .02), (.22, .02)], "clay cloth", 40)
    for k in range(12):
        # Each cord runs from the hoop to the lower ring, half a step further round.
        upper, lower = math.tau * k / 12, math.tau * (k + .5) / 12
        hoop.tube([(.23 * math.cos(upper), .23 * math.sin(upper), 0), (.14 * math.cos(lower), .14 * math.sin(lower), -.42)],
                  .006, "white")
    for y in (6.9, 8.1):
        piece.tube([(x - side * .05, y, 2.95), (x - side * .05, y, 7.0)], .035, "bronze")
        piece.tube([(x - side * .05, y, 4.0), (x - side * 1.4, y, 7.0)], .025, "bronze")


def badminton_net(piece):
    """A net along y between two posts."""
    for y in (-3.4, 3.4):
        piece.tube([(0, y, 0), (0, y, 1.55)], .025, "white")
    piece.box(-.006, -3.4, 1.48, .006, 3.4, 1.55, "white", 0)
    for k in range(86):
        piece.tube([(0, -3.4 + k * .08, .8), (0, -3.4 + k * .08, 1.48)], .0025, "white")
    for k in range(9):
        piece.tube([(0, -3.4, .8 + k * .08), (0, 3.4, .8 + k * .08)], .0025, "white")


ROOMS = {"fitness": fitness, "gx": gx, "pilates": pilates, "gym": gym}
