"""Basic forms of furniture. Metres, z upwards; every form takes the name of a material in the piece's palette."""
import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

SMOOTH_ANGLE = math.radians(40)
# Makes noise_vector the same in every run. Unless it is seeded, Blender seeds it with the time.
noise.seed_set(7)


def smooth(mesh):
    """Sets smooth shading, except at edges sharper than 40 degrees."""
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = SMOOTH_ANGLE


class Piece:
    """Adds forms in the frame (4x4 matrix) of a piece of furniture: its back along y = 0, its front towards +y."""

    def __init__(self, frame, palette, seed=0):
        self.frame = frame
        self.palette = palette
        self.random = random.Random(seed)

    def moved(self, x=0, y=0, z=0, turn=0):
        """A piece whose frame is moved by x, y, z metres and rotated by `turn` degrees about z, with another random seed."""
        frame = self.frame @ Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
        return Piece(frame, self.palette, self.random.random())

    def add(self, mesh, material, local=None):
        """Adds an object with a mesh and a material, transformed by `local` within the frame, and returns it."""
        mesh.materials.append(self.palette[material])
        obj = bpy.data.objects.new(mesh.name, mesh)
        obj.matrix_world = self.frame @ local if local else self.frame
        bpy.context.scene.collection.objects.link(obj)
        return obj

    def bevel(self, obj, width, segments=2):
        """Rounds the edges of an object by `width` metres and returns it."""
        modifier = obj.modifiers.new("bevel", "BEVEL")
        modifier.width = width
        modifier.segments = segments
        modifier.limit_method = "ANGLE"
        # Keeps the normals of flat faces, which smooth shading would bend near rounded edges.
        modifier.harden_normals = True
        smooth(obj.data)
        return obj

    def box(self, x0, y0, z0, x1, y1, z1, material, bevel=.004, segments=2):
        """A box between two corners, its edges rounded by `bevel` metres."""
        middle = Vector(((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2))
        half = Vector((abs(x1 - x0) / 2, abs(y1 - y0) / 2, abs(z1 - z0) / 2))
        corners = [(sx * half.x, sy * half.y, sz * half.z) for sz in (-1, 1) for sy in (-1, 1) for sx in (-1, 1)]
        faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
        mesh = bpy.data.meshes.new("box")
        mesh.from_pydata(corners, [], faces)
        obj = self.add(mesh, material, Matrix.Translation(middle))
        return self.bevel(obj, min(bevel, half.x * .9, half.y * .9, half.z * .9), segments) if bevel else obj

    def cut(self, obj, x0, y0, z0, x1, y1, z1):
        """Cuts a box out of an object."""
        cutter = self.box(x0, y0, z0, x1, y1, z1, obj.active_material.name, 0)
        cutter.hide_render = True
        modifier = obj.modifiers.new("cut", "BOOLEAN")
        modifier.object, modifier.operation, modifier.solver = cutter, "DIFFERENCE", "EXACT"

    def lathe(self, x, y, profile, material, segments=48, sharp=True):
        """Rotates a profile of (radius, z) about the vertical through x, y; `sharp` keeps edges over 40 degrees."""
        rings = []
        for radius, z in profile:
            rings.append([(radius * math.cos(a), radius * math.sin(a), z) for a in
                          (math.tau * i / segments for i in range(segments))])
        vertices = [p for ring in rings for p in ring]
        faces = [(r * segments + i, r * segments + (i + 1) % segments,
                  (r + 1) * segments + (i + 1) % segments, (r + 1) * segments + i)
                 for r in range(len(rings) - 1) for i in range(segments)]
        for start, radius in ((0, profile[0][0]), ((len(rings) - 1) * segments, profile[-1][0])):
            if radius > .001:
                faces.append(tuple(range(start, start + segments)))
        mesh = bpy.data.meshes.new("lathe")
        mesh.from_pydata(vertices, [], faces)
        if sharp:
            smooth(mesh)
        else:
            mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        return self.add(mesh, material, Matrix.Translation((x, y, 0)))

    def cylinder(self, x, y, z0, z1, radius, material, top=None, bevel=.004, segments=40):
        """An upright cylinder, or a frustum with the upper radius `top`."""
        obj = self.lathe(x, y, [(radius, z0), (radius if top is None else top, z1)], material, segments)
        return self.bevel(obj, bevel) if bevel else obj

    def ball(self, x, y, z, radius, material, flat=1.0):
        """A sphere whose height is multiplied by `flat`."""
        turns = [-math.pi / 2 + math.pi * i / 16 for i in range(17)]
        profile = [(max(.0005, radius * math.cos(t)), z + radius * flat * math.sin(t)) for t in turns]
        return self.lathe(x, y, profile, material, 32, sharp=False)

    def tube(self, points, radius, material):
        """A round bar along a polyline."""
        curve = bpy.data.curves.new("tube", "CURVE")
        curve.dimensions = "3D"
        curve.bevel_depth = radius
        curve.bevel_resolution = 3
        curve.use_fill_caps = True
        line = curve.splines.new("POLY")
        line.points.add(len(points) - 1)
        for point, co in zip(line.points, points):
            point.co = (*co, 1)
        curve.materials.append(self.palette[material])
        obj = bpy.data.objects.new("tube", curve)
        obj.matrix_world = self.frame
        bpy.context.scene.collection.objects.link(obj)
        return obj

    def cushion(self, x0, y0, z0, x1, y1, z1, material, puff=.03, round_by=.04):
        """
        An upholstered block with edges rounded by `round_by` metres and sides that bulge by `puff` metres. Its net is
        dense at the edges, so a small radius stays crisp.
        """
        cube = bmesh.new()
        bmesh.ops.create_cube(cube, size=2)
        bmesh.ops.subdivide_edges(cube, edges=cube.edges[:], cuts=9, use_grid_fill=True)
        half = Vector(((x1 - x0) / 2, (y1 - y0) / 2, (z1 - z0) / 2))
        radius = min(round_by, *(h * .9 for h in half))
        def along(p, whole):
            """Where the net's line p (-1 to 1, in fifths) stands on a side: two lines are at each edge."""
            flat = whole - 1.05 * radius
            return math.copysign(flat * abs(p) / .6 if abs(p) < .61 else whole - (1 - abs(p)) * 2.6 * radius, p)
        for vertex in cube.verts:
            p = vertex.co.copy()
            world = Vector(tuple(along(p[k], half[k]) for k in range(3)))
            q = tuple(world[k] / half[k] for k in range(3))
            swell = Vector(tuple(puff * (1 - q[(k + 1) % 3] ** 2) * (1 - q[(k + 2) % 3] ** 2) * p[k] *
                                 (1 if abs(p[k]) > .99 else 0) * (1 if k == 2 else .45) for k in range(3)))
            core = Vector(tuple(max(-half[k] + radius, min(half[k] - radius, world[k])) for k in range(3)))
            outwards = world - core
            vertex.co = (core + outwards.normalized() * radius if outwards.length > 1e-6 else world) + swell
            vertex.co += Vector(noise.noise_vector(world * 4 + Vector((x0 * 7, y0 * 5, 1)))) * .004
        mesh = bpy.data.meshes.new("cushion")
        cube.to_mesh(mesh)
        cube.free()
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        obj = self.add(mesh, material, Matrix.Translation(((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2)))
        modifier = obj.modifiers.new("subdivision", "SUBSURF")
        modifier.levels = modifier.render_levels = 1
        return obj

    def piped(self, x0, y0, z0, x1, y1, z1, material, puff=.012, round_by=.022):
        """A cushion with crisp edges and piping along the seams round its upper and its lower face."""
        self.cushion(x0, y0, z0, x1, y1, z1, material, puff, round_by)
        inset, turn = .25 * round_by, .75 * round_by
        corners = ((x1, y1, 0), (x0, y1, 1), (x0, y0, 2), (x1, y0, 3))
        ring = []
        for x, y, quarter in corners:
            middle = (x + (-1 if quarter in (0, 3) else 1) * (inset + turn),
                      y + (-1 if quarter < 2 else 1) * (inset + turn))
            ring += [(middle[0] + turn * math.cos(a), middle[1] + turn * math.sin(a))
                     for a in ((quarter + k / 3) * math.pi / 2 for k in range(4))]
        for z in (z0 + inset, z1 - inset):
            self.tube([(x, y, z) for x, y in ring + ring[:1]], .0055, material)

    def pillow(self, x, y, z, width, height, thick, material, lean=0, turn=0):
        """A pillow, standing and leaning back by `lean` degrees; `turn` is in degrees about z."""
        n = 24
        vertices = []
        for side in (1, -1):
            for j in range(n + 1):
                for i in range(n + 1):
                    u, v = 2 * i / n - 1, 2 * j / n - 1
                    fullness = max(0, (1 - u ** 4) * (1 - v ** 4)) ** .62 * (1 - .3 * (u * u + v * v) / 2)
                    pinch = 1 - .05 * (1 - v * v), 1 - .05 * (1 - u * u)
                    crease = .020 * noise.noise(Vector((u * 2.2 + x * 3, v * 2.2 + y, side + z)))
                    crease -= .010 * abs(noise.noise(Vector((u * 3 + v * 2 + x, v * 4 - u * 2 + y, 4 + z))))
                    vertices.append((u * width / 2 * pinch[0], side * (thick / 2 * fullness) + crease * fullness,
                                     v * height / 2 * pinch[1]))
        side_size = (n + 1) ** 2
        faces = []
        for side in (0, 1):
            for j in range(n):
                for i in range(n):
                    a = side * side_size + j * (n + 1) + i
                    face = (a, a + 1, a + n + 2, a + n + 1)
                    faces.append(face if side else face[::-1])
        mesh = bpy.data.meshes.new("pillow")
        mesh.from_pydata(vertices, [], faces)
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        local = (Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
                 @ Matrix.Rotation(math.radians(lean), 4, "X"))
        obj = self.add(mesh, material, local)
        weld = obj.modifiers.new("weld", "WELD")
        weld.merge_threshold = .002
        return obj

    def sheet(self, columns, rows, point, material, thick=0):
        """A smooth parametric surface: `point(u, v)` returns a position for u and v from 0 to 1; `thick` in metres."""
        vertices = [point(i / columns, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
        faces = [(j * (columns + 1) + i, j * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i + 1,
                  (j + 1) * (columns + 1) + i) for j in range(rows) for i in range(columns)]
        mesh = bpy.data.meshes.new("sheet")
        mesh.from_pydata([tuple(v) for v in vertices], [], faces)
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        obj = self.add(mesh, material)
        if thick:
            modifier = obj.modifiers.new("thick", "SOLIDIFY")
            modifier.thickness = thick
        return obj


def frame_of(rect, facing):
    """
    The frame of a plan's fixture, with its origin at the centre of the back edge, and its width and depth in metres. `rect` is
    [x0, y0, x1, y1] in millimetres with y downwards, `facing` is n, e, s or w.
    """
    x0, y0, x1, y1 = (v / 1000 for v in rect)
    back = {"s": ((x0 + x1) / 2, -y0), "n": ((x0 + x1) / 2, -y1), "e": (x0, -(y0 + y1) / 2),
            "w": (x1, -(y0 + y1) / 2)}[facing]
    turn = {"s": 180, "n": 0, "e": -90, "w": 90}[facing]
    across = facing in "ns"
    width, depth = (x1 - x0, y1 - y0) if across else (y1 - y0, x1 - x0)
    return Matrix.Translation((*back, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Z"), width, depth
