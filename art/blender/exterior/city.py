"""The city around: blocks of different kinds between streets, hills behind. Nothing of it is real, but it is one city:
every picture, every window and the site's 3D model show the same."""
import math
import random

from exterior import hills
from mathutils import Matrix, Vector
from mesh import MeshBuilder, place
from exterior.shore import shoreline

SEED = 7
NEAR = (-104, 113, -60, 70)     # the site with its roads: west, east, south, north, in m
FAR_QUAY = -980                 # where the lake ends in the south, y in m
KINDS = ("slabs", "points", "low", "mixed", "offices", "slabs", "low", "park", "points")
FAR_FRONT = ("slabs", "points", "points", "park", "mixed")
# What a building's walls are like: the thousands of its number, read by the city's material.
FLATS, BRICK, SHOPS, OFFICE = range(4)


class City(MeshBuilder):
    """The mesh of all buildings; `turn` is the frame of the block that is being built, turned a little."""

    turn = None

    def box(self, x0, y0, z0, x1, y1, z1, material=0, frame=None, wid=0.0):
        super().box(x0, y0, z0, x1, y1, z1, material, frame or self.turn, wid)

    def spot(self, x, y):
        """Where a point of the block lies once the block is turned and the streets are bent."""
        at = self.turn @ Vector((x, y, 0)) if self.turn else (x, y)
        return bend(at[0], at[1])

    def bent(self):
        """Bends the streets of everything built so far."""
        self.vertices = [(*bend(x, y), z) for x, y, z in self.vertices]


def bend(x, y):
    """Streets run straight at the site and wind farther out, as hills and streams made them."""
    side, north = ramp(max(abs(x), abs(y)), 260, 900), ramp(y, 90, 600)
    return (x + side * north * (46 * math.sin(y / 310 + 1) + 16 * math.sin(x / 170 + y / 230)),
            y + side * north * (58 * math.sin(x / 340 + .6) + 18 * math.sin(x / 150 - y / 260)))


def ramp(value, low, high):
    t = min(1, max(0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)


def build(palette, nursery):
    """Places the city and two ranges of hills."""
    place(buildings(nursery).mesh("city", [palette["city"], palette["roof"], palette["lawn"]]))
    hills.build(palette)


def buildings(nursery):
    """The mesh of about 600 blocks, to the north, west and east and on the lake's far bank; its trees go to `nursery`."""
    houses, rnd = City(), random.Random(SEED)
    for x0, x1, y0, y1 in blocks(rnd):
        if x1 > NEAR[0] and x0 < NEAR[1] and y1 > NEAR[2] and y0 < NEAR[3]:
            continue
        middle = ((x0 + x1) / 2, (y0 + y1) / 2)
        far = math.hypot(*middle)
        if far > 2300:
            continue
        # By the lake and next to the site the city stays low, so that the towers stand alone.
        kinds = ("low", "park", "low", "mixed") if y1 < -80 or far < 300 else KINDS
        angle = math.radians(rnd.uniform(-9, 9)) if far > 330 else 0
        block(houses, nursery, rnd, (x0, x1, y0, y1), kinds, angle)
    far_bank(houses, nursery, random.Random(SEED + 1))
    houses.bent()
    return houses


def block(houses, nursery, rnd, rect, kinds, angle):
    """What stands between four streets, turned by `angle` (radians): one of `kinds`."""
    x0, x1, y0, y1 = rect
    middle = ((x0 + x1) / 2, (y0 + y1) / 2)
    far = math.hypot(*middle)
    houses.turn = Matrix.Translation((*middle, 0)) @ Matrix.Rotation(angle, 4, "Z") @ \
        Matrix.Translation((-middle[0], -middle[1], 0)) if angle else None
    houses.box(x0, y0, -.1, x1, y1, .12, 1, wid=60)
    avenue(houses, nursery, rnd, x0, x1, y0, y1, far)
    BLOCKS[rnd.choice(kinds)](houses, nursery, rnd, x0 + 4, x1 - 4, y0 + 4, y1 - 4, far)
    houses.turn = None


def avenue(city, nursery, rnd, x0, x1, y0, y1, far):
    """Street trees around a block, as long as one could tell them apart."""
    if far > 900:
        return
    step = 9 if far < 450 else 14
    edges = [(x, y) for x in range(int(x0) + 3, int(x1) - 2, step) for y in (y0 + 1.2, y1 - 1.2)]
    edges += [(x, y) for y in range(int(y0) + 6, int(y1) - 5, step) for x in (x0 + 1.2, x1 - 1.2)]
    for x, y in edges:
        if rnd.random() < .8:
            nursery.plant(rnd.choice(("elm", "zelkova")), *city.spot(x, y), .1, .7)


def blocks(rnd):
    """Rectangles between streets of 10 to 24 m; columns line up with the site's roads."""
    columns = street_lines(rnd, NEAR[0], -2300, 70, 130) + [(NEAR[0], NEAR[1])] + \
        street_lines(rnd, NEAR[1], 2300, 70, 130)
    for x0, x1 in columns:
        y = NEAR[3] if x0 >= NEAR[0] and x1 <= NEAR[1] else -56
        while y < 2300:
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


def house(builder, rnd, x0, x1, y0, y1, height, style=BRICK, wid=None):
    """One building: walls, parapet, stair head and machines on the roof."""
    wid = style * 1000 + rnd.random() * 500 if wid is None else wid
    builder.box(x0, y0, 0, x1, y1, height, 0, wid=wid)
    # A roof behind its parapet.
    builder.box(x0 + .3, y0 + .3, height, x1 - .3, y1 - .3, height + .25, 1, wid=wid)
    for ends in ((x0, y0, x1, y0 + .25), (x0, y1 - .25, x1, y1), (x0, y0, x0 + .25, y1), (x1 - .25, y0, x1, y1)):
        builder.box(ends[0], ends[1], height, ends[2], ends[3], height + 1.0, 1, wid=70)
    w, d = x1 - x0, y1 - y0
    cx, cy = x0 + w * rnd.uniform(.15, .6), y0 + d * rnd.uniform(.15, .55)
    builder.box(cx, cy, height, cx + min(7, w * .3), cy + min(6, d * .4), height + rnd.uniform(2.5, 4.5), 0, wid=wid + .5)
    for _ in range(2):
        ux, uy = x0 + w * rnd.uniform(.1, .85), y0 + d * rnd.uniform(.1, .85)
        builder.box(ux, uy, height + .2, ux + 2.2, uy + 1.6, height + 1.7, 1, wid=80)


def slabs(builder, nursery, rnd, x0, x1, y0, y1, far):
    """An apartment estate: slim bars facing south with green between them."""
    height = rnd.choice((42, 54, 62, 72)) * (1 if far > 500 else .72)
    builder.box(x0, y0, .1, x1, y1, .16, 2)
    y, estate = y0 + 6, FLATS * 1000 + rnd.random() * 500
    while y + 12 < y1:
        x = x0 + rnd.uniform(2, 10)
        while x + 22 < x1:
            long, high = min(rnd.uniform(24, 52), x1 - x), height * rnd.uniform(.82, 1.1)
            house(builder, rnd, x, x + long, y, y + 11.5, high, wid=estate)
            for k in range(int(long // 14)):
                core = x + 7 + 14 * k
                builder.box(core - 2, y + 11.5, 0, core + 2, y + 13.2, high + 3.2, 0, wid=estate + .25)
            x += long + rnd.uniform(9, 16)
        green(builder, nursery, rnd, x0, x1, y + 13, y + 30, far, 12)
        y += rnd.uniform(34, 46)


def points(builder, nursery, rnd, x0, x1, y0, y1, far):
    """A newer estate: slender towers with four wings in a park."""
    builder.box(x0, y0, .1, x1, y1, .16, 2)
    estate, height = FLATS * 1000 + rnd.random() * 500, rnd.choice((62, 76, 88, 98)) * (1 if far > 600 else .62)
    for k in range(int((x1 - x0) // 38)):
        for m in range(max(1, int((y1 - y0) // 48))):
            x, y = x0 + 20 + 38 * k + rnd.uniform(-4, 4), y0 + 20 + 46 * m + rnd.uniform(-6, 6)
            high = height * rnd.uniform(.85, 1.08)
            house(builder, rnd, x - 13, x + 13, y - 5.5, y + 5.5, high, wid=estate)
            house(builder, rnd, x - 5.5, x + 5.5, y - 12, y + 12, high + 3, wid=estate)
    green(builder, nursery, rnd, x0, x1, y0, y1, far, 26)


def low(builder, nursery, rnd, x0, x1, y0, y1, far):
    """Small houses of three to six floors, close together, of all sizes."""
    y = y0
    while y + 8 < y1:
        deep = min(rnd.uniform(10, 17), y1 - y)
        x = x0
        while x + 7 < x1:
            wide = min(rnd.uniform(9, 20), x1 - x)
            if rnd.random() < .9:
                back = rnd.uniform(1, 3)
                high = 3.1 * rnd.choice((3, 4, 4, 5, 5, 6, 8))
                house(builder, rnd, x + 1, x + wide - 1, y + 1, y + deep - back, high)
                if rnd.random() < .4 and wide > 12:
                    # The upper floor stands back behind a terrace, and a little from the walls below: no two faces in one plane.
                    house(builder, rnd, x + 1.05, x + wide * .6, y + 2.5, y + deep - back - .05, high + 3)
            x += wide
        y += deep + rnd.choice((1, 1, 5))
    green(builder, nursery, rnd, x0, x1, y0, y1, far, 9)


def mixed(builder, nursery, rnd, x0, x1, y0, y1, far):
    """Shops and flats of five to fourteen floors around a yard; four to six next to the site."""
    x = x0
    while x + 12 < x1:
        wide = min(rnd.uniform(15, 30), x1 - x)
        rows = [(y0, min(y1, y0 + rnd.uniform(14, 20)))]
        if y1 - y0 > 46:
            rows.append((y1 - rnd.uniform(14, 20), y1))
        for a, b in rows:
            floors = rnd.choice((5, 6, 7, 9, 11, 14))
            house(builder, rnd, x + 1, x + wide - 1.5, a, b, 3.3 * (3 + floors % 4 if far < 300 else floors),
                  rnd.choice((SHOPS, SHOPS, BRICK, OFFICE)))
        x += wide
    green(builder, nursery, rnd, x0, x1, y0 + 20, y1 - 20, far, 12)


def offices(builder, nursery, rnd, x0, x1, y0, y1, far):
    """Two or three taller buildings on low bases with a forecourt."""
    for k in range(2 if x1 - x0 < 95 else 3):
        x = x0 + (k + .08) * (x1 - x0) / 3
        wide = (x1 - x0) / 3 * .78
        y = y0 + rnd.uniform(8, 20)
        height = rnd.choice((38, 48, 60, 78)) * (.7 if far < 420 else 1)
        back, style = min(y1, y + wide * rnd.uniform(.8, 1.2)), rnd.choice((OFFICE, OFFICE, SHOPS))
        house(builder, rnd, x - 3, x + wide + 3, y - 3, min(y1, back + 6), 9.5, style)
        house(builder, rnd, x, x + wide, y, back, height, style)
        if rnd.random() < .5:
            house(builder, rnd, x + wide * .15, x + wide * .85, y + 3, back - 3, height * rnd.uniform(1.1, 1.3), style)
    green(builder, nursery, rnd, x0, x1, y0, y0 + 12, far, 8)


def park(builder, nursery, rnd, x0, x1, y0, y1, far):
    builder.box(x0, y0, .1, x1, y1, .18, 2)
    green(builder, nursery, rnd, x0, x1, y0, y1, far, 46)


def green(builder, nursery, rnd, x0, x1, y0, y1, far, count):
    """Street and yard trees; none beyond a kilometre, where nobody could see them."""
    if far > 1000 or y1 <= y0:
        return
    for _ in range(count):
        at = builder.spot(rnd.uniform(x0, x1), rnd.uniform(y0, y1))
        nursery.plant(rnd.choice(("elm", "zelkova", "zelkova", "pine", "birch")), *at, .1, .95)


BLOCKS = {"slabs": slabs, "points": points, "low": low, "mixed": mixed, "offices": offices, "park": park}


def far_bank(houses, nursery, rnd):
    """The lake's other side, as high floors see it: a quay under trees, a road, and the city going on behind them."""
    houses.box(-5000, -2600, -1.2, 5000, FAR_QUAY, .1, 1, wid=60)
    houses.box(-5000, FAR_QUAY - 34, .1, 5000, FAR_QUAY - 3, .16, 2)
    for _ in range(900):
        grove(houses, rnd, rnd.uniform(-2300, 2300), FAR_QUAY - rnd.uniform(8, 32))
    for x0, x1 in street_lines(rnd, 0, -2300, 70, 130) + street_lines(rnd, 12, 2300, 70, 130):
        y = FAR_QUAY - 48
        while y > -2300:
            deep = rnd.uniform(60, 110)
            rect, front = (x0, x1, y - deep, y), y > FAR_QUAY - 120
            block(houses, nursery, rnd, rect, FAR_FRONT if front else KINDS, math.radians(rnd.uniform(-4, 4)))
            for _ in range(9):
                grove(houses, rnd, rnd.uniform(x0, x1), y + 5)
            y -= deep + rnd.choice((10, 12, 18))


def grove(houses, rnd, x, y):
    """A tree a kilometre away: a blunt cone of seven sides."""
    wide, tone = rnd.uniform(3, 6.5), rnd.random()
    rings = [[(x + wide * share * math.cos(math.tau * k / 7 + share), y + wide * share * math.sin(math.tau * k / 7 + share),
               wide * high) for k in range(7)] for share, high in ((.7, .2), (1, .8), (.66, 1.5), (.12, 1.9))]
    for low, high in zip(rings, rings[1:]):
        for k in range(7):
            houses.face((low[k], low[(k + 1) % 7], high[(k + 1) % 7], high[k]), 2, tone)
