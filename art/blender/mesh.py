"""Builds meshes face by face, and 2D polygon functions. Metres; x is east, y north, z up; points are (x, y) or (x, y, z)."""
import math

import bpy
import numpy
from mathutils import Matrix, Vector

TAU = 2 * math.pi
BOX_FACES = ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))


class MeshBuilder:
    """Collects faces, each with a material index and an id, which materials read as the attribute 'wid'."""

    def __init__(self):
        self.vertices, self.faces, self.materials, self.face_ids = [], [], [], []
        self._face_arrays = []

    def face(self, points, material=0, wid=0.0):
        """Adds one polygon, counter-clockwise seen from its front."""
        start = len(self.vertices)
        self.vertices += [tuple(p) for p in points]
        self._append(range(start, start + len(points)), material, wid)

    def box(self, x0, y0, z0, x1, y1, z1, material=0, frame=None, wid=0.0):
        """Adds a box between two corners, transformed by `frame` (a 4x4 matrix) if given."""
        corners = [Vector(c) for c in (
            (x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0),
            (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1))]
        start = len(self.vertices)
        self.vertices += [tuple(frame @ c if frame else c) for c in corners]
        for face in BOX_FACES:
            self._append([start + i for i in face], material, wid)

    def prism(self, polygon, z0, z1, material=0, top=None, wid=0.0):
        """Adds a polygon (counter-clockwise x, y pairs) extruded from z0 to z1; `top` is the material of the upper face."""
        n, start = len(polygon), len(self.vertices)
        self.vertices += [(x, y, z0) for x, y in polygon] + [(x, y, z1) for x, y in polygon]
        for k in range(n):
            following = (k + 1) % n
            self._append((start + k, start + following, start + n + following, start + n + k), material, wid)
        self._append([start + n + k for k in range(n)], material if top is None else top, wid)
        self._append([start + k for k in reversed(range(n))], material, wid)

    def ribbon(self, inner, outer, material=0, wid=0.0):
        """Adds quads between two closed rings with the same number of points (x, y, z)."""
        n = len(inner)
        for k in range(n):
            following = (k + 1) % n
            self.face((inner[k], outer[k], outer[following], inner[following]), material, wid)

    def add_faces(self, corners, material, numbers):
        """Adds many faces from an array of count x corners (3 or 4) x 3, with one id per face. Much faster than face()."""
        self._face_arrays.append((numpy.asarray(corners, numpy.float32), material, numpy.asarray(numbers, numpy.float32)))

    def _append(self, indices, material, wid):
        self.faces.append(tuple(indices))
        self.materials.append(material)
        self.face_ids.append(wid)

    def mesh(self, name, materials):
        """Creates the Blender mesh; the faces' material indices refer to `materials`."""
        mesh = bpy.data.meshes.new(name)
        sizes = [len(face) for face in self.faces]
        corners = [numpy.fromiter((i for face in self.faces for i in face), numpy.int32)]
        points, kinds, face_ids = [numpy.array(self.vertices, numpy.float32).reshape(-1, 3)], list(self.materials), []
        face_ids.append(numpy.array(self.face_ids, numpy.float32))
        start = len(self.vertices)
        for block, material, values in self._face_arrays:
            count, sides, _ = block.shape
            points.append(block.reshape(-1, 3))
            corners.append(numpy.arange(start, start + count * sides, dtype=numpy.int32))
            sizes += [sides] * count
            kinds += [material] * count
            face_ids.append(values)
            start += count * sides
        points, corners = numpy.concatenate(points), numpy.concatenate(corners)
        mesh.vertices.add(len(points))
        mesh.vertices.foreach_set("co", points.ravel())
        mesh.loops.add(len(corners))
        mesh.loops.foreach_set("vertex_index", corners)
        mesh.polygons.add(len(sizes))
        mesh.polygons.foreach_set("loop_total", sizes)
        mesh.polygons.foreach_set("loop_start", numpy.concatenate(([0], numpy.cumsum(sizes)[:-1])).astype(numpy.int32))
        for material in materials:
            mesh.materials.append(material)
        mesh.polygons.foreach_set("material_index", kinds)
        mesh.update(calc_edges=True)
        mesh.attributes.new("wid", "FLOAT", "FACE").data.foreach_set("value", numpy.concatenate(face_ids))
        return mesh


def place(mesh, location=(0, 0, 0), rotation=(0, 0, 0), scale=(1, 1, 1), name=None):
    """Adds an instance of a mesh to the scene and returns the object; `rotation` is in radians (XYZ Euler)."""
    obj = bpy.data.objects.new(name or mesh.name, mesh)
    obj.location, obj.rotation_euler, obj.scale = location, rotation, scale
    bpy.context.scene.collection.objects.link(obj)
    return obj


def edge_frame(a, b, z=0.0):
    """The frame of a wall from a to b: x along it, y outwards (to the right), z up. Returns (4x4 matrix, length)."""
    along = Vector((b[0] - a[0], b[1] - a[1], 0))
    length = along.length
    along.normalize()
    out = Vector((along.y, -along.x, 0))
    return Matrix(((along.x, out.x, 0, a[0]), (along.y, out.y, 0, a[1]), (0, 0, 1, z), (0, 0, 0, 1))), length


def soft_outline(cx, cy, rx, ry, rnd, points=40):
    """A wavy closed outline around a centre with radii rx and ry, for beds and ponds. Returns (x, y) pairs."""
    phases = [rnd.uniform(0, TAU) for _ in range(4)]
    outline = []
    for k in range(points):
        t = TAU * k / points
        outline.append((cx + rx * (1 + .14 * math.sin(2 * t + phases[0]) + .08 * math.sin(3 * t + phases[1])) * math.cos(t),
                        cy + ry * (1 + .14 * math.sin(2 * t + phases[2]) + .08 * math.sin(3 * t + phases[3])) * math.sin(t)))
    return outline


def smooth_outline(polygon, steps=8):
    """A closed curve through a polygon's points (Catmull-Rom), in `steps` segments per edge."""
    n, curve = len(polygon), []
    for k in range(n):
        a, b, c, d = (Vector(polygon[i % n]) for i in (k - 1, k, k + 1, k + 2))
        for t in (step / steps for step in range(steps)):
            curve.append(tuple(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
                                     + (3 * b - 3 * c + d - a) * t ** 3)))
    return curve


def counter_clockwise(polygon):
    """A list of the polygon's points in counter-clockwise order."""
    doubled_area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(polygon, polygon[1:] + polygon[:1]))
    return list(polygon) if doubled_area > 0 else list(reversed(polygon))


def point_in_polygon(x, y, polygon):
    """Whether a point is inside a polygon (even-odd rule)."""
    is_inside, previous = False, polygon[-1]
    for corner in polygon:
        if (corner[1] > y) != (previous[1] > y) and \
                x < (previous[0] - corner[0]) * (y - corner[1]) / (previous[1] - corner[1]) + corner[0]:
            is_inside = not is_inside
        previous = corner
    return is_inside


def inset(polygon, distance):
    """Moves every edge of a polygon inwards by `distance` (outwards if negative), with mitred corners."""
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
