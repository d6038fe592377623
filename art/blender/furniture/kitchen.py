"""Fixtures of kitchens and utility rooms. Metres, in the frame of a Piece: the wall is at y = 0; w is half the width."""
import math

from furniture.laid import lay_island
from furniture.small import book_row, branches, vase

WORKTOP = .90


def fronts(piece, x0, x1, y, z0, z1, material, width=.6, pull=None):
    """Door fronts about `width` wide with gaps; `pull` is the height of brass pulls, if any."""
    count = max(1, round((x1 - x0) / width))
    for i in range(count):
        a, b = x0 + (x1 - x0) * i / count, x0 + (x1 - x0) * (i + 1) / count
        piece.box(a + .002, y - .02, z0 + .002, b - .002, y, z1 - .002, material, .002)
        if pull:
            x = b - .03 if i % 2 == 0 else a + .03
            piece.box(x - .005, y, pull - .12, x + .005, y + .016, pull + .12, "brass", .002)


def base_units(piece, x0, x1, depth, material="cabinet"):
    """Base units with a plinth and a brass groove under a stone top. Returns their carcass and the top."""
    piece.box(x0, .02, 0, x1, depth - .08, .1, "black", 0)
    carcass = piece.box(x0, .02, .1, x1, depth - .045, WORKTOP - .02, "greige", 0)
    fronts(piece, x0, x1, depth - .025, .1, .50, material)
    fronts(piece, x0, x1, depth - .025, .50, WORKTOP - .055, material)
    piece.box(x0, depth - .05, WORKTOP - .05, x1, depth - .044, WORKTOP - .03, "brass", 0)
    return carcass, piece.box(x0, 0, WORKTOP - .02, x1, depth, WORKTOP, "counter", .003)


def sink(piece, x, depth, carcass, top):
    """A ceramic basin below the worktop, cut into carcass and top, and a tap."""
    x0, x1, y0, y1, bottom = x - .35, x + .35, depth * .25, depth * .8, WORKTOP - .2
    piece.cut(top, x0, y0, bottom, x1, y1, WORKTOP + .01)
    piece.cut(carcass, x0 - .01, y0 - .01, bottom - .01, x1 + .01, y1 + .01, WORKTOP + .01)
    rim = WORKTOP - .019
    piece.box(x0 - .004, y0 - .004, bottom - .004, x1 + .004, y1 + .004, bottom, "ceramic", 0)
    for a, b in ((x0 - .004, x0), (x1, x1 + .004)):
        piece.box(a, y0 - .004, bottom, b, y1 + .004, rim, "ceramic", 0)
    for a, b in ((y0 - .004, y0), (y1, y1 + .004)):
        piece.box(x0, a, bottom, x1, b, rim, "ceramic", 0)
    piece.cylinder(x, (y0 + y1) / 2, bottom, bottom + .004, .055, "bronze")
    y = depth * .16
    piece.cylinder(x, y, WORKTOP, WORKTOP + .03, .024, "brass")
    bend, radius = WORKTOP + .28, .085
    arc = [(x, y + radius * (1 - math.cos(angle)), bend + radius * math.sin(angle))
           for angle in (math.pi * step / 20 for step in range(21))]
    piece.tube([(x, y, WORKTOP), *arc, (x, y + 2 * radius, bend - .05)], .011, "brass")
    piece.tube([(x, y, WORKTOP + .05), (x + .075, y, WORKTOP + .085)], .006, "brass")


def hob(piece, x, depth):
    """A glass hob with a pot."""
    piece.box(x - .3, depth * .14, WORKTOP, x + .3, depth * .84, WORKTOP + .006, "black glass", .004)
    piece.lathe(x - .13, depth * .36, [(.09, WORKTOP + .006), (.105, WORKTOP + .02), (.105, WORKTOP + .12),
        (.10, WORKTOP + .12), (.098, WORKTOP + .03)], "clay pot", 40)
    piece.lathe(x - .13, depth * .36, [(.106, WORKTOP + .122), (.06, WORKTOP + .14), (.012, WORKTOP + .145),
        (.014, WORKTOP + .165), (.002, WORKTOP + .17)], "clay pot", 40)


def wall_units(piece, x0, x1, hood, ceiling=2.45, bottom=1.46):
    """Wall units up to the ceiling with a light strip below, and with a hood at x = `hood` unless it is None."""
    piece.box(x0, 0, bottom, x1, .33, ceiling, "greige", 0)
    fronts(piece, x0, x1, .35, bottom, ceiling - .03, "cabinet", .62)
    piece.box(x0 + .03, .05, bottom - .014, x1 - .03, .07, bottom - .004, "strip", 0)
    if hood is not None:
        piece.box(hood - .3, .02, bottom - .035, hood + .3, .34, bottom, "steel", .004)


def splashback(piece, x0, x1, top):
    """A stone panel behind the worktop."""
    piece.box(x0, 0, WORKTOP, x1, .012, top, "counter", .001)


def counter(piece, width, depth, option):
    """A run of base units with a sink, a hob or both (`option`); wall units are above a hob."""
    w = width / 2
    carcass, top = base_units(piece, -w, w, depth)
    at = {"sink": (.48, None), "hob": (None, .42), "both": (.30, .74)}[option]
    # Shares are measured from the other end, as in the plan.
    sink_x, hob_x = (None if share is None else w - share * width for share in at)
    if sink_x is not None:
        sink(piece, sink_x, depth, carcass, top)
        vase(piece, sink_x + .62, .22, WORKTOP, .26, "ceramic")
        branches(piece, sink_x + .62, .22, WORKTOP + .24, .38, 5, "leaf")
    if hob_x is not None:
        hob(piece, hob_x, depth)
        wall_units(piece, -w, w, hob_x)
        splashback(piece, -w, w, 1.46)
        shelf_things(piece, hob_x + (.55 if hob_x < 0 else -.62))
    else:
        splashback(piece, -w, w, 1.17)


def shelf_things(piece, x):
    """Cutting boards and jars in front of the splashback."""
    piece.box(x - .02, .03, WORKTOP, x + .22, .05, WORKTOP + .34, "oak", .01)
    piece.box(x + .12, .055, WORKTOP, x + .30, .075, WORKTOP + .26, "walnut", .01)
    for i, h in enumerate((.17, .13)):
        piece.cylinder(x - .12 - .12 * i, .13, WORKTOP, WORKTOP + h, .042, "ceramic", bevel=.006)
        piece.cylinder(x - .12 - .12 * i, .13, WORKTOP + h, WORKTOP + h + .02, .04, "oak", bevel=.004)


def tall_units(piece, width, depth, count, ceiling=2.45):
    """Tall oak units up to the ceiling; the middle one of three or more has ovens."""
    w, unit = width / 2, width / count
    piece.box(-w, .02, .08, w, depth - .03, ceiling, "bronze", 0)
    piece.box(-w, .02, 0, w, depth - .08, .08, "black", 0)
    for i in range(count):
        a, b = -w + unit * i, -w + unit * (i + 1)
        if i == count // 2 and count > 2:
            piece.box(a + .003, depth - .03, .08, b - .003, depth, .62, "oak", .002)
            for z in (.63, 1.10):
                piece.box(a + .02, depth - .03, z, b - .02, depth, z + .455, "black glass", .004)
                piece.box(a + .07, depth, z + .385, b - .07, depth + .025, z + .40, "brass", .004)
            piece.box(a + .003, depth - .03, 1.565, b - .003, depth, ceiling - .03, "oak", .002)
            continue
        for p, q in ((a + .003, (a + b) / 2 - .0015), ((a + b) / 2 + .0015, b - .003)):
            piece.box(p, depth - .03, .08, q, depth, ceiling - .03, "oak", .002)
        for s in (-1, 1):
            x = (a + b) / 2 + s * .03
            piece.box(x - .005, depth, .85, x + .005, depth + .02, 1.55, "brass", .002)


def island(piece, width, depth, laid="books"):
    """A stone island with fluted oak sides; `laid` is as in furniture.laid."""
    w, t = width / 2, .03
    piece.box(-w, 0, WORKTOP - t, w, depth, WORKTOP, "counter", .004)
    for a, b in ((0, t), (depth - t, depth)):
        piece.box(-w, a, 0, w, b, WORKTOP - t, "counter", .003)
    piece.box(-w + .05, t, 0, w - .05, depth - t, WORKTOP - t, "walnut", 0)
    n = int((depth - 2 * t) / .045)
    for side in (-1, 1):
        for i in range(n):
            y = t + (depth - 2 * t) * (i + .5) / n
            piece.cylinder(side * (w - .05), y, .02, WORKTOP - t - .01, .021, "oak", bevel=0, segments=14)
    lay_island(piece, WORKTOP, depth, laid)


def washer(piece, width, depth):
    """A washing machine with a dryer on top."""
    w = width / 2
    for z in (0, .86):
        piece.box(-w, .02, z + .01, w, depth, z + .85, "white", .01)
        def ring(u, v, z=z):
            return (.21 * v * math.cos(math.tau * u), depth + .006, z + .43 + .21 * v * math.sin(math.tau * u))
        piece.sheet(48, 1, ring, "black glass", .012)


def pantry_shelf(piece, width, depth):
    """Open shelves with jars, boxes and books."""
    w = width / 2
    for z in (.35, .80, 1.22, 1.62, 2.0):
        piece.box(-w, 0, z, w, depth, z + .022, "oak flat", .002)
        x = -w + .1
        while x < w - .12:
            kind = piece.random.random()
            if kind < .45:
                piece.cylinder(x, depth * .5, z + .022, z + piece.random.uniform(.14, .24), .05, "ceramic", bevel=.006)
                x += .13
            elif kind < .8:
                h = piece.random.uniform(.16, .26)
                piece.box(x - .05, depth * .15, z + .022, x + .17, depth * .9, z + h,
                    piece.random.choice(("sand", "linen", "greige")), .012)
                x += .26
            else:
                book_row(piece, x - .04, x + .16, depth * .1, z + .022, depth * .8)
                x += .26
