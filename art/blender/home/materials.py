"""Interior materials: wood, stone, tiles, cloth, leather, glass. Texture scales are per metre, sizes in metres."""
from materials import new_material


def principled(material, nodes, colour, roughness, bump=None, strength=.1, depth=.005, specular=.4, sheen=0):
    """Completes a material with a principled shader and returns it; `bump` is a height socket, `depth` in metres."""
    shader = nodes.add("BsdfPrincipled", Base_Color=colour, Roughness=roughness, Specular=specular, Sheen=sheen)
    if bump is not None:
        normal = nodes.add("Bump", Height=bump, Strength=strength, Distance=depth).outputs[0]
        nodes.put(shader, "Normal", normal)
    nodes.output_shader(shader.outputs[0])
    return material


def multiply_add(nodes, vector, factor, added):
    """The socket of vector * factor + added; factor and added are tuples or sockets."""
    node = nodes.add("VectorMath")
    node.operation = "MULTIPLY_ADD"
    for index, value in enumerate((vector, factor, added)):
        if isinstance(value, tuple):
            node.inputs[index].default_value = value
        else:
            nodes.put(node, index, value)
    return node.outputs[0]


def mapped(nodes, vector, scale=(1, 1, 1), rotation=(0, 0, 0), offset=(0, 0, 0)):
    """The socket of a vector that is scaled, rotated (radians) and moved."""
    return nodes.add("Mapping", Vector=vector, Scale=scale, Rotation=rotation, Location=offset).outputs[0]


def object_coordinates(nodes):
    """The socket of object coordinates, in metres."""
    return nodes.add("TexCoord").outputs["Object"]


def shifted_coordinates(nodes, scale=(1, 1, 1)):
    """Object coordinates with a random offset per object, so that no two slabs have the same pattern."""
    random_shift = nodes.math("MULTIPLY", nodes.add("ObjectInfo").outputs["Random"], 40.0)
    shift = nodes.add("CombineXYZ", X=random_shift, Y=random_shift, Z=random_shift).outputs[0]
    return mapped(nodes, multiply_add(nodes, object_coordinates(nodes), (1, 1, 1), shift), scale)


def object_noise(nodes, scale, detail, distortion, stretch):
    """Noise, 0 to 1, with a random offset per object."""
    return nodes.add("TexNoise", Vector=shifted_coordinates(nodes, stretch), Scale=scale, Detail=detail,
                     Distortion=distortion).outputs["Fac"]


def brick_texture(nodes, vector, width, height, mortar, colours, joint, shift=0.0, soft=.1):
    """A texture node of bricks or planks, with outputs Color and Fac (1 in joints); width, height and mortar in metres."""
    node = nodes.add("TexBrick", Vector=vector, Scale=1.0, Color1=colours[0], Color2=colours[1], Mortar=joint,
                     Mortar_Size=mortar, Mortar_Smooth=soft, Brick_Width=width, Row_Height=height)
    node.offset = shift
    return node


def planks(name, dark, light, width=.18, length=2.2, shade=1.0):
    """
    Oiled planks along y (towards the front windows), whose tone, grain and gloss differ from one to the next, with open
    joints; `shade` multiplies their brightness.
    """
    material, nodes = new_material(name)
    along = mapped(nodes, object_coordinates(nodes), rotation=(0, 0, 1.5708))
    boards = brick_texture(nodes, along, length, width, .0018, ((0, 0, 0), (1, 1, 1)), (.5, .5, .5), .37, .2)
    board, joint = boards.outputs["Color"], boards.outputs["Fac"]
    grain = straight_grain(nodes, multiply_add(nodes, board, (9, 5, 0), along), "x")
    wood = nodes.ramp(grain, [(.36, dark), (.64, light)])
    tone = nodes.remap(board, 0, 1, .84 * shade, 1.12 * shade)
    toned = nodes.add("HueSaturation", Color=wood, Value=tone, Saturation=.95).outputs[0]
    relief = nodes.math("SUBTRACT", nodes.math("MULTIPLY", grain, .3), joint)
    seam = tuple(.2 * c for c in dark)
    return principled(material, nodes, nodes.mix(joint, toned, seam), nodes.remap(grain, .3, .7, .44, .32), relief, .2, .003)


def straight_grain(nodes, vector, along):
    """
    Height and tone of timber, 0 to 1: lines a few millimetres apart that run `along` an axis ("x", "y" or "z"), within a
    drift of tone a hand wide.
    """
    lengthwise = mapped(nodes, vector, tuple(.045 if axis == along else 1 for axis in "xyz"))
    drift, lines, pores = (
        nodes.add("TexNoise", Vector=lengthwise, Scale=scale, Detail=detail, Distortion=bend).outputs["Fac"]
        for scale, detail, bend in ((8.0, 3.0, .8), (75.0, 3.0, .5), (330.0, 1.0, 0.0)))
    figure = nodes.math("MULTIPLY_ADD", drift, .45, nodes.math("MULTIPLY", lines, .35))
    return nodes.math("MULTIPLY_ADD", pores, .20, figure)


def timber(name, dark, light, along="z"):
    """Timber or veneer with straight grain `along` an axis; every piece has a tone of its own."""
    material, nodes = new_material(name)
    grain = straight_grain(nodes, shifted_coordinates(nodes), along)
    wood = nodes.ramp(grain, [(.36, dark), (.64, light)])
    piece = nodes.remap(nodes.add("ObjectInfo").outputs["Random"], 0, 1, .92, 1.06)
    toned = nodes.add("HueSaturation", Color=wood, Value=piece).outputs[0]
    gloss = nodes.remap(grain, .35, .65, .49, .37)
    return principled(material, nodes, toned, gloss, grain, .12, .002)


def plaster(name, colour, trowel=.1):
    """Plaster: clouds of tone, and the sweeps of the trowel, which low light shows, as strong as `trowel` (0 to 1)."""
    material, nodes = new_material(name)
    clouds = nodes.remap(nodes.noise(1.1, 6, .8), .3, .7, 1 - .3 * trowel - .02, 1 + .15 * trowel + .01)
    toned = nodes.add("HueSaturation", Color=colour, Value=clouds).outputs[0]
    return principled(material, nodes, toned, .85, nodes.noise(5, 5, 1.5, (1, 1, 1.7)), trowel, .012, .2)


def travertine(name, light, dark, polish=.34):
    """Travertine cut across its layers: horizontal bands with fine pores. `polish` is the roughness."""
    material, nodes = new_material(name)
    bands = object_noise(nodes, 1.5, 7.0, .55, (.55, .55, 6.5))
    between = tuple((a * 2 + b) / 3 for a, b in zip(light, dark))
    colour = nodes.ramp(bands, [(.30, dark), (.45, between), (.56, light),
        (.75, tuple(min(1, c * 1.1) for c in light))])
    pores = nodes.ramp(object_noise(nodes, 2.2, 3.0, 0.0, (9, 9, 42)), [(.30, (0, 0, 0)), (.37, (1, 1, 1))])
    return principled(material, nodes, nodes.mix(.28, colour, pores, "MULTIPLY"), polish, pores, .12, .002)


def veined(name, base, vein, scale=.7, roughness=.2, width=.05):
    """
    Stone with veins that run one way, swell, thin out and break off, and hair veins beside them. scale: veins per metre,
    about; width: of a vein, in the noise's range.
    """
    material, nodes = new_material(name)
    oblique = mapped(nodes, shifted_coordinates(nodes), rotation=(.75, .3, .7))
    layers = mapped(nodes, oblique, (1, .25, .25))
    bend = nodes.add("TexNoise", Vector=layers, Scale=scale * 2.4, Detail=4.0).outputs["Color"]
    warped = multiply_add(nodes, bend, (.3, .3, .3), layers)
    presence = nodes.add("TexNoise", Vector=layers, Scale=scale * 2.2, Detail=2.0).outputs["Fac"]
    clouds = nodes.remap(bend, .35, .65, .95, 1.03)
    stone = nodes.add("HueSaturation", Color=base, Value=clouds).outputs[0]
    for frequency, thickness, strength in ((scale, width, .8), (scale * 3.1, width * .45, .35)):
        field = nodes.add("TexNoise", Vector=warped, Scale=frequency, Detail=2.0).outputs["Fac"]
        ridge = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", field, .5))
        broad = nodes.remap(presence, .42, .68, thickness * .08, thickness)
        core = nodes.math("SUBTRACT", 1.0, nodes.math("MINIMUM", nodes.math("DIVIDE", ridge, broad), 1.0))
        share = nodes.math("MULTIPLY", nodes.math("POWER", core, 1.6), nodes.remap(presence, .40, .60, .1, strength))
        stone = nodes.mix(share, stone, vein)
    return principled(material, nodes, stone, nodes.remap(presence, .3, .7, roughness * .85, roughness * 1.2))


def tiles(name, colour, joint, width, height, roughness=.35, upright=True):
    """Porcelain tiles with joints of 1.6 mm, on walls if `upright`, else on the floor."""
    material, nodes = new_material(name)
    position = object_coordinates(nodes)
    if upright:
        parts = nodes.add("SeparateXYZ", Vector=position).outputs
        position = nodes.add("CombineXYZ", X=nodes.math("ADD", parts[0], parts[1]), Y=parts[2]).outputs[0]
    shade = tuple(c * .95 for c in colour)
    node = brick_texture(nodes, position, width, height, .0016, (colour, shade), joint)
    tint = nodes.remap(nodes.noise(3, 5), 0, 1, .9, 1.08)
    coloured = nodes.add("HueSaturation", Color=node.outputs["Color"], Value=tint).outputs[0]
    return principled(material, nodes, coloured, roughness, nodes.math("SUBTRACT", 1.0, node.outputs["Fac"]), .3, .002)


def threads(nodes, pitch):
    """Height of a weave, 0 to 1: threads `pitch` metres apart in three directions, of which a face shows two."""
    fine, coarse = 1 / pitch, .09 / pitch
    position = shifted_coordinates(nodes)
    first, second, third = (
        nodes.add("TexNoise", Vector=mapped(nodes, position, stretch), Scale=1.0, Detail=2.0).outputs["Fac"]
        for stretch in ((fine, coarse, coarse), (coarse, fine, coarse), (coarse, coarse, fine)))
    return nodes.math("DIVIDE", nodes.math("ADD", nodes.math("ADD", first, second), third), 3.0)


def cloth(name, colour, pitch=.004, contrast=.13, strength=.35, sheen=.2):
    """Woven cloth: threads `pitch` metres apart that differ in tone by `contrast`, and creases that low light shows."""
    material, nodes = new_material(name)
    weave = threads(nodes, pitch)
    shade = nodes.ramp(weave, [(.38, tuple(c * (1 - contrast) for c in colour)),
        (.62, tuple(min(1, c * (1 + contrast * .6)) for c in colour))])
    creases = nodes.math("MULTIPLY_ADD", weave, .5, nodes.noise(5, 3, .8))
    return principled(material, nodes, shade, .92, creases, strength, .008, .12, sheen)


def pile(name, colour):
    """The cut pile of a rug: tufts in rows, and large soft traces of feet."""
    material, nodes = new_material(name)
    position = object_coordinates(nodes)
    tufts = nodes.add("TexVoronoi", Vector=mapped(nodes, position, (130, 190, 130)), Scale=1.0).outputs["Distance"]
    rows = nodes.math("SINE", nodes.math("MULTIPLY", nodes.add("SeparateXYZ", Vector=position).outputs[1], 300.0))
    traces = nodes.noise(2.2, 4, .6)
    height = nodes.math("MULTIPLY_ADD", rows, .15, nodes.math("SUBTRACT", 1.0, tufts))
    tone = nodes.math("ADD", nodes.remap(height, .2, 1, -.14, .08), nodes.remap(traces, .3, .7, .9, 1.06))
    toned = nodes.add("HueSaturation", Color=colour, Value=tone).outputs[0]
    return principled(material, nodes, toned, .95, height, .6, .005, .05, .4)


def leather(name, colour):
    """Leather with a visible grain, paler and smoother where it is worn."""
    material, nodes = new_material(name)
    clouds = nodes.noise(9, 5, .5)
    shade = nodes.ramp(clouds, [(.3, tuple(c * .72 for c in colour)), (.7, tuple(min(1, c * 1.15) for c in colour))])
    grain = nodes.add("TexVoronoi", Vector=object_coordinates(nodes), Scale=300.0).outputs["Distance"]
    height = nodes.math("MULTIPLY_ADD", clouds, 2.0, grain)
    return principled(material, nodes, shade, nodes.remap(clouds, .3, .7, .38, .56), height, .25, .003)


def sheer(open_=.62):
    """A sheer curtain; `open_` is the share of light between its threads, which falls at grazing angles."""
    material, nodes = new_material("sheer")
    cloth = nodes.add("MixShader", Fac=.68)
    nodes.put(cloth, 1, nodes.add("BsdfTranslucent", Color=(.92, .91, .885)).outputs[0])
    nodes.put(cloth, 2, nodes.add("BsdfDiffuse", Color=(.92, .91, .885)).outputs[0])
    facing = nodes.math("SUBTRACT", 1.0, nodes.add("LayerWeight", Blend=.5).outputs["Facing"])
    threads = mapped(nodes, object_coordinates(nodes), (160, 160, 3))
    thread_noise = nodes.add("TexNoise", Vector=threads, Scale=1.0, Detail=2.0).outputs["Fac"]
    thread = nodes.math("MULTIPLY_ADD", thread_noise, .08, open_ - .04)
    transparency = nodes.math("POWER", thread, nodes.math("DIVIDE", 1.0, nodes.math("MAXIMUM", facing, .12)))
    mixed = nodes.add("MixShader", Fac=transparency)
    nodes.put(mixed, 1, cloth.outputs[0])
    nodes.put(mixed, 2, nodes.add("BsdfTransparent").outputs[0])
    nodes.output_shader(mixed.outputs[0])
    return material


def lampshade(strength):
    """A linen shade that a bulb shines through: brightest in its middle, dimmer towards its outline."""
    material, nodes = new_material("lamp shade")
    turned = nodes.add("LayerWeight", Blend=.35).outputs["Facing"]
    shine = nodes.remap(turned, .15, .95, strength, strength * .3)
    shader = nodes.add("BsdfPrincipled", Base_Color=(.72, .66, .56), Roughness=.9, Emission=(1, .70, .42))
    nodes.put(shader, "Emission Strength", shine)
    nodes.output_shader(shader.outputs[0])
    return material


def pane(name, tint, reflection=1.0):
    """Glass for single faces, transparent and glossy by angle, the same from both sides; lets sunlight through."""
    material, nodes = new_material(name)
    facing = nodes.add("LayerWeight", Blend=.5).outputs["Facing"]
    mirrored = nodes.math("MULTIPLY_ADD", nodes.math("POWER", facing, 5.0), .9, .04 * reflection)
    mixed = nodes.add("MixShader", Fac=mirrored)
    nodes.put(mixed, 1, nodes.add("BsdfTransparent", Color=tint).outputs[0])
    nodes.put(mixed, 2, nodes.add("BsdfGlossy", Color=(.95, .97, 1), Roughness=0.0).outputs[0])
    nodes.output_shader(mixed.outputs[0])
    return material


def painting(name, stops, scale=(1.1, 1, 2.4), seed=0):
    """An abstract painting: a colour ramp over distorted noise; `seed` moves the pattern."""
    material, nodes = new_material(name)
    position = mapped(nodes, object_coordinates(nodes), scale, offset=(seed, seed, 0))
    field = nodes.add("TexNoise", Vector=position, Scale=1.1, Detail=8.0, Distortion=1.4).outputs["Fac"]
    return principled(material, nodes, nodes.ramp(field, stops), .75)
