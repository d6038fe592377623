"""The gate at the western pedestrian entrance: a long roof on two stone pylons, the name in brass."""
import math

import bpy
from mesh import MeshBuilder, place

X, HALF, HIGH = -82.5, 12.5, 7.2      # place of the gate, half its length (north-south), height, in m


def build(palette):
    """Places the gate, the wall with the name, and lights along the way in."""
    builder = MeshBuilder()
    stone, dark, bronze, light, lamp, pave = range(6)
    for side in (-1, 1):
        low, high = sorted((side * HALF, side * (HALF - 3.4)))
        builder.box(X - 1.6, low, .1, X + 1.6, high, HIGH - 1.0, stone)
        # Slots of light in the pylons' inner faces.
        inner = side * (HALF - 3.4)
        for k in range(3):
            x = X - .9 + .9 * k
            builder.box(x - .05, min(inner, inner - side * .02), .5, x + .05, max(inner, inner - side * .02),
                        HIGH - 1.4, light)
    builder.box(X - 3.6, -HALF - 2.4, HIGH - .75, X + 3.6, HALF + 2.4, HIGH, stone)
    builder.box(X - 3.3, -HALF - 2.1, HIGH - 1.0, X + 3.3, HALF + 2.1, HIGH - .75, bronze)
    for y in range(-9, 10, 3):
        builder.box(X - 2.4, y - .04, HIGH - 1.03, X + 2.4, y + .04, HIGH - .99, lamp)
    for k in range(58):
        y = -HALF - 1.9 + k * .5
        if abs(y) > HALF - 3.4:
            builder.box(X - 3.2, y - .04, .3, X - 3.0, y + .04, HIGH - 1.0, bronze)
    wall = (-22.5, -HALF - 3)
    builder.box(X - 2.2, wall[0], .1, X - 1.4, wall[1], 1.9, dark)
    builder.box(X - 2.3, wall[0] - .1, .1, X - 2.2, wall[1], .16, light)
    for k in range(9):
        for y in (-5.2, 5.2):
            x = X + 3 + 2.2 * k
            if x < -77 or abs(y) > 9:
                builder.box(x - .06, y - .06, .1, x + .06, y + .06, .75, bronze)
                builder.box(x - .07, y - .07, .75, x + .07, y + .07, .86, lamp)
    place(builder.mesh("gate", [palette[r] for r in ("stone", "darkStone", "bronze", "light", "lamp", "pave")]))
    letters("CENTRAL LUMINA", (X - 3.62, 0, HIGH - .57), .42, palette["light"])
    letters("CENTRAL LUMINA", (X - 2.24, (wall[0] + wall[1]) / 2, 1.15), .36, palette["light"])


def letters(words, at, size, material):
    """Raised letters on a face that looks west, centred on `at`, `size` metres high."""
    text = bpy.data.curves.new("letters", "FONT")
    text.body, text.size, text.extrude, text.space_character = words, size, .03, 1.5
    text.align_x = "CENTER"
    text.materials.append(material)
    thing = bpy.data.objects.new("letters", text)
    thing.location = at
    thing.rotation_euler = (math.pi / 2, 0, -math.pi / 2)
    bpy.context.scene.collection.objects.link(thing)
