"""Materials of the community's rooms that homes don't have."""
from home.materials import cloth, oak_floor, object_coordinates, principled, tiles, veined, veneer
from materials import glow, new_material, pbr

# Linear RGB and roughness.
PLAIN = {
    "rubber": ((.075, .075, .08), .75), "cork": ((.42, .29, .18), .8),
    "court blue": ((.16, .24, .27), .4), "pale sage": ((.36, .42, .31), .8), "blush": ((.58, .33, .24), .8),
    "honey": ((.62, .36, .12), .8), "felt": ((.30, .29, .275), .95), "night": ((.04, .043, .05), .8),
    "plaster": ((.64, .58, .50), .9), "dark plaster": ((.20, .175, .15), .9), "clay plaster": ((.47, .31, .215), .9),
    "carton": ((.42, .28, .155), .85), "sky blue": ((.36, .47, .52), .8), "moss": ((.105, .125, .08), .9),
    "tyre": ((.018, .018, .019), .8), "board": ((.055, .085, .07), .8),
}


def community_materials():
    """Creates these materials, by name."""
    by_name = {name: pbr(name, colour, roughness, noise=(2.5, .08)) for name, (colour, roughness) in PLAIN.items()}
    by_name |= {
        "stone floor": tiles("stone floor", (.45, .40, .335), (.31, .28, .24), 1.2, .6, .16, False),
        "smoked floor": oak_floor("smoked floor", .62), "honey floor": oak_floor("honey floor", .84),
        "terrazzo": terrazzo(), "brick": tiles("brick", (.25, .135, .09), (.36, .32, .28), .24, .075, .85),
        "turf": pbr("turf", (.060, .115, .042), .95, specular=.1, noise=(70, .45), bump=(180, .8, .012)),
        "green stone": veined("green stone", (.055, .085, .066), (.30, .34, .26), .8, .18, .08),
        "bath stone": veined("bath stone", (.040, .043, .041), (.115, .110, .095), 1.5, .14, .05),
        "green felt": cloth("green felt", (.075, .105, .08), 300, .3),
        "sedge": cloth("sedge", (.50, .42, .24), 150, .5), "game board": veneer("game board", (.46, .28, .12), (.58, .38, .18)),
        "paper screen": pbr("paper screen", (.86, .80, .69), .9, emission=((1, .80, .56), .25)),
        "piano": pbr("piano", (.009, .009, .010), .06, coat=1),
        "cello": pbr("cello", (.30, .095, .028), .18, coat=.8, noise=(5, .25)),
        "sign": pbr("sign", (.78, .58, .31), .5, 1, emission=((1, .76, .46), 1.1)),
        "display": glow("display", (.55, .80, .95), 1.6, False),
    }
    return by_name


def terrazzo():
    """Polished terrazzo: marble chips in a light matrix."""
    material, nodes = new_material("terrazzo")
    chips = nodes.add("TexVoronoi", Vector=object_coordinates(nodes), Scale=34.0)
    channels = nodes.add("SeparateColor", Color=chips.outputs["Color"]).outputs
    shade = nodes.ramp(channels[0], [(0, (.22, .17, .13)), (.2, (.47, .42, .36)), (.55, (.36, .32, .27)),
                                     (.8, (.55, .50, .44)), (1, (.30, .17, .10))])
    is_chip = nodes.math("LESS_THAN", chips.outputs["Distance"], nodes.remap(channels[1], 0, 1, .12, .62))
    return principled(material, nodes, nodes.mix(is_chip, (.40, .355, .295), shade), .2)
