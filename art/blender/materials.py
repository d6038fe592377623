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
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, (*colour, 1)
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


def leaves(name, dark, light, through=.35):
    """Foliage: a colour between two for each tree and leaf; `through` is the share of light that shines through."""
    made, nodes = material(name)
    each = nodes.add("ObjectInfo").outputs["Random"]
    leaf = nodes.add("Attribute")
    leaf.attribute_name = "wid"
    colour = nodes.mix(nodes.math("FRACT", nodes.math("ADD", each, leaf.outputs["Fac"])), dark, light)
    mixed = nodes.add("MixShader", Fac=through)
    nodes.put(mixed, 1, nodes.add("BsdfDiffuse", Color=colour).outputs[0])
    nodes.put(mixed, 2, nodes.add("BsdfTranslucent", Color=colour).outputs[0])
    nodes.end(mixed.outputs[0])
    return made


def lit_rooms(name, share, strength, wall=(.32, .29, .26), warmth=1.0, blotch=(.35, 1.2)):
    """
    Rooms behind windows: `share` of them are lit, which ones follows from the object and the window's number;
    warmth 1 is lamplight, 0 is white; blotch is how far the light varies within a room.
    """
    made, nodes = material(name)
    window = nodes.add("Attribute")
    window.attribute_name = "wid"
    seed = nodes.math("MULTIPLY_ADD", nodes.add("ObjectInfo").outputs["Random"], 917.0, window.outputs["Fac"])
    chance = nodes.add("TexWhiteNoise")
    chance.noise_dimensions = "1D"
    nodes.put(chance, "W", seed)
    parts = nodes.add("SeparateColor", Color=chance.outputs["Color"]).outputs
    cool = [1 - warmth * (1 - c) for c in (.46, .16, .62, .32, .82, .60)]
    colour = nodes.ramp(parts[1], ((0, (1, *cool[:2])), (.72, (1, *cool[2:4])), (.96, (1, *cool[4:]))))
    level = nodes.math("MULTIPLY", nodes.math("LESS_THAN", parts[0], share),
                       nodes.remap(parts[2], 0, 1, strength * .2, strength))
    # Blotches read as furniture and curtains from afar.
    patches = nodes.remap(nodes.noise(.9, 3), .35, .65, *blotch)
    shader = nodes.add("BsdfPrincipled", Base_Color=wall, Roughness=.8)
    nodes.put(shader, "Emission", colour)
    nodes.put(shader, "Emission Strength", nodes.math("MULTIPLY", level, patches))
    nodes.end(shader.outputs[0])
    made.cycles.sample_as_light = False
    return made
