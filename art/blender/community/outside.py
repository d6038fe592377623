"""The view from the community's rooms. Metres."""
import math
import random

from exterior import palette as exterior_palette
from exterior.plants import Nursery
from materials import glow
from mesh import MeshBuilder, place


PAVE, SOIL, POND, DECK, LAWN, SUNLIT, SHADED, PALE, HILL = range(9)
ROLES = ("pave", "soil", "pond", "deck", "lawn", "sunlit block", "shaded block", "pale block", "hill")
# Light of what is far, which the haze makes paler and bluer with distance: linear RGB by day and at dusk.
DISTANT = {"sunlit block": ((.50, .52, .52), (.085, .080, .098)), "shaded block": ((.34, .40, .45), (.046, .048, .064)),
           "pale block": ((.50, .58, .64), (.074, .074, .094)), "hill": ((.56, .67, .76), (.105, .105, .130))}


def outside(level, dusk, kind, city):
    """
    Places the view south of the windows (y < 0): ground, planting, the park's trees, the city in the haze and a hill. `level`
    is the room's height above the ground; `kind` is garden or pond (with a deck); without `city` only
    the park and the hill.
    """
    materials = exterior_palette.palette("dusk" if dusk else "day")
    materials |= {role: glow(role, shades[dusk], 1.0, False) for role, shades in DISTANT.items()}
    rnd = random.Random(3)
    nursery = Nursery(materials)
    builder = MeshBuilder()
    z = -level - .15
    builder.face(((-1500, -1500, z), (1500, -1500, z), (1500, -.3, z), (-1500, -.3, z)), LAWN)
    builder.face(((-80, -9, z + .01), (90, -9, z + .01), (90, -.3, z + .01), (-80, -.3, z + .01)), PAVE)
    woods(nursery, random.Random(5), z)
    if city:
        blocks(builder, random.Random(8), 470, z, (SUNLIT, SHADED))
        blocks(builder, random.Random(9), 760, z, (PALE, PALE))
    hill(builder, random.Random(10), 1300, z, 150)
    trees_end = FOREGROUNDS[kind](builder, nursery, rnd, z)
    place(builder.mesh("outside", [materials[role] for role in ROLES]))
    for _ in range(64):
        nursery.plant(rnd.choice(("birch", "elm", "zelkova", "maple", "birch")), rnd.uniform(-34, 50),
                      rnd.uniform(trees_end - 22, trees_end), z)
    # Rows to the west and to the east close the view along the windows.
    for k in range(44):
        x = rnd.uniform(36, 90) * (-1 if k % 2 else 1) + 8
        nursery.plant(rnd.choice(("elm", "zelkova", "maple", "pine")), x, rnd.uniform(trees_end - 34, trees_end), z)


def woods(nursery, rnd, z):
    """Trees of the park, from 46 m on, in drifts that hide the ground between them."""
    for k in range(330):
        y = -46 - 250 * (k / 330) ** 1.5
        x = rnd.uniform(-1, 1) * (70 - .75 * y) + 6
        nursery.plant(rnd.choice(("elm", "zelkova", "birch", "pine", "zelkova", "elm")), x, y + rnd.uniform(-5, 5), z,
                      1 - .002 * (y + 46))


def blocks(builder, rnd, distance, z, sides):
    """
    Apartment blocks on an arc `distance` away, in groups of equal height; `sides` are the roles of a front, and of its gable
    and windows.
    """
    front, gable = sides
    turn = -1.35
    while turn < 1.35:
        width, height = rnd.uniform(14, 30), rnd.choice((22, 34, 46, 46, 62, 74, 88)) * distance / 620
        for _ in range(rnd.choice((1, 2, 2, 3))):
            block = place_on_arc(distance + rnd.uniform(0, 60), turn)
            for role, low, high, depth in ((front, 0, width * .72, 0), (gable, width * .72, width, 6)):
                (x0, y0), (x1, y1) = block(low, 0), block(high, depth)
                builder.face(((x0, y0, z), (x1, y1, z), (x1, y1, z + height), (x0, y0, z + height)), role)
            for storey in range(1, int(height / 3)):
                (x0, y0), (x1, y1) = block(.6, -.2), block(width * .72 - .6, -.2)
                builder.face(((x0, y0, z + 3 * storey), (x1, y1, z + 3 * storey), (x1, y1, z + 3 * storey + 1.5),
                              (x0, y0, z + 3 * storey + 1.5)), gable)
            turn += (width + rnd.uniform(4, 12)) / distance
        turn += rnd.uniform(8, 30) / distance


def place_on_arc(distance, turn):
    """A function of metres to the right and farther away, from the point at `turn` (radians, 0 is south), to x and y."""
    sine, cosine = math.sin(turn), math.cos(turn)
    return lambda right, back: ((distance + back) * sine + right * cosine, -(distance + back) * cosine + right * sine)


def hill(builder, rnd, distance, z, height):
    """A wooded hill along the horizon, `distance` away in every direction, whose edge shows tree tops."""
    phases = [rnd.uniform(0, 6.28) for _ in range(3)]
    steps = 600
    def crest(k):
        t = 9.4 * k / steps
        waves = zip((.22, .13, .05), (1, 2.3, 5.9), phases)
        long = .62 + sum(rise * math.sin(pace * t + phase) for rise, pace, phase in waves)
        turn = math.pi * (k / steps - .5)
        return distance * math.sin(turn), -distance * math.cos(turn), z + height * max(.2, long) + rnd.uniform(0, 2.2)
    crests = [crest(k) for k in range(steps + 1)]
    for (x0, y0, z0), (x1, y1, z1) in zip(crests, crests[1:]):
        builder.face(((x0, y0, z), (x1, y1, z), (x1, y1, z1), (x0, y0, z0)), HILL)


def pond(builder, nursery, rnd, z):
    """A deck, a pond, and reeds on its far side. Returns the y at which trees may begin, like the next one."""
    builder.box(-80, -2.6, z, 90, -.3, z + .1, DECK)
    builder.face(((-80, -19, z + .03), (90, -19, z + .03), (90, -2.6, z + .03), (-80, -2.6, z + .03)), POND)
    for _ in range(60):
        plant = rnd.choice(("reed", "reed", "shrub", "flowers"))
        nursery.plant(plant, rnd.uniform(-30, 40), rnd.uniform(-21, -19), z)
    return -20


def garden(builder, nursery, rnd, z):
    """A planted bed along the windows."""
    builder.box(-80, -5.5, z, 90, -1.8, z + .35, SOIL)
    for k in range(130):
        plant = rnd.choice(("shrub", "hedge", "reed", "flowers"))
        nursery.plant(plant, -30 + k * .6, rnd.uniform(-5, -2.4), z + .3)
    return -6.5


FOREGROUNDS = {"garden": garden, "pond": pond}
