"""Desks, shelves and dressing tables. Metres, in the frame of a Piece: the wall is at y = 0; w is half the width."""
from furniture.living import chair
from furniture.small import book_row, books, branches, round_mirror, vase


def desk(piece, width, depth, shelves=True, seat=True):
    """A desk with drawers, lamp and laptop, and optionally with a chair and shelves above."""
    w = width / 2
    piece.box(-w, 0, .715, w, depth, .74, "oak flat", .005)
    piece.box(-w, .02, 0, -w + .025, depth - .02, .715, "oak", .003)
    piece.box(w - .40, .02, .25, w, depth - .02, .715, "cabinet", .003)
    piece.box(w - .025, .02, 0, w, depth - .02, .25, "oak", .003)
    for z in (.26, .49):
        piece.box(w - .395, depth - .02, z, w - .004, depth - .004, z + .22, "cabinet", .003)
    laptop = piece.moved(-.04, depth * .48, .74, piece.random.uniform(-6, 6))
    laptop.box(-.17, -.11, 0, .17, .12, .012, "steel", .004)
    laptop.sheet(1, 1, lambda u, v: (-.17 + .34 * u, -.115 - .07 * v, .012 + .21 * v), "screen", .006)
    reading_lamp(piece, -w + .16, .14)
    books(piece, w - .22, .20, .74, 3, .24, .18)
    vase(piece, w - .46, .14, .74, .13, "ceramic")
    if seat:
        chair(piece.moved(-.06, depth + .20, 0, 172))
    if shelves:
        for z in (1.28, 1.62):
            piece.box(-w + .02, 0, z, w - .02, .22, z + .025, "oak flat", .003)
        book_row(piece, -w + .06, w * .15, .02, 1.305, .18)
        book_row(piece, -w * .2, w - .2, .02, 1.645, .18)
        vase(piece, w * .55, .11, 1.305, .19)


def reading_lamp(piece, x, y):
    """A brass lamp on a desk 74 cm high."""
    z = .74
    piece.cylinder(x, y, z, z + .018, .075, "brass")
    piece.tube([(x, y, z), (x, y, z + .36), (x + .05, y + .05, z + .43), (x + .16, y + .14, z + .43)], .006, "brass")
    piece.lathe(x + .18, y + .16, [(.075, z + .35), (.05, z + .41), (.022, z + .44)], "brass", 36)
    piece.ball(x + .18, y + .16, z + .375, .03, "lamp")


def vanity(piece, width, depth):
    """A dressing table with a round mirror and a stool."""
    w = width / 2
    piece.box(-w, 0, .70, w, depth, .72, "marble", .004)
    piece.box(-w, .01, .56, w, depth - .02, .70, "walnut flat", .003)
    piece.box(-.08, depth - .02, .625, .08, depth - .005, .635, "brass", .002)
    round_mirror(piece, min(.66, width * .7), 0, .95)
    piece.cylinder(0, depth + .02, .06, .44, .19, "tan", bevel=.03)
    piece.cylinder(0, depth + .02, 0, .06, .17, "brass")
    vase(piece, -w + .16, depth * .4, .72, .18, "ceramic")
    branches(piece, -w + .16, depth * .4, .89, .22, 4)
    for i, h in enumerate((.10, .07, .13)):
        piece.cylinder(w - .12 - .08 * i, depth * .4, .72, .72 + h, .024, ("brass", "ceramic", "clear")[i],
            bevel=.004, segments=24)


def bookcase(piece, width, depth, top=2.45, wood="walnut"):
    """Open shelves up to `top`, with books and vases and a light strip under each shelf."""
    w, n = width / 2, max(1, round(width / .62))
    piece.box(-w, 0, 0, w, .015, top, wood, 0)
    for i in range(n + 1):
        x = max(-w + .012, min(w - .012, -w + width * i / n))
        piece.box(x - .012, 0, 0, x + .012, depth, top, wood, .002)
    piece.box(-w, .015, .06, w, depth - .01, .52, wood, .002)
    levels = [z for z in (.52, .90, 1.27, 1.64, 2.0, 2.37) if z < top - .4]
    for level, z in enumerate(levels):
        piece.box(-w, 0, z, w, depth - .005, z + .024, f"{wood} flat", .002)
        under = z + .352 if z < levels[-1] else top - .012
        piece.box(-w + .03, .03, under - .007, w - .03, .04, under, "strip", 0)
        for i in range(n):
            a, b = -w + width * i / n + .03, -w + width * (i + 1) / n - .03
            kind = (level * 3 + i * 2) % 5
            if kind == 0:
                vase(piece, (a + b) / 2, depth * .5, z + .024, .22)
            elif kind == 3:
                books(piece, (a + b) / 2, depth * .5, z + .024, 4, .26, depth * .7)
            else:
                book_row(piece, a, b - (.16 if kind == 2 else 0), .02, z + .024, depth * .8)
                if kind == 2:
                    vase(piece, b - .07, depth * .5, z + .024, .15, "ceramic")


def toy_shelf(piece, width, depth):
    """A low shelf with books, blocks and boxes for a child."""
    w = width / 2
    for z in (0, .36, .72):
        piece.box(-w, 0, z + .04, w, depth, z + .062, "oak flat", .003)
    for x in (-w, -w / 3, w / 3, w - .02):
        piece.box(x, 0, .04, x + .02, depth, .78, "oak", .003)
    for i, x in enumerate((-w * .66, 0, w * .66)):
        if i == 1:
            book_row(piece, x - w * .26, x + w * .26, .03, .422, depth * .8)
        else:
            piece.box(x - w * .24, .03, .425, x + w * .24, depth - .02, .66, "sand" if i else "sage cloth", .02)
        piece.box(x - w * .24, .03, .066, x + w * .24, depth - .02, .30, ("linen", "clay cloth", "linen")[i], .02)
    for i in range(9):
        block = piece.moved(-w * .5 + (i % 5) * .085 + (i // 5) * .03, depth * .55, .782 + (i // 5) * .07,
                            piece.random.uniform(-25, 25))
        block.box(-.035, -.035, 0, .035, .035, .07, ("oak", "clay cloth", "sage cloth", "paper")[i % 4], .004)
    piece.ball(w * .55, depth * .5, .782 + .11, .11, "clay cloth")
    piece.ball(w * .55, depth * .5 + .02, .782 + .27, .08, "clay cloth")
