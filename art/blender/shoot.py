"""
Renders one shot's passes: blender -b --factory-startup -P shoot.py -- NAME [SCALE] [SAMPLES].
A scene is the folder of that name; its scene.py's build(shot) fills the empty scene, world and light included.
"""
import importlib
import sys
import time
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).parent))
import render  # noqa: E402
import script  # noqa: E402
import window  # noqa: E402
from shots import all_shots  # noqa: E402


def main(name, scale="1", samples=None):
    shot = all_shots()[name]
    started = time.time()
    view = window.look(shot, float(scale), samples) if "window" in shot else None
    render.empty_scene()
    importlib.import_module(f"{shot['scene']}.scene").build(shot)
    render.camera(shot)
    render.settings(shot, float(scale), samples)
    if view is not None:
        window.card(view, shot["window"].get("brightness", 1.0))
    render.passes(name)
    built = time.time()
    bpy.ops.render.render(write_still=True)
    faces = sum(len(mesh.polygons) for mesh in bpy.data.meshes)
    print(f"SHOT {name}: {len(bpy.data.objects)} objects, {faces} faces, built in {built - started:.0f} s, "
          f"rendered in {time.time() - built:.0f} s")


script.run(main)
