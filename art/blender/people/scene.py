"""
The people of a picture, from a shot's `people`: {who, at, heading, pace}. They have no faces, so a camera should see them from
more than 6 m away, from behind, or against the light.
"""
import math

import bpy
from mathutils import Vector

from materials import pbr
from people.body import dog, figure

# Angles in degrees, see body.figure. Walkers are in mid-step, so that they read as walking without motion blur.
POSES = {
    "stride": {"legs": ((25, 8), (-20, 16)), "arms": ((-22, 16), (24, 26)), "lean": 4},
    "step": {"legs": ((12, 4), (-11, 32)), "arms": ((-10, 14), (14, 22)), "lean": 3},
    "stand": {"legs": ((3, 2), (-4, 2)), "arms": ((4, 14), (1, 16)), "lean": 1},
    "phone": {"legs": ((2, 2), (-3, 5)), "arms": ((36, 96), (3, 14)), "lean": 3, "nod": 22},
    "hold": {"legs": ((14, 5), (-13, 24)), "arms": ((8, 10), (-12, 14)), "lean": 3, "away": .22},
}
# Colours of upper cloth, lower cloth and shoes: muted, so that people don't distract from the architecture.
CLOTHES = {
    "navy": ((.085, .105, .145), (.40, .365, .31), (.06, .05, .05)), "camel": ((.46, .33, .21), (.09, .10, .115), (.11, .07, .05)),
    "cream": ((.62, .58, .51), (.11, .15, .23), (.55, .52, .48)), "black": ((.045, .045, .05), (.055, .055, .06), (.03, .03, .03)),
    "rust": ((.30, .125, .07), (.06, .062, .072), (.18, .12, .08)), "olive": ((.19, .205, .15), (.44, .40, .34), (.13, .10, .08)),
    "slate": ((.24, .29, .335), (.085, .092, .11), (.50, .48, .45)), "wine": ((.19, .06, .075), (.10, .095, .10), (.08, .06, .05)),
}
CAST = {
    "man": {"pose": "stride", "clothes": "navy", "wear": "jacket", "height": 1.76},
    "woman": {"pose": "step", "clothes": "cream", "wear": "coat", "hair": "long", "height": 1.66},
    "mother": {"pose": "hold", "clothes": "camel", "wear": "jacket", "hair": "bob", "height": 1.65},
    "girl": {"pose": "stride", "clothes": "rust", "wear": "dress", "hair": "bun", "child": True, "height": 1.16},
    "boy": {"pose": "step", "clothes": "slate", "wear": "shorts", "hair": "cap", "child": True, "height": 1.22},
    "elder": {"pose": "step", "clothes": "olive", "wear": "jacket", "hair": "cap", "height": 1.67},
    "caller": {"pose": "phone", "clothes": "black", "wear": "coat", "hair": "bob", "height": 1.68},
    "runner": {"pose": "stride", "clothes": "slate", "wear": "shorts", "height": 1.75},
    "dress": {"pose": "step", "clothes": "wine", "wear": "dress", "hair": "bob", "height": 1.64},
    "stander": {"pose": "stand", "clothes": "slate", "wear": "jacket", "height": 1.77},
}
SKIN, HAIR, FUR = (.46, .30, .22), (.024, .019, .016), (.36, .21, .11)


def build(people):
    """Places people; those with a pace (m while the shutter is open) get motion blur."""
    meshes = {}
    for spec in people:
        who = spec["who"]
        if who not in meshes:
            meshes[who] = small_dog() if who == "dog" else person(who)
        stand(meshes[who], spec)
    if any(spec.get("pace") for spec in people):
        render = bpy.context.scene.render
        render.use_motion_blur, render.motion_blur_shutter = True, .5
        bpy.context.scene.frame_set(1)


def person(who):
    """The mesh of a member of CAST."""
    spec = dict(CAST[who])
    top, bottom, shoe = CLOTHES[spec.pop("clothes")]
    return figure(who, figure_materials(who, HAIR, top, bottom, shoe), POSES[spec.pop("pose")], **spec)


def small_dog():
    """The mesh of a dog with fur of two tones."""
    return dog(figure_materials("dog", FUR, FUR, tuple(c * .5 for c in FUR), FUR))


def figure_materials(name, hair, top, bottom, shoe):
    """A figure's materials in the order of its parts; with another colour of hair than HAIR, skin has the hair's colour."""
    skin = SKIN if hair == HAIR else hair
    return [pbr(f"{name} {part}", colour, rough, specular=.25, noise=(9, .10)) for part, colour, rough in
            (("skin", skin, .6), ("hair", hair, .5), ("top", top, .9), ("bottom", bottom, .9), ("shoe", shoe, .6))]


def ground_height(x, y):
    """The height of the highest face below 3 m at a place, or 0."""
    graph = bpy.context.evaluated_depsgraph_get()
    hit, at, *_ = bpy.context.scene.ray_cast(graph, Vector((x, y, 3)), Vector((0, 0, -1)))
    return at.z if hit else 0.0


def stand(mesh, spec):
    """Places one figure. at: x, y and, indoors, z; heading: degrees clockwise from +y; pace: see build."""
    x, y, *given_z = spec["at"]
    obj = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(obj)
    obj.rotation_euler[2] = -math.radians(spec.get("heading", 0))
    position = Vector((x, y, given_z[0] if given_z else ground_height(x, y)))
    obj.location = position
    pace = spec.get("pace", 0)
    if not pace:
        return
    heading = math.radians(spec.get("heading", 0))
    step = Vector((math.sin(heading), math.cos(heading), 0)) * pace
    for frame, share in ((0, -1), (2, 1)):
        obj.location = position + step * share
        obj.keyframe_insert("location", frame=frame)
    for curve in obj.animation_data.action.fcurves:
        for key in curve.keyframe_points:
            key.interpolation = "LINEAR"
