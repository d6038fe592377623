"""The site's ground: paving, the pond, gardens on the ground and on the podiums' roofs."""
import math
import random

from mesh import MeshBuilder, counter_clockwise, inset, inside, place
from mesh import blob

DECK = 14.5
GROUND_TREES = ("zelkova", "elm", "birch", "birch", "birch", "maple", "pine")
DECK_TREES = ("birch", "elm", "maple", "pine", "birch")


def build(data, palette, nursery, fine=False):
    """Places the ground inside the site and everything that grows on it; `fine` adds grass for eye level."""
    builder, rnd = MeshBuilder(), random.Random(3)
    site = counter_clockwise([tuple(p) for p in data["site"]["polygon"]])
    builder.prism(site, -.2, .1, 0)
    pond(builder, data)
    for garden in data["landscape"]:
        z = DECK if garden["level"] == "deck" else .1
        outline = counter_clockwise([tuple(p) for p in garden["polygon"]])
        strip = "녹지" in garden["name"]
        bed(builder, outline, z, .25 if strip else .42)
        if garden["level"] == "ground" and not strip:
            path(builder, min(p[0] for p in outline) + .6, max(p[0] for p in outline) - .6, z + .42)
        grow(outline, z + (.2 if strip else .36), nursery, rnd, strip, garden["level"] == "deck", fine)
    deck_planters(builder, data, nursery, rnd)
    waterside(builder, nursery, rnd)
    benches(builder)
    pergola(builder, -37, 19.2, 12, 4.2)
    pergola(builder, 20, 19.6, 10, 4.2)
    lounge(builder, -29, 26.6)
    lounge(builder, -34, 21.3)
    lounge(builder, 25, 27)
    deck_lights(builder, data)
    place(builder.mesh("ground", [palette[r] for r in ("pave", "kerb", "soil", "pond", "wood", "bronze", "light",
                                                  "cushion")]))


def bed(builder, outline, z, height):
    """A planted bed behind a stone kerb."""
    rim = inset(outline, .28)
    builder.prism(outline, z - .1, z + height, 1)
    builder.prism(rim, z, z + height + .01, 2)


def pond(builder, data):
    """The mirror pool: a stone edge level with the paving, a line of light under it, a wooden deck at its south."""
    for water in data["water"]:
        outline = counter_clockwise([tuple(p) for p in water["polygon"]])
        builder.prism(inset(outline, -.4), 0, .2, 1)
        builder.prism(inset(outline, -.05), 0, .235, 6)
        builder.prism(outline, 0, .25, 3)
        for k in range(5):
            builder.prism(disc(-13 + 3.1 * k, -1.4 + .55 * math.sin(k), .75), .2, .34, 1)
        for k in range(64):
            x = -12 + k * .375
            builder.box(x, -9.6, .1, x + .36, -6.1, .3, 4)


def waterside(builder, nursery, rnd):
    """Trees in square beds along the pool, plants at its ends, and loungers on the deck."""
    for k, x in enumerate(range(-27, 31, 9)):
        for y in (10.2, -12.6):
            if y < 0 and -16 < x < 16:
                continue
            builder.box(x - 1.1, y - 1.1, .1, x + 1.1, y + 1.1, .52, 1)
            builder.box(x - .95, y - .95, .5, x + .95, y + .95, .53, 2)
            nursery.plant(("birch", "elm", "maple")[k % 3], x, y, .5, .72)
            for _ in range(7):
                nursery.plant(rnd.choice(("hedge", "flowers", "shrub")), x + rnd.uniform(-.6, .6), y + rnd.uniform(-.6, .6),
                              .5, .5)
    for k in range(34):
        side = 1 if k % 2 else -1
        nursery.plant(rnd.choice(("reed", "reed", "shrub")), side * rnd.uniform(19.2, 22.2) - .2,
                      rnd.uniform(-1.2, 1.8), .18, .8)
    for k in range(4):
        x = -9.6 + 4.6 * k
        builder.box(x - .33, -9.0, .44, x + .33, -7.5, .50, 4)
        builder.box(x - .31, -8.95, .50, x + .31, -7.5, .58, 7)
        builder.box(x - .31, -9.15, .50, x + .31, -8.95, .98, 7)
        for y in (-8.8, -7.7):
            builder.box(x - .3, y, .3, x + .3, y + .06, .44, 5)


def path_y(x):
    """Where the garden path runs: it winds around the site's long axis."""
    return 2.2 * math.sin(x / 9.5)


def path(builder, x0, x1, z):
    """Stone slabs of 2.4 m across the planting, with a low line of light along one side."""
    x = x0
    while x < x1:
        y = path_y(x)
        builder.box(x, y - 1.2, z - .3, x + 1.16, y + 1.2, z + .06, 1)
        builder.box(x, y - 1.32, z - .3, x + 1.16, y - 1.24, z + .02, 6)
        x += 1.2


def taken(x, y):
    """Places that stay free of plants: the path, and the way in under the gate."""
    return abs(y - path_y(x)) < 1.5 if abs(y) < 11 else False


def at_gate(x, y):
    return x < -77 and abs(y) < 26


def disc(x, y, radius, sides=24):
    return [(x + radius * math.cos(2 * math.pi * k / sides), y + radius * math.sin(2 * math.pi * k / sides))
            for k in range(sides)]


def grow(outline, z, nursery, rnd, strip, deck, fine):
    """Trees with room to stand, shrubs between them, and grass where eyes come near."""
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    area = (max(xs) - min(xs)) * (max(ys) - min(ys))
    core = outline if strip else inset(outline, .7)
    kinds = ("zelkova", "elm") if strip else DECK_TREES if deck else GROUND_TREES
    trees, gap = [], 7.5 if strip else 3.4 if deck else 5.4
    def spot(shape, chance=rnd):
        for _ in range(30):
            x, y = chance.uniform(min(xs), max(xs)), chance.uniform(min(ys), max(ys))
            if inside(x, y, shape) and (deck or not (taken(x, y) or at_gate(x, y))):
                return x, y
        return None
    for _ in range(int(area / 3)):
        at = spot(core)
        near_path = at and not deck and not strip and abs(at[1] - path_y(at[0])) < 2.6
        if at and not near_path and all(math.hypot(at[0] - x, at[1] - y) > gap * rnd.uniform(.75, 1.2) for x, y in trees):
            trees.append(at)
            nursery.plant(rnd.choice(kinds), *at, z - .1, .75 if deck or strip else 1)
    for _ in range(int(area * (.16 if strip else .22))):
        at = spot(core)
        if at:
            nursery.plant(rnd.choice(("shrub", "hedge", "flowers", "flowers", "reed")), *at, z - .05)
    if fine:
        # A source of chance of its own: grass moves no tree.
        chance = random.Random(area)
        for _ in range(int(area * 1.7)):
            at = spot(core, chance)
            if at:
                nursery.plant(chance.choice(("grass", "grass", "grass", "flowers")), *at, z)


def deck_planters(builder, data, nursery, rnd):
    """Long planters behind the parapets and soft beds between the towers."""
    towers = [inset(counter_clockwise([tuple(p) for p in t["footprint"]]), -1.6) for t in data["towers"]]
    free = lambda x, y: not any(inside(x, y, tower) for tower in towers)
    gardens = [counter_clockwise([tuple(p) for p in g["polygon"]]) for g in data["landscape"] if g["level"] == "deck"]
    for part in data["podium"]:
        outline = counter_clockwise([tuple(p) for p in part["polygon"]])
        rim, back = inset(outline, .5), inset(outline, 2.1)
        for k, (a, b) in enumerate(zip(rim, rim[1:] + rim[:1])):
            c, d = back[(k + 1) % len(back)], back[k]
            length = math.dist(a, b)
            if length < 8:
                continue
            builder.prism(counter_clockwise([a, b, c, d]), DECK, DECK + .5, 1, top=2)
            for j in range(int(length / 1.15)):
                t = (j + .5) / int(length / 1.15)
                x, y = (a[i] + (b[i] - a[i]) * t + (d[i] - a[i]) / 2 for i in (0, 1))
                nursery.plant(rnd.choice(("shrub", "hedge", "hedge", "reed")), x, y, DECK + .42)
                if j % 6 == 3 and free(x, y):
                    nursery.plant(rnd.choice(("birch", "maple", "birch", "elm")), x, y, DECK + .4, .62)
        inner = inset(outline, 4)
        xs, ys = [p[0] for p in inner], [p[1] for p in inner]
        beds = []
        for _ in range(260):
            x, y, r = rnd.uniform(min(xs), max(xs)), rnd.uniform(min(ys), max(ys)), rnd.uniform(2, 4.5)
            shape = blob(x, y, r, r * rnd.uniform(.5, .85), rnd, 28)
            apart = all(math.hypot(x - u, y - v) > r + q + .8 for u, v, q in beds)
            shaded = any(px - 6 < x < px + 18 and 15 < y < 31 for px in (-37, 20))
            if apart and not shaded and all(inside(u, v, inner) and free(u, v) for u, v in shape) and \
                    not any(inside(u, v, g) for g in gardens for u, v in shape):
                beds.append((x, y, r))
                bed(builder, counter_clockwise(shape), DECK, .4)
                for _ in range(int(r * 2.2)):
                    angle, reach = rnd.uniform(0, 6.28), r * .45 * math.sqrt(rnd.random())
                    nursery.plant(rnd.choice(("shrub", "hedge", "flowers", "reed", "birch", "maple")),
                                  x + reach * math.cos(angle), y + .6 * reach * math.sin(angle), DECK + .38, .7)


def pergola(builder, x, y, long, wide):
    """A roof of bronze slats over a wooden floor with benches, on a podium's roof; (x, y) is its south-west corner."""
    floor, roof = DECK + .12, DECK + 2.9
    for k in range(round(wide / .2)):
        builder.box(x, y + k * .2, DECK, x + long, y + k * .2 + .19, floor, 4)
    for px in (x + .1, x + long / 2, x + long - .22):
        for py in (y + .1, y + wide - .22):
            builder.box(px, py, floor, px + .12, py + .12, roof, 5)
    for py in (y, y + wide - .1):
        builder.box(x - .3, py, roof, x + long + .3, py + .1, roof + .22, 5)
    for k in range(round(long / .3)):
        builder.box(x + k * .3, y - .3, roof + .08, x + k * .3 + .05, y + wide + .3, roof + .22, 5)
    for px in (x + long * .25, x + long * .75):
        builder.box(px - .8, y + wide / 2 - .05, roof - .05, px + .8, y + wide / 2 + .05, roof, 6)
    for bx in (x + 1.2, x + long - 3.6):
        builder.box(bx, y + wide - 1.2, floor, bx + 2.4, y + wide - .5, floor + .3, 1)
        builder.box(bx, y + wide - 1.2, floor + .3, bx + 2.4, y + wide - .5, floor + .44, 4)
    builder.box(x + .3, y + wide - .3, floor, x + long - .3, y + wide - .26, floor + .04, 6)


def lounge(builder, x, y):
    """Two sofas and armchairs around a low table on a podium's roof, with lanterns; (x, y) is the table's middle."""
    linen, wood, dark, light = 7, 4, 5, 6
    z = DECK + .12
    builder.box(x - .7, y - .4, z + .30, x + .7, y + .4, z + .36, 1)
    builder.box(x - .5, y - .25, z, x + .5, y + .25, z + .30, dark)
    for side in (-1, 1):
        back = y + side * 1.5
        builder.box(x - 1.2, min(back, back - side * .8), z + .1, x + 1.2, max(back, back - side * .8), z + .22, wood)
        for k in range(3):
            left = x - 1.18 + k * .79
            builder.box(left, min(back, back - side * .8), z + .22, left + .77, max(back, back - side * .8), z + .42, linen)
            builder.box(left, min(back, back - side * .2), z + .42, left + .77, max(back, back - side * .2), z + .80, linen)
    for px, py in ((x - 1.7, y - 1.2), (x + 1.8, y + 1.1), (x - 1.9, y + 1.5), (x + .1, y)):
        low = z + (.36 if abs(px - x) < 1 else 0)
        builder.box(px - .12, py - .12, low, px + .12, py + .12, low + .05, dark)
        builder.box(px - .09, py - .09, low + .05, px + .09, py + .09, low + .34, light)
        builder.box(px - .12, py - .12, low + .34, px + .12, py + .12, low + .38, dark)


def deck_lights(builder, data):
    """Bollards along the roofs' planters, every six metres."""
    for part in data["podium"]:
        ring = inset(counter_clockwise([tuple(p) for p in part["polygon"]]), 2.5)
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1]):
            steps = int(math.dist((ax, ay), (bx, by)) / 6)
            for k in range(steps):
                t = (k + .5) / steps
                x, y = ax + (bx - ax) * t, ay + (by - ay) * t
                builder.box(x - .05, y - .05, DECK, x + .05, y + .05, DECK + .5, 5)
                builder.box(x - .06, y - .06, DECK + .5, x + .06, y + .06, DECK + .58, 6)


def benches(builder):
    """Wooden benches on stone feet along the garden's path."""
    for x in range(-66, 70, 9):
        for y, side in ((11.6, 1), (-12.4, -1)):
            if abs(x) < 14 and side < 0:
                continue
            builder.box(x - 1, y - .25, .42, x + 1, y + .25, .5, 4)
            for end in (-.8, .7):
                builder.box(x + end, y - .2, .1, x + end + .1, y + .2, .42, 5)
