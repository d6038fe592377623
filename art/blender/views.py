"""
Views from the living rooms of the lower homes, above gardens, streets and roofs that the model draws too simply:
blender -b --factory-startup -P views.py -- FOLDER KEY... writes FOLDER/KEY.png for each home (101-401). The exterior is
built once for all of them.
"""
import json
import math
import sys
import time
from pathlib import Path

import bpy
import numpy

sys.path.insert(0, str(Path(__file__).parent))
import hours  # noqa: E402
import render  # noqa: E402
import script  # noqa: E402
import window  # noqa: E402
from denoise import denoise  # noqa: E402
from exterior import scene as exterior  # noqa: E402
from exterior.plants import SPECIES  # noqa: E402
from finish import save  # noqa: E402
from grade import grade  # noqa: E402
from mathutils import Vector  # noqa: E402
from model import ROOT, complex_data, floor_level  # noqa: E402

SHAPES = ROOT / "client" / "content" / "generated" / "homeShapes.json"
# Two o'clock, as in the model's stills by day.
SHOT = {"hour": "12:30", "size": [1248, 864], "samples": 14, "fine": True,
        "light": {"sun": {"bearing": 222, "height": 44, "power": 8.5, "colour": [1, .95, .88], "disc": .8}},
        "grade": {"exposure": .35, "look": "Medium High Contrast", "vignette": 0}}
# What the lower half of a picture has at least of light, for an eye that is used to the shade, and the most it is helped.
SEEN, MOST = .25, 4
# As in client/complex3d/gl/room.ts: metres from the floor to the eye, and from the glass to it.
EYE, BEHIND = 1.5, 1.15
# How far before a window, in metres, no plant reaches the eye, and how high above the floor its bushes are.
CLEAR, LOW = 8, 1.05
# Lens in mm, as wide as the model's view from a room.
LENS = 23.4


def window_of(key):
    """The tower's name, the middle of the window's glass at floor level, and its direction outwards, of a home's key."""
    name, number = key.split("-")
    floor, line = int(number[:-2]), int(number[-2:])
    towers = complex_data()["towers"]
    index = next(i for i, tower in enumerate(towers) if tower["name"] == name)
    tower = towers[index]
    pane = json.loads(SHAPES.read_text("utf8"))[index]["lines"][line - 1]["window"]
    middle = Vector((*pane["at"], floor_level(tower, floor)))
    return name, middle, Vector((*pane["out"], 0)).normalized(), pane["width"] / 2


def stand(camera, glass, out, half):
    """Puts the camera into a home's living room, left of the window's post, and looks straight out."""
    right = Vector((out.y, -out.x, 0))
    camera.location = glass - out * BEHIND - right * min(.65, half * .5) + Vector((0, 0, EYE))
    camera.rotation_euler = (math.pi / 2, 0, math.atan2(-out.x, out.y))


def prune(glass, out):
    """
    Keeps gardens below a window's eye, as they are planted for their own homes to look over them: bushes are cut, and what
    else would stand before it is hidden.
    """
    for plant in bpy.data.objects:
        kind = plant.name.split(".")[0].rstrip("0123456789")
        if kind not in SPECIES:
            continue
        away = plant.location - glass
        height = max(corner[2] for corner in plant.bound_box) * plant.scale.z
        ahead = away.dot(out)
        beside = (away - out * ahead).xy.length
        if not 0 < ahead < CLEAR or away.z + height < LOW:
            continue
        if SPECIES[kind]["crown"] == "bush" and away.z < LOW:
            plant.scale.z *= (LOW - away.z) / height
        elif beside < CLEAR / 2:
            plant.hide_render = True


def developed():
    """The light of what was rendered last, height x width x 3, and its grade."""
    colour, albedo, normal, mist, sky = (render.load_pass("view", p) for p in render.PASSES)
    for image in [image for image in bpy.data.images if image.name.startswith("view_")]:
        bpy.data.images.remove(image)
    spec = hours.grade_settings(SHOT)
    light = grade(denoise(colour, albedo, normal), mist, sky, spec)
    # The bottom row comes first.
    below = numpy.median(light[:len(light) // 2].mean(axis=2))
    return light * min(MOST, max(1, SEEN / below)), spec


def main(folder, *keys):
    scene = render.empty_scene()
    exterior.build({**SHOT, "camera": {"at": [0, 0, 20]}})
    camera = render.add_camera({"camera": {"at": [0, 0, 20], "to": [0, 1, 20], "lens": LENS, "shift": -.03}})
    render.apply_settings(SHOT)
    render.enable_passes("view")
    # Most of a picture's time would be spent on handing the same city over again.
    scene.render.use_persistent_data = True
    for key in keys:
        started = time.time()
        name, *glass = window_of(key)
        window.hide_tower(name)
        stand(camera, *glass)
        prune(*glass[:2])
        bpy.ops.render.render(write_still=True)
        light, spec = developed()
        save(light, str(Path(folder) / f"{key}.png"), spec)
        print(f"SHOT {key} in {time.time() - started:.0f} s", flush=True)


if __name__ == "__main__":
    script.run(main)
