"""The city around: blocks of different kinds between streets, hills behind. Nothing of it is real."""
import math

from mesh import MeshBuilder, place
from shore import shoreline

NEAR = (-104, 113, -60, 70)     # the site with its roads: west, east, south, north, in m
KINDS = ("slabs", "low", "low", "mixed", "offices", "slabs", "park")


def build(palette, nursery, rnd):
    """Places about 200 blocks to the north, west and east, the far bank, and two ranges of hills."""
    houses = MeshBuilder()
    for x0, x1, y0, y1 in blocks(rnd):
        if x1 > NEAR[0] and x0 < NEAR[1] and y1 > NEAR[2] and y0 < NEAR[3]:
            continue
        middle = ((x0 + x1) / 2, (y0 + y1) / 2)
        far = math.hypot(*middle)
        if far > 1900:
            continue
        # By the lake and next to the site the city stays low, so that the towers stand alone.
        kind = rnd.choice(("low", "park", "low", "mixed") if y1 < -80 or far < 300 else KINDS)
        houses.box(x0, y0, -.1, x1, y1, .12, 1)
        BLOCKS[kind](houses, nursery, rnd, x0 + 4, x1 - 4, y0 + 4, y1 - 4, far)
    far_bank(houses, rnd)
    place(houses.mesh("city", [palette["city"], palette["roof"], palette["lawn"]]))
    hills(palette)


def blocks(rnd):
    """Rectangles between streets of 10 to 24 m; columns line up with the site's roads."""
    columns = street_lines(rnd, NEAR[0], -1900, 70, 130) + [(NEAR[0], NEAR[1])] + \
        street_lines(rnd, NEAR[1], 1900, 70, 130)
    for x0, x1 in columns:
        y = NEAR[3] if x0 >= NEAR[0] and x1 <= NEAR[1] else -56
        while y < 1900:
            deep = rnd.uniform(60, 110)
            if y < 66 < y + deep:
                deep = 66 - y - 8 if y < 40 else deep
            yield x0, x1, y, y + deep
            y += deep + rnd.choice((10, 12, 18))
        # South of the main road only beside the lake's bay.
        if min(abs(x0), abs(x1)) > 210:
            yield x0, x1, max(shoreline(x0), shoreline(x1)) + 14, -92


def street_lines(rnd, start, end, low, high):
    """Columns of blocks from start outwards to end, as (west, east)."""
    sign, at, columns = (1 if end > start else -1), start, []
    while abs(at) < abs(end):
        wide = rnd.uniform(low, high)
        columns.append(tuple(sorted((at, at + sign * wide))))
        at += sign * (wide + rnd.choice((10, 12, 20)))
    return columns


def house(builder, rnd, x0, x1, y0, y1, height):
    """One building: walls, parapet, stair head and machines on the roof."""
    wid = rnd.random() * 500
    builder.box(x0, y0, 0, x1, y1, height, 0, wid=wid)
    builder.box(x0 - .15, y0 - .15, height, x1 + .15, y1 + .15, height + .8, 1, wid=wid)
    w, d = x1 - x0, y1 - y0
    cx, cy = x0 + w * rnd.uniform(.2, .6), y0 + d * rnd.uniform(.2, .6)
    builder.box(cx, cy, height, cx + w * .25, cy + d * .3, height + rnd.uniform(2.5, 4.5), 1, wid=wid)
    for _ in range(2):
        ux, uy = x0 + w * rnd.uniform(.1, .85), y0 + d * rnd.uniform(.1, .85)
        builder.box(ux, uy, height + .6, ux + 2.2, uy + 1.6, height + 2.2, 1)


def slabs(builder, nursery, rnd, x0, x1, y0, y1, far):
    """An apartment estate: slim bars facing south with green between them."""
    height = rnd.choice((42, 54, 62, 72)) * (1 if far > 500 else .72)
    builder.box(x0, y0, .1, x1, y1, .16, 2)
    y = y0 + 6
    while y + 12 < y1:
        x = x0 + rnd.uniform(2, 10)
        while x + 22 < x1:
            long = min(rnd.uniform(24, 52), x1 - x)
            house(builder, rnd, x, x + long, y, y + 11.5, height * rnd.uniform(.85, 1.1))
            x += long + rnd.uniform(9, 16)
        green(nursery, rnd, x0, x1, y + 13, y + 30, far, 9)
        y += rnd.uniform(34, 46)


def low(builder, nursery, rnd, x0, x1, y0, y1, far):
    """Small houses of three to six floors, close together, of all sizes."""
    y = y0
    while y + 8 < y1:
        deep = min(rnd.uniform(10, 17), y1 - y)
        x = x0
        while x + 7 < x1:
            wide = min(rnd.uniform(9, 20), x1 - x)
            if rnd.random() < .9:
                house(builder, rnd, x + 1, x + wide - 1, y + 1, y + deep - rnd.uniform(1, 3),
                      3.1 * rnd.choice((3, 4, 4, 5, 5, 6, 8)))
            x += wide
        y += deep + rnd.choice((1, 1, 5))
    green(nursery, rnd, x0, x1, y0, y1, far, 5)


def mixed(builder, nursery, rnd, x0, x1, y0, y1, far):
    """Shops and flats of six to sixteen floors around a yard."""
    x = x0
    while x + 12 < x1:
        wide = min(rnd.uniform(15, 30), x1 - x)
        rows = [(y0, min(y1, y0 + rnd.uniform(14, 20)))]
        if y1 - y0 > 46:
            rows.append((y1 - rnd.uniform(14, 20), y1))
        for a, b in rows:
            house(builder, rnd, x + 1, x + wide - 1.5, a, b, 3.3 * rnd.choice((5, 6, 7, 9, 11, 14)))
        x += wide
    green(nursery, rnd, x0, x1, y0 + 20, y1 - 20, far, 12)


def offices(builder, nursery, rnd, x0, x1, y0, y1, far):
    """Two or three taller buildings on low bases with a forecourt."""
    for k in range(2 if x1 - x0 < 95 else 3):
        x = x0 + (k + .08) * (x1 - x0) / 3
        wide = (x1 - x0) / 3 * .78
        y = y0 + rnd.uniform(8, 20)
        height = rnd.choice((38, 48, 60, 78)) * (.7 if far < 420 else 1)
        house(builder, rnd, x, x + wide, y, min(y1, y + wide * rnd.uniform(.8, 1.2)), height)
    green(nursery, rnd, x0, x1, y0, y0 + 12, far, 8)


def park(builder, nursery, rnd, x0, x1, y0, y1, far):
    builder.box(x0, y0, .1, x1, y1, .18, 2)
    green(nursery, rnd, x0, x1, y0, y1, far, 46)


def green(nursery, rnd, x0, x1, y0, y1, far, count):
    """Street and yard trees; none beyond a kilometre, where nobody could see them."""
    if far > 1000 or y1 <= y0:
        return
    for _ in range(count):
        nursery.plant(rnd.choice(("elm", "zelkova", "zelkova", "pine", "birch")), rnd.uniform(x0, x1),
                      rnd.uniform(y0, y1), .1, 1.05)


BLOCKS = {"slabs": slabs, "low": low, "mixed": mixed, "offices": offices, "park": park}


def far_bank(builder, rnd):
    """Houses on the lake's other side, seen from the terraces."""
    builder.box(-5000, -2600, -1.2, 5000, -980, .1, 2)
    for _ in range(420):
        x, y = rnd.uniform(-1900, 1900), -1000 - abs(rnd.gauss(0, 420))
        w, d = rnd.uniform(9, 24), rnd.uniform(7, 12)
        house(builder, rnd, x - w, x + w, y - d, y + d, rnd.choice((12, 18, 24, 30, 45, 60)))


def hills(palette):
    """Two ridges of wooded hills around, like those behind every Korean city."""
    builder = MeshBuilder()
    for radius, high, turn in ((2500, .62, 0), (3700, 1.25, 2)):
        steps, last = 420, None
        for k in range(steps + 1):
            a = 2 * math.pi * k / steps
            b = a + turn
            h = high * max(8, 130 + 85 * math.sin(b * 3 + 1) + 55 * math.sin(b * 7) + 32 * math.sin(b * 17 + 2)
                           + 18 * math.sin(b * 38) + 9 * math.sin(b * 83))
            c, s = math.cos(a), math.sin(a)
            here = [((radius + d) * c, (radius + d) * s, h * share)
                    for d, share in ((0, 0), (200, .45), (420, .82), (700, 1))]
            if last:
                for m in range(3):
                    builder.face((last[m], here[m], here[m + 1], last[m + 1]))
            last = here
    place(builder.mesh("hills", [palette["hill"]]))
