"""A small table at a window after breakfast: somebody has just left. Metres, in the frame of a Piece."""
import math

from furniture import living, traces

TOP = .73      # height of the tabletop


def breakfast_table(piece, width=1.6, depth=1.6):
    """A round table with two chairs, one of them pushed back, and what two people left on it."""
    table = piece.moved(0, depth / 2, 0)
    table.cylinder(0, 0, TOP - .026, TOP, .44, "marble", bevel=.006, segments=72)
    table.tube([(0, 0, .02), (0, 0, TOP - .02)], .03, "bronze")
    table.cylinder(0, 0, 0, .018, .27, "bronze", bevel=.004)
    living.chair(table.moved(-.60, -.16, 0, -78))
    living.chair(table.moved(.80, .34, 0, 128))
    lay(table.moved(0, 0, TOP))


def lay(table):
    """Two places, toast, juice, fruit and a folded newspaper; z = 0 is the tabletop."""
    for x, y, turn in ((-.24, -.06, 75), (.22, .13, -110)):
        place = table.moved(x, y, 0, turn)
        place.lathe(0, 0, [(.07, 0), (.115, .010), (.113, .014), (.06, .005)], "ceramic", 48, False)
    toast(table.moved(-.25, -.05, .012, 24), bitten=True)
    for k, (x, y) in enumerate(((.255, .155), (.175, .10), (.235, .075))):
        table.box(x - .008, y - .005, .013, x + .004 + .002 * k, y + .004, .018, "crust", .002)
    traces.cup(table.moved(-.03, -.29, 0, 150), top=.0)
    traces.cup(table.moved(.02, .24, 0, 40), top=.0)
    for x, y, level in ((-.13, .10, .055), (.33, -.05, .018)):
        table.lathe(x, y, [(.028, 0), (.033, .11), (.031, .11), (.026, .006)], "clear", 40, False)
        table.cylinder(x, y, .007, .007 + level, .0255, "juice", bevel=0, segments=40)
    table.lathe(.10, -.13, [(.045, 0), (.095, .05), (.105, .085), (.102, .085), (.088, .048), (.03, .010)], "clay pot", 56, False)
    for x, y, z in ((.065, -.15, .062), (.135, -.15, .062), (.10, -.095, .064), (.10, -.135, .105)):
        table.ball(x, y, z, .036, "orange peel")
    napkin(table.moved(.12, .31, .001, 35))


def toast(piece, bitten=False):
    """A slice of toast, lying on the plate; a bitten one lacks a corner."""
    piece.box(-.045, -.045, 0, .045 if not bitten else .012, .045, .013, "crust", .005)
    piece.box(-.040, -.040, .002, .040 if not bitten else .010, .040, .0142, "crumb", .004)
    if bitten:
        piece.box(.008, -.045, 0, .045, .012, .013, "crust", .005)
        piece.box(.004, -.040, .002, .040, .009, .0142, "crumb", .004)


def napkin(piece):
    """A linen napkin that was put down, with its folds."""
    def point(u, v):
        x, y = (u - .5) * .20, (v - .5) * .17
        fold = .010 * math.sin(19 * u + 7 * v) + .006 * math.sin(31 * v - 11 * u)
        rise = .020 * math.exp(-((u - .45) / .22) ** 2 - ((v - .6) / .3) ** 2)
        return (x + .006 * math.sin(23 * v), y + .005 * math.sin(29 * u), .012 + fold * .6 + rise)
    piece.sheet(60, 50, point, "bed linen", .003)
