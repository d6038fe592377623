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
    toast(table.moved(.21, .135, .012, -20))
    traces.cup(table.moved(-.03, -.29, 0, 150), top=.0)
    traces.cup(table.moved(.02, .24, 0, 40), top=.0)
    for x, y, level in ((-.13, .10, .055), (.33, -.05, .018)):
        table.lathe(x, y, [(.028, 0), (.033, .11), (.031, .11), (.026, .006)], "clear", 40, False)
        table.cylinder(x, y, .007, .007 + level, .0255, "juice", bevel=0, segments=40)
    table.lathe(.10, -.13, [(.045, 0), (.095, .05), (.105, .085), (.102, .085), (.088, .048), (.03, .010)], "clay pot", 56, False)
    for x, y, z in ((.065, -.15, .062), (.135, -.15, .062), (.10, -.095, .064), (.10, -.135, .105)):
        table.ball(x, y, z, .036, "orange peel")
    traces.folded_cloth(table.moved(.13, .31, .001, 35), .13, .13, 2, "bed linen", .005)


def toast(piece, bitten=False):
    """A slice of toast, lying on the plate; a bitten one lacks a corner."""
    end = .012 if bitten else .05
    piece.box(-.05, -.05, 0, end, .05, .014, "crust", .006)
    piece.box(-.044, -.044, .002, end - .004, .044, .0152, "crumb", .005)
    if bitten:
        piece.box(.008, -.05, 0, .05, .014, .014, "crust", .006)
        piece.box(.004, -.044, .002, .044, .010, .0152, "crumb", .005)
