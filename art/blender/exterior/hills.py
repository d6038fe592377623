"""The wooded hills behind the city, like those behind every Korean one."""
import math

from mathutils import Vector, noise
from mesh import MeshBuilder, place

# radius where a range begins, its depth, its height's share, and a turn that makes it unlike the other; m and radians
RANGES = ((2500, 1500, .60, 0), (3900, 2300, 1.2, 2.0))
AROUND, INWARDS = 620, 16


def ridge(angle):
    """The height of a range's crest in a direction, in metres."""
    return max(16, 128 + 85 * math.sin(angle * 3 + 1) + 55 * math.sin(angle * 7) + 32 * math.sin(angle * 17 + 2)
               + 16 * math.sin(angle * 38))


def build(palette):
    """Places the ranges as one mesh: spurs and valleys come from ridged noise."""
    builder = MeshBuilder()
    for radius, deep, share, turn in RANGES:
        rows = []
        for m in range(INWARDS + 1):
            t = m / INWARDS
            row = []
            for k in range(AROUND):
                a = 2 * math.pi * k / AROUND
                r = radius + deep * t
                x, y = r * math.cos(a), r * math.sin(a)
                rough = noise.fractal(Vector((x / 420, y / 420, turn)), 1.0, 2.1, 5)
                spur = 1 - abs(noise.noise(Vector((x / 620, y / 620, turn + 5))))
                height = share * ridge(a + turn) * math.sin(math.pi * (.06 + .5 * t)) ** 1.5 * (.45 + .7 * spur)
                row.append((x, y, max(-2, height + share * 46 * rough * t - 14 * (1 - t))))
            rows.append(row)
        for near, far in zip(rows, rows[1:]):
            for k in range(AROUND):
                after = (k + 1) % AROUND
                builder.face((near[k], near[after], far[after], far[k]))
    made = builder.mesh("hills", [palette["hill"]])
    made.polygons.foreach_set("use_smooth", [True] * len(made.polygons))
    place(made)
