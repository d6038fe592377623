"""Potted trees besides the fig of small.plant: an olive and a kentia palm. Metres, in the frame of a Piece."""
import math

import bpy
from mathutils import Vector

from furniture.small import leaves


def pot(piece, y, radius=.19, height=.36, material="clay pot"):
    """A pot with soil."""
    piece.lathe(0, y, [(radius * .72, 0), (radius * .92, .03), (radius, height * .9), (radius * .97, height),
                       (radius * .88, height), (radius * .86, height - .04)], material, 48)
    piece.cylinder(0, y, height - .07, height - .035, radius * .87, "soil", bevel=0)


def olive_tree(piece, width=.5, depth=.5, height=1.9):
    """An olive tree: a bent stem, boughs, twigs, and narrow leaves along the twigs."""
    rnd, y = piece.random, depth / 2
    pot(piece, y, .21, .40, "ceramic")
    fork = Vector((rnd.uniform(-.06, .06), y + rnd.uniform(-.06, .06), height * .46))
    piece.tube([(0, y, .34), (fork.x * .2 + .03, y, height * .25), tuple(fork)], .017, "bark")
    places = []
    for k in range(9):
        turn = math.tau * k / 9 + rnd.uniform(-.3, .3)
        reach, rise = rnd.uniform(.16, .36), rnd.uniform(.22, .54) * height
        tip = fork + Vector((math.cos(turn) * reach, math.sin(turn) * reach, rise))
        bend = fork.lerp(tip, .5) + Vector((math.cos(turn), math.sin(turn), -.2)) * .05
        piece.tube([tuple(fork), tuple(bend), tuple(tip)], .007, "bark")
        for j in range(13):
            share = .25 + .75 * j / 12
            root = fork.lerp(bend, share * 2) if share < .5 else bend.lerp(tip, share * 2 - 1)
            direction = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(.25, .6))).normalized()
            end = root + direction * rnd.uniform(.10, .20)
            piece.tube([tuple(root), tuple(end)], .002, "bark")
            places += [(root.lerp(end, rnd.uniform(.1, 1)), direction) for _ in range(22)]
    leaves(piece, places, .055, .009, "olive")


def palm(piece, width=.5, depth=.5, height=1.9):
    """A kentia palm: arching fronds with hanging leaflets in two rows."""
    rnd, y = piece.random, depth / 2
    pot(piece, y, .20, .36, "dark plaster" if "dark plaster" in piece.palette else "clay pot")
    vertices, faces, face_ids = [], [], []
    for k in range(11):
        turn = math.tau * k / 11 + rnd.uniform(-.25, .25)
        outwards = Vector((math.cos(turn), math.sin(turn), 0))
        top, reach = height * rnd.uniform(.72, 1.0), rnd.uniform(.38, .72)
        def rib(t, outwards=outwards, top=top, reach=reach):
            rise = Vector((0, 0, (top - .32) * (1.28 * t - .28 * t ** 3.2)))
            return Vector((0, y, .32)) + outwards * (.04 + reach * t ** 1.9) + rise
        piece.tube([tuple(rib(t / 12)) for t in range(13)], .005, "leaf")
        side = outwards.cross(Vector((0, 0, 1)))
        for j in range(44):
            t = .42 + .58 * (j // 2) / 22
            aside = side * (1 if j % 2 else -1)
            along = (rib(min(1, t + .03)) - rib(t - .03)).normalized()
            length = .34 * math.sin(math.pi * (.14 + .80 * (t - .42) / .58)) * rnd.uniform(.85, 1.1)
            face_id = rnd.random() * .5
            previous = None
            for s in range(6):
                share = s / 5
                middle = rib(t) + (aside * .80 + along * .55) * length * share - Vector((0, 0, .42 * length * share ** 2))
                half = along * (.014 * math.sin(math.pi * (.12 + .86 * share)))
                start = len(vertices)
                vertices += [tuple(middle - half), tuple(middle + half)]
                if previous is not None:
                    faces.append((previous, start, start + 1, previous + 1))
                    face_ids.append(face_id)
                previous = start
    mesh = bpy.data.meshes.new("palm")
    mesh.from_pydata(vertices, [], faces)
    mesh.attributes.new("wid", "FLOAT", "FACE").data.foreach_set("value", face_ids)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    piece.add(mesh, "leaf")
