"""Clothes on hangers, and shoes. Metres, in the frame of a Piece: the wardrobe's back is at y = 0."""
import math

from mathutils import Vector, noise

SHOULDER_SLOPE = .085


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


def shoe_pair(piece, upper, sole="black", length=.27, apart=.12, skew=6):
    """Two shoes side by side as somebody left them; `skew` is in degrees."""
    shoe(piece.moved(-apart / 2, 0, 0, skew * .4), upper, sole, length)
    shoe(piece.moved(apart / 2, .035, 0, -skew), upper, sole, length)


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
