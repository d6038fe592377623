"""Furniture of the community's rooms. Metres, in the frame of a Piece (see furniture.forms)."""
import math

import bpy
from mathutils import Matrix

from furniture.living import chair


def round_table(piece, radius=.42, height=.73, top="marble"):
    """A round table with a bronze base."""
    piece.cylinder(0, 0, height - .025, height, radius, top, bevel=.006, segments=56)
    piece.tube([(0, 0, .02), (0, 0, height - .02)], .03, "bronze")
    piece.cylinder(0, 0, 0, .018, radius * .62, "bronze", bevel=.004)


def cafe_set(piece, seats=2, turn=0, cloth="linen"):
    """A round table with chairs around it."""
    round_table(piece)
    for k in range(seats):
        angle = math.radians(turn + 360 * k / seats)
        chair(piece.moved(.62 * math.sin(angle), -.62 * math.cos(angle), 0, turn + 360 * k / seats), cloth)


def stool(piece, height=.68):
    """A bar stool."""
    piece.cylinder(0, 0, height - .07, height, .19, "tan", bevel=.02)
    piece.tube([(0, 0, .02), (0, 0, height - .06)], .018, "brass")
    piece.cylinder(0, 0, 0, .02, .19, "brass")


def long_table(piece, length, width=1.1, top="oak board", lamps=False):
    """A table along x, with brass `lamps` about 1.6 m apart."""
    half = length / 2
    piece.box(-half, -width / 2, .70, half, width / 2, .745, top, .006)
    for x in (-half + .3, half - .3):
        piece.box(x - .04, -width / 2 + .1, 0, x + .04, width / 2 - .1, .70, "walnut", .004)
    for k in range(int(length / 1.6) if lamps else 0):
        x = -half + (k + .5) * length / int(length / 1.6)
        bank_lamp(piece.moved(x, 0, .745))


def bank_lamp(piece):
    """A brass table lamp with a long shade along x."""
    piece.cylinder(0, 0, 0, .02, .10, "brass")
    piece.tube([(0, 0, .015), (0, 0, .375)], .01, "brass")
    piece.box(-.24, -.055, .362, .24, .055, .398, "brass", .012)
    piece.box(-.22, -.042, .356, .22, .042, .363, "lamp", 0)


def hanji_doors(piece, width, bottom, top):
    """A pair of hanok doors: slim uprights, bars in three bands (tti-sal) before hanji paper, a panel below. Front faces +y."""
    w = width / 2
    piece.box(-w, 0, bottom, w, .012, top, "hanji", 0)
    piece.box(-w, 0, .03, w, .03, bottom, "oak flat", .003)
    for left in (-w, 0):
        for x in (left, left + w - .055):
            piece.box(x, 0, 0, x + .055, .05, top, "oak", .003)
        for z in (0, bottom - .03, top - .06):
            piece.box(left, 0, z, left + w, .048, z + .06, "oak", .003)
        for k in range(1, 14):
            x = left + w * k / 14
            piece.box(x - .005, .012, bottom, x + .005, .026, top, "oak", 0)
    for share, bars in ((.11, 3), (.50, 5), (.89, 3)):
        for k in range(bars):
            z = bottom + (top - bottom) * share + .062 * (k - (bars - 1) / 2)
            piece.box(-w, .012, z - .005, w, .024, z + .005, "oak", 0)
    for x in (-.07, .07):
        piece.tube([(x + .028 * math.cos(math.tau * k / 24), .062, 1.02 + .028 * math.sin(math.tau * k / 24)) for k in range(25)],
                   .0035, "brass")
        piece.box(x - .012, .05, 1.036, x + .012, .062, 1.06, "brass", .003)


def go_board(piece):
    """A go board with feet, stones on it, and two bowls of stones."""
    piece.box(-.23, -.25, .12, .23, .25, .28, "game board", .006)
    for x in (-.17, .17):
        for y in (-.19, .19):
            piece.cylinder(x, y, 0, .12, .04, "walnut", .03, .006, 20)
    for k in range(19):
        at = -.198 + .022 * k
        piece.box(at - .0006, -.216, .28, at + .0006, .216, .2805, "black", 0)
        piece.box(-.198, at * 1.09 - .0006, .28, .198, at * 1.09 + .0006, .2805, "black", 0)
    taken = set()
    for k in range(70):
        corner = ((-5, -5), (-5, 5), (5, 5), (5, -4))[k // 2 % 4]
        row, column = (max(-9, min(9, round(middle + piece.random.gauss(0, 3)))) for middle in corner)
        if (row, column) not in taken:
            taken.add((row, column))
            piece.ball(row * .022, column * .024, .284, .0105, ("piano", "ceramic")[k % 2], .5)
    for x, stones in ((-.36, "piano"), (.36, "ceramic")):
        piece.lathe(x, 0, [(.05, 0), (.085, .04), (.08, .09), (.07, .09), (.06, .05)], "walnut", 32, False)
        piece.ball(x, 0, .06, .065, stones, .4)


def line_lamp(piece, length, z, ceiling):
    """A linear pendant lamp along x, its lower edge at z."""
    piece.box(-length / 2, -.02, z, length / 2, .02, z + .05, "bronze", .003)
    piece.box(-length / 2 + .01, -.016, z - .006, length / 2 - .01, .016, z, "lamp", 0)
    for x in (-length * .4, length * .4):
        piece.tube([(x, 0, z + .05), (x, 0, ceiling)], .003, "black")


def ring_lamp(piece, radius, z, ceiling):
    """A ring-shaped pendant lamp of brass, its lower edge at z."""
    def band(r, low, height, material):
        def point(u, v):
            return (r * math.cos(math.tau * u), r * math.sin(math.tau * u), low + (height - low) * v)
        piece.sheet(96, 1, point, material)
    def under(u, v):
        r = radius - .03 * v
        return (r * math.cos(math.tau * u), r * math.sin(math.tau * u), z)
    band(radius, z, z + .07, "brass")
    band(radius - .03, z, z + .06, "lamp")
    piece.sheet(96, 1, under, "lamp")
    for k in range(3):
        a = math.tau * k / 3
        piece.tube([(radius * math.cos(a), radius * math.sin(a), z + .06), (0, 0, ceiling)], .003, "brass")


def treadmill(piece):
    """A treadmill; its user faces +y."""
    piece.box(-.42, -.95, .06, .42, .85, .20, "black", .03)
    piece.box(-.28, -.92, .195, .28, .62, .212, "rubber", .004)
    for x in (-.40, .40):
        piece.box(x - .03, -.9, .18, x + .03, .8, .24, "steel", .01)
        piece.tube([(x, .62, .2), (x, .80, 1.20), (x, .10, 1.06)], .028, "black")
    piece.box(-.42, .70, 1.16, .42, .80, 1.30, "black", .02)
    screen = piece.moved(0, .78, 1.30)
    screen.box(-.30, -.015, .02, .30, .015, .38, "screen", .01)


def dumbbells(piece, length):
    """A rack of dumbbells with three tiers, along x."""
    for z in (.28, .58, .88):
        piece.box(-length / 2, -.08, z - .03, length / 2, .22, z, "black", .006)
        count = int(length / .24)
        for k in range(count):
            x = -length / 2 + (k + .5) * length / count
            r = .045 + .028 * k / count
            for y in (-.06, .12):
                bell = piece.moved(x, y, z + r)
                bell.cylinder(0, 0, -r, r, r, "rubber", bevel=.012, segments=20)
            piece.tube([(x, -.05, z + r), (x, .12, z + r)], .014, "steel")
    for x in (-length / 2, length / 2):
        piece.box(x - .03, -.1, 0, x + .03, .24, .98, "black", .01)


def weight_bench(piece):
    """A weight bench along y."""
    piece.box(-.04, -.6, .0, .04, .6, .34, "black", .01)
    for y in (-.55, .55):
        piece.box(-.28, y - .04, 0, .28, y + .04, .06, "black", .01)
    piece.cushion(-.15, -.65, .36, .15, .65, .45, "tan", .008, .03)


def folded(piece, cloth="bed linen", width=.34, depth=.24, layers=4, thick=.012):
    """A towel or cloth folded to and fro in `layers`, each `thick` metres; its folds show at -y and +y."""
    pitch, half, path = thick * 1.25, depth / 2, []
    for k in range(layers):
        side, z = (1 if k % 2 else -1), thick / 2 + k * pitch
        path += [(side * half * (1 - .25 * j), z) for j in range(9)]
        if k < layers - 1:
            path += [(-side * (half + pitch / 2 * math.sin(math.pi * j / 6)), z + pitch / 2 * (1 - math.cos(math.pi * j / 6)))
                     for j in range(1, 6)]
    seed = piece.random.uniform(0, 6)

    def point(u, v):
        y, z = path[round(u * (len(path) - 1))]
        x = (v - .5) * (width - .012 * math.sin(3 * z / pitch + seed))
        return (x, y, z + .0025 * z / thick * math.sin(17 * x + 9 * y + seed))
    fold = piece.sheet(len(path) - 1, 20, point, cloth, thick)
    fold.modifiers["thick"].offset = 0


def painted_ring(piece, x, y, z, radius, width, material="white"):
    """A flat ring on the floor around x, y, as lines are painted; `width` of its line."""
    def point(u, v):
        r = radius + width * (v - .5)
        return (x + r * math.cos(math.tau * u), y + r * math.sin(math.tau * u), z)
    piece.sheet(96, 1, point, material)


def reformer(piece, slide=0.0):
    """A Pilates reformer along y, its foot bar at +y; `slide` moves the carriage towards it, in metres."""
    for x in (-.33, .33):
        piece.box(x - .028, -1.15, .20, x + .028, 1.15, .33, "oak along", .006)
        piece.box(x - .012, -1.1, .33, x + .012, 1.1, .338, "steel", .002)
    for y in (-1.17, 1.17):
        piece.box(-.37, y - .05, .16, .37, y + .05, .35, "oak board", .006)
        for x in (-.32, .32):
            piece.cylinder(x, y, 0, .17, .035, "oak", .045, .006, 28)
    piece.box(-.30, .82, .24, .30, 1.12, .30, "oak board", .008)
    carriage(piece.moved(0, -.15 + slide))
    for k in range(5):
        x = -.16 + .08 * k
        spring(piece, x, .30 + slide, .84, .285)
    piece.tube([(-.34, .80, .30), (-.34, .93, .62), (-.30, .96, .68), (.30, .96, .68), (.34, .93, .62), (.34, .80, .30)], .018,
               "steel")
    piece.tube([(-.26, .96, .68), (.26, .96, .68)], .028, "black")
    for x in (-.34, .34):
        piece.tube([(x, -1.17, .34), (x, -1.17, .78), (x * .94, -1.17, .80)], .014, "steel")
        piece.ball(x * .92, -1.16, .80, .022, "black")
        piece.tube([(x * .92, -1.13, .80), (x * .62, -.62 + slide, .47), (x * .56, -.38 + slide, .452)], .006, "linen")
        piece.tube([(x * .56 + .05 * math.sin(math.tau * k / 12), -.30 + slide - .09 * math.cos(math.tau * k / 12), .449)
                    for k in range(13)], .009, "tan")


def carriage(piece):
    """A reformer's carriage: upholstery, shoulder rests and a raised head rest."""
    piece.box(-.29, -.46, .335, .29, .46, .37, "oak board", .006)
    piece.cushion(-.28, -.28, .37, .28, .45, .435, "tan", .006, .028)
    piece.cushion(-.13, -.56, .37, .13, -.30, .44, "tan", .006, .028)
    for x in (-.19, .19):
        piece.cushion(x - .065, -.40, .37, x + .065, -.31, .58, "tan", .012, .04)


def spring(piece, x, y0, y1, z):
    """A coil spring along y, from y0 to y1."""
    count = int((y1 - y0) / .012) * 6
    piece.tube([(x + .014 * math.cos(math.tau * k / 6), y0 + (y1 - y0) * k / count, z + .014 * math.sin(math.tau * k / 6))
                for k in range(count + 1)], .0025, "steel")


def letters(piece, content, x, y, z, size, material="brass"):
    """Adds raised letters whose front faces +y, centred on x; `size` is the font size."""
    data = bpy.data.curves.new("words", "FONT")
    data.body, data.size, data.extrude, data.space_character, data.align_x = content, size, .012, 1.35, "CENTER"
    data.materials.append(piece.palette[material])
    obj = bpy.data.objects.new("words", data)
    obj.matrix_world = piece.frame @ Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.pi, 4, "Z") @ \
        Matrix.Rotation(math.pi / 2, 4, "X")
    bpy.context.scene.collection.objects.link(obj)
