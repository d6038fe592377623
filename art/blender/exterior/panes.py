"""
Windows that render without noise. Real glass is noisy because each sample either reflects or passes, and because few paths
light the rooms behind it. Here the reflected sky and the room's walls are emission, which needs no sampling.
"""
from hours import sky_colour
from materials import Nodes, lit_rooms, new_material

# Size (x, y, z) in metres of panes without a number, and the range of a pane's random tilt, as in real facades.
PANE_CELL, TILT = (1.35, 1.35, 2.95), .020
OPEN = .03      # share of panes that stand open, and reflect nothing


def glass(hour, tint=(.62, .70, .72)):
    """Window glass that reflects the sky of an hour by emission, mixed with transparency by Fresnel."""
    material, nodes = new_material("glass")
    geometry = nodes.add("NewGeometry").outputs
    white_noise = pane_noise(nodes, geometry["Position"])
    chance, brightness, _ = nodes.add("SeparateColor", Color=white_noise).outputs
    tilt = nodes.add("VectorMath", Vector=white_noise)
    tilt.operation = "MULTIPLY_ADD"
    tilt.inputs[1].default_value, tilt.inputs[2].default_value = (2 * TILT,) * 3, (-TILT,) * 3
    normal = vector_operation(nodes, "ADD", geometry["Normal"], tilt.outputs[0])
    mirrored = vector_operation(nodes, "REFLECT", geometry["Incoming"], normal)
    outwards = nodes.add("VectorMath", Vector=mirrored)
    outwards.operation = "SCALE"
    outwards.inputs["Scale"].default_value = -1
    direction = nodes.add("VectorMath", Vector=outwards.outputs[0])
    direction.operation = "NORMALIZE"
    up = nodes.add("SeparateXYZ", Vector=direction.outputs[0]).outputs[2]
    ground = tuple(c * .42 for c in hour["fog"]["colour"])
    reflection = nodes.mix(nodes.remap(up, -.05, .03, 0, 1), ground, sky_colour(nodes, direction.outputs[0], hour))
    share = nodes.remap(nodes.add("LayerWeight", Blend=.32).outputs["Fresnel"], 0, 1, .10, .95)
    mixed = nodes.add("MixShader", Fac=nodes.math("MULTIPLY", share, nodes.math("GREATER_THAN", chance, OPEN)))
    nodes.put(mixed, 1, nodes.add("BsdfTransparent", Color=tint).outputs[0])
    nodes.put(mixed, 2, nodes.add("Emission", Color=reflection, Strength=nodes.remap(
        brightness, 0, 1, .62 * hour["light"], 1.4 * hour["light"])).outputs[0])
    nodes.output_shader(mixed.outputs[0])
    material.cycles.sample_as_light = False
    return material


def pane_noise(nodes, position):
    """The socket of a random colour of each pane: by the face attribute 'wid' and the object, or without one by its place."""
    cell = nodes.add("VectorMath", Vector=position)
    cell.operation = "SNAP"
    cell.inputs[1].default_value = PANE_CELL
    number = nodes.add("Attribute")
    number.attribute_name = "wid"
    storey = nodes.math("MULTIPLY", nodes.add("ObjectInfo").outputs["Random"], 917.0)
    own = nodes.add("CombineXYZ", X=number.outputs["Fac"], Y=storey, Z=.5).outputs[0]
    where = nodes.mix(nodes.math("GREATER_THAN", number.outputs["Fac"], .5), cell.outputs[0], own)
    return nodes.add("TexWhiteNoise", Vector=where).outputs["Color"]


def vector_operation(nodes, operation, first, second):
    """A VectorMath operation on two sockets; returns the socket of its result."""
    node = nodes.add("VectorMath", Vector=first)
    node.operation = operation
    nodes.put(node, 1, second)
    return node.outputs[0]


def rooms(name, share, strength, indoors, at_home=None):
    """lit_rooms with faint emission instead of diffuse walls: `indoors` is its mean, with bright floors and dark ceilings."""
    material = lit_rooms(name, share, strength, at_home=at_home)
    tree = material.node_tree
    lit = next(node for node in tree.nodes if node.type == "BSDF_PRINCIPLED")
    nodes = Nodes(tree, next(node for node in tree.nodes if node.type == "OUTPUT_MATERIAL"))
    lamp = nodes.add("Emission", Color=lit.inputs["Emission"].links[0].from_socket,
                     Strength=lit.inputs["Emission Strength"].links[0].from_socket)
    facing = nodes.add("SeparateXYZ", Vector=nodes.add("NewGeometry").outputs["True Normal"]).outputs[2]
    dark, light = (tuple(indoors * share * c for c in (.94, 1, 1.06)) for share in (.6, 1.5))
    wall = nodes.add("Emission", Color=nodes.mix(nodes.remap(facing, -1, 1, 0, 1), dark, light), Strength=1.0)
    summed = nodes.add("AddShader")
    nodes.put(summed, 0, lamp.outputs[0])
    nodes.put(summed, 1, wall.outputs[0])
    nodes.output_shader(summed.outputs[0])
    tree.nodes.remove(lit)
    return material
