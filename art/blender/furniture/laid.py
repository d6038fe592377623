"""
What stands on tables, by the manner of a home: books, jar, tea, fruit or candles. Metres, in the frame of a Piece;
`z` is the height of a tabletop.
"""

from furniture.small import books, bowl, branches, tray, vase


def lay_coffee_table(piece, high, low, laid):
    """Lays two tables, each (x, y, z): the `high` and wide one, and the `low` one."""
    x, y, z = high
    if laid == "jar":
        moon_jar(piece, *low, .15)
        books(piece, x - .12, y - .06, z, 1, .34, .25)
    elif laid == "tea":
        tea_set(piece, x - .08, y, z)
    elif laid == "fruit":
        bowl(piece, x - .05, y - .04, z, .19, "lemon")
        books(piece, low[0], low[1], low[2], 1, .30, .22)
    elif laid == "candles":
        candlesticks(piece, x - .10, y, z, (.10, .17))
        books(piece, low[0], low[1], low[2], 2, .28, .21)
    else:
        books(piece, x - .10, y - .08, z, 2, .30, .22)
        bowl(piece, low[0] + .04, low[1] + .02, low[2], .12)


def lay_dining_table(piece, y, z, length, laid):
    """Lays the middle of a dining table along y, whose centre is at y, `length` metres long."""
    if laid in ("jar", "fruit"):
        bowl(piece, 0, y, z, .19, "lemon")
    elif laid == "tea":
        piece.box(-.19, y - length * .36, z, .19, y + length * .36, z + .003, "light linen", 0)
        moon_jar(piece, 0, y - .10, z + .003, .11)
        bowl(piece, .02, y + .24, z + .003, .15, "lemon")
    elif laid == "candles":
        candlesticks(piece, 0, y, z, (.16, .26, .20))
    else:
        vase(piece, 0, y - .10, z, .30)
        branches(piece, 0, y - .10, z + .28, .42, 3)
        bowl(piece, .02, y + .16, z, .13)


def lay_island(piece, z, length, laid):
    """Lays an island along y that begins at y = 0."""
    if laid == "tea":
        tray(piece, 0, length * .34, z, .34, .46)
        bowl(piece, 0, length * .34, z + .012, .17, "lemon")
        return
    # Where branches stand on the dining table, a second vase would repeat them.
    if laid != "books":
        vase(piece, -.1, length * .72, z, .30)
        branches(piece, -.1, length * .72, z + .28, .5, 6)
    if laid != "candles":
        tray(piece, .05, length * .3, z, .3, .42)
        bowl(piece, .05, length * .28, z + .012, .15, "lemon")


def moon_jar(piece, x, y, z, radius):
    """A round white porcelain jar with a low neck and a narrow foot."""
    profile = [(.46, 0), (.50, .05), (.80, .38), (.97, .72), (1, .92), (.96, 1.16), (.80, 1.48), (.54, 1.70),
               (.50, 1.80), (.47, 1.80), (.47, 1.70)]
    piece.lathe(x, y, [(radius * a, z + radius * b) for a, b in profile], "ceramic", 56, False)


def tea_set(piece, x, y, z):
    """A pot with a side handle and two cups without handles on a wooden tray."""
    tray(piece, x, y, z, .36, .25)
    top = z + .012
    body = [(.035, 0), (.058, .012), (.070, .04), (.064, .07), (.040, .086), (.038, .092), (.012, .097), (.010, .106),
            (.014, .114), (.002, .118)]
    piece.lathe(x - .07, y + .01, [(r, top + h) for r, h in body], "clay pot", 44, False)
    spout = ((.9, 0), (1.3, .018), (1.6, .04))
    piece.tube([(x - .07 + .062 * c, y + .01 - .062 * c, top + .045 + h) for c, h in spout], .008, "clay pot")
    piece.tube([(x - .07 + .066, y + .066, top + .05), (x - .07 + .12, y + .115, top + .066)], .011, "clay pot")
    for cup_x, cup_y in ((x + .07, y + .045), (x + .10, y - .05)):
        profile = [(.018, 0), (.030, .018), (.034, .044), (.031, .044), (.024, .012)]
        piece.lathe(cup_x, cup_y, [(r, top + h) for r, h in profile], "clay pot", 36, False)


def candlesticks(piece, x, y, z, heights):
    """Slim brass candlesticks in a loose row along y, with white candles."""
    for i, height in enumerate(heights):
        px, py = x + (.05 if i % 2 else -.02), y + .11 * (i - (len(heights) - 1) / 2)
        profile = [(.045, 0), (.045, .006), (.008, .014), (.006, height - .02), (.015, height - .006), (.015, height)]
        piece.lathe(px, py, [(r, z + h) for r, h in profile], "brass", 36)
        piece.cylinder(px, py, z + height, z + height + .19, .011, "white", .009, 0, 24)
        piece.tube([(px, py, z + height + .188), (px + .001, py, z + height + .198)], .001, "black")
