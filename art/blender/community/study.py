"""The community's library, study room, shared office and music room."""
import math

from mathutils import Matrix

from furniture import living, small, study, traces
from community.hall import Hall
from community.music import grand_piano
from community.things import bank_lamp, cafe_set, line_lamp, long_table, round_table, stool
from furniture.forms import Piece
from furniture.living import chair


def library(shot):
    """The library: bookcases, a reading table, armchairs."""
    hall = Hall(shot, 13, 8, 3.6, "honey floor", level=5.6)
    hall.cove(.9)
    for k in range(6):
        study.bookcase(hall.at(1.15 + k * 2.15, 7.98, 180), 2.1, .38, 3.0)
    for k in range(3):
        study.bookcase(hall.at(12.98, 1.6 + k * 2.2, 90), 2.1, .38, 3.0)
    hall.piece.box(.05, 7.57, 3.0, 12.98, 7.98, 3.08, "walnut flat", .004)
    hall.piece.box(12.57, .5, 3.0, 12.98, 7.57, 3.08, "walnut flat", .004)
    hall.wash("n", .3, 12.7, 5, 3.3, .7)
    hall.wash("e", .3, 7.7, 5, 3.3, .7)
    long_table(hall.at(6.4, 4.6), 5.2, 1.1, "walnut board", True)
    for x, y, turn in ((5.0, 5.42, 178), (6.3, 5.56, 166), (7.9, 5.40, 183), (8.2, 3.55, -12)):
        chair(hall.at(x, y, turn), "tan", "walnut")
    for x, turn in ((2.4, 20), (4.2, -15), (9.0, 15), (10.8, -20)):
        living.armchair(hall.at(x, 1.0, turn))
    for x in (3.3, 9.9):
        round_table(hall.at(x, 1.6), .26, .46, "dark marble")
        small.books(hall.piece, x, 1.6, .46, 2)
    for x, y, count in ((5.15, 4.42, 3), (7.3, 4.8, 4), (8.3, 4.4, 2)):
        small.books(hall.piece, x, y, .745, count, .27, .20)
    traces.open_book(hall.at(4.86, 4.36, 150, .745))
    traces.open_book(hall.at(6.5, 4.3, 12, .745))
    traces.cup(hall.at(5.75, 4.35, 70, .745))


def carrel(piece, used):
    """A study carrel with shelf and chair; a lamp, a light strip and books as well if `used`."""
    piece.box(-.70, 0, .715, .70, .58, .74, "oak board", .004)
    for x in (-.725, .70):
        piece.box(x, 0, 0, x + .025, .62, 1.28, "oak upright", .003)
    piece.box(-.70, .0, 1.2, .70, .22, 1.23, "oak board", .003)
    piece.box(-.70, .205, 1.165, .70, .22, 1.2, "oak board", .002)
    piece.box(-.70, .0, .74, .70, .012, 1.2, "cork", 0)
    small.book_row(piece, -.62, .1 if used else -.3, .02, 1.23, .18)
    if used:
        piece.box(-.55, .10, 1.186, .55, .15, 1.2, "strip", 0)
        study.reading_lamp(piece, -.56, .1)
        small.books(piece, .46, .2, .74, 3)
        traces.open_book(piece.moved(.05, .28, .742, piece.random.uniform(170, 195)))
        for x in (.12, .3, .43):
            if piece.random.random() < .6:
                note(piece, x, piece.random.uniform(.94, 1.06))


def note(piece, x, z):
    """A slip of paper pinned to a carrel's back."""
    piece.box(x - .045, .012, z - .06, x + .045, .014, z + .06, "paper", 0)


def study_room(shot):
    """The study room by day: six carrels, of which three are in use, a long table, bookcases at the end."""
    hall = Hall(shot, 12, 6.6, 2.9, "felt", level=5.6)
    hall.slats("oak", .3, .12, strips=False)
    piece = hall.piece
    hall.fluted("n", "oak upright", 0, 12)
    hall.wash("n", .3, 11.7, 4, 2.8, .5)
    for k in range(3):
        study.bookcase(hall.at(11.98, 1.75 + k * 1.75, 90), 1.7, .32, 2.4)
    hall.wash("e", .8, 6.2, 5, 2.8, .6)
    for k in range(6):
        carrel(hall.at(1.2 + k * 1.6, 6.45, 180), k in (1, 3, 4))
    for x, y, turn in ((1.3, 5.62, 4), (2.95, 5.5, -14), (4.35, 5.74, 2), (5.72, 5.02, 38), (7.5, 5.58, -9), (9.2, 5.74, 0)):
        chair(hall.at(x, y, turn), "sage cloth", "oak")
    long_table(hall.at(7.2, 2.6), 6.4, 1.2, "oak board")
    for x, y, turn in ((4.9, 3.45, 178), (6.4, 3.45, 183), (7.9, 3.45, 176), (9.4, 3.45, 181)):
        chair(hall.at(x, y, turn), "sage cloth", "oak")
    for x in (5.6, 8.8):
        bank_lamp(hall.at(x, 2.6, 0, .745))
    small.books(piece, 7.2, 2.75, .745, 3, .26, .19)
    piece.box(1.0, .12, .0, 11, .5, .45, "oak flat", .006)
    piece.box(1.0, .12, .45, 11, .5, .53, "sage cloth", .03)
    hall.plant(11.5, .4, 1.8)


def phone_booth(piece, ajar=0):
    """A phone booth with a glass front, 1.5 m wide and 1.85 m deep; its door stands open by `ajar` degrees."""
    for x in (-.75, .70):
        piece.box(x, 0, 0, x + .05, 1.85, 2.4, "oak upright", .004)
    piece.box(-.75, 0, 2.4, .75, 1.85, 2.48, "oak board", .004)
    for k in range(14):
        piece.box(-.7 + .1 * k, 0, 0, -.604 + .1 * k, .05, 2.4, "sage cloth", .012)
    for x in (-.7, .68):
        piece.box(x, .05, 0, x + .02, 1.79, 2.39, "sage cloth", 0)
    for x in (.02, .66):
        piece.box(x, 1.80, 0, x + .04, 1.84, 2.4, "bronze", .003)
    piece.box(.06, 1.815, .02, .66, 1.825, 2.38, "clear", 0)
    door = piece.moved(-.70, 1.82, 0, ajar)
    for x in (0, .66):
        door.box(x, -.02, .02, x + .04, .02, 2.38, "bronze", .003)
    for z in (.02, 2.34):
        door.box(.04, -.02, z, .66, .02, z + .04, "bronze", .003)
    door.box(.04, -.005, .06, .66, .005, 2.34, "clear", 0)
    door.box(.67, .02, .95, .69, .06, 1.2, "brass", .003)
    piece.box(-.6, .1, .95, .6, .6, .99, "oak board", .004)
    stool(piece.moved(.2, 1.0))
    piece.box(-.5, .3, 2.37, .5, .7, 2.39, "strip", 0)


def laptop(piece):
    """An open laptop; its user sits at -y."""
    piece.box(-.16, -.11, 0, .16, .11, .012, "steel", .003)
    piece.box(-.135, -.02, .012, .135, .09, .0125, "black", 0)
    lid = Piece(piece.frame @ Matrix.Translation((0, .108, .012)) @ Matrix.Rotation(math.radians(-18), 4, "X"), piece.palette)
    lid.box(-.16, 0, 0, .16, .006, .21, "steel", .003)
    lid.box(-.152, -.001, .012, .152, 0, .202, "screen", 0)


def shared_office(shot):
    """The shared office: phone booths behind a long table, seating, cafe tables at the windows."""
    hall = Hall(shot, 14, 8, 3.5, "honey floor", level=5.6)
    hall.slats("oak", .3, .14, strips=False)
    hall.panels("w", "sage paint", 0, 8, 8, .02)
    piece = hall.piece
    for k in range(4):
        phone_booth(hall.at(3.9 + k * 1.75, 7.95, 180), (0, 0, 62, 0)[k])
    work_table(hall)
    study.bookcase(hall.at(1.5, 7.98, 180), 2.6, .36, 2.6)
    piece.box(.6, 3.6, .001, 3.6, 6.6, .014, "rug", .006)
    living.armchair(hall.at(1.2, 4.4, -70))
    living.armchair(hall.at(3.0, 4.4, 70))
    cafe_set(hall.at(2.0, 1.3), 2, 60, "tan")
    line_lamp(hall.at(7.6, 3.7), 4.8, 2.7, 3.3)
    hall.plant(13.2, 5.6, 2.6)


def work_table(hall):
    """The long table of the shared office, with one place in use."""
    long_table(hall.at(7.6, 3.7), 6.4, 1.3)
    for k in range(4):
        chair(hall.at(5.3 + 1.5 * k, 2.84, (3, -8, 2, -4)[k]), "sand", "oak")
        chair(hall.at(5.3 + 1.5 * k, 4.58, (178, 183, 194, 180)[k]), "sand", "oak")
    laptop(hall.at(8.3, 3.98, 183, .745))
    small.books(hall.piece, 6.5, 3.6, .745, 3, .26, .19)


def music(shot):
    """The music room: a grand piano under a raking lamp, walls padded with cloth."""
    hall = Hall(shot, 8, 6.6, 3.1, "honey floor", "oak", windows=False)
    hall.fluted("n", "oak", 0, 8)
    hall.wash("n", .2, 7.8, 16, 3.0)
    piece = hall.piece
    for k in range(18):
        for x0, x1 in ((0, .09), (7.91, 8)):
            piece.box(x0, .12 + .355 * k, .12, x1, .465 + .355 * k, 2.98, "linen", .04, 4)
    for x in (1.7, 4.0, 6.3):
        piece.box(x - .9, 2.0, 2.86, x + .9, 5.2, 2.92, "oak flat", .01)
    piece.cylinder(3.6, 4.0, .001, .014, 2.35, "rug", bevel=.006, segments=96)
    grand_piano(hall.at(3.0, 3.4, -28))
    hall.wash("e", .6, 6.0, 20, 3.0)
    hall.accent((6.2, 3.0, 2.8), (3.3, 4.1, .95), 900, 40)
    hall.accent((1.3, 2.0, 2.8), (3.0, 3.4, .7), 360, 34)


ROOMS = {"library": library, "studyRoom": study_room, "sharedOffice": shared_office, "music": music}
