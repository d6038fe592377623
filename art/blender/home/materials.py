"""What homes are made of: oak, travertine, linen, leather, glass. Textures are in metres."""
from materials import material


def surface(made, nodes, colour, roughness, bump=None, strength=.1, depth=.005, specular=.4, sheen=0):
    """Ends a material in a principled surface and gives it."""
    shader = nodes.add("BsdfPrincipled", Base_Color=colour, Roughness=roughness, Specular=specular, Sheen=sheen)
    if bump is not None:
        normal = nodes.add("Bump", Height=bump, Strength=strength, Distance=depth).outputs[0]
        nodes.put(shader, "Normal", normal)
    nodes.end(shader.outputs[0])
    return made


def multiply_add(nodes, vector, factor, added):
    """vector * factor + added, in three dimensions."""
    node = nodes.add("VectorMath")
    node.operation = "MULTIPLY_ADD"
    for index, value in enumerate((vector, factor, added)):
        if isinstance(value, tuple):
            node.inputs[index].default_value = value
        else:
            nodes.put(node, index, value)
    return node.outputs[0]


def mapped(nodes, vector, scale=(1, 1, 1), turn=(0, 0, 0), at=(0, 0, 0)):
    return nodes.add("Mapping", Vector=vector, Scale=scale, Rotation=turn, Location=at).outputs[0]


def own(nodes):
    """The object's own coordinates."""
    return nodes.add("TexCoord").outputs["Object"]


def apart(nodes, scale=(1, 1, 1)):
    """The object's own coordinates, moved by chance for each object: no two slabs are cut from the same place."""
    chance = nodes.math("MULTIPLY", nodes.add("ObjectInfo").outputs["Random"], 40.0)
    shift = nodes.add("CombineXYZ", X=chance, Y=chance, Z=chance).outputs[0]
    return mapped(nodes, multiply_add(nodes, own(nodes), (1, 1, 1), shift), scale)


def varied(nodes, scale, detail, distortion, stretch):
    """Noise that differs from object to object."""
    return nodes.add("TexNoise", Vector=apart(nodes, stretch), Scale=scale, Detail=detail,
                     Distortion=distortion).outputs["Fac"]


def grid(nodes, vector, width, height, mortar, colours, joint, shift=0.0, soft=.1):
    """Rows of bricks or planks: the texture node, with Color and Fac (1 in joints). Metres."""
    node = nodes.add("TexBrick", Vector=vector, Scale=1.0, Color1=colours[0], Color2=colours[1], Mortar=joint,
                     Mortar_Size=mortar, Mortar_Smooth=soft, Brick_Width=width, Row_Height=height)
    node.offset = shift
    return node


def oak_floor(name="oak floor", shade=1.0):
    """Wide oiled planks of 190 mm, laid towards the front windows (along y); `shade` below 1 smokes them."""
    made, nodes = material(name)
    along = mapped(nodes, own(nodes), turn=(0, 0, 1.5708))
    planks = grid(nodes, along, 2.1, .19, .0012, ((0, 0, 0), (1, 1, 1)), (.5, .5, .5), .37, .2)
    moved = multiply_add(nodes, planks.outputs["Color"], (7, 3, 0), along)
    stretched = mapped(nodes, moved, (1.1, 13, 1))
    grain = nodes.add("TexNoise", Vector=stretched, Scale=2.1, Detail=6.0, Distortion=.7).outputs["Fac"]
    wood = nodes.ramp(grain, [(.28, (.30, .205, .125)), (.52, (.40, .29, .185)), (.75, (.50, .385, .265))])
    tone = nodes.remap(planks.outputs["Color"], 0, 1, .86 * shade, 1.12 * shade)
    toned = nodes.add("HueSaturation", Color=wood, Value=tone, Saturation=.92).outputs[0]
    return surface(made, nodes, nodes.mix(planks.outputs["Fac"], toned, (.12, .08, .05)), .38, grain, .06, .006)


def veneer(name, dark, light, stretch=(9, 9, .8), roughness=.42):
    """Wood veneer with upright grain."""
    made, nodes = material(name)
    grain = varied(nodes, 2.4, 6.0, 1.1, stretch)
    return surface(made, nodes, nodes.ramp(grain, [(.3, dark), (.72, light)]), roughness, grain, .05, .003)


def travertine(name, light, dark, polish=.34):
    """Vein-cut travertine: long level bands, with fine open pores."""
    made, nodes = material(name)
    bands = varied(nodes, 1.5, 7.0, .55, (.55, .55, 6.5))
    between = tuple((a * 2 + b) / 3 for a, b in zip(light, dark))
    colour = nodes.ramp(bands, [(.30, dark), (.45, between), (.56, light),
        (.75, tuple(min(1, c * 1.1) for c in light))])
    pores = nodes.ramp(varied(nodes, 2.2, 3.0, 0.0, (9, 9, 42)), [(.30, (0, 0, 0)), (.37, (1, 1, 1))])
    return surface(made, nodes, nodes.mix(.28, colour, pores, "MULTIPLY"), polish, pores, .12, .002)


def veined(name, base, vein, scale=.7, roughness=.2, width=.05):
    """Engineered stone or marble with thin veins."""
    made, nodes = material(name)
    place = apart(nodes)
    rough = nodes.add("TexNoise", Vector=place, Scale=scale * 2, Detail=6.0).outputs["Color"]
    bent = multiply_add(nodes, rough, (1.3, 1.3, 1.3), place)
    cloud = nodes.add("TexNoise", Vector=bent, Scale=scale, Detail=3.0).outputs["Fac"]
    ridge = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", cloud, .5))
    half = tuple(.65 * a + .35 * b for a, b in zip(base, vein))
    return surface(made, nodes, nodes.ramp(ridge, [(0, vein), (width * .2, half), (width, base)]), roughness)


def tiles(name, colour, joint, width, height, roughness=.35, upright=True):
    """Porcelain in even joints of 2 mm; `upright` lays it on walls, else on the floor."""
    made, nodes = material(name)
    place = own(nodes)
    if upright:
        parts = nodes.add("SeparateXYZ", Vector=place).outputs
        place = nodes.add("CombineXYZ", X=nodes.math("ADD", parts[0], parts[1]), Y=parts[2]).outputs[0]
    shade = tuple(c * .95 for c in colour)
    node = grid(nodes, place, width, height, .0016, (colour, shade), joint)
    tint = nodes.remap(nodes.noise(3, 5), 0, 1, .9, 1.08)
    coloured = nodes.add("HueSaturation", Color=node.outputs["Color"], Value=tint).outputs[0]
    return surface(made, nodes, coloured, roughness, nodes.math("SUBTRACT", 1.0, node.outputs["Fac"]), .3, .002)


def cloth(name, colour, weave=420, strength=.25, sheen=.2):
    """Woven cloth."""
    made, nodes = material(name)
    shade = nodes.ramp(nodes.noise(6, 3), [(.3, tuple(c * .93 for c in colour)),
        (.7, tuple(min(1, c * 1.05) for c in colour))])
    return surface(made, nodes, shade, .92, nodes.noise(weave, 2), strength, .003, .15, sheen)


def leather(name, colour):
    """Smooth leather with a soft shine."""
    made, nodes = material(name)
    shade = nodes.ramp(nodes.noise(7, 4), [(.3, tuple(c * .8 for c in colour)),
        (.7, tuple(min(1, c * 1.15) for c in colour))])
    return surface(made, nodes, shade, .48, nodes.noise(260, 2), .12, .002)


def sheer(open_=.62):
    """A thin curtain: `open_` is the share of light between its threads, less where the cloth turns away from the eye."""
    made, nodes = material("sheer")
    veil = nodes.add("MixShader", Fac=.45)
    nodes.put(veil, 1, nodes.add("BsdfTranslucent", Color=(.92, .91, .885)).outputs[0])
    nodes.put(veil, 2, nodes.add("BsdfDiffuse", Color=(.92, .91, .885)).outputs[0])
    towards = nodes.math("SUBTRACT", 1.0, nodes.add("LayerWeight", Blend=.5).outputs["Facing"])
    slub = nodes.add("TexNoise", Vector=mapped(nodes, own(nodes), (160, 160, 3)), Scale=1.0, Detail=2.0).outputs["Fac"]
    thread = nodes.math("MULTIPLY_ADD", slub, .20, open_ - .10)
    through = nodes.math("POWER", thread, nodes.math("DIVIDE", 1.0, nodes.math("MAXIMUM", towards, .12)))
    both = nodes.add("MixShader", Fac=through)
    nodes.put(both, 1, veil.outputs[0])
    nodes.put(both, 2, nodes.add("BsdfTransparent").outputs[0])
    nodes.end(both.outputs[0])
    return made


def pane(name, tint, reflection=1.0):
    """Glass for single sheets: the same from both sides, so that sunlight comes in as freely as the eye looks out."""
    made, nodes = material(name)
    facing = nodes.add("LayerWeight", Blend=.5).outputs["Facing"]
    mirrored = nodes.math("MULTIPLY_ADD", nodes.math("POWER", facing, 5.0), .9, .04 * reflection)
    mixed = nodes.add("MixShader", Fac=mirrored)
    nodes.put(mixed, 1, nodes.add("BsdfTransparent", Color=tint).outputs[0])
    nodes.put(mixed, 2, nodes.add("BsdfGlossy", Color=(.95, .97, 1), Roughness=0.0).outputs[0])
    nodes.end(mixed.outputs[0])
    return made


def painting(name, stops, scale=(1.1, 1, 2.4), seed=0):
    """An abstract painting: soft fields that drift across the canvas."""
    made, nodes = material(name)
    place = mapped(nodes, own(nodes), scale, at=(seed, seed, 0))
    field = nodes.add("TexNoise", Vector=place, Scale=1.1, Detail=8.0, Distortion=1.4).outputs["Fac"]
    return surface(made, nodes, nodes.ramp(field, stops), .75)
