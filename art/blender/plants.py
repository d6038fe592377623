"""Trees, shrubs, grasses and flowers, grown once and planted as instances."""
import math

import numpy
from mesh import MeshBuilder, place

# height, crown radius and leaf size in metres; crown: round, tall or cone
SPECIES = {
    "zelkova": dict(height=10, radius=4.0, leaf=.13, count=15000, clusters=46, foliage="leafBroad", crown="round"),
    "elm": dict(height=8, radius=3.0, leaf=.11, count=12000, clusters=34, foliage="leafBroad", crown="round"),
    "birch": dict(height=9, radius=1.9, leaf=.085, count=9000, clusters=36, foliage="leafBirch", crown="tall"),
    "pine": dict(height=10, radius=2.6, leaf=.12, count=11000, clusters=26, foliage="leafPine", crown="flat"),
    "maple": dict(height=5.5, radius=2.4, leaf=.085, count=10000, clusters=26, foliage="leafMaple", crown="round"),
    "shrub": dict(height=1.1, radius=.8, leaf=.045, count=3600, clusters=14, foliage="leafShrub", crown="bush"),
    "hedge": dict(height=.7, radius=1.0, leaf=.04, count=4200, clusters=18, foliage="leafShrub", crown="bush"),
}


class Nursery:
    """Grows each species in a few forms and plants instances of them; `fine` makes more and smaller leaves."""

    def __init__(self, palette, rnd, fine=False):
        self.rnd = rnd
        rng = numpy.random.default_rng(11)
        finer = 4.5 if fine else 1
        self.forms = {name: [tree(f"{name}{k}", palette, rng, finer, **spec) for k in range(2)]
                      for name, spec in SPECIES.items()}
        self.forms["grass"] = [tuft(f"grass{k}", palette["blade"], rng, .22, 420) for k in range(3)]
        self.forms["reed"] = [tuft(f"reed{k}", palette["straw"], rng, .85, 220) for k in range(2)]
        self.forms["flowers"] = [flowers(f"flowers{k}", palette, rng) for k in range(2)]

    def plant(self, name, x, y, z, size=None):
        """One plant at a point, turned and sized by chance."""
        rnd = self.rnd
        form = rnd.choice(self.forms[name])
        s = (size or 1) * rnd.uniform(.8, 1.2)
        place(form, (x, y, z), (0, 0, rnd.uniform(0, 6.28)), (s, s, s * rnd.uniform(.9, 1.12)))


def quads(builder, corners, material, numbers):
    """Adds an array of count x 4 x 3 corners as faces."""
    start = len(builder.vertices)
    count = len(corners)
    builder.vertices += [tuple(v) for v in corners.reshape(-1, 3).tolist()]
    builder.faces += [(i, i + 1, i + 2, i + 3) for i in range(start, start + 4 * count, 4)]
    builder.materials += [material] * count
    builder.numbers += numbers.tolist()


def normalised(a):
    return a / numpy.maximum(numpy.linalg.norm(a, axis=1, keepdims=True), 1e-9)


def leaf_quads(rng, centres, radii, count, size):
    """Leaves on the outside of clusters: diamonds that mostly face outwards and up."""
    pick = rng.integers(0, len(centres), count)
    out = normalised(rng.normal(size=(count, 3)) * (1, 1, .8))
    middle = centres[pick] + out * (radii[pick] * rng.random(count) ** .33)[:, None] * (1, 1, .72)
    facing = normalised(out + rng.normal(size=(count, 3)) * .55 + (0, 0, .45))
    along = normalised(numpy.cross(facing, rng.normal(size=(count, 3))))
    across = numpy.cross(facing, along)
    length = (size * rng.uniform(.6, 1.25, count))[:, None]
    corners = numpy.stack((middle - along * length, middle - across * length * .5,
                           middle + along * length, middle + across * length * .5), 1)
    return corners, rng.random(count) * .4


def crown_clusters(rng, height, radius, clusters, crown):
    """Centres and radii of the leaf clusters of a crown's form."""
    low = {"bush": .25, "cone": .15, "tall": .22, "flat": .55, "round": .36}[crown]
    share = rng.uniform(0, 1, clusters)
    z = low + share * (.96 - low)
    width = {"bush": numpy.sqrt(1 - share * .6), "cone": 1 - share, "tall": numpy.sin(math.pi * (.15 + .75 * share)),
             "flat": .6 + .4 * numpy.sin(math.pi * share),
             "round": numpy.sin(math.pi * (.14 + .74 * share)) ** .7}[crown]
    angle = rng.uniform(0, 2 * math.pi, clusters)
    reach = radius * width * numpy.sqrt(rng.uniform(.05, 1, clusters)) * .78
    centres = numpy.stack((reach * numpy.cos(angle), reach * numpy.sin(angle), z * height), 1)
    return centres, radius * rng.uniform(.24, .42, clusters) * numpy.maximum(.45, width)


def limb(builder, start, end, thick, thin, sides=6):
    """A tapering branch between two points."""
    way = end - start
    side = normalised(numpy.cross(way, (0.3, 1, 0.2))[None])[0]
    other = normalised(numpy.cross(way, side)[None])[0]
    ring = [(math.cos(2 * math.pi * k / sides), math.sin(2 * math.pi * k / sides)) for k in range(sides + 1)]
    for (c0, s0), (c1, s1) in zip(ring, ring[1:]):
        builder.face((start + thick * (side * c0 + other * s0), start + thick * (side * c1 + other * s1),
                      end + thin * (side * c1 + other * s1), end + thin * (side * c0 + other * s0)), 0)


def tree(name, palette, rng, finer, height, radius, leaf, count, clusters, foliage, crown):
    """The mesh of one form of a species."""
    builder = MeshBuilder()
    centres, radii = crown_clusters(rng, height, radius, clusters, crown)
    if crown != "bush":
        bend = rng.normal(size=3) * (.02, .02, 0) * height
        fork = numpy.array((0, 0, height * .42)) + bend
        limb(builder, numpy.zeros(3), fork, height * .019, height * .014, 9)
        limb(builder, fork, numpy.array((0, 0, height * .8)), height * .014, height * .004)
        for centre in centres[:14]:
            foot = fork * rng.uniform(.75, 1) + (0, 0, max(0, (centre[2] - fork[2]) * .35))
            limb(builder, foot, centre, height * .007, height * .002, 5)
    corners, numbers = leaf_quads(rng, centres, radii, int(count * finer), leaf / finer ** .5)
    quads(builder, corners, 1, numbers)
    return builder.mesh(name, [palette["bark"], palette[foliage]])


def tuft(name, blade, rng, height, count, spread=.75):
    """A patch of grass about 1.5 m wide, `height` metres high."""
    root = numpy.zeros((count, 3))
    angle, reach = rng.uniform(0, 2 * math.pi, count), spread * numpy.sqrt(rng.random(count))
    root[:, 0], root[:, 1] = reach * numpy.cos(angle), reach * numpy.sin(angle)
    lean = rng.normal(size=(count, 3)) * (.3, .3, 0) * height
    tip = root + lean + (0, 0, 1) * (height * rng.uniform(.5, 1.1, count))[:, None]
    middle = (root + tip) / 2 + (0, 0, .1 * height)
    side = normalised(numpy.cross(tip - root, rng.normal(size=(count, 3)))) * (.006 + .012 * height)
    builder = MeshBuilder()
    quads(builder, numpy.stack((root - side, root + side, middle + side * .8, middle - side * .8), 1), 0,
          rng.random(count) * .5)
    quads(builder, numpy.stack((middle - side * .8, middle + side * .8, tip, tip), 1)[:, [0, 1, 2, 2]], 0,
          rng.random(count) * .5)
    builder.faces[count:] = [f[:3] for f in builder.faces[count:]]
    return builder.mesh(name, [blade])


def flowers(name, palette, rng):
    """A patch of low green with small pale blossoms."""
    builder = MeshBuilder()
    spots = rng.uniform(-.6, .6, (40, 3)) * (1, 1, 0) + (0, 0, .16)
    corners, numbers = leaf_quads(rng, spots, numpy.full(40, .18), 1500, .035)
    quads(builder, corners, 0, numbers)
    heads = rng.uniform(-.6, .6, (60, 3)) * (1, 1, .12) + (0, 0, .36)
    corners, numbers = leaf_quads(rng, heads, numpy.full(60, .035), 900, .018)
    quads(builder, corners, 1, numbers)
    return builder.mesh(name, [palette["leafShrub"], palette["bloom"]])
