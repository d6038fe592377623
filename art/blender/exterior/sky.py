"""Skies and suns of the modes day, dusk and clay. Bearings are compass degrees: 0 is north, 90 east."""
import math

import bpy
from mathutils import Vector

from materials import Nodes

SKIES = {
    # (sine of the elevation, colour)
    "dusk": ((0, (.30, .19, .15)), (.03, (.50, .28, .19)), (.09, (.42, .29, .29)), (.20, (.19, .22, .36)),
             (.46, (.050, .105, .245)), (1, (.014, .038, .115))),
    "day": ((0, (1.05, 1.06, 1.06)), (.06, (.86, .93, .99)), (.20, (.46, .60, .76)), (.5, (.26, .42, .64)),
            (1, (.13, .25, .47))),
    "clay": ((0, (.93, .92, .90)), (.2, (.90, .90, .90)), (1, (.80, .82, .85))),
}


def unit_vector(bearing, elevation=0):
    """Unit vector towards a bearing and an elevation, both in degrees."""
    b, e = math.radians(bearing), math.radians(elevation)
    return math.sin(b) * math.cos(e), math.cos(b) * math.cos(e), math.sin(e)


def build(mode, spec):
    """
    Adds the world and sun of a mode. spec may have: strength; clouds (cover, 0 to 1); glow and afterglow (bearings at dusk);
    sun (bearing), elevation (degrees) and power (W/m2).
    """
    tree = bpy.context.scene.world.node_tree
    tree.nodes.clear()
    nodes = Nodes(tree, tree.nodes.new("ShaderNodeOutputWorld"))
    direction = nodes.add("VectorMath", Vector=nodes.add("TexCoord").outputs["Generated"])
    direction.operation = "NORMALIZE"
    direction = direction.outputs[0]
    up = nodes.add("SeparateXYZ", Vector=direction).outputs[2]
    colour = nodes.ramp(up, SKIES[mode], smooth=True)
    if mode == "dusk":
        colour = dusk_glow(nodes, colour, direction, up, spec.get("glow", 318))
    if mode != "clay":
        cover = spec.get("clouds", .75 if mode == "dusk" else .5)
        colour = clouds(nodes, colour, direction, up, cover, mode)
    strength = spec.get("strength", {"dusk": .85, "day": .60, "clay": .75}[mode])
    nodes.output_shader(nodes.add("Background", Color=colour, Strength=strength).outputs[0])
    if mode == "dusk":
        afterglow(spec.get("afterglow", 255))
    else:
        daylight(spec.get("sun", 215), spec.get("elevation", 34), spec.get("power", 7.0 if mode == "day" else 3.6))


def dusk_glow(nodes, colour, direction, up, bearing):
    """Adds warm light near the horizon around the bearing of the set sun. Returns the colour socket."""
    towards = nodes.add("VectorMath", Vector=direction)
    towards.operation = "DOT_PRODUCT"
    towards.inputs[1].default_value = unit_vector(bearing)
    nearness = nodes.remap(towards.outputs["Value"], .3, 1, 0, 1)
    low = nodes.remap(up, 0, .30, 1, 0)
    amount = nodes.math("POWER", nodes.math("MULTIPLY", nearness, low), 1.6)
    return nodes.mix(amount, colour, (.95, .40, .15), "ADD")


def clouds(nodes, colour, direction, up, cover, mode):
    """
    Adds clouds projected from a horizontal plane: streaks, and by day cumulus, which is darker where it is dense. Both fade
    towards the horizon. Returns the colour socket.
    """
    ceiling = nodes.add("VectorMath", Vector=direction)
    ceiling.operation = "DIVIDE"
    height = nodes.math("ADD", nodes.math("MAXIMUM", up, 0), .16)
    nodes.put(ceiling, 1, nodes.add("CombineXYZ", X=height, Y=height, Z=1.0).outputs[0])
    flat = ceiling.outputs[0]
    clear = nodes.remap(up, .02, .16, 0, 1)
    warm = nodes.remap(up, 0, .34, 1, 0)
    stretched = nodes.add("Mapping", Vector=flat, Rotation=(0, 0, .5), Scale=(.55, 2.1, 0)).outputs[0]
    streaks = nodes.add("TexNoise", Vector=stretched, Scale=1.35, Detail=10.0, Roughness=.62, Distortion=.9).outputs["Fac"]
    streak_cover = nodes.math("MULTIPLY", nodes.remap(streaks, .46, .80, 0, cover), clear)
    tint = nodes.mix(warm, (.23, .20, .29), (.86, .40, .25)) if mode == "dusk" else \
        nodes.mix(warm, (.94, .95, .97), (.90, .87, .84))
    colour = nodes.mix(streak_cover, colour, tint)
    if mode == "dusk":
        return colour
    cumulus = nodes.add("TexNoise", Vector=flat, Scale=1.15, Detail=12.0, Roughness=.56, Distortion=.25).outputs["Fac"]
    cumulus_cover = nodes.math("MULTIPLY", nodes.remap(cumulus, .55, .66, 0, .85 * min(1, cover * 1.6)), clear)
    shade = nodes.mix(nodes.remap(cumulus, .58, .74, 0, 1), (.98, .97, .95), (.70, .74, .79))
    return nodes.mix(cumulus_cover, colour, shade)


def afterglow(bearing):
    """A weak, wide light from the western sky at dusk, for soft modelling."""
    add_sun("afterglow", bearing, 9, .42, 40).color = (1, .62, .46)


def daylight(bearing, elevation, power):
    """The sun by day, warmer when low; `power` in W/m2."""
    warm = max(0, 1 - elevation / 50)
    add_sun("sun", bearing, elevation, power, 1.2).color = (1, .95 - .10 * warm, .88 - .22 * warm)


def add_sun(name, bearing, elevation, power, disc):
    """Adds a sun light with an angular diameter of `disc` degrees and `power` in W/m2. Returns the light."""
    light = bpy.data.lights.new(name, "SUN")
    light.energy, light.angle = power, math.radians(disc)
    obj = bpy.data.objects.new(name, light)
    obj.rotation_euler = Vector(unit_vector(bearing, elevation)).to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(obj)
    return light
