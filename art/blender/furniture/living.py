"""Furniture of living and dining rooms. Metres, in the frame of a Piece: its back is at y = 0; w is half the width."""
import math

from mathutils import Matrix

from furniture.laid import lay_coffee_table, lay_dining_table
from furniture.small import books, vase


def sofa(piece, width, depth, cloth="linen"):
    """A low sofa with slim arms, three piped seat and back cushions, two pillows and a folded throw."""
    w, arm = width / 2, .13
    for x in (-w + .12, w - .12):
        for y in (.10, depth - .12):
            piece.box(x - .02, y - .02, 0, x + .02, y + .02, .11, "bronze", .003)
    piece.cushion(-w, .02, .10, w, depth - .02, .26, cloth, 0, .018)
    piece.cushion(-w, 0, .26, w, .12, .66, cloth, .004, .022)
    for side in (-1, 1):
        x0, x1 = sorted((side * w, side * (w - arm)))
        piece.piped(x0, .02, .26, x1, depth - .02, .55, cloth, .004, .022)
    inner = 2 * (w - arm) / 3
    for i in range(3):
        x = -w + arm + i * inner
        piece.piped(x + .003, .12, .262, x + inner - .003, depth + .005, .425, cloth, .016, .024)
        back = piece.moved(x + inner / 2, .235, .43, piece.random.uniform(-1.5, 1.5))
        back.frame = back.frame @ Matrix.Rotation(math.radians(9), 4, "X")
        back.piped(-inner / 2 + .006, -.085, 0, inner / 2 - .006, .075, .37, cloth, .022, .030)
    piece.pillow(-w + .40, .42, .425 + .215, .46, .44, .13, "slate cloth", 20, 14)
    piece.pillow(w - .42, .42, .425 + .20, .46, .40, .13, "light linen", 22, -12)
    throw(piece, w - .68, .36, .445, depth)


def throw(piece, x, width, top, depth):
    """A folded blanket over the seat and its front edge, its layers as edges at the side."""
    for layer, (inset, length) in enumerate(((0, .86), (.014, .80))):
        def point(u, v, layer=layer, inset=inset, length=length):
            s, seat, lift = v * length, .50, .013 * layer
            y = depth - seat + min(s, seat) + (.022 + lift) * min(1, max(0, (s - seat + .03) / .05))
            z = top + .006 + lift - max(0, s - seat) + .003 * math.sin(u * 8 + v * 5 + layer)
            side = (u - .5) * (width - 2 * inset) + .010 * math.sin(v * 4 + layer)
            return (x + side, y + .005 * math.sin(u * 14 + layer) * (s > seat), z)
        piece.sheet(28, 40, point, "sand", .011)


def armchair(piece, width=.8, depth=.8, cloth="tan"):
    """A barrel chair, by default in tan leather, on a brass plinth."""
    y, radius, segments = depth / 2, .37, 40
    def shell(u, v):
        a = math.radians(-35 + 250 * u)
        drop = .10 * abs(2 * u - 1) ** 2.5
        r = radius + .035 * v
        return (r * math.cos(a), y - r * math.sin(a) * .98, .17 + (.55 - drop) * v)
    back = piece.sheet(segments, 8, shell, cloth, .10)
    back.modifiers["thick"].offset = 0
    edge = back.modifiers.new("bevel", "BEVEL")
    edge.width, edge.segments, edge.limit_method = .042, 4, "ANGLE"
    piece.cushion(-.32, y - .30, .26, .32, y + .38, .43, cloth, .014, .04)
    piece.cylinder(0, y, .18, .275, .35, cloth, bevel=.02)
    piece.cylinder(0, y, .02, .185, .30, "bronze", .33)
    piece.cylinder(0, y, 0, .03, .29, "brass")


def open_chair(piece, width=.8, depth=.8):
    """A low chair with an open wooden frame and loose cushions."""
    y = depth / 2
    for x in (-.34, .34):
        piece.tube([(x, y + .36, 0), (x, y + .34, .54), (x, y - .30, .58)], .017, "oak")
        piece.tube([(x, y - .22, 0), (x, y - .30, .58), (x * .96, y - .42, .80)], .017, "oak")
    for v, z in ((.33, .27), (-.26, .25), (-.40, .76)):
        piece.tube([(-.34, y + v, z), (.34, y + v, z)], .014, "oak")
    piece.piped(-.315, y - .30, .29, .315, y + .37, .415, "tan", .014, .028)
    rest = piece.moved(0, y - .23, .42)
    rest.frame = rest.frame @ Matrix.Rotation(math.radians(20), 4, "X")
    rest.piped(-.30, -.06, 0, .30, .05, .42, "tan", .016, .028)


def coffee_table(piece, width, depth, laid="books"):
    """Two round tables: marble on a bronze base, and a lower one of travertine; `laid` is as in furniture.laid."""
    y = depth / 2
    piece.cylinder(-.06, y - .22, .315, .345, .44, "dark marble", bevel=.008, segments=72)
    piece.lathe(-.06, y - .22, [(.20, 0), (.20, .02), (.15, .10), (.15, .24), (.24, .315)], "bronze", 56)
    piece.cylinder(.16, y + .38, .02, .25, .29, "travertine", bevel=.012, segments=64)
    lay_coffee_table(piece, (-.06, y - .22, .345), (.16, y + .38, .25), laid)


def side_table(piece, width=.4, depth=.4):
    """A small round table with books."""
    piece.cylinder(0, .2, .46, .485, .2, "walnut flat", bevel=.006)
    piece.tube([(0, .2, 0), (0, .2, .46)], .012, "brass")
    piece.cylinder(0, .2, 0, .012, .15, "brass")
    books(piece, -.03, .19, .485, 2, .2, .15)


def rug(piece, width, depth):
    """A deep rug with a bound edge, 15 cm beyond the sides of its rectangle, and 10 cm beyond front and back."""
    w = width / 2 + .15
    piece.box(-w, -.1, .001, w, depth + .1, .022, "rug", .010)
    for a, b, c, d in ((-w - .008, -.108, w + .008, -.1), (-w - .008, depth + .1, w + .008, depth + .108),
                       (-w - .008, -.1, -w, depth + .1), (w, -.1, w + .008, depth + .1)):
        piece.box(a, b, .001, c, d, .016, "drape", .003)


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
    vase(piece, -w + .30, depth * .55, .46, .34)
    books(piece, w - .34, depth * .5, .46, 2, .30, .22)


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
    piece.piped(-.235, -.22, .425, .235, .23, .482, cloth, .008, .018)
    def back(u, v):
        a = (u - .5) * 2
        return (.235 * a, -.245 + .085 * a * a, .60 + .20 * v - .015 * a * a)
    rest = piece.sheet(16, 4, back, cloth, .035)
    edge = rest.modifiers.new("bevel", "BEVEL")
    edge.width, edge.segments, edge.limit_method = .012, 3, "ANGLE"


def table_setting(piece, x, y, z, turn, with_bowl):
    """Plate, bowl if wanted, and glass of one person; `turn` in degrees."""
    place = piece.moved(x, y, z, turn)
    place.lathe(0, 0, [(.08, 0), (.13, .012), (.128, .016), (.07, .006)], "ceramic", 40, False)
    if with_bowl:
        place.lathe(0, 0, [(.04, .012), (.075, .045), (.072, .045), (.03, .02)], "clay pot", 32, False)
    place.lathe(.17, .12, [(.03, 0), (.034, .09), (.031, .09), (.028, .006)], "clear", 24, False)


def dining_table(piece, width, depth, laid="books"):
    """A table along y, three chairs on each long side; `laid` is as in furniture.laid: with tea no places are set."""
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
            if i != 1 and laid != "tea":
                table_setting(piece, s * (side - .22), v, .74, -90 * s, laid == "books")
    lay_dining_table(piece, y, .74, depth, laid)


def dining_table_across(piece, width, depth, laid="books"):
    """The same table along x."""
    turned = piece.moved(-width / 2, depth / 2, 0, -90)
    dining_table(turned, depth, width, laid)
