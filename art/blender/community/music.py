"""Musical instruments. Metres, in the frame of a Piece."""
import math

import bpy
from mathutils import Matrix

from furniture.forms import Piece, smooth

# A grand piano's outline from above, with the keyboard along y = 0.
OUTLINE = ((-.75, 0), (.75, 0), (.75, .45), (.72, .66), (.62, .86), (.47, 1.04), (.34, 1.26), (.24, 1.52), (.12, 1.74),
           (-.10, 1.88), (-.36, 1.92), (-.58, 1.86), (-.70, 1.74), (-.75, 1.6))


def slab(piece, outline, z0, z1, material, bevel=.012):
    """An extruded outline (counter-clockwise x, y pairs) between z0 and z1. Returns the object."""
    n = len(outline)
    points = [(x, y, z) for z in (z0, z1) for x, y in outline]
    faces = [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
    faces += [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    mesh = bpy.data.meshes.new("slab")
    mesh.from_pydata(points, [], faces)
    obj = piece.add(mesh, material)
    if bevel:
        piece.bevel(obj, bevel)
    else:
        smooth(mesh)
    return obj


def grand_piano(piece):
    """A grand piano with its lid open to the right; the pianist sits at y < 0."""
    body = [(x, y + .34 if y < .3 else y) for x, y in OUTLINE]
    slab(piece, body, .68, .98, "piano")
    slab(piece, [(x * .93, .40 + (y - .40) * .95) for x, y in body], .981, .984, "brass", 0)
    for k in range(46):
        x = -.62 + k * .0268
        reach = 1.66 - max(0, x + .30) * 1.45
        piece.tube([(x, .52, .995), (x - .03 * (k < 12), reach, .995)], .0016, "steel")
    lid = Piece(piece.frame @ Matrix.Translation((-.75, 0, 1.0)) @ Matrix.Rotation(math.radians(-38), 4, "Y"),
                piece.palette, 1)
    slab(lid, [(x + .75, max(y, .42)) for x, y in body], 0, .025, "piano", .008)
    piece.tube([(.60, .60, .98), (.36, .66, 1.83)], .011, "piano")
    for x0, x1 in ((-.75, -.64), (.64, .75)):
        piece.box(x0, 0, .62, x1, .36, .86, "piano", .02)
    piece.box(-.75, .0, .60, .75, .36, .70, "piano", .012)
    piece.box(-.64, .32, .70, .64, .36, .98, "piano", .006)
    piece.box(-.615, .03, .70, .615, .18, .722, "ceramic", .002)
    for k in range(1, 52):
        piece.box(-.615 + k * .02365 - .0006, .03, .7215, -.615 + k * .02365 + .0006, .18, .7228, "black", 0)
        if k % 7 not in (2, 6):
            piece.box(-.615 + k * .02365 - .006, .085, .722, -.615 + k * .02365 + .006, .18, .735, "piano", .002)
    rest = piece.moved(0, .44, 1.0)
    rest.sheet(1, 1, lambda u, v: (-.36 + .72 * u, .05 * v, .24 * v), "piano", .012)
    rest.sheet(1, 1, lambda u, v: (-.22 + .44 * u, -.02 + .045 * v, .02 + .20 * v), "paper", .003)
    for x, y in ((-.60, .30), (.60, .30), (-.38, 1.62)):
        piece.lathe(x, y, [(.035, .06), (.04, .12), (.06, .60), (.07, .68)], "piano", 28)
        piece.ball(x, y, .035, .035, "brass")
    for x in (-.07, 0, .07):
        piece.box(x - .012, .36, .04, x + .012, .50, .055, "brass", .004)
    piece.box(-.10, .46, .04, .10, .52, .66, "piano", .01)
    piece.cushion(-.38, -.62, .42, .38, -.28, .50, "tan", .012, .03)
    for x in (-.33, .33):
        for y in (-.57, -.33):
            piece.cylinder(x, y, 0, .42, .02, "piano", .028, 0, 20)


def cello(piece):
    """A cello on a stand, its front towards +y."""
    lean = Piece(piece.frame @ Matrix.Translation((0, 0, .12)) @ Matrix.Rotation(math.radians(12), 4, "X"),
                 piece.palette, 2)
    outline = []
    for k in range(64):
        t = math.tau * k / 64
        z = .37 - .375 * math.cos(t)
        half_width = math.copysign(.20 * abs(math.sin(t)) ** .75, math.sin(t))
        waist = 1 - .38 * math.exp(-((z - .42) / .10) ** 2) - .16 * max(0, (z - .45) / .3)
        outline.append((half_width * waist, z))
    rotated = Piece(lean.frame @ Matrix.Rotation(math.radians(90), 4, "X"), piece.palette, 3)
    slab(rotated, outline, -.06, .06, "cello", .02)
    lean.box(-.018, .06, .30, .018, .085, 1.02, "black", .006)
    lean.box(-.016, -.03, .74, .016, .06, 1.10, "cello", .008)
    lean.ball(0, .02, 1.13, .035, "cello")
    lean.box(-.045, .06, .27, .045, .10, .29, "honey", .004)
    for k in range(4):
        x = -.012 + .008 * k
        lean.tube([(x, .075, .10), (x * 1.6, .105, .29), (x, .09, 1.04)], .0016, "steel")
    for s in (-1, 1):
        lean.tube([(s * .075, .062, .24), (s * .06, .062, .30), (s * .075, .062, .36)], .004, "black")
        piece.tube([(0, -.18, .5), (s * .26, .12, 0)], .012, "black")
    piece.tube([(0, -.18, .5), (0, -.34, 0)], .012, "black")


def music_stand(piece):
    """A music stand with sheet music."""
    piece.tube([(0, 0, .1), (0, 0, 1.1)], .011, "black")
    for k in range(3):
        a = math.tau * k / 3
        piece.tube([(0, 0, .16), (.26 * math.cos(a), .26 * math.sin(a), .0)], .009, "black")
    piece.sheet(1, 1, lambda u, v: (-.25 + .5 * u, .10 * v, 1.05 + .34 * v), "black", .008)
    piece.sheet(1, 1, lambda u, v: (-.21 + .42 * u, -.012 + .085 * v, 1.08 + .28 * v), "paper", .004)
