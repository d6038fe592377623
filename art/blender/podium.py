"""The two podiums: three storeys of shops and community rooms under the gardens."""
from mesh import MeshBuilder, counter_clockwise, edge_frame, inset, place
from towers import quad
from mathutils import Vector

STONE, GLASS, BRONZE, SHOP, LIGHT, DECK, RAIL, DARK = range(8)
ROLES = ("stone", "glass", "bronze", "shop", "light", "deck", "railing", "darkStone")
STOREYS = ((.15, 5.0), (5.6, 9.3), (9.9, 13.5))   # clear heights of the three storeys, m
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
        for storey, (low, high) in enumerate(STOREYS):
            room = number + 10 * j + storey
            quad(builder, frame, (left, right), -.30, (low, high), GLASS)
            quad(builder, frame, (left, right), -6.0, (low, high), SHOP, room)
            ceiling = [(left, -6), (right, -6), (right, -.4), (left, -.4)]
            builder.face([frame @ Vector((x, y, high - .02)) for x, y in ceiling], SHOP, room)
            for x in (left, right):
                wall = [(x, -6, low), (x, -.4, low), (x, -.4, high), (x, -6, high)]
                builder.face([frame @ Vector(p) for p in wall], SHOP, room)
            builder.box(left, -.34, low, right, -.24, low + .12, BRONZE, frame)
            count = 3 if storey == 0 else 6
            for m in range(1, count):
                x = left + m * (right - left) / count
                depth = .0 if storey == 0 else .18
                builder.box(x - .035, -.34, low, x + .035, depth - .2, high, BRONZE, frame)
    if length > 20:
        builder.box(1, .2, 4.62, length - 1, 1.9, 4.78, BRONZE, frame)
