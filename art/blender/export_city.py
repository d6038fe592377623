"""
Writes client/content/generated/city.bin, the surroundings of the website's model: every building and plant where the pictures have
them. Runs the scene's own scripts without Blender, which only has to be named:  python3 art/blender/export_city.py
"""
import math
import struct
import sys
import types
from collections import defaultdict
from pathlib import Path

TARGET = Path(__file__).resolve().parents[2] / "client" / "content" / "generated" / "city.bin"
# The order of the plants' numbers: client/model/city.ts has their sizes.
PLANTS = ("elm", "zelkova", "birch", "pine", "maple", "shrub", "hedge")


class Vector(tuple):
    """As much of Blender's as the scripts use."""

    def __new__(cls, values):
        return super().__new__(cls, map(float, values))

    x, y, z = (property(lambda self, k=k: self[k]) for k in range(3))
    length = property(lambda self: math.hypot(*self))

    def __add__(self, other):
        return Vector(a + b for a, b in zip(self, other))

    def __sub__(self, other):
        return Vector(a - b for a, b in zip(self, other))

    def __mul__(self, factor):
        return Vector(a * factor for a in self)

    def dot(self, other):
        return sum(a * b for a, b in zip(self, other))

    def normalized(self):
        return self * (1 / (self.length or 1))


class Turn:
    """Blender's matrix, of shifts and turns about the vertical axis alone."""

    def __init__(self, angle, x, y):
        self.angle, self.x, self.y = angle, x, y

    @classmethod
    def Translation(cls, at):
        return cls(0, at[0], at[1])

    @classmethod
    def Rotation(cls, angle, _size, _axis):
        return cls(angle, 0, 0)

    def __matmul__(self, other):
        cos, sin = math.cos(self.angle), math.sin(self.angle)
        x, y = self.x + cos * other.x - sin * other.y, self.y + sin * other.x + cos * other.y
        return Turn(self.angle + other.angle, x, y) if isinstance(other, Turn) else Vector((x, y, other.z))


def stand_in(name, **content):
    sys.modules[name] = types.SimpleNamespace(**content)


stand_in("bpy")
stand_in("numpy")
stand_in("mathutils", Vector=Vector, Matrix=Turn, noise=None)

import mesh  # noqa: E402

mesh.place = lambda *_, **__: None
mesh.MeshBuilder.mesh = lambda self, *_: None

from exterior import cars  # noqa: E402
from exterior import city  # noqa: E402
from exterior import hills  # noqa: E402
from exterior import landscape  # noqa: E402
from exterior import plants  # noqa: E402
from exterior import shore  # noqa: E402
from model import complex_data  # noqa: E402

hills.build = lambda palette: None
cars.form = lambda *_: None

planted, built = [], []


class Nursery(plants.Nursery):
    """Plants names instead of meshes."""

    def __init__(self):
        self.eye = None
        counts = {**dict.fromkeys(plants.SPECIES, plants.FORMS), "grass": 3, "reed": 2, "flowers": 2}
        self.forms = {name: [name] * count for name, count in counts.items()}


def plant(name, at, _turn, scale):
    if name in PLANTS:
        planted.append((PLANTS.index(name), *at, scale[0]))


plants.place = plant


class City(city.City):
    """Keeps what stands up: boxes of the first material are walls, the others roofs, lawns and kerbs."""

    def box(self, x0, y0, z0, x1, y1, z1, material=0, frame=None, wid=0.0):
        if material:
            return
        corners = [self.spot(x, y) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        middle = [sum(corner[k] for corner in corners) / 4 for k in (0, 1)]
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
        wide = (math.hypot(bx - ax, by - ay) + math.hypot(cx - dx, cy - dy)) / 2
        deep = (math.hypot(dx - ax, dy - ay) + math.hypot(cx - bx, cy - by)) / 2
        built.append((*middle, z0, wide, deep, z1, math.atan2(by + cy - ay - dy, bx + cx - ax - dx), wid))

    def bent(self):
        pass


city.City = City


def build():
    palette, nursery = defaultdict(lambda: None), Nursery()
    landscape.build(complex_data(), palette, nursery)
    shore.build(palette, nursery)
    city.build(palette, nursery)


def seen(box):
    """Whether a building tells anything at its distance: a stair head does not, a kilometre away."""
    x, y, low, wide, deep, high = box[:6]
    far = math.hypot(x, y)
    return wide * deep > 9 and (far < 700 if low > 1 else far < 1500 or high > 22)


def grown(plant_):
    kind, x, y = plant_[:3]
    return math.hypot(x, y) < (190 if kind > 4 else 800)


def curve(x, y):
    """The place's number on a curve that keeps neighbours together, so that steps between them are small."""
    bits = (int((x + 5200) / 40), int((y + 5200) / 40))
    return sum((bits[0] >> k & 1) << 2 * k | (bits[1] >> k & 1) << 2 * k + 1 for k in range(9))


def steps(values):
    """16-bit differences, the low bytes before the high ones: like stands by like, which compresses."""
    differences = [(b - a) & 0xffff for a, b in zip([0, *values], values)]
    return bytes(d & 255 for d in differences) + bytes(d >> 8 for d in differences)


def small(values):
    return bytes(max(0, min(255, round(value))) for value in values)


def main():
    build()
    boxes = sorted(filter(seen, built), key=lambda b: (curve(b[0], b[1]), b[0], b[1]))
    green = sorted(filter(grown, planted), key=lambda p: (curve(p[1], p[2]), p[1], p[2]))
    x, y, low, wide, deep, high, turn, wid = zip(*boxes)
    kind, px, py, pz, size = zip(*green)
    turn = [(angle + math.pi / 2) % math.pi - math.pi / 2 for angle in turn]
    TARGET.write_bytes(struct.pack("<II", len(boxes), len(green)) + b"".join((
        steps([round(v * 5) for v in x]), steps([round(v * 5) for v in y]),
        small(v * 2 for v in low), small(v * 3 for v in wide), small(v * 3 for v in deep), small(v * 2 for v in high),
        small(127 + v / math.pi * 254 for v in turn), small(v // 1000 for v in wid),
        steps([round(v * 5) for v in px]), steps([round(v * 5) for v in py]),
        small(v * 10 for v in pz), small(k * 32 + max(0, min(31, (s - .3) * 28)) // 1 for k, s in zip(kind, size)),
    )))
    print(len(boxes), "buildings,", len(green), "plants,", TARGET.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
