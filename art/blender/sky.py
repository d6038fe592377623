"""Skies and suns. Directions are compass bearings in degrees: 0 north, 90 east."""
import math

import bpy
from mathutils import Vector

from materials import Nodes

SKIES = {
    # (share of the way from horizon to zenith, colour)
    "dusk": ((0, (.30, .19, .15)), (.03, (.50, .28, .19)), (.09, (.42, .29, .29)), (.20, (.19, .22, .36)),
             (.46, (.050, .105, .245)), (1, (.014, .038, .115))),
    "day": ((0, (1.05, 1.06, 1.06)), (.06, (.86, .93, .99)), (.20, (.46, .60, .76)), (.5, (.26, .42, .64)),
            (1, (.13, .25, .47))),
    "clay": ((0, (.93, .92, .90)), (.2, (.90, .90, .90)), (1, (.80, .82, .85))),
}


def direction(bearing, elevation=0):
    """Unit vector towards a bearing and an elevation, both in degrees."""
    b, e = math.radians(bearing), math.radians(elevation)
    return math.sin(b) * math.cos(e), math.cos(b) * math.cos(e), math.sin(e)


def build(mode, spec):
    """The world of a mode; spec may give strength, glow (bearing of the set sun), sun, elevation and clouds."""
    tree = bpy.context.scene.world.node_tree
    tree.nodes.clear()
    nodes = Nodes(tree, tree.nodes.new("ShaderNodeOutputWorld"))
    way = nodes.add("VectorMath", Vector=nodes.add("TexCoord").outputs["Generated"])
    way.operation = "NORMALIZE"
    way = way.outputs[0]
    up = nodes.add("SeparateXYZ", Vector=way).outputs[2]
    colour = nodes.ramp(up, SKIES[mode], smooth=True)
    if mode == "dusk":
        colour = dusk_glow(nodes, colour, way, up, spec.get("glow", 318))
    if mode != "clay":
        cover = spec.get("clouds", .75 if mode == "dusk" else .5)
        colour = clouds(nodes, colour, way, up, cover, mode)
    strength = spec.get("strength", {"dusk": .85, "day": .60, "clay": .75}[mode])
    nodes.end(nodes.add("Background", Color=colour, Strength=strength).outputs[0])
    if mode != "dusk":
        sun(spec.get("sun", 215), spec.get("elevation", 34), spec.get("power", 7.0 if mode == "day" else 3.6))


def dusk_glow(nodes, colour, way, up, bearing):
    """Warm light low over the place where the sun went down."""
    towards = nodes.add("VectorMath", Vector=way)
    towards.operation = "DOT_PRODUCT"
    towards.inputs[1].default_value = direction(bearing)
    near = nodes.remap(towards.outputs["Value"], .3, 1, 0, 1)
    low = nodes.remap(up, 0, .30, 1, 0)
    amount = nodes.math("POWER", nodes.math("MULTIPLY", near, low), 1.6)
    return nodes.mix(amount, colour, (.95, .40, .15), "ADD")


def clouds(nodes, colour, way, up, cover, mode):
    """Streaks of thin cloud, thinner towards the zenith."""
    stretched = nodes.add("Mapping", Vector=way, Scale=(1.2, 1.2, 7.5)).outputs[0]
    noise = nodes.add("TexNoise", Vector=stretched, Scale=2.2, Detail=9.0, Distortion=.5).outputs["Fac"]
    amount = nodes.remap(noise, .48, .78, 0, cover)
    low = nodes.remap(up, 0, .3, 1, 0)
    tint = nodes.mix(low, (.17, .16, .23), (.72, .34, .23)) if mode == "dusk" else \
        nodes.mix(low, (.86, .87, .88), (.86, .84, .81))
    return nodes.mix(amount, colour, tint)


def sun(bearing, elevation, power):
    """A sun lamp; `power` in W/m2."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle = power, math.radians(1.2)
    warm = max(0, 1 - elevation / 50)
    light.color = (1, .95 - .10 * warm, .88 - .22 * warm)
    thing = bpy.data.objects.new("sun", light)
    x, y, z = direction(bearing, elevation)
    thing.rotation_euler = Vector((x, y, z)).to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)
