"""A home's terrace as the foreground of views from high floors: floor, balustrade, planter and the slab above."""
import math

from mathutils import Matrix
from mesh import MeshBuilder, place

DECK, RAIL, SLAB, PLANTER, LIGHT = range(5)


def build(palette, spec, nursery):
    """Places a terrace. spec: at, a point of its floor in metres, and heading, the compass bearing of its open side."""
    frame = Matrix.Translation(spec["at"]) @ Matrix.Rotation(-math.radians(spec["heading"]), 4, "Z")
    builder = MeshBuilder()
    edge = 1.25
    for k in range(16):
        builder.box(-6, -1.5 + k * .17, -.03, 6, -1.5 + k * .17 + .164, 0, DECK, frame)
    builder.box(-6, edge, -.4, 6, edge + .25, .06, SLAB, frame)
    for k in range(80):
        x = -6 + k * .15
        builder.box(x, edge + .10, .06, x + .012, edge + .12, 1.12, RAIL, frame)
    builder.box(-6, edge + .07, 1.12, 6, edge + .15, 1.155, RAIL, frame)
    builder.box(-6, -1.5, 2.75, 6, edge + .5, 3.1, SLAB, frame)
    builder.box(-6, edge + .05, 2.735, 6, edge + .09, 2.75, LIGHT, frame)
    for x in (-3.1, 4.2):
        builder.box(x - .06, edge + .02, 0, x + .06, edge + .22, 2.75, RAIL, frame)
    builder.box(-4.6, edge - .75, 0, -1.75, edge - .2, .48, PLANTER, frame)
    for k in range(6):
        at = frame @ Matrix.Translation((-4.35 + k * .47, edge - .48, .42))
        nursery.plant(("reed", "shrub", "hedge")[k % 3], *at.translation, .42)
    place(builder.mesh("terrace", [palette[r] for r in ("wood", "bronze", "slab", "darkStone", "light")]))
