"""The grand piano of the music room. Metres, in the frame of a Piece."""
import math

import bpy
from mathutils import Matrix

from furniture.forms import Piece, smooth

# The bent side of a grand piano's case from above, from the right end of the keyboard (along y = 0) to its tail.
BENT = ((.75, .34), (.75, .50), (.735, .70), (.66, .90), (.50, 1.08), (.37, 1.28), (.28, 1.52), (.15, 1.74),
        (-.08, 1.88), (-.34, 1.92), (-.57, 1.86), (-.70, 1.75), (-.75, 1.6))


def curve_through(points, steps=6):
    """A smooth curve (Catmull-Rom) through points, with `steps` pieces between two of them."""
    ends = (points[0], *points, points[-1])
    found = []
    for before, a, b, after in zip(ends, ends[1:], ends[2:], ends[3:]):
        for k in range(steps):
            t = k / steps
            found.append(tuple(.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t ** 2 +
                                     (3 * q - p - 3 * r + s) * t ** 3) for p, q, r, s in zip(before, a, b, after)))
    return found


def outline(front=.34):
    """The case from above, counter-clockwise, with its front at y = `front`."""
    return [(-.75, front), (.75, front), *curve_through(BENT)[1:], BENT[-1]]


def inset(points, by):
    """A counter-clockwise outline whose points are moved inwards by `by` metres."""
    moved = []
    for before, (x, y), after in zip(points[-1:] + points[:-1], points, points[1:] + points[:1]):
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy)
        moved.append((x - by * dy / length, y + by * dx / length))
    return moved


def slab(piece, points, z0, z1, material, bevel=.012):
    """An extruded outline (counter-clockwise x, y pairs) between z0 and z1. Returns the object."""
    n = len(points)
    faces = [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
    faces += [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    return solid(piece, [(x, y, z) for z in (z0, z1) for x, y in points], faces, material, bevel)


def rim(piece, outer, inner, z0, z1, material, bevel):
    """A wall between two outlines with as many points, from z0 to z1."""
    n = len(outer)
    points = [(x, y, z) for ring, z in ((outer, z0), (outer, z1), (inner, z1), (inner, z0)) for x, y in ring]
    faces = [(r * n + k, r * n + (k + 1) % n, (r + 1) % 4 * n + (k + 1) % n, (r + 1) % 4 * n + k)
             for r in range(4) for k in range(n)]
    return solid(piece, points, faces, material, bevel)


def solid(piece, points, faces, material, bevel):
    """A mesh with edges rounded by `bevel`, or with smooth faces only."""
    mesh = bpy.data.meshes.new("solid")
    mesh.from_pydata(points, [], faces)
    obj = piece.add(mesh, material)
    if bevel:
        return piece.bevel(obj, bevel)
    smooth(mesh)
    return obj


def grand_piano(piece):
    """A grand piano with its lid open to the right; the pianist sits at y < 0."""
    outer = outline()
    inner = inset(outer, .042)
    rim(piece, outer, inner, .66, .995, "piano", .005)
    slab(piece, inner, .66, .84, "soundboard", 0)
    rim(piece, inner, inset(outer, .052), .84, .96, "walnut", 0)
    strings(piece)
    lid = Piece(piece.frame @ Matrix.Translation((-.75, 0, 1.0)) @ Matrix.Rotation(math.radians(-37), 4, "Y"),
                piece.palette, 1)
    slab(lid, [(x + .75, y) for x, y in outline(.42)], 0, .022, "piano", .006)
    slab(lid, [(.01, .42), (1.49, .42), (1.49, .82), (.01, .82)], .026, .046, "piano", .006)
    piece.tube([(.66, .74, .96), (.30, .80, 1.80)], .010, "piano")
    keyboard(piece)
    music_desk(piece.moved(0, .46, .985))
    for x, y in ((-.60, .44), (.60, .44), (-.38, 1.62)):
        piece.lathe(x, y, [(.035, .06), (.04, .12), (.06, .60), (.07, .68)], "piano", 28)
        piece.ball(x, y, .035, .035, "brass")
    piece.box(-.10, .46, .06, .10, .52, .66, "piano", .01)
    for x in (-.07, 0, .07):
        piece.box(x - .012, .36, .06, x + .012, .50, .072, "brass", .004)
    bench(piece.moved(0, -.42))


def strings(piece):
    """The gilded frame with its struts and holes, tuning pins, dampers and strings."""
    def reach(x):
        """The y at which the string that starts at x ends."""
        return min(1.72, 1.70 - max(0, x + .34) * 1.22)
    slab(piece, inset([(-.70, .44), (.70, .44), (.70, .62), (-.70, .62)], .002), .842, .90, "gilt", .004)
    plate = [(-.70, .60), (.70, .60)] + [(x, reach(x) + .12) for x in (.69, .5, .3, .1, -.1, -.34, -.55, -.70)]
    slab(piece, plate, .842, .862, "gilt", .006)
    for x in (-.52, -.22, .08, .36, .58):
        end = reach(x) + .06
        solid(piece, [(x + dx - lean, y, z) for y, lean in ((.46, 0), (end, .04)) for dx, z in
                      ((-.014, .86), (.014, .86), (.010, .928), (-.010, .928))],
              [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], "gilt", .004)
    bridge = ((-.68, 1.60), (-.40, 1.52), (.10, 1.14), (.52, .82), (.66, .70))
    piece.tube([(x, y, .885) for x, y in bridge], .013, "walnut")
    for k in range(88):
        x = -.66 + k * .0151
        piece.tube([(x, .47 + .018 * (k % 4), .912), (x - .03 * (k < 22), reach(x), .902)], .0011 if k > 20 else .002,
                   "steel" if k > 20 else "copper")
        for pin in (0, .052):
            piece.cylinder(x, .47 + .018 * (k % 4) + pin, .898, .928, .0030, "steel", bevel=0, segments=10)
    for k in range(62):
        x = -.655 + k * .0151
        piece.box(x - .0055, .66, .908, x + .0055, .76, .935, "piano", .002)
    piece.box(-.66, .618, .905, .66, .632, .909, "felt red", .001)


def keyboard(piece):
    """Key bed, cheeks, fallboard with a felt strip, 52 white and 36 black keys."""
    for x0, x1 in ((-.75, -.635), (.635, .75)):
        piece.box(x0, 0, .62, x1, .36, .86, "piano", .016)
    piece.box(-.75, .0, .60, .75, .345, .685, "piano", .010)
    piece.box(-.635, .0, .685, .635, .022, .712, "piano", .005)
    piece.sheet(1, 12, lambda u, v: (-.634 + 1.268 * u, .195 + .06 * v ** 3, .735 + .215 * v), "piano", .012)
    piece.box(-.634, .255, .685, .634, .345, .985, "piano", .004)
    piece.box(-.634, .178, .7, .634, .186, .732, "felt red", .002)
    for k in range(52):
        x = -.615 + k * .02365
        piece.box(x + .0006, .024, .695, x + .0231, .18, .722, "ivory", .0014)
        if k and k % 7 not in (2, 5):
            piece.box(x - .0055, .078, .722, x + .0055, .178, .7335, "piano", .0025)


def music_desk(piece):
    """The desk with an open score."""
    lean = Piece(piece.frame @ Matrix.Rotation(math.radians(-18), 4, "X"), piece.palette, 2)
    lean.box(-.38, 0, .012, .38, .014, .25, "piano", .005)
    lean.box(-.38, -.045, 0, .38, .014, .014, "piano", .004)
    for side in (-1, 1):
        def page(u, v, side=side):
            return (side * .215 * u, -.006 - .016 * math.sin(math.pi * u ** .6), .016 + .29 * v)
        lean.sheet(16, 2, page, "paper", .002)
        for system in range(6):
            staff(lean, page, .93 - .155 * system)


def staff(piece, page, top):
    """Five lines of music with notes in front of a page; `top` is the share of the page's height."""
    def at(u, v):
        x, y, z = page(u, v)
        return (x, y - .002, z)
    for k in range(5):
        piece.tube([at(.1 + .08 * t, top - .0072 * k) for t in range(11)], .00035, "black")
    for k in range(14):
        u, v = .14 + .052 * k, top - .0036 * piece.random.randrange(0, 9)
        x, y, z = at(u, v)
        piece.ball(x, y, z, .0017, "black", .8)
        piece.tube([(x + .0016, y, z), (x + .0016, y, z + .011)], .0003, "black")


def bench(piece):
    """The pianist's bench with a buttoned leather seat."""
    piece.box(-.38, -.17, .38, .38, .17, .44, "piano", .006)
    def seat(u, v):
        fall = max(abs(2 * u - 1), abs(2 * v - 1)) ** 8
        button = (math.cos(math.tau * 4 * u) * math.cos(math.tau * 2 * v) + 1) / 2
        return (-.375 + .75 * u, -.165 + .33 * v, .44 + .055 * (1 - fall) * (.72 + .28 * button ** .5))
    piece.sheet(96, 48, seat, "tan")
    for x in (-.33, .33):
        for y in (-.13, .13):
            piece.cylinder(x, y, 0, .38, .02, "piano", .028, 0, 20)
