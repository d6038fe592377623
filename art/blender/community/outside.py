"""What the community's rooms look out on. Metres."""
import random

from exterior import palette as exterior_palette
from mesh import MeshBuilder, place
from exterior.plants import Nursery


def outside(level, dusk, kind):
    """
    Before the windows (y < 0): paving, hedges, trees, and the other podium in the distance. `level` is the room's
    height above it; `kind` is garden, pond (water up to a deck) or road (a kerb and a street).
    """
    colours = exterior_palette.palette("dusk" if dusk else "day")
    rnd = random.Random(3)
    nursery = Nursery(colours)
    builder = MeshBuilder()
    roles = ("pave", "soil", "city", "pond", "deck", "road", "mark", "kerb", "lawn")
    z = -level - .15
    builder.face(((-300, -300, z), (300, -300, z), (300, -.3, z), (-300, -.3, z)), 8)
    builder.face(((-80, -9, z + .01), (90, -9, z + .01), (90, -.3, z + .01), (-80, -.3, z + .01)), 0)
    builder.box(-150, -62, z, 160, -48, z + 14, 2, wid=3)
    near = -6.5
    if kind == "pond":
        near = -20
        builder.box(-80, -2.6, z, 90, -.3, z + .1, 4)
        builder.face(((-80, -19, z + .03), (90, -19, z + .03), (90, -2.6, z + .03), (-80, -2.6, z + .03)), 3)
        for _ in range(60):
            plant = rnd.choice(("reed", "reed", "shrub", "flowers"))
            nursery.plant(plant, rnd.uniform(-30, 40), rnd.uniform(-21, -19), z)
    elif kind == "road":
        near = -13
        builder.box(-80, -4.0, z, 90, -3.8, z + .14, 7)
        builder.face(((-80, -11, z + .02), (90, -11, z + .02), (90, -4.0, z + .02), (-80, -4.0, z + .02)), 5)
        builder.box(-80, -11.2, z, 90, -11, z + .14, 7)
        for k in range(30):
            builder.face([(x, y, z + .03) for x, y in ((k * 4 - 50, -7.6), (k * 4 - 48, -7.6), (k * 4 - 48, -7.48),
                                                       (k * 4 - 50, -7.48))], 6)
        for k in range(70):
            nursery.plant(rnd.choice(("shrub", "hedge", "flowers")), -25 + k * .8, rnd.uniform(-12.6, -11.6), z + .05)
    else:
        builder.box(-80, -5.5, z, 90, -1.8, z + .35, 1)
        for k in range(130):
            plant = rnd.choice(("shrub", "hedge", "reed", "flowers"))
            nursery.plant(plant, -30 + k * .6, rnd.uniform(-5, -2.4), z + .3)
    place(builder.mesh("outside", [colours[r] for r in roles]))
    for _ in range(64):
        nursery.plant(rnd.choice(("birch", "elm", "zelkova", "maple", "birch")), rnd.uniform(-34, 50),
                      rnd.uniform(near - 22, near), z)
