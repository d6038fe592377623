"""The exterior's materials by role, for daylight, dusk and the white clay model."""
from materials import clear_glass, glow, leaves, lit_rooms, material, pbr

WARM = (1, .60, .27)


def palette(mode):
    """Materials by role; mode is 'day', 'dusk' or 'clay'."""
    if mode == "clay":
        return clay()
    dusk = mode == "dusk"
    return {
        **surfaces(dusk), **plants(),
        "room": lit_rooms("room", .30 if dusk else .03, 2.2 if dusk else .5),
        "living": lit_rooms("living", .52 if dusk else .06, 2.6 if dusk else .5),
        "corridor": lit_rooms("corridor", .95 if dusk else 0, .8 if dusk else 0),
        "shop": lit_rooms("shop", .9, 1.15 if dusk else .6, (.62, .59, .55), 1 if dusk else .5,
                          (.35, 1.2) if dusk else (.85, 1.1)),
        "curtain": lit_rooms("curtain", .45 if dusk else 0, 1.0 if dusk else 0, (.72, .69, .64)),
        "light": glow("light", WARM, 7 if dusk else 1.2, False),
        "crown": crown_glow(3.4 if dusk else .12),
        "lamp": glow("lamp", (1, .72, .42), 45 if dusk else .8, False),
        "headlight": glow("headlight", (1, .93, .8), 18 if dusk else 0, False),
        "taillight": glow("taillight", (1, .05, .02), 10 if dusk else .3, False),
        "city": city_wall((.33, .31, .29), (.04, .05, .06) if dusk else (.13, .15, .17), .20 if dusk else .02,
                          1.3 if dusk else .2),
    }


def surfaces(dusk):
    return {
        "stone": pbr("stone", (.60, .555, .49), .55, noise=(.35, .08)),
        "darkStone": pbr("darkStone", (.17, .155, .145), .4, noise=(.5, .2)),
        "slab": pbr("slab", (.70, .665, .61), .6),
        "bronze": pbr("bronze", (.36, .24, .13), .34, 1),
        "spandrel": pbr("spandrel", (.085, .098, .106), .09, specular=.8),
        "glass": clear_glass("glass", (.62, .70, .72)),
        "railing": clear_glass("railing", (.84, .90, .90), reflection=.6),
        "pave": paving("pave", (.36, .335, .295), 1.2),
        "deck": paving("deckPave", (.30, .275, .24), .9),
        "kerb": pbr("kerb", (.50, .475, .435), .6),
        "road": pbr("road", (.055, .056, .06), .5 if dusk else .85, noise=(.4, .25)),
        "mark": pbr("mark", (.72, .72, .69), .7),
        "block": pbr("block", (.22, .215, .205), .85, noise=(.05, .3)),
        "lawn": pbr("lawn", (.075, .105, .035), .95, specular=.1, noise=(.3, .4)),
        "soil": pbr("soil", (.055, .06, .028), 1, specular=0, noise=(.9, .5)),
        "pond": water("pond", (.012, .028, .03), 1.1, .05),
        "lake": water("lake", (.008, .018, .026), .16, .30),
        "wood": pbr("wood", (.24, .135, .07), .5, noise=(3, .3)),
        "roof": pbr("roof", (.25, .245, .235), .85, noise=(.15, .35)),
        "hill": pbr("hill", (.05, .066, .042), 1, specular=0, noise=(.01, .4)),
        **{f"car{k}": pbr(f"car{k}", c, .25, .2, coat=1) for k, c in enumerate(
            ((.7, .7, .7), (.03, .03, .035), (.35, .36, .38), (.02, .03, .08)))},
    }


def plants():
    return {
        "bark": pbr("bark", (.10, .075, .055), .9),
        "leafBroad": leaves("leafBroad", (.15, .235, .06), (.31, .39, .13), .5),
        "leafPine": leaves("leafPine", (.08, .135, .065), (.14, .20, .095), .35),
        "leafBirch": leaves("leafBirch", (.24, .31, .09), (.40, .44, .16), .55),
        "leafMaple": leaves("leafMaple", (.34, .12, .04), (.48, .24, .07), .45),
        "leafShrub": leaves("leafShrub", (.14, .21, .07), (.26, .33, .13), .45),
        "blade": leaves("blade", (.18, .25, .08), (.33, .39, .16), .5),
        "bloom": leaves("bloom", (.55, .50, .55), (.72, .66, .62), .4),
        "straw": leaves("straw", (.34, .27, .15), (.50, .41, .25), .4),
    }


def clay():
    """White clay and brass: everything is one of five materials."""
    white = pbr("clay", (.82, .805, .78), .7)
    soft = pbr("claySoft", (.76, .75, .725), .8)
    foliage = pbr("clayLeaf", (.78, .775, .74), .9, specular=.1)
    brass = pbr("brass", (.72, .49, .20), .28, 1)
    dark = pbr("clayGlass", (.50, .50, .495), .35)
    pool = pbr("clayWater", (.56, .575, .58), .12)
    roles = dict.fromkeys((
        "stone", "slab", "kerb", "pave", "deck", "city", "roof", "wood", "hill", "mark", "darkStone", "block",
        "car0", "car1", "car2", "car3", "curtain", "shop"), white)
    roles |= dict.fromkeys(("road", "soil", "lawn"), soft)
    roles |= dict.fromkeys(("glass", "spandrel", "railing", "room", "living", "corridor"), dark)
    roles |= dict.fromkeys(("bronze", "light", "crown", "lamp"), brass)
    roles |= dict.fromkeys(("pond", "lake"), pool)
    roles |= dict.fromkeys(("headlight", "taillight"), soft)
    roles |= dict.fromkeys(("bark", "leafBroad", "leafPine", "leafBirch", "leafMaple", "leafShrub", "blade", "bloom",
                            "straw"), foliage)
    return roles


def crown_glow(strength):
    """Light that is strongest at the crown's foot and fades upwards over its six metres."""
    made, nodes = material("crown")
    height = nodes.add("SeparateXYZ", Vector=nodes.add("TexCoord").outputs["Object"]).outputs[2]
    fading = nodes.remap(height, 0, 6, strength, strength * .22)
    nodes.end(nodes.add("Emission", Color=(1, .55, .22), Strength=fading).outputs[0])
    made.cycles.sample_as_light = False
    return made


def paving(name, colour, size):
    """Stone slabs `size` metres long, each of a slightly different tone."""
    made, nodes = material(name)
    bricks = nodes.add("TexBrick", Vector=nodes.add("TexCoord").outputs["Object"], Scale=1.0)
    nodes.put(bricks, "Brick Width", size)
    nodes.put(bricks, "Row Height", size / 2)
    nodes.put(bricks, "Mortar Size", .008)
    for slot, share in (("Color1", .86), ("Color2", 1.1), ("Mortar", .55)):
        nodes.put(bricks, slot, tuple(c * share for c in colour))
    tone = nodes.remap(nodes.noise(.12, 4), .3, .7, .85, 1.12)
    tinted = nodes.mix(1.0, bricks.outputs["Color"], nodes.add("CombineXYZ", X=tone, Y=tone, Z=tone).outputs[0],
                       "MULTIPLY")
    nodes.end(nodes.add("BsdfPrincipled", Base_Color=tinted, Roughness=.5, Specular=.4).outputs[0])
    return made


def water(name, colour, scale, depth):
    """Water with small waves; `scale` per metre, `depth` in metres. Waves lie across, so reflections run down."""
    made, nodes = material(name)
    small = nodes.noise(scale * 4, 3, stretch=(.6, 1, 1))
    large = nodes.noise(scale, 2, stretch=(.35, 1, 1))
    height = nodes.math("MULTIPLY_ADD", small, .35, large)
    bump = nodes.add("Bump", Height=height, Strength=.25, Distance=depth)
    nodes.end(nodes.add("BsdfPrincipled", Base_Color=colour, Roughness=.03, Specular=.6,
                        Normal=bump.outputs[0]).outputs[0])
    return made


def city_wall(colour, glass, share, strength):
    """Facades of the city: a grid of windows in world space, `share` of them lit, tones by building ('wid')."""
    made, nodes = material("city")
    place = nodes.add("NewGeometry")
    x, y, z = nodes.add("SeparateXYZ", Vector=place.outputs["Position"]).outputs
    nx, ny, nz = nodes.add("SeparateXYZ", Vector=place.outputs["True Normal"]).outputs
    building = nodes.add("Attribute")
    building.attribute_name = "wid"
    each = building.outputs["Fac"]
    along = nodes.math("ADD", nodes.math("MULTIPLY", x, nodes.math("ABSOLUTE", ny)),
                       nodes.math("MULTIPLY", y, nodes.math("ABSOLUTE", nx)))
    pitch = nodes.math("MULTIPLY_ADD", nodes.math("FRACT", nodes.math("MULTIPLY", each, .37)), 2.0, 2.4)
    column, row = nodes.math("DIVIDE", along, pitch), nodes.math("DIVIDE", z, 3.1)
    across, up = nodes.math("FRACT", column), nodes.math("FRACT", row)
    window = nodes.math("LESS_THAN", nodes.math("ABSOLUTE", nz), .5)
    for test, value, edge in (("GREATER_THAN", across, .16), ("LESS_THAN", across, .86),
                              ("GREATER_THAN", up, .30), ("LESS_THAN", up, .82)):
        window = nodes.math("MULTIPLY", window, nodes.math(test, value, edge))
    cell = nodes.add("CombineXYZ", X=nodes.math("FLOOR", column), Y=nodes.math("FLOOR", row), Z=each)
    chance = nodes.add("TexWhiteNoise", Vector=cell.outputs[0])
    first, second, third = nodes.add("SeparateColor", Color=chance.outputs["Color"]).outputs
    lit = nodes.math("MULTIPLY", nodes.math("LESS_THAN", first, share), window)
    tone = nodes.add("TexWhiteNoise")
    tone.noise_dimensions = "1D"
    nodes.put(tone, "W", each)
    wall = nodes.ramp(tone.outputs["Value"], ((0, tuple(c * .6 for c in colour)), (.5, colour),
                                              (.8, (.42, .33, .27)), (1, tuple(min(1, c * 1.5) for c in colour))))
    shader = nodes.add("BsdfPrincipled", Base_Color=nodes.mix(window, wall, glass),
                       Roughness=nodes.remap(window, 0, 1, .8, .1))
    nodes.put(shader, "Emission", nodes.mix(nodes.math("POWER", third, 3.0), (1, .56, .24), (.85, .9, 1)))
    nodes.put(shader, "Emission Strength", nodes.math("MULTIPLY", lit,
                                                      nodes.math("MULTIPLY_ADD", second, strength, .1 * strength)))
    nodes.end(shader.outputs[0])
    made.cycles.sample_as_light = False
    return made
