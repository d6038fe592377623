"""Rooms to move in: fitness, studio, Pilates, golf, screen golf, the sports hall."""
import furniture_living as living
import furniture_small as small
from community_hall import Hall
from community_things import (dumbbells, exercise_bike, line_lamp, mat, reformer, round_table, treadmill,
                              weight_bench)
from materials import material


def course():
    """A lit picture of a golf course: fairway, trees and a pale sky, by height above the floor."""
    made, nodes = material("range")
    height = nodes.add("SeparateXYZ", Vector=nodes.add("NewGeometry").outputs["Position"]).outputs[2]
    rough = nodes.math("MULTIPLY_ADD", nodes.noise(.9, 5), .55, height)
    hills = nodes.ramp(nodes.math("DIVIDE", rough, 4.4), ((.0, (.13, .25, .06)), (.36, (.24, .36, .10)),
                                                        (.40, (.03, .08, .03)), (.50, (.06, .12, .06)),
                                                        (.54, (.72, .76, .80)), (1, (.30, .47, .70))))
    nodes.end(nodes.add("Emission", Color=hills, Strength=1.5).outputs[0])
    return made


def fitness(shot):
    hall = Hall(shot, 15, 8.5, 3.7, "rubber", level=5.6)
    hall.slats("walnut", .2, .24)
    hall.panels("n", "mirror", 3.2, 12.6, 1.55, .02, 2.7)
    hall.panels("n", "travertine", 0, 3.1, 1.5, .05)
    hall.panels("n", "travertine", 12.7, 15, 1.5, .05)
    hall.fluted("w", "oak", .2, 8.3)
    p = hall.piece
    p.box(0, 3.4, .001, 15, 3.9, .012, "oak flat", .002)
    for k in range(7):
        treadmill(hall.at(2.2 + k * 1.45, 1.7, 180))
    for k in range(2):
        exercise_bike(hall.at(12.6 + k * 1.1, 1.8, 180))
    dumbbells(hall.at(7.9, 8.1, 180), 5.2)
    for x in (5.6, 7.9, 10.2):
        weight_bench(hall.at(x, 5.8, 20))
    for x in (12.6, 13.7):
        p.tube([(x - .6, 7.6, 0), (x - .6, 7.6, 2.4), (x + .6, 7.6, 2.4), (x + .6, 7.6, 0)], .035, "black")
        p.tube([(x - .75, 7.5, 1.2), (x + .75, 7.5, 1.2)], .014, "steel")
    for k, x in enumerate((1.0, 1.5, 2.0)):
        p.ball(x, 7.7, .3, .3, ("sage cloth", "sand", "clay cloth")[k])
    for y in (1.8, 5.8):
        line_lamp(hall.at(7.5, y), 12, 3.2, 3.7)
    small.plant(hall.at(.7, .8), .5, .5, 2.2)


def gx(shot):
    hall = Hall(shot, 12, 8, 3.6, "oak floor", level=5.6)
    hall.panels("n", "mirror", .4, 11.6, 1.4, .02, 2.7)
    hall.cove(.9)
    p = hall.piece
    for z in (.82, 1.06):
        p.tube([(.5, 7.78, z), (11.5, 7.78, z)], .022, "oak")
    for k in range(8):
        p.tube([(.8 + k * 1.48, 7.95, .94), (.8 + k * 1.48, 7.76, .94)], .01, "brass")
    for row in range(2):
        for k in range(5):
            mat(hall.at(2.2 + k * 1.9 + .5 * row, 2.4 + row * 2.5, 4 * ((k * 3) % 3 - 1)),
                ("sage cloth", "sand", "clay cloth")[(k + row) % 3])
    for k in range(4):
        p.ball(.7 + k * .72, 7.0, .32, .32, ("sage cloth", "linen", "clay cloth", "sand")[k])
    for x in (4, 8):
        line_lamp(hall.at(x, 4.2, 90), 5, 2.9, 3.6)
    small.plant(hall.at(11.3, .9), .5, .5, 2.2)


def pilates(shot):
    hall = Hall(shot, 10, 7, 3.2, "oak floor", level=5.6)
    hall.panels("n", "mirror", 5.2, 9.8, 1.5, .02, 2.6)
    hall.fluted("n", "oak", .1, 5.0, 2.8)
    hall.cove(.8, .18)
    for k in range(4):
        reformer(hall.at(2.0 + k * 2.0, 3.4))
    p = hall.piece
    for k in range(5):
        p.cylinder(.5 + k * .22, 6.7, 0, .9, .075, ("sage cloth", "linen", "sand", "clay cloth", "linen")[k], bevel=.01)
    small.plant(hall.at(9.3, .7), .4, .4, 2.0)
    for y in (2.4, 4.6):
        line_lamp(hall.at(5, y), 6.5, 2.6, 3.2)


def golf(shot):
    hall = Hall(shot, 15, 10, 4.4, "felt", windows=False)
    hall.colours["range"] = course()
    hall.slats("walnut", .2, .26)
    hall.panels("w", "travertine", 0, 10, 1.4, .05)
    hall.fluted("e", "walnut", 0, 10)
    p = hall.piece
    p.box(0, 6.2, .001, 15, 10, .02, "turf", .004)
    p.box(.1, 9.86, .1, 14.9, 9.9, 4.1, "night", 0)
    for k in range(5):
        x = 1.5 + 3 * k
        p.box(x - 1.25, 9.82, .7, x + 1.25, 9.85, 3.4, "range", .004)
        p.box(x - .75, 2.6, .001, x + .75, 4.6, .03, "turf", .006)
        p.box(x - .82, 2.53, .0, x + .82, 4.67, .024, "bronze", .006)
        p.ball(x + .1, 3.9, .052, .0215, "white")
        p.box(x - 1.15, 2.0, 0, x - 1.0, 2.5, .95, "walnut", .01)
        p.box(x - 1.13, 2.05, .95, x - 1.02, 2.4, 1.25, "screen", .01)
        p.cylinder(x + 1.05, 2.5, 0, .34, .14, "steel", .16)
        line_lamp(hall.at(x, 3.6), 1.8, 3.3, 4.4)
        if k:
            p.box(x - 1.53, 1.9, 0, x - 1.47, 5.2, 1.5, "clear", .006)
            p.box(x - 1.54, 1.9, 1.5, x - 1.46, 5.2, 1.53, "brass", .003)
    for x in (3, 7.5, 12):
        living.armchair(hall.at(x - .6, .7, 0))
        living.armchair(hall.at(x + .6, .7, 0))
        round_table(hall.at(x, 1.2), .25, .46, "dark marble")


def screen_golf(shot):
    hall = Hall(shot, 8, 9, 3.6, "felt", "night", "night", "night", "night", windows=False)
    hall.colours["range"] = course()
    hall.fluted("e", "walnut", 0, 9)
    hall.panels("w", "walnut", 0, 9, 1.5, .03)
    p = hall.piece
    p.box(1.0, 8.9, .15, 7.0, 8.93, 3.3, "range", .004)
    p.box(0, 5.4, .001, 8, 8.9, .02, "turf", .004)
    p.box(3.0, 3.9, .0, 5.0, 5.4, .05, "walnut flat", .006)
    p.box(3.3, 4.1, .05, 4.7, 5.2, .07, "turf", .004)
    p.ball(4.1, 4.8, .095, .0215, "white")
    living.sofa(hall.at(4, .5, 0), 2.8, .95, "sand")
    living.coffee_table(hall.at(4, 1.7), 1, 1)
    for x in (.035, 7.965):
        p.box(x - .02, .5, 2.9, x + .02, 8.5, 2.94, "strip", 0)
    p.box(2.2, .02, 1.2, 2.26, .5, 2.0, "brass", .003)


def gym(shot):
    hall = Hall(shot, 24, 15, 8, "oak floor", north="paint")
    p = hall.piece
    for k in range(9):
        x = 1.5 + 2.63 * k
        p.box(x - .12, 0, 7.2, x + .12, 15, 7.9, "oak", .01)
        line_lamp(hall.at(x + 1.3, 7.5, 90), 12, 7.3, 8)
    for wall in ("e", "w"):
        hall.panels(wall, "oak flat", 0, 15, 1.5, .04, 3.0)
    hall.panels("n", "oak flat", 0, 24, 1.5, .04, 3.0)
    for x0, y0, x1, y1 in ((2, 1.5, 22, 1.56), (2, 13.44, 22, 13.5), (2, 1.5, 2.06, 13.5), (21.94, 1.5, 22, 13.5),
                           (11.97, 1.5, 12.03, 13.5)):
        p.box(x0, y0, .0005, x1, y1, .003, "white", 0)
    p.lathe(12, 7.5, [(1.77, .001), (1.83, .001), (1.83, .004), (1.77, .004)], "white", 96)
    for x, side in ((2.6, 1), (21.4, -1)):
        p.box(x - .03, 6.6, 2.9, x + .03, 8.4, 4.0, "clear", .01)
        p.box(x - .04, 6.55, 2.85, x + .04, 8.45, 2.92, "white", .01)
        hoop = hall.at(x + side * .36, 7.5, z=3.05)
        hoop.lathe(0, 0, [(.22, 0), (.24, 0), (.24, .02), (.22, .02)], "clay cloth", 40)
        p.tube([(x - side * 1.5, 7.5, 0), (x - side * 1.5, 7.5, 3.4), (x, 7.5, 3.4)], .08, "bronze")
    net = hall.at(12, 7.5)
    net.tube([(0, -3.4, 0), (0, -3.4, 1.55)], .025, "white")
    net.tube([(0, 3.4, 0), (0, 3.4, 1.55)], .025, "white")
    net.box(-.006, -3.4, 1.48, .006, 3.4, 1.55, "white", 0)
    for k in range(60):
        net.tube([(0, -3.4 + k * .115, .8), (0, -3.4 + k * .115, 1.48)], .003, "white")
    for x in (5, 9, 15, 19):
        p.box(x - 1.2, 14.2, .0, x + 1.2, 14.6, .44, "oak flat", .02)
    p.ball(14.2, 4.1, .13, .12, "clay cloth")


ROOMS = {"fitness": fitness, "gx": gx, "pilates": pilates, "golf": golf, "screenGolf": screen_golf, "gym": gym}
