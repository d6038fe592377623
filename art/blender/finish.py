"""
Denoises and grades a shot's passes: blender -b --factory-startup -P finish.py -- NAME OUT.png.
Runs in Blender for its EXR reader and its Filmic view transform.
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
from hours import grade_settings  # noqa: E402
from shots import all_shots  # noqa: E402


def save(light, path, spec, deep=False):
    """
    Writes linear light (height x width x 3) as a PNG through Filmic, with 8 bits per channel, or 16 if `deep`. Reads from
    `spec`: exposure (stops) and look (a Filmic contrast).
    """
    scene = bpy.context.scene
    image = render.float_image("result", numpy.clip(light, 0, None))
    view = scene.view_settings
    view.view_transform, view.look = "Filmic", spec.get("look", "Medium High Contrast")
    view.exposure, view.gamma = spec.get("exposure", 0), 1
    output = scene.render.image_settings
    output.file_format, output.color_mode, output.compression = "PNG", "RGB", 30
    output.color_depth = "16" if deep else "8"
    image.save_render(path, scene=scene)


def denoise_and_grade(shot, name):
    """Reads the passes rendered as `name`. Returns linear light (height x width x 3) and the settings of its grade."""
    colour, albedo, normal, mist, sky = (render.load_pass(name, p) for p in render.PASSES)
    light = denoise(colour, albedo, normal, wrap=shot["camera"].get("pano", False))
    spec = grade_settings(shot)
    if window.is_mirrored(shot):
        light, mist, sky = (numpy.ascontiguousarray(part[:, ::-1]) for part in (light, mist, sky))
    return grade(light, mist, sky, spec), spec


def main(name, out):
    shot = all_shots()[name]
    started = time.time()
    light, spec = denoise_and_grade(shot, name)
    save(light, out, spec)
    print(f"FINISHED {name} in {time.time() - started:.0f} s")


if __name__ == "__main__":
    script.run(main)
