"""
Windows without noise. What makes glass noisy is chance in one pixel: to mirror or to pass, which sky the mirrored ray
meets, and a dark room lit by the few paths that find out again. Here a pane's mirrored sky and its room are emission, so
there is nothing to sample.
"""
from hours import sky_colour
from materials import Nodes, lit_rooms, material

# A pane's size: about 1.35 m by a storey. Each leans a little its own way, as real ones do.
CELL, LEAN = (1.35, 1.35, 2.95), .012


def glass(hour, tint=(.62, .70, .72)):
    made, nodes = material("glass")
    geometry = nodes.add("NewGeometry").outputs
    cell = nodes.add("VectorMath", Vector=geometry["Position"])
    cell.operation = "SNAP"
    cell.inputs[1].default_value = CELL
    chance = nodes.add("TexWhiteNoise", Vector=cell.outputs[0]).outputs["Color"]
    lean = nodes.add("VectorMath", Vector=chance)
    lean.operation = "MULTIPLY_ADD"
    lean.inputs[1].default_value, lean.inputs[2].default_value = (2 * LEAN,) * 3, (-LEAN,) * 3
    normal = joined(nodes, "ADD", geometry["Normal"], lean.outputs[0])
    mirrored = joined(nodes, "REFLECT", geometry["Incoming"], normal)
    outwards = nodes.add("VectorMath", Vector=mirrored)
    outwards.operation = "SCALE"
    outwards.inputs["Scale"].default_value = -1
    way = nodes.add("VectorMath", Vector=outwards.outputs[0])
    way.operation = "NORMALIZE"
    up = nodes.add("SeparateXYZ", Vector=way.outputs[0]).outputs[2]
    ground = tuple(c * .42 for c in hour["fog"]["colour"])
    seen = nodes.mix(nodes.remap(up, -.05, .03, 0, 1), ground, sky_colour(nodes, way.outputs[0], hour))
    mixed = nodes.add("MixShader", Fac=nodes.remap(nodes.add("LayerWeight", Blend=.32).outputs["Fresnel"], 0, 1, .10, .95))
    nodes.put(mixed, 1, nodes.add("BsdfTransparent", Color=tint).outputs[0])
    nodes.put(mixed, 2, nodes.add("Emission", Color=seen, Strength=hour["light"]).outputs[0])
    nodes.end(mixed.outputs[0])
    made.cycles.sample_as_light = False
    return made


def joined(nodes, operation, first, second):
    """A vector operation on two sockets."""
    node = nodes.add("VectorMath", Vector=first)
    node.operation = operation
    nodes.put(node, 1, second)
    return node.outputs[0]


def rooms(name, share, strength, indoors):
    """lit_rooms whose unlit walls shine as faintly as daylight would make them: brighter floors, darker ceilings."""
    made = lit_rooms(name, share, strength)
    tree = made.node_tree
    lit = next(node for node in tree.nodes if node.type == "BSDF_PRINCIPLED")
    nodes = Nodes(tree, next(node for node in tree.nodes if node.type == "OUTPUT_MATERIAL"))
    lamp = nodes.add("Emission", Color=lit.inputs["Emission"].links[0].from_socket,
                     Strength=lit.inputs["Emission Strength"].links[0].from_socket)
    facing = nodes.add("SeparateXYZ", Vector=nodes.add("NewGeometry").outputs["True Normal"]).outputs[2]
    dark, light = (tuple(indoors * share * c for c in (.94, 1, 1.06)) for share in (.6, 1.5))
    wall = nodes.add("Emission", Color=nodes.mix(nodes.remap(facing, -1, 1, 0, 1), dark, light), Strength=1.0)
    both = nodes.add("AddShader")
    nodes.put(both, 0, lamp.outputs[0])
    nodes.put(both, 1, wall.outputs[0])
    nodes.end(both.outputs[0])
    tree.nodes.remove(lit)
    return made
