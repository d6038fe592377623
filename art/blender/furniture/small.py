"""Small furnishings: lamps, plants, books, pictures, vases, curtains. Metres, in the frame of a Piece."""
import math

import bpy
from mathutils import Vector


def books(piece, x, y, z, count, width=.24, depth=.17):
    """A stack of books."""
    for i in range(count):
        w, d, h = width - .018 * i + piece.random.uniform(-.01, .01), depth - .008 * i, piece.random.uniform(.018, .03)
        book = piece.moved(x, y, z, piece.random.uniform(-9, 9))
        book.box(-w / 2, -d / 2, 0, w / 2, d / 2, h, f"book {piece.random.randrange(6)}", .002)
        book.box(-w / 2 + .004, -d / 2 + .003, .003, w / 2 + .002, d / 2 - .003, h - .003, "paper", 0)
        z += h


def book_row(piece, x0, x1, y0, z, depth=.2):
    """Upright books from x0 to x1 with some gaps."""
    x = x0
    while x < x1 - .05:
        w, h = piece.random.uniform(.018, .045), piece.random.uniform(.19, .285)
        d = piece.random.uniform(.75, 1) * depth
        if piece.random.random() < .06:
            x += piece.random.uniform(.04, .12)
            continue
        piece.box(x, y0, z, x + w, y0 + d, z + h, f"book {piece.random.randrange(6)}", .002)
        x += w + .001


def vase(piece, x, y, z, height=.24, material="clay pot"):
    """A vase that stands at (x, y, z)."""
    radius = height * .28
    profile = [(.55, 0), (.9, .06), (1, .3), (.86, .55), (.42, .8), (.34, .9), (.42, 1), (.34, .98)]
    piece.lathe(x, y, [(radius * a, z + height * b) for a, b in profile], material, 32, False)


def branches(piece, x, y, z, height, count=5, leaf="olive"):
    """Leafy twigs in a vase at (x, y) whose rim is at z."""
    for i in range(count):
        a, reach = math.tau * i / count + piece.random.uniform(-.4, .4), piece.random.uniform(.25, .5) * height
        def stem(t):
            return Vector((x + math.cos(a) * reach * t ** 1.6, y + math.sin(a) * reach * t ** 1.6,
                z - .1 + (height + .1) * t * (1 - .12 * t)))
        piece.tube([stem(t / 6) for t in range(7)], .003, "bark")
        leaves(piece, [(stem(t / 16), stem(min(1, t / 16 + .05)) - stem(t / 16)) for t in range(5, 17)
            for _ in range(2)], .05, .02, leaf)


def leaves(piece, places, length, width, material):
    """Pointed leaves in one mesh; `places` are (root, direction) pairs of vectors."""
    vertices, faces = [], []
    for root, direction in places:
        rnd = piece.random
        direction = (direction.normalized() * .5 + Vector((rnd.gauss(0, .6), rnd.gauss(0, .6), rnd.gauss(.1, .45)))).normalized()
        side = direction.cross(Vector((rnd.gauss(0, .3), rnd.gauss(0, .3), 1))).normalized()
        up = side.cross(direction)
        size = rnd.uniform(.7, 1.25)
        leaf_length, leaf_width = length * size, width * size
        start = len(vertices)
        for t, s in ((0, 0), (.3, .8), (.62, 1), (.85, .6), (1, 0)):
            middle = root + direction * leaf_length * t - up * leaf_length * .28 * t * t
            vertices += [tuple(middle + side * leaf_width * s + up * leaf_width * .3 * s), tuple(middle),
                         tuple(middle - side * leaf_width * s + up * leaf_width * .3 * s)]
        for i in range(4):
            for j in range(2):
                a = start + i * 3 + j
                faces.append((a, a + 1, a + 4, a + 3))
    mesh = bpy.data.meshes.new("leaves")
    mesh.from_pydata(vertices, [], faces)
    numbers = [piece.random.random() * .5 for _ in places for _ in range(8)]
    mesh.attributes.new("wid", "FLOAT", "FACE").data.foreach_set("value", numbers)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    piece.add(mesh, material)


def plant(piece, width, depth, height=1.55):
    """A fig tree in a clay pot."""
    y = depth / 2
    piece.lathe(0, y, [(.12, 0), (.165, .04), (.185, .30), (.178, .34), (.165, .34), (.16, .30)], "clay pot", 40)
    piece.cylinder(0, y, .27, .305, .16, "soil", bevel=0)
    for i in range(4):
        a = math.tau * i / 4 + .5
        reach, top = piece.random.uniform(.12, .30), height * piece.random.uniform(.78, 1)
        def stem(t):
            return Vector((math.cos(a + t) * reach * t, y + math.sin(a + t) * reach * t, .28 + (top - .28) * t))
        piece.tube([stem(t / 8) for t in range(9)], .011, "bark")
        places = []
        for k in range(34):
            t = piece.random.uniform(.32, 1)
            turn = piece.random.uniform(0, math.tau)
            places.append((stem(t), Vector((math.cos(turn), math.sin(turn), .5))))
        leaves(piece, places, .19, .065, "leaf")


def floor_lamp(piece, width=.4, depth=.4, height=1.55):
    """A floor lamp with a brass stem and a drum shade."""
    y = depth / 2
    piece.cylinder(0, y, 0, .025, .15, "dark marble")
    piece.tube([(0, y, .02), (0, y, height - .28)], .009, "brass")
    piece.lathe(0, y, [(.21, height - .32), (.17, height)], "lamp shade", 48)
    piece.ball(0, y, height - .17, .06, "lamp")


def table_lamp(piece, x, y, z, height=.42):
    """A lamp with a clay base and a drum shade."""
    piece.lathe(x, y, [(.06, z), (.065, z + .02), (.03, z + .06), (.045, z + .14), (.02, z + .22)], "clay pot", 32,
        False)
    piece.tube([(x, y, z + .2), (x, y, z + height - .1)], .006, "brass")
    piece.lathe(x, y, [(.13, z + height - .17), (.095, z + height)], "lamp shade", 40)
    piece.ball(x, y, z + height - .10, .035, "lamp")


def pendants(piece, width, depth, count=3, drop=.85, ceiling=2.45):
    """Paper lanterns in a row along the longer side; `drop` is their distance from the ceiling."""
    along_y = depth > width
    for i in range(count):
        u = (i + .5) / count - .5
        x, y = (0, depth / 2 + u * depth) if along_y else (u * width, depth / 2)
        low = ceiling - drop - (.10 if i % 2 else 0)
        piece.ball(x, y, low, .135, "lamp shade", .78)
        piece.cylinder(x, y, low + .10, low + .15, .022, "brass")
        piece.tube([(x, y, low + .14), (x, y, ceiling)], .0035, "black")
    span = (max(width, depth) * (count - 1) / count + .14) / 2
    if along_y:
        piece.box(-.02, depth / 2 - span, ceiling - .03, .02, depth / 2 + span, ceiling, "brass", .004)
    else:
        piece.box(-span, depth / 2 - .02, ceiling - .03, span, depth / 2 + .02, ceiling, "brass", .004)


def picture(piece, width, depth, canvas="painting", bottom=1.0, height=1.1):
    """A framed painting on the wall at y = 0; `canvas` is its material."""
    top, w, f = bottom + height, width / 2, .018
    piece.box(-w + f, .001, bottom + f, w - f, .02, top - f, "paper", 0)
    piece.box(-w + f, .02, bottom + f, w - f, .024, top - f, canvas, 0)
    for a, b, c, d in ((-w, bottom, w, bottom + f), (-w, top - f, w, top), (-w, bottom + f, -w + f, top - f),
                       (w - f, bottom + f, w, top - f)):
        piece.box(a, 0, b, c, .038, d, "oak", .003)


def round_mirror(piece, width, depth, bottom=1.0):
    """A round mirror with a brass rim on the wall at y = 0."""
    radius = width / 2
    def disc(r, y):
        return lambda u, v: (r * v * math.cos(math.tau * u), y, bottom + radius + r * v * math.sin(math.tau * u))
    piece.sheet(72, 1, disc(radius, .02), "brass", .018)
    piece.sheet(72, 1, disc(radius - .009, .0225), "mirror")


def curtain(piece, x0, x1, top, material, waves=9, fold_depth=.055):
    """A curtain with folds from x0 to x1 along y = 0, from `top` to the floor; `waves` is twice their number per metre."""
    phase = piece.random.uniform(0, 6)
    def point(u, v):
        x = x0 + (x1 - x0) * u
        fold = math.sin(x * waves * math.tau / 2 + phase) + .35 * math.sin(x * waves * 1.9 + 2 * phase)
        return (x + .01 * math.sin(9 * v + x * 5), fold_depth * fold * (.75 + .25 * v) * .7, top + (.015 - top) * v)
    piece.sheet(max(24, int((x1 - x0) * waves * 14)), 10, point, material)


def tray(piece, x, y, z, width=.42, depth=.28):
    """A flat wooden tray."""
    piece.box(x - width / 2, y - depth / 2, z, x + width / 2, y + depth / 2, z + .012, "walnut flat", .005)


def bowl(piece, x, y, z, radius=.14, fruit=None):
    """A clay bowl; `fruit` is the material of fruit in it, if any."""
    piece.lathe(x, y, [(radius * .35, z), (radius * .8, z + radius * .25), (radius, z + radius * .55),
        (radius * .96, z + radius * .56),
                       (radius * .74, z + radius * .3), (radius * .3, z + radius * .1)], "clay pot", 40, False)
    if fruit:
        for i in range(5):
            a = math.tau * i / 5
            piece.ball(x + math.cos(a) * radius * .45, y + math.sin(a) * radius * .45, z + radius * .45, .036, fruit,
                1.1)
        piece.ball(x, y, z + radius * .66, .036, fruit, 1.1)
