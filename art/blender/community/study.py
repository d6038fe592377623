"""The community's library, study room, shared office and music room."""
import math

from furniture import living, small, study, traces
from community.hall import Hall
from community.music import cello, grand_piano, music_stand
from community.things import cafe_set, line_lamp, long_table, ring_lamp, round_table, stool
from furniture.living import chair


def library(shot):
    """The library: bookcases, a reading table, armchairs."""
    hall = Hall(shot, 13, 8, 3.6, "honey floor", level=5.6)
    hall.cove(.9)
    for k in range(6):
        study.bookcase(hall.at(1.15 + k * 2.15, 7.98, 180), 2.1, .38, 3.0)
    for k in range(3):
        study.bookcase(hall.at(12.98, 1.6 + k * 2.2, 90), 2.1, .38, 3.0)
    hall.wash("n", .3, 12.7, 9, 3.3, .7)
    hall.wash("e", .3, 7.7, 9, 3.3, .7)
    long_table(hall.at(6.4, 4.6), 5.2, used=True)
    for x, turn in ((2.4, 20), (4.2, -15), (9.0, 15), (10.8, -20)):
        living.armchair(hall.at(x, 1.0, turn))
    for x in (3.3, 9.9):
        round_table(hall.at(x, 1.6), .26, .46, "dark marble")
        small.books(hall.piece, x, 1.6, .46, 2)
    small.floor_lamp(hall.at(1.4, .8), .4, .4, 1.6)
    hall.plant(12.0, .8, 2.1)
    hall.piece.box(3.5, 2.9, .001, 9.3, 6.3, .014, "rug", .006)
    for k in range(4):
        small.books(hall.piece, 4.5 + 1.2 * k, 4.25 + .6 * (k % 2), .745, 1 + k % 3, .24, .17)
    for x, y, turn in ((4.9, 4.3, 10), (7.4, 4.95, 175), (3.2, 1.5, 40)):
        traces.open_book(hall.at(x, y, turn, .745 if y > 2 else .46))
    for x, y, z in ((5.4, 4.2, .74), (9.8, 1.5, .46)):
        traces.cup(hall.at(x, y, 70 * x, z))
    traces.tote(hall.at(4.6, 3.6, 20), "slate cloth")
    for x in (5.0, 7.9):
        ring_lamp(hall.at(x, 4.6), .7, 2.6, 3.6)


def carrel(piece, used):
    """A study carrel with shelf, lamp and chair, and with books if `used`."""
    piece.box(-.70, 0, .715, .70, .58, .74, "oak flat", .004)
    for x in (-.725, .70):
        piece.box(x, 0, 0, x + .025, .62, 1.28, "walnut", .003)
    piece.box(-.70, .0, 1.2, .70, .22, 1.23, "walnut flat", .003)
    piece.box(-.70, .0, .74, .70, .012, 1.2, "green felt", 0)
    piece.box(-.55, .10, 1.186, .55, .15, 1.2, "strip", 0)
    small.book_row(piece, -.62, .1 if used else -.2, .02, 1.23, .18)
    chair(piece.moved(0, .72 + .16 * (not used), 0, 180 + piece.random.uniform(-12, 12)), "tan", "walnut")
    if used:
        small.books(piece, .42, .24, .74, 3)
        piece.box(-.2, .2, .74, .02, .48, .748, "paper", 0)
        piece.box(.02, .2, .74, .24, .48, .746, "paper", 0)
    if piece.random.random() < .5:
        piece.cylinder(-.5, .3, .74, .84, .035, "ceramic", .04, .003, 24)


def study_room(shot):
    """The study room: seven carrels and a long table."""
    hall = Hall(shot, 12, 6.6, 2.9, "felt", "walnut", "dark plaster", "dark plaster", level=5.6)
    hall.slats("walnut", .3, .12)
    for k in range(7):
        carrel(hall.at(1.2 + k * 1.6, 6.45, 180), k % 3 != 1)
    long_table(hall.at(6.4, 2.9), 7.6, 1.2, top="walnut flat", used=True)
    for x, y, turn in ((3.7, 2.6, 8), (5.6, 3.2, 170), (8.4, 2.6, -15)):
        traces.open_book(hall.at(x, y, turn, .745))
    for x, y in ((4.2, 2.75), (6.1, 3.1), (8.9, 2.7)):
        traces.cup(hall.at(x, y, 40 * x, .745))
    for x, y, turn, cloth in ((3.2, 1.85, 20, "sand"), (6.6, 1.8, 60, "slate cloth"), (2.1, 4.9, 100, "clay cloth")):
        traces.tote(hall.at(x, y, turn), cloth)
    for k in range(6):
        small.books(hall.piece, 3.4 + 1.15 * k, 2.65 + .5 * (k % 2), .745, 1 + k % 3, .24, .17)
    piece = hall.piece
    piece.box(.3, 6.5, .1, 11.7, 6.58, 2.2, "green felt", 0)
    hall.wash("e", .3, 6.3, 7, 2.75)
    small.picture(hall.at(11.96, 5.2, 90), 1.3, .03, "painting 2", 1.0, 1.1)
    piece.box(1.0, .12, .0, 11, .5, .45, "walnut flat", .006)
    piece.box(1.0, .12, .45, 11, .5, .53, "green felt", .03)
    hall.plant(11.5, .4, 1.8)


def phone_booth(piece):
    """A phone booth with a glass front, 1.5 m wide and 1.85 m deep."""
    for x in (-.75, .70):
        piece.box(x, 0, 0, x + .05, 1.85, 2.4, "walnut", .004)
    piece.box(-.75, 0, 2.4, .75, 1.85, 2.48, "walnut", .004)
    piece.box(-.7, 0, 0, .7, .05, 2.4, "sage cloth", 0)
    for x in (-.70, -.02, .66):
        piece.box(x, 1.80, 0, x + .04, 1.84, 2.4, "bronze", .003)
    piece.box(-.66, 1.815, .02, .66, 1.825, 2.38, "clear", 0)
    piece.box(-.03, 1.84, .95, -.01, 1.88, 1.2, "brass", .003)
    piece.box(-.6, .1, .95, .6, .6, .99, "oak flat", .004)
    stool(piece.moved(0, 1.0))
    piece.box(-.5, .3, 2.37, .5, .7, 2.39, "strip", 0)


def shared_office(shot):
    """The shared office: phone booths, a long table with laptops, seating, cafe tables."""
    hall = Hall(shot, 14, 8, 3.5, "oak floor", north="sage paint", level=5.6)
    hall.slats("oak", .22, .2)
    hall.wash("n", .3, 13.7, 8, 3.2)
    hall.panels("w", "sage paint", 0, 8, 8, .02)
    piece = hall.piece
    for k in range(4):
        phone_booth(hall.at(3.9 + k * 1.75, 7.95, 180))
    long_table(hall.at(7.6, 3.7), 6.4, 1.4, used=True)
    for x, y, turn in ((6.1, 3.35, 12), (9.6, 4.05, 170), (8.0, 3.4, -20)):
        traces.open_book(hall.at(x, y, turn, .745))
    for x, y in ((5.0, 4.2), (7.35, 3.2), (9.3, 3.25), (10.4, 3.9), (12.1, 1.2), (2.2, 4.75)):
        traces.cup(hall.at(x, y, 20 * x, .74 if x > 3 else .46))
    for x, y, cloth in ((6.55, 2.55, "slate cloth"), (10.9, 4.75, "sand")):
        traces.tote(hall.at(x, y, 25), cloth)
    for k, x in enumerate((5.2, 6.9, 8.7, 10.2)):
        for side in (-1, 1):
            if (k + side) % 3:
                laptop = hall.at(x + .3 * side, 3.7 + side * .40, 0 if side < 0 else 180, .745)
                laptop.box(-.16, -.11, 0, .16, .11, .012, "steel", .003)
                laptop.sheet(1, 1, lambda u, v: (-.16 + .32 * u, .11 + .06 * v, .012 + .2 * v), "screen", .006)
                laptop.cylinder(.3, .1, 0, .09, .035, "ceramic", .04, .003, 24)
    study.bookcase(hall.at(1.5, 7.98, 180), 2.6, .36, 2.6)
    piece.box(.6, 3.6, .001, 3.6, 6.6, .014, "rug", .006)
    living.armchair(hall.at(1.2, 4.4, -70))
    living.armchair(hall.at(3.0, 4.4, 70))
    round_table(hall.at(2.1, 4.8), .3, .46, "dark marble")
    for k, x in enumerate((2.0, 5.4, 8.8, 12.2)):
        cafe_set(hall.at(x, 1.3), 2, 90, ("sage cloth", "tan")[k % 2])
    for k in range(3):
        line_lamp(hall.at(5.6 + 2 * k, 3.7), 1.7, 2.1, 3.3)
    hall.plant(.7, .8, 2.1)
    hall.plant(4.3, 6.0, 2.0)
    small.picture(hall.at(.03, 2.4, -90), 1.4, .03, "painting", 1.1, 1.0)


def music(shot):
    """The music room: grand piano, cello, acoustic panels."""
    hall = Hall(shot, 8, 6.6, 3.1, "smoked floor", "walnut", "dark plaster", "clay plaster", "dark plaster",
                windows=False)
    hall.fluted("n", "walnut", 0, 8)
    hall.wash("n", .2, 7.8, 14, 3.0)
    piece = hall.piece
    for k in range(5):
        for j in range(2):
            piece.box(.0, .5 + k * 1.2, .6 + j * 1.17, .07, 1.66 + k * 1.2, 1.73 + j * 1.17,
                      ("clay cloth", "sand", "sage cloth")[(k + 2 * j) % 3], .03)
            piece.box(7.93, .5 + k * 1.2, .6 + j * 1.17, 8, 1.66 + k * 1.2, 1.73 + j * 1.17,
                      ("sand", "sage cloth", "clay cloth")[(k + j) % 3], .03)
    for x in (1.7, 4.0, 6.3):
        piece.box(x - .9, 2.0, 2.86, x + .9, 5.2, 2.92, "oak flat", .01)
    piece.cylinder(3.9, 3.9, .001, .014, 2.35, "rug", bevel=.006, segments=96)
    grand_piano(hall.at(3.0, 3.4, -28))
    cello(hall.at(6.6, 4.9, 160))
    music_stand(hall.at(5.9, 4.2, 30))
    seat = hall.at(6.3, 4.9)
    seat.cushion(-.2, -.2, .40, .2, .2, .48, "tan", .02, .04)
    for x, y in ((-.16, -.16), (.16, -.16), (-.16, .16), (.16, .16)):
        seat.tube([(x, y, 0), (x, y, .42)], .014, "walnut")
    living.armchair(hall.at(1.0, 5.0, -140))
    small.floor_lamp(hall.at(.6, 5.9), .4, .4, 1.6)
    hall.accent((3.4, 2.6, 2.8), (3.4, 4.2, .8), 190, 62)
    hall.accent((6.0, 3.2, 2.8), (6.5, 4.9, .6), 120, 46)
    for x in (1.4, 5.0):
        hall.accent((x, 1.4, 2.8), (x, 3.0, 0), 90, 60)


ROOMS = {"library": library, "studyRoom": study_room, "sharedOffice": shared_office, "music": music}
