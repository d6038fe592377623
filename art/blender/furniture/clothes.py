"""Clothes on hangers, folded knits and shoes. Metres, in the frame of a Piece: the wardrobe's back is at y = 0."""
import math

from mathutils import Vector, noise

# Of a garment: length, half width of the shoulders, half thickness, length of the sleeves, half width of the hem, depth of folds.
CUTS = {
    "shirt": (.74, .205, .030, .56, .225, .010), "jacket": (.72, .215, .047, .58, .215, .006),
    "coat": (1.10, .220, .058, .62, .245, .012), "trench": (1.02, .215, .050, .60, .255, .020),
    "dress": (1.16, .165, .036, 0, .25, .030), "blouse": (.66, .19, .032, .44, .215, .020),
}
SHOULDER_SLOPE, NECK = .085, .055


def wrinkle(x, y, z, scale, depth):
    """Noise of some depth at a place."""
    return noise.noise(Vector((x * scale, y * scale, z * scale))) * depth


def hanger(piece, rail, half):
    """A wooden hanger that hangs along y from a rail above the origin."""
    top = rail - .065
    turns = (math.radians(a) for a in range(-70, 181, 25))
    hook = [(0, .016 * math.sin(t), rail - .006 + .016 * math.cos(t)) for t in turns]
    piece.tube([*hook, (0, 0, rail - .03), (0, 0, top)], .0022, "steel")
    piece.tube([(0, half * s / 4, top - SHOULDER_SLOPE * abs(s / 4) ** 1.3) for s in range(-4, 5)], .009, "oak flat")


def torso(piece, rail, cut, material, seed):
    """The body of a garment, a flat tube that widens from the collar to the shoulders and falls into folds."""
    length, shoulder, thick, _, hem, fold = cut
    def point(u, v):
        turn, fall = math.tau * u, max(0, v - .12) / .88
        at_shoulder = min(1, v / .12)
        half = NECK + (shoulder - NECK) * at_shoulder ** .85
        if fall:
            half = shoulder - .014 * math.sin(fall * 2.2) + (hem - shoulder) * fall ** 2
        z = rail - .055 - SHOULDER_SLOPE * at_shoulder - (length - SHOULDER_SLOPE) * fall
        c, s = math.cos(turn), math.sin(turn)
        waves = fold * fall ** .7 * math.sin(7 * turn + seed + 2 * fall) + .6 * fold * fall * math.sin(13 * turn - seed)
        side = thick * (.45 + .55 * at_shoulder) * (1 - .18 * fall) + waves
        x = math.copysign(abs(c) ** .7, c) * side + wrinkle(seed, s * half, z, 4, .013 * fall)
        return (x, half * math.copysign(abs(s) ** .8, s), z + wrinkle(s, seed, 0, 1.5, .02) * fall)
    piece.sheet(72, 40, point, material)


def collar(piece, rail, material):
    """A band round the neck, open at the front of the garment."""
    def point(u, v):
        turn = math.tau * u
        radius = 1 + .10 * v
        return (.034 * radius * math.cos(turn), .058 * radius * math.sin(turn),
                rail - .078 + .030 * v + .012 * math.sin(turn) ** 2)
    piece.sheet(28, 3, point, material, .004)


def sleeve(piece, rail, cut, material, seed, side):
    """A sleeve that hangs from the shoulder on one side (1 or -1), with creases at the elbow."""
    _, shoulder, thick, length, *_ = cut
    start = rail - .045 - SHOULDER_SLOPE
    def point(u, v):
        turn, low = math.tau * u, max(0, v - .08) / .92
        round_off = min(1, v / .08) ** .5
        z = start - .02 * (v / .08 if v < .08 else 1) - length * low
        narrow = (1 - .34 * low) * round_off
        crease = math.exp(-((low - .5) / .3) ** 2) * .0045 * math.sin(38 * low + 3 * math.cos(turn + seed) + seed)
        x = (thick * .85 + crease) * narrow * math.cos(turn) + .022 * math.sin(2.2 * low + seed) * low
        y = side * (shoulder - .035 + .022 * low + .018 * math.sin(math.pi * low)) + (.062 + crease) * narrow * math.sin(turn)
        return (x + wrinkle(seed, turn, z, 3, .007), y, z)
    piece.sheet(28, 36, point, material, .003)


def garment(piece, rail, kind, material):
    """A garment on its hanger, below a rail above the origin; its front edge faces +y."""
    cut, seed = CUTS[kind], piece.random.uniform(0, 9)
    length, *rest = cut
    cut = (length * piece.random.uniform(.93, 1.05), *rest)
    hanger(piece, rail, cut[1])
    torso(piece, rail, cut, material, seed)
    if kind != "dress":
        collar(piece, rail, material)
        for side in (1, -1):
            sleeve(piece, rail, cut, material, seed + side, side)


def trousers(piece, rail, material):
    """Trousers folded over the bar of a hanger."""
    hanger(piece, rail, .19)
    bar, seed, length = rail - .165, piece.random.uniform(0, 9), piece.random.uniform(.52, .60)
    piece.tube([(0, -.19, bar), (0, .19, bar)], .006, "oak flat")
    for k, side in enumerate((-1, 1)):
        def leg(u, v, side=side, k=k):
            y = (u - .5) * (.25 - .03 * v)
            over = min(1, v * 9)
            return (side * (.004 + .017 * over) + wrinkle(seed + k, y, v, 3.5, .012 * v),
                    y, bar + .016 * (1 - over) - (length - .05 * k) * v)
        piece.sheet(14, 20, leg, material, .010)


def folded_pile(piece, count, materials, width=.31, depth=.30):
    """A pile of folded knits on the ground of the frame, their folds at the front; `materials` in turn from below."""
    z = 0
    for k in range(count):
        w, d, h = (v * piece.random.uniform(.94, 1.04) for v in (width, depth, .058))
        knit = piece.moved(piece.random.uniform(-.012, .012), 0, z, piece.random.uniform(-4, 4))
        knit.cushion(-w / 2, -d / 2, 0, w / 2, d / 2, h, materials[k % len(materials)], .010, .028)
        knit.cushion(-w / 2 + .006, -d / 2, h * .46, w / 2 - .006, d / 2 + .006, h * .98, materials[k % len(materials)],
                     .006, .016)
        z += h * .94


def shoe(piece, upper, sole="black", length=.27):
    """A low shoe at the origin, its toe towards +y."""
    def width_at(t):
        ball = .035 * math.exp(-((t - .7) / .17) ** 2)
        ends = min(1, ((1 - t) * 9) ** .5, ((t + .004) * 12) ** .5)
        return length * (.125 + .055 * math.sin(math.pi * min(1, t * 1.08)) + ball) * ends
    def rim(t):
        return .026 + .062 * (1 - min(1, max(0, (t - .10) / .75))) ** 1.2 + .030 * math.exp(-((t - .62) / .16) ** 2)
    def skin(u, v):
        turn, half = math.pi * u, width_at(v)
        return (half * math.cos(turn), (v - .5) * length, .022 + (rim(v) - .010) * math.sin(turn) ** .55)
    def base(u, v):
        half = width_at(v) * 1.06
        return ((u - .5) * 2 * half, (v - .5) * length * 1.03, .012 + .010 * max(0, v - .8) * 5)
    piece.sheet(24, 30, skin, upper)
    piece.sheet(10, 30, base, sole, .022)
    def throat(u, v):
        return (.030 * math.cos(math.tau * u) * v, -.20 * length + .062 * math.sin(math.tau * u) * v, .094 - .012 * (1 - v))
    piece.sheet(24, 3, throat, "black")


def shoe_pair(piece, upper, sole="black", length=.27, apart=.12, skew=6):
    """Two shoes side by side as somebody left them; `skew` is in degrees."""
    shoe(piece.moved(-apart / 2, 0, 0, skew * .4), upper, sole, length)
    shoe(piece.moved(apart / 2, .035, 0, -skew), upper, sole, length)
