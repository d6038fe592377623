"""The wooded hills behind the city."""
import math

from mathutils import Vector, noise
from mesh import MeshBuilder, place

# Per range: inner radius and depth in metres, a factor of its height, and an offset of its angle in radians.
RANGES = ((2500, 1500, .60, 0), (3900, 2300, 1.2, 2.0))
SEGMENTS, ROWS = 620, 16


def ridge(angle):
    """The height of a crest in metres, by its direction in radians."""
    return max(16, 128 + 85 * math.sin(angle * 3 + 1) + 55 * math.sin(angle * 7) + 32 * math.sin(angle * 17 + 2)
               + 16 * math.sin(angle * 38))


def build(palette):
    """Places both ranges as one mesh, with spurs and valleys from ridged noise."""
    builder = MeshBuilder()
    for radius, depth, share, offset in RANGES:
        rows = []
        for m in range(ROWS + 1):
            t = m / ROWS
            row = []
            for k in range(SEGMENTS):
                a = 2 * math.pi * k / SEGMENTS
                r = radius + depth * t
                x, y = r * math.cos(a), r * math.sin(a)
                rough = noise.fractal(Vector((x / 420, y / 420, offset)), 1.0, 2.1, 5)
                spur = 1 - abs(noise.noise(Vector((x / 620, y / 620, offset + 5))))
                height = share * ridge(a + offset) * math.sin(math.pi * (.06 + .5 * t)) ** 1.5 * (.45 + .7 * spur)
                row.append((x, y, max(-2, height + share * 46 * rough * t - 14 * (1 - t))))
            rows.append(row)
        for near, far in zip(rows, rows[1:]):
            for k in range(SEGMENTS):
                following = (k + 1) % SEGMENTS
                builder.face((near[k], near[following], far[following], far[k]))
    mesh = builder.mesh("hills", [palette["hill"]])
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    place(mesh)
