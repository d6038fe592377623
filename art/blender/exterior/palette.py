"""The exterior's materials by role: for an hour, for day or dusk, and as a white model."""
from exterior import panes
from exterior.city_materials import city_roof, city_wall
from materials import clear_glass, glow, leaves, lit_rooms, new_material, pbr

WARM = (1, .60, .27)
AT_HOME = .64        # share of homes in which somebody is in the evening
SHOP_STOREYS = ((.15, 5.0), (5.6, 9.3), (9.9, 13.5))


def palette(mode, hour=None):
    """Materials by role, for a mode ('day', 'dusk' or 'clay') or, if given, for an hour of hours.json."""
    if hour:
        return hour_palette(hour)
    if mode == "clay":
        return clay_palette()
    dusk = mode == "dusk"
    return {
        **surface_materials(dusk), **foliage_materials(dusk),
        "room": lit_rooms("room", .30 if dusk else .03, 2.2 if dusk else .5, at_home=AT_HOME),
        "living": lit_rooms("living", .52 if dusk else .06, 2.6 if dusk else .5, at_home=AT_HOME),
        "corridor": lit_rooms("corridor", .95 if dusk else 0, .8 if dusk else 0),
        "shop": lit_rooms("shop", .94, 1.0 if dusk else .10, (.42, .37, .31) if dusk else (.20, .18, .155),
                          1 if dusk else .7, SHOP_STOREYS),
        "curtain": lit_rooms("curtain", .45 if dusk else 0, .9 if dusk else 0, (.72, .69, .64), at_home=AT_HOME),
        "light": glow("light", WARM, 7 if dusk else 1.2, False),
        "crown": crown_glow(3.4 if dusk else .12),
        "lamp": glow("lamp", (1, .72, .42), 45 if dusk else .8, False),
        "headlight": glow("headlight", (1, .93, .8), 18 if dusk else 0, False),
        "taillight": glow("taillight", (1, .05, .02), 10 if dusk else .3, False),
        "city": city_wall(.21 if dusk else .015, 1.25 if dusk else .2),
        "roof": city_roof(),
    }


def hour_palette(hour):
    """Materials for an hour of hours.json. A window that is lit at one hour is lit at all later ones."""
    lamps, indoors = hour["lamps"], hour["indoors"]
    level = max(.5, 2.4 * lamps)
    night = lamps > .6
    return {
        **surface_materials(night), **foliage_materials(night),
        "glass": panes.glass(hour),
        "room": panes.rooms("room", hour["rooms"], level, indoors, AT_HOME),
        "living": panes.rooms("living", hour["living"], level * 1.15, indoors, AT_HOME),
        "corridor": panes.rooms("corridor", .95 if lamps else 0, .8 * lamps, indoors),
        "shop": lit_rooms("shop", .94, .10 + .9 * lamps, (.20, .18, .155), .7 + .3 * lamps, SHOP_STOREYS),
        "curtain": lit_rooms("curtain", .45 if lamps else 0, .9 * lamps, (.72, .69, .64), at_home=AT_HOME),
        "light": glow("light", WARM, 1.2 + 5.8 * lamps, False),
        "crown": crown_glow(.12 + 3.28 * lamps),
        "lamp": glow("lamp", (1, .72, .42), .8 + 44 * lamps, False),
        "headlight": glow("headlight", (1, .93, .8), 18 * lamps, False),
        "taillight": glow("taillight", (1, .05, .02), .3 + 9.7 * lamps, False),
        "city": city_wall(.015 + .2 * lamps, .2 + 1.05 * lamps),
        "roof": city_roof(),
    }


def surface_materials(dusk):
    """Materials without emission; at dusk the road is smoother, for reflections."""
    return {
        "stone": pbr("stone", (.54, .495, .43), .55, noise=(.35, .10)),
        "darkStone": pbr("darkStone", (.17, .155, .145), .4, noise=(.5, .2)),
        "slab": pbr("slab", (.70, .665, .61), .6),
        "bronze": pbr("bronze", (.36, .24, .13), .34, 1),
        "spandrel": pbr("spandrel", (.085, .098, .106), .09, specular=.8),
        "glass": clear_glass("glass", (.62, .70, .72)),
        # Nearly clear: what a tint takes from the light behind, the mist pass counts as distance.
        "railing": clear_glass("railing", (.98, .99, .985), reflection=.4),
        "pave": paving_material("pave", (.27, .25, .22), 1.2),
        "deck": paving_material("deckPave", (.165, .150, .132), .9),
        "kerb": paving_material("kerb", (.30, .28, .245), 1.6),
        "road": pbr("road", (.055, .056, .06), .5 if dusk else .85, noise=(.4, .25)),
        "mark": pbr("mark", (.72, .72, .69), .7),
        "block": pbr("block", (.135, .134, .132), .85, specular=.1, noise=(.05, .3)),
        "lawn": turf_material("lawn", (.030, .050, .017), (.078, .098, .034)),
        "meadow": turf_material("meadow", (.036, .052, .018), (.105, .108, .044)),
        "cushion": pbr("cushion", (.55, .50, .43), .9),
        "tyre": pbr("tyre", (.02, .02, .02), .8),
        "soil": pbr("soil", (.055, .06, .028), 1, specular=0, noise=(.9, .5)),
        "pond": water_material("pond", (.012, .028, .03), 1.1, .05),
        "lake": water_material("lake", (.008, .018, .026), .16, .30),
        "wood": timber_material("wood", (.225, .145, .088)),
        "hill": pbr("hill", (.042, .058, .030), 1, specular=0, noise=(.022, .55), bump=(.03, 1, 14)),
        **{f"car{k}": pbr(f"car{k}", c, .25, .2, coat=1) for k, c in enumerate(
            ((.7, .7, .7), (.03, .03, .035), (.35, .36, .38), (.02, .03, .08)))},
    }


def foliage_materials(dusk):
    """Materials of plants; at dusk some trees are lit from below."""
    lit = .55 if dusk else 0
    return {
        "bark": pbr("bark", (.10, .075, .055), .9, noise=(2.5, .35)),
        "barkPale": pbr("barkPale", (.36, .33, .29), .8, noise=(5, .45)),
        "leafBroad": leaves("leafBroad", (.038, .075, .022), (.115, .165, .050), .40, lit),
        "leafElm": leaves("leafElm", (.048, .085, .024), (.135, .18, .055), .42, lit),
        "leafPine": leaves("leafPine", (.032, .062, .032), (.075, .115, .055), .25, lit),
        "leafBirch": leaves("leafBirch", (.070, .105, .032), (.18, .205, .070), .45, lit),
        "leafMaple": leaves("leafMaple", (.15, .036, .016), (.20, .16, .040), .45, lit * .6, ((.24, .070, .022), (.29, .13, .034))),
        "leafShrub": leaves("leafShrub", (.036, .068, .024), (.105, .145, .050), .38),
        "blade": leaves("blade", (.060, .095, .030), (.165, .20, .075), .42),
        "bloom": leaves("bloom", (.38, .34, .46), (.62, .57, .58), .4),
        "straw": leaves("straw", (.165, .145, .068), (.33, .27, .145), .4),
    }


def clay_palette():
    """A white model with brass details, moss for green and glass for water: all roles share eight materials."""
    white = pbr("clay", (.82, .805, .78), .7)
    soft = pbr("claySoft", (.70, .685, .65), .8)
    lawn = pbr("clayLawn", (.50, .545, .40), .9)
    foliage = pbr("clayLeaf", (.36, .42, .27), .9, specular=.1)
    brass = pbr("brass", (.72, .49, .20), .28, 1)
    dark = pbr("clayGlass", (.34, .36, .375), .25)
    pool = pbr("clayWater", (.16, .245, .30), .12)
    roles = dict.fromkeys((
        "stone", "slab", "kerb", "pave", "deck", "city", "roof", "wood", "hill", "mark", "darkStone", "block",
        "car0", "car1", "car2", "car3", "tyre", "cushion", "curtain", "shop"), white)
    roles |= dict.fromkeys(("road", "soil"), soft)
    roles |= dict.fromkeys(("lawn", "meadow"), lawn)
    roles |= dict.fromkeys(("glass", "spandrel", "railing", "room", "living", "corridor"), dark)
    roles |= dict.fromkeys(("bronze", "light", "crown", "lamp"), brass)
    roles |= dict.fromkeys(("pond", "lake"), pool)
    roles |= dict.fromkeys(("headlight", "taillight"), soft)
    roles |= dict.fromkeys(("bark", "barkPale", "leafBroad", "leafElm", "leafPine", "leafBirch", "leafMaple", "leafShrub", "blade", "bloom",
                            "straw"), foliage)
    return roles


def turf_material(name, dark, light):
    """Grass seen from above: patches of both colours at three scales, the driest like straw, and a rough surface."""
    material, nodes = new_material(name)
    tone = nodes.math("MULTIPLY_ADD", nodes.noise(.022, 3), .38, nodes.math(
        "MULTIPLY_ADD", nodes.noise(.13, 5), .37, nodes.math("MULTIPLY", nodes.noise(1.6, 6), .25)))
    straw = tuple(c * share for c, share in zip(light, (1.5, 1.15, 1.05)))
    colour = nodes.ramp(nodes.remap(tone, .39, .63, 0, 1), ((0, dark), (.55, light), (1, straw)))
    rough = nodes.add("Bump", Height=nodes.noise(7, 4), Strength=.9, Distance=.12).outputs[0]
    nodes.output_shader(nodes.add("BsdfPrincipled", Base_Color=colour, Roughness=1.0, Specular=0.0, Normal=rough).outputs[0])
    return material


def crown_glow(strength):
    """Emission of a tower's crown, which fades from its base over 6 m."""
    material, nodes = new_material("crown")
    height = nodes.add("SeparateXYZ", Vector=nodes.add("TexCoord").outputs["Object"]).outputs[2]
    fading = nodes.remap(height, 0, 6, strength, strength * .22)
    nodes.output_shader(nodes.add("Emission", Color=(1, .55, .22), Strength=fading).outputs[0])
    material.cycles.sample_as_light = False
    return material


def paving_material(name, colour, size):
    """Stone slabs of `size` by half of `size`, metres, with varying tones."""
    material, nodes = new_material(name)
    bricks = nodes.add("TexBrick", Vector=nodes.add("TexCoord").outputs["Object"], Scale=1.0)
    nodes.put(bricks, "Brick Width", size)
    nodes.put(bricks, "Row Height", size / 2)
    nodes.put(bricks, "Mortar Size", .014)
    for slot, share in (("Color1", .74), ("Color2", 1.14), ("Mortar", .25)):
        nodes.put(bricks, slot, tuple(c * share for c in colour))
    tone = nodes.math("MULTIPLY", nodes.remap(nodes.noise(.12, 4), .3, .7, .85, 1.12),
                      nodes.remap(nodes.noise(14, 3), .3, .7, .86, 1.12))
    tinted = nodes.mix(1.0, bricks.outputs["Color"], nodes.add("CombineXYZ", X=tone, Y=tone, Z=tone).outputs[0],
                       "MULTIPLY")
    nodes.output_shader(nodes.add("BsdfPrincipled", Base_Color=tinted, Roughness=.8, Specular=.15).outputs[0])
    return material


def timber_material(name, colour):
    """Oiled boards: each face's id gives its board's tone, within 30 %, and fine noise the grain."""
    material, nodes = new_material(name)
    board = nodes.add("Attribute")
    board.attribute_name = "wid"
    tone = nodes.math("MULTIPLY", nodes.remap(board.outputs["Fac"], 0, 1, .70, 1.25),
                      nodes.remap(nodes.noise(3, 5), .3, .7, .85, 1.15))
    tinted = nodes.mix(1.0, colour, nodes.add("CombineXYZ", X=tone, Y=tone, Z=tone).outputs[0], "MULTIPLY")
    nodes.output_shader(nodes.add("BsdfPrincipled", Base_Color=tinted, Roughness=.6, Specular=.3).outputs[0])
    return material


def water_material(name, colour, scale, depth):
    """Water with small waves; `scale` per metre, `depth` in metres. Waves are stretched along x, which lengthens reflections."""
    material, nodes = new_material(name)
    small = nodes.noise(scale * 4, 3, stretch=(.6, 1, 1))
    large = nodes.noise(scale, 2, stretch=(.35, 1, 1))
    height = nodes.math("MULTIPLY_ADD", small, .35, large)
    bump = nodes.add("Bump", Height=height, Strength=.25, Distance=depth)
    nodes.output_shader(nodes.add("BsdfPrincipled", Base_Color=colour, Roughness=.03, Specular=.6,
                                  Normal=bump.outputs[0]).outputs[0])
    return material
