"""The walls and roofs of the city around. A building's number ('wid') says its style (thousands) and its tone."""
from materials import material

# For each style: the walls' tones, and the windows as (width of a bay in m, glass from, to, sill, head) in shares.
STYLES = (
    ("flats", ((.50, .48, .45), (.41, .38, .34), (.56, .54, .51), (.35, .34, .34), (.49, .43, .37)),
     (4.6, .07, .93, .34, .86)),
    ("brick", ((.34, .19, .13), (.45, .38, .31), (.27, .15, .11), (.52, .50, .46), (.40, .30, .23), (.60, .57, .52)),
     (2.9, .26, .76, .34, .80)),
    ("shops", ((.40, .39, .37), (.55, .53, .50), (.24, .23, .23), (.48, .42, .36)), (1.9, .05, .95, .26, .88)),
    ("office", ((.16, .19, .21), (.24, .26, .27), (.12, .15, .17), (.34, .33, .31)), (1.5, .06, .94, .10, .92)),
)
GLASS = (.030, .040, .048)


def city_wall(share, strength):
    """Facades: a grid of windows along each wall, `share` of them lit with up to `strength`."""
    made, nodes = material("city")
    along, height, upright = wall_place(nodes)
    number = nodes.add("Attribute")
    number.attribute_name = "wid"
    each = number.outputs["Fac"]
    style = nodes.math("FLOOR", nodes.math("DIVIDE", each, 1000.0))
    tone = nodes.add("TexWhiteNoise")
    tone.noise_dimensions = "1D"
    nodes.put(tone, "W", nodes.math("FLOOR", each))
    row = nodes.math("DIVIDE", height, 3.1)
    wall, window, column = (.5, .5, .5), 0.0, 0.0
    for index, (_, tones, bay) in enumerate(STYLES):
        chosen = nodes.math("COMPARE", style, float(index), .1)
        steps = nodes.ramp(tone.outputs["Value"], [(k / len(tones), colour) for k, colour in enumerate(tones)])
        steps.node.color_ramp.interpolation = "CONSTANT"
        wall = nodes.mix(chosen, wall, steps)
        here = nodes.math("DIVIDE", along, bay[0])
        column = nodes.math("ADD", column, nodes.math("MULTIPLY", chosen, here))
        window = nodes.math("ADD", window, nodes.math("MULTIPLY", chosen, opening(nodes, here, row, bay)))
    window = nodes.math("MULTIPLY", window, upright)
    cell = nodes.add("CombineXYZ", X=nodes.math("FLOOR", column), Y=nodes.math("FLOOR", row), Z=each)
    chance = nodes.add("TexWhiteNoise", Vector=cell.outputs[0])
    first, second, third = nodes.add("SeparateColor", Color=chance.outputs["Color"]).outputs
    lit = nodes.math("MULTIPLY", nodes.math("LESS_THAN", first, share), window)
    # Glass differs from pane to pane: blinds, curtains, reflections.
    pane = nodes.mix(nodes.math("POWER", second, 2.5), GLASS, (.24, .24, .23))
    worn = nodes.remap(nodes.noise(.05, 5, stretch=(1, 1, .3)), .3, .7, .86, 1.08)
    wall = nodes.mix(1.0, wall, nodes.add("CombineXYZ", X=worn, Y=worn, Z=worn).outputs[0], "MULTIPLY")
    wall = nodes.mix(1.0, wall, quarter(nodes), "MULTIPLY")
    shader = nodes.add("BsdfPrincipled", Base_Color=nodes.mix(window, wall, pane),
                       Roughness=nodes.remap(window, 0, 1, .85, .12), Specular=nodes.remap(window, 0, 1, .2, .7))
    nodes.put(shader, "Emission", nodes.mix(nodes.math("POWER", third, 2.2), (1, .56, .24), (.88, .9, 1)))
    nodes.put(shader, "Emission Strength", nodes.math("MULTIPLY", lit, nodes.math(
        "MULTIPLY_ADD", nodes.math("POWER", second, 2.0), strength, .12 * strength)))
    nodes.end(shader.outputs[0])
    made.cycles.sample_as_light = False
    return made


def quarter(nodes):
    """A tint that changes every 500 m: warm brick, cool concrete, pale new estates."""
    place = nodes.add("Mapping", Vector=nodes.add("NewGeometry").outputs["Position"], Scale=(.0021, .0021, 0)).outputs[0]
    where = nodes.add("TexNoise", Vector=place, Scale=1.0, Detail=2.0).outputs["Fac"]
    return nodes.ramp(where, ((.30, (1.30, .92, .70)), (.43, (1.08, 1.0, .90)), (.52, (.80, .88, .98)),
                              (.60, (1.22, 1.18, 1.10)), (.72, (1.15, .86, .72))))


def wall_place(nodes):
    """Where a point lies on its wall: (metres along it, height, 1 for walls and 0 for roofs)."""
    place = nodes.add("NewGeometry")
    x, y, z = nodes.add("SeparateXYZ", Vector=place.outputs["Position"]).outputs
    nx, ny, nz = nodes.add("SeparateXYZ", Vector=place.outputs["True Normal"]).outputs
    along = nodes.math("SUBTRACT", nodes.math("MULTIPLY", y, nx), nodes.math("MULTIPLY", x, ny))
    return along, z, nodes.math("LESS_THAN", nodes.math("ABSOLUTE", nz), .5)


def opening(nodes, column, row, bay):
    """1 where a bay has its window, 0 elsewhere."""
    _, left, right, sill, head = bay
    across, up = nodes.math("FRACT", column), nodes.math("FRACT", row)
    inside = nodes.math("MULTIPLY", nodes.math("GREATER_THAN", across, left), nodes.math("LESS_THAN", across, right))
    for test, edge in (("GREATER_THAN", sill), ("LESS_THAN", head)):
        inside = nodes.math("MULTIPLY", inside, nodes.math(test, up, edge))
    return inside


def city_roof():
    """Roofs and yards: concrete, gravel, and the green coating of many Korean roofs."""
    made, nodes = material("roof")
    number = nodes.add("Attribute")
    number.attribute_name = "wid"
    tone = nodes.add("TexWhiteNoise")
    tone.noise_dimensions = "1D"
    nodes.put(tone, "W", nodes.math("FLOOR", number.outputs["Fac"]))
    steps = nodes.ramp(tone.outputs["Value"], ((0, (.27, .265, .25)), (.3, (.40, .39, .37)), (.52, (.17, .25, .19)),
                                               (.70, (.20, .195, .19)), (.84, (.30, .20, .155)), (.93, (.48, .47, .45))))
    steps.node.color_ramp.interpolation = "CONSTANT"
    worn = nodes.remap(nodes.noise(.16, 6), .3, .7, .78, 1.12)
    colour = nodes.mix(1.0, steps, nodes.add("CombineXYZ", X=worn, Y=worn, Z=worn).outputs[0], "MULTIPLY")
    nodes.end(nodes.add("BsdfPrincipled", Base_Color=colour, Roughness=.9, Specular=.2).outputs[0])
    return made
