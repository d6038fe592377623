"""The community's gym, studio, Pilates room and sports hall."""
import math

from mathutils import Matrix

from furniture import small, traces
from furniture.forms import Piece
from community.hall import Hall
from community.things import dumbbells, folded, line_lamp, mat, painted_ring, reformer, treadmill, weight_bench


def fitness(shot):
    """The gym: treadmills at the windows, weights in front of mirrors."""
    hall = Hall(shot, 15, 8.5, 3.7, "honey floor", level=5.6)
    hall.slats("oak", .3, .14, strips=False)
    hall.panels("n", "mirror", 3.2, 12.6, 1.55, .02, 2.7)
    hall.panels("n", "travertine", 0, 3.1, 1.5, .05)
    hall.panels("n", "travertine", 12.7, 15, 1.5, .05)
    hall.fluted("w", "oak", .2, 8.3)
    hall.wash("w", .4, 8.1, 14)
    piece = hall.piece
    piece.box(0, 4.6, .001, 15, 8.5, .012, "rubber", .002)
    for k in range(7):
        treadmill(hall.at(2.2 + k * 1.45, 1.7, 180))
    dumbbells(hall.at(7.9, 8.1, 180), 5.2)
    for x, turn in ((3.6, 0), (5.6, 0), (7.6, 0)):
        weight_bench(hall.at(x, 5.8, turn))
    for x in (12.6, 13.7):
        piece.tube([(x - .6, 7.6, 0), (x - .6, 7.6, 2.4), (x + .6, 7.6, 2.4), (x + .6, 7.6, 0)], .035, "black")
        piece.tube([(x - .75, 7.5, 1.2), (x + .75, 7.5, 1.2)], .014, "steel")
    line_lamp(hall.at(7.5, 4.3), 12, 3.2, 3.7)
    hall.plant(.7, .8, 2.2)


def gx(shot):
    """The studio for group exercise, just before a class: mirrors with a barre, a curtain, two rows of mats."""
    hall = Hall(shot, 13, 8, 3.6, "honey floor", level=5.6)
    hall.panels("n", "mirror", .4, 12.6, 1.4, .02, 2.7)
    hall.slats("oak", .26, .2)
    piece = hall.piece
    small.curtain(hall.at(.22, 0, 90), .1, 7.9, 3.36, "clay cloth", 9, .09)
    hall.wash("w", .3, 7.7, 9)
    for z in (.82, 1.06):
        piece.tube([(.5, 7.78, z), (12.5, 7.78, z)], .022, "oak")
    for k in range(8):
        piece.tube([(.8 + k * 1.62, 7.95, .94), (.8 + k * 1.62, 7.76, .94)], .01, "brass")
    for x, y, turn, cloth in ((9.35, 3.1, 1, "ink mat"), (7.6, 3.1, -2, "moss mat"), (5.7, 2.8, 0, "ink mat"),
                              (3.8, 3.0, 2, "moss mat"), (8.9, 5.4, -1, "moss mat"), (7.0, 5.6, 1, "ink mat"),
                              (5.0, 5.4, 0, "moss mat")):
        mat(hall.at(x, y, turn), cloth)
    class_things(hall)
    mat_rack(hall.at(.75, 6.4, -90))
    hall.sheers((.1, 3.3), (12.2, 12.9))


def class_things(hall):
    """What lies between the mats: a rolled one and wooden blocks."""
    rolled_mat(hall.at(9.75, 4.45, 62), "ink mat")
    for x, y, z, turn in ((8.5, 4.25, .001, 12), (8.52, 4.23, .092, -8), (6.0, 4.15, .001, 20)):
        hall.at(x, y, turn, z).box(-.12, -.08, 0, .12, .08, .09, "walnut flat", .006)


def mat_rack(piece):
    """A low oak rack with rolled mats and folded towels on it; its front faces +y."""
    for z in (.04, .36, .68):
        piece.box(-.85, -.22, z, .85, .22, z + .03, "oak flat", .006)
    for x in (-.85, -.28, .28, .82):
        piece.box(x, -.22, 0, x + .03, .22, .71, "oak flat", .006)
    for k in range(11):
        x, z = -.70 + .19 * (k % 8) + .03 * (k % 3), .07 if k < 8 else .39
        rolled_mat(piece.moved(x, .02, z, 90), ("moss mat", "ink mat")[k // 2 % 2], .36)
    for x, layers in ((-.55, 8), (-.2, 5)):
        traces.folded_cloth(piece.moved(x, 0, .71), .28, .34, layers, "bed linen", .018)


def rolled_mat(piece, cloth, length=.61):
    """A rolled mat that lies along x."""
    roll = piece.moved(0, 0, .075)

    def point(u, v):
        turn = math.tau * 4.2 * u
        r = .012 + .062 * u
        return (length * (v - .5), r * math.cos(turn), r * math.sin(turn))
    roll.sheet(150, 1, point, cloth, .008)


def pilates(shot):
    """The Pilates room: five reformers towards the windows, sheer curtains, mirrors."""
    hall = Hall(shot, 11, 6.6, 3.2, "honey floor", level=5.6)
    hall.panels("n", "clay plaster", 0, 11, 11, .02)
    hall.panels("w", "mirror", 1.2, 5.4, 1.4, .02, 2.6)
    hall.cove(.7, .18)
    for x, slide in ((.8, 0), (3.15, 0), (5.5, .24), (7.85, 0), (10.2, .1)):
        reformer(hall.at(x, 2.75, 180), slide)
    folded(hall.at(5.5, 2.42, 90, .435), "bed linen", .30, .24, 3)
    hall.sheers((.1, 4.05), (6.95, 10.9))


def gym(shot):
    """The sports hall: a ball court with two hoops, a badminton net, table tennis, benches."""
    hall = Hall(shot, 26, 15, 8, "honey floor")
    piece = hall.piece
    for k in range(9):
        x = 1.5 + 2.88 * k
        piece.box(x - .12, 0, 6.9, x + .12, 15, 7.9, "oak", .01)
        line_lamp(hall.at(x + 1.44, 7.5, 90), 12, 7.0, 8)
    for wall, a, b in (("w", 0, 15), ("n", 0, 26)):
        hall.panels(wall, "oak flat", a, b, 1.5, .05, 3.2)
    timber_wall(piece)
    court(piece)
    for x, side in ((2.6, 1), (23.2, -1)):
        basket(hall, x, side)
    badminton_net(hall.at(18.2, 9.75))
    table_tennis(hall.at(21.2, 2.75, 88))
    for x, y, turn in ((17.6, .95, 0), (24.6, 2.6, 90)):
        bench(hall.at(x, y, turn))
    basketball(hall.at(17.1, 5.75, 30))


def basketball(piece):
    """A ball of leather with dark seams."""
    ball = Piece(piece.frame @ Matrix.Translation((0, 0, .12)) @ Matrix.Rotation(.5, 4, "X"), piece.palette, 1)
    ball.ball(0, 0, 0, .12, "ball leather")
    turns = [math.tau * k / 48 for k in range(49)]
    ball.tube([(.1192 * math.cos(t), .1192 * math.sin(t), 0) for t in turns], .0022, "black")
    ball.tube([(.1192 * math.cos(t), 0, .1192 * math.sin(t)) for t in turns], .0022, "black")
    for side in (-1, 1):
        seam = []
        for t in turns:
            x = .045 + .06 * math.sin(t) ** 2
            radius = math.sqrt(.1192 ** 2 - x * x)
            seam.append((side * x, radius * math.cos(t), radius * math.sin(t)))
        ball.tube(seam, .0022, "black")


def timber_wall(piece):
    """The east wall: oak battens in two tiers on dark felt, with a plain border above."""
    for low, high in ((.06, 3.1), (3.16, 6.2)):
        piece.box(25.94, 0, low, 25.99, 15, high, "slate cloth", 0)
        for k in range(100):
            y = .15 * k + .03
            piece.box(25.88, y, low, 25.95, y + .09, high, "oak upright", .004)


def bench(piece):
    """A bench along x."""
    piece.box(-1.3, -.2, .40, 1.3, .2, .46, "oak flat", .01)
    for x in (-1.1, 1.1):
        piece.box(x - .03, -.16, 0, x + .03, .16, .40, "black", .004)


def table_tennis(piece):
    """A table-tennis table along x, with its net, two bats and a ball."""
    piece.box(-1.37, -.7625, .735, 1.37, .7625, .76, "court blue", .004)
    for x0, y0, x1, y1 in ((-1.37, -.7625, 1.37, -.7425), (-1.37, .7425, 1.37, .7625), (-1.37, -.74, -1.35, .74),
                           (1.35, -.74, 1.37, .74), (-1.35, -.002, 1.35, .002)):
        piece.box(x0, y0, .7598, x1, y1, .7606, "white", 0)
    piece.box(-1.3, -.7, .67, 1.3, .7, .735, "black", .004)
    for x in (-.95, .95):
        for y in (-.6, .6):
            piece.box(x - .03, y - .03, 0, x + .03, y + .03, .7, "black", .004)
    for y in (-.86, .86):
        piece.tube([(0, y, .72), (0, y, .9125)], .008, "black")
    piece.box(-.006, -.86, .9, .006, .86, .9125, "white", 0)
    for k in range(58):
        piece.tube([(0, -.86 + .03 * k, .762), (0, -.86 + .03 * k, .9)], .0008, "black")
    for k in range(6):
        piece.tube([(0, -.86, .765 + .025 * k), (0, .86, .765 + .025 * k)], .0008, "black")
    bat(piece.moved(.98, .30, .762, 35), "clay cloth")
    bat(piece.moved(.62, -.22, .762, 160), "black")
    piece.ball(.80, .08, .782, .02, "white")


def bat(piece, rubber):
    """A table-tennis bat that lies along x."""
    blade = Piece(piece.frame @ Matrix.Diagonal((1.06, 1, 1, 1)), piece.palette, 1)
    blade.cylinder(0, 0, 0, .006, .076, "oak flat", bevel=.001, segments=40)
    blade.cylinder(0, 0, .006, .009, .075, rubber, bevel=0)
    piece.box(-.175, -.013, -.002, -.06, .013, .018, "honey", .006)


def court(piece):
    """The lines of the court, and its coloured area."""
    for x0, y0, x1, y1 in ((2, 1.5, 24, 1.56), (2, 13.44, 24, 13.5), (2, 1.5, 2.06, 13.5), (23.94, 1.5, 24, 13.5),
                           (12.97, 1.5, 13.03, 13.5), (18.4, 4.4, 18.46, 10.6), (18.4, 4.4, 24, 4.46),
                           (18.4, 10.54, 24, 10.6)):
        piece.box(x0, y0, .0005, x1, y1, .003, "white", 0)
    piece.box(18.46, 4.46, .0004, 23.94, 10.54, .002, "court blue", 0)
    for x in (6.3, 19.7):
        piece.box(x - .02, 4.5, .0006, x + .02, 10.5, .0034, "clay cloth", 0)
    painted_ring(piece, 13, 7.5, .003, 1.8, .06)


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
