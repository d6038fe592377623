"""Furniture of bedrooms and dressing rooms. Metres, in the frame of a Piece: the wall is at y = 0; w is half the width."""
import math

from mathutils import Vector, noise

from furniture.small import books, bowl, table_lamp
from furniture.traces import folded_cloth

# The stacks on each open shelf of a wardrobe, from below: the material of each piece of knitwear.
KNITWEAR = ((("linen", "light linen", "bed linen"), ("sage cloth", "light linen")),
            (("bed linen", "light linen"), ("camel cloth", "linen", "light linen")),
            (("sky cloth", "bed linen", "bed linen"), ("slate cloth", "sage cloth")))


def bed(piece, width, depth, cover="bed linen", spread="sand", head="linen"):
    """A bed with its head at y = 0: upholstered frame, mattress, duvet, throw and pillows."""
    w = width / 2
    piece.piped(-w - .03, .06, .10, w + .03, depth, .30, head, 0, .018)
    piece.box(-w + .05, .1, 0, w - .05, depth - .05, .10, "black", 0)
    piece.piped(-w - .06, 0, .06, w + .06, .10, 1.00, head, .006, .022)
    piece.cushion(-w + .01, .09, .28, w - .01, depth - .03, .52, cover, .006, .035)
    duvet(piece, w, .62, depth - .02, .535, cover, .26, .03)
    duvet(piece, w + .014, depth - .62, depth - .012, .552, spread, .22, .03, .3)
    across = 2 if width > 1.4 else 1
    for i in range(across):
        x = (i + .5) / across * width - w
        piece.pillow(x, .20, .52 + .24, .66, .46, .16, cover, 20, piece.random.uniform(-3, 3))
        piece.pillow(x + .02, .37, .52 + .20, .60, .42, .14, "light linen", 32, piece.random.uniform(-4, 4))
    piece.pillow(.02, .52, .52 + .15, .50, .28, .10, "clay cloth" if across == 2 else "sage cloth", 34, 3)


def duvet(piece, half, y0, y1, top, material, fall, puff=.05, creased=1):
    """
    A cover from y0 to y1 that hangs down by `fall` metres at both sides and at the foot; a woven throw is less `creased`
    than a duvet.
    """
    radius, edge, length = .05, half + .02, y1 - y0
    def point(u, v):
        sx, sy = (2 * u - 1) * (half + fall), v * (length + fall)
        over = Vector((max(0, abs(sx) - edge + radius), max(0, sy - length + radius)))
        distance = max(over)
        direction = over.normalized() if distance else over
        angle = min(distance / radius, math.pi / 2)
        drop = radius * (1 - math.cos(angle)) + max(0, distance - radius * math.pi / 2)
        hang = min(1, drop / .1)
        sway = noise.noise(Vector((sx * 1.5, (y0 + sy) * 1.3, 9))) * 1.2
        ridge = 1 - abs(noise.noise(Vector((sx * 2.4 + sway, (y0 + sy) * 4.6 - sway, 5))))
        crease = ridge ** 7 * .013 + noise.noise(Vector((sx * 2.4, (y0 + sy) * 1.9, 5))) * .011
        crease += (1 - abs(noise.noise(Vector((sx * 6 - sway * 2, (y0 + sy) * 9, 3))))) ** 7 * .004
        along = y0 + sy if over.x > over.y else sx
        offset = radius * math.sin(angle) + creased * hang * .007 * math.sin(along * 24 + 3 * noise.noise(Vector((sx, y0 + sy, 1))))
        swell = puff * (1 - (sx / (half + fall)) ** 2) * min(1, (y0 + sy - .62) * 9)
        x = min(abs(sx), edge - radius) + offset * direction.x
        y = min(sy, length - radius) + offset * direction.y
        return (math.copysign(x, sx), y0 + y, top + swell * (1 - hang) + creased * crease * (1 - hang * .7) - drop)
    obj = piece.sheet(130, 130, point, material, .022)
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
        piece.cushion(a + .002, 0, .34, a + width / n - .002, depth, top, "light linen", .004, .014)
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
    """A pale wardrobe with oak inside: every second bay has open shelves with folded knitwear, a single bay a niche."""
    w, n = width / 2, max(1, round(width / .92))
    piece.box(-w, 0, .06, w, .02, top, "oak", 0)
    piece.box(-w, .02, 0, w, depth - .06, .08, "bronze", 0)
    for i in range(n + 1):
        x = max(-w + .011, min(w - .011, -w + width * i / n))
        piece.box(x - .011, .02, 0, x + .011, depth - .026, top, "oak", .002)
    for i in range(n):
        a, b = -w + width * i / n + .011, -w + width * (i + 1) / n - .011
        piece.box(a, .02, top - .03, b, depth - .026, top - .008, "oak flat", .002)
        (niche_bay if n == 1 else (closed_bay, shelf_bay)[i % 2])(piece, a, b, depth, top)


def closed_bay(piece, a, b, depth, top):
    """Two leaves with a bronze groove between them."""
    middle = (a + b) / 2
    piece.box(middle - .03, depth - .034, .08, middle + .03, depth - .028, top, "bronze", 0)
    for low, high in ((a - .009, middle - .010), (middle + .010, b + .009)):
        piece.box(low, depth - .024, .085, high, depth, top - .012, "skirting", .003)


def shelf_bay(piece, a, b, depth, top):
    """Open shelves above drawers, lit from both sides: folded knitwear, and lidded boxes on top."""
    drawers(piece, a, b, depth, .09, .76, 3)
    levels = (.76, 1.12, 1.48, 1.84)
    for z in levels:
        piece.box(a, .02, z, b, depth - .04, z + .022, "oak flat", .002)
    for x in (a + .004, b - .010):
        piece.box(x, depth - .075, .80, x + .006, depth - .068, top - .05, "strip", 0)
    for z, stacks in zip(levels, KNITWEAR):
        for i, cloths in enumerate(stacks):
            knitwear(piece.moved(a + (b - a) * (i + .5) / len(stacks), depth * .52, z + .022), cloths)
    for i in range(2):
        x = a + (b - a) * (.27 + .46 * i)
        piece.box(x - .17, depth * .2, levels[-1] + .022, x + .17, depth * .82, levels[-1] + .19, "light linen", .006)
        piece.box(x - .173, depth * .2 - .003, levels[-1] + .192, x + .173, depth * .82 + .003, levels[-1] + .24,
                  "light linen", .006)


def knitwear(piece, cloths):
    """A stack of folded knitwear, one material each, from below; its folds face +y."""
    z = 0
    for cloth in cloths:
        folded = piece.moved(piece.random.uniform(-.006, .006), piece.random.uniform(-.008, .008), z,
                             piece.random.uniform(-1.5, 1.5))
        folded_cloth(folded, .29, .32, 3, cloth, .021)
        z += .066


def niche_bay(piece, a, b, depth, top):
    """Drawers below and leaves above a niche in light stone with a bowl and a book."""
    drawers(piece, a, b, depth, .09, .86, 3)
    piece.box(a, .02, .862, b, depth, .884, "travertine", .003)
    piece.box(a, .02, .884, b, .03, 1.44, "travertine", 0)
    piece.box(a, .02, 1.44, b, depth - .026, 1.462, "oak flat", .002)
    piece.box(a + .02, .05, 1.428, b - .02, .065, 1.438, "strip", 0)
    bowl(piece, a + (b - a) * .34, depth * .5, .884, .14)
    books(piece, a + (b - a) * .70, depth * .5, .884, 2, .26, .20)
    middle = (a + b) / 2
    for low, high in ((a, middle - .002), (middle + .002, b)):
        piece.box(low, depth - .024, 1.464, high, depth, top - .012, "skirting", .003)


def drawers(piece, a, b, depth, z0, z1, count):
    """A chest with `count` drawers between x = a and x = b."""
    piece.box(a, .02, z0, b, depth - .03, z1, "oak", 0)
    for i in range(count):
        low, high = z0 + (z1 - z0) * i / count, z0 + (z1 - z0) * (i + 1) / count
        piece.box(a + .003, depth - .03, low + .003, b - .003, depth - .01, high - .003, "oak flat", .003)
        piece.box((a + b) / 2 - .08, depth - .01, high - .045, (a + b) / 2 + .08, depth + .006, high - .035, "brass",
            .002)
