"""What a home sees from its height: water before it, the city beyond and around, ridges in the haze. Metres."""
import math
import random

from materials import material
from mesh import MeshBuilder, place

GROUND = -98
HAZE = {"day": ((.66, .78, .93), 5600, 1.35), "dusk": ((.30, .25, .29), 3800, .42)}


def hazy(name, mode, colour, roughness=.8, windows=None, lit=0.0, ripples=False):
    """
    A surface that fades into the haze with its distance. `windows` is the colour of the panes in its upright faces;
    `lit` is the share of them with light on; `ripples` roughens water.
    """
    made, nodes = material(name)
    colour_haze, reach, strength = HAZE[mode]
    shade = nodes.add("Attribute")
    shade.attribute_name = "wid"
    tone = nodes.remap(shade.outputs["Fac"], 0, 1, .62, 1.25)
    base = nodes.add("HueSaturation", Color=colour, Value=tone).outputs[0]
    shader = nodes.add("BsdfPrincipled", Roughness=roughness, Specular=.3)
    if windows:
        geometry = nodes.add("NewGeometry").outputs
        place_, normal = (nodes.add("SeparateXYZ", Vector=geometry[k]).outputs for k in ("Position", "True Normal"))
        across = nodes.math("ADD", nodes.math("MULTIPLY", place_[0], nodes.math("ABSOLUTE", normal[1])),
                            nodes.math("MULTIPLY", place_[1], nodes.math("ABSOLUTE", normal[0])))
        u, v = nodes.math("MULTIPLY", across, 1 / 3.6), nodes.math("MULTIPLY", place_[2], 1 / 3.1)
        def band(value, low, high):
            part = nodes.math("FRACT", value)
            return nodes.math("MULTIPLY", nodes.math("GREATER_THAN", part, low), nodes.math("LESS_THAN", part, high))
        upright = nodes.math("LESS_THAN", nodes.math("ABSOLUTE", normal[2]), .5)
        pane = nodes.math("MULTIPLY", nodes.math("MULTIPLY", band(u, .16, .86), band(v, .30, .86)), upright)
        base = nodes.mix(pane, base, windows)
        if lit:
            cell = nodes.add("CombineXYZ", X=nodes.math("FLOOR", u), Y=nodes.math("FLOOR", v),
                Z=shade.outputs["Fac"]).outputs[0]
            chance = nodes.add("TexWhiteNoise", Vector=cell)
            parts = nodes.add("SeparateColor", Color=chance.outputs["Color"]).outputs
            on = nodes.math("MULTIPLY", nodes.math("LESS_THAN", parts[0], lit), pane)
            nodes.put(shader, "Emission", nodes.mix(parts[1], (1, .45, .16), (1, .70, .40)))
            level = nodes.remap(parts[2], 0, 1, .2, 1.9)
            nodes.put(shader, "Emission Strength", nodes.math("MULTIPLY", on, level))
    if ripples:
        wind = nodes.noise(.16, 3, 0, (.35, 1, 1))
        nodes.put(shader, "Normal", nodes.add("Bump", Height=wind, Strength=.35, Distance=1.2).outputs[0])
    nodes.put(shader, "Base Color", base)
    if mode == "day":
        # The side that faces the home lies in shade: the sky over the water would brighten it.
        nodes.put(shader, "Emission", base)
        nodes.put(shader, "Emission Strength", .55)
    far = nodes.math("SUBTRACT", 1.0, nodes.math("POWER", 2.71828,
        nodes.math("MULTIPLY", nodes.add("CameraData").outputs["View Distance"], -1 / reach)))
    mixed = nodes.add("MixShader", Fac=far)
    nodes.put(mixed, 1, shader.outputs[0])
    nodes.put(mixed, 2, nodes.add("Emission", Color=colour_haze, Strength=strength).outputs[0])
    nodes.end(mixed.outputs[0])
    made.cycles.sample_as_light = False
    return made


def shore(x, y):
    """How far a point lies beyond the water's edges: negative on the water."""
    near = -(190 + 46 * math.sin(x / 190) + 20 * math.sin(x / 71 + 2))
    far = -(640 + 70 * math.sin(x / 260 + 1) + 26 * math.sin(x / 83))
    return max(y - near, far - y)


def build(dusk):
    """Puts the surroundings around a home at the origin; its front looks along -y."""
    mode = "dusk" if dusk else "day"
    rnd = random.Random(11)
    night = .26 if dusk else 0
    kinds = [hazy("facade 1", mode, (.58, .56, .53), windows=(.10, .13, .16), lit=night),
             hazy("facade 2", mode, (.46, .43, .40), windows=(.12, .16, .19), lit=night),
             hazy("facade 3", mode, (.30, .34, .37), .35, windows=(.07, .11, .15), lit=night)]
    roof, road, green, ridge = (hazy(n, mode, c, r) for n, c, r in (
        ("roofs", (.40, .39, .37), .9), ("streets", (.21, .21, .215), .9), ("trees", (.10, .15, .06), 1), ("ridges",
            (.085, .13, .09), 1)))
    water = hazy("water", mode, (.055, .095, .115), .10, ripples=True)
    city = MeshBuilder()
    streets(city, rnd)
    place(city.mesh("city", [*kinds, roof]))
    woods = MeshBuilder()
    for i in range(9000):
        x, y = rnd.uniform(-1500, 1500), rnd.uniform(-1500, 700)
        edge = shore(x, y)
        if not 0 < edge < (60 if y < -500 else 110) and rnd.random() < .80 or edge < 0 or math.hypot(x, y) < 70:
            continue
        crown(woods, x, y, rnd.uniform(3.2, 6.5), rnd)
    place(woods.mesh("woods", [green]))
    ground = MeshBuilder()
    ground.face([(-14000, -14000, GROUND - .5), (14000, -14000, GROUND - .5), (14000, 14000, GROUND - .5),
        (-14000, 14000, GROUND - .5)], 0, .5)
    river = []
    for i in range(161):
        x = -6000 + i * 75
        river.append((x, -(190 + 46 * math.sin(x / 190) + 20 * math.sin(x / 71 + 2)),
            -(640 + 70 * math.sin(x / 260 + 1) + 26 * math.sin(x / 83))))
    for (xa, na, fa), (xb, nb, fb) in zip(river, river[1:]):
        ground.face([(xa, fa, GROUND), (xb, fb, GROUND), (xb, nb, GROUND), (xa, na, GROUND)], 1, .5)
        for a, b, w in ((na, nb, 16), (fa - 16, fb - 16, 16)):
            ground.face([(xa, a, GROUND + .3), (xb, b, GROUND + .3), (xb, b + w, GROUND + .3),
                (xa, a + w, GROUND + .3)], 2, .8)
    place(ground.mesh("ground", [road, water, green]))
    bridge(roof)
    ridges(ridge)


def crown(woods, x, y, r, rnd):
    """A tree seen from far: a blunt cone of eight sides."""
    z, tone = GROUND, rnd.random()
    rings = [(r * .7, z + r * .3), (r, z + r * .9), (r * .62, z + r * 1.6), (.1, z + r * 1.95)]
    points = [[(x + q * math.cos(math.tau * k / 7 + h), y + q * math.sin(math.tau * k / 7 + h), h) for k in range(7)]
        for q, h in rings]
    for low, high in zip(points, points[1:]):
        for k in range(7):
            woods.face([low[k], low[(k + 1) % 7], high[(k + 1) % 7], high[k]], 0, tone)


def streets(city, rnd):
    """Blocks of slabs, point towers and low houses, leaving streets and the water free."""
    pitch = 96
    for i in range(-34, 35):
        for j in range(-44, 22):
            x, y = i * pitch + 20 * math.sin(j * .7), j * pitch + 16 * math.sin(i * .5)
            away = math.hypot(x, y)
            if shore(x, y) < 78 or away < 150 or away > 3900:
                continue
            slabs = rnd.random() < (.38 if y > -900 else .5)
            if slabs:
                high, turned, kind = rnd.choice((42, 48, 60, 66, 75)), rnd.random() < .3, rnd.randrange(2)
                for k in (-26, 26):
                    if rnd.random() < .12:
                        continue
                    w, d = (32, 6.5) if not turned else (6.5, 32)
                    block(city, x + (k if turned else 0), y + (0 if turned else k), w, d, high, kind, rnd)
            elif rnd.random() < .16 and away > 420:
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


def block(city, x, y, w, d, high, kind, rnd):
    """One building with its parapet and what stands on its roof."""
    tone, top = rnd.random(), GROUND + high
    city.box(x - w, y - d, GROUND, x + w, y + d, top, kind, wid=tone)
    city.box(x - w - .3, y - d - .3, top, x + w + .3, y + d + .3, top + 1, 3, wid=tone)
    city.box(x - w * .3, y - d * .4, top, x + w * .3, y + d * .4, top + 4.5, kind, wid=tone)


def bridge(stone):
    """A low bridge over the water, off to one side."""
    built = MeshBuilder()
    built.box(318, -740, GROUND + 13, 336, -120, GROUND + 15, wid=.9)
    for y in range(-700, -150, 50):
        built.box(323, y - 2, GROUND - 2, 331, y + 2, GROUND + 13, wid=.9)
    place(built.mesh("bridge", [stone]))


def ridges(stone):
    """Three ranges of hills all around, each paler than the one before."""
    for index, (away, base, rough) in enumerate(((4600, 90, 1), (6800, 190, 1.3), (9600, 330, 1.6))):
        built, last = MeshBuilder(), None
        for i in range(361):
            a = math.tau * i / 360
            high = base + rough * (60 * math.sin(3 * a + index * 2) + 42 * math.sin(7 * a + index) + 22
                * math.sin(17 * a + index * 5)
                                   + 10 * math.sin(41 * a + index))
            now = ((away * math.cos(a), away * math.sin(a), GROUND),
                ((away + 600) * math.cos(a), (away + 600) * math.sin(a), GROUND + max(20, high)))
            if last:
                built.face([last[0], now[0], now[1], last[1]], 0, .5)
            last = now
        place(built.mesh("ridge", [stone]))
