"""
Renders one shot's passes: blender -b --factory-startup -P shoot.py -- NAME [SCALE] [SAMPLES].
A shot's `scene` is a folder, whose scene.py has build(shot): it fills the empty scene, including world and lights.
"""
import importlib
import sys
import time
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).parent))
import people.scene  # noqa: E402
import render  # noqa: E402
import script  # noqa: E402
import window  # noqa: E402
from shots import all_shots  # noqa: E402


def main(name, scale="1", samples=None):
    shot = all_shots()[name]
    started = time.time()
    view = window.render_view(shot, float(scale), samples) if "window" in shot else None
    window.set_sun(shot)
    render.empty_scene()
    importlib.import_module(f"{shot['scene']}.scene").build(shot)
    people.scene.build(shot.get("people", ()))
    render.add_camera(shot)
    render.apply_settings(shot, float(scale), samples)
    if view is not None:
        window.add_backdrop(view, shot["window"])
    render.enable_passes(name)
    built = time.time()
    bpy.ops.render.render(write_still=True)
    faces = sum(len(mesh.polygons) for mesh in bpy.data.meshes)
    print(f"SHOT {name}: {len(bpy.data.objects)} objects, {faces} faces, built in {built - started:.0f} s, "
          f"rendered in {time.time() - built:.0f} s")


script.run(main)
