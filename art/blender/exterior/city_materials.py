"""Materials of the city's walls and roofs. The face attribute 'wid' selects the style (thousands) and the tone (the rest)."""
from materials import new_material

# By style: the walls' colours, and a bay's width in metres with its window's left, right, sill and head as shares of the bay.
STYLES = (
    ("flats", ((.50, .48, .45), (.41, .38, .34), (.56, .54, .51), (.35, .34, .34), (.49, .43, .37)),
     (4.6, .07, .93, .34, .86)),
    ("brick", ((.34, .19, .13), (.45, .38, .31), (.27, .15, .11), (.52, .50, .46), (.40, .30, .23), (.60, .57, .52)),
     (2.9, .26, .76, .34, .80)),
    ("shops", ((.40, .39, .37), (.55, .53, .50), (.24, .23, .23), (.48, .42, .36)), (1.9, .05, .95, .26, .88)),
    ("office", ((.16, .19, .21), (.24, .26, .27), (.12, .15, .17), (.34, .33, .31)), (1.5, .06, .94, .10, .92)),
)
GLASS = (.030, .040, .048)
STOREY = 3.1     # metres


def city_wall(share, strength):
    """Walls with a grid of windows, of which `share` are lit, with an emission of up to `strength`."""
    material, nodes = new_material("city")
    along, height, is_wall = wall_position(nodes)
    wid = nodes.add("Attribute")
    wid.attribute_name = "wid"
    building_id = wid.outputs["Fac"]
    style = nodes.math("FLOOR", nodes.math("DIVIDE", building_id, 1000.0))
    tone = nodes.add("TexWhiteNoise")
    tone.noise_dimensions = "1D"
    nodes.put(tone, "W", nodes.math("FLOOR", building_id))
    row = nodes.math("DIVIDE", height, STOREY)
    wall, window, column = (.5, .5, .5), 0.0, 0.0
    for index, (_, tones, bay) in enumerate(STYLES):
        is_style = nodes.math("COMPARE", style, float(index), .1)
        steps = nodes.ramp(tone.outputs["Value"], [(k / len(tones), colour) for k, colour in enumerate(tones)])
        steps.node.color_ramp.interpolation = "CONSTANT"
        wall = nodes.mix(is_style, wall, steps)
        bay_position = nodes.math("DIVIDE", along, bay[0])
        column = nodes.math("ADD", column, nodes.math("MULTIPLY", is_style, bay_position))
        window = nodes.math("ADD", window, nodes.math("MULTIPLY", is_style, window_mask(nodes, bay_position, row, bay)))
    window = nodes.math("MULTIPLY", window, is_wall)
    cell = nodes.add("CombineXYZ", X=nodes.math("FLOOR", column), Y=nodes.math("FLOOR", row), Z=building_id)
    white_noise = nodes.add("TexWhiteNoise", Vector=cell.outputs[0])
    lit_chance, brightness, warmth = nodes.add("SeparateColor", Color=white_noise.outputs["Color"]).outputs
    is_lit = nodes.math("MULTIPLY", nodes.math("LESS_THAN", lit_chance, share), window)
    # Each pane has another colour, as with blinds, curtains and reflections.
    pane = nodes.mix(nodes.math("POWER", brightness, 2.5), GLASS, (.24, .24, .23))
    weathering = nodes.remap(nodes.noise(.05, 5, stretch=(1, 1, .3)), .3, .7, .86, 1.08)
    wall = nodes.mix(1.0, wall, nodes.add("CombineXYZ", X=weathering, Y=weathering, Z=weathering).outputs[0], "MULTIPLY")
    wall = nodes.mix(1.0, wall, district_tint(nodes), "MULTIPLY")
    shader = nodes.add("BsdfPrincipled", Base_Color=nodes.mix(window, wall, pane),
                       Roughness=nodes.remap(window, 0, 1, .85, .12), Specular=nodes.remap(window, 0, 1, .2, .7))
    nodes.put(shader, "Emission", nodes.mix(nodes.math("POWER", warmth, 2.2), (1, .56, .24), (.88, .9, 1)))
    nodes.put(shader, "Emission Strength", nodes.math("MULTIPLY", is_lit, nodes.math(
        "MULTIPLY_ADD", nodes.math("POWER", brightness, 2.0), strength, .12 * strength)))
    nodes.output_shader(shader.outputs[0])
    material.cycles.sample_as_light = False
    return material


def district_tint(nodes):
    """The socket of a tint that varies over about 500 m: warm brick, cool concrete, pale new estates."""
    position = nodes.add("Mapping", Vector=nodes.add("NewGeometry").outputs["Position"], Scale=(.0021, .0021, 0)).outputs[0]
    noise = nodes.add("TexNoise", Vector=position, Scale=1.0, Detail=2.0).outputs["Fac"]
    return nodes.ramp(noise, ((.30, (1.15, .96, .85)), (.43, (1.04, 1.0, .95)), (.52, (.90, .94, .99)),
                              (.60, (1.11, 1.09, 1.05)), (.72, (1.08, .93, .86))))


def wall_position(nodes):
    """Sockets of a point's distance along its wall and height, in metres, and of 1 on walls and 0 on roofs."""
    geometry = nodes.add("NewGeometry")
    x, y, z = nodes.add("SeparateXYZ", Vector=geometry.outputs["Position"]).outputs
    nx, ny, nz = nodes.add("SeparateXYZ", Vector=geometry.outputs["True Normal"]).outputs
    along = nodes.math("SUBTRACT", nodes.math("MULTIPLY", y, nx), nodes.math("MULTIPLY", x, ny))
    return along, z, nodes.math("LESS_THAN", nodes.math("ABSOLUTE", nz), .5)


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
    steps = nodes.ramp(tone.outputs["Value"], ((0, (.27, .265, .25)), (.3, (.40, .39, .37)), (.52, (.17, .25, .19)),
                                               (.70, (.20, .195, .19)), (.84, (.30, .20, .155)), (.93, (.48, .47, .45))))
    steps.node.color_ramp.interpolation = "CONSTANT"
    weathering = nodes.remap(nodes.noise(.16, 6), .3, .7, .78, 1.12)
    colour = nodes.mix(1.0, steps, nodes.add("CombineXYZ", X=weathering, Y=weathering, Z=weathering).outputs[0], "MULTIPLY")
    nodes.output_shader(nodes.add("BsdfPrincipled", Base_Color=colour, Roughness=.9, Specular=.2).outputs[0])
    return material
