"""The community's gym and Pilates room."""
from community.hall import Hall
from community.things import dumbbells, folded, line_lamp, reformer, treadmill, weight_bench


def fitness(shot):
    """The gym: treadmills at the windows, weights in front of mirrors."""
    hall = Hall(shot, 15, 8.5, 3.7, "honey floor", level=5.6)
    hall.slats("oak", .3, .14, strips=False)
    hall.panels("n", "mirror", 3.2, 12.6, 1.55, .02, 2.7)
    hall.panels("n", "travertine", 0, 3.1, 1.5, .05)
    hall.panels("n", "travertine", 12.7, 15, 1.5, .05)
    hall.fluted("w", "oak", .2, 8.3)
    hall.wash("w", .4, 8.1, 14)
    piece = hall.piece
    piece.box(0, 4.6, .001, 15, 8.5, .012, "rubber", .002)
    for k in range(7):
        treadmill(hall.at(2.2 + k * 1.45, 1.7, 180))
    dumbbells(hall.at(7.9, 8.1, 180), 5.2)
    for x, turn in ((3.6, 0), (5.6, 0), (7.6, 0)):
        weight_bench(hall.at(x, 5.8, turn))
    for x in (12.6, 13.7):
        piece.tube([(x - .6, 7.6, 0), (x - .6, 7.6, 2.4), (x + .6, 7.6, 2.4), (x + .6, 7.6, 0)], .035, "black")
        piece.tube([(x - .75, 7.5, 1.2), (x + .75, 7.5, 1.2)], .014, "steel")
    line_lamp(hall.at(7.5, 4.3), 12, 3.2, 3.7)
    hall.plant(.7, .8, 2.2)


def pilates(shot):
    """The Pilates room: five reformers towards the windows, sheer curtains, mirrors."""
    hall = Hall(shot, 11, 6.6, 3.2, "honey floor", level=5.6)
    hall.panels("n", "clay plaster", 0, 11, 11, .02)
    hall.panels("w", "mirror", 1.2, 5.4, 1.4, .02, 2.6)
    hall.cove(.7, .18)
    for x, slide in ((.8, 0), (3.15, 0), (5.5, .24), (7.85, 0), (10.2, .1)):
        reformer(hall.at(x, 2.75, 180), slide)
    folded(hall.at(5.5, 2.42, 90, .435), "bed linen", .30, .24, 3)
    hall.sheers((.1, 4.05), (6.95, 10.9))


ROOMS = {"fitness": fitness, "pilates": pilates}
