"""South of the site: the promenade, the shore and the lake, and the roads around the site."""
import math
import random

from exterior import cars
from mesh import MeshBuilder, place

SHORE_Y = -128        # mean y of the shore, metres
ROADS = {           # (axis, position of the centre line, width, lanes in each direction), metres
    "south": ("x", -72.4, 30, 3), "north": ("x", 60.6, 12, 1),
    "east": ("y", 99.2, 20, 2), "west": ("y", -92.9, 12, 1),
}
REACH = 1500        # half the length of the detailed shore, metres
BLOCK, MEADOW, KERB, PAVE, ROAD, LIGHT, MARK, SOIL = range(8)
ROLES = ("block", "meadow", "kerb", "pave", "road", "light", "mark", "soil")


def shoreline(x):
    """The y of the lake's northern edge at x: a bay in front of the site between two headlands."""
    return SHORE_Y - 7 * math.sin(x / 90 + .8) - 4 * math.sin(x / 37) - 26 * min(1, abs(x / 420) ** 3)


def path_y(x):
    """The y of the centre line of the path between promenade and road, at x."""
    return -106 + 5.5 * math.sin(x / 31) + 2.5 * math.sin(x / 13 + 1)


def build(palette, nursery):
    """Places the lake, the promenade, roads, trees, street lamps and cars."""
    builder = MeshBuilder()
    banks(builder)
    roads(builder)
    place(builder.mesh("shore", [palette[role] for role in ROLES]))
    lake = MeshBuilder()
    lake.face(((-6000, -5000, -.9), (6000, -5000, -.9), (6000, SHORE_Y + 60, -.9), (-6000, SHORE_Y + 60, -.9)))
    place(lake.mesh("lake", [palette["lake"]]))
    plant_trees(nursery)
    street_lamps(palette)
    cars.build(palette, ROADS)


def banks(builder):
    """Land from the shore to the north in strips of 5 m, with meadow, promenade, a second path, kerb and light strip."""
    xs = list(range(-REACH, REACH + 1, 5))
    for a, b in zip(xs, xs[1:]):
        ya, yb = shoreline(a), shoreline(b)
        builder.face(((a, ya, -.02), (b, yb, -.02), (b, 3200, -.02), (a, 3200, -.02)), BLOCK)
        builder.face(((a, ya - 1.2, -1.6), (b, yb - 1.2, -1.6), (b, yb, -.02), (a, ya, -.02)), SOIL)
        builder.face(((a, ya, .02), (b, yb, .02), (b, -88, .02), (a, -88, .02)), MEADOW)
        builder.face(((a, ya + 1, .06), (b, yb + 1, .06), (b, yb + 6, .06), (a, ya + 6, .06)), PAVE)
        pa, pb = path_y(a), path_y(b)
        builder.face(((a, pa - 1.4, .05), (b, pb - 1.4, .05), (b, pb + 1.4, .05), (a, pa + 1.4, .05)), PAVE)
        builder.face(((a, ya + .7, .06), (b, yb + .7, .06), (b, yb + 1, .06), (a, ya + 1, .06)), KERB)
        builder.face(((a, ya - .02, -.30), (b, yb - .02, -.30), (b, yb - .02, -.12), (a, ya - .02, -.12)), LIGHT)
    for side in (-1, 1):
        x0, x1 = sorted((side * REACH, side * 6000))
        builder.face(((x0, SHORE_Y - 30, -.02), (x1, SHORE_Y - 30, -.02), (x1, 3200, -.02), (x0, 3200, -.02)), BLOCK)
    builder.face(((-6000, 3200, -.02), (6000, 3200, -.02), (6000, 6000, -.02), (-6000, 6000, -.02)), BLOCK)


def roads(builder):
    """The four roads with pavements, lane marks and crossings."""
    for axis, middle, width, lanes in ROADS.values():
        def strip(u0, u1, v0, v1, z, material):
            # Crossing roads have different heights, because coplanar faces flicker.
            z += 0 if axis == "x" else .006
            if axis == "x":
                builder.face(((u0, v0, z), (u1, v0, z), (u1, v1, z), (u0, v1, z)), material)
            else:
                builder.face(((v0, u0, z), (v1, u0, z), (v1, u1, z), (v0, u1, z)), material)
        low, high = (-REACH, REACH) if axis == "x" else (-88, 420)
        half = width / 2
        strip(low, high, middle - half - 4, middle + half + 4, .015, PAVE)
        strip(low, high, middle - half, middle + half, .03, ROAD)
        lane = half / lanes
        step = 8
        for u in range(int(low), int(high), step):
            if in_crossing(axis, u):
                continue
            strip(u, u + step, middle - .1, middle + .1, .045, MARK)
            for k in range(1, lanes):
                for side in (-1, 1):
                    v = middle + side * lane * k
                    strip(u, u + 4, v - .07, v + .07, .045, MARK)
        for other_axis, other, other_width, _ in ROADS.values():
            if other_axis == axis:
                continue
            for side in (-1, 1):
                u = other + side * (other_width / 2 + 3)
                for k in range(int(width / 1.2)):
                    v = middle - half + .4 + 1.2 * k
                    strip(u - 1.8, u + 1.8, v, v + .6, .046, MARK)


def in_crossing(axis, u):
    """Whether position u along a road is in a crossing with another road."""
    return any(other_axis != axis and abs(u - other) < width / 2 + 8
               for other_axis, other, width, _ in ROADS.values())


def plant_trees(nursery):
    """Trees along the roads and on the promenade; mostly shrubs in front of the site, to keep it visible from the water."""
    rnd = random.Random(6)
    for x in range(-420, 430, 9):
        if not in_crossing("x", x):
            nursery.plant("zelkova", x, -54.9 if -80 < x < 80 else -55.5, .05, .82)
            nursery.plant("elm", x + 4, -89.6, .05, .95)
            nursery.plant("elm", x, 68.5, .05, .8)
    for y in range(-50, 330, 9):
        nursery.plant("zelkova", 111, y, .05, .9)
        if abs(y) > 24:
            nursery.plant("elm", -100.8, y, .05, .85)
    for _ in range(420):
        x = rnd.gauss(0, 260)
        y = rnd.uniform(shoreline(x) + 8, -93)
        near = abs(x) < 110
        if abs(y - path_y(x)) < 2.4:
            continue
        if near and rnd.random() < .72:
            nursery.plant(rnd.choice(("shrub", "hedge", "reed", "flowers")), x, y, .02, 1.2)
        else:
            nursery.plant(rnd.choice(("elm", "birch", "pine", "zelkova", "maple")), x, y, 0)
    for _ in range(900):
        x = rnd.uniform(-330, 330)
        nursery.plant(rnd.choice(("reed", "shrub", "hedge")), x, shoreline(x) + rnd.uniform(.2, .9) - .4, -.15, .9)
    # Reeds on the slope, without which the bank is a bare band along the water.
    for _ in range(2600):
        x, down = rnd.uniform(-460, 460), rnd.uniform(.1, .75)
        nursery.plant("reed", x, shoreline(x) - 1.2 * down, -1.58 * down, rnd.uniform(.55, .95))


def street_lamps(palette):
    """Street lamps 7 m high with a head over the road, and low bollards on the promenade."""
    builder = MeshBuilder()
    builder.box(-.06, -.06, 0, .06, .06, 7, 0)
    builder.box(-.05, 0, 6.9, .05, 2.2, 7, 0)
    builder.box(-.14, 1.5, 6.82, .14, 2.3, 6.9, 1)
    lamp = builder.mesh("streetLamp", [palette["darkStone"], palette["lamp"]])
    for x in range(-390, 400, 26):
        place(lamp, (x, -88.6, 0))
        place(lamp, (x + 13, -56.2, 0), (0, 0, math.pi))
    for y in range(-40, 320, 26):
        place(lamp, (88.4 + .3, y, 0), (0, 0, -math.pi / 2))
        # None in front of the gate, which is pictured from across the road.
        if abs(y + 13) > 28:
            place(lamp, (-86.4 - .2, y + 13, 0), (0, 0, math.pi / 2))
    builder = MeshBuilder()
    builder.box(-.05, -.05, 0, .05, .05, .8, 0)
    builder.box(-.07, -.07, .8, .07, .07, .92, 1)
    bollard = builder.mesh("bollard", [palette["darkStone"], palette["lamp"]])
    for x in range(-200, 205, 7):
        place(bollard, (x, shoreline(x) + 6.5, 0))
