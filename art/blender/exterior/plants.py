"""Procedural trees, shrubs, grasses and flowers: a few meshes of each, which are placed as instances."""
import math
import random

import numpy
from mesh import MeshBuilder, place

# height, radius (of the crown) and leaf (half its length) in metres; count: leaves; clusters: clusters of leaves in the crown
SPECIES = {
    "zelkova": dict(height=10, radius=4.2, leaf=.13, count=17000, clusters=170, foliage="leafBroad", crown="vase"),
    "elm": dict(height=8, radius=3.0, leaf=.11, count=14000, clusters=130, foliage="leafElm", crown="round"),
    "birch": dict(height=9, radius=1.8, leaf=.085, count=10000, clusters=120, foliage="leafBirch", crown="tall"),
    "pine": dict(height=10, radius=2.7, leaf=.10, count=16000, clusters=60, foliage="leafPine", crown="flat"),
    "maple": dict(height=5.5, radius=2.5, leaf=.085, count=11000, clusters=110, foliage="leafMaple", crown="round"),
    "shrub": dict(height=1.1, radius=.8, leaf=.045, count=4200, clusters=40, foliage="leafShrub", crown="bush"),
    "hedge": dict(height=.7, radius=1.0, leaf=.04, count=4800, clusters=44, foliage="leafShrub", crown="bush"),
}
TREES = ("zelkova", "elm", "birch", "pine", "maple")
VARIANTS = 4


class Nursery:
    """
    Creates a few meshes of each species and places instances of them; `fine` makes leaves more numerous and smaller. No tree
    is placed within 5 m of `eye` (x, y), the camera. The mesh, rotation and size of a plant depend only on its position, so
    that it looks the same in every picture.
    """

    def __init__(self, palette, fine=False, eye=None):
        self.eye = eye
        rng = numpy.random.default_rng(11)
        # Three times as many leaves of the same area in all; fewer variants, to save memory.
        leaf_factor, variants = (3, 3) if fine else (1, VARIANTS)
        self.variants = {name: [tree(f"{name}{k}", palette, rng, leaf_factor, **spec) for k in range(variants)]
                         for name, spec in SPECIES.items()}
        self.variants["grass"] = [tuft(f"grass{k}", palette["blade"], rng, .22, 420) for k in range(3)]
        self.variants["reed"] = [tuft(f"reed{k}", palette["straw"], rng, .85, 220) for k in range(2)]
        self.variants["flowers"] = [flowers(f"flowers{k}", palette, rng) for k in range(2)]

    def plant(self, name, x, y, z, size=None):
        """Places a plant of a species at a point; `size` is a factor, varied by up to a fifth."""
        rnd = random.Random(f"{x:.2f} {y:.2f}")
        mesh = rnd.choice(self.variants[name])
        scale = (size or 1) * rnd.uniform(.8, 1.2)
        if self.eye and math.dist(self.eye, (x, y)) < 5 and name in TREES:
            return
        place(mesh, (x, y, z), (0, 0, rnd.uniform(0, 6.28)), (scale, scale, scale * rnd.uniform(.9, 1.12)))


class NoNursery:
    """Stands in for Nursery in pictures without plants, such as maps."""

    def plant(self, *_):
        pass


def normalised(a):
    """Unit vectors of an array of vectors, count x 3."""
    return a / numpy.maximum(numpy.linalg.norm(a, axis=1, keepdims=True), 1e-9)


def leaf_quads(rng, centres, radii, count, size):
    """Leaves as diamonds around cluster centres, facing mostly outwards and up: corners (count x 4 x 3) and random ids."""
    indices = rng.integers(0, len(centres), count)
    outwards = normalised(rng.normal(size=(count, 3)) * (1, 1, .8) + (0, 0, .15))
    reach = radii[indices] * numpy.minimum(1.15, .55 + numpy.abs(rng.normal(size=count)) * .42)
    middle = centres[indices] + outwards * reach[:, None] * (1, 1, .6)
    facing = normalised(outwards + rng.normal(size=(count, 3)) * .7 + (0, 0, .5))
    along = normalised(numpy.cross(facing, rng.normal(size=(count, 3))))
    across = numpy.cross(facing, along)
    length = (size * rng.uniform(.55, 1.2, count))[:, None]
    corners = numpy.stack((middle - along * length, middle - across * length * .45,
                           middle + along * length, middle + across * length * .45), 1)
    return corners, rng.random(count) * .4


def folded_leaves(rng, centres, radii, count, size):
    """Like leaf_quads, for close views: leaves with six corners (count x 6 x 3), folded along the rib, with a hanging tip."""
    diamonds, ids = leaf_quads(rng, centres, radii, count, size)
    root, left, tip, right = (diamonds[:, k] for k in range(4))
    rib, across = tip - root, right - left
    up = numpy.cross(rib, across)
    up *= numpy.linalg.norm(rib, axis=1, keepdims=True) / numpy.maximum(numpy.linalg.norm(up, axis=1, keepdims=True), 1e-9)
    def at(along, aside, lift):
        return root + rib * along + across * aside + up * lift
    return numpy.stack((root, at(.32, .5, .07), at(.68, .40, .04), at(1, 0, -.13), at(.68, -.40, .04), at(.32, -.5, .07)), 1), ids


def crown_clusters(rng, height, radius, clusters, crown):
    """
    Centres (clusters x 3) and radii of a crown's leaf clusters, most of them near its surface, which has lobes with gaps
    between them. `crown` is the shape: bush, tall, flat, round or vase.
    """
    base = {"bush": .2, "tall": .2, "flat": .5, "round": .3, "vase": .34}[crown]
    share = rng.uniform(0, 1, clusters)
    if crown == "flat":
        # A pine's clusters are in a few horizontal layers.
        plates = numpy.sort(rng.uniform(0, 1, 6))
        share = plates[rng.integers(0, 6, clusters)] + rng.normal(size=clusters) * .02
    width = {"bush": numpy.sqrt(numpy.maximum(.1, 1 - share * .75)), "tall": numpy.sin(math.pi * (.14 + .78 * share)),
             "flat": .45 + .5 * numpy.sin(math.pi * numpy.clip(share * .9 + .1, 0, 1)),
             "round": numpy.sin(math.pi * (.15 + .73 * share)) ** .75,
             "vase": numpy.sin(math.pi * numpy.clip(.20 + .66 * share ** 1.25, 0, 1)) ** .8}[crown]
    angle = rng.uniform(0, 2 * math.pi, clusters)
    lobes = 1 + .20 * numpy.sin(3 * angle + 5 * share + rng.uniform(0, 6)) + .14 * numpy.sin(
        5 * angle - 7 * share + rng.uniform(0, 6))
    reach = radius * width * lobes * rng.uniform(.12, 1, clusters) ** .45 * .88
    z = (base + share * (.95 - base)) * height
    if crown == "vase":
        z += .05 * height * (1 - reach / radius)
    centres = numpy.stack((reach * numpy.cos(angle), reach * numpy.sin(angle), z), 1)
    size = {"flat": .30, "bush": .34, "tall": .34}.get(crown, .20)
    return centres, radius * size * rng.uniform(.6, 1.25, clusters)


def limb(builder, start, end, thick, thin, sides=6):
    """Adds a tapering branch between two points, with radii thick and thin."""
    direction = end - start
    side = normalised(numpy.cross(direction, (0.3, 1, 0.2))[None])[0]
    other = normalised(numpy.cross(direction, side)[None])[0]
    ring = [(math.cos(2 * math.pi * k / sides), math.sin(2 * math.pi * k / sides)) for k in range(sides + 1)]
    for (c0, s0), (c1, s1) in zip(ring, ring[1:]):
        builder.face((start + thick * (side * c0 + other * s0), start + thick * (side * c1 + other * s1),
                      end + thin * (side * c1 + other * s1), end + thin * (side * c0 + other * s0)), 0)


def add_branches(builder, rng, fork, centres, height):
    """Adds boughs from the fork into the crown, and twigs from the nearest bough to every second cluster."""
    boughs = [centres[k] * (.62, .62, 1) - (0, 0, .06 * height) for k in rng.integers(0, len(centres), 8)]
    for bough in boughs:
        foot = fork * rng.uniform(.85, 1) + (0, 0, max(0, (bough[2] - fork[2]) * .25))
        limb(builder, foot, bough, height * .0075, height * .0035, 6)
    for centre in centres[::2]:
        nearest = min(boughs, key=lambda bough: numpy.linalg.norm(bough - centre))
        limb(builder, nearest, centre, height * .003, height * .0012, 4)


def tree(name, palette, rng, leaf_factor, height, radius, leaf, count, clusters, foliage, crown):
    """The mesh of one tree or shrub; the last arguments are those of SPECIES."""
    builder = MeshBuilder()
    centres, radii = crown_clusters(rng, height, radius, clusters, crown)
    if crown != "bush":
        bend = rng.normal(size=3) * (.02, .02, 0) * height
        fork = numpy.array((0, 0, height * (.42 if crown == "flat" else .30))) + bend
        limb(builder, numpy.zeros(3), fork, height * .016, height * .012, 9)
        limb(builder, fork, numpy.array((0, 0, height * .8)), height * .012, height * .003)
        add_branches(builder, rng, fork, centres, height)
    shape = folded_leaves if leaf_factor > 1 else leaf_quads
    corners, numbers = shape(rng, centres, radii, int(count * leaf_factor), leaf / leaf_factor ** .5)
    builder.add_faces(corners, 1, numbers)
    return builder.mesh(name, [palette["bark"], palette[foliage]])


def tuft(name, blade, rng, height, count, spread=.75):
    """The mesh of a patch of grass with `count` blades, about 1.5 m wide and `height` metres high."""
    root = numpy.zeros((count, 3))
    angle, reach = rng.uniform(0, 2 * math.pi, count), spread * numpy.sqrt(rng.random(count))
    root[:, 0], root[:, 1] = reach * numpy.cos(angle), reach * numpy.sin(angle)
    lean = rng.normal(size=(count, 3)) * (.3, .3, 0) * height
    tip = root + lean + (0, 0, 1) * (height * rng.uniform(.5, 1.1, count))[:, None]
    middle = (root + tip) / 2 + (0, 0, .1 * height)
    side = normalised(numpy.cross(tip - root, rng.normal(size=(count, 3)))) * (.006 + .012 * height)
    builder = MeshBuilder()
    builder.add_faces(numpy.stack((root - side, root + side, middle + side * .8, middle - side * .8), 1), 0,
                      rng.random(count) * .5)
    builder.add_faces(numpy.stack((middle - side * .8, middle + side * .8, tip), 1), 0, rng.random(count) * .5)
    return builder.mesh(name, [blade])


def flowers(name, palette, rng):
    """The mesh of a patch of low leaves with small blossoms."""
    builder = MeshBuilder()
    spots = rng.uniform(-.6, .6, (40, 3)) * (1, 1, 0) + (0, 0, .16)
    corners, numbers = leaf_quads(rng, spots, numpy.full(40, .18), 1500, .035)
    builder.add_faces(corners, 0, numbers)
    heads = rng.uniform(-.6, .6, (60, 3)) * (1, 1, .12) + (0, 0, .36)
    corners, numbers = leaf_quads(rng, heads, numpy.full(60, .035), 900, .018)
    builder.add_faces(corners, 1, numbers)
    return builder.mesh(name, [palette["leafShrub"], palette["bloom"]])
