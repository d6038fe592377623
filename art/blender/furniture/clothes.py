"""Shoes. Metres, in the frame of a Piece."""
import math


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
