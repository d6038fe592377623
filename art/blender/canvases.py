"""Procedural pictures for walls: ink ridges, a moon jar, torn papers, grasses. numpy paints each one from a seed."""
import bpy
import numpy
from home.materials import principled
from materials import new_material

WIDTH, HEIGHT = 720, 480     # pixels


def canvas(kind, seed=0):
    """A material with a painted image, projected onto the front (local x and z) of an object; `kind` is one of PAINTERS."""
    rng = numpy.random.default_rng(seed + 31)
    y, x = numpy.mgrid[0:1:HEIGHT * 1j, 0:1:WIDTH * 1j]
    light = PAINTERS[kind](x, y, rng)
    fibre = 1 + .035 * rng.normal(size=(HEIGHT, WIDTH))
    pixels = numpy.ones((HEIGHT, WIDTH, 4), numpy.float32)
    pixels[..., :3] = numpy.clip(light * fibre[..., None], 0, 1)
    name = f"{kind} {seed}"
    image = bpy.data.images.new(name, WIDTH, HEIGHT, float_buffer=True)
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    material, nodes = new_material(name)
    position = nodes.add("SeparateXYZ", Vector=nodes.add("TexCoord").outputs["Generated"]).outputs
    uv = nodes.add("CombineXYZ", X=position[0], Y=position[2]).outputs[0]
    texture = nodes.add("TexImage", Vector=uv)
    texture.image, texture.extension = image, "EXTEND"
    return principled(material, nodes, texture.outputs["Color"], .8)


def smooth_noise(x, rng, waves):
    """Sum of sine waves with random phases at positions x; about -1 to 1."""
    return sum(numpy.sin(x * w * 6.28 + rng.uniform(0, 6.28)) / (1 + k) for k, w in enumerate(waves)) / 1.6


def ridges(x, y, rng):
    """Five ranges of hills in ink on unbleached paper, paler with distance."""
    light = numpy.broadcast_to(numpy.array((.80, .76, .68)), (*x.shape, 3)).copy()
    for k in range(5):
        crest = .68 - .11 * k + (.05 + .012 * k) * smooth_noise(x, rng, (1.1 + k * .4, 2.7 + k, 7, 17))
        below = 1 / (1 + numpy.exp((y - crest) * 240))
        ink = below * numpy.exp(-(crest - y).clip(0) * (5 - .5 * k)) * (.16 + .15 * k)
        light = light * (1 - ink[..., None]) + numpy.array((.10, .11, .12)) * ink[..., None]
    return light


def jar(x, y, rng):
    """A moon jar, lit from the left, on grey blue."""
    background = numpy.array((.30, .34, .37)) * (1 - .25 * y[..., None]) + .03 * smooth_noise(x + y, rng, (3, 7, 19))[..., None]
    u, v = (x - .5) * WIDTH / HEIGHT / .36, (y - .50) / (.345 + .008 * numpy.sin(9 * x))
    r = numpy.hypot(u, v)
    body = 1 / (1 + numpy.exp((r - 1) * 90))
    shade = (.93 - .30 * (u * .75 - v * .45 + .5).clip(0, 1.4) ** 1.6)[..., None] * numpy.array((.93, .91, .86))
    lip = ((numpy.abs(u) < .42) & (v > .94) & (v < 1.06)).astype(float)[..., None]
    shadow = numpy.exp(-((u - .2) / .9) ** 2 - ((v + 1.02) / .10) ** 2)[..., None]
    light = background * (1 - .5 * shadow)
    light = light * (1 - lip) + lip * .72
    return light * (1 - body[..., None]) + shade * body[..., None]


def papers(x, y, rng):
    """Overlapping pieces of torn paper in ochre, brick, ink and bone."""
    light = numpy.broadcast_to(numpy.array((.78, .74, .66)), (*x.shape, 3)).copy()
    tones = ((.55, .28, .13), (.12, .13, .15), (.70, .52, .28), (.36, .37, .33), (.83, .80, .74))
    for k, tone in enumerate(tones):
        angle = rng.uniform(-.35, .35)
        cx, cy = .18 + .16 * k + rng.uniform(-.05, .05), .5 + rng.uniform(-.16, .16)
        u, v = (x - cx) * 1.5, y - cy
        u, v = u * numpy.cos(angle) + v * numpy.sin(angle), v * numpy.cos(angle) - u * numpy.sin(angle)
        torn = .012 * smooth_noise(v, rng, (3, 9, 23)), .012 * smooth_noise(u, rng, (4, 11, 27))
        edge = numpy.maximum(numpy.abs(u) - .17 - torn[0], numpy.abs(v) - .30 - torn[1])
        cover, shade = 1 / (1 + numpy.exp(edge * 900)), numpy.exp(-(edge.clip(0) / .016) ** 2) * .25
        light = light * (1 - shade[..., None])
        light = light * (1 - cover[..., None]) + numpy.array(tone) * cover[..., None]
    return light


def stems(x, y, rng):
    """Tall grasses in plum ink on warm paper, all leaning one way."""
    light = numpy.broadcast_to(numpy.array((.82, .78, .71)), (*x.shape, 3)).copy()
    for k in range(26):
        root, lean, height = rng.uniform(.08, .82), rng.uniform(-.05, .22), rng.uniform(.45, .93)
        rise = (y / height).clip(0, 1)
        line = numpy.abs(x - root - lean * rise ** 2) * WIDTH / HEIGHT
        width = .0042 * (1.15 - rise) * (1 + .5 * smooth_noise(y, rng, (5, 13, 31)))
        ink = (y < height) * numpy.exp(-(line / width.clip(.0008)) ** 2)
        head = numpy.exp(-(line / .011) ** 2 - ((y - height) / .055) ** 2) * (.5 + .5 * numpy.sin(y * 520 + k))
        shade = (ink * rng.uniform(.35, .95) + .8 * head).clip(0, 1)[..., None]
        light = light * (1 - shade) + numpy.array((.16, .085, .095)) * shade
    return light


# Each takes x and y from 0 to 1 (arrays of HEIGHT x WIDTH, y upwards) and a generator, and returns linear RGB.
PAINTERS = {"ridges": ridges, "jar": jar, "papers": papers, "stems": stems}
