"""Furniture of living and dining rooms. Metres, in the frame of a Piece: its back is at y = 0; w is half the width."""
import math

from furniture.small import bowl, books, branches, tray, vase


def sofa(piece, width, depth, cloth="linen"):
    """A sofa with three seats, pillows and a throw."""
    w, arm = width / 2, .16
    piece.box(-w + .06, .06, .05, w - .06, depth - .06, .10, "bronze", .01)
    piece.cushion(-w, .02, .10, w, depth - .02, .28, cloth, .004, .04)
    piece.cushion(-w, 0, .14, w, .17, .64, cloth, .006, .06)
    for side in (-1, 1):
        x0, x1 = sorted((side * w, side * (w - arm)))
        piece.cushion(x0, .02, .14, x1, depth - .02, .56, cloth, .008, .06)
    inner = 2 * (w - arm) / 3
    for i in range(3):
        x = -w + arm + i * inner
        piece.cushion(x + .004, .15, .27, x + inner - .004, depth, .45, cloth, .025, .05)
        piece.cushion(x + .01, .13, .42, x + inner - .01, .34, .80, cloth, .03, .08)
    for x, name, lean, turn, size in ((-w + .42, "tan", 18, 14, .46), (-w + .78, "light linen", 20, -6, .40),
                                      (w - .44, "slate cloth", 18, -16, .46), (w - .76, "clay cloth", 22, 5, .38)):
        piece.pillow(x, .46, .45 + size / 2 - .03, size, size, .16, name, lean, turn)
    throw(piece, w - .62, .30, .47, depth)


def throw(piece, x, width, top, depth):
    """A blanket over the seat and its front edge."""
    def point(u, v):
        s = v * .95
        seat = .62
        y = depth - seat + min(s, seat) + (.03 if s > seat else 0)
        z = top + .012 - max(0, s - seat) + .006 * math.sin(u * 19 + v * 7)
        return (x + (u - .5) * width + .02 * math.sin(v * 5 + u), y + .008 * math.sin(u * 25) * (s > seat), z)
    piece.sheet(28, 24, point, "sand", .012)


def armchair(piece, width=.8, depth=.8):
    """A barrel chair in tan leather on a brass plinth."""
    y, radius, segments = depth / 2, .37, 40
    def shell(u, v):
        a = math.radians(-35 + 250 * u)
        drop = .10 * abs(2 * u - 1) ** 2.5
        r = radius + .035 * v
        return (r * math.cos(a), y - r * math.sin(a) * .98, .17 + (.55 - drop) * v)
    back = piece.sheet(segments, 8, shell, "tan", .10)
    back.modifiers["thick"].offset = 0
    edge = back.modifiers.new("bevel", "BEVEL")
    edge.width, edge.segments, edge.limit_method = .042, 4, "ANGLE"
    piece.cushion(-.33, y - .30, .24, .33, y + .40, .44, "tan", .03, .07)
    piece.cylinder(0, y, .02, .20, .30, "bronze", .33)
    piece.cylinder(0, y, 0, .03, .29, "brass")
    piece.pillow(0, y - .16, .56, .40, .34, .14, "light linen", 22, 0)


def open_chair(piece, width=.8, depth=.8):
    """A low chair with an open wooden frame and loose cushions."""
    y = depth / 2
    for x in (-.34, .34):
        piece.tube([(x, y + .36, 0), (x, y + .34, .54), (x, y - .30, .58)], .017, "oak")
        piece.tube([(x, y - .22, 0), (x, y - .30, .58), (x * .96, y - .42, .80)], .017, "oak")
    for v, z in ((.33, .27), (-.26, .25), (-.40, .76)):
        piece.tube([(-.34, y + v, z), (.34, y + v, z)], .014, "oak")
    piece.cushion(-.315, y - .30, .28, .315, y + .37, .44, "tan", .03, .06)
    piece.pillow(0, y - .30, .64, .62, .46, .18, "tan", 24, 0)
    piece.pillow(.03, y - .18, .58, .38, .30, .13, "light linen", 28, 8)


def coffee_table(piece, width, depth):
    """Two round tables: marble on a bronze base, and a lower one of travertine."""
    y = depth / 2
    piece.cylinder(-.06, y - .22, .315, .345, .44, "dark marble", bevel=.008, segments=72)
    piece.lathe(-.06, y - .22, [(.20, 0), (.20, .02), (.15, .10), (.15, .24), (.24, .315)], "bronze", 56)
    piece.cylinder(.16, y + .38, .02, .25, .29, "travertine", bevel=.012, segments=64)
    books(piece, -.16, y - .34, .345, 3, .28, .20)
    vase(piece, .08, y - .12, .345, .2)
    branches(piece, .08, y - .12, .54, .36, 4)
    bowl(piece, .2, y + .4, .25, .11)


def side_table(piece, width=.4, depth=.4):
    """A small round table with books."""
    piece.cylinder(0, .2, .46, .485, .2, "walnut flat", bevel=.006)
    piece.tube([(0, .2, 0), (0, .2, .46)], .012, "brass")
    piece.cylinder(0, .2, 0, .012, .15, "brass")
    books(piece, -.03, .19, .485, 2, .2, .15)


def rug(piece, width, depth):
    """A rug that extends 15 cm beyond the sides of its rectangle, and 10 cm beyond front and back."""
    piece.box(-width / 2 - .15, -.1, .001, width / 2 + .15, depth + .1, .014, "rug", .006)


def television(piece, width, depth, screen=1.46, hung=1.28):
    """A wall-mounted walnut console with a screen above; `screen` is its width, `hung` the height of its centre."""
    w = width / 2
    piece.box(-w, .03, .24, w, depth, .46, "walnut flat", .005)
    n = 4
    for i in range(1, n):
        x = -w + width * i / n
        piece.box(x - .002, depth - .004, .25, x + .002, depth + .001, .45, "black", 0)
    piece.box(-w + .06, .05, .215, w - .06, .07, .235, "strip", 0)
    h = screen * .5625
    piece.box(-screen / 2, .045, hung - h / 2, screen / 2, .075, hung + h / 2, "screen", .006)
    vase(piece, -w + .25, depth * .55, .46, .30, "ceramic")
    branches(piece, -w + .25, depth * .55, .76, .42, 5)
    books(piece, w - .34, depth * .5, .46, 3)
    bowl(piece, w - .7, depth * .5, .46, .1)


def slab_wall(piece, width, depth, stone="travertine", joints=None):
    """Stone slabs over a wall, `depth` thick; `joints` is their number, by default one per 1.15 m."""
    n = joints or max(1, round(width / 1.15))
    for i in range(n):
        a = -width / 2 + width * i / n
        piece.box(a + .002, 0, .07, a + width / n - .002, depth, 2.45, stone, .002)


def slat_wall(piece, width, depth, wood="oak"):
    """Fine vertical slats on a dark panel."""
    piece.box(-width / 2, 0, .06, width / 2, .008, 2.45, "bronze", 0)
    n = int(width / .042)
    for i in range(n):
        x = -width / 2 + width * (i + .5) / n
        piece.box(x - .013, .008, .06, x + .013, max(.024, depth), 2.45, wood, .003)


def chair(piece, cloth="linen", wood="oak"):
    """A dining chair at the origin, facing +y."""
    for x in (-.2, .2):
        piece.tube([(x, .19, 0), (x * .96, .18, .44)], .014, wood)
        piece.tube([(x * 1.02, -.22, 0), (x * .98, -.19, .45), (x, -.22, .76)], .014, wood)
    piece.cushion(-.235, -.22, .42, .235, .23, .485, cloth, .012, .03)
    def back(u, v):
        a = (u - .5) * 2
        return (.235 * a, -.245 + .085 * a * a, .60 + .20 * v - .015 * a * a)
    rest = piece.sheet(16, 4, back, cloth, .035)
    edge = rest.modifiers.new("bevel", "BEVEL")
    edge.width, edge.segments, edge.limit_method = .012, 3, "ANGLE"


def table_setting(piece, x, y, z, turn):
    """Plate, bowl and glass of one person; `turn` in degrees."""
    place = piece.moved(x, y, z, turn)
    place.lathe(0, 0, [(.08, 0), (.13, .012), (.128, .016), (.07, .006)], "ceramic", 40, False)
    place.lathe(0, 0, [(.04, .012), (.075, .045), (.072, .045), (.03, .02)], "clay pot", 32, False)
    place.lathe(.17, .12, [(.03, 0), (.034, .09), (.031, .09), (.028, .006)], "clear", 24, False)


def dining_table(piece, width, depth):
    """A table along y with three chairs on each long side."""
    side, y = width / 2 - .47, depth / 2
    piece.box(-side, 0, .715, side, depth, .74, "marble", .008)
    piece.box(-side + .05, .05, .69, side - .05, depth - .05, .715, "walnut flat", .004)
    for v in (.24, .76):
        piece.lathe(0, depth * v, [(.19, 0), (.19, .015), (.11, .16), (.11, .52), (.21, .69)], "walnut", 48)
    for i in range(3):
        v = depth * (.19 + .31 * i)
        chair(piece.moved(-side - .06, v, 0, -90 + piece.random.uniform(-4, 4)))
        chair(piece.moved(side + .06, v, 0, 90 + piece.random.uniform(-4, 4)))
        for s in (-1, 1):
            table_setting(piece, s * (side - .22), v, .74, -90 * s)
    tray(piece, 0, y, .74, .2, .46)
    vase(piece, 0, y - .08, .752, .22)
    branches(piece, 0, y - .08, .96, .44, 6)
    piece.lathe(0, y + .12, [(.035, .752), (.03, .80), (.012, .81), (.012, .86)], "brass", 24)


def dining_table_across(piece, width, depth):
    """The same table along x."""
    turned = piece.moved(-width / 2, depth / 2, 0, -90)
    dining_table(turned, depth, width)
