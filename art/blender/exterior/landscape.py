"""The site's ground: paving, the pond, and gardens on the ground and on the podiums' roofs."""
import math
import random

from mesh import MeshBuilder, counter_clockwise, inset, place, point_in_polygon, smooth_outline, soft_outline

DECK_HEIGHT = 14.5     # the podiums' roofs, metres
PAVE, KERB, SOIL, POND, WOOD, BRONZE, LIGHT, CUSHION = range(8)
ROLES = ("pave", "kerb", "soil", "pond", "wood", "bronze", "light", "cushion")
GROUND_TREES = ("zelkova", "elm", "birch", "birch", "birch", "maple", "pine")
PERGOLAS = (-37, 20)     # x of their western edges
LOOKOUT = (-31.6, -19.6, -51.0, -46.6)     # the deck over the lake on the southern podium: west, east, south, north
DECK_TREES = ("birch", "elm", "maple", "pine", "birch")


def build(data, palette, nursery, fine=False):
    """Places the ground within the site with its plants and furniture; `fine` adds grass for cameras at eye level."""
    builder, rnd = MeshBuilder(), random.Random(3)
    site = counter_clockwise([tuple(p) for p in data["site"]["polygon"]])
    builder.prism(site, -.2, .1, PAVE)
    pond(builder, data)
    for garden in data["landscape"]:
        z = DECK_HEIGHT if garden["level"] == "deck" else .1
        outline = counter_clockwise([tuple(p) for p in garden["polygon"]])
        is_strip = "녹지" in garden["name"]
        for part in beside_gateway(outline) if is_strip else [outline]:
            bed(builder, part, z, .25 if is_strip else .42)
        if garden["level"] == "ground" and not is_strip:
            path(builder, min(p[0] for p in outline) + .6, max(p[0] for p in outline) - .6, z + .42)
        plant_garden(outline, z + (.2 if is_strip else .36), nursery, rnd, is_strip, garden["level"] == "deck", fine)
    deck_planters(builder, data, nursery, rnd, fine)
    waterside(builder, nursery, rnd)
    benches(builder)
    pergola(builder, PERGOLAS[0], 19.2, 12, 4.2)
    pergola(builder, PERGOLAS[1], 19.6, 10, 4.2)
    lookout(builder, nursery)
    lounge(builder, -29, 26.6)
    lounge(builder, -34, 21.3)
    lounge(builder, 25, 27)
    deck_lights(builder, data)
    place(builder.mesh("ground", [palette[role] for role in ROLES]))


def beside_gateway(outline):
    """The parts of a rectangular strip outside the western entrance."""
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    x0, x1, y0, y1 = min(xs), max(xs), min(ys), max(ys)
    if x1 > -77 or y1 - y0 < 26 * 2:
        return [outline]
    return [[(x0, low), (x1, low), (x1, high), (x0, high)] for low, high in ((y0, -26), (26, y1))]


def bed(builder, outline, z, height):
    """A bed of soil with a stone kerb."""
    rim = inset(outline, .28)
    builder.prism(outline, z - .1, z + height, KERB)
    builder.prism(rim, z, z + height + .01, SOIL)


def pond(builder, data):
    """The pool: stone edge, light strip, stepping stones, and a wooden deck on its south side."""
    for water in data["water"]:
        outline = smooth_outline(counter_clockwise([tuple(p) for p in water["polygon"]]))
        builder.prism(inset(outline, -.4), 0, .2, KERB)
        builder.prism(inset(outline, -.02), 0, .215, LIGHT)
        builder.prism(outline, 0, .25, POND)
        for k in range(5):
            builder.prism(disc(-13 + 3.1 * k, -1.4 + .55 * math.sin(k), .75), .2, .34, KERB)
        for k in range(64):
            x = -12 + k * .375
            builder.box(x, -9.6, .1, x + .36, -6.1, .3, WOOD)


def waterside(builder, nursery, rnd):
    """Trees in square beds along the pool, reeds at its ends, and loungers on the deck."""
    for k, x in enumerate(range(-27, 31, 9)):
        for y in (10.2, -12.6):
            if y < 0 and -16 < x < 16:
                continue
            builder.box(x - 1.1, y - 1.1, .1, x + 1.1, y + 1.1, .52, KERB)
            builder.box(x - .95, y - .95, .5, x + .95, y + .95, .53, SOIL)
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
        builder.box(x - .33, -9.0, .44, x + .33, -7.5, .50, WOOD)
        builder.box(x - .31, -8.95, .50, x + .31, -7.5, .58, CUSHION)
        builder.box(x - .31, -9.15, .50, x + .31, -8.95, .98, CUSHION)
        for y in (-8.8, -7.7):
            builder.box(x - .3, y, .3, x + .3, y + .06, .44, BRONZE)


def path_y(x):
    """The y of the garden path's centre line at x; it winds around the site's long axis."""
    return 2.2 * math.sin(x / 9.5)


def path(builder, x0, x1, z):
    """A path of stone slabs 2.4 m wide, with a light strip along one side."""
    x = x0
    while x < x1:
        y = path_y(x)
        builder.box(x, y - 1.2, z - .3, x + 1.16, y + 1.2, z + .06, KERB)
        builder.box(x, y - 1.32, z - .3, x + 1.16, y - 1.24, z + .02, LIGHT)
        x += 1.2


def on_path(x, y):
    """Whether a point is on the garden path, where nothing grows."""
    return abs(y) < 11 and abs(y - path_y(x)) < 1.5


def in_gateway(x, y):
    """Whether a point is at the western entrance, where nothing grows."""
    return x < -77 and abs(y) < 26


def disc(x, y, radius, sides=24):
    """A regular polygon around (x, y)."""
    return [(x + radius * math.cos(2 * math.pi * k / sides), y + radius * math.sin(2 * math.pi * k / sides))
            for k in range(sides)]


def plant_garden(outline, z, nursery, rnd, is_strip, on_deck, fine):
    """Plants a garden: trees at a distance from each other, shrubs between them, and grass if `fine`."""
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    area = (max(xs) - min(xs)) * (max(ys) - min(ys))
    core = outline if is_strip else inset(outline, .7)
    kinds = ("zelkova", "elm") if is_strip else DECK_TREES if on_deck else GROUND_TREES
    trees, gap = [], 7.5 if is_strip else 3.4 if on_deck else 5.4
    def find_spot(shape, generator=rnd):
        for _ in range(30):
            x, y = generator.uniform(min(xs), max(xs)), generator.uniform(min(ys), max(ys))
            if point_in_polygon(x, y, shape) and (on_deck or not (on_path(x, y) or in_gateway(x, y))):
                return x, y
        return None
    for _ in range(int(area / 3)):
        at = find_spot(core)
        near_path = at and not on_deck and not is_strip and abs(at[1] - path_y(at[0])) < 2.6
        if at and not near_path and all(math.hypot(at[0] - x, at[1] - y) > gap * rnd.uniform(.75, 1.2) for x, y in trees):
            trees.append(at)
            nursery.plant(rnd.choice(kinds), *at, z - .1, .75 if on_deck or is_strip else 1)
    for _ in range(int(area * (.16 if is_strip else .22))):
        at = find_spot(core)
        if at:
            nursery.plant(rnd.choice(("shrub", "hedge", "flowers", "flowers", "reed")), *at, z - .05)
    if fine:
        # A generator of its own, so that grass doesn't change the positions of other plants.
        generator = random.Random(area)
        for _ in range(int(area * 1.7)):
            at = find_spot(core, generator)
            if at:
                nursery.plant(generator.choice(("grass", "grass", "grass", "flowers")), *at, z)


def deck_planters(builder, data, nursery, rnd, fine):
    """Planters behind the parapets of both podiums, and beds between the towers, with grass if `fine`."""
    towers = [inset(counter_clockwise([tuple(p) for p in t["footprint"]]), -1.6) for t in data["towers"]]
    gardens = [counter_clockwise([tuple(p) for p in g["polygon"]]) for g in data["landscape"] if g["level"] == "deck"]
    for part in data["podium"]:
        outline = counter_clockwise([tuple(p) for p in part["polygon"]])
        parapet_planters(builder, outline, towers, nursery, rnd)
        scattered_beds(builder, inset(outline, 4), towers, gardens, nursery, rnd, fine)


def is_free(x, y, polygons):
    """Whether a point is outside all polygons."""
    return not any(point_in_polygon(x, y, polygon) for polygon in polygons)


def parapet_planters(builder, outline, towers, nursery, rnd):
    """A planter along each edge of at least 8 m, with shrubs every 1.15 m and a tree at every sixth."""
    rim, back = inset(outline, .5), inset(outline, 2.1)
    for k, (a, b) in enumerate(zip(rim, rim[1:] + rim[:1])):
        c, d = back[(k + 1) % len(back)], back[k]
        length = math.dist(a, b)
        if length < 8:
            continue
        planter(builder, counter_clockwise([a, b, c, d]))
        for j in range(int(length / 1.15)):
            t = (j + .5) / int(length / 1.15)
            x, y = (a[i] + (b[i] - a[i]) * t + (d[i] - a[i]) / 2 for i in (0, 1))
            on_lookout = in_lookout(x, y)
            kind = rnd.choice(("shrub", "hedge", "hedge", "reed"))
            if not on_lookout:
                nursery.plant(kind, x, y, DECK_HEIGHT + .42)
            if j % 6 == 3 and is_free(x, y, towers):
                kind = rnd.choice(("birch", "maple", "birch", "elm"))
                if not on_lookout:
                    nursery.plant(kind, x, y, DECK_HEIGHT + .4, .62)


def in_lookout(x, y):
    """Whether a point is on the lookout's deck, where nothing grows."""
    west, east, south, north = LOOKOUT
    return west < x < east and south - .5 < y < north


def planter(builder, outline):
    """A planter behind a parapet, with a gap for the lookout."""
    west, east, south, north = LOOKOUT
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    pieces = [outline]
    if min(xs) < west and max(xs) > east and min(ys) < south + 1 and max(ys) < north:
        low, high = min(ys), max(ys)
        pieces = [[(x0, low), (x1, low), (x1, high), (x0, high)] for x0, x1 in ((min(xs), west), (east, max(xs)))]
    for piece in pieces:
        builder.prism(piece, DECK_HEIGHT, DECK_HEIGHT + .5, KERB, top=SOIL)


def lookout(builder, nursery):
    """A wooden deck behind a railing on the southern parapet, with a long bench that faces the lake, and grasses at its ends."""
    west, east, south, north = LOOKOUT
    floor = DECK_HEIGHT + .12
    for k in range(round((north - south) / .15)):
        y = south + k * .15
        builder.box(west, y, DECK_HEIGHT, east, y + .137, floor, WOOD, wid=k * .37 % 1)
    left, right, back = west + 4.0, east - 3.8, south + 2.5
    for x in (left + .5, (left + right) / 2, right - .5):
        builder.box(x - .05, back - .42, floor, x + .05, back - .03, floor + .38, BRONZE)
        builder.box(x - .03, back - .04, floor + .38, x + .03, back, floor + .84, BRONZE)
    for k in range(5):
        builder.box(left, back - .47 + k * .096, floor + .38, right, back - .385 + k * .096, floor + .43, WOOD, wid=k * .37 % 1)
    for k in range(3):
        builder.box(left, back - .03, floor + .52 + k * .11, right, back + .005, floor + .61 + k * .11, WOOD, wid=k * .61 % 1)
    for k in range(round((east - west) / .11)):
        x = west + (k + .5) * .11
        builder.box(x - .006, south - .51, DECK_HEIGHT + .45, x + .006, south - .498, DECK_HEIGHT + 1.2, BRONZE)
    builder.box(west, south - .54, DECK_HEIGHT + 1.2, east, south - .47, DECK_HEIGHT + 1.24, BRONZE)
    rnd = random.Random(8)
    for x0, x1 in ((west, west + 1.5), (east - 1.3, east)):
        builder.box(x0, south, DECK_HEIGHT, x1, south + 2.6, DECK_HEIGHT + .5, KERB)
        builder.box(x0 + .07, south + .07, DECK_HEIGHT + .5, x1 - .07, south + 2.53, DECK_HEIGHT + .505, SOIL)
        for k in range(4):
            nursery.plant("reed", (x0 + x1) / 2 + rnd.uniform(-.2, .2), south + .5 + k * .55, DECK_HEIGHT + .48, .62)
    nursery.plant("elm", west + .75, south + 1.7, DECK_HEIGHT + .45, .68)


def scattered_beds(builder, area, towers, gardens, nursery, rnd, fine):
    """Wavy beds at random free places of an area, apart from each other, towers, gardens and pergolas; grass if `fine`."""
    xs, ys = [p[0] for p in area], [p[1] for p in area]
    beds = []
    for _ in range(260):
        x, y, r = rnd.uniform(min(xs), max(xs)), rnd.uniform(min(ys), max(ys)), rnd.uniform(2, 4.5)
        shape = soft_outline(x, y, r, r * rnd.uniform(.5, .85), rnd, 28)
        is_separate = all(math.hypot(x - u, y - v) > r + q + .8 for u, v, q in beds)
        under_pergola = any(px - 6 < x < px + 18 and 15 < y < 31 for px in PERGOLAS)
        if not is_separate or under_pergola or not all(
                point_in_polygon(u, v, area) and is_free(u, v, towers) and is_free(u, v, gardens) for u, v in shape):
            continue
        beds.append((x, y, r))
        bed(builder, counter_clockwise(shape), DECK_HEIGHT, .4)
        for _ in range(int(r * 2.2)):
            angle, reach = rnd.uniform(0, 6.28), r * .45 * math.sqrt(rnd.random())
            nursery.plant(rnd.choice(("shrub", "hedge", "flowers", "reed", "birch", "maple")),
                          x + reach * math.cos(angle), y + .6 * reach * math.sin(angle), DECK_HEIGHT + .38, .7)
        if fine:
            grass_bed(inset(counter_clockwise(shape), .55), r, nursery)


def grass_bed(outline, radius, nursery):
    """Grass within a bed. Its generator is its own, so that it doesn't change the positions of other plants."""
    generator = random.Random(radius)
    middle = [sum(p[i] for p in outline) / len(outline) for i in (0, 1)]
    for _ in range(int(radius * radius * 7)):
        x, y = (m + generator.uniform(-1.2, 1.2) * radius for m in middle)
        if point_in_polygon(x, y, outline):
            nursery.plant("grass", x, y, DECK_HEIGHT + .38, .9)


def pergola(builder, x, y, length, width):
    """A pergola with a wooden floor and benches, on a podium's roof; (x, y) is its south-west corner."""
    floor, roof = DECK_HEIGHT + .12, DECK_HEIGHT + 2.9
    for k in range(round(width / .2)):
        builder.box(x, y + k * .2, DECK_HEIGHT, x + length, y + k * .2 + .19, floor, WOOD)
    for px in (x + .1, x + length / 2, x + length - .22):
        for py in (y + .1, y + width - .22):
            builder.box(px, py, floor, px + .12, py + .12, roof, BRONZE)
    for py in (y, y + width - .1):
        builder.box(x - .3, py, roof, x + length + .3, py + .1, roof + .22, BRONZE)
    for k in range(round(length / .3)):
        builder.box(x + k * .3, y - .3, roof + .08, x + k * .3 + .05, y + width + .3, roof + .22, BRONZE)
    for px in (x + length * .25, x + length * .75):
        builder.box(px - .8, y + width / 2 - .05, roof - .05, px + .8, y + width / 2 + .05, roof, LIGHT)
    for bx in (x + 1.2, x + length - 3.6):
        builder.box(bx, y + width - 1.2, floor, bx + 2.4, y + width - .5, floor + .3, KERB)
        builder.box(bx, y + width - 1.2, floor + .3, bx + 2.4, y + width - .5, floor + .44, WOOD)
    builder.box(x + .3, y + width - .3, floor, x + length - .3, y + width - .26, floor + .04, LIGHT)


def lounge(builder, x, y):
    """Two sofas, a low table and lanterns on a podium's roof; (x, y) is the centre of the table."""
    z = DECK_HEIGHT + .12
    builder.box(x - .7, y - .4, z + .30, x + .7, y + .4, z + .36, KERB)
    builder.box(x - .5, y - .25, z, x + .5, y + .25, z + .30, BRONZE)
    for side in (-1, 1):
        back = y + side * 1.5
        builder.box(x - 1.2, min(back, back - side * .8), z + .1, x + 1.2, max(back, back - side * .8), z + .22, WOOD)
        for k in range(3):
            left = x - 1.18 + k * .79
            builder.box(left, min(back, back - side * .8), z + .22, left + .77, max(back, back - side * .8), z + .42, CUSHION)
            builder.box(left, min(back, back - side * .2), z + .42, left + .77, max(back, back - side * .2), z + .80, CUSHION)
    for px, py in ((x - 1.7, y - 1.2), (x + 1.8, y + 1.1), (x - 1.9, y + 1.5), (x + .1, y)):
        low = z + (.36 if abs(px - x) < 1 else 0)
        builder.box(px - .12, py - .12, low, px + .12, py + .12, low + .05, BRONZE)
        builder.box(px - .09, py - .09, low + .05, px + .09, py + .09, low + .34, LIGHT)
        builder.box(px - .12, py - .12, low + .34, px + .12, py + .12, low + .38, BRONZE)


def deck_lights(builder, data):
    """Bollards along the planters of the podiums' roofs, every 6 m."""
    for part in data["podium"]:
        ring = inset(counter_clockwise([tuple(p) for p in part["polygon"]]), 2.5)
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1]):
            steps = int(math.dist((ax, ay), (bx, by)) / 6)
            for k in range(steps):
                t = (k + .5) / steps
                x, y = ax + (bx - ax) * t, ay + (by - ay) * t
                if in_lookout(x, y):
                    continue
                builder.box(x - .05, y - .05, DECK_HEIGHT, x + .05, y + .05, DECK_HEIGHT + .5, BRONZE)
                builder.box(x - .06, y - .06, DECK_HEIGHT + .5, x + .06, y + .06, DECK_HEIGHT + .58, LIGHT)


def benches(builder):
    """Wooden benches along the garden path."""
    for x in range(-66, 70, 9):
        for y, side in ((11.6, 1), (-12.4, -1)):
            if abs(x) < 14 and side < 0:
                continue
            builder.box(x - 1, y - .25, .42, x + 1, y + .25, .5, WOOD)
            for end in (-.8, .7):
                builder.box(x + end, y - .2, .1, x + end + .1, y + .2, .42, BRONZE)
