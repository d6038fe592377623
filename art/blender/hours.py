"""
The light of an hour of a day in late September, from hours.json: a shot names its hour instead of a mode.

sky: stops of (share of the way to the zenith, colour); light: the sky's strength, and `eye` how much brighter the camera
sees it; sun and glow: compass bearings in degrees, W/m2; rooms, living: shares of the windows that are lit; lamps: 0 by
day, 1 at night; indoors: how bright an unlit room looks from outside. fog and exposure are for the grade.
"""
import json
from pathlib import Path

import bpy
from exterior import sky
from materials import Nodes
from mathutils import Vector

HOURS = json.loads(Path(__file__).with_name("hours.json").read_text("utf8"))


def graded(shot):
    """The shot's grade; fog and exposure are its hour's unless the shot has its own."""
    spec = shot.get("grade", {})
    if "hour" not in shot:
        return spec
    hour = HOURS[shot["hour"]]
    return {"fog": hour["fog"], "exposure": hour["exposure"], "look": "High Contrast",
            "glow": .12 + .28 * hour["lamps"], **spec}


def sky_colour(nodes, way, hour):
    """The sky's colour along a unit vector: the world's, and what a pane mirrors."""
    up = nodes.add("SeparateXYZ", Vector=way).outputs[2]
    colour = nodes.ramp(up, [(at, tuple(c)) for at, c in hour["sky"]], smooth=True)
    glow = hour["glow"]
    if glow["amount"]:
        towards = nodes.add("VectorMath", Vector=way)
        towards.operation = "DOT_PRODUCT"
        towards.inputs[1].default_value = sky.direction(glow["bearing"])
        near = nodes.remap(towards.outputs["Value"], -.2, 1, 0, 1)
        low = nodes.remap(up, 0, .45, 1, 0)
        share = nodes.math("POWER", nodes.math("MULTIPLY", near, low), 1.8)
        colour = nodes.mix(nodes.math("MULTIPLY", share, glow["amount"]), colour, tuple(glow["colour"]), "ADD")
    return cirrus(nodes, colour, way, up, hour["cloud"])


def cirrus(nodes, colour, way, up, cloud):
    """Long streaks of thin cloud on a flat ceiling, here and there only."""
    ceiling = nodes.add("VectorMath", Vector=way)
    ceiling.operation = "DIVIDE"
    height = nodes.math("ADD", nodes.math("MAXIMUM", up, 0), .13)
    nodes.put(ceiling, 1, nodes.add("CombineXYZ", X=height, Y=height, Z=1.0).outputs[0])
    flat = ceiling.outputs[0]
    drawn = nodes.add("Mapping", Vector=flat, Rotation=(0, 0, .55), Scale=(.42, 1.7, 0)).outputs[0]
    streaks = nodes.add("TexNoise", Vector=drawn, Scale=1.25, Detail=12.0, Roughness=.60, Distortion=.75).outputs["Fac"]
    fields = nodes.add("TexNoise", Vector=flat, Scale=.55, Detail=3.0).outputs["Fac"]
    thick = nodes.math("MULTIPLY", nodes.remap(streaks, .47, .82, 0, 1), nodes.remap(fields, .40, .62, .15, 1))
    thick = nodes.math("MULTIPLY", thick, nodes.remap(up, .005, .07, .12, 1))
    lit = nodes.mix(nodes.remap(streaks, .5, .8, 0, 1), tuple(cloud["shade"]), tuple(cloud["lit"]))
    return nodes.mix(nodes.math("MULTIPLY", thick, cloud["cover"]), colour, lit)


def build(hour):
    """World and sun of an hour. The eye sees the sky brighter than it lights the ground, as graduated film does the other
    way round."""
    tree = bpy.context.scene.world.node_tree
    tree.nodes.clear()
    nodes = Nodes(tree, tree.nodes.new("ShaderNodeOutputWorld"))
    way = nodes.add("VectorMath", Vector=nodes.add("TexCoord").outputs["Generated"])
    way.operation = "NORMALIZE"
    seen = nodes.add("LightPath").outputs["Is Camera Ray"]
    strength = nodes.remap(seen, 0, 1, hour["light"], hour["light"] * hour["eye"])
    nodes.end(nodes.add("Background", Color=sky_colour(nodes, way.outputs[0], hour), Strength=strength).outputs[0])
    spec = hour["sun"]
    sun = sky.lamp("sun", spec["bearing"], spec["height"], spec["power"], spec["disc"])
    sun.color = spec["colour"]
