"""Rooms to arrive and rest in: lobby, lounge, cafe, sauna, guest house, the seniors' room."""
import furniture_bedroom as bedroom
import furniture_living as living
import furniture_small as small
import furniture_study as study
from community_hall import Hall
from community_things import cafe_set, line_lamp, ring_lamp, round_table, stool, words
from materials import material


def lobby(shot):
    hall = Hall(shot, 16, 10, 5.6, "entry floor", north="paint")
    hall.panels("n", "travertine", 0, 16, 1.6, .06)
    hall.panels("w", "beige stone", 6.2, 10, 1.25, .04)
    hall.fluted("w", "walnut", .2, 6.1)
    hall.fluted("e", "walnut", .2, 9.8)
    hall.cove(1.1, .35)
    p = hall.piece
    p.box(5.2, 7.4, 0, 10.8, 8.2, 1.08, "dark marble", .01)
    p.box(5.1, 7.3, 1.08, 10.9, 8.25, 1.13, "walnut flat", .006)
    p.box(5.2, 7.385, .04, 10.8, 7.395, .07, "strip", 0)
    p.box(4.4, 9.9, 1.5, 11.6, 9.935, 4.3, "walnut", .004)
    p.box(4.36, 9.92, 1.46, 11.64, 9.93, 4.34, "brass", 0)
    words(hall.at(8, 9.9, 180), "CENTRAL LUMINA", 0, .02, 2.9, .42)
    for x in (2.6, 13.4):
        p.box(x - .4, 8.2, 0, x + .4, 9.0, 5.6, "walnut", .01)
    for k, (radius, z) in enumerate(((1.5, 3.6), (1.05, 3.95), (.65, 4.3))):
        ring_lamp(hall.at(8 + .1 * k, 4.6), radius, z, 5.6)
    p.cylinder(8, 4.3, .001, .016, 2.5, "rug", bevel=.006, segments=96)
    living.sofa(hall.at(8, 2.6, 0), 2.4, .95)
    living.armchair(hall.at(6.5, 5.9, 215))
    living.armchair(hall.at(9.4, 6.0, 150))
    living.coffee_table(hall.at(8, 3.8), 1, 1)
    for x, y in ((1.2, 8.8), (14.8, 8.8), (14.9, 1.0)):
        small.plant(hall.at(x, y), .5, .5, 2.4)
    small.vase(p, 6.0, 7.8, 1.13, .42, "ceramic")
    small.branches(p, 6.0, 7.8, 1.54, .7, 7)


def lounge(shot):
    hall = Hall(shot, 13, 8, 3.6, "oak floor", level=9.9)
    hall.panels("n", "travertine", 4.4, 8.6, 1.4, .08)
    hall.fluted("n", "walnut", .1, 4.3)
    hall.cove(.9)
    p = hall.piece
    p.box(5.2, 7.84, .35, 7.8, 7.93, 1.0, "black glass", .004)
    p.box(5.3, 7.82, .38, 7.7, 7.85, .43, "lamp", 0)
    for x in (10.1, 11.9):
        study.bookcase(hall.at(x, 7.98, 180), 1.7, .36, 2.9)
    p.box(4.2, 2.4, .001, 8.8, 6.6, .014, "rug", .006)
    living.sofa(hall.at(6.5, 2.3, 0), 2.8, .98)
    living.sofa(hall.at(9.4, 4.6, 90), 2.4, .95, "sand")
    living.armchair(hall.at(4.3, 5.4, -70))
    living.armchair(hall.at(4.2, 4.1, -105))
    living.coffee_table(hall.at(6.6, 4.2), 1, 1)
    small.floor_lamp(hall.at(9.6, 2.6), .4, .4, 1.65)
    small.plant(hall.at(.7, 7.3), .5, .5, 2.2)
    small.plant(hall.at(12.3, 1.0), .5, .5, 1.9)
    cafe_set(hall.at(11.3, 2.6), 2, 30)
    cafe_set(hall.at(1.9, 2.8), 2, 80)
    small.picture(hall.at(2.2, 7.96, 180), 1.5, .03, "painting", .95, 1.5)
    ring_lamp(hall.at(6.6, 4.4), 1.1, 2.55, 3.6)


def cafe(shot):
    hall = Hall(shot, 12, 8, 4.0, "oak floor", north="sage paint")
    hall.slats("oak", .18)
    hall.panels("n", "bath wall", 3, 12, 3, .03, 2.6)
    p = hall.piece
    p.box(4.2, 5.6, 0, 11, 6.3, 1.05, "travertine", .01)
    p.box(4.1, 5.5, 1.05, 11.1, 6.4, 1.10, "marble", .008)
    p.box(4.2, 5.585, .03, 11, 5.595, .06, "strip", 0)
    for z in (1.5, 1.95, 2.4):
        p.box(3.6, 7.62, z, 11.4, 7.97, z + .035, "walnut flat", .003)
        p.box(3.6, 7.9, z - .012, 11.4, 7.93, z, "strip", 0)
        for k in range(26):
            x = 3.8 + k * .29
            kind = (k * 7 + int(z * 10)) % 4
            if kind == 0:
                small.vase(p, x, 7.8, z + .035, .2, "ceramic")
            elif kind < 3:
                p.cylinder(x, 7.8, z + .035, z + .035 + .1 + .03 * kind, .05, ("clay pot", "ceramic", "steel")[kind],
                           bevel=.004, segments=24)
    p.box(4.6, 5.75, 1.1, 5.5, 6.2, 1.5, "steel", .03)
    p.box(4.68, 5.72, 1.18, 5.42, 5.76, 1.4, "black", .01)
    for x in (6.6, 7.8, 9.0, 10.2):
        stool(hall.at(x, 5.1))
        p.lathe(x, 5.9, [(.02, 2.55), (.15, 2.2), (.15, 2.18), (.0, 2.2)], "brass", 40)
        p.ball(x, 5.9, 2.2, .06, "lamp")
        p.tube([(x, 5.9, 2.5), (x, 5.9, 4.0)], .004, "black")
    for k, (x, y) in enumerate(((2.0, 1.7), (4.6, 1.9), (7.2, 1.6), (9.9, 1.9), (2.3, 4.1), (5.9, 3.6), (8.9, 3.7))):
        cafe_set(hall.at(x, y), 2, 35 + 50 * k)
    small.plant(hall.at(.7, .8), .5, .5, 2.3)
    hall.fluted("w", "walnut", 6.4, 7.9)
    small.picture(hall.at(.02, 4.6, -90), 1.6, .03, "painting 3", 1.1, 1.3)


def pool_water():
    """Clear warm water with slow ripples."""
    made, nodes = material("pool water")
    bump = nodes.add("Bump", Height=nodes.noise(2.2, 3), Strength=.18, Distance=.04)
    nodes.end(nodes.add("BsdfPrincipled", Base_Color=(.05, .10, .10), Roughness=.02, Specular=.6,
                        Normal=bump.outputs[0]).outputs[0])
    return made


def sauna(shot):
    hall = Hall(shot, 12, 8, 3.4, "bath floor", "paint", "paint", "paint", "ceiling", level=5.6)
    hall.colours["pool water"] = pool_water()
    hall.panels("n", "travertine", 0, 12, 1.5, .05)
    hall.panels("w", "dark marble", 0, 8, 2, .05)
    hall.fluted("e", "walnut", 0, 8)
    hall.slats("oak", .2, .2)
    p = hall.piece
    for x0, x1, y0, y1 in ((3.0, 9.4, 1.0, 4.2), (.6, 2.6, 4.9, 7.4)):
        for a, b, c, d in ((x0 - .35, y0 - .35, x1 + .35, y0), (x0 - .35, y1, x1 + .35, y1 + .35),
                           (x0 - .35, y0, x0, y1), (x1, y0, x1 + .35, y1)):
            p.box(a, b, 0, c, d, .46, "beige stone", .01)
        p.box(x0, y0, .05, x1, y1, .40, "pool water", 0)
        p.box(x0 - .36, y0 - .365, .03, x1 + .36, y0 - .355, .06, "strip", 0)
    for k in range(4):
        x = 4.6 + 1.7 * k
        p.box(x - .5, 7.5, .62, x + .5, 7.95, .74, "counter", .01)
        small.round_mirror(hall.at(x, 7.94, 180), .62, .03, 1.15)
        p.tube([(x, 7.9, .95), (x, 7.72, .95), (x, 7.72, .90)], .012, "brass")
        p.cylinder(x, 7.0, 0, .34, .17, "oak", bevel=.01)
    p.box(3.6, 7.9, 2.3, 10.6, 7.93, 2.33, "strip", 0)
    for x in (9.9, 10.5):
        small.vase(p, x, 1.0, 0, .5, "clay pot")
    small.plant(hall.at(11.2, 1.0), .5, .5, 2.0)
    p.box(10.2, 4.6, 0, 11.8, 7.4, .42, "oak flat", .01)
    for k in range(4):
        p.box(10.5, 5.0 + k * .5, .42, 10.9, 5.3 + k * .5, .50, "bed linen", .02)


def guesthouse(shot):
    hall = Hall(shot, 8.4, 6, 2.8, "oak floor", level=9.9)
    hall.cove(.6, .16)
    hall.panels("n", "walnut", 1.0, 5.4, 1.1, .03, 2.5)
    bedroom.bed(hall.at(3.2, 5.95, 180), 1.8, 2.1)
    for x in (1.75, 4.65):
        bedroom.night_table(hall.at(x, 5.95, 180), .5, .42)
    living.armchair(hall.at(6.7, 1.9, 120))
    round_table(hall.at(7.4, 1.2), .28, .5, "dark marble")
    hall.piece.box(1.2, 2.2, .001, 5.2, 5.2, .014, "rug", .006)
    study.desk(hall.at(7.2, 5.95, 180), 1.7, .58, False)
    small.picture(hall.at(7.2, 5.97, 180), .9, .03, "painting 2", 1.2, .9)
    small.plant(hall.at(.6, .6), .4, .4, 1.8)
    small.floor_lamp(hall.at(7.8, 2.4), .4, .4, 1.5)
    for a, b in ((.1, .9), (7.5, 8.3)):
        small.curtain(hall.at(0, .14), a, b, 2.5, "drape", 13)
    for a, b in ((.9, 2.0), (6.4, 7.5)):
        small.curtain(hall.at(0, .10), a, b, 2.5, "sheer", 11, .035)


def seniors(shot):
    hall = Hall(shot, 10, 7, 3.2, "oak floor")
    hall.cove(.8, .18)
    hall.fluted("n", "oak", .1, 4.0, 2.8)
    p = hall.piece
    p.box(5.0, 3.2, 0, 9.9, 6.9, .36, "oak flat", .01)
    p.box(5.15, 3.35, .36, 9.75, 6.75, .385, "sand", .006)
    p.box(6.5, 4.5, .385, 8.3, 5.5, .72, "walnut flat", .01)
    for x, y in ((6.9, 4.0), (7.9, 4.0), (6.9, 6.0), (7.9, 6.0)):
        p.cushion(x - .27, y - .27, .385, x + .27, y + .27, .47, "sage cloth", .02, .04)
    living.sofa(hall.at(2.2, 1.0, 0), 2.3, .92)
    living.armchair(hall.at(4.0, 3.4, 130))
    living.coffee_table(hall.at(2.3, 2.2), 1, 1)
    cafe_set(hall.at(7.4, 1.6), 4, 45)
    small.picture(hall.at(7.5, 6.97, 180), 1.8, .03, "painting 2", 1.0, 1.1)
    small.plant(hall.at(.6, 5.9), .4, .4, 1.9)
    line_lamp(hall.at(7.4, 5.0), 2.2, 2.2, 3.2)


ROOMS = {"lobby": lobby, "lounge": lounge, "cafe": cafe, "sauna": sauna, "guesthouse": guesthouse, "seniors": seniors}
