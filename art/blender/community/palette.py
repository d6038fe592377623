"""Materials of the community's rooms that homes don't have."""
from home.materials import brick_texture, cloth, object_coordinates, planks, plaster, principled, tiles, timber, veined
from materials import new_material, pbr

# Linear RGB and roughness.
PLAIN = {
    "rubber": ((.075, .075, .08), .75),
    "court blue": ((.16, .24, .27), .4), "pale sage": ((.36, .42, .31), .8), "blush": ((.58, .33, .24), .8),
    "honey": ((.62, .36, .12), .8), "night": ((.04, .043, .05), .8),
    "carton": ((.23, .15, .088), .85), "sky blue": ((.36, .47, .52), .8), "moss": ((.105, .125, .08), .9),
    "locker": ((.30, .33, .27), .42), "carton print": ((.085, .05, .028), .9),
    "tyre": ((.018, .018, .019), .8), "board": ((.055, .085, .07), .8),
}


def community_materials():
    """Creates these materials, by name."""
    by_name = {name: pbr(name, colour, roughness, noise=(2.5, .08)) for name, (colour, roughness) in PLAIN.items()}
    by_name |= {
        "stone floor": tiles("stone floor", (.45, .40, .335), (.31, .28, .24), 1.2, .6, .16, False),
        "honey floor": planks("honey floor", (.265, .178, .105), (.415, .300, .195), .14, 1.7),
        "plaster": plaster("plaster", (.60, .545, .47), .3), "dark plaster": plaster("dark plaster", (.20, .175, .15), .3),
        "clay plaster": plaster("clay plaster", (.47, .31, .215), .3), "blue plaster": plaster("blue plaster", (.25, .33, .36), .3),
        "oak board": timber("oak board", (.285, .192, .115), (.445, .325, .215), "x"),
        "oak along": timber("oak along", (.285, .192, .115), (.445, .325, .215), "y"),
        "oak upright": timber("oak upright", (.285, .192, .115), (.445, .325, .215), "z"),
        "walnut board": timber("walnut board", (.085, .051, .031), (.180, .112, .069), "x"),
        "walnut along": timber("walnut along", (.085, .051, .031), (.180, .112, .069), "y"),
        "cork": granules("cork", (.19, .115, .062), (.47, .325, .20), 90), "felt": tufted("felt", (.27, .258, .24)),
        "terrazzo": terrazzo(), "turf": turf(),
        "green stone": veined("green stone", (.055, .085, .066), (.22, .26, .20), .9, .18, .035),
        "bath stone": veined("bath stone", (.040, .043, .041), (.10, .096, .086), 1.1, .14, .035),
        "oiled paper": pbr("oiled paper", (.60, .425, .20), .30, noise=(1.2, .10), bump=(70, .10, .0004)),
        "oiled paper seam": pbr("oiled paper seam", (.50, .335, .145), .30),
        "sedge": cloth("sedge", (.50, .42, .24), .007, .25), "game board": timber("game board", (.46, .28, .12), (.58, .38, .18)),
        "hanji": pbr("hanji", (.88, .84, .75), .9, noise=(14, .05), emission=((1, .90, .76), .30)),
        "ball leather": pbr("ball leather", (.36, .13, .045), .6, noise=(9, .15), bump=(260, .6, .004)),
        "piano": pbr("piano", (.009, .009, .010), .06, coat=1),
        "soundboard": timber("soundboard", (.36, .20, .085), (.50, .30, .14), "y"),
        "ivory": pbr("ivory", (.80, .77, .70), .16),
        "gilt": pbr("gilt", (.62, .43, .17), .34, 1, bump=(160, .25, .002)),
        "copper": pbr("copper", (.62, .32, .17), .3, 1),
        "felt red": cloth("felt red", (.26, .022, .025), .003, .1),
        "sign": pbr("sign", (.78, .58, .31), .5, 1, emission=((1, .76, .46), 1.1)),
        "rose ash": timber("rose ash", (.46, .235, .165), (.60, .36, .27)),
        "sage ash": timber("sage ash", (.27, .31, .225), (.40, .43, .33)),
        "tape": pbr("tape", (.47, .32, .16), .14, coat=.4),
        "dark stone floor": tiles("dark stone floor", (.20, .185, .165), (.10, .09, .08), 1.2, .6, .22, False),
    }
    return by_name


def turf():
    """Cut grass: tufts of light and dark blades, worn in patches, combed along y."""
    material, nodes = new_material("turf")
    tufts, patches = nodes.noise(90, 5, stretch=(1, .5, 1)), nodes.noise(1.6, 3)
    blades = nodes.ramp(tufts, [(.34, (.020, .038, .018)), (.52, (.052, .088, .038)), (.68, (.098, .140, .064))])
    colour = nodes.mix(nodes.remap(patches, .35, .7, 0, .45), blades, (.085, .102, .054))
    return principled(material, nodes, colour, .95, tufts, .9, .02, .08)


def terrazzo():
    """Polished terrazzo: marble chips in a light matrix."""
    material, nodes = new_material("terrazzo")
    chips = nodes.add("TexVoronoi", Vector=object_coordinates(nodes), Scale=34.0)
    channels = nodes.add("SeparateColor", Color=chips.outputs["Color"]).outputs
    shade = nodes.ramp(channels[0], [(0, (.22, .17, .13)), (.2, (.47, .42, .36)), (.55, (.36, .32, .27)),
                                     (.8, (.55, .50, .44)), (1, (.30, .17, .10))])
    is_chip = nodes.math("LESS_THAN", chips.outputs["Distance"], nodes.remap(channels[1], 0, 1, .12, .62))
    return principled(material, nodes, nodes.mix(is_chip, (.40, .355, .295), shade), .2)


def granules(name, dark, light, scale):
    """Pressed grains of two tones, `scale` per metre, such as cork."""
    material, nodes = new_material(name)
    grains = nodes.add("TexVoronoi", Vector=object_coordinates(nodes), Scale=float(scale))
    tone = nodes.add("SeparateColor", Color=grains.outputs["Color"]).outputs[0]
    shade = nodes.ramp(tone, [(0, dark), (.35, tuple((a + b) / 2 for a, b in zip(dark, light))), (1, light)])
    return principled(material, nodes, shade, .85, grains.outputs["Distance"], .25, .003, .2)


def tufted(name, colour):
    """A carpet of short loops in two tones, laid in squares of half a metre."""
    material, nodes = new_material(name)
    squares = brick_texture(nodes, object_coordinates(nodes), .5, .5, .002, ((0, 0, 0), (1, 1, 1)), (.5, .5, .5))
    loops = nodes.noise(110, 2)
    tone = nodes.math("MULTIPLY_ADD", squares.outputs["Color"], .10, loops)
    shade = nodes.ramp(tone, [(.40, tuple(c * .55 for c in colour)), (.72, tuple(min(1, c * 1.25) for c in colour))])
    return principled(material, nodes, shade, .95, loops, .8, .006, .1)
