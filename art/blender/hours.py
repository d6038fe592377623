"""
Lighting for hours of a day in late September, from hours.json. A shot names an hour instead of a mode.

sky: stops of (sine of the elevation, colour); light: the sky's strength; eye: factor by which the camera sees it brighter;
sun, glow: compass bearings in degrees, power in W/m2; rooms, living: shares of windows that are lit; lamps: 0 by day to 1
at night; indoors: apparent brightness of an unlit room from outside; fog, exposure: for the grade; shadows: of clouds, as
(x, y, radius) on the ground in metres.
"""
import json
import math
from pathlib import Path

import bpy
from exterior import sky
from materials import Nodes, new_material
from mesh import MeshBuilder, place

CLOUD_HEIGHT = 700      # metres
# The node whose second vector moves the cirrus over its plane.
DRIFT = "drift"

HOURS = json.loads(Path(__file__).with_name("hours.json").read_text("utf8"))


def hour_of(shot):
    """The hour of a shot, with the fields that its `light` replaces (its sun, for example); None without an hour."""
    return {**HOURS[shot["hour"]], **shot.get("light", {})} if "hour" in shot else None


def grade_settings(shot):
    """The grade of a shot; fog and exposure are those of its hour unless the shot overrides them."""
    spec = shot.get("grade", {})
    if "hour" not in shot:
        return spec
    hour = HOURS[shot["hour"]]
    return {"fog": hour["fog"], "exposure": hour["exposure"], "look": "High Contrast",
            "glow": .12 + .28 * hour["lamps"], **spec}


def sky_colour(nodes, direction, hour):
    """The socket of the sky's colour in a direction (unit vector socket). Used for the world and for reflections in panes."""
    up = nodes.add("SeparateXYZ", Vector=direction).outputs[2]
    colour = nodes.ramp(up, [(at, tuple(c)) for at, c in hour["sky"]], smooth=True)
    glow = hour["glow"]
    if glow["amount"]:
        towards = nodes.add("VectorMath", Vector=direction)
        towards.operation = "DOT_PRODUCT"
        towards.inputs[1].default_value = sky.unit_vector(glow["bearing"])
        nearness = nodes.remap(towards.outputs["Value"], -.2, 1, 0, 1)
        low = nodes.remap(up, 0, .45, 1, 0)
        share = nodes.math("POWER", nodes.math("MULTIPLY", nearness, low), 1.8)
        colour = nodes.mix(nodes.math("MULTIPLY", share, glow["amount"]), colour, tuple(glow["colour"]), "ADD")
    return cirrus(nodes, colour, direction, up, hour["cloud"])


def cirrus(nodes, colour, direction, up, cloud):
    """Adds patches of streaked cirrus, projected from a horizontal plane. Returns the colour socket."""
    ceiling = nodes.add("VectorMath", Vector=direction)
    ceiling.operation = "DIVIDE"
    height = nodes.math("ADD", nodes.math("MAXIMUM", up, 0), .13)
    nodes.put(ceiling, 1, nodes.add("CombineXYZ", X=height, Y=height, Z=1.0).outputs[0])
    moved = nodes.add("VectorMath", Vector=ceiling.outputs[0])
    moved.name = DRIFT
    flat = moved.outputs[0]
    stretched = nodes.add("Mapping", Vector=flat, Rotation=(0, 0, .55), Scale=(.42, 1.7, 0)).outputs[0]
    streaks = nodes.add("TexNoise", Vector=stretched, Scale=1.25, Detail=12.0, Roughness=.60, Distortion=.75).outputs["Fac"]
    patches = nodes.add("TexNoise", Vector=flat, Scale=.55, Detail=3.0).outputs["Fac"]
    density = nodes.math("MULTIPLY", nodes.remap(streaks, .47, .82, 0, 1), nodes.remap(patches, .40, .62, .15, 1))
    density = nodes.math("MULTIPLY", density, nodes.remap(up, .005, .07, .12, 1))
    lit = nodes.mix(nodes.remap(streaks, .5, .8, 0, 1), tuple(cloud["shade"]), tuple(cloud["lit"]))
    return nodes.mix(nodes.math("MULTIPLY", density, cloud["cover"]), colour, lit)


def build(hour):
    """Adds the world and sun of an hour. The sky is brighter for the camera than as a light, like with a graduated filter."""
    tree = bpy.context.scene.world.node_tree
    tree.nodes.clear()
    nodes = Nodes(tree, tree.nodes.new("ShaderNodeOutputWorld"))
    direction = nodes.add("VectorMath", Vector=nodes.add("TexCoord").outputs["Generated"])
    direction.operation = "NORMALIZE"
    is_camera = nodes.add("LightPath").outputs["Is Camera Ray"]
    strength = nodes.remap(is_camera, 0, 1, hour["light"], hour["light"] * hour["eye"])
    colour = sky_colour(nodes, direction.outputs[0], hour)
    nodes.output_shader(nodes.add("Background", Color=colour, Strength=strength).outputs[0])
    spec = hour["sun"]
    sun = sky.add_sun("sun", spec["bearing"], spec["height"], spec["power"], spec["disc"])
    sun.color = spec["colour"]
    if "shadows" in hour:
        cloud_shadows(hour["shadows"], sky.unit_vector(spec["bearing"], spec["height"]))


def cloud_shadows(shadows, to_sun):
    """The shadows of clouds around points of the ground; the clouds themselves are unseen."""
    builder = MeshBuilder()
    builder.face([(math.cos(math.tau * k / 32), math.sin(math.tau * k / 32), 0) for k in range(32)])
    mesh = builder.mesh("cloud", [cloud_material()])
    away = CLOUD_HEIGHT / to_sun[2]
    for x, y, radius in shadows:
        card = place(mesh, (x + to_sun[0] * away, y + to_sun[1] * away, CLOUD_HEIGHT), scale=(radius, radius * .8, 1))
        card.visible_camera = card.visible_diffuse = card.visible_glossy = card.visible_transmission = False


def cloud_material():
    """Dense in the middle, with a ragged and soft edge."""
    material, nodes = new_material("cloud")
    length = nodes.add("VectorMath", Vector=nodes.add("TexCoord").outputs["Object"])
    length.operation = "LENGTH"
    edge = nodes.math("ADD", length.outputs["Value"], nodes.math("MULTIPLY", nodes.noise(2.2, 4), .7))
    mixed = nodes.add("MixShader", Fac=nodes.remap(edge, .85, 1.1, .86, 0))
    nodes.put(mixed, 1, nodes.add("BsdfTransparent").outputs[0])
    nodes.put(mixed, 2, nodes.add("BsdfDiffuse", Color=(0, 0, 0)).outputs[0])
    nodes.output_shader(mixed.outputs[0])
    return material
