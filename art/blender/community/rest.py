"""The community's lobby, lounge, cafe, guest house, and seniors' room."""
import math

from furniture import bedroom, living, plants, small, study, traces
from community.hall import Hall
from community.things import cafe_set, go_board, hanji_doors, letters, ring_lamp, round_table, stool
from model import sign


def lobby(shot):
    """The lobby by day: reception desk, sign, ring lamps, seating, all on the axis of the sign."""
    hall = Hall(shot, 16, 10, 5.6, "dark stone floor", level=.3)
    hall.panels("n", "travertine", 0, 16, 1.6, .06)
    for wall in "ew":
        hall.panels(wall, "beige stone", 0, 10, 1.25, .04)
    hall.cove(1.1, .35)
    hall.wash("n", .4, 15.6, 22, 5.2)
    piece = hall.piece
    piece.box(5.2, 7.4, 0, 10.8, 8.2, 1.08, "green stone", .01)
    piece.box(5.1, 7.3, 1.08, 10.9, 8.25, 1.13, "travertine", .006)
    piece.box(5.2, 7.385, .04, 10.8, 7.395, .07, "strip", 0)
    piece.box(4.4, 9.86, 1.5, 11.6, 9.935, 4.3, "walnut", .004)
    piece.box(4.36, 9.90, 1.46, 11.64, 9.93, 4.34, "brass", 0)
    # The letters are emissive, because brass would only reflect the dark side of the room.
    letters(hall.at(8, 9.84, 180), sign(), 0, .02, 2.9, .5, "sign")
    for x in (2.6, 13.4):
        piece.box(x - .4, 8.2, 0, x + .4, 9.0, 5.6, "oak", .01)
    for k, (radius, z) in enumerate(((1.5, 3.5), (1.05, 3.85), (.65, 4.2))):
        ring_lamp(hall.at(8, 4.6 + .05 * k), radius, z, 5.6)
    piece.cylinder(8, 4.3, .001, .016, 2.9, "rug", bevel=.006, segments=96)
    # Facing each other, so that the desk is seen between them.
    for x, turn in ((5.5, -90), (10.5, 90)):
        living.sofa(hall.at(x, 4.0, turn), 2.4, .95, "linen")
    for x, y, radius, height in ((7.55, 3.9, .52, .34), (8.42, 4.25, .40, .26)):
        piece.cylinder(x, y, .016, height, radius, "travertine", bevel=.012, segments=72)
    small.bowl(piece, 7.5, 3.9, .34, .17)
    small.vase(piece, 8.42, 4.25, .26, .34, "ceramic")
    small.branches(piece, 8.42, 4.25, .58, 1.15, 7)
    for x in (5.75, 10.25):
        small.table_lamp(piece, x, 7.8, 1.13, .62)
    for x, height in ((1.2, 3.1), (14.8, 2.8)):
        plants.olive_tree(hall.at(x, 8.3), height=height)


def lounge(shot):
    """The lounge: armchairs round a low table before the windows, a fireplace, bookcases."""
    hall = Hall(shot, 13, 8, 3.6, "honey floor", level=9.9)
    hall.panels("n", "travertine", 4.4, 8.6, 1.4, .08)
    hall.fluted("n", "oak", .1, 4.3)
    hall.cove(.9)
    piece = hall.piece
    piece.box(5.2, 7.84, .35, 7.8, 7.93, 1.0, "black glass", .004)
    piece.box(5.3, 7.82, .38, 7.7, 7.85, .43, "lamp", 0)
    for x in (10.1, 11.9):
        study.bookcase(hall.at(x, 7.98, 180), 1.7, .36, 2.9)
    piece.box(3.9, .7, .001, 9.1, 4.3, .014, "rug", .006)
    for x, y, turn in ((4.85, 2.75, -76), (5.35, 1.45, -30), (8.15, 2.75, 76), (7.65, 1.45, 30)):
        living.armchair(hall.at(x, y, turn), cloth="linen")
    piece.cylinder(6.35, 2.75, .014, .32, .58, "travertine", bevel=.012, segments=72)
    piece.cylinder(7.05, 2.35, .014, .42, .30, "oak flat", bevel=.008, segments=72)
    small.bowl(piece, 6.3, 2.8, .32, .18, "lemon")
    hall.sheers((.1, 3.3), (9.7, 12.9))


def cafe(shot):
    """The cafe: a counter before green stone with lit shelves, bar stools under brass lamps, tables."""
    hall = Hall(shot, 12, 8, 4.0, "terrazzo", level=.3)
    hall.slats("oak", .24, strips=False)
    hall.panels("n", "green stone", 3, 12, 1.5, .03, 3.4)
    hall.wash("n", .3, 11.7, 5, 3.7)
    cafe_counter(hall.piece)
    cafe_shelves(hall.piece)
    for x in (5.4, 6.9, 8.4, 9.9):
        hall.piece.lathe(x, 5.9, [(.02, 2.55), (.15, 2.2), (.15, 2.18), (.0, 2.2)], "brass", 40)
        hall.piece.tube([(x, 5.9, 2.5), (x, 5.9, 4.0)], .004, "black")
        hall.accent((x, 5.9, 2.14), (x, 5.9, 0), 26, 96)
    for x, y in ((5.5, 5.1), (6.6, 5.1), (7.7, 5.1), (8.8, 5.1)):
        stool(hall.at(x, y))
    hall.fluted("w", "oak", .1, 7.9, 1.3)
    banquette(hall.at(0, 4.6, -90), 5.6)
    for y in (2.9, 4.6, 6.3):
        round_table(hall.at(1.05, y))
    for x, y, turn in ((6.75, 3.35, 60), (4.2, 2.6, 105), (9.9, 1.2, 150)):
        cafe_set(hall.at(x, y), 2, turn, "tan")
    iced_drink(hall.at(6.85, 3.25, 0, .73))
    iced_drink(hall.at(6.6, 3.5, 0, .73))


def banquette(piece, length):
    """A padded bench along x before a wall at y = 0; it faces +y."""
    half = length / 2
    piece.box(-half, .03, .06, half, .56, .34, "oak", .006)
    count = round(length / .7)
    for k in range(count):
        a, b = (-half + length * (k + j) / count for j in (0, 1))
        piece.box(a + .004, .10, .34, b - .004, .60, .46, "tan", .03, 4)
        piece.box(a + .004, .03, .48, b - .004, .13, .92, "tan", .03, 4)


def iced_drink(piece):
    """A tall glass of iced coffee with a straw."""
    piece.lathe(0, 0, [(.028, 0), (.036, .135), (.033, .135), (.026, .008)], "clear", 32, False)
    piece.cylinder(0, 0, .010, .105, .026, "walnut flat", .031, 0, 32)
    piece.tube([(-.01, 0, .02), (.028, .01, .185)], .003, "black")


def cafe_counter(piece):
    """A counter with fluted front, marble top and a light strip."""
    piece.box(4.2, 5.6, 0, 11, 6.3, 1.05, "oak", .01)
    for k in range(120):
        piece.box(4.22 + k * .0565, 5.57, .1, 4.25 + k * .0565, 5.6, 1.03, "oak", .004)
    piece.box(4.1, 5.5, 1.05, 11.1, 6.4, 1.10, "marble", .008)
    piece.box(4.2, 5.55, .03, 11, 5.56, .06, "strip", 0)


def cafe_shelves(piece):
    """Two lit wall shelves with groups of cups, bowls, jars and vases, and what stands on the counter."""
    for level, z in enumerate((1.55, 2.1)):
        piece.box(3.6, 7.62, z, 11.4, 7.97, z + .045, "oak board", .003)
        piece.box(3.6, 7.9, z - .012, 11.4, 7.93, z, "strip", 0)
        for k, x in enumerate((4.1, 5.2, 6.15, 7.3, 8.35, 9.2, 10.4)):
            shelf_group(piece.moved(x + .2 * level, 7.8, z + .045), (k + 2 * level) % 4)
    for x, count in ((5.55, 3), (5.68, 2), (5.81, 3)):
        for k in range(count):
            piece.lathe(x, 6.12, [(.026, 1.10 + .05 * k), (.042, 1.155 + .05 * k), (.039, 1.155 + .05 * k),
                                  (.024, 1.108 + .05 * k)], "ceramic", 32, False)
    small.bowl(piece, 9.15, 5.95, 1.10, .16, "lemon")
    carafe = [(.055, 1.10), (.06, 1.20), (.032, 1.32), (.036, 1.36), (.033, 1.36), (.029, 1.32)]
    piece.lathe(7.75, 5.95, carafe, "clear", 32, False)


def shelf_group(piece, kind):
    """What stands together on a shelf: stacked bowls, jars of three heights, cups, or a vase beside a plate."""
    if kind == 0:
        for k in range(5):
            piece.lathe(0, 0, [(.03, .022 * k), (.075, .055 + .022 * k), (.072, .055 + .022 * k), (.028, .008 + .022 * k)],
                        "clay pot", 32, False)
    elif kind == 1:
        for x, height in ((-.13, .22), (0, .16), (.12, .27)):
            piece.cylinder(x, 0, 0, height, .05, "black", bevel=.006, segments=32)
            piece.cylinder(x, 0, height, height + .02, .044, "brass", bevel=.003, segments=32)
    elif kind == 2:
        for k in range(8):
            x, z = -.19 + .10 * (k % 5) + .05 * (k // 5), .062 * (k // 5)
            piece.lathe(x, .02, [(.026, z), (.042, z + .06), (.039, z + .06), (.024, z + .008)], "ceramic", 28, False)
    else:
        small.vase(piece, -.1, 0, 0, .30, "ceramic")
        small.vase(piece, .12, .02, 0, .19, "clay pot")


def guesthouse(shot):
    """A bedroom of the guest house in the morning."""
    hall = Hall(shot, 8.4, 6, 2.8, "honey floor", level=9.9)
    hall.panels("e", "oak", 0, 6, .6, .03)
    piece = hall.piece
    bedroom.headboard(hall.at(8.36, 3.0, 90), 3.6, .06, 1.25)
    bedroom.bed(hall.at(8.3, 3.0, 90), 1.9, 2.15)
    for y in (1.75, 4.25):
        bedroom.night_table(hall.at(8.3, y, 90), .5, .42)
    piece.box(4.9, 1.3, .001, 7.6, 4.9, .014, "rug", .006)
    end_bench(hall.at(5.75, 3.0, 90))
    traces.folded_cloth(hall.at(5.75, 3.25, 4, .462), .30, .42, 3, "light linen", .025)
    living.open_chair(hall.at(6.9, .85, 40))
    round_table(hall.at(6.1, 1.0), .24, .5, "travertine")
    study.desk(hall.at(1.6, 5.95, 180), 1.9, .58, False)
    hall.plant(1.0, .8, 1.9)
    for a, b in ((.1, .9), (7.4, 8.3)):
        small.curtain(hall.at(0, .16), a, b, 2.45, "drape", 13)
    for a, b in ((.9, 2.4), (6.5, 7.4)):
        small.curtain(hall.at(0, .10), a, b, 2.45, "sheer", 11, .035)


def end_bench(piece):
    """The bench at the foot of the bed, along x: an oak frame and a seat of cloth with seams."""
    for k in range(4):
        piece.box(-.70 + .35 * k + .0015, -.24, .36, -.35 + .35 * k - .0015, .24, .462, "sand", .018, 4)
    piece.box(-.70, -.24, .30, .70, .24, .358, "oak flat", .004)
    for x in (-.66, .60):
        for y in (-.22, .16):
            piece.box(x, y, 0, x + .06, y + .06, .30, "oak", .006)


def seniors(shot):
    """The seniors' room: hanji doors, a raised ondol floor with a go board and a low table, and seating before it."""
    hall = Hall(shot, 11, 7, 3.1, "honey floor", level=.3)
    hall.slats("oak", .3, .14, strips=False)
    piece = hall.piece
    for k in range(5):
        hanji_doors(hall.at(1.35 + 2.07 * k, 6.98, 180), 1.95, .72, 2.75)
    piece.box(0, 6.9, 2.75, 11, 6.98, 2.9, "oak flat", .004)
    hall.panels("e", "plaster", 0, 7, 7, .02)
    ondol_floor(hall)
    chest(hall.at(10.96, 5.35, 90, .40))
    living.sofa(hall.at(1.9, 4.9, 180), 2.4, .92, "sage cloth")
    living.armchair(hall.at(3.5, 1.5, 40))
    living.armchair(hall.at(1.0, 1.5, -40))
    living.coffee_table(hall.at(2.2, 2.6), 1, 1)
    piece.box(.5, 1.0, .001, 4.1, 4.6, .014, "rug", .006)
    hall.plant(10.2, 1.7, 2.3)
    cafe_set(hall.at(6.6, 1.3), 3, 45, "sand")
    traces.cup(hall.at(6.5, 1.4, 30, .73))


def ondol_floor(hall):
    """The raised floor of oiled paper sheets that overlap, with a game of go, a tea table, and shoes left before its edge."""
    piece = hall.piece
    piece.box(4.6, 3.3, 0, 11, 6.94, .34, "oak flat", .01)
    piece.box(4.55, 3.25, .34, 11, 6.94, .395, "oak", .012)
    piece.box(4.78, 3.48, .39, 11, 6.94, .40, "oiled paper", .001)
    for k in range(1, 7):
        piece.box(4.78 + .92 * k - .02, 3.48, .40, 4.78 + .92 * k + .02, 6.94, .4006, "oiled paper seam", 0)
    for k in range(1, 4):
        piece.box(4.78, 3.48 + .92 * k - .02, .40, 11, 3.48 + .92 * k + .02, .4007, "oiled paper seam", 0)
    go_board(hall.at(6.0, 5.0, 8, .40))
    for x, y, turn, cloth in ((5.95, 4.30, 6, "sand"), (6.05, 5.72, -6, "clay cloth"), (8.70, 4.06, 14, "sand"),
                              (9.35, 5.52, -8, "sand"), (7.92, 4.95, 80, "clay cloth")):
        hall.at(x, y, turn, .40).cushion(-.31, -.31, 0, .31, .31, .065, cloth, .03, .025)
    tea_table(hall.at(8.95, 4.78, 8, .40))
    traces.blanket(hall.at(5.0, 6.3, 168, .0), .7, .5, .42)
    for x, y, turn in ((6.0, 3.02, 4), (6.18, 3.0, -9), (7.6, 2.98, 24), (7.78, 3.08, 12)):
        hall.at(x, y, turn).cushion(-.05, -.13, 0, .05, .13, .08, "dark plaster", .01, .03)


def tea_table(piece):
    """A low table with a teapot and three cups."""
    piece.box(-.7, -.38, .29, .7, .38, .325, "walnut flat", .01)
    for x in (-.6, .6):
        for y in (-.28, .28):
            piece.box(x - .03, y - .03, 0, x + .03, y + .03, .29, "walnut", .004)
    piece.lathe(.1, 0, [(.07, .325), (.10, .38), (.10, .44), (.04, .48), (.015, .51)], "clay pot", 32)
    for x, y in ((-.3, .15), (.4, .2), (-.12, -.16)):
        piece.lathe(x, y, [(.03, .325), (.04, .385), (.036, .385), (.025, .335)], "ceramic", 24, False)


def chest(piece):
    """A bandaji, the Korean chest with a hinged front: brass hinges, lock plate, corners and handles, and a moon jar with
    branches on it. Its front faces +y."""
    piece.box(-.55, .02, .08, .55, .46, .82, "walnut", .006)
    piece.box(-.6, 0, .82, .6, .48, .85, "walnut flat", .005)
    for x in (-.5, .44):
        piece.box(x, .05, 0, x + .06, .43, .08, "walnut", .004)
    piece.box(-.55, .458, .477, .55, .464, .483, "black", 0)
    for x in (-.36, 0, .36):     # hinges across the joint, each with a wider foot
        piece.box(x - .03, .46, .40, x + .03, .466, .60, "brass", .002)
        piece.box(x - .055, .46, .37, x + .055, .466, .43, "brass", .002)
        piece.box(x - .045, .46, .57, x + .045, .466, .61, "brass", .002)
    piece.box(-.075, .46, .66, .075, .467, .80, "brass", .002)
    piece.box(-.05, .467, .70, .05, .485, .725, "brass", .004)
    for x in (-.55, .47):
        for z in (.08, .74):
            piece.box(x, .46, z, x + .08, .465, z + .08, "brass", .002)
    for x in (-.27, .27):
        piece.tube([(x + .05 * math.cos(math.pi + math.pi * k / 12), .478, .25 + .04 * math.sin(math.pi + math.pi * k / 12))
                    for k in range(13)], .005, "brass")
        for dx in (-.05, .05):
            piece.box(x + dx - .014, .46, .238, x + dx + .014, .468, .266, "brass", .003)
    profile = [(.09, 0), (.15, .05), (.195, .13), (.205, .20), (.19, .27), (.14, .34), (.09, .375), (.09, .395), (.08, .39)]
    piece.lathe(.2, .24, [(r, .85 + z) for r, z in profile], "ceramic", 48, False)
    small.branches(piece, .2, .24, 1.24, .75, 4)
    small.books(piece, -.3, .24, .85, 3, .26, .2)


ROOMS = {"lobby": lobby, "lounge": lounge, "cafe": cafe, "guesthouse": guesthouse, "seniors": seniors}
