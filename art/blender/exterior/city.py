"""The fictional city around the site: blocks of different kinds between streets. It is generated from a fixed seed, so that all
pictures, window views and the website's 3D model show the same city."""
import math
import random

from exterior import hills
from mathutils import Matrix, Vector
from mesh import MeshBuilder, place
from exterior.shore import shoreline

SEED = 7
NEAR = (-104, 113, -60, 70)     # the site with its roads: west, east, south, north; metres
FAR_QUAY = -980                 # y of the lake's southern edge, metres
CITY_RADIUS = 2300              # metres
KINDS = ("slabs", "points", "low", "mixed", "offices", "slabs", "low", "park", "points")
FAR_FRONT = ("slabs", "points", "points", "park", "mixed")
# Styles of walls: the thousands of a building's wid, which the city's material reads.
FLATS, BRICK, SHOPS, OFFICE = range(4)


class City(MeshBuilder):
    """The mesh of all buildings; `block_frame` rotates the block that is being built."""

    block_frame = None

    def box(self, x0, y0, z0, x1, y1, z1, material=0, frame=None, wid=0.0):
        super().box(x0, y0, z0, x1, y1, z1, material, frame or self.block_frame, wid)

    def to_site(self, x, y):
        """The final position of a point of the block, after its rotation and the bending of streets."""
        at = self.block_frame @ Vector((x, y, 0)) if self.block_frame else (x, y)
        return bend(at[0], at[1])

    def bend_streets(self):
        """Applies bend() to everything built so far."""
        self.vertices = [(*bend(x, y), z) for x, y, z in self.vertices]


def bend(x, y):
    """Distorts the street grid: straight near the site, winding farther north. Metres in and out."""
    side, north = smoothstep(max(abs(x), abs(y)), 260, 900), smoothstep(y, 90, 600)
    return (x + side * north * (46 * math.sin(y / 310 + 1) + 16 * math.sin(x / 170 + y / 230)),
            y + side * north * (58 * math.sin(x / 340 + .6) + 18 * math.sin(x / 150 - y / 260)))


def smoothstep(value, low, high):
    """0 below low, 1 above high, smooth in between."""
    t = min(1, max(0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)


def build(palette, nursery):
    """Places the city and the hills."""
    place(buildings(nursery).mesh("city", [palette["city"], palette["roof"], palette["lawn"]]))
    hills.build(palette)


def buildings(nursery):
    """The mesh of about 600 blocks around the site and on the lake's far bank; plants its trees with `nursery`."""
    city, rnd = City(), random.Random(SEED)
    for x0, x1, y0, y1 in blocks(rnd):
        if x1 > NEAR[0] and x0 < NEAR[1] and y1 > NEAR[2] and y0 < NEAR[3]:
            continue
        centre = ((x0 + x1) / 2, (y0 + y1) / 2)
        distance = math.hypot(*centre)
        if distance > CITY_RADIUS:
            continue
        # Buildings by the lake and next to the site are low, so that the towers are prominent.
        kinds = ("low", "park", "low", "mixed") if y1 < -80 or distance < 300 else KINDS
        angle = math.radians(rnd.uniform(-9, 9)) if distance > 330 else 0
        block(city, nursery, rnd, (x0, x1, y0, y1), kinds, angle)
    far_bank(city, nursery, random.Random(SEED + 1))
    city.bend_streets()
    return city


def block(city, nursery, rnd, rect, kinds, angle):
    """Builds one block (west, east, south, north) of a random kind, rotated by `angle` (radians)."""
    x0, x1, y0, y1 = rect
    centre = ((x0 + x1) / 2, (y0 + y1) / 2)
    distance = math.hypot(*centre)
    city.block_frame = Matrix.Translation((*centre, 0)) @ Matrix.Rotation(angle, 4, "Z") @ \
        Matrix.Translation((-centre[0], -centre[1], 0)) if angle else None
    city.box(x0, y0, -.1, x1, y1, .12, 1, wid=60)
    street_trees(city, nursery, rnd, x0, x1, y0, y1, distance)
    BLOCKS[rnd.choice(kinds)](city, nursery, rnd, x0 + 4, x1 - 4, y0 + 4, y1 - 4, distance)
    city.block_frame = None


def street_trees(city, nursery, rnd, x0, x1, y0, y1, distance):
    """Plants street trees around a block, within 900 m."""
    if distance > 900:
        return
    step = 9 if distance < 450 else 14
    edges = [(x, y) for x in range(int(x0) + 3, int(x1) - 2, step) for y in (y0 + 1.2, y1 - 1.2)]
    edges += [(x, y) for y in range(int(y0) + 6, int(y1) - 5, step) for x in (x0 + 1.2, x1 - 1.2)]
    for x, y in edges:
        if rnd.random() < .8:
            nursery.plant(rnd.choice(("elm", "zelkova")), *city.to_site(x, y), .1, .7)


def blocks(rnd):
    """Yields rectangles (west, east, south, north) between streets of 10 to 24 m; columns line up with the site's roads."""
    columns = street_lines(rnd, NEAR[0], -CITY_RADIUS, 70, 130) + [(NEAR[0], NEAR[1])] + \
        street_lines(rnd, NEAR[1], CITY_RADIUS, 70, 130)
    for x0, x1 in columns:
        y = NEAR[3] if x0 >= NEAR[0] and x1 <= NEAR[1] else -56
        while y < CITY_RADIUS:
            depth = rnd.uniform(60, 110)
            if y < 66 < y + depth:
                depth = 66 - y - 8 if y < 40 else depth
            yield x0, x1, y, y + depth
            y += depth + rnd.choice((10, 12, 18))
        # South of the main road only beside the lake's bay.
        if min(abs(x0), abs(x1)) > 210:
            yield x0, x1, max(shoreline(x0), shoreline(x1)) + 14, -92


def street_lines(rnd, start, end, low, high):
    """Columns of blocks from start to end, as (west, east), `low` to `high` metres wide."""
    sign, at, columns = (1 if end > start else -1), start, []
    while abs(at) < abs(end):
        width = rnd.uniform(low, high)
        columns.append(tuple(sorted((at, at + sign * width))))
        at += sign * (width + rnd.choice((10, 12, 20)))
    return columns


def building(builder, rnd, x0, x1, y0, y1, height, style=BRICK, wid=None):
    """Builds walls, parapet, stair head and roof machines of one building."""
    wid = style * 1000 + rnd.random() * 500 if wid is None else wid
    builder.box(x0, y0, 0, x1, y1, height, 0, wid=wid)
    builder.box(x0 + .3, y0 + .3, height, x1 - .3, y1 - .3, height + .25, 1, wid=wid)
    for ends in ((x0, y0, x1, y0 + .25), (x0, y1 - .25, x1, y1), (x0, y0, x0 + .25, y1), (x1 - .25, y0, x1, y1)):
        builder.box(ends[0], ends[1], height, ends[2], ends[3], height + 1.0, 1, wid=wid % 500 + 70)
    w, d = x1 - x0, y1 - y0
    cx, cy = x0 + w * rnd.uniform(.15, .6), y0 + d * rnd.uniform(.15, .55)
    builder.box(cx, cy, height, cx + min(7, w * .3), cy + min(6, d * .4), height + rnd.uniform(2.5, 4.5), 0, wid=wid + .5)
    for _ in range(2):
        ux, uy = x0 + w * rnd.uniform(.1, .85), y0 + d * rnd.uniform(.1, .85)
        builder.box(ux, uy, height + .2, ux + 2.2, uy + 1.6, height + 1.7, 1, wid=80)


def slabs(builder, nursery, rnd, x0, x1, y0, y1, distance):
    """An apartment estate of parallel slab blocks facing south."""
    height = rnd.choice((42, 54, 62, 72)) * (1 if distance > 500 else .72)
    builder.box(x0, y0, .1, x1, y1, .16, 2)
    y, estate = y0 + 6, FLATS * 1000 + rnd.random() * 500
    while y + 12 < y1:
        x = x0 + rnd.uniform(2, 10)
        while x + 22 < x1:
            length, bar_height = min(rnd.uniform(24, 52), x1 - x), height * rnd.uniform(.82, 1.1)
            building(builder, rnd, x, x + length, y, y + 11.5, bar_height, wid=estate)
            for k in range(int(length // 14)):
                core = x + 7 + 14 * k
                builder.box(core - 2, y + 11.5, 0, core + 2, y + 13.2, bar_height + 3.2, 0, wid=estate + .25)
            x += length + rnd.uniform(9, 16)
        scatter_trees(builder, nursery, rnd, x0, x1, y + 13, y + 30, distance, 12)
        y += rnd.uniform(34, 46)


def points(builder, nursery, rnd, x0, x1, y0, y1, distance):
    """A newer apartment estate of towers with cross-shaped plans."""
    builder.box(x0, y0, .1, x1, y1, .16, 2)
    estate, height = FLATS * 1000 + rnd.random() * 500, rnd.choice((62, 76, 88, 98)) * (1 if distance > 600 else .62)
    for k in range(int((x1 - x0) // 38)):
        for m in range(max(1, int((y1 - y0) // 48))):
            x, y = x0 + 20 + 38 * k + rnd.uniform(-4, 4), y0 + 20 + 46 * m + rnd.uniform(-6, 6)
            tower_height = height * rnd.uniform(.85, 1.08)
            building(builder, rnd, x - 13, x + 13, y - 5.5, y + 5.5, tower_height, wid=estate)
            building(builder, rnd, x - 5.5, x + 5.5, y - 12, y + 12, tower_height + 3, wid=estate)
    scatter_trees(builder, nursery, rnd, x0, x1, y0, y1, distance, 26)


def low(builder, nursery, rnd, x0, x1, y0, y1, distance):
    """Dense small houses of three to eight floors."""
    y = y0
    while y + 8 < y1:
        depth = min(rnd.uniform(10, 17), y1 - y)
        x = x0
        while x + 7 < x1:
            width = min(rnd.uniform(9, 20), x1 - x)
            if rnd.random() < .9:
                back = rnd.uniform(1, 3)
                height = 3.1 * rnd.choice((3, 4, 4, 5, 5, 6, 8))
                building(builder, rnd, x + 1, x + width - 1, y + 1, y + depth - back, height)
                if rnd.random() < .4 and width > 12:
                    # The upper floor is set back by a terrace, and by 5 cm elsewhere to avoid coplanar faces.
                    building(builder, rnd, x + 1.05, x + width * .6, y + 2.5, y + depth - back - .05, height + 3)
            x += width
        y += depth + rnd.choice((1, 1, 5))
    scatter_trees(builder, nursery, rnd, x0, x1, y0, y1, distance, 9)


def mixed(builder, nursery, rnd, x0, x1, y0, y1, distance):
    """Shops and flats of five to fourteen floors around a yard; three to six floors next to the site."""
    x = x0
    while x + 12 < x1:
        width = min(rnd.uniform(15, 30), x1 - x)
        rows = [(y0, min(y1, y0 + rnd.uniform(14, 20)))]
        if y1 - y0 > 46:
            rows.append((y1 - rnd.uniform(14, 20), y1))
        for a, b in rows:
            floors = rnd.choice((5, 6, 7, 9, 11, 14))
            building(builder, rnd, x + 1, x + width - 1.5, a, b, 3.3 * (3 + floors % 4 if distance < 300 else floors),
                     rnd.choice((SHOPS, SHOPS, BRICK, OFFICE)))
        x += width
    scatter_trees(builder, nursery, rnd, x0, x1, y0 + 20, y1 - 20, distance, 12)


def offices(builder, nursery, rnd, x0, x1, y0, y1, distance):
    """Two or three office towers on low bases with a forecourt."""
    for k in range(2 if x1 - x0 < 95 else 3):
        x = x0 + (k + .08) * (x1 - x0) / 3
        width = (x1 - x0) / 3 * .78
        y = y0 + rnd.uniform(8, 20)
        height = rnd.choice((38, 48, 60, 78)) * (.7 if distance < 420 else 1)
        back, style = min(y1, y + width * rnd.uniform(.8, 1.2)), rnd.choice((OFFICE, OFFICE, SHOPS))
        building(builder, rnd, x - 3, x + width + 3, y - 3, min(y1, back + 6), 9.5, style)
        building(builder, rnd, x, x + width, y, back, height, style)
        if rnd.random() < .5:
            building(builder, rnd, x + width * .15, x + width * .85, y + 3, back - 3, height * rnd.uniform(1.1, 1.3), style)
    scatter_trees(builder, nursery, rnd, x0, x1, y0, y0 + 12, distance, 8)


def park(builder, nursery, rnd, x0, x1, y0, y1, distance):
    """A lawn with trees."""
    builder.box(x0, y0, .1, x1, y1, .18, 2)
    scatter_trees(builder, nursery, rnd, x0, x1, y0, y1, distance, 46)


def scatter_trees(builder, nursery, rnd, x0, x1, y0, y1, distance, count):
    """Plants `count` trees at random places of a rectangle, within 1 km."""
    if distance > 1000 or y1 <= y0:
        return
    for _ in range(count):
        at = builder.to_site(rnd.uniform(x0, x1), rnd.uniform(y0, y1))
        nursery.plant(rnd.choice(("elm", "zelkova", "zelkova", "pine", "birch")), *at, .1, .95)


BLOCKS = {"slabs": slabs, "points": points, "low": low, "mixed": mixed, "offices": offices, "park": park}


def far_bank(city, nursery, rnd):
    """The lake's southern bank, visible from high floors: a quay with trees, a road, and more city."""
    city.box(-5000, -2600, -1.2, 5000, FAR_QUAY, .1, 1, wid=60)
    city.box(-5000, FAR_QUAY - 34, .1, 5000, FAR_QUAY - 3, .16, 2)
    for _ in range(900):
        distant_tree(city, rnd, rnd.uniform(-CITY_RADIUS, CITY_RADIUS), FAR_QUAY - rnd.uniform(8, 32))
    for x0, x1 in street_lines(rnd, 0, -CITY_RADIUS, 70, 130) + street_lines(rnd, 12, CITY_RADIUS, 70, 130):
        y = FAR_QUAY - 48
        while y > -CITY_RADIUS:
            depth = rnd.uniform(60, 110)
            rect, front = (x0, x1, y - depth, y), y > FAR_QUAY - 120
            block(city, nursery, rnd, rect, FAR_FRONT if front else KINDS, math.radians(rnd.uniform(-4, 4)))
            for _ in range(9):
                distant_tree(city, rnd, rnd.uniform(x0, x1), y + 5)
            y -= depth + rnd.choice((10, 12, 18))


def distant_tree(city, rnd, x, y):
    """A tree about 1 km away: a cone with seven sides."""
    radius, tone = rnd.uniform(3, 6.5), rnd.random()
    rings = [[(x + radius * share * math.cos(math.tau * k / 7 + share), y + radius * share * math.sin(math.tau * k / 7 + share),
               radius * rise) for k in range(7)] for share, rise in ((.7, .2), (1, .8), (.66, 1.5), (.12, 1.9))]
    for lower, rise in zip(rings, rings[1:]):
        for k in range(7):
            city.face((lower[k], lower[(k + 1) % 7], rise[(k + 1) % 7], rise[k]), 2, tone)
