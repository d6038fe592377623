"""Cycles materials. Colours are linear RGB, roughness 0 to 1, texture scales per metre of the object."""
import bpy


class Nodes:
    """A material's node tree, wired with as few words as possible."""

    def __init__(self, tree, output):
        self.tree, self.output = tree, output

    def add(self, kind, **inputs):
        """Adds a node ('TexNoise' for ShaderNodeTexNoise); inputs are numbers, colours or other nodes' sockets."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in inputs.items():
            self.put(node, name.replace("_", " "), value)
        return node

    def put(self, node, name, value):
        """Sets or wires one input, by name or by index."""
        socket = node.inputs[name]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, tuple) and len(value) == 3 and socket.type == "RGBA":
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, operation, *values):
        node = self.tree.nodes.new("ShaderNodeMath")
        node.operation = operation
        for index, value in enumerate(values):
            self.put(node, index, value)
        return node.outputs[0]

    def mix(self, factor, first, second, blend="MIX"):
        """Mixes two colours."""
        node = self.tree.nodes.new("ShaderNodeMixRGB")
        node.blend_type = blend
        for index, value in enumerate((factor, first, second)):
            self.put(node, index, value)
        return node.outputs[0]

    def ramp(self, factor, stops, smooth=False):
        """A colour ramp of (position, colour) stops."""
        node = self.tree.nodes.new("ShaderNodeValToRGB")
        if smooth:
            node.color_ramp.interpolation = "B_SPLINE"
        elements = node.color_ramp.elements
        for element, (position, colour) in ((elements[0], stops[0]), (elements[1], stops[-1])):
            element.position, element.color = position, (*colour, 1)
        for position, colour in stops[1:-1]:
            elements.new(position).color = (*colour, 1)
        self.put(node, 0, factor)
        return node.outputs[0]

    def remap(self, value, low, high, to_low, to_high):
        node = self.add("MapRange", Value=value)
        for name, number in (("From Min", low), ("From Max", high), ("To Min", to_low), ("To Max", to_high)):
            node.inputs[name].default_value = number
        return node.outputs[0]

    def noise(self, scale, detail=6, distortion=0.0, stretch=None):
        """Fractal noise in object space, 0 to 1; `stretch` scales its axes."""
        vector = self.add("TexCoord").outputs["Object"]
        if stretch:
            vector = self.add("Mapping", Vector=vector, Scale=stretch).outputs[0]
        return self.add("TexNoise", Vector=vector, Scale=scale, Detail=detail, Distortion=distortion).outputs["Fac"]

    def end(self, shader):
        self.tree.links.new(shader, self.output.inputs["Surface"])


def material(name):
    """A new empty material: (material, its Nodes)."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    made.node_tree.nodes.clear()
    return made, Nodes(made.node_tree, made.node_tree.nodes.new("ShaderNodeOutputMaterial"))


def pbr(name, colour, roughness=0.5, metallic=0.0, specular=0.5, noise=None, bump=None, coat=0.0, emission=None):
    """
    A plain surface. noise: (scale, amount) varies the colour; bump: (scale, strength, depth in m);
    emission: (colour, strength).
    """
    made, nodes = material(name)
    shader = nodes.add("BsdfPrincipled", Base_Color=colour, Roughness=roughness, Metallic=metallic,
                       Specular=specular, Clearcoat=coat)
    if noise:
        dark, light = (tuple(min(1, c * (1 + sign * noise[1])) for c in colour) for sign in (-1, 1))
        nodes.put(shader, "Base Color", nodes.mix(nodes.noise(noise[0]), dark, light))
    if bump:
        height = nodes.noise(bump[0])
        depth = bump[2] if len(bump) > 2 else 0.05
        nodes.put(shader, "Normal", nodes.add("Bump", Height=height, Strength=bump[1], Distance=depth).outputs[0])
    if emission:
        nodes.put(shader, "Emission", emission[0])
        nodes.put(shader, "Emission Strength", emission[1])
    nodes.end(shader.outputs[0])
    return made


def glow(name, colour, strength, lights=True):
    """A luminous surface; `lights` says whether Cycles aims rays at it (few large ones) or finds it by chance."""
    made, nodes = material(name)
    nodes.end(nodes.add("Emission", Color=colour, Strength=strength).outputs[0])
    made.cycles.sample_as_light = lights
    return made


def clear_glass(name, tint=(.75, .85, .88), roughness=0.0, reflection=1.0):
    """Window glass that lets light through without refraction: cheap, and free of noise."""
    made, nodes = material(name)
    clear = nodes.add("BsdfTransparent", Color=tint)
    mirror = nodes.add("BsdfGlossy", Color=(.95, .97, 1), Roughness=roughness)
    facing = nodes.add("LayerWeight", Blend=.32).outputs["Fresnel"]
    mixed = nodes.add("MixShader", Fac=nodes.remap(facing, 0, 1, .10 * reflection, .95))
    nodes.put(mixed, 1, clear.outputs[0])
    nodes.put(mixed, 2, mirror.outputs[0])
    nodes.end(mixed.outputs[0])
    return made


def leaves(name, dark, light, through=.35, lit=0.0):
    """
    Foliage: a colour between two for each tree and leaf; `through` is the share of light that shines through.
    lit: the share of the plants that a lamp at their foot lights from below.
    """
    made, nodes = material(name)
    each = nodes.add("ObjectInfo").outputs["Random"]
    leaf = nodes.add("Attribute")
    leaf.attribute_name = "wid"
    colour = nodes.mix(nodes.math("PINGPONG", nodes.math("ADD", each, leaf.outputs["Fac"]), 1.0), dark, light)
    mixed = nodes.add("MixShader", Fac=through)
    nodes.put(mixed, 1, nodes.add("BsdfDiffuse", Color=colour).outputs[0])
    nodes.put(mixed, 2, nodes.add("BsdfTranslucent", Color=colour).outputs[0])
    if not lit:
        nodes.end(mixed.outputs[0])
        return made
    height = nodes.add("SeparateXYZ", Vector=nodes.add("TexCoord").outputs["Object"]).outputs[2]
    facing = nodes.add("SeparateXYZ", Vector=nodes.add("NewGeometry").outputs["True Normal"]).outputs[2]
    amount = nodes.math("MULTIPLY", nodes.remap(height, 1.5, 8, 1.0, .08),
                        nodes.remap(nodes.math("ABSOLUTE", facing), 0, 1, .45, 1.0))
    chosen = nodes.math("LESS_THAN", nodes.math("FRACT", nodes.math("MULTIPLY", each, 37.0)), lit)
    warm = nodes.mix(1.0, colour, (1, .72, .40), "MULTIPLY")
    lamp = nodes.add("Emission", Color=warm, Strength=nodes.math("MULTIPLY", nodes.math("MULTIPLY", amount, chosen), .26))
    both = nodes.add("AddShader")
    nodes.put(both, 0, mixed.outputs[0])
    nodes.put(both, 1, lamp.outputs[0])
    nodes.end(both.outputs[0])
    made.cycles.sample_as_light = False
    return made


# How bright a lit room is from its floor (0) to its ceiling (1): furniture below, the washed wall above.
ROOM_LIGHT = ((0, .30), (.26, .38), (.34, .80), (.75, 1.15), (.93, 1.0), (1, .75))


def lit_rooms(name, share, strength, wall=(.32, .29, .26), warmth=1.0, storeys=((0, 2.95),)):
    """
    Rooms behind windows: `share` of them are lit, which ones follows from the object and the window's number;
    warmth 1 is lamplight, 0 is white; storeys are their floors' and ceilings' heights in the object.
    """
    made, nodes = material(name)
    window = nodes.add("Attribute")
    window.attribute_name = "wid"
    seed = nodes.math("MULTIPLY_ADD", nodes.add("ObjectInfo").outputs["Random"], 917.0, window.outputs["Fac"])
    chance = nodes.add("TexWhiteNoise")
    chance.noise_dimensions = "1D"
    nodes.put(chance, "W", seed)
    parts = nodes.add("SeparateColor", Color=chance.outputs["Color"]).outputs
    cool = [1 - warmth * (1 - c) for c in (.46, .16, .60, .30, .80, .58)]
    colour = nodes.ramp(parts[1], ((0, (1, *cool[:2])), (.72, (1, *cool[2:4])), (.96, (1, *cool[4:]))))
    level = nodes.math("MULTIPLY", nodes.math("LESS_THAN", parts[0], share),
                       nodes.remap(nodes.math("POWER", parts[2], 1.6), 0, 1, strength * .22, strength * 1.25))
    place = nodes.add("SeparateXYZ", Vector=nodes.add("TexCoord").outputs["Object"]).outputs
    top = max(high for _, high in storeys) + .01
    stops = [((low + (high - low) * t) / top, (v, v, v)) for low, high in storeys for t, v in ROOM_LIGHT]
    light = nodes.ramp(nodes.math("DIVIDE", place[2], top), stops)
    # Furniture, pictures and doors, as far as one can tell from outside.
    things = nodes.remap(nodes.noise(1.15, 1.5, stretch=(1, 1, .8)), .42, .58, .72, 1.12)
    shader = nodes.add("BsdfPrincipled", Base_Color=wall, Roughness=.8, Specular=.1)
    nodes.put(shader, "Emission", colour)
    nodes.put(shader, "Emission Strength", nodes.math("MULTIPLY", level, nodes.math("MULTIPLY", light, things)))
    nodes.end(shader.outputs[0])
    made.cycles.sample_as_light = False
    return made
