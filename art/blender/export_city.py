"""
Writes client/content/generated/city.bin, the surroundings in the website's 3D model, with the buildings and plants of the
pictures: python3 art/blender/export_city.py. Runs the scene's scripts on stubs of Blender's modules, so it needs no Blender.
"""
import math
import struct
import sys
import types
from collections import defaultdict
from pathlib import Path

TARGET = Path(__file__).resolve().parents[2] / "client" / "content" / "generated" / "city.bin"
# A species is stored as its index here; client/complex3d/city.ts, which reads the file, has their sizes in the same order.
PLANTS = ("elm", "zelkova", "birch", "pine", "maple", "shrub", "hedge")
FIRST_SHRUB = 5
# Steps per metre of the stored integers: positions (20 cm), bottoms and tops, widths and depths, heights of plants.
POSITION_STEPS, HEIGHT_STEPS, SIZE_STEPS, ALTITUDE_STEPS = 5, 2, 3, 10
# Half a turn has 254 steps around 127; a plant's size has 28 steps per unit, from 0.3, in the low five bits.
ANGLE_STEPS, ANGLE_ZERO = 254, 127
SCALE_STEPS, LEAST_SCALE, SCALE_VALUES = 28, .3, 32


class Vector(tuple):
    """Stub of mathutils.Vector with the operations that the scripts use."""

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


class PlanarMatrix:
    """Stub of mathutils.Matrix for translations and rotations about the vertical axis only."""

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
        return PlanarMatrix(self.angle + other.angle, x, y) if isinstance(other, PlanarMatrix) else Vector((x, y, other.z))


def stub_module(name, **content):
    sys.modules[name] = types.SimpleNamespace(**content)


stub_module("bpy")
stub_module("numpy")
stub_module("mathutils", Vector=Vector, Matrix=PlanarMatrix, noise=None)

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
cars.car_mesh = lambda *_: None

plant_records, building_records = [], []


class Nursery(plants.Nursery):
    """A nursery whose meshes are the species' names, so that nothing is modelled."""

    def __init__(self):
        self.eye = None
        counts = {**dict.fromkeys(plants.SPECIES, plants.VARIANTS), "grass": 3, "reed": 2, "flowers": 2}
        self.variants = {name: [name] * count for name, count in counts.items()}


def record_plant(name, at, _turn, scale):
    if name in PLANTS:
        plant_records.append((PLANTS.index(name), *at, scale[0]))


plants.place = record_plant


# Materials of the city's mesh; roofs (1), kerbs included, are not exported.
WALL, LAWN = 0, 2
# Lawns are stored as buildings without height, in a style of their own.
LAWN_STYLE = city.OFFICE + 1
# A byte stores three times an edge, so longer lawns are divided; metres.
LONGEST_EDGE = 80


class City(city.City):
    """Records walls and lawns. Roofs and kerbs are drawn by the model itself."""

    def box(self, x0, y0, z0, x1, y1, z1, material=WALL, frame=None, wid=0.0):
        if material == LAWN:
            columns, rows = (math.ceil((high - low) / LONGEST_EDGE) for low, high in ((x0, x1), (y0, y1)))
            width, depth = (x1 - x0) / columns, (y1 - y0) / rows
            for x in (x0 + width * k for k in range(columns)):
                for y in (y0 + depth * k for k in range(rows)):
                    self.record(x, y, 0, x + width, y + depth, 0, LAWN_STYLE * 1000)
        elif material == WALL:
            self.record(x0, y0, z0, x1, y1, z1, wid)

    def record(self, x0, y0, z0, x1, y1, z1, wid):
        """Appends the box, with its place on the site, to building_records."""
        corners = [self.to_site(x, y) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        centre = [sum(corner[k] for corner in corners) / 4 for k in (0, 1)]
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
        width = (math.hypot(bx - ax, by - ay) + math.hypot(cx - dx, cy - dy)) / 2
        depth = (math.hypot(dx - ax, dy - ay) + math.hypot(cx - bx, cy - by)) / 2
        building_records.append((*centre, z0, width, depth, z1, math.atan2(by + cy - ay - dy, bx + cx - ax - dx), wid))

    def bend_streets(self):
        pass


city.City = City


def build():
    """Runs the scripts of landscape, shore and city, which fill plant_records and building_records."""
    palette, nursery = defaultdict(lambda: None), Nursery()
    landscape.build(complex_data(), palette, nursery)
    shore.build(palette, nursery)
    city.build(palette, nursery)


def is_building_visible(box):
    """Whether a box is large enough to be seen at its distance; stair heads (boxes on a roof) only within 700 m."""
    x, y, bottom, width, depth, top = box[:6]
    distance = math.hypot(x, y)
    return width * depth > 9 and (distance < 700 if bottom > 1 else distance < 1500 or top > 22)


def is_plant_visible(plant):
    """Whether a plant is near enough to be seen: shrubs within 190 m, trees within 800 m."""
    species, x, y = plant[:3]
    return math.hypot(x, y) < (190 if species >= FIRST_SHRUB else 800)


def morton_code(x, y):
    """Z-order index of the 40 m cell of a point: sorted by it, neighbours are close, so differences are small."""
    cell = (int((x + 5200) / 40), int((y + 5200) / 40))
    return sum((cell[0] >> k & 1) << 2 * k | (cell[1] >> k & 1) << 2 * k + 1 for k in range(9))


def encode_deltas(values):
    """16-bit differences of integers, all low bytes before all high bytes, which compresses better."""
    differences = [(b - a) & 0xffff for a, b in zip([0, *values], values)]
    return bytes(d & 255 for d in differences) + bytes(d >> 8 for d in differences)


def encode_bytes(values):
    """Rounds values to bytes, clamped to 0..255."""
    return bytes(max(0, min(255, round(value))) for value in values)


def encode_buildings(records):
    """All fields of the buildings, field by field: x, y, bottom, width, depth, top, angle, style."""
    x, y, bottom, width, depth, top, angles, wids = zip(*records)
    # A box looks the same after half a turn.
    angles = [(angle + math.pi / 2) % math.pi - math.pi / 2 for angle in angles]
    return b"".join((
        encode_deltas([round(v * POSITION_STEPS) for v in x]), encode_deltas([round(v * POSITION_STEPS) for v in y]),
        encode_bytes(v * HEIGHT_STEPS for v in bottom), encode_bytes(v * SIZE_STEPS for v in width),
        encode_bytes(v * SIZE_STEPS for v in depth), encode_bytes(v * HEIGHT_STEPS for v in top),
        encode_bytes(ANGLE_ZERO + v / math.pi * ANGLE_STEPS for v in angles), encode_bytes(v // 1000 for v in wids),
    ))


def encode_plants(records):
    """All fields of the plants, field by field: x, y, z, species with size."""
    species, x, y, z, scales = zip(*records)
    sizes = [max(0, min(SCALE_VALUES - 1, (scale - LEAST_SCALE) * SCALE_STEPS)) // 1 for scale in scales]
    return b"".join((
        encode_deltas([round(v * POSITION_STEPS) for v in x]), encode_deltas([round(v * POSITION_STEPS) for v in y]),
        encode_bytes(v * ALTITUDE_STEPS for v in z),
        encode_bytes(index * SCALE_VALUES + size for index, size in zip(species, sizes)),
    ))


def main():
    build()
    buildings = sorted(filter(is_building_visible, building_records), key=lambda b: (morton_code(b[0], b[1]), b[0], b[1]))
    greenery = sorted(filter(is_plant_visible, plant_records), key=lambda p: (morton_code(p[1], p[2]), p[1], p[2]))
    counts = struct.pack("<II", len(buildings), len(greenery))
    TARGET.write_bytes(counts + encode_buildings(buildings) + encode_plants(greenery))
    print(len(buildings), "buildings,", len(greenery), "plants,", TARGET.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
