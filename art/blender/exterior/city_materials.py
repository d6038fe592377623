"""Materials of the city's walls and roofs. The face attribute 'wid' selects the style (thousands) and the tone (the rest)."""
from materials import new_material

# By style: the walls' colours, and a bay's width in metres with its window's left, right, sill and head as shares of the bay.
STYLES = (
    ("flats", ((.37, .345, .31), (.29, .265, .235), (.41, .385, .35), (.25, .25, .255), (.34, .275, .225),
               (.31, .32, .325)),
     (4.6, .07, .93, .34, .86)),
    ("brick", ((.235, .115, .075), (.34, .275, .215), (.18, .09, .065), (.37, .345, .31), (.28, .20, .15), (.43, .40, .36)),
     (2.9, .26, .76, .34, .80)),
    ("shops", ((.29, .28, .265), (.39, .37, .345), (.18, .175, .175), (.34, .29, .245)), (1.9, .05, .95, .26, .88)),
    ("office", ((.13, .155, .175), (.20, .215, .22), (.10, .125, .145), (.27, .26, .24)), (1.5, .06, .94, .10, .92)),
)
LIT_TOGETHER = (1, 1, 3, 5)     # by style: bays of one room, which are lit together
GLASS = (.030, .040, .048)
BLIND = (.33, .315, .28)
STOREY = 3.1     # metres
# Light of windows from 2700 to 5000 K; most are warm.
LAMPLIGHT = ((0, (1, .41, .12)), (.45, (1, .50, .19)), (.72, (1, .60, .31)), (.90, (1, .72, .47)), (1, (1, .85, .70)))
STAIRS = .10     # share of the columns of flats and houses that are stairs
# Paint of gables, by which the wall's colour is multiplied.
GABLES = ((0, (.80, .66, .55)), (.25, (1.04, 1.02, .98)), (.45, (.70, .73, .77)), (.65, (.93, .86, .76)),
          (.85, (.62, .60, .58)))


def city_wall(share, strength):
    """Walls with a grid of windows, of which about `share` are lit, with an emission of up to `strength`."""
    material, nodes = new_material("city")
    along, height, is_wall, is_side = wall_position(nodes)
    wid = nodes.add("Attribute")
    wid.attribute_name = "wid"
    building_id = wid.outputs["Fac"]
    style = nodes.math("FLOOR", nodes.math("DIVIDE", building_id, 1000.0))
    building = nodes.add("TexWhiteNoise")
    building.noise_dimensions = "1D"
    nodes.put(building, "W", nodes.math("FLOOR", building_id))
    tone, liveliness, gable_tone = nodes.add("SeparateColor", Color=building.outputs["Color"]).outputs
    row = nodes.math("DIVIDE", height, STOREY)
    wall, window, column, room = (.5, .5, .5), 0.0, 0.0, 0.0
    for index, (_, tones, bay) in enumerate(STYLES):
        is_style = nodes.math("COMPARE", style, float(index), .1)
        stops = [(k / len(tones), colour) for k, colour in enumerate(tones)]
        wall = nodes.mix(is_style, wall, stepped(nodes, tone, stops))
        bay_position = nodes.math("DIVIDE", along, bay[0])
        column = nodes.math("MULTIPLY_ADD", is_style, bay_position, column)
        room_position = nodes.math("DIVIDE", bay_position, float(LIT_TOGETHER[index]))
        room = nodes.math("MULTIPLY_ADD", is_style, room_position, room)
        window = nodes.math("MULTIPLY_ADD", is_style, window_mask(nodes, bay_position, row, bay), window)
    is_home = nodes.math("LESS_THAN", style, 1.5)
    column_chance, stripe_chance, _ = random_channels(nodes, nodes.math("FLOOR", column), 0.0, building_id)
    # The sides of slabs have few windows, and are painted.
    is_gable = nodes.math("MULTIPLY", is_side, nodes.math("LESS_THAN", style, .5))
    is_blank = nodes.math("MULTIPLY", is_gable, nodes.math("GREATER_THAN", column_chance, .36))
    window = nodes.math("MULTIPLY", nodes.math("MULTIPLY", window, is_wall), nodes.math("SUBTRACT", 1.0, is_blank))
    is_stairs = nodes.math("MULTIPLY", is_home, nodes.math("LESS_THAN", column_chance, STAIRS))
    window = nodes.math("MULTIPLY", window, nodes.math("SUBTRACT", 1.0, nodes.math(
        "MULTIPLY", is_stairs, nodes.math("GREATER_THAN", nodes.math("PINGPONG", column, .5), .22))))
    storey, up = nodes.math("FLOOR", row), nodes.math("FRACT", row)
    lit_chance, brightness, warmth = random_channels(nodes, nodes.math("FLOOR", room), storey, building_id)
    blind_chance, glint, _ = random_channels(nodes, nodes.math("FLOOR", column), storey, style)
    has_blind = nodes.math("GREATER_THAN", up, nodes.remap(blind_chance, 0, 1, .38, 1.25))
    pane = nodes.mix(nodes.math("POWER", glint, 3.0), GLASS, (.15, .16, .17))
    pane = nodes.mix(has_blind, pane, BLIND)
    wall = nodes.mix(is_gable, wall, nodes.mix(1.0, wall, stepped(nodes, gable_tone, GABLES), "MULTIPLY"))
    # Painted stripes over a bay's whole height, and the joint at each floor.
    stripe = nodes.math("MULTIPLY", nodes.math("LESS_THAN", stripe_chance, .2), is_home)
    wall = darkened(nodes, wall, nodes.remap(stripe, 0, 1, 1, .74))
    wall = darkened(nodes, wall, nodes.remap(nodes.math("LESS_THAN", up, .07), 0, 1, 1, .76))
    wall = darkened(nodes, wall, nodes.remap(nodes.noise(.05, 5, stretch=(1, 1, .3)), .3, .7, .82, 1.08))
    wall = nodes.mix(1.0, wall, district_tint(nodes), "MULTIPLY")
    shader = nodes.add("BsdfPrincipled", Base_Color=nodes.mix(window, wall, pane),
                       Roughness=nodes.remap(window, 0, 1, .85, .12), Specular=nodes.remap(window, 0, 1, .2, .7))
    # Some houses are out and some are in; stairs are lit on nearly every landing, evenly and weakly.
    lit_share = nodes.math("MULTIPLY", nodes.remap(liveliness, 0, 1, .4, 1.75), share)
    lit_share = nodes.math("MAXIMUM", lit_share, nodes.math("MULTIPLY", is_stairs, .9 if share > .1 else share))
    is_lit = nodes.math("MULTIPLY", nodes.math("LESS_THAN", lit_chance, lit_share), window)
    level = nodes.math("MULTIPLY_ADD", nodes.math("POWER", brightness, 3.2), 1.15 * strength, .07 * strength)
    level = nodes.math("MULTIPLY", level, nodes.remap(has_blind, 0, 1, 1, .4))
    level = nodes.math("MULTIPLY", level, nodes.remap(up, .3, .85, .65, 1.15))
    level = nodes.math("MINIMUM", level, nodes.remap(is_stairs, 0, 1, 10, .22 * strength))
    nodes.put(shader, "Emission", nodes.ramp(nodes.math("ADD", warmth, nodes.remap(is_home, 0, 1, .14, 0)), LAMPLIGHT))
    nodes.put(shader, "Emission Strength", nodes.math("MULTIPLY", is_lit, level))
    nodes.output_shader(shader.outputs[0])
    material.cycles.sample_as_light = False
    return material


def stepped(nodes, factor, stops):
    """The socket of one of the colours of `stops`, without blending."""
    colour = nodes.ramp(factor, stops)
    colour.node.color_ramp.interpolation = "CONSTANT"
    return colour


def random_channels(nodes, x, y, z):
    """Sockets of three random numbers, 0 to 1, of a cell."""
    cell = nodes.add("CombineXYZ", X=x, Y=y, Z=z)
    white_noise = nodes.add("TexWhiteNoise", Vector=cell.outputs[0])
    return nodes.add("SeparateColor", Color=white_noise.outputs["Color"]).outputs


def darkened(nodes, colour, factor):
    """The socket of a colour multiplied by a number."""
    return nodes.mix(1.0, colour, nodes.add("CombineXYZ", X=factor, Y=factor, Z=factor).outputs[0], "MULTIPLY")


def district_tint(nodes):
    """The socket of a tint that varies over about 500 m: warm brick, cool concrete, pale new estates."""
    position = nodes.add("Mapping", Vector=nodes.add("NewGeometry").outputs["Position"], Scale=(.0021, .0021, 0)).outputs[0]
    noise = nodes.add("TexNoise", Vector=position, Scale=1.0, Detail=2.0).outputs["Fac"]
    return nodes.ramp(noise, ((.30, (1.08, .92, .81)), (.43, (1.0, .97, .92)), (.52, (.87, .92, .98)),
                              (.60, (1.04, 1.02, .98)), (.72, (1.03, .89, .82))))


def wall_position(nodes):
    """Sockets of a point's distance along its wall and height (metres), and of 1 on walls and on those to east and west."""
    geometry = nodes.add("NewGeometry")
    x, y, z = nodes.add("SeparateXYZ", Vector=geometry.outputs["Position"]).outputs
    nx, ny, nz = nodes.add("SeparateXYZ", Vector=geometry.outputs["True Normal"]).outputs
    along = nodes.math("SUBTRACT", nodes.math("MULTIPLY", y, nx), nodes.math("MULTIPLY", x, ny))
    return (along, z, nodes.math("LESS_THAN", nodes.math("ABSOLUTE", nz), .5),
            nodes.math("GREATER_THAN", nodes.math("ABSOLUTE", nx), .7))


def window_mask(nodes, column, row, bay):
    """The socket of 1 within a bay's window and 0 elsewhere; column and row are positions in bays and storeys."""
    _, left, right, sill, head = bay
    across, up = nodes.math("FRACT", column), nodes.math("FRACT", row)
    mask = nodes.math("MULTIPLY", nodes.math("GREATER_THAN", across, left), nodes.math("LESS_THAN", across, right))
    for test, edge in (("GREATER_THAN", sill), ("LESS_THAN", head)):
        mask = nodes.math("MULTIPLY", mask, nodes.math(test, up, edge))
    return mask


def city_roof():
    """Roofs and yards: concrete, gravel, and the green waterproof coating common on Korean roofs."""
    material, nodes = new_material("roof")
    wid = nodes.add("Attribute")
    wid.attribute_name = "wid"
    tone = nodes.add("TexWhiteNoise")
    tone.noise_dimensions = "1D"
    nodes.put(tone, "W", nodes.math("FLOOR", wid.outputs["Fac"]))
    steps = stepped(nodes, tone.outputs["Value"], (
        (0, (.23, .225, .21)), (.3, (.31, .30, .28)), (.50, (.125, .185, .14)), (.68, (.165, .16, .155)),
        (.82, (.24, .155, .12)), (.93, (.37, .36, .34))))
    colour = darkened(nodes, steps, nodes.remap(nodes.noise(.16, 6), .3, .7, .72, 1.1))
    nodes.output_shader(nodes.add("BsdfPrincipled", Base_Color=colour, Roughness=.9, Specular=.2).outputs[0])
    return material
