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
LEAVES_PER_SHOOT = 12


class Nursery:
    """
    Creates a few meshes of each species and places instances of them; `fine` makes leaves more numerous and smaller, in rows
    along shoots, and grasses thinner. No tree is placed within 5 m of `eye` (x, y), the camera. The mesh, rotation and size
    of a plant depend only on its position, so that it looks the same in every picture; `instead` names, by species, another
    that stands in its place where one is too near to look real.
    """

    def __init__(self, palette, fine=False, eye=None, instead=None):
        self.eye = eye
        self.instead = instead or {}
        rng = numpy.random.default_rng(11)
        # Fewer variants of the larger meshes, to save memory.
        self.variants = {name: [tree(f"{name}{k}", palette, rng, fine, **spec) for k in range(3 if fine else VARIANTS)]
                         for name, spec in SPECIES.items()}
        grass = fountain if fine else tuft
        self.variants["grass"] = [grass(f"grass{k}", palette["blade"], rng, .22, 420) for k in range(3)]
        self.variants["reed"] = [grass(f"reed{k}", palette["straw"], rng, .85, 220) for k in range(2)]
        self.variants["flowers"] = [flowers(f"flowers{k}", palette, rng, fine) for k in range(2)]

    def plant(self, name, x, y, z, size=None):
        """Places a plant of a species at a point; `size` is a factor, varied by up to a fifth."""
        rnd = random.Random(f"{x:.2f} {y:.2f}")
        mesh = rnd.choice(self.variants[self.instead.get(name, name)])
        scale = (size or 1) * rnd.uniform(.8, 1.2)
        if self.eye and math.dist(self.eye, (x, y)) < 5 and name in TREES:
            return
        place(mesh, (x, y, z), (0, 0, rnd.uniform(0, 6.28)), (scale, scale, scale * rnd.uniform(.9, 1.12)))


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


def sprays(rng, centres, radii, count, size):
    """
    Like leaf_quads, for close views: leaves with six corners (count x 6 x 3), folded along the rib, in two rows along shoots
    that grow out of the clusters and hang at their ends. The leaves of a shoot have similar ids.
    """
    shoots = count // LEAVES_PER_SHOOT
    indices = rng.integers(0, len(centres), shoots)
    from_trunk = normalised(centres[indices] * (1, 1, 0))
    along = normalised(from_trunk * .7 + rng.normal(size=(shoots, 3)) * (1, 1, .6) + (0, 0, .12))[:, None]
    reach = (radii[indices] * rng.uniform(.55, 1.1, shoots))[:, None, None]
    share = numpy.linspace(.1, 1, LEAVES_PER_SHOOT)[None, :, None]
    hand = numpy.where(numpy.arange(LEAVES_PER_SHOOT) % 2, 1, -1)[None, :, None]
    point = centres[indices][:, None] + along * reach * share * (1, 1, .75) - (0, 0, .3) * reach * share ** 2
    lean = rng.normal(size=(shoots, 1, 3)) * .3 + (0, 0, 1)
    aside = numpy.cross(along, lean)
    scatter = rng.normal(size=(shoots, LEAVES_PER_SHOOT, 3))
    rib = (along * .5 + aside * hand * (1.15 - share) * .9 - (0, 0, .25) + scatter * .2).reshape(-1, 3)
    up = (lean + along * .25 + scatter[..., ::-1] * .38).reshape(-1, 3)
    length = (2 * size * rng.uniform(.7, 1.2, len(rib)) * numpy.tile(1.1 - .35 * share.ravel() ** 2, shoots))[:, None]
    rib, across = normalised(rib), normalised(numpy.cross(up, rib))
    fold, root = numpy.cross(rib, across) * length, point.reshape(-1, 3)

    def at(forward, sideways, lift):
        return root + rib * length * forward + across * length * sideways + fold * lift
    corners = numpy.stack((root, at(.32, .24, .05), at(.68, .19, .03), at(1, 0, -.12), at(.68, -.19, .03),
                           at(.32, -.24, .05)), 1)
    return corners, numpy.repeat(rng.random(shoots) * .5, LEAVES_PER_SHOOT) + rng.random(len(root)) * .15


def needles(rng, centres, radii, count, size):
    """A pine's needles, for close views: triangles (count x 3 x 3) that stand up from the clusters, and random ids."""
    corners, ids = leaf_quads(rng, centres, radii, count, size)
    # Bundles: single needles would be thinner than a pixel, and the crown a haze.
    root, width = corners[:, 0], (corners[:, 3] - corners[:, 1]) * .24
    tip = root + normalised(corners[:, 2] - root + (0, 0, .5) * rng.random((count, 1)) * size * 4) * size * 3
    return numpy.stack((root - width, root + width, tip), 1), ids


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


def tree(name, palette, rng, fine, height, radius, leaf, count, clusters, foliage, crown):
    """The mesh of one tree or shrub; the last arguments are those of SPECIES."""
    builder = MeshBuilder()
    centres, radii = crown_clusters(rng, height, radius, clusters, crown)
    if crown != "bush":
        bend = rng.normal(size=3) * (.02, .02, 0) * height
        fork = numpy.array((0, 0, height * (.42 if crown == "flat" else .30))) + bend
        limb(builder, numpy.zeros(3), fork, height * .016, height * .012, 9)
        limb(builder, fork, numpy.array((0, 0, height * .8)), height * .012, height * .003)
        add_branches(builder, rng, fork, centres, height)
    if not fine:
        corners, numbers = leaf_quads(rng, centres, radii, count, leaf)
    elif foliage == "leafPine":
        corners, numbers = needles(rng, centres, radii, count * 6, leaf * .5)
    else:
        corners, numbers = sprays(rng, centres, radii, count * 6, leaf * .52)
    builder.add_faces(corners, 1, numbers)
    return builder.mesh(name, [palette["barkPale" if foliage == "leafBirch" else "bark"], palette[foliage]])


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


def fountain(name, blade, rng, height, count):
    """Like tuft, for close views: clumps of thin blades that arch outwards; those over half a metre carry plumes."""
    builder, clumps = MeshBuilder(), 9 if height < .5 else 5
    blades = 4 * count
    middle = rng.uniform(-.62, .62, (clumps, 3)) * (1, 1, 0)
    foot = middle[rng.integers(0, clumps, blades)] + rng.normal(size=(blades, 3)) * (.05, .05, 0)
    outwards = normalised(rng.normal(size=(blades, 3)) * (1, 1, 0))
    tall = (height * rng.uniform(.45, 1.05, blades))[:, None]
    bend = (rng.uniform(.08, .75, blades) ** 1.3)[:, None] * tall
    side = numpy.cross(outwards, (0, 0, 1)) * (.0022 + .0018 * height)
    ids = rng.random(blades) * .5
    spine = [foot + outwards * bend * t ** 2 + (0, 0, 1) * (tall - .45 * bend * t) * t for t in (0, .4, .75, 1)]
    for low, high, width, narrow in zip(spine, spine[1:-1], (1, .9), (.9, .6)):
        builder.add_faces(numpy.stack((low - side * width, low + side * width, high + side * narrow, high - side * narrow), 1),
                          0, ids)
    builder.add_faces(numpy.stack((spine[2] - side * .6, spine[2] + side * .6, spine[3]), 1), 0, ids)
    if height > .5:
        stalks = spine[3][tall[:, 0] > .85 * height][:45]
        corners, numbers = leaf_quads(rng, numpy.concatenate([stalks + (0, 0, .028 * k) for k in range(5)]),
                                      numpy.full(5 * len(stalks), .011), 50 * len(stalks), .013)
        builder.add_faces(corners, 0, numbers + .5)
    return builder.mesh(name, [blade])


def flowers(name, palette, rng, fine):
    """The mesh of a patch of low leaves with small blossoms, which have petals if `fine`."""
    builder = MeshBuilder()
    spots = rng.uniform(-.6, .6, (40, 3)) * (1, 1, 0) + (0, 0, .16)
    if fine:
        corners, numbers = sprays(rng, spots, numpy.full(40, .2), 3600, .02)
        blossoms = petals(rng, rng.uniform(-.6, .6, (80, 3)) * (1, 1, .1) + (0, 0, .34))
    else:
        corners, numbers = leaf_quads(rng, spots, numpy.full(40, .18), 1500, .035)
        heads = rng.uniform(-.6, .6, (60, 3)) * (1, 1, .12) + (0, 0, .36)
        blossoms = leaf_quads(rng, heads, numpy.full(60, .035), 900, .018)
    builder.add_faces(corners, 0, numbers)
    builder.add_faces(blossoms[0], 1, blossoms[1])
    return builder.mesh(name, [palette["leafShrub"], palette["bloom"]])


def petals(rng, heads, count=9, length=.013):
    """Daisies at `heads` (n x 3): `count` petals each around an upward axis, n * count x 4 x 3, and an id for each head."""
    axis = normalised(rng.normal(size=heads.shape) * .3 + (0, 0, 1))[:, None]
    first = normalised(numpy.cross(axis, (1, .2, 0)))
    second = numpy.cross(axis, first)
    turn = (numpy.arange(count) * 2 * math.pi / count)[None, :, None]
    out = first * numpy.cos(turn) + second * numpy.sin(turn)
    aside = numpy.cross(axis, out) * length * .24
    middle = heads[:, None]
    corners = numpy.stack((middle + out * .003, middle + out * length * .7 + aside, middle + out * length + axis * .003,
                           middle + out * length * .7 - aside), 2)
    return corners.reshape(-1, 4, 3), numpy.repeat(rng.random(len(heads)) * .5, count)
