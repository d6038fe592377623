"""The sauna."""
from furniture import small
from community.hall import Hall
from community.things import folded
from materials import new_material


def pool_water():
    """Clear water with ripples."""
    material, nodes = new_material("pool water")
    bump = nodes.add("Bump", Height=nodes.noise(2.6, 4, .6), Strength=.3, Distance=.03)
    nodes.output_shader(nodes.add("BsdfPrincipled", Base_Color=(.018, .045, .043), Roughness=.02, Specular=.6,
                                  Normal=bump.outputs[0]).outputs[0])
    return material


def sauna(shot):
    """Two pools before a wall of dark stone, wash places with mirrors, and a bench."""
    hall = Hall(shot, 12, 8, 3.4, "stone floor", level=5.6)
    hall.materials["pool water"] = pool_water()
    hall.panels("n", "travertine", 0, 12, 1.5, .05)
    hall.panels("w", "bath stone", 0, 8, 1.3, .05)
    hall.fluted("e", "walnut", 0, 8)
    hall.slats("walnut", .2, .2, strips=False)
    hall.wash("w", .2, 7.8, 10, 3.1)
    piece = hall.piece
    for x0, x1, y0, y1 in ((3.0, 9.4, 1.0, 4.2), (.6, 2.6, 4.9, 7.4)):
        for a, b, c, d in ((x0 - .35, y0 - .35, x1 + .35, y0), (x0 - .35, y1, x1 + .35, y1 + .35),
                           (x0 - .35, y0, x0, y1), (x1, y0, x1 + .35, y1)):
            coping(piece, a, b, c, d)
        piece.box(x0, y0, .05, x1, y1, .41, "pool water", 0)
    for k in range(4):
        x = 4.6 + 1.7 * k
        piece.box(x - .5, 7.5, .62, x + .5, 7.95, .74, "counter", .01)
        small.round_mirror(hall.at(x, 7.94, 180), .62, .03, 1.15)
        piece.tube([(x, 7.9, .95), (x, 7.72, .95), (x, 7.72, .90)], .012, "brass")
    bucket(hall.at(9.58, 3.62, 30, .46))
    for k, cloth in enumerate(("bed linen", "light linen")):
        folded(hall.at(9.575, 3.05, 4 - 7 * k, .46 + .06 * k), cloth, .30, .25)
    piece.box(10.2, 4.6, 0, 11.8, 7.4, .42, "oak board", .01)


def coping(piece, x0, y0, x1, y1):
    """The edge of a pool, 46 cm high, of stones about 80 cm long with fine joints."""
    along_x = x1 - x0 > y1 - y0
    length = x1 - x0 if along_x else y1 - y0
    count = max(1, round(length / .8))
    for k in range(count):
        a, b = length * k / count + .0015, length * (k + 1) / count - .0015
        box = (x0 + a, y0, x0 + b, y1) if along_x else (x0, y0 + a, x1, y0 + b)
        piece.box(box[0], box[1], 0, box[2], box[3], .46, "travertine", .006)


def bucket(piece):
    """A bucket of cypress staves with two hoops."""
    staves = 18
    for k in range(staves):
        stave = piece.moved(0, 0, 0, 360 * k / staves)
        stave.box(-.0215, .112, 0, .0215, .128, .20, "oak upright", .003)
    piece.cylinder(0, 0, .02, .04, .112, "oak board", bevel=0)
    for z in (.035, .145):
        piece.lathe(0, 0, [(.124, z), (.1315, z), (.1315, z + .018), (.124, z + .018)], "brass", 48)


ROOMS = {"sauna": sauna}
