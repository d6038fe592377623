"""The gate at the western pedestrian entrance: a roof on two stone pylons, with illuminated letters."""
import math
import random

import bpy
from mesh import MeshBuilder, place
from model import sign

GATE_X, HALF_LENGTH, HEIGHT = -82.5, 12.5, 7.2      # metres; its length runs from north to south


def build(palette, nursery, lamps):
    """
    Places the gate, the wall with the name, bollards along the entrance, and planting at both sides; `lamps` is from 0 by day
    to 1 at night.
    """
    builder = MeshBuilder()
    stone, dark, bronze, light, lamp, kerb, soil = range(7)
    for side in (-1, 1):
        low, high = sorted((side * HALF_LENGTH, side * (HALF_LENGTH - 3.4)))
        builder.box(GATE_X - 1.6, low, .1, GATE_X + 1.6, high, HEIGHT - 1.0, stone)
        # Vertical light strips on the pylons' inner faces.
        inner = side * (HALF_LENGTH - 3.4)
        for k in range(3):
            x = GATE_X - .9 + .9 * k
            builder.box(x - .05, min(inner, inner - side * .02), .5, x + .05, max(inner, inner - side * .02),
                        HEIGHT - 1.4, light)
    builder.box(GATE_X - 3.6, -HALF_LENGTH - 2.4, HEIGHT - .75, GATE_X + 3.6, HALF_LENGTH + 2.4, HEIGHT, stone)
    builder.box(GATE_X - 3.3, -HALF_LENGTH - 2.1, HEIGHT - 1.0, GATE_X + 3.3, HALF_LENGTH + 2.1, HEIGHT - .75, bronze)
    for y in range(-9, 10, 3):
        builder.box(GATE_X - 2.4, y - .04, HEIGHT - 1.03, GATE_X + 2.4, y + .04, HEIGHT - .99, light)
    for k in range(58):
        y = -HALF_LENGTH - 1.9 + k * .5
        if abs(y) > HALF_LENGTH - 3.4:
            builder.box(GATE_X - 3.2, y - .04, .3, GATE_X - 3.0, y + .04, HEIGHT - 1.0, bronze)
    wall = (-22.5, -HALF_LENGTH - 3)
    builder.box(GATE_X - 2.2, wall[0], .1, GATE_X - 1.4, wall[1], 1.9, dark)
    builder.box(GATE_X - 2.3, wall[0] - .1, .1, GATE_X - 2.2, wall[1], .16, light)
    for k in range(9):
        for y in (-5.2, 5.2):
            x = GATE_X + 3 + 2.2 * k
            if x < -77 or abs(y) > 9:
                builder.box(x - .06, y - .06, .1, x + .06, y + .06, .75, bronze)
                builder.box(x - .07, y - .07, .75, x + .07, y + .07, .86, lamp)
    planting(builder, nursery, kerb, soil)
    if lamps:
        downlight(1600 * lamps)
    place(builder.mesh("gate", [palette[r] for r in ("stone", "darkStone", "bronze", "light", "lamp", "kerb", "soil")]))
    add_letters(sign(), (GATE_X - 3.62, 0, HEIGHT - .57), .42, palette["light"])
    add_letters(sign(), (GATE_X - 2.24, (wall[0] + wall[1]) / 2, 1.15), .36, palette["light"])


def planting(builder, nursery, kerb, soil):
    """Low beds before both pylons, and a tree in a square bed at both sides of the way into the garden."""
    rnd = random.Random(4)
    for side in (-1, 1):
        low, high = sorted((side * 8.6, side * 26))
        bed(builder, (GATE_X - 3.7, low, GATE_X - 1.75, high), .42, kerb, soil)
        for k in range(46):
            kind = ("hedge", "flowers", "hedge", "reed", "grass")[k % 5]
            nursery.plant(kind, GATE_X - 2.7 + rnd.uniform(-.55, .55), low + .5 + (high - low - 1) * k / 45, .4,
                          .6 if kind == "hedge" else .75)
        x, y = GATE_X + 5.6, side * 8.3
        bed(builder, (x - 1.5, y - 1.5, x + 1.5, y + 1.5), .52, kerb, soil)
        nursery.plant("maple", x, y, .5, 1.05)
        for _ in range(10):
            nursery.plant(rnd.choice(("hedge", "flowers", "grass")), x + rnd.uniform(-1, 1), y + rnd.uniform(-1, 1), .5, .55)


def bed(builder, sides, height, kerb, soil):
    """A bed of soil (west, south, east, north) within a stone rim."""
    west, south, east, north = sides
    builder.box(west, south, .05, east, north, height, kerb)
    builder.box(west + .14, south + .14, height, east - .14, north - .14, height + .01, soil)


def downlight(power):
    """The light of the strips below the roof, as one lamp of `power` watts."""
    light = bpy.data.lights.new("gate", "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", 4, 16
    light.energy, light.color = power, (1, .74, .46)
    obj = bpy.data.objects.new("gate", light)
    obj.location = (GATE_X, 0, HEIGHT - 1.1)
    bpy.context.scene.collection.objects.link(obj)


def add_letters(content, location, size, material):
    """Adds raised letters on a face towards the west, centred horizontally; `size` is the font size in metres."""
    curve = bpy.data.curves.new("letters", "FONT")
    curve.body, curve.size, curve.extrude, curve.space_character = content, size, .03, 1.5
    curve.align_x = "CENTER"
    curve.materials.append(material)
    obj = bpy.data.objects.new("letters", curve)
    obj.location = location
    obj.rotation_euler = (math.pi / 2, 0, -math.pi / 2)
    bpy.context.scene.collection.objects.link(obj)
