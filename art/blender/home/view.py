"""Generic surroundings of a home on a high floor, for shots without a `window`: water, city, hills in haze. Metres."""
import math
import random

from materials import new_material
from mesh import MeshBuilder, place

GROUND = -98                 # z of the ground below the home's floor
BAY, STOREY = 3.6, 3.1       # size of the grid of windows
# By mode: colour of the haze, distance at which 63 % of the light is haze, and its strength.
HAZE = {"day": ((.66, .78, .93), 5600, 1.35), "dusk": ((.30, .25, .29), 3800, .42)}


def hazy(name, mode, colour, roughness=.8, windows=None, lit=0.0, ripples=False):
    """
    A surface that fades into the haze with distance. windows: the colour of panes on vertical faces, if any; lit: the share
    of them that are lit; ripples: waves on water. The face attribute 'wid' varies the brightness.
    """
    material, nodes = new_material(name)
    haze_colour, reach, strength = HAZE[mode]
    shade = nodes.add("Attribute")
    shade.attribute_name = "wid"
    tone = nodes.remap(shade.outputs["Fac"], 0, 1, .62, 1.25)
    base = nodes.add("HueSaturation", Color=colour, Value=tone).outputs[0]
    shader = nodes.add("BsdfPrincipled", Roughness=roughness, Specular=.3)
    if windows:
        base = add_windows(nodes, shader, base, shade.outputs["Fac"], windows, lit)
    if ripples:
        wind = nodes.noise(.16, 3, 0, (.35, 1, 1))
        nodes.put(shader, "Normal", nodes.add("Bump", Height=wind, Strength=.35, Distance=1.2).outputs[0])
    nodes.put(shader, "Base Color", base)
    if mode == "day":
        # The sides visible from the home are in shade; emission replaces light from the sky, which isn't sampled.
        nodes.put(shader, "Emission", base)
        nodes.put(shader, "Emission Strength", .55)
    distance = nodes.add("CameraData").outputs["View Distance"]
    haze_share = nodes.math("SUBTRACT", 1.0, nodes.math("POWER", 2.71828, nodes.math("MULTIPLY", distance, -1 / reach)))
    mixed = nodes.add("MixShader", Fac=haze_share)
    nodes.put(mixed, 1, shader.outputs[0])
    nodes.put(mixed, 2, nodes.add("Emission", Color=haze_colour, Strength=strength).outputs[0])
    nodes.output_shader(mixed.outputs[0])
    material.cycles.sample_as_light = False
    return material


def add_windows(nodes, shader, base, wid, pane_colour, lit):
    """Adds a grid of windows to vertical faces, a share of them with light. Returns the socket of the surface's colour."""
    geometry = nodes.add("NewGeometry").outputs
    position, normal = (nodes.add("SeparateXYZ", Vector=geometry[k]).outputs for k in ("Position", "True Normal"))
    along = nodes.math("ADD", nodes.math("MULTIPLY", position[0], nodes.math("ABSOLUTE", normal[1])),
                       nodes.math("MULTIPLY", position[1], nodes.math("ABSOLUTE", normal[0])))
    u, v = nodes.math("MULTIPLY", along, 1 / BAY), nodes.math("MULTIPLY", position[2], 1 / STOREY)

    def band(value, low, high):
        part = nodes.math("FRACT", value)
        return nodes.math("MULTIPLY", nodes.math("GREATER_THAN", part, low), nodes.math("LESS_THAN", part, high))

    is_wall = nodes.math("LESS_THAN", nodes.math("ABSOLUTE", normal[2]), .5)
    pane = nodes.math("MULTIPLY", nodes.math("MULTIPLY", band(u, .16, .86), band(v, .30, .86)), is_wall)
    base = nodes.mix(pane, base, pane_colour)
    if lit:
        cell = nodes.add("CombineXYZ", X=nodes.math("FLOOR", u), Y=nodes.math("FLOOR", v), Z=wid).outputs[0]
        white_noise = nodes.add("TexWhiteNoise", Vector=cell)
        channels = nodes.add("SeparateColor", Color=white_noise.outputs["Color"]).outputs
        is_lit = nodes.math("MULTIPLY", nodes.math("LESS_THAN", channels[0], lit), pane)
        nodes.put(shader, "Emission", nodes.mix(channels[1], (1, .45, .16), (1, .70, .40)))
        level = nodes.remap(channels[2], 0, 1, .2, 1.9)
        nodes.put(shader, "Emission Strength", nodes.math("MULTIPLY", is_lit, level))
    return base


def banks(x):
    """The y of the water's near and far edge at x."""
    return (-(190 + 46 * math.sin(x / 190) + 20 * math.sin(x / 71 + 2)),
            -(640 + 70 * math.sin(x / 260 + 1) + 26 * math.sin(x / 83)))


def distance_to_water(x, y):
    """The distance of a point from the water along y; negative on the water."""
    near, far = banks(x)
    return max(y - near, far - y)


def build(dusk):
    """Places the surroundings of a home at the origin, whose front faces -y."""
    mode = "dusk" if dusk else "day"
    rnd = random.Random(11)
    lit = .26 if dusk else 0
    facades = [hazy("facade 1", mode, (.58, .56, .53), windows=(.10, .13, .16), lit=lit),
               hazy("facade 2", mode, (.46, .43, .40), windows=(.12, .16, .19), lit=lit),
               hazy("facade 3", mode, (.30, .34, .37), .35, windows=(.07, .11, .15), lit=lit)]
    roof, road, green, ridge = (hazy(name, mode, colour, roughness) for name, colour, roughness in (
        ("roofs", (.40, .39, .37), .9), ("streets", (.21, .21, .215), .9), ("trees", (.10, .15, .06), 1),
        ("ridges", (.085, .13, .09), 1)))
    water = hazy("water", mode, (.055, .095, .115), .10, ripples=True)
    city = MeshBuilder()
    streets(city, rnd)
    place(city.mesh("city", [*facades, roof]))
    place(woods(rnd).mesh("woods", [green]))
    place(ground().mesh("ground", [road, water, green]))
    bridge(roof)
    ridges(ridge)


def woods(rnd):
    """Trees, most of them near the water's edges."""
    builder = MeshBuilder()
    for _ in range(9000):
        x, y = rnd.uniform(-1500, 1500), rnd.uniform(-1500, 700)
        edge = distance_to_water(x, y)
        if not 0 < edge < (60 if y < -500 else 110) and rnd.random() < .80 or edge < 0 or math.hypot(x, y) < 70:
            continue
        crown(builder, x, y, rnd.uniform(3.2, 6.5), rnd)
    return builder


def ground():
    """The ground, the water on it, and meadows along both banks."""
    builder = MeshBuilder()
    builder.face([(-14000, -14000, GROUND - .5), (14000, -14000, GROUND - .5), (14000, 14000, GROUND - .5),
                  (-14000, 14000, GROUND - .5)], 0, .5)
    xs = [-6000 + i * 75 for i in range(161)]
    for xa, xb in zip(xs, xs[1:]):
        (near_a, far_a), (near_b, far_b) = banks(xa), banks(xb)
        builder.face([(xa, far_a, GROUND), (xb, far_b, GROUND), (xb, near_b, GROUND), (xa, near_a, GROUND)], 1, .5)
        for a, b, width in ((near_a, near_b, 16), (far_a - 16, far_b - 16, 16)):
            builder.face([(xa, a, GROUND + .3), (xb, b, GROUND + .3), (xb, b + width, GROUND + .3),
                          (xa, a + width, GROUND + .3)], 2, .8)
    return builder


def crown(woods, x, y, r, rnd):
    """A distant tree: a cone with seven sides."""
    z, tone = GROUND, rnd.random()
    rings = [(r * .7, z + r * .3), (r, z + r * .9), (r * .62, z + r * 1.6), (.1, z + r * 1.95)]
    points = [[(x + q * math.cos(math.tau * k / 7 + h), y + q * math.sin(math.tau * k / 7 + h), h) for k in range(7)]
        for q, h in rings]
    for low, high in zip(points, points[1:]):
        for k in range(7):
            woods.face([low[k], low[(k + 1) % 7], high[(k + 1) % 7], high[k]], 0, tone)


def streets(city, rnd):
    """Blocks of slabs, towers and low houses on a distorted grid, away from the water."""
    pitch = 96
    for i in range(-34, 35):
        for j in range(-44, 22):
            x, y = i * pitch + 20 * math.sin(j * .7), j * pitch + 16 * math.sin(i * .5)
            distance = math.hypot(x, y)
            if distance_to_water(x, y) < 78 or distance < 150 or distance > 3900:
                continue
            if rnd.random() < (.38 if y > -900 else .5):
                height, rotated, kind = rnd.choice((42, 48, 60, 66, 75)), rnd.random() < .3, rnd.randrange(2)
                for k in (-26, 26):
                    if rnd.random() < .12:
                        continue
                    w, d = (32, 6.5) if not rotated else (6.5, 32)
                    block(city, x + (k if rotated else 0), y + (0 if rotated else k), w, d, height, kind, rnd)
            elif rnd.random() < .16 and distance > 420:
                block(city, x, y, rnd.uniform(14, 20), rnd.uniform(14, 20), rnd.choice((80, 96, 120)), 2, rnd)
                block(city, x, y, 34, 30, 14, 1, rnd)
            else:
                for a in range(3):
                    for b in range(3):
                        if rnd.random() < .14:
                            continue
                        w, d = rnd.uniform(8.5, 13), rnd.uniform(8.5, 13)
                        block(city, x + (a - 1) * 29, y + (b - 1) * 29, w, d, rnd.choice((9, 12, 12, 16, 19, 25)),
                            rnd.randrange(3), rnd)


def block(city, x, y, w, d, height, kind, rnd):
    """A building with parapet and stair head; w and d are half its width and depth."""
    tone, top = rnd.random(), GROUND + height
    city.box(x - w, y - d, GROUND, x + w, y + d, top, kind, wid=tone)
    city.box(x - w - .3, y - d - .3, top, x + w + .3, y + d + .3, top + 1, 3, wid=tone)
    city.box(x - w * .3, y - d * .4, top, x + w * .3, y + d * .4, top + 4.5, kind, wid=tone)


def bridge(stone):
    """A low bridge over the water, to one side of the view."""
    builder = MeshBuilder()
    builder.box(318, -740, GROUND + 13, 336, -120, GROUND + 15, wid=.9)
    for y in range(-700, -150, 50):
        builder.box(323, y - 2, GROUND - 2, 331, y + 2, GROUND + 13, wid=.9)
    place(builder.mesh("bridge", [stone]))


def ridges(stone):
    """Three ranges of hills all around."""
    for index, (distance, base, rough) in enumerate(((4600, 90, 1), (6800, 190, 1.3), (9600, 330, 1.6))):
        builder, previous = MeshBuilder(), None
        for i in range(361):
            a = math.tau * i / 360
            height = base + rough * (60 * math.sin(3 * a + index * 2) + 42 * math.sin(7 * a + index)
                                     + 22 * math.sin(17 * a + index * 5) + 10 * math.sin(41 * a + index))
            current = ((distance * math.cos(a), distance * math.sin(a), GROUND),
                       ((distance + 600) * math.cos(a), (distance + 600) * math.sin(a), GROUND + max(20, height)))
            if previous:
                builder.face([previous[0], current[0], current[1], previous[1]], 0, .5)
            previous = current
        place(builder.mesh("ridge", [stone]))
