"""
Denoises and grades a shot's passes: blender -b --factory-startup -P finish.py -- NAME OUT.png.
Blender is here for its EXR reader and its Filmic view.
"""
import sys
import time
from pathlib import Path

import bpy
import numpy

sys.path.insert(0, str(Path(__file__).parent))
import render  # noqa: E402
import script  # noqa: E402
import window  # noqa: E402
from denoise import denoise  # noqa: E402
from grade import grade  # noqa: E402
from hours import graded  # noqa: E402
from shots import all_shots  # noqa: E402


def save(light, path, exposure, look):
    """Writes linear light through Filmic as an 8 bit PNG."""
    height, width, _ = light.shape
    scene = bpy.context.scene
    image = bpy.data.images.new("result", width, height, float_buffer=True)
    pixels = numpy.ones((height, width, 4), numpy.float32)
    pixels[..., :3] = numpy.clip(light, 0, None)
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    view = scene.view_settings
    view.view_transform, view.look, view.exposure, view.gamma = "Filmic", look, exposure, 1
    output = scene.render.image_settings
    output.file_format, output.color_mode, output.compression = "PNG", "RGB", 30
    image.save_render(path, scene=scene)


def main(name, out):
    shot = all_shots()[name]
    started = time.time()
    colour, albedo, normal, mist = (render.load_pass(name, p) for p in ("colour", "albedo", "normal", "mist"))
    light = denoise(colour, albedo, normal, wrap=shot["camera"].get("pano", False))
    spec = graded(shot)
    if window.mirrored(shot):
        light, mist = (numpy.ascontiguousarray(part[:, ::-1]) for part in (light, mist))
    save(grade(light, mist, spec), out, spec.get("exposure", 0), spec.get("look", "Medium High Contrast"))
    print(f"FINISHED {name} in {time.time() - started:.0f} s")


script.run(main)
