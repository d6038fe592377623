"""The storage rooms of the homes with what is kept in them, and the parcel lockers."""
import math

from mathutils import Matrix

from furniture import traces
from furniture.forms import Piece
from community.hall import Hall
from community.things import letters


# Heights of the lockers of a column, from below, by kind of column; metres.
LOCKER_COLUMNS = ((.62, .62, .42, .31, .31), (.31, .31, .42, .42, .31, .51), (.84, .51, .31, .31, .31),
                  (.42, .42, .31, .31, .31, .51))


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
    piece.box(.003, 0, .003, width - .003, depth, height - .003, "locker", .004)
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
    door.box(0, -.02, .004, width - .01, 0, height - .004, "locker", .003)


def parcel(piece, width, depth, height):
    """A carton with tape over its flaps, labels on top and in front, and printed arrows; its front faces +y."""
    w, d, tape = width / 2, depth / 2, .026
    piece.box(-w, -d, 0, w, d, height, "carton", .003)
    piece.box(-w, -.0012, height - .001, w, .0012, height + .0006, "carton print", 0)
    for y in (-d * .999, d * .999):
        piece.box(-w, y - .0004, height - .004, w, y + .0004, height - .0025, "carton print", 0)
    piece.box(-w - .0012, -tape, height - .07, w + .0012, tape, height + .0016, "tape", 0)
    label(piece.moved(w * .42, d * .5, height + .0018).frame, piece, min(.15, w * .8), min(.10, d * .75))
    front = piece.frame @ Matrix.Translation((w * .40, d + .0012, height * .55)) @ Matrix.Rotation(-math.pi / 2, 4, "X")
    label(front @ Matrix.Rotation(math.pi, 4, "Z"), piece, min(.13, w * .8), min(.095, height * .5))
    for k in range(2):
        x, z, size = -w * .72 + .055 * k, height * .18, min(.05, height * .2)
        piece.box(x - .0035, d, z, x + .0035, d + .0008, z + size, "carton print", 0)
        def tip(u, v, x=x, z=z + size, half=size * .42):
            return (x + half * (2 * u - 1) * (1 - v), d + .0008, z + half * v)
        piece.sheet(1, 1, tip, "carton print")


def label(frame, piece, width, height):
    """A shipping label in the plane z = 0 of a frame: paper, a bar code, and grey lines where an address stands."""
    sheet = Piece(frame, piece.palette, piece.random.random())
    w, h = width / 2, height / 2
    sheet.box(-w, -h, 0, w, h, .0006, "paper", 0)
    x = -w * .86
    while x < w * .5:
        bar = sheet.random.choice((.0012, .0018, .003))
        sheet.box(x, -h * .82, .0006, x + bar, -h * .15, .001, "black", 0)
        x += bar + sheet.random.choice((.0014, .002, .003))
    sheet.box(-w * .9, h * .02, .0006, w * .9, h * .06, .001, "black", 0)
    for k in range(3):
        z = h * (.24 + .22 * k)
        sheet.box(-w * .86, z, .0006, w * sheet.random.uniform(-.1, .8), z + h * .08, .001, "felt", 0)
    sheet.box(w * .62, -h * .8, .0006, w * .88, -h * .2, .001, "black", 0)


def terminal(piece, depth):
    """An oak column with a screen that shows a code, a reader for keys, and a scanner's light."""
    piece.box(-.34, 0, 0, .34, depth + .02, 2.33, "oak", .006)
    piece.box(-.24, depth + .02, 1.02, .24, depth + .045, 1.52, "black glass", .012)
    for c in range(8):
        for r in range(6):
            if (c * c + r * 5 + c * r) % 5 > 1:
                x, z = -.175 + .05 * c, 1.10 + .056 * r
                shade = "lamp" if (c, r) == (3, 3) else "slate cloth"
                piece.box(x - .019, depth + .045, z - .021, x + .019, depth + .0465, z + .021, shade, 0)
    piece.box(-.07, depth + .02, .84, .07, depth + .04, .95, "black glass", .01)
    piece.box(-.035, depth + .04, .93, .035, depth + .043, .936, "lamp", 0)


def parcels(shot):
    """The parcel room: lockers in the morning sun, a terminal, a counter, and a few cartons."""
    hall = Hall(shot, 8, 4.4, 2.9, "terrazzo", "plaster", "oak", level=.15)
    hall.fluted("e", "oak", 0, 4.4)
    piece = hall.piece
    parcel_lockers(hall.at(1.78, 4.38, 180), 8, .44, .6, ())
    terminal(hall.at(3.88, 4.38, 180), .6)
    parcel_lockers(hall.at(6.12, 4.38, 180), 8, .44, .6, ((6, 1),))
    piece.box(0, 3.76, 2.41, 8, 4.4, 2.9, "plaster", .004)
    piece.box(.05, 3.74, 2.40, 7.95, 3.76, 2.43, "strip", 0)
    hall.wash("e", .2, 4.2, 9, 2.85)
    piece.box(7.28, .5, .0, 7.96, 2.6, .86, "oak", .008)
    piece.box(7.24, .45, .86, 7.96, 2.65, .90, "marble", .006)
    for x, y, z, w, d, h, turn in ((7.6, 2.05, .90, .36, .27, .16, 98), (5.62, 3.40, 0, .50, .36, .34, 186),
                                   (5.59, 3.42, .34, .34, .26, .12, 171)):
        parcel(hall.at(x, y, turn, z), w, d, h)
    hall.plant(7.5, 3.2, 1.9)


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


def suitcase(piece, material, height=.66):
    """A ribbed suitcase on wheels along x."""
    w = height * .34
    piece.box(-w, -.13, .06, w, .13, height, material, .05, 4)
    for k in range(7):
        x = -w + (k + .9) * 2 * w / 7.8
        piece.box(x - .008, -.137, .12, x + .008, .137, height - .06, material, .006)
    handle = ((-.08, -.02), (-.08, .03), (.08, .03), (.08, -.02))
    piece.tube([(x, .02, height + z) for x, z in handle], .009, "steel")
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


def lidded_box(piece, width, depth, height, cloth):
    """A box covered with cloth, with a lid and a brass frame for a name; its front faces +y."""
    w, d = width / 2, depth / 2
    piece.box(-w, -d, 0, w, d, height, cloth, .004)
    piece.box(-w - .006, -d - .006, height - .05, w + .006, d + .006, height + .004, cloth, .005)
    piece.box(-.045, d, height * .36, .045, d + .004, height * .36 + .05, "brass", .002)
    piece.box(-.038, d + .004, height * .36 + .007, .038, d + .005, height * .36 + .043, "paper", 0)


def basket(piece, width, depth, height):
    """A woven basket with an open top: rings of plaited strands over a rounded rectangle."""
    def point(u, v):
        turn, z = math.tau * u, height * v
        strand = .0035 * math.sin(math.tau * 22 * u + math.pi * round(v * 16)) + .003 * math.sin(math.tau * 16 * v)
        c, s = math.cos(turn), math.sin(turn)
        grow = .90 + .10 * v
        return (math.copysign(abs(c) ** .35, c) * (width / 2 * grow + strand), math.copysign(abs(s) ** .35, s) *
                (depth / 2 * grow + strand), z)
    piece.sheet(264, 64, point, "sedge", .006)


def unit_shelves(piece, width, depth=.5):
    """Shelves along x with boxes, baskets and folded blankets in order; the floor below them is free."""
    for x in (-width / 2, -.02, width / 2 - .03):
        piece.box(x, 0, 0, x + .03, depth, 2.12, "oak", .003)
    for z in (.62, 1.06, 1.50, 2.09):
        piece.box(-width / 2, .01, z, width / 2, depth + .004, z + .028, "oak flat", .003)
    def put(x, shelf):
        return piece.moved(x, depth * .55, shelf + .028)
    lidded_box(put(-.62, .62), .36, .38, .26, "slate cloth")
    lidded_box(put(-.24, .62), .36, .38, .26, "slate cloth")
    basket(put(.42, .62), .62, .36, .27)
    for x, cloth, layers in ((-.60, "linen", 8), (-.22, "sand", 6)):
        traces.folded_cloth(put(x, 1.06), .34, .36, layers, cloth, .03)
    parcel(put(.28, 1.06), .40, .36, .27)
    lidded_box(put(.66, 1.06), .28, .36, .20, "linen")
    basket(put(-.42, 1.50), .64, .36, .30)
    lidded_box(put(.22, 1.50), .34, .38, .30, "sage cloth")
    lidded_box(put(.60, 1.50), .34, .38, .22, "sage cloth")
    lidded_box(put(.60, 1.725), .30, .34, .16, "sand")


def storage(shot):
    """A dark corridor between storage units, seen into one that stands open and lit."""
    hall = Hall(shot, 6.4, 15, 2.9, "dark stone floor", "walnut", windows=False)
    piece = hall.piece
    for k in range(8):
        y = 1.1 + 1.85 * k
        for side, turn in ((1.9, -90), (4.5, 90)):
            unit_front(hall.at(side, y, turn), 1.8, 2.3, 2 * k + (1 if turn < 0 else 2), (k, turn) == (2, 90))
            partition = y - .925
            piece.box(0 if turn < 0 else side, partition - .02, 0, side if turn < 0 else 6.4, partition + .02, 2.9, "plaster", 0)
            x0, x1 = sorted((side, side + (-.08 if turn < 0 else .08)))
            piece.box(x0, y - .92, 2.3, x1, y + .92, 2.9, "dark plaster", 0)
    piece.box(4.62, 4.72, 2.50, 6.3, 4.76, 2.53, "lamp", 0)
    for x, towards, power in ((5.2, (6.0, 4.8, .9), 130), (5.6, (3.2, 4.8, 0), 170)):
        hall.accent((x, 4.8, 2.5), towards, power, 120)
    for y in (3.0, 6.6):
        hall.accent((3.7, y, 2.74), (4.5, y, .6), 80, 52)
    seasonal_things(hall)


def seasonal_things(hall):
    """What one home keeps in its unit."""
    unit_shelves(hall.at(6.38, 4.8, 90), 1.72)
    suitcase(hall.at(6.05, 4.35, 90), "sage paint", .56)
    suitcase(hall.at(6.08, 4.0 + .02, 90), "clay plaster", .46)
    electric_fan(hall.at(5.35, 5.42, 104))


ROOMS = {"storage": storage, "parcels": parcels}
