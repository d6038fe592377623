"""Fixtures of bathrooms and entrances. Metres, in the frame of a Piece: the wall is at y = 0; w is half the width."""
import math

from furniture.small import books, bowl, branches, tray, vase

CEILING = 2.45


def basin(piece, width, depth):
    """A floating oak cabinet with a stone top, a bowl, a brass tap and a mirror lit from behind."""
    w = width / 2
    piece.box(-w, 0, .46, w, depth - .01, .80, "oak flat", .004)
    piece.box(-w, depth - .012, .625, w, depth - .008, .633, "black", 0)
    piece.box(-w, 0, .80, w, depth, .825, "beige stone", .004)
    piece.box(-w + .05, .04, .445, w - .05, .06, .458, "strip", 0)
    r = min(.21, depth * .36)
    y, z = depth * .56, .825
    piece.lathe(0, y, [(r * .5, z), (r * .85, z + .04), (r, z + .13), (r * .97, z + .132), (r * .78, z + .05),
        (r * .1, z + .025)], "ceramic", 56, False)
    piece.tube([(0, .02, 1.05), (0, y - r * .45, 1.05), (0, y - r * .40, 1.03)], .012, "brass")
    for x in (-.09, .09):
        piece.tube([(x, .012, 1.05), (x, .06, 1.05)], .018, "brass")
    mirror(piece, -w + .04, w - .04, 1.18, 2.12)
    vase(piece, w - .12, depth * .4, .825, .16, "ceramic")
    branches(piece, w - .12, depth * .4, .98, .22, 4, "leaf")
    piece.cylinder(-w + .13, depth * .4, .825, .965, .03, "clay pot", bevel=.006)


def mirror(piece, x0, x1, z0, z1):
    """A mirror in front of the wall with a light strip behind its edge."""
    for a, b, c, d in ((x0 + .03, z0 + .03, x1 - .03, z0 + .045), (x0 + .03, z1 - .045, x1 - .03, z1 - .03),
                       (x0 + .03, z0 + .03, x0 + .045, z1 - .03), (x1 - .045, z0 + .03, x1 - .03, z1 - .03)):
        piece.box(a, .016, b, c, .022, d, "strip", 0)
    piece.box(x0, .03, z0, x1, .036, z1, "mirror", 0)
    piece.box(x0 - .004, .028, z0 - .004, x1 + .004, .035, z1 + .004, "brass", 0)


def toilet(piece, width, depth):
    """A wall-hung toilet with a concealed cistern."""
    w = width / 2
    piece.box(-w - .06, 0, .012, w + .06, .13, 1.12, "beige stone", .003)
    piece.box(-.11, .13, .95, .11, .137, 1.04, "brass", .003)
    y = .13
    length = depth - .16
    def outline(t, scale):
        a = math.tau * t
        along = math.sin(a)
        return (w * .88 * scale * math.cos(a), y + length * (.40 + (.58 if along > 0 else .38) * along * scale))
    def bowl(u, v):
        x, yy = outline(u, .62 + .38 * math.sin(v * math.pi / 2))
        return (x, yy, .14 + .26 * v)
    piece.sheet(48, 12, bowl, "ceramic")
    def lid(u, v):
        x, yy = outline(u, v * 1.02)
        return (x, yy, .435 + .012 * (1 - v ** 6))
    seat = piece.sheet(48, 8, lid, "ceramic", .035)
    seat.modifiers["thick"].offset = -1


def tub(piece, width, depth):
    """A bathtub with stone fronts and a brass spout; `width` is along the wall."""
    w, h, rim = width / 2, .56, .075
    piece.box(-w, depth - .03, .012, w, depth, h, "beige stone", .003)
    piece.box(-w, 0, .012, w, .02, h, "beige stone", 0)
    inner_w, inner_d = w - rim, (depth - 2 * rim) / 2
    def bowl(u, v):
        a = math.tau * u
        c, s = math.cos(a), math.sin(a)
        k = .35
        x, y = math.copysign(abs(c) ** k, c), math.copysign(abs(s) ** k, s)
        if v < .34:
            t = v / .34
            half_width, half_depth = w + (inner_w - w) * t, depth / 2 + (inner_d - depth / 2) * t
            return (x * half_width, depth / 2 + y * half_depth, h + .006)
        t = (v - .34) / .66
        shrink = 1 - .16 * t ** 2 - (.75 * max(0, t - .8) / .2 if t > .8 else 0)
        return (x * inner_w * shrink, depth / 2 + y * inner_d * shrink, h - .40 * min(1, t * 1.22))
    piece.sheet(96, 36, bowl, "ceramic")
    x = -w + .22
    piece.tube([(x, .0, .84), (x, .17, .84), (x, .18, .82)], .014, "brass")
    piece.tube([(x + .22, 0, .84), (x + .22, .05, .84)], .024, "brass")
    tray(piece, .15, depth * .5, h + .012, .18, depth - .02)
    piece.box(.09, depth * .36, h + .024, .2, depth * .64, h + .07, "light linen", .015)


def shower(piece, width, depth):
    """A shower behind clear glass with a brass rain head."""
    w = width / 2
    piece.box(-w, depth - .012, .012, w, depth, 2.05, "clear", 0)
    for a, b in ((-w, -w + .012), (w - .012, w)):
        piece.box(a, depth - .02, .012, b, depth + .008, 2.05, "brass", .002)
    piece.tube([(.1, .02, .95), (.1, .03, 2.08), (.1, .06, 2.14), (.1, .35, 2.15)], .010, "brass")
    piece.cylinder(.1, .36, 2.11, 2.13, .13, "brass")
    piece.box(.02, .012, 1.02, .18, .07, 1.06, "brass", .008)
    piece.box(-w + .06, .012, 1.05, -w + .32, .11, 1.07, "beige stone", .003)
    for i in range(2):
        piece.cylinder(-w + .13 + .1 * i, .06, 1.07, 1.22, .026, "clay pot", bevel=.005)


def shoe_cabinet(piece, width, depth, niche=True):
    """Reeded cabinets up to the ceiling above a strip of light, with a lit niche if wider than 1.2 m, and smooth ends."""
    w, n = width / 2, max(2, round(width / .46))
    open_from, open_to = (n // 2 - 1, n // 2 + 1) if niche and width > 1.2 else (0, 0)
    low, high = .92, 1.40
    piece.box(-w + .03, .06, .205, w - .03, .08, .218, "strip", 0)
    for i in range(n):
        a, b = -w + width * i / n, -w + width * (i + 1) / n
        for z0, z1 in (((.22, low), (high, CEILING)) if open_from <= i < open_to else ((.22, CEILING),)):
            piece.box(a, 0, z0, b, depth - .03, z1, "oak", 0)
            reeded_front(piece, a, b, depth - .03, z0, min(z1, CEILING - .02))
    for a, b in ((-w, -w + .024), (w - .024, w)):
        piece.box(a, 0, .22, b, depth + .004, CEILING, "oak", .002)
    if open_to:
        shoe_niche(piece, -w + width * open_from / n, -w + width * open_to / n, depth, low, high)


def reeded_front(piece, a, b, y, z0, z1, pitch=.038):
    """A door from a to b with round battens `pitch` apart."""
    piece.box(a + .002, y, z0, b - .002, y + .012, z1, "oak", 0)
    count = round((b - a) / pitch)
    for k in range(count):
        x = a + (k + .5) * (b - a) / count
        piece.box(x - .015, y + .010, z0, x + .015, y + .030, z1, "oak", .012, 3)


def shoe_niche(piece, a, b, depth, low, high):
    """A travertine niche from a to b with a light, with keys, twigs and letters, or with books and a bowl."""
    piece.box(a, 0, low, b, .02, high, "travertine", 0)
    piece.box(a, 0, low, b, depth + .004, low + .02, "travertine", .002)
    piece.box(a + .02, .03, high - .012, b - .02, .05, high - .002, "strip", 0)
    if piece.random.random() < .5:
        books(piece, a + (b - a) * .30, depth * .5, low + .02, 3, .26, .18)
        bowl(piece, a + (b - a) * .66, depth * .5, low + .02, .13)
        return
    vase(piece, a + (b - a) * .72, depth * .5, low + .02, .24)
    branches(piece, a + (b - a) * .72, depth * .5, low + .22, .2, 5)
    tray(piece, a + (b - a) * .40, depth * .55, low + .02, .26, .16)
    piece.tube([(a + (b - a) * .40 + .018 * math.cos(t), depth * .55 + .018 * math.sin(t), low + .037)
                for t in (math.tau * k / 16 for k in range(17))], .0022, "steel")
    for k in range(3):
        key = piece.moved(a + (b - a) * .40, depth * .55, low + .034, 100 + 35 * k)
        key.box(.018, -.005, 0, .072, .005, .003, ("brass", "steel", "tan")[k], 0)
    piece.moved(a + (b - a) * .14, depth * .45, low + .021, 12).box(-.08, -.055, 0, .08, .055, .004, "paper", 0)


def bench(piece, width, depth):
    """A bench: an oak slab with a leather cushion."""
    w = width / 2
    piece.box(-w, 0, .40, w, depth, .44, "oak flat", .006)
    piece.cushion(-w + .03, .02, .44, w - .03, depth - .02, .50, "tan", .01, .025)
    piece.box(-w + .04, .03, .385, w - .04, .05, .395, "strip", 0)
