"""The view from the community's rooms. Metres."""
import random

from exterior import palette as exterior_palette
from exterior.plants import Nursery
from materials import pbr
from mesh import MeshBuilder, place


PAVE, SOIL, CITY, POND, DECK, ROAD, MARK, KERB, LAWN, ROOF, RIDGE = range(11)
ROLES = ("pave", "soil", "city", "pond", "deck", "road", "mark", "kerb", "lawn", "roof", "ridge")


def outside(level, dusk, kind):
    """
    Places the view south of the windows (y < 0): ground, planting, trees, and the neighbouring houses. `level` is
    the room's height above the ground; `kind` is garden, pond (with a deck) or road (with a kerb).
    """
    materials = exterior_palette.palette("dusk" if dusk else "day")
    materials["ridge"] = pbr("ridge", (.030, .036, .045) if dusk else (.19, .235, .25), .95, specular=0)
    rnd = random.Random(3)
    nursery = Nursery(materials)
    builder = MeshBuilder()
    z = -level - .15
    builder.face(((-300, -300, z), (300, -300, z), (300, -.3, z), (-300, -.3, z)), LAWN)
    builder.face(((-80, -9, z + .01), (90, -9, z + .01), (90, -.3, z + .01), (-80, -.3, z + .01)), PAVE)
    neighbours(builder, nursery, random.Random(5), z)
    trees_end = FOREGROUNDS[kind](builder, nursery, rnd, z)
    place(builder.mesh("outside", [materials[role] for role in ROLES]))
    for _ in range(64):
        nursery.plant(rnd.choice(("birch", "elm", "zelkova", "maple", "birch")), rnd.uniform(-34, 50),
                      rnd.uniform(trees_end - 22, trees_end), z)
    # Rows to the west and to the east close the view along the windows.
    for k in range(44):
        x = rnd.uniform(36, 90) * (-1 if k % 2 else 1) + 8
        nursery.plant(rnd.choice(("elm", "zelkova", "maple", "pine")), x, rnd.uniform(trees_end - 34, trees_end), z)


def neighbours(builder, nursery, rnd, z):
    """Two streets of brick houses of two to four floors behind a belt of trees, and a wooded ridge on the horizon."""
    for y, floors, depth in ((-64, (2, 2, 3), 10), (-86, (3, 4, 4), 12)):
        x = -170
        while x < 180:
            width = rnd.uniform(8, 14)
            house(builder, rnd, (x, y - depth * rnd.uniform(.8, 1), x + width, y), z, z + 3.1 * rnd.choice(floors))
            x += width + rnd.uniform(1.5, 5)
    for k in range(90):
        nursery.plant(rnd.choice(("elm", "zelkova", "birch", "pine", "maple")), -150 + 3.6 * k, rnd.uniform(-58, -46), z)
    crest = [z + rnd.uniform(15, 26) for _ in range(17)]
    for k in range(16):
        x = -400 + 50 * k
        builder.face(((x, -298, z), (x + 50, -298, z), (x + 50, -298, crest[k + 1]), (x, -298, crest[k])), RIDGE)


def house(builder, rnd, plan, z, eaves):
    """A brick house on plan (x0, y0, x1, y1) from z to the eaves, with a gabled roof or a flat one with a parapet."""
    x0, y0, x1, y1 = plan
    wid = 1000 + rnd.random() * 500
    builder.box(x0, y0, z, x1, y1, eaves, CITY, wid=wid)
    if rnd.random() < .4:
        builder.box(x0 - .15, y0 - .15, eaves, x1 + .15, y1 + .15, eaves + .7, ROOF, wid=wid)
        return
    a, b, ridge, middle = x0 - .4, x1 + .4, eaves + rnd.uniform(1.6, 2.6), (y0 + y1) / 2
    for y in (y1 + .5, y0 - .5):
        builder.face(((a, y, eaves - .2), (b, y, eaves - .2), (b, middle, ridge), (a, middle, ridge)), ROOF, wid=wid)
    for x in (x0, x1):
        builder.face(((x, y0, eaves), (x, y1, eaves), (x, middle, ridge - .1)), CITY, wid=wid)


def pond(builder, nursery, rnd, z):
    """A deck, a pond, and reeds on its far side. Returns the y at which trees may begin, like the next two."""
    builder.box(-80, -2.6, z, 90, -.3, z + .1, DECK)
    builder.face(((-80, -19, z + .03), (90, -19, z + .03), (90, -2.6, z + .03), (-80, -2.6, z + .03)), POND)
    for _ in range(60):
        plant = rnd.choice(("reed", "reed", "shrub", "flowers"))
        nursery.plant(plant, rnd.uniform(-30, 40), rnd.uniform(-21, -19), z)
    return -20


def road(builder, nursery, rnd, z):
    """A road with kerbs and lane marks, and a hedge behind it."""
    builder.box(-80, -4.0, z, 90, -3.8, z + .14, KERB)
    builder.face(((-80, -11, z + .02), (90, -11, z + .02), (90, -4.0, z + .02), (-80, -4.0, z + .02)), ROAD)
    builder.box(-80, -11.2, z, 90, -11, z + .14, KERB)
    for k in range(30):
        x0, x1 = k * 4 - 50, k * 4 - 48
        builder.face([(x, y, z + .03) for x, y in ((x0, -7.6), (x1, -7.6), (x1, -7.48), (x0, -7.48))], MARK)
    for k in range(70):
        nursery.plant(rnd.choice(("shrub", "hedge", "flowers")), -25 + k * .8, rnd.uniform(-12.6, -11.6), z + .05)
    return -13


def garden(builder, nursery, rnd, z):
    """A planted bed along the windows."""
    builder.box(-80, -5.5, z, 90, -1.8, z + .35, SOIL)
    for k in range(130):
        plant = rnd.choice(("shrub", "hedge", "reed", "flowers"))
        nursery.plant(plant, -30 + k * .6, rnd.uniform(-5, -2.4), z + .3)
    return -6.5


FOREGROUNDS = {"garden": garden, "pond": pond, "road": road}
