"""
Renders the missing key frames of a camera move: blender -b --factory-startup -P move.py -- NAME [SCALE] [SAMPLES] [KEYS].
Each is a 16-bit PNG and its depths (.npy) in <scratch folder>/film/NAME. A stopped run is continued by the next one.
"""
import importlib
import sys
import time
from pathlib import Path

import bpy
import numpy

sys.path.insert(0, str(Path(__file__).parent))
import finish  # noqa: E402
import path  # noqa: E402
import render  # noqa: E402
import script  # noqa: E402
import window  # noqa: E402
from scratch import scratch_folder  # noqa: E402

# Beginnings of the names of plants' materials.
FOLIAGE = ("leaf", "blade", "bloom", "straw")
# Plants near the picture are kept too, for their shadows and reflections: up to this share of its width from the centre.
HALF_WIDTH = .62
# Metres within which plants are kept on all sides, and behind the camera.
CLOSE, BEHIND = 12, -2


def invisible_plants(move):
    """The plants that no key frame sees, or only beyond the move's `reach` (m); without them, rendering is faster."""
    lenses = [path.Lens(path.camera_at(move, frame), 1.0, move["size"][1] / move["size"][0])
              for frame in path.key_frames(move)]
    plants = [obj for obj in bpy.data.objects if obj.type == "MESH" and
              any(material and material.name.startswith(FOLIAGE) for material in obj.data.materials)]
    positions = numpy.array([obj.location for obj in plants])
    is_visible = numpy.zeros(len(plants), bool)
    for lens in lenses:
        x, y, depth = lens.pixels(positions)
        is_visible |= (depth > BEHIND) & (depth < move["reach"]) & ((abs(x - .5) < HALF_WIDTH) | (depth < CLOSE))
    return [obj for obj, visible in zip(plants, is_visible) if not visible]


def build_scene(move):
    """
    Fills an empty scene with what a move shows. In a home, the view is rendered from the move's end, nearest to the panes,
    with the lens of its `window`, wide enough for the other frames too; it hangs so far behind them that it moves like what
    it shows. Returns the number of plants that were removed.
    """
    end = path.camera_at(move, path.frames_of(move) - 1)
    view = None
    if "window" in move:
        if window.is_mirrored(move):
            raise SystemExit(f"{move['name']}: a mirrored home, whose depths interpolate.py would have to mirror too")
        end = {**end, "lens": move["window"]["lens"], "shift": 0}
        view = window.render_view({**move, "camera": end}, 1, None)
        window.set_sun(move)
    render.empty_scene()
    importlib.import_module(f"{move['scene']}.scene").build({**move, "camera": path.camera_at(move, 0)})
    if view is not None:
        camera = render.add_camera({"camera": end})
        render.apply_settings(move)
        window.add_backdrop(view, move["window"])
        bpy.data.objects.remove(camera)
    removed = invisible_plants(move) if "reach" in move else []
    bpy.data.batch_remove(removed)
    return len(removed)


def enable_depth_pass():
    """Makes renders write their depths as full-float EXRs, besides the passes of render.enable_passes."""
    layer = bpy.context.scene.view_layers[0]
    layer.use_pass_z = True
    tree = bpy.context.scene.node_tree
    layers = next(node for node in tree.nodes if node.type == "R_LAYERS")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = str(scratch_folder())
    output.format.file_format, output.format.color_depth = "OPEN_EXR", "32"
    output.file_slots.clear()
    output.file_slots.new("move_depth_")
    tree.links.new(layers.outputs["Depth"], output.inputs[-1])


def render_key(move, frame, folder, scale, samples):
    """Renders one key frame into `folder` and returns the seconds that rendering took. Its PNG is written last."""
    started = time.time()
    shot = {**move, "camera": path.camera_at(move, frame)}
    camera = render.add_camera(shot)
    render.apply_settings(shot, scale, samples)
    render.enable_passes("move")
    enable_depth_pass()
    bpy.ops.render.render()
    rendered = time.time()
    depth = render.load_pass("move", "depth")[::-1, :, 0]
    numpy.save(folder / f"{frame:04d}.npy", depth.astype(numpy.float32))
    # interpolate.py adds the vignette, which must not move with what is seen.
    light, spec = finish.denoise_and_grade({**shot, "grade": {**move.get("grade", {}), "vignette": 0}}, "move")
    unfinished = folder / "unfinished.png"
    finish.save(light, str(unfinished), spec, deep=True)
    unfinished.rename(folder / f"{frame:04d}.png")
    bpy.data.objects.remove(camera)
    # The passes and the result; the scene's own textures have users.
    for image in [image for image in bpy.data.images if not image.users]:
        bpy.data.images.remove(image)
    return rendered - started


def main(name, scale="1", samples=None, keys=None):
    move = path.all_moves()[name]
    if keys:
        move["keys"] = int(keys)
    folder = scratch_folder() / "film" / (name if scale == "1" else f"{name}-test")
    folder.mkdir(parents=True, exist_ok=True)
    missing = [k for k in path.coarse_first(path.key_frames(move)) if not (folder / f"{k:04d}.png").exists()]
    if not missing:
        return
    started = time.time()
    removed = build_scene(move)
    scene = bpy.context.scene
    scene.render.use_persistent_data = True
    scene.cycles.seed, scene.cycles.use_animated_seed = 3, False
    print(f"SHOT {name}: {len(bpy.data.objects)} objects, {removed} invisible plants removed, built in "
          f"{time.time() - started:.0f} s, {len(missing)} keys to render", flush=True)
    for frame in missing:
        started = time.time()
        seconds = render_key(move, frame, folder, float(scale), samples)
        print(f"SHOT {name} frame {frame}: rendered in {seconds:.0f} s, finished in {time.time() - started - seconds:.0f} s",
              flush=True)


if __name__ == "__main__":
    script.run(main)
