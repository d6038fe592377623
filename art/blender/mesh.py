"""Meshes built face by face. Lengths are metres, z is up, x is east, y is north."""
import math

import bpy
import numpy
from mathutils import Matrix, Vector

TAU = 2 * math.pi
BOX_FACES = ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))


class MeshBuilder:
    """Collects faces, each with the index of its material and a number ('wid') that materials may read."""

    def __init__(self):
        self.vertices, self.faces, self.materials, self.numbers = [], [], [], []
        self._many = []

    def face(self, points, material=0, wid=0.0):
        """One polygon, counter-clockwise seen from its front."""
        start = len(self.vertices)
        self.vertices += [tuple(p) for p in points]
        self._add(range(start, start + len(points)), material, wid)

    def box(self, x0, y0, z0, x1, y1, z1, material=0, frame=None, wid=0.0):
        """A box between two corners, in the coordinates of `frame` (a 4x4 matrix) if given."""
        corners = [Vector(c) for c in (
            (x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0),
            (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1))]
        start = len(self.vertices)
        self.vertices += [tuple(frame @ c if frame else c) for c in corners]
        for face in BOX_FACES:
            self._add([start + i for i in face], material, wid)

    def prism(self, polygon, z0, z1, material=0, top=None, wid=0.0):
        """A polygon (counter-clockwise x, y pairs) drawn up from z0 to z1; `top` is the material of its lid."""
        n, start = len(polygon), len(self.vertices)
        self.vertices += [(x, y, z0) for x, y in polygon] + [(x, y, z1) for x, y in polygon]
        for k in range(n):
            after = (k + 1) % n
            self._add((start + k, start + after, start + n + after, start + n + k), material, wid)
        self._add([start + n + k for k in range(n)], material if top is None else top, wid)
        self._add([start + k for k in reversed(range(n))], material, wid)

    def ribbon(self, inner, outer, material=0, wid=0.0):
        """A strip of quads between two closed rings of points of the same length."""
        n = len(inner)
        for k in range(n):
            after = (k + 1) % n
            self.face((inner[k], outer[k], outer[after], inner[after]), material, wid)

    def many(self, corners, material, numbers):
        """Faces by the thousand: an array of count x corners (3 or 4) x 3, and a number for each face."""
        self._many.append((numpy.asarray(corners, numpy.float32), material, numpy.asarray(numbers, numpy.float32)))

    def _add(self, indices, material, wid):
        self.faces.append(tuple(indices))
        self.materials.append(material)
        self.numbers.append(wid)

    def mesh(self, name, materials):
        """The Blender mesh; `materials` are those that the faces' indices point at."""
        made = bpy.data.meshes.new(name)
        sizes = [len(face) for face in self.faces]
        corners = [numpy.fromiter((i for face in self.faces for i in face), numpy.int32)]
        points, kinds, numbers = [numpy.array(self.vertices, numpy.float32).reshape(-1, 3)], list(self.materials), []
        numbers.append(numpy.array(self.numbers, numpy.float32))
        start = len(self.vertices)
        for block, material, values in self._many:
            count, sides, _ = block.shape
            points.append(block.reshape(-1, 3))
            corners.append(numpy.arange(start, start + count * sides, dtype=numpy.int32))
            sizes += [sides] * count
            kinds += [material] * count
            numbers.append(values)
            start += count * sides
        points, corners = numpy.concatenate(points), numpy.concatenate(corners)
        made.vertices.add(len(points))
        made.vertices.foreach_set("co", points.ravel())
        made.loops.add(len(corners))
        made.loops.foreach_set("vertex_index", corners)
        made.polygons.add(len(sizes))
        made.polygons.foreach_set("loop_total", sizes)
        made.polygons.foreach_set("loop_start", numpy.concatenate(([0], numpy.cumsum(sizes)[:-1])).astype(numpy.int32))
        for material in materials:
            made.materials.append(material)
        made.polygons.foreach_set("material_index", kinds)
        made.update(calc_edges=True)
        made.attributes.new("wid", "FLOAT", "FACE").data.foreach_set("value", numpy.concatenate(numbers))
        return made


def place(mesh, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1), name=None):
    """Puts an instance of a mesh into the scene; `turn` is in radians. Returns the object."""
    thing = bpy.data.objects.new(name or mesh.name, mesh)
    thing.location, thing.rotation_euler, thing.scale = at, turn, scale
    bpy.context.scene.collection.objects.link(thing)
    return thing


def edge_frame(a, b, z=0.0):
    """Frame of a wall from a to b: x along it, y outwards (right of the way), z up. Returns (matrix, length)."""
    along = Vector((b[0] - a[0], b[1] - a[1], 0))
    length = along.length
    along.normalize()
    out = Vector((along.y, -along.x, 0))
    return Matrix(((along.x, out.x, 0, a[0]), (along.y, out.y, 0, a[1]), (0, 0, 1, z), (0, 0, 0, 1))), length


def blob(cx, cy, rx, ry, rnd, points=40):
    """A soft closed outline around a centre, for beds and ponds."""
    p = [rnd.uniform(0, TAU) for _ in range(4)]
    outline = []
    for k in range(points):
        t = TAU * k / points
        outline.append((cx + rx * (1 + .14 * math.sin(2 * t + p[0]) + .08 * math.sin(3 * t + p[1])) * math.cos(t),
                        cy + ry * (1 + .14 * math.sin(2 * t + p[2]) + .08 * math.sin(3 * t + p[3])) * math.sin(t)))
    return outline


def counter_clockwise(polygon):
    """The polygon, turned round if its corners go clockwise."""
    twice = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(polygon, polygon[1:] + polygon[:1]))
    return list(polygon) if twice > 0 else list(reversed(polygon))


def inside(x, y, polygon):
    """Whether a point lies in a polygon."""
    odd, last = False, polygon[-1]
    for here in polygon:
        if (here[1] > y) != (last[1] > y) and \
                x < (last[0] - here[0]) * (y - here[1]) / (last[1] - here[1]) + here[0]:
            odd = not odd
        last = here
    return odd


def inset(polygon, distance):
    """The polygon with every edge moved inwards by `distance` (outwards if negative); corners stay mitred."""
    polygon = counter_clockwise(polygon)
    n, result = len(polygon), []
    for k in range(n):
        a, b, c = (Vector(polygon[i % n]) for i in (k - 1, k, k + 1))
        u, v = (b - a).normalized(), (c - b).normalized()
        left_u, left_v = Vector((-u.y, u.x)), Vector((-v.y, v.x))
        bisector = left_u + left_v
        scale = distance / max(0.35, bisector.dot(left_u))
        result.append(tuple(b + bisector * scale))
    return result
