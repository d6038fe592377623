"""
A figure as one mesh: round limbs on a posed skeleton and garments made of rings are merged, and each face gets the material
of the nearest limb or garment. Metres; a figure stands at the origin and faces +y.
"""
import math

import bpy
import numpy
from mathutils import Matrix, Vector

# The parts that a face can belong to, which are also indices of materials.
SKIN, HAIR, TOP, BOTTOM, SHOE = range(5)
LIMB_SIDES, CAP_RINGS, GARMENT_SIDES = 14, 5, 24
VOXEL, FOLDS = .012, .009       # resolution of the merged mesh and depth of folds in cloth, metres


def capsule(start, end, start_radius, end_radius):
    """The vertices and faces of a limb with rounded ends."""
    axis = end - start
    along = axis.normalized() if axis.length > 1e-5 else Vector((0, 0, 1))
    side = along.orthogonal().normalized()
    other = along.cross(side)
    rings = []
    for centre, radius, first_angle in ((start, start_radius, -math.pi / 2), (end, end_radius, 0)):
        for k in range(CAP_RINGS + 1):
            angle = first_angle + math.pi / 2 * k / CAP_RINGS
            rings.append((centre + along * radius * math.sin(angle), max(.0004, radius * math.cos(angle))))
    circle = [side * math.cos(t) + other * math.sin(t) for t in (math.tau * k / LIMB_SIDES for k in range(LIMB_SIDES))]
    return tube([[centre + spoke * radius for spoke in circle] for centre, radius in rings])


def tube(rings):
    """The vertices and faces of a closed surface over rings with the same number of points."""
    count = len(rings[0])
    faces = [(r * count + k, r * count + (k + 1) % count, (r + 1) * count + (k + 1) % count, (r + 1) * count + k)
             for r in range(len(rings) - 1) for k in range(count)]
    faces += [tuple(reversed(range(count))), tuple(range((len(rings) - 1) * count, len(rings) * count))]
    return [point for ring in rings for point in ring], faces


class Body:
    """Collects limbs and garments; `mesh` merges them."""

    def __init__(self):
        self.vertices, self.faces, self.limbs, self.garments = [], [], [], []

    def add(self, surface):
        """Adds a surface, (vertices, faces)."""
        points, faces = surface
        start = len(self.vertices)
        self.vertices += [tuple(point) for point in points]
        self.faces += [tuple(start + k for k in face) for face in faces]

    def limb(self, start, end, start_radius, end_radius, part, priority=0.0):
        """Adds a limb. A part wins faces up to `priority` metres nearer to another part: hair over skin, for example."""
        start, end = Vector(start), Vector(end)
        self.add(capsule(start, end, start_radius, end_radius))
        self.limbs.append((numpy.array(start), numpy.array(end), start_radius, end_radius, part, priority))

    def garment(self, rings, part, priority=.02):
        """Adds hanging cloth: rings of (y, z, half width, half depth) from its hem upwards."""
        angles = [math.tau * k / GARMENT_SIDES for k in range(GARMENT_SIDES)]
        self.add(tube([[(width * math.cos(t), y + depth * math.sin(t), z) for t in angles] for y, z, width, depth in rings]))
        self.garments.append((numpy.array(rings, float), part, priority))

    def parts_of(self, centres):
        """The part that each face belongs to, from the faces' centres (count x 3)."""
        least, parts = numpy.full(len(centres), 9.0), numpy.zeros(len(centres), numpy.int32)
        for start, end, start_radius, end_radius, part, priority in self.limbs:
            axis = end - start
            share = numpy.clip((centres - start) @ axis / max(1e-9, axis @ axis), 0, 1)
            distance = numpy.linalg.norm(centres - start - share[:, None] * axis, axis=1) - start_radius - \
                (end_radius - start_radius) * share
            self.claim_faces(least, parts, distance, part, priority)
        for rings, part, priority in self.garments:
            y, width, depth = (numpy.interp(centres[:, 2], rings[:, 1], rings[:, k]) for k in (0, 2, 3))
            outside = (numpy.hypot(centres[:, 0] / width, (centres[:, 1] - y) / depth) - 1) * numpy.minimum(width, depth)
            beyond = numpy.maximum(rings[0, 1] - centres[:, 2], centres[:, 2] - rings[-1, 1])
            self.claim_faces(least, parts, numpy.maximum(outside, beyond), part, priority)
        return parts

    @staticmethod
    def claim_faces(least, parts, distance, part, priority):
        """Gives a part the faces to which it is nearer than all parts before; changes `least` and `parts`."""
        value = numpy.abs(distance) - priority
        nearer = value < least
        least[nearer], parts[nearer] = value[nearer], part

    def mesh(self, name, materials):
        """The figure's mesh: merged, smoothed, with shallow folds."""
        raw = bpy.data.meshes.new(f"{name} raw")
        raw.from_pydata(self.vertices, [], self.faces)
        obj = bpy.data.objects.new(name, raw)
        bpy.context.scene.collection.objects.link(obj)
        remesh = obj.modifiers.new("skin", "REMESH")
        remesh.mode, remesh.voxel_size = "VOXEL", VOXEL
        smooth = obj.modifiers.new("soft", "SMOOTH")
        smooth.factor, smooth.iterations = .5, 4
        folds = obj.modifiers.new("folds", "DISPLACE")
        texture = bpy.data.textures.get("folds") or bpy.data.textures.new("folds", "CLOUDS")
        texture.noise_scale, texture.noise_depth = .10, 2
        folds.texture, folds.strength, folds.mid_level = texture, FOLDS, .5
        graph = bpy.context.evaluated_depsgraph_get()
        graph.update()
        mesh = bpy.data.meshes.new_from_object(obj.evaluated_get(graph))
        mesh.name = name
        bpy.data.objects.remove(obj)
        bpy.data.meshes.remove(raw)
        centres = numpy.empty(len(mesh.polygons) * 3, numpy.float32)
        mesh.polygons.foreach_get("center", centres)
        mesh.materials.clear()
        for material in materials:
            mesh.materials.append(material)
        mesh.polygons.foreach_set("material_index", self.parts_of(centres.reshape(-1, 3)))
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        mesh.update()
        return mesh


def limb_direction(swing, bend=0.0):
    """The direction (unit vector) of a hanging limb that swings forward by `swing` plus `bend` degrees."""
    angle = math.radians(swing + bend)
    return Vector((0, math.sin(angle), -math.cos(angle)))


def figure(name, materials, pose, wear="shirt", hair="short", child=False, height=1.68):
    """
    The mesh of a figure. pose: legs and arms as (swing, bend) in degrees for left and right, lean and nod in degrees, away
    (how far the arms are spread). wear: shirt, jacket, coat, dress or shorts; hair: short, bob, long, bun or cap.
    """
    body = Body()
    legs(body, pose, wear)
    up = Matrix.Rotation(-math.radians(pose.get("lean", 2)), 3, "X") @ Vector((0, 0, 1))
    hips = Vector((0, 0, .93))
    trunk(body, hips, up, wear)
    arms(body, hips + up * .42, pose, wear)
    head(body, hips + up * .53, math.radians(pose.get("lean", 2) + pose.get("nod", 5)), hair, 1.20 if child else 1)
    mesh = body.mesh(name, materials)
    points = numpy.empty(len(mesh.vertices) * 3, numpy.float32)
    mesh.vertices.foreach_get("co", points)
    low, high = points[2::3].min(), points[2::3].max()
    scale = height / (high - low)
    mesh.transform(Matrix.Scale(scale, 4) @ Matrix.Translation((0, 0, -low)))
    return mesh


def legs(body, pose, wear):
    """Adds legs and shoes."""
    bare = wear in ("dress", "shorts")
    for side, (swing, bend) in zip((-1, 1), pose["legs"]):
        hip = Vector((side * .085, 0, .91))
        knee = hip + limb_direction(swing) * .43 + Vector((side * .008, 0, 0))
        ankle = knee + limb_direction(swing, -bend) * .41
        thigh = BOTTOM if wear != "dress" else SKIN
        body.limb(hip, knee, .088, .058, thigh)
        if wear == "shorts":
            body.limb(hip, hip.lerp(knee, .75), .094, .078, BOTTOM, .01)
        body.limb(knee, ankle, .054 if bare else .062, .036 if bare else .052, SKIN if bare else BOTTOM)
        slope = math.radians(max(-25, min(40, (bend - swing) * .6)))
        toe = ankle + Vector((side * .02, .15 * math.cos(slope), -.055 - .11 * math.sin(slope)))
        body.limb(ankle + Vector((0, -.03, -.045)), toe, .040, .030, SHOE, .006)


def trunk(body, hips, up, wear):
    """Adds hips, chest and shoulders, and a coat, jacket or dress."""
    girth = .93 if wear == "dress" else 1
    body.limb(hips + Vector((-.05, 0, .0)), hips + Vector((.05, 0, .0)), .115 * girth, .115 * girth, BOTTOM)
    body.limb(hips + up * .10, hips + up * .33, .112 * girth, .130 * girth, TOP)
    for side in (-1, 1):
        body.limb(hips + up * .38 + Vector((side * .04, 0, 0)), hips + up * .44 + Vector((side * .135, 0, 0)), .10, .062, TOP)
    chest = (hips + up * .40).y
    waist = (hips + up * .15).y
    if wear == "coat":
        body.garment([(0, .52, .215, .165), (.005, .75, .195, .155), (waist, 1.02, .165, .135), (chest * .7, 1.22, .185, .135),
                      (chest, 1.40, .185, .115), (chest, 1.46, .09, .07)], TOP, .03)
    elif wear == "jacket":
        body.garment([(0, .80, .175, .145), (waist, 1.02, .160, .132), (chest * .7, 1.22, .182, .132),
                      (chest, 1.40, .18, .11), (chest, 1.46, .085, .065)], TOP)
    elif wear == "dress":
        body.garment([(.015, .46, .25, .21), (.01, .68, .205, .17), (0, .90, .155, .132), (waist, 1.06, .128, .108)], TOP, .03)


def arms(body, chest, pose, wear):
    """Adds arms and hands."""
    for side, (swing, bend) in zip((-1, 1), pose["arms"]):
        away = Vector((side * pose.get("away", .14), 0, 0))
        shoulder = chest + Vector((side * .175, 0, .02))
        elbow = shoulder + (limb_direction(swing) + away).normalized() * .28
        wrist = elbow + (limb_direction(swing, bend) + away * .5).normalized() * .245
        body.limb(shoulder, elbow, .056, .045, TOP)
        body.limb(elbow, wrist, .043, .034, SKIN if wear in ("dress", "shorts") else TOP)
        body.limb(wrist, wrist + (wrist - elbow).normalized() * .09, .032, .024, SKIN, .004)


def head(body, neck, pitch, hair, size):
    """Adds neck, head and hair. `pitch` is in radians, forwards; `size` is a factor."""
    up = Vector((0, math.sin(pitch), math.cos(pitch)))
    face = Vector((0, math.cos(pitch), -math.sin(pitch)))
    body.limb(neck - up * .04, neck + up * .07, .054, .048, SKIN)
    middle = neck + up * (.07 + .105 * size)
    body.limb(middle + face * .02 - up * .04 * size, middle + up * .03 * size, .070 * size, .090 * size, SKIN)
    body.limb(middle - face * .018 + up * .035 * size, middle - face * .035 + up * .02 * size, .098 * size, .094 * size, HAIR,
              .006)
    if hair == "long":
        body.limb(middle - face * .06, neck - up * .12 - face * .07, .085, .060, HAIR, .008)
    elif hair == "bob":
        body.limb(middle - face * .03, middle - face * .04 - up * .09, .104, .098, HAIR, .005)
    elif hair == "bun":
        body.limb(middle - face * .11 + up * .06, middle - face * .12 + up * .07, .046, .044, HAIR, .008)
    elif hair == "cap":
        body.limb(middle + up * .055, middle + up * .07, .102, .096, TOP, .010)
        body.limb(middle + up * .055 + face * .06, middle + up * .045 + face * .16, .062, .045, TOP, .008)


def dog(materials):
    """The mesh of a small walking dog."""
    body = Body()
    body.limb((0, -.18, .30), (0, .14, .32), .085, .10, TOP)
    body.limb((0, .16, .36), (0, .25, .47), .060, .056, TOP)
    body.limb((0, .26, .50), (0, .29, .50), .068, .062, TOP)
    body.limb((0, .31, .48), (0, .385, .465), .036, .026, BOTTOM)
    body.limb((0, -.24, .36), (0, -.37, .48), .022, .014, TOP)
    for side in (-1, 1):
        body.limb((side * .05, .25, .55), (side * .08, .24, .47), .018, .022, BOTTOM)
        for y, step in ((.12, .07 * side), (-.17, -.07 * side)):
            body.limb((side * .055, y, .27), (side * .055, y + step, .14), .042, .028, TOP)
            body.limb((side * .055, y + step, .14), (side * .055, y + step * .8, .02), .024, .02, BOTTOM)
    return body.mesh("dog", materials)
