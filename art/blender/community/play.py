"""Furniture and toys of the rooms for children. Metres, in the frame of a Piece."""
import math

from furniture.small import books

TOYS = ("pale sage", "honey", "blush", "sky blue", "oak")


def nook(piece, width, height, radius, middle, lining, depth=.62):
    """A round niche with a seat in an oak wall of `width` by `height`; `middle` is the height of its centre."""
    half_width = width / 2

    def front(u, v):
        a = math.tau * u
        cos, sin = math.cos(a), math.sin(a)
        to_side = half_width / abs(cos) if abs(cos) > 1e-6 else 99
        to_top_or_floor = (height - middle if sin > 0 else middle) / max(1e-6, abs(sin))
        edge_distance = min(to_side, to_top_or_floor)
        r = radius + (edge_distance - radius) * v
        return (r * cos, depth, middle + r * sin)

    piece.sheet(144, 1, front, "oak")
    for x0, x1 in ((-half_width, -half_width + .03), (half_width - .03, half_width)):
        piece.box(x0, 0, 0, x1, depth - .002, height, "oak", 0)
    piece.box(-half_width, 0, height - .03, half_width, depth - .002, height, "oak flat", 0)
    piece.sheet(96, 1, lambda u, v: (radius * math.cos(math.tau * u), depth - (depth - .05) * v,
                                     middle + radius * math.sin(math.tau * u)), lining)
    piece.sheet(96, 1, lambda u, v: (radius * v * math.cos(math.tau * u), .05,
                                     middle + radius * v * math.sin(math.tau * u)), lining)
    piece.sheet(96, 1, lambda u, v: ((radius - .012 * v) * math.cos(math.tau * u), depth + .004,
                                     middle + (radius - .012 * v) * math.sin(math.tau * u)), "strip")
    bottom = middle - radius
    piece.cushion(-radius * .74, .10, bottom + .10, radius * .74, depth - .04, bottom + .30, "linen", .02, .06)
    piece.pillow(-radius * .4, .22, bottom + .48, .38, .34, .14, "clay cloth", 16, 10)
    piece.pillow(radius * .35, .22, bottom + .47, .34, .32, .14, "sage cloth", 18, -14)


def little_house(piece, width, depth, height, wall, roof):
    """A playhouse with a gable roof and a round-headed door."""
    w, eaves = width / 2, height * .62
    for x0, x1 in ((-w, -w + .04), (w - .04, w)):
        piece.box(x0, 0, 0, x1, depth - .004, eaves, wall, .006)
    piece.box(-w + .04, 0, 0, w - .04, .03, eaves, wall, 0)
    door, top = width * .24, eaves * .55

    def face(u, v):
        a = math.pi * u
        edge = (door * math.cos(a), top + door * math.sin(a))
        cos, sin = math.cos(a), math.sin(a)
        t = 9.0
        if sin > 1e-6:
            t = (height - top) / (sin + abs(cos) * (height - eaves) / w)
        edge_distance = min(t, w / abs(cos) if abs(cos) > 1e-6 else 99)
        outer = (edge_distance * cos, top + edge_distance * sin)
        return (edge[0] + (outer[0] - edge[0]) * v, depth, edge[1] + (outer[1] - edge[1]) * v)

    piece.sheet(96, 1, face, wall)
    def edge(u, v):
        return (door * math.cos(math.pi * u), depth + .003 - .036 * v, top + door * math.sin(math.pi * u))
    piece.sheet(48, 1, edge, "oak flat")
    for side in (-1, 1):
        # Between the side walls: coplanar faces would flicker.
        x0, x1 = sorted((side * door, side * (w - .04)))
        piece.box(x0, depth - .03, 0, x1, depth - .004, top, wall, 0)
        piece.sheet(1, 1, lambda u, v, side=side: (side * (w + .08) * (1 - u), -.04 + (depth + .10) * v,
                                                  eaves - .05 + (height - eaves + .08) * u), roof, .04)
    piece.cushion(-w + .1, .1, .0, w - .1, depth - .15, .14, "linen", .02, .05)
    piece.ball(0, depth * .5, height * .66, .09, "lamp")


def cubbies(piece, columns, rows, size=.42):
    """Open oak shelves of `columns` by `rows` boxes with toys, baskets and books."""
    w = columns * size / 2
    for c in range(columns + 1):
        piece.box(-w + c * size - .01, 0, 0, -w + c * size + .01, .36, rows * size + .04, "oak", .002)
    for r in range(rows + 1):
        piece.box(-w, 0, r * size + .02, w, .36, r * size + .04, "oak flat", .002)
    piece.box(-w, 0, 0, w, .012, rows * size + .04, "oak", 0)
    for c in range(columns):
        for r in range(rows):
            x, z, kind = -w + (c + .5) * size, r * size + .04, piece.random.randrange(5)
            if kind < 2:
                piece.box(x - .16, .06, z, x + .16, .33, z + .22, ("carton", "sage cloth")[kind], .03)
            elif kind == 2:
                for k in range(3):
                    piece.ball(x - .09 + .09 * k, .2, z + .06, .055, TOYS[(c + k) % 4])
            elif kind == 3:
                books(piece, x, .2, z, 4)
            else:
                block_tower(piece.moved(x, .2, z), 3)
    for k in range(0, columns, 2):
        books(piece, -w + (k + .5) * size, .18, rows * size + .04, 2)


def block_tower(piece, count=7):
    """`count` wooden blocks, some of them stacked."""
    rnd = piece.random
    for k in range(count):
        block = piece.moved(rnd.uniform(-.2, .2), rnd.uniform(-.12, .12), 0, rnd.uniform(0, 90))
        block.box(-.05, -.05, 0, .05, .05, .10, TOYS[k % 5], .008)
        if k % 3 == 0:
            block.moved(0, 0, .10, 20).box(-.045, -.045, 0, .045, .045, .09, TOYS[(k + 2) % 5], .008)
        if k % 6 == 0:
            block.cylinder(0, 0, .19, .27, .04, TOYS[(k + 3) % 5], .002, 0, 24)


def rainbow(piece):
    """Nested wooden arches."""
    for k, material in enumerate(("clay cloth", "honey", "pale sage", "sky blue", "oak")):
        radius = .34 - .055 * k
        piece.sheet(32, 1, lambda u, v, r=radius: (r * math.cos(math.pi * u), -.05 + .10 * v,
                                                   r * math.sin(math.pi * u)), material, .045)
