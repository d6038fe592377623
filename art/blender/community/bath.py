"""The sauna."""
from furniture import small, traces
from community.hall import Hall
from materials import new_material


def pool_water():
    """Clear water with ripples."""
    material, nodes = new_material("pool water")
    bump = nodes.add("Bump", Height=nodes.noise(2.2, 3), Strength=.18, Distance=.04)
    nodes.output_shader(nodes.add("BsdfPrincipled", Base_Color=(.05, .10, .10), Roughness=.02, Specular=.6,
                                  Normal=bump.outputs[0]).outputs[0])
    return material


def sauna(shot):
    """Two pools, wash places with mirrors, and a bench."""
    hall = Hall(shot, 12, 8, 3.4, "bath floor", level=5.6)
    hall.materials["pool water"] = pool_water()
    hall.panels("n", "travertine", 0, 12, 1.5, .05)
    hall.panels("w", "bath stone", 0, 8, 2, .05)
    hall.fluted("e", "walnut", 0, 8)
    hall.slats("oak", .2, .2)
    hall.wash("w", .2, 7.8, 16, 3.1)
    hall.wash("n", .2, 11.8, 10, 3.1)
    piece = hall.piece
    for x0, x1, y0, y1 in ((3.0, 9.4, 1.0, 4.2), (.6, 2.6, 4.9, 7.4)):
        for a, b, c, d in ((x0 - .35, y0 - .35, x1 + .35, y0), (x0 - .35, y1, x1 + .35, y1 + .35),
                           (x0 - .35, y0, x0, y1), (x1, y0, x1 + .35, y1)):
            piece.box(a, b, 0, c, d, .46, "beige stone", .01)
        piece.box(x0, y0, .05, x1, y1, .40, "pool water", 0)
        piece.box(x0 - .36, y0 - .365, .03, x1 + .36, y0 - .355, .06, "strip", 0)
    for k in range(4):
        x = 4.6 + 1.7 * k
        piece.box(x - .5, 7.5, .62, x + .5, 7.95, .74, "counter", .01)
        small.round_mirror(hall.at(x, 7.94, 180), .62, .03, 1.15)
        piece.tube([(x, 7.9, .95), (x, 7.72, .95), (x, 7.72, .90)], .012, "brass")
        piece.cylinder(x, 7.0, 0, .34, .17, "oak", bevel=.01)
    for x, y, turn in ((6.4, .92, 8), (9.55, 2.6, 85)):
        traces.towel(hall.at(x, y, turn, .46), "bed linen")
    for k, (x, y) in enumerate(((4.6, 7.0), (8.0, 7.0))):
        piece.lathe(x, y, [(.13, .34), (.16, .46), (.155, .50), (.145, .50), (.125, .37)], "oak", 40, False)
    for x, y in ((9.9, 5.0), (10.02, 5.05), (9.95, 6.2), (9.88, 6.32)):
        piece.cushion(x - .05, y - .13, 0, x + .05, y + .13, .06, "dark plaster", .01, .03)
    piece.box(3.6, 7.9, 2.3, 10.6, 7.93, 2.33, "strip", 0)
    for x in (9.9, 10.5):
        small.vase(piece, x, 1.0, 0, .5, "clay pot")
    hall.plant(11.2, 1.0, 2.0)
    piece.box(10.2, 4.6, 0, 11.8, 7.4, .42, "oak flat", .01)
    for k in range(4):
        piece.box(10.5, 5.0 + k * .5, .42, 10.9, 5.3 + k * .5, .50, "bed linen", .02)


ROOMS = {"sauna": sauna}
