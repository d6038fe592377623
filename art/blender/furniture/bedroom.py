"""Furniture of bedrooms and dressing rooms. Metres, in the frame of a Piece: the wall is at y = 0; w is half the width."""
import math

from mathutils import Vector, noise

from furniture.clothes import folded_pile, garment, hanger, shoe_pair, trousers
from furniture.small import books, table_lamp

# What hangs in the bays of a wardrobe, and the folded knits: (kind, material, gap to the next in metres).
SHIRTS = (("shirt", "bed linen", .07), ("shirt", "light linen", .075), ("shirt", "sky cloth", .07), ("shirt", "bed linen", .065),
          ("shirt", "sage cloth", .09), ("hanger", "", .10), ("jacket", "navy cloth", .115), ("jacket", "ink cloth", .0))
COATS = (("coat", "camel cloth", .15), ("trench", "sand", .14), ("coat", "ink cloth", .16), ("dress", "clay cloth", .11),
         ("dress", "light linen", .10), ("hanger", "", .0))
TROUSERS = (("trousers", "ink cloth", .06), ("trousers", "navy cloth", .055), ("trousers", "sand", .07), ("trousers", "linen", .13),
            ("blouse", "light linen", .085), ("blouse", "clay cloth", .08), ("shirt", "bed linen", .0))
KNITS = ("camel cloth", "light linen", "slate cloth", "linen", "clay cloth")


def bed(piece, width, depth, cover="bed linen", spread="sand", head="linen"):
    """A bed with its head at y = 0: upholstered frame, mattress, duvet, throw and pillows."""
    w = width / 2
    piece.cushion(-w - .03, .06, .10, w + .03, depth, .30, head, .003, .03)
    piece.box(-w + .05, .1, 0, w - .05, depth - .05, .10, "black", 0)
    piece.cushion(-w - .06, 0, .06, w + .06, .10, 1.02, head, .012, .045)
    piece.cushion(-w + .01, .09, .28, w - .01, depth - .03, .52, cover, .012, .06)
    duvet(piece, w, .62, depth - .02, .535, cover, .24)
    duvet(piece, w + .014, depth - .80, depth - .012, .558, spread, .20)
    across = 2 if width > 1.4 else 1
    for i in range(across):
        x = (i + .5) / across * width - w
        piece.pillow(x, .20, .52 + .24, .66, .46, .20, cover, 20, piece.random.uniform(-3, 3))
        piece.pillow(x + .02, .37, .52 + .20, .60, .42, .18, "light linen", 32, piece.random.uniform(-4, 4))
    piece.pillow(.02, .52, .52 + .15, .50, .30, .13, "clay cloth" if across == 2 else "sage cloth", 34, 3)


def duvet(piece, half, y0, y1, top, material, fall, puff=.05):
    """A creased cover from y0 to y1 that hangs down by `fall` metres at both sides and at the foot."""
    radius, edge, length = .05, half + .02, y1 - y0
    def point(u, v):
        sx, sy = (2 * u - 1) * (half + fall), v * (length + fall)
        over = Vector((max(0, abs(sx) - edge + radius), max(0, sy - length + radius)))
        distance = max(over)
        direction = over.normalized() if distance else over
        angle = min(distance / radius, math.pi / 2)
        drop = radius * (1 - math.cos(angle)) + max(0, distance - radius * math.pi / 2)
        hang = min(1, drop / .1)
        crease = noise.noise(Vector((sx * 3.1, (y0 + sy) * 2.6, 5))) * .022
        crease += noise.noise(Vector((sx * 9, (y0 + sy) * 8, 3))) * .007
        along = y0 + sy if over.x > over.y else sx
        offset = radius * math.sin(angle) + hang * .007 * math.sin(along * 24 + 3 * noise.noise(Vector((sx, y0 + sy, 1))))
        swell = puff * (1 - (sx / (half + fall)) ** 2) * min(1, (y0 + sy - .62) * 9)
        x = min(abs(sx), edge - radius) + offset * direction.x
        y = min(sy, length - radius) + offset * direction.y
        return (math.copysign(x, sx), y0 + y, top + swell * (1 - hang) + crease * (1 - hang * .7) - drop)
    obj = piece.sheet(72, 72, point, material, .025)
    obj.modifiers["thick"].offset = -1


def night_table(piece, width, depth):
    """A wall-mounted drawer with a lamp and books."""
    w = width / 2
    piece.box(-w, 0, .30, w, depth - .02, .50, "walnut flat", .006)
    piece.box(-w + .01, depth - .022, .31, w - .01, depth, .49, "walnut flat", .003)
    piece.box(-.06, depth, .395, .06, depth + .012, .405, "brass", .002)
    table_lamp(piece, 0, depth * .42, .50)
    books(piece, w - .12, depth * .7, .50, 2, .15, .11)


def headboard(piece, width, depth, top=1.32):
    """A panel behind a bed: vertical linen channels above walnut, with a light strip on top."""
    n = max(3, round(width / .32))
    for i in range(n):
        a = -width / 2 + width * i / n
        piece.cushion(a + .003, 0, .34, a + width / n - .003, depth, top, "light linen", .008, .02)
    piece.box(-width / 2, 0, .06, width / 2, depth - .015, .34, "walnut", .003)
    piece.box(-width / 2, 0, top, width / 2, depth + .015, top + .025, "walnut flat", .003)
    piece.box(-width / 2 + .03, .012, top + .026, width / 2 - .03, .028, top + .034, "strip", 0)


def closet(piece, width, depth, top=2.45, front="cabinet"):
    """Built-in wardrobes up to the ceiling, with long pulls."""
    w, n = width / 2, max(2, round(width / .5))
    piece.box(-w, 0, 0, w, depth - .03, top, "greige", 0)
    for i in range(n):
        a, b = -w + width * i / n, -w + width * (i + 1) / n
        piece.box(a + .002, depth - .025, .06, b - .002, depth, top - .02, front, .002)
        x = b - .035 if i % 2 == 0 else a + .035
        piece.box(x - .006, depth, .80, x + .006, depth + .02, 1.45, "brass", .002)


def wardrobe(piece, width, depth, top=2.45):
    """An open wardrobe: bays with coats, shirts above drawers, and knits, under light strips."""
    w, n = width / 2, max(1, round(width / .92))
    piece.box(-w, 0, .06, w, .02, top, "walnut", 0)
    for i in range(n + 1):
        x = max(-w + .011, min(w - .011, -w + width * i / n))
        piece.box(x - .011, .02, 0, x + .011, depth, top, "walnut", .002)
    for i in range(n):
        a, b = -w + width * i / n + .011, -w + width * (i + 1) / n - .011
        piece.box(a, .02, .0, b, depth - .04, .08, "bronze", 0)
        for z in (2.08, top - .03):
            piece.box(a, .02, z, b, depth - .01, z + .022, "walnut flat", .002)
        for y in (.06, depth - .06):
            piece.box(a + .02, y, 2.07, b - .02, y + .015, 2.08, "strip", 0)
        top_shelf(piece, a, b, depth, i)
        (shirt_bay, coat_bay, knit_bay)[i % 3](piece, a, b, depth)


def top_shelf(piece, a, b, depth, index):
    """Boxes, or a hat and a bag, on the shelf above the rail."""
    if index % 2:
        box = piece.moved(a + .24, depth * .55, 2.102, 4)
        box.cylinder(0, 0, 0, .17, .17, "linen", bevel=.01)
        box.cylinder(0, 0, .17, .20, .176, "linen", bevel=.006)
        piece.cushion(b - .44, .14, 2.102, b - .10, depth - .16, 2.28, "tan", .012, .05)
        return
    for x, width, height, cloth in ((a + .05, .44, .22, "linen"), (a + .52, .32, .16, "greige")):
        piece.box(x, .10, 2.102, x + width, depth - .09, 2.102 + height, cloth, .012)
        label = x + width / 2
        piece.box(label - .035, depth - .092, 2.102 + height * .55, label + .035, depth - .086, 2.102 + height * .72, "brass", .002)


def hang(piece, a, b, depth, rail, clothes):
    """Hangs clothes on a brass rail from a to b: (kind, material, gap to the next in metres)."""
    piece.tube([(a, depth * .5, rail), (b, depth * .5, rail)], .011, "brass")
    x = a + .07
    for kind, cloth, gap in clothes:
        place = piece.moved(x, depth * .5 + piece.random.uniform(-.02, .03), 0, piece.random.uniform(-7, 7))
        if kind == "trousers":
            trousers(place, rail, cloth)
        elif kind == "hanger":
            hanger(place, rail, .2)
        else:
            garment(place, rail, kind, cloth)
        x += gap


def shirt_bay(piece, a, b, depth):
    """Shirts and a jacket above three drawers with a tray, a folded knit and a watch box."""
    drawers(piece, a, b, depth, .09, .78, 3)
    hang(piece, a, b, depth, 1.98, SHIRTS)
    folded_pile(piece.moved(a + .24, depth * .55, .782, 8), 2, ("clay cloth", "light linen"))
    piece.box(b - .30, depth * .35, .782, b - .10, depth * .35 + .16, .86, "tan", .01)


def coat_bay(piece, a, b, depth):
    """Coats and a dress, with shoes below."""
    hang(piece, a, b, depth, 1.98, COATS)
    piece.box(a, .04, .27, b, depth - .03, .29, "walnut flat", .002)
    for k, (upper, sole) in enumerate((("tan", "black"), ("black", "black"), ("bed linen", "white"))):
        shoe_pair(piece.moved(a + .17 + .27 * k, depth * .55, .292, 3 * k - 4), upper, sole)


def knit_bay(piece, a, b, depth):
    """Shelves with folded knits below trousers and blouses."""
    hang(piece, a, b, depth, 1.98, TROUSERS)
    for z in (.50, .88):
        piece.box(a, .02, z, b, depth - .02, z + .022, "walnut flat", .002)
    for k, (x, z, count) in enumerate(((.24, .902, 3), (.66, .902, 4), (.22, .522, 4), (.64, .522, 2), (.40, .08, 4))):
        folded_pile(piece.moved(a + x, depth * .55, z), count, KNITS[k % 3:] + KNITS[:k % 3])


def drawers(piece, a, b, depth, z0, z1, count):
    """A chest with `count` drawers between x = a and x = b."""
    piece.box(a, .02, z0, b, depth - .03, z1, "walnut", 0)
    for i in range(count):
        low, high = z0 + (z1 - z0) * i / count, z0 + (z1 - z0) * (i + 1) / count
        piece.box(a + .003, depth - .03, low + .003, b - .003, depth - .01, high - .003, "walnut flat", .003)
        piece.box((a + b) / 2 - .08, depth - .01, high - .045, (a + b) / 2 + .08, depth + .006, high - .035, "brass",
            .002)
