"""The two podiums: three storeys of shops and community rooms under the gardens."""
import random

from mesh import MeshBuilder, counter_clockwise, edge_frame, inset, place
from exterior.towers import quad
from mathutils import Vector
from exterior.palette import SHOP_STOREYS

STONE, GLASS, BRONZE, SHOP, LIGHT, DECK, RAIL, DARK, WOOD = range(9)
ROLES = ("stone", "glass", "bronze", "shop", "light", "deck", "railing", "darkStone", "wood")
BAY = 6.0


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
    """Slabs between the storeys, the deck and its parapet."""
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
    rail = inset(outline, 0)
    builder.ribbon(ring(rail, height + .45), ring(rail, height + 1.25), RAIL)
    # Light under the edges of the slabs, washing the glass.
    for z in (5.0, 13.5):
        edge, lip = inset(outline, .02), inset(outline, -.12)
        builder.ribbon(ring(edge, z - .02), ring(lip, z - .02), LIGHT)


def facade(builder, frame, length, number):
    """Bays of glass between stone columns; the upper storeys carry bronze fins."""
    bays = max(1, round(length / BAY))
    wide = length / bays
    for j in range(bays + 1):
        x = j * wide
        builder.box(x - .32, -.6, 0, x + .32, .12, 13.5, STONE, frame)
    for j in range(bays):
        left, right = j * wide + .32, (j + 1) * wide - .32
        for storey, (low, high) in enumerate(SHOP_STOREYS):
            # Two or three bays share a shop.
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
    """What one sees behind a bay: floor, back wall, lines of light, and shelves, tables or a blind."""
    (left, right), (low, high) = sides, heights
    deep = -6.6
    for points in (((left, deep, low), (right, deep, low), (right, deep, high), (left, deep, high)),
                   ((left, deep, high - .02), (left, -.4, high - .02), (right, -.4, high - .02), (right, deep, high - .02))):
        builder.face([frame @ Vector(p) for p in points], SHOP, number)
    builder.face([frame @ Vector(p) for p in ((left, deep, low + .01), (right, deep, low + .01), (right, -.4, low + .01),
                                              (left, -.4, low + .01))], WOOD)
    if rnd.random() < .35:
        builder.box(left, deep, low, left + .12, -.4, high, SHOP, frame, wid=number)
    for y in (-1.6, -3.4, -5.2):
        builder.box(left + .5, y - .05, high - .16, right - .5, y + .05, high - .10, LIGHT, frame)
    kind = rnd.choice(("shelves", "shelves", "tables", "tables", "panel") if storey == 0 else
                      ("shelves", "tables", "blind", "panel"))
    top = min(high - .7, low + 2.6)
    if kind == "shelves":
        for m in range(5):
            x = left + .4 + m * (right - left - .8) / 4
            builder.box(x - .03, deep + .1, low, x + .03, deep + .5, top, BRONZE, frame)
        for m in range(5):
            z = low + .3 + m * (top - low - .3) / 4
            builder.box(left + .4, deep + .1, z, right - .4, deep + .5, z + .04, WOOD, frame)
            for _ in range(9):
                x, w = rnd.uniform(left + .5, right - 1), rnd.uniform(.12, .5)
                builder.box(x, deep + .15, z + .04, x + w, deep + .4, z + rnd.uniform(.16, .42),
                            rnd.choice((STONE, DARK, WOOD, BRONZE)), frame)
    elif kind == "panel":
        builder.box(left + .5, deep + .02, low, right - .5, deep + .14, high - .6, WOOD, frame)
        builder.box(left + .5, deep + .10, high - .6, right - .5, deep + .16, high - .56, LIGHT, frame)
    elif kind == "blind":
        share = rnd.uniform(.3, .7)
        quad(builder, frame, (left, right), -.42, (high - (high - low) * share, high), SHOP, number)
    if kind != "blind":
        for _ in range(3):
            x, y = rnd.uniform(left + .8, right - 1.4), rnd.uniform(-4.6, -1.4)
            w, d = rnd.uniform(.35, .9), rnd.uniform(.3, .5)
            builder.box(x - w, y - d, low + .70, x + w, y + d, low + .76, rnd.choice((WOOD, STONE)), frame)
            builder.box(x - .06, y - .06, low, x + .06, y + .06, low + .70, DARK, frame)
            for side in (-1, 1):
                builder.box(x + side * w - .2, y - .22, low + .42, x + side * w + .2, y + .22, low + .48, DARK, frame)
                builder.box(x + side * (w + .18) - .03, y - .22, low, x + side * (w + .18) + .03, y + .22, low + .86, DARK,
                            frame)
            builder.box(x - .01, y - .01, low + 2.2, x + .01, y + .01, high, DARK, frame)
            builder.box(x - .16, y - .16, low + 2.05, x + .16, y + .16, low + 2.25, LIGHT, frame)
