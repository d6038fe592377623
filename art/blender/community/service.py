"""The storage rooms of the homes, and the parcel lockers."""
import math

from furniture import small
from community.hall import Hall
from community.things import line_lamp, letters


def parcel_lockers(piece, columns, rows, width, height, depth, open_at):
    """Lockers of `columns` by `rows` with brass pulls; the one at `open_at` (column, row) is open, lit, with a parcel in it."""
    left = -columns * width / 2
    piece.box(left, 0, 0, -left, depth - .06, .12, "black", 0)
    for c in range(columns):
        for r in range(rows):
            x, z = left + c * width, .12 + r * height
            if (c, r) == open_at:
                for a, b in ((x + .004, x + .02), (x + width - .02, x + width - .004)):
                    piece.box(a, 0, z, b, depth, z + height, "greige", 0)
                piece.box(x, 0, z - .008, x + width, depth, z + .012, "greige", 0)
                top = z + height
                piece.box(x + .04, depth - .1, top - .02, x + width - .04, depth - .06, top - .008, "strip", 0)
                parcel(piece.moved(x + width / 2, depth * .6, z + .012, 6), .3, .3, .24)
                door = piece.moved(x + .004, depth, z, 100)
                door.box(0, -.02, .004, width - .01, 0, height - .004, "sage paint", .003)
                continue
            piece.box(x + .004, 0, z + .004, x + width - .004, depth, z + height - .004, "sage paint", .003)
            right, pull_bottom, pull_top = x + width, z + height * .35, z + height * .65
            piece.box(right - .07, depth, pull_bottom, right - .05, depth + .018, pull_top, "brass", .003)
            piece.ball(x + .06, depth, z + height - .07, .009, "lamp")


def parcel(piece, width, depth, height):
    """A carton with tape and labels."""
    w, d = width / 2, depth / 2
    piece.box(-w, -d, 0, w, d, height, "carton", .006)
    piece.box(-.025, -d - .001, height - .06, .025, d + .001, height + .001, "honey", 0)
    piece.box(w * .2, d + .0005, height * .35, w * .8, d + .002, height * .7, "paper", 0)
    piece.box(w * .2, -d * .7, height + .0005, w * .8, -d * .1, height + .002, "paper", 0)


def parcels(shot):
    """The parcel room: lockers, a terminal, a table and a trolley."""
    hall = Hall(shot, 8, 5.4, 2.9, "terrazzo", "dark plaster", "walnut", "dark plaster", windows=False)
    hall.fluted("e", "walnut", 0, 5.4)
    piece = hall.piece
    parcel_lockers(hall.at(1.95, 5.38, 180), 8, 5, .46, .44, .6, (3, 2))
    parcel_lockers(hall.at(6.55, 5.38, 180), 6, 5, .46, .44, .6, (9, 9))
    piece.box(3.8, 4.76, 0, 5.16, 5.38, 2.32, "walnut", .006)
    piece.box(4.1, 4.74, 1.0, 4.86, 4.77, 1.62, "black glass", .01)
    piece.box(4.15, 4.73, 1.05, 4.81, 4.742, 1.57, "display", 0)
    letters(hall.at(4.48, 4.75, 180), "PARCEL", 0, .0, 1.9, .21)
    piece.box(0, 4.72, 2.34, 8, 5.4, 2.9, "dark plaster", .004)
    piece.box(.05, 4.70, 2.33, 7.95, 4.72, 2.36, "strip", 0)
    hall.wash("n", .1, 7.9, 11, 2.85, 1.15)
    hall.wash("e", .2, 5.2, 11, 2.85)
    piece.box(.02, 1.0, .0, .72, 3.9, .86, "walnut", .008)
    piece.box(.02, .95, .86, .76, 3.95, .90, "marble", .006)
    for y, z, w, d, h, turn in ((3.3, .90, .42, .34, .30, 98), (3.32, 1.20, .30, .26, .18, 76),
                                (2.3, .90, .50, .36, .22, 85)):
        parcel(hall.at(.4, y, turn, z), w, d, h)
    trolley = hall.at(6.3, 3.0, 24)
    trolley.box(-.32, -.5, .14, .32, .5, .17, "steel", .01)
    trolley.tube([(-.3, -.48, .16), (-.3, -.52, .98), (.3, -.52, .98), (.3, -.48, .16)], .016, "steel")
    for x in (-.25, .25):
        for y in (-.4, .4):
            trolley.ball(x, y, .07, .07, "tyre")
    parcel(trolley.moved(0, .12, .17, 3), .50, .42, .36)
    parcel(trolley.moved(-.02, .10, .53, -9), .36, .32, .24)
    hall.plant(7.4, 4.2, 2.0)
    for x in (2.0, 4.5, 7.0):
        hall.accent((x, 2.9, 2.75), (x, 4.7, 0.6), 60, 70)


def bicycle(piece):
    """A bicycle along x, 1.7 m long."""
    for x in (-.52, .52):
        ring = [(x + .33 * math.cos(math.tau * k / 40), 0, .34 + .33 * math.sin(math.tau * k / 40)) for k in range(41)]
        piece.tube(ring, .016, "tyre")
        for k in range(14):
            a = math.tau * k / 14
            piece.tube([(x, 0, .34), (x + .32 * math.cos(a), 0, .34 + .32 * math.sin(a))], .0012, "steel")
    seat, head, crank = (-.20, 0, .82), (.36, 0, .86), (-.08, 0, .30)
    for a, b in ((crank, seat), (crank, head), (seat, head), (seat, (-.52, 0, .34)), (crank, (-.52, 0, .34)),
                 (head, (.52, 0, .34))):
        piece.tube([a, b], .017, "clay plaster")
    piece.tube([seat, (-.23, 0, .94)], .013, "steel")
    piece.cushion(-.36, -.07, .93, -.10, .07, .98, "tan", .01, .02)
    piece.tube([head, (.33, 0, 1.0)], .014, "steel")
    piece.tube([(.26, -.28, 1.02), (.34, -.1, 1.0), (.34, .1, 1.0), (.26, .28, 1.02)], .012, "black")


def unit_front(piece, width, height, number, open_door=False):
    """The front of a storage unit along x: frame, number, and a slatted door unless `open_door`."""
    w = width / 2
    for a, b in ((-w, -w + .06), (w - .06, w)):
        piece.box(a, 0, 0, b, .10, height, "bronze", .003)
    piece.box(-w, 0, height - .08, w, .10, height, "bronze", .003)
    letters(piece.moved(0, .105), f"{number:02d}", 0, 0, height + .09, .16)
    if open_door:
        return
    count = int((width - .14) / .062)
    piece.box(-w + .06, .02, .02, w - .06, .035, height - .08, "black", 0)
    for k in range(count):
        x = -w + .07 + (width - .14) * k / count
        piece.box(x, .035, .03, x + .042, .065, height - .09, "oak", .003)
    for x in (-.05, .02):
        piece.box(x, .065, .95, x + .03, .10, 1.2, "brass", .004)


def storage(shot):
    """A corridor with sixteen storage units, two of them open."""
    hall = Hall(shot, 6.4, 15, 2.9, "utility floor", "walnut", windows=False)
    hall.panels("n", "walnut", 1.9, 4.5, 1.3, .03)
    hall.wash("n", 2.0, 4.4, 14, 2.8)
    piece = hall.piece
    number = 0
    for k in range(8):
        y = 1.1 + 1.85 * k
        for side, turn in ((1.9, -90), (4.5, 90)):
            number += 1
            opened = (k, turn) in ((2, 90), (3, 90))
            unit_front(hall.at(side, y, turn), 1.8, 2.3, number, opened)
            partition = y - .925
            piece.box(0 if turn < 0 else side, partition - .02, 0, side if turn < 0 else 6.4, partition + .02, 2.9, "plaster", 0)
            x0, x1 = sorted((side, side + (-.08 if turn < 0 else .08)))
            piece.box(x0, y - .92, 2.3, x1, y + .92, 2.9, "plaster", 0)
    for k, y in ((2, 4.8), (3, 6.65)):
        piece.box(4.7, y - .7, 2.5, 6.2, y + .7, 2.53, "lamp", 0)
        hall.accent((5.4, y, 2.6), (5.4, y, 0), 55, 120)
        for z in (.5, 1.1, 1.7):
            piece.box(5.75, y - .88, z, 6.38, y + .88, z + .03, "oak flat", .003)
            for j in range(3):
                parcel(hall.at(6.05, y - .58 + .56 * j, 90, z + .03), .44, .4, .26 + .09 * ((j + k) % 2))
    bicycle(hall.at(5.2, 6.6, 96))
    case = hall.at(5.0, 4.3, 70)
    case.box(-.24, -.14, .06, .24, .14, .72, "sage paint", .06, 4)
    case.tube([(-.1, 0, .72), (-.1, 0, .98), (.1, 0, .98), (.1, 0, .72)], .01, "steel")
    case.moved(.62, .02, 0, 10).box(-.2, -.12, .05, .2, .12, .55, "clay plaster", .05, 4)
    line_lamp(hall.at(3.2, 7.5, 90), 14, 2.75, 2.9)
    for side in (1.98, 4.42):
        piece.box(side - .01, .2, 2.84, side + .01, 14.8, 2.87, "strip", 0)


ROOMS = {"storage": storage, "parcels": parcels}
