"""The storage rooms of the homes with what is kept in them, and the parcel lockers."""
import math

from furniture import small
from community.hall import Hall
from community.things import line_lamp, letters


# Heights of the lockers of a column, from below, by kind of column; metres.
LOCKER_COLUMNS = ((.62, .62, .42, .31, .31), (.31, .31, .42, .42, .31, .51), (.84, .51, .31, .31, .31), (.42, .42, .31, .31, .31, .51))


def parcel_lockers(piece, columns, width, depth, opened):
    """Lockers of three sizes with numbers in `columns` along x; of `opened`, (column, row), doors stand open."""
    left, number = -columns * width / 2, 0
    piece.box(left, 0, 0, -left, depth - .06, .12, "black", 0)
    for c in range(columns):
        z = .12
        for r, height in enumerate(LOCKER_COLUMNS[c % len(LOCKER_COLUMNS)]):
            number += 1
            locker = open_locker if (c, r) in opened else closed_locker
            locker(piece.moved(left + c * width, 0, z), width, height, depth, number)
            z += height


def closed_locker(piece, width, height, depth, number):
    """A locker from x = 0 to `width` with a pull, a number and a small lamp."""
    piece.box(.003, 0, .003, width - .003, depth, height - .003, "sage paint", .004)
    piece.box(.045, depth, height / 2 - .06, .06, depth + .022, height / 2 + .06, "brass", .004)
    letters(piece.moved(width - .075, depth - .009, height - .085), str(number), 0, 0, 0, .042)


def open_locker(piece, width, height, depth, _):
    """A lit locker with a parcel, whose door stands open."""
    for a, b in ((.003, .018), (width - .018, width - .003)):
        piece.box(a, 0, 0, b, depth, height, "greige", 0)
    for z in (-.006, height - .006):
        piece.box(0, 0, z, width, depth, z + .012, "greige", 0)
    piece.box(.04, depth - .1, height - .02, width - .04, depth - .06, height - .008, "strip", 0)
    parcel(piece.moved(width / 2, depth * .62, .012, 6), width * .66, .34, height * .58)
    door = piece.moved(.004, depth, 0, 104)
    door.box(0, -.02, .004, width - .01, 0, height - .004, "sage paint", .003)


def parcel(piece, width, depth, height):
    """A carton with tape and labels."""
    w, d = width / 2, depth / 2
    piece.box(-w, -d, 0, w, d, height, "carton", .006)
    piece.box(-.025, -d - .001, height - .06, .025, d + .001, height + .001, "honey", 0)
    piece.box(w * .2, d + .0005, height * .35, w * .8, d + .002, height * .7, "paper", 0)
    piece.box(w * .2, -d * .7, height + .0005, w * .8, -d * .1, height + .002, "paper", 0)


def terminal(piece, depth):
    """A walnut column with a screen that shows a code, a reader for keys, and a scanner's light."""
    piece.box(-.34, 0, 0, .34, depth + .02, 2.33, "walnut", .006)
    piece.box(-.24, depth + .02, 1.02, .24, depth + .045, 1.52, "black glass", .012)
    for c in range(8):
        for r in range(6):
            if (c * c + r * 5 + c * r) % 5 > 1:
                x, z = -.175 + .05 * c, 1.10 + .056 * r
                shade = "lamp" if (c, r) == (3, 3) else "slate cloth"
                piece.box(x - .019, depth + .045, z - .021, x + .019, depth + .0465, z + .021, shade, 0)
    piece.box(-.07, depth + .02, .84, .07, depth + .04, .95, "black glass", .01)
    piece.box(-.035, depth + .04, .93, .035, depth + .043, .936, "lamp", 0)


def trolley(piece):
    """A steel trolley with cartons, its handle towards -y."""
    piece.box(-.32, -.5, .14, .32, .5, .17, "steel", .01)
    piece.tube([(-.3, -.48, .16), (-.3, -.52, .98), (.3, -.52, .98), (.3, -.48, .16)], .016, "steel")
    for x in (-.25, .25):
        for y in (-.4, .4):
            piece.ball(x, y, .07, .07, "tyre")
    parcel(piece.moved(0, .12, .17, 3), .50, .42, .36)
    parcel(piece.moved(-.02, .10, .53, -9), .36, .32, .24)


def parcels(shot):
    """The parcel room: lockers in the morning sun, a terminal, a counter where somebody opened a parcel, a trolley."""
    hall = Hall(shot, 8, 4.4, 2.9, "terrazzo", "dark plaster", "walnut", "dark plaster", level=.15)
    hall.fluted("e", "walnut", 0, 4.4)
    piece = hall.piece
    parcel_lockers(hall.at(1.78, 4.38, 180), 8, .44, .6, ())
    terminal(hall.at(3.88, 4.38, 180), .6)
    parcel_lockers(hall.at(6.12, 4.38, 180), 8, .44, .6, ((6, 1),))
    piece.box(0, 3.76, 2.41, 8, 4.4, 2.9, "dark plaster", .004)
    piece.box(.05, 3.74, 2.40, 7.95, 3.76, 2.43, "strip", 0)
    hall.wash("e", .2, 4.2, 9, 2.85)
    piece.box(7.28, .5, .0, 7.96, 2.6, .86, "walnut", .008)
    piece.box(7.24, .45, .86, 7.96, 2.65, .90, "marble", .006)
    for y, z, w, d, h, turn in ((2.2, .90, .42, .34, .30, 98), (2.22, 1.20, .30, .26, .18, 76),
                                (1.2, .90, .50, .36, .22, 85)):
        parcel(hall.at(7.6, y, turn, z), w, d, h)
    trolley(hall.at(3.75, 1.95, 12))
    parcel(hall.at(4.62, 3.42, 14), .46, .36, .30)
    parcel(hall.at(4.66, 3.40, -8, .30), .34, .28, .16)
    hall.plant(7.5, 3.2, 1.9)


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
    piece.tube([(-.12, 0, .30), (-.20, .16, .01)], .008, "steel")
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


def skis(piece):
    """A pair of skis and their poles that lean against the wall at y = 0."""
    for x in (-.06, .06):
        def ski(u, v, x=x):
            lift = max(0, v - .9) ** 2 * 6
            return (x + (u - .5) * (.085 + .02 * abs(v - .5)), .30 - .27 * v + lift, .01 + 1.72 * v)
        piece.sheet(4, 40, ski, "clay plaster" if x < 0 else "clay cloth", .012)
    for x in (-.22, .2):
        piece.tube([(x, .24, 0), (x * .9, .03, 1.2)], .008, "steel")
        piece.tube([(x * .92, .055, 1.08), (x * .9, .03, 1.22)], .017, "black")


def suitcase(piece, material, height=.66, pulled=False):
    """A ribbed suitcase on wheels along x, its handle pulled out if `pulled`."""
    w = height * .34
    piece.box(-w, -.13, .06, w, .13, height, material, .05, 4)
    for k in range(7):
        x = -w + (k + .9) * 2 * w / 7.8
        piece.box(x - .008, -.137, .12, x + .008, .137, height - .06, material, .006)
    piece.tube([(-.08, .02, height - .02), (-.08, .02, height + .36 * pulled + .03), (.08, .02, height + .36 * pulled + .03),
                (.08, .02, height - .02)], .009, "steel")
    for x in (-w * .8, w * .8):
        for y in (-.09, .09):
            piece.ball(x, y, .032, .032, "tyre")


def electric_fan(piece):
    """A floor fan, 1.1 m high, that looks towards +y."""
    piece.cylinder(0, 0, 0, .03, .18, "white")
    piece.tube([(0, 0, .02), (0, 0, .92)], .014, "white")
    for r in (.08, .14, .19, .205):
        for y in (.05, .12):
            turns = (math.tau * k / 40 for k in range(41))
            piece.tube([(r * math.cos(t), y, .92 + r * math.sin(t)) for t in turns], .003, "white")
    for k in range(28):
        c, s = math.cos(math.tau * k / 28), math.sin(math.tau * k / 28)
        piece.tube([(.03 * c, .125, .92 + .03 * s), (.205 * c, .12, .92 + .205 * s)], .0016, "white")
    for k in range(3):
        def blade(u, v, turn=math.tau * k / 3):
            r, a = .03 + .15 * v, turn + (u - .5) * 1.3
            return (r * math.cos(a), .085 + .03 * (u - .5), .92 + r * math.sin(a))
        piece.sheet(8, 6, blade, "sky blue")


def rolled_mats(piece):
    """Two rolled mats and a tent's bag on end."""
    for x, y, r, h, m in ((0, .1, .085, .66, "moss"), (.2, .08, .075, .58, "clay cloth"), (.1, .28, .11, .72, "slate cloth")):
        piece.cylinder(x, y, 0, h, r, m, bevel=.03)
        for z in (h * .22, h * .74):
            piece.cylinder(x, y, z, z + .025, r + .003, "black", bevel=.001)


def unit_shelves(piece, rnd, width, depth=.6):
    """Three shelves along x with boxes, baskets and jars of different sizes, some on top of others."""
    for x in (-width / 2, width / 2 - .03):
        piece.box(x, 0, 0, x + .03, depth, 2.1, "oak flat", .003)
    for z in (.42, .98, 1.54, 2.07):
        piece.box(-width / 2, 0, z, width / 2, depth, z + .03, "oak flat", .003)
        x = -width / 2 + .08
        while x < width / 2 - .34:
            w, h = rnd.uniform(.22, .46), rnd.uniform(.16, .36)
            if x + w > width / 2 - .05:
                break
            turn = rnd.uniform(-7, 7)
            kind = rnd.choice(("carton", "carton", "linen", "greige", "sage paint"))
            box = piece.moved(x + w / 2, depth * .55, z + .03, 180 + turn)
            if kind == "carton":
                parcel(box, w, .42, h)
            else:
                box.box(-w / 2, -.2, 0, w / 2, .2, h, kind, .025)
                box.box(-w / 2 - .008, -.21, h - .03, w / 2 + .008, .21, h + .012, kind, .012)
            x += w + rnd.choice((.03, .04, .14))


def storage(shot):
    """A dark corridor between storage units; light falls out of one that somebody is emptying."""
    hall = Hall(shot, 6.4, 15, 2.9, "utility floor", "walnut", windows=False)
    hall.panels("n", "walnut", 1.9, 4.5, 1.3, .03)
    hall.wash("n", 2.0, 4.4, 10, 2.8)
    piece = hall.piece
    for k in range(8):
        y = 1.1 + 1.85 * k
        for side, turn in ((1.9, -90), (4.5, 90)):
            unit_front(hall.at(side, y, turn), 1.8, 2.3, 2 * k + (1 if turn < 0 else 2), (k, turn) in ((2, 90), (5, -90)))
            partition = y - .925
            piece.box(0 if turn < 0 else side, partition - .02, 0, side if turn < 0 else 6.4, partition + .02, 2.9, "plaster", 0)
            x0, x1 = sorted((side, side + (-.08 if turn < 0 else .08)))
            piece.box(x0, y - .92, 2.3, x1, y + .92, 2.9, "plaster", 0)
    for x, y in ((5.45, 4.8), (.95, 10.35)):
        piece.box(x - .75, y - .04, 2.5, x + .75, y + .04, 2.53, "lamp", 0)
        for inwards in (-.4, .4):
            hall.accent((x + inwards, y, 2.5), (x + inwards * .4 + (-.5 if x > 3 else .5), y, 0), 150, 130)
    seasonal_things(hall)
    for y in (1.1, 8.5, 12.2):
        hall.accent((3.2, y, 2.74), (3.2, y, 0), 26, 62)
    line_lamp(hall.at(3.2, 12.6, 90), 3, 2.75, 2.9)


def seasonal_things(hall):
    """What one home keeps in its unit, and what somebody has taken out into the corridor."""
    unit_shelves(hall.at(5.58, 5.69, 180), hall.piece.random, 1.5)
    skis(hall.at(6.38, 4.75, 90))
    rolled_mats(hall.at(6.2, 4.5, 180))
    electric_fan(hall.at(4.95, 4.9, 128))
    bicycle(hall.at(3.2, 6.9, 8))
    suitcase(hall.at(3.85, 3.85, 24), "sage paint", .70, True)
    suitcase(hall.at(4.32, 3.95, 64), "clay plaster", .52)
    parcel(hall.at(2.45, 3.05, 12), .5, .4, .34)
    parcel(hall.at(2.42, 3.07, -14, .34), .38, .3, .22)


ROOMS = {"storage": storage, "parcels": parcels}
