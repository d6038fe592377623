"""The two podiums: three storeys of shops and community rooms."""
import random

from mesh import MeshBuilder, counter_clockwise, edge_frame, inset, place
from exterior.landscape import LOOKOUT
from exterior.palette import SHOP_STOREYS
from exterior.towers import quad
from mathutils import Vector

STONE, GLASS, BRONZE, SHOP, LIGHT, DECK, RAIL, DARK, WOOD = range(9)
ROLES = ("stone", "glass", "bronze", "shop", "light", "deck", "railing", "darkStone", "wood")
BAY = 6.0          # width of a bay, metres
BACK = -6.6        # y of the rooms' back wall in the frame of the facade, metres


def build(data, palette):
    """Places both podiums."""
    for part in data["podium"]:
        outline = counter_clockwise([tuple(p) for p in part["polygon"]])
        builder = MeshBuilder()
        shell(builder, outline, part["height"])
        for k, a in enumerate(outline):
            frame, length = edge_frame(a, outline[(k + 1) % len(outline)])
            if length > 1.5:
                facade(builder, frame, length, 100 * k)
        place(builder.mesh(f"podium-{part['id']}", [palette[r] for r in ROLES]))


def shell(builder, outline, height):
    """Core, floor slabs, deck, parapet, and light strips below the slabs."""
    slab = inset(outline, -.25)
    builder.prism(inset(outline, 7), 0, height - .2, DARK)
    for low, high in ((0, .15), (5.0, 5.6), (9.3, 9.9)):
        builder.prism(slab, low, high, STONE)
    builder.prism(slab, 13.5, height, STONE, top=DECK)
    inner = inset(outline, .25)
    ring = lambda points, z: [(x, y, z) for x, y in points]
    builder.ribbon(ring(inner, height + .45), ring(slab, height + .45), STONE)
    builder.ribbon(ring(slab, height), ring(slab, height + .45), STONE)
    builder.ribbon(ring(inner, height), ring(inner, height + .45), STONE)
    for a, b in zip(outline, outline[1:] + outline[:1]):
        for start, end in beside_lookout(a, b):
            builder.face([(*start, height + .45), (*end, height + .45), (*end, height + 1.25), (*start, height + 1.25)], RAIL)
    for z in (5.0, 13.5):
        edge, lip = inset(outline, .02), inset(outline, -.12)
        builder.ribbon(ring(edge, z - .02), ring(lip, z - .02), LIGHT)


def beside_lookout(a, b):
    """The parts of a parapet from a to b that have glass: all of it except at the lookout, which has a railing."""
    west, east, south, _ = LOOKOUT
    if a[1] != b[1] or abs(a[1] - south) > 1 or a[0] > west or b[0] < east:
        return [(a, b)]
    return [(a, (west, a[1])), ((east, a[1]), b)]


def facade(builder, frame, length, number):
    """Glass bays between stone columns, with bronze fins; `number` starts the ids of the shops, which light them alike."""
    bays = max(1, round(length / BAY))
    width = length / bays
    for j in range(bays + 1):
        x = j * width
        builder.box(x - .32, -.6, 0, x + .32, .12, 13.5, STONE, frame)
    for j in range(bays):
        left, right = j * width + .32, (j + 1) * width - .32
        for storey, (low, high) in enumerate(SHOP_STOREYS):
            # A shop has two or three bays.
            shop = number + 10 * (j * 2 // 5) + storey
            quad(builder, frame, (left, right), -.30, (low, high), GLASS)
            room(builder, frame, (left - .32, right + .32), (low, high), shop, storey, random.Random(shop * 31 + j))
            builder.box(left, -.34, low, right, -.24, low + .12, BRONZE, frame)
            count = 3 if storey == 0 else 6
            for m in range(1, count):
                x = left + m * (right - left) / count
                depth = .0 if storey == 0 else .18
                builder.box(x - .035, -.34, low, x + .035, depth - .2, high, BRONZE, frame)
    if length > 20:
        builder.box(1, .2, 4.62, length - 1, 1.9, 4.78, BRONZE, frame)


def room(builder, frame, sides, heights, number, storey, rnd):
    """The room behind a bay: floor, back wall, ceiling lights and random furniture; sides and heights are (from, to)."""
    (left, right), (low, high) = sides, heights
    for points in (((left, BACK, low), (right, BACK, low), (right, BACK, high), (left, BACK, high)),
                   ((left, BACK, high - .02), (left, -.4, high - .02), (right, -.4, high - .02), (right, BACK, high - .02))):
        builder.face([frame @ Vector(p) for p in points], SHOP, number)
    builder.face([frame @ Vector(p) for p in ((left, BACK, low + .01), (right, BACK, low + .01), (right, -.4, low + .01),
                                              (left, -.4, low + .01))], WOOD)
    if rnd.random() < .35:
        builder.box(left, BACK, low, left + .12, -.4, high, SHOP, frame, wid=number)
    for y in (-1.6, -3.4, -5.2):
        builder.box(left + .5, y - .05, high - .16, right - .5, y + .05, high - .10, LIGHT, frame)
    kind = rnd.choice(("shelves", "shelves", "tables", "tables", "panel") if storey == 0 else
                      ("shelves", "tables", "blind", "panel"))
    if kind == "shelves":
        shelves(builder, frame, left, right, low, min(high - .7, low + 2.6), rnd)
    elif kind == "panel":
        builder.box(left + .5, BACK + .02, low, right - .5, BACK + .14, high - .6, WOOD, frame)
        builder.box(left + .5, BACK + .10, high - .6, right - .5, BACK + .16, high - .56, LIGHT, frame)
    elif kind == "blind":
        share = rnd.uniform(.3, .7)
        quad(builder, frame, (left, right), -.42, (high - (high - low) * share, high), SHOP, number)
    if kind != "blind":
        for _ in range(3):
            table(builder, frame, rnd.uniform(left + .8, right - 1.4), rnd.uniform(-4.6, -1.4), low, high, rnd)


def shelves(builder, frame, left, right, low, top, rnd):
    """Shelves with goods along the back wall."""
    for m in range(5):
        x = left + .4 + m * (right - left - .8) / 4
        builder.box(x - .03, BACK + .1, low, x + .03, BACK + .5, top, BRONZE, frame)
    for m in range(5):
        z = low + .3 + m * (top - low - .3) / 4
        builder.box(left + .4, BACK + .1, z, right - .4, BACK + .5, z + .04, WOOD, frame)
        for _ in range(9):
            x, width = rnd.uniform(left + .5, right - 1), rnd.uniform(.12, .5)
            builder.box(x, BACK + .15, z + .04, x + width, BACK + .4, z + rnd.uniform(.16, .42),
                        rnd.choice((STONE, DARK, WOOD, BRONZE)), frame)


def table(builder, frame, x, y, low, high, rnd):
    """A table with two chairs and a pendant lamp; (x, y) is its centre."""
    w, d = rnd.uniform(.35, .9), rnd.uniform(.3, .5)
    builder.box(x - w, y - d, low + .70, x + w, y + d, low + .76, rnd.choice((WOOD, STONE)), frame)
    builder.box(x - .06, y - .06, low, x + .06, y + .06, low + .70, DARK, frame)
    for side in (-1, 1):
        builder.box(x + side * w - .2, y - .22, low + .42, x + side * w + .2, y + .22, low + .48, DARK, frame)
        builder.box(x + side * (w + .18) - .03, y - .22, low, x + side * (w + .18) + .03, y + .22, low + .86, DARK, frame)
    builder.box(x - .01, y - .01, low + 2.2, x + .01, y + .01, high, DARK, frame)
    builder.box(x - .16, y - .16, low + 2.05, x + .16, y + .16, low + 2.25, LIGHT, frame)
