"""Cycles materials. Colours are linear RGB, roughness 0 to 1, texture scales per metre of the object."""
import bpy


class Nodes:
    """Adds and links nodes of a material's or world's node tree. Methods return output sockets, except for add."""

    def __init__(self, tree, output):
        self.tree, self.output = tree, output

    def add(self, kind, **inputs):
        """Adds and returns a node ('TexNoise' for ShaderNodeTexNoise). Inputs, named with _ for spaces, are values or sockets."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in inputs.items():
            self.put(node, name.replace("_", " "), value)
        return node

    def put(self, node, name, value):
        """Sets or links one input, by name or index."""
        socket = node.inputs[name]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, tuple) and len(value) == 3 and socket.type == "RGBA":
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, operation, *values):
        """A Math node; `operation` is Blender's name of it."""
        node = self.tree.nodes.new("ShaderNodeMath")
        node.operation = operation
        for index, value in enumerate(values):
            self.put(node, index, value)
        return node.outputs[0]

    def mix(self, factor, first, second, blend="MIX"):
        """Mixes two colours by a factor from 0 to 1; `blend` is Blender's name of the mode."""
        node = self.tree.nodes.new("ShaderNodeMixRGB")
        node.blend_type = blend
        for index, value in enumerate((factor, first, second)):
            self.put(node, index, value)
        return node.outputs[0]

    def ramp(self, factor, stops, smooth=False):
        """A colour ramp of (position, colour) stops, positions from 0 to 1; linear, or a B-spline if `smooth`."""
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
        """Maps low..high linearly to to_low..to_high, clamped."""
        node = self.add("MapRange", Value=value)
        for name, number in (("From Min", low), ("From Max", high), ("To Min", to_low), ("To Max", to_high)):
            node.inputs[name].default_value = number
        return node.outputs[0]

    def noise(self, scale, detail=6, distortion=0.0, stretch=None):
        """Fractal noise in object space, 0 to 1; `scale` per metre, `stretch` scales the axes."""
        vector = self.add("TexCoord").outputs["Object"]
        if stretch:
            vector = self.add("Mapping", Vector=vector, Scale=stretch).outputs[0]
        return self.add("TexNoise", Vector=vector, Scale=scale, Detail=detail, Distortion=distortion).outputs["Fac"]

    def output_shader(self, shader):
        """Links a shader to the material's or world's surface output."""
        self.tree.links.new(shader, self.output.inputs["Surface"])


def new_material(name):
    """A new empty material and the Nodes of its tree."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    return material, Nodes(material.node_tree, material.node_tree.nodes.new("ShaderNodeOutputMaterial"))


def pbr(name, colour, roughness=0.5, metallic=0.0, specular=0.5, noise=None, bump=None, coat=0.0, emission=None):
    """
    A principled surface. noise: (scale per m, amount) varies the colour; bump: (scale per m, strength, depth in m, by
    default 0.05); emission: (colour, strength).
    """
    material, nodes = new_material(name)
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
    nodes.output_shader(shader.outputs[0])
    return material


def glow(name, colour, strength, lights=True):
    """An emissive surface. `lights`: whether Cycles samples it directly as a light, which pays for few large surfaces only."""
    material, nodes = new_material(name)
    nodes.output_shader(nodes.add("Emission", Color=colour, Strength=strength).outputs[0])
    material.cycles.sample_as_light = lights
    return material


def clear_glass(name, tint=(.75, .85, .88), roughness=0.0, reflection=1.0):
    """Window glass without refraction: transparent and glossy by Fresnel, which is fast and free of noise."""
    material, nodes = new_material(name)
    transparent = nodes.add("BsdfTransparent", Color=tint)
    glossy = nodes.add("BsdfGlossy", Color=(.95, .97, 1), Roughness=roughness)
    fresnel = nodes.add("LayerWeight", Blend=.32).outputs["Fresnel"]
    mixed = nodes.add("MixShader", Fac=nodes.remap(fresnel, 0, 1, .10 * reflection, .95))
    nodes.put(mixed, 1, transparent.outputs[0])
    nodes.put(mixed, 2, glossy.outputs[0])
    nodes.output_shader(mixed.outputs[0])
    return material


def leaves(name, dark, light, translucency=.35, uplit_share=0.0, between=()):
    """
    Foliage with a colour between `dark` and `light` for each plant and leaf, by way of the colours `between`; `translucency`
    is the share of light that passes through a leaf, `uplit_share` the share of plants lit from below, approximated by
    emission. Leaves have a slight sheen, and light that passes through one is more yellow and brighter than what it reflects.
    """
    material, nodes = new_material(name)
    object_random = nodes.add("ObjectInfo").outputs["Random"]
    leaf_random = nodes.add("Attribute")
    leaf_random.attribute_name = "wid"
    stops = (dark, *between, light)
    tone = nodes.math("PINGPONG", nodes.math("ADD", object_random, leaf_random.outputs["Fac"]), 1.0)
    colour = nodes.ramp(tone, [(k / (len(stops) - 1), stop) for k, stop in enumerate(stops)])
    through = nodes.mix(1.0, colour, (1.7, 1.5, .75), "MULTIPLY")
    mixed = nodes.add("MixShader", Fac=translucency)
    nodes.put(mixed, 1, nodes.add("BsdfPrincipled", Base_Color=colour, Roughness=.5, Specular=.25).outputs[0])
    nodes.put(mixed, 2, nodes.add("BsdfTranslucent", Color=through).outputs[0])
    if not uplit_share:
        nodes.output_shader(mixed.outputs[0])
        return material
    nodes.output_shader(add_uplight(nodes, mixed.outputs[0], colour, object_random, uplit_share))
    material.cycles.sample_as_light = False
    return material


def add_uplight(nodes, shader, colour, object_random, share):
    """Adds emission that fades with height and on upward faces, for a `share` of the objects. Returns the shader socket."""
    height = nodes.add("SeparateXYZ", Vector=nodes.add("TexCoord").outputs["Object"]).outputs[2]
    facing = nodes.add("SeparateXYZ", Vector=nodes.add("NewGeometry").outputs["True Normal"]).outputs[2]
    uplight = nodes.math("MULTIPLY", nodes.remap(height, 1.5, 8, 1.0, .08),
                         nodes.remap(nodes.math("ABSOLUTE", facing), 0, 1, .45, 1.0))
    is_uplit = nodes.math("LESS_THAN", nodes.math("FRACT", nodes.math("MULTIPLY", object_random, 37.0)), share)
    lamplight = nodes.mix(1.0, colour, (1, .72, .40), "MULTIPLY")
    lamp = nodes.add("Emission", Color=lamplight, Strength=nodes.math("MULTIPLY", nodes.math("MULTIPLY", uplight, is_uplit), .26))
    summed = nodes.add("AddShader")
    nodes.put(summed, 0, shader)
    nodes.put(summed, 1, lamp.outputs[0])
    return summed.outputs[0]


# Brightness of a lit room by height, from floor (0) to ceiling (1): dark furniture below, the lit wall above.
# Numbers of a floor's windows: below this the window's own, above it the home's.
HOME_WINDOWS = 100
ROOM_LIGHT = ((0, .30), (.26, .38), (.34, .80), (.75, 1.15), (.93, 1.0), (1, .75))


def chances(nodes, seed):
    """Three random sockets (0 to 1) for a number's socket."""
    white_noise = nodes.add("TexWhiteNoise")
    white_noise.noise_dimensions = "1D"
    nodes.put(white_noise, "W", seed)
    return nodes.add("SeparateColor", Color=white_noise.outputs["Color"]).outputs[:]


def lit_rooms(name, share, strength, wall=(.32, .29, .26), warmth=1.0, storeys=((0, 2.95),), at_home=None):
    """
    Rooms behind windows, of which `share` are lit, chosen by the object and the face attribute 'wid'. strength: mean
    emission; warmth: 1 is lamplight, 0 is white; storeys: (floor, ceiling) heights in the object, in metres; at_home:
    the share of homes in which somebody is, for towers: the others are dark as a whole, and a home has one colour of lamps.
    """
    material, nodes = new_material(name)
    window_id = nodes.add("Attribute")
    window_id.attribute_name = "wid"
    window = window_id.outputs["Fac"]
    storey = nodes.add("ObjectInfo").outputs["Random"]
    channels = chances(nodes, nodes.math("MULTIPLY_ADD", storey, 917.0, window))
    is_lit = nodes.math("LESS_THAN", channels[0], share / (at_home or 1))
    shade = channels[1]
    if at_home:
        home = nodes.math("FLOOR", nodes.math("DIVIDE", nodes.math("ADD", window, .5), HOME_WINDOWS))
        somebody, shade, _ = chances(nodes, nodes.math("MULTIPLY_ADD", storey, 613.0, home))
        is_lit = nodes.math("MULTIPLY", is_lit, nodes.math("LESS_THAN", somebody, at_home))
    cool = [1 - warmth * (1 - c) for c in (.46, .16, .60, .30, .80, .58)]
    colour = nodes.ramp(shade, ((0, (1, *cool[:2])), (.72, (1, *cool[2:4])), (.96, (1, *cool[4:]))))
    level = nodes.math("MULTIPLY", is_lit,
                       nodes.remap(nodes.math("POWER", channels[2], 1.6), 0, 1, strength * .22, strength * 1.25))
    position = nodes.add("SeparateXYZ", Vector=nodes.add("TexCoord").outputs["Object"]).outputs
    top = max(high for _, high in storeys) + .01
    stops = [((low + (high - low) * t) / top, (v, v, v)) for low, high in storeys for t, v in ROOM_LIGHT]
    light = nodes.ramp(nodes.math("DIVIDE", position[2], top), stops)
    # Low-contrast noise suggests furniture, pictures and doors.
    furniture = nodes.remap(nodes.noise(1.15, 1.5, stretch=(1, 1, .8)), .42, .58, .72, 1.12)
    dark = tuple(.5 * c for c in wall)
    shader = nodes.add("BsdfPrincipled", Base_Color=nodes.mix(channels[1], dark, wall), Roughness=.8, Specular=.1)
    nodes.put(shader, "Emission", colour)
    nodes.put(shader, "Emission Strength", nodes.math("MULTIPLY", level, nodes.math("MULTIPLY", light, furniture)))
    nodes.output_shader(shader.outputs[0])
    material.cycles.sample_as_light = False
    return material
