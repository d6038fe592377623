"""Signs of use: an open book, a cup, a blanket, a jacket and folded cloth. Metres, in the frame of a Piece."""
import math


def open_book(piece, width=.3, depth=.2, top=0.0, turn=0):
    """An open book, `top` metres above the floor."""
    book = piece.moved(0, depth / 2, top, turn)
    book.box(-.15, -.105, 0, .15, .105, .006, "book 2", .002)
    for side in (-1, 1):
        def page(u, v, side=side):
            return (side * u * .14, -.098 + .196 * v, .008 + .026 * math.sin(math.pi * u ** .55) * (1 - .25 * u))
        book.sheet(14, 4, page, "paper", .003)


def cup(piece, width=.1, depth=.1, top=0.0, saucer=True):
    """A cup, `top` metres above the floor, on a saucer unless that is False."""
    y = depth / 2
    if saucer:
        piece.lathe(0, y, [(.03, top), (.07, top + .010), (.068, top + .013), (.028, top + .005)], "ceramic", 36, False)
    foot = top + (.006 if saucer else 0)
    piece.lathe(0, y, [(.022, foot), (.036, foot + .03), (.040, foot + .062), (.037, foot + .062), (.030, foot + .02)],
                "ceramic", 36, False)
    piece.cylinder(0, y, foot + .040, foot + .042, .033, "walnut flat", bevel=0)
    piece.tube([(.036 + .022 * math.sin(math.pi * t / 6), y, foot + .015 + .036 * t / 6) for t in range(7)], .004, "ceramic")


def blanket(piece, width=1.0, depth=.9, top=.47):
    """A blanket with folds, over a seat `top` metres high and down to the floor."""
    def point(u, v):
        along = (u - .5) * width * (1 - .22 * v)
        over = v * 1.15
        seat = depth * .55
        y = min(over, seat) + (.035 + .02 * math.sin(u * 23)) * (over > seat) * min(1, (over - seat) * 8)
        bump = .05 * math.exp(-((u - .3) / .12) ** 2 - ((v - .25) / .2) ** 2)
        height = top + .035 * abs(math.sin(u * 9 + v * 5)) * (1 - .5 * v) + bump
        return (along + .035 * math.sin(v * 7 + u * 3), y + .012 * math.sin(u * 31),
                max(.012, height - max(0, over - seat) * .95))
    piece.sheet(60, 44, point, "sand", .010)


def jacket(piece, cloth="slate cloth"):
    """A jacket hung over the back of a chair (see furniture.living.chair), mostly behind it."""
    def point(u, v):
        side = 2 * u - 1
        bend = .085 * side * side
        down = v * .66 - .10
        fold = .012 * math.sin(u * 19 + down * 4) + .008 * math.sin(u * 41 - down * 9)
        if down < 0:
            return (.25 * side, -.205 + bend + .5 * fold * -down, .835 + down)
        over = min(1, down / .08)
        wide = .25 + .05 * down + .01 * math.sin(down * 16)
        y = -.205 - .085 * over + bend * (1 - .6 * down) + fold * over - .02 * down
        return (wide * side, y, .835 - max(0, down - .05))
    piece.sheet(48, 40, point, cloth, .012)


def folded_cloth(piece, width, depth, layers, material, pitch=.022):
    """A blanket or towel folded to and fro in `layers`, `pitch` metres apart; its folds face +y and -y."""
    rnd, path = piece.random, []
    for k in range(layers):
        side, z = 1 - 2 * (k % 2), (k + .5) * pitch
        reach = depth / 2 - rnd.uniform(0, .008)
        path += [(side * reach * t / 6, z + rnd.uniform(-.0012, .0012)) for t in range(-6, 7)]
        if k < layers - 1:
            path += [(side * (reach + pitch * .55 * math.cos(t)), z + pitch / 2 + pitch / 2 * math.sin(t))
                     for t in (-1.2, -.6, 0, .6, 1.2)]
    def point(u, v):
        y, z = path[round(u * (len(path) - 1))]
        sag = .004 * math.sin(5 * v + 9 * y) * (z / (layers * pitch))
        return (width * (v - .5) + .003 * math.sin(31 * z + 40 * y), y + .0025 * math.sin(11 * v + 60 * z), z + sag)
    piece.sheet(len(path) - 1, 14, point, material, pitch * .9)
