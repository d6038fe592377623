"""The community's gym, studio and Pilates room."""
import math

from furniture import small, traces
from community.hall import Hall
from community.things import dumbbells, folded, line_lamp, mat, reformer, treadmill, weight_bench


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


def bench(piece):
    """A bench along x."""
    piece.box(-1.3, -.2, .40, 1.3, .2, .46, "oak flat", .01)
    for x in (-1.1, 1.1):
        piece.box(x - .03, -.16, 0, x + .03, .16, .40, "black", .004)


ROOMS = {"fitness": fitness, "gx": gx, "pilates": pilates}
