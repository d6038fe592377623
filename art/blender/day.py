"""
Renders what a day from one window is made of (art/scenes/day.json): blender -b --factory-startup -P day.py -- [SCALE] [SAMPLES].

Light adds up, so a home is rendered once under each of its lights: the daylight of its windows, its lamps, the view at each
hour, the sun every 20 minutes. day_frames.py mixes these layers, and a frame costs no rendering. Layers are arrays
of linear light (.npy, half floats, height x width x 3, bottom row first) in <scratch folder>/film/day. A stopped run is
continued by the next one.
"""
import sys
import time
from pathlib import Path

import bpy
import numpy

sys.path.insert(0, str(Path(__file__).parent))
import finish  # noqa: E402
import hours  # noqa: E402
import render  # noqa: E402
import script  # noqa: E402
import window  # noqa: E402
from daytime import LUT_BITS, LUT_SIZE, LUT_START, SKY_SCALE, day_shot, minutes, sky_times, sun_at, sun_times  # noqa: E402
from denoise import denoise_light, guides  # noqa: E402
from home import scene as home  # noqa: E402
from home.light import aim, sunbeam  # noqa: E402
from scratch import scratch_folder  # noqa: E402

# Metres by which clouds move in an hour, in heights of their plane.
DRIFT = (.16, .03)
# Materials of a home that shine, by the layer of their light.
SHINING = {"lamps": {"lamp", "spot", "cove", "strip"}, "shades": {"lamp shade"}}


def save(folder, name, light):
    """Writes one layer; its name appears when it is whole."""
    unfinished = folder / "unfinished.npy"
    numpy.save(unfinished, numpy.clip(light, 0, 6e4).astype(numpy.float16))
    unfinished.rename(folder / f"{name}.npy")


def render_views(shot, folder, scale):
    """The view at each hour, before anything of the home is built, and where it is open sky."""
    for hour in hours.HOURS:
        if (folder / f"sky-{minutes(hour)}.npy").exists():
            continue
        at = {**shot, "window": {**shot["window"], "hour": hour}}
        light = window.render_view(at, scale, None)
        save(folder, f"open-{minutes(hour)}", render.load_pass("day_window", "sky")[..., :1])
        save(folder, f"outside-{minutes(hour)}", light)
        render_sky(shot, folder, hour, scale * SKY_SCALE)


def render_sky(shot, folder, hour, scale):
    """The moving sky of an hour, at all times that show it: an array of times x height x width x 3."""
    spec = {"hour": hour, "camera": window.site_camera(shot["camera"], shot["window"]), "size": shot["size"], "samples": 1}
    scene = render.empty_scene()
    hours.build(hours.hour_of(spec))
    # Nothing is lit by it here, and preparing it as a light would take longer than its picture.
    scene.world.cycles.sampling_method = "NONE"
    render.add_camera(spec)
    render.apply_settings(spec, scale)
    render.enable_passes("day_sky")
    drift = scene.world.node_tree.nodes[hours.DRIFT]
    pictures = []
    for at in [minutes("12:30"), *sky_times(hour)]:
        passed = (at - minutes("12:30")) / 60
        drift.inputs[1].default_value = (DRIFT[0] * passed, DRIFT[1] * passed, 0)
        bpy.ops.render.render()
        pictures.append(render.load_pass("day_sky", "colour"))
    save(folder, f"sky-{minutes(hour)}", numpy.stack(pictures))


def set_shining(layer):
    """Lets only the materials of a layer shine; None for none of them."""
    for material in bpy.data.materials:
        if not material.use_nodes:
            continue
        kinds = [kind for kind, names in SHINING.items() if material.name.split(".")[0] in names]
        for node in material.node_tree.nodes if kinds else ():
            name = {"EMISSION": "Strength", "BSDF_PRINCIPLED": "Emission Strength"}.get(node.type)
            if not name:
                continue
            socket = node.inputs[name]
            for link in socket.links:
                node["source"] = link.from_node.name
                material.node_tree.links.remove(link)
            if "strength" not in node:
                node["strength"] = socket.default_value
            socket.default_value = node["strength"] if kinds[0] == layer else 0
            if "source" in node and kinds[0] == layer:
                material.node_tree.links.new(material.node_tree.nodes[node["source"]].outputs[0], socket)


def set_view(light):
    """Shows a view behind the panes: an array of light, a number for an even one, or None for a dark one."""
    view = bpy.data.objects["view"]
    tree = view.data.materials[0].node_tree
    node = next(node for node in tree.nodes if node.type == "EMISSION")
    for link in node.inputs["Color"].links:
        tree.links.remove(link)
    node.inputs["Strength"].default_value = 0 if light is None else 1
    # What is seen through the panes is wanted from an even view, not what it mirrors in the floor.
    view.visible_glossy = light is not None and not isinstance(light, float)
    if isinstance(light, float):
        node.inputs["Color"].default_value = (light, light, light, 1)
    elif light is not None:
        texture = next(node for node in tree.nodes if node.type == "TEX_IMAGE")
        texture.image = render.float_image("outside", light)
        tree.links.new(texture.outputs["Color"], node.inputs["Color"])


def set_lights(kind):
    """Leaves only one kind of light: daylight, lamp, sun; None for none. The sky is a part of daylight, and never seen."""
    for obj in bpy.data.objects:
        if obj.type == "LIGHT":
            name = obj.name.split(".")[0]
            obj.hide_render = name != kind
            # What comes from outside has its colour when the layers are mixed.
            if name != "lamp":
                obj.data.color = (1, 1, 1)
    shares = [node for node in bpy.context.scene.world.node_tree.nodes if node.type == "BACKGROUND"]
    for node in shares:
        if "strength" not in node:
            node["strength"] = node.inputs[1].default_value
    lighting, visible = sorted(shares, key=lambda node: node["strength"])
    lighting.inputs[1].default_value = lighting["strength"] if kind == "daylight" else 0
    visible.inputs[1].default_value = 0


def layers_of():
    """All layers by name, as (kind of light, layer that shines, name of the view or a number, sun as (azimuth, height))."""
    return {
        "daylight": ("daylight", None, None, None),
        "lamps": ("lamp", "lamps", None, None),
        "shades": (None, "shades", None, None),
        "glass": (None, None, 1.0, None),
        **{f"view-{minutes(hour)}": (None, None, f"outside-{minutes(hour)}", None) for hour in hours.HOURS},
        **{f"sun-{at}": ("sun", None, None, sun_at(at)) for at in sun_times()},
    }


def save_lut(folder):
    """The view transform as a .cube file, from light as daytime.py encodes it."""
    steps = 2 ** (numpy.linspace(0, 1, LUT_SIZE, dtype=numpy.float32) * LUT_BITS + LUT_START)
    blue, green, red = numpy.meshgrid(steps, steps, steps, indexing="ij")
    lattice = numpy.stack([red, green, blue], -1).reshape(LUT_SIZE, LUT_SIZE * LUT_SIZE, 3)
    picture = str(folder / "lut.png")
    finish.save(lattice, picture, {"look": "Medium High Contrast"}, deep=True)
    image = bpy.data.images.load(picture)
    image.colorspace_settings.name = "Raw"
    values = numpy.empty(len(image.pixels), numpy.float32)
    image.pixels.foreach_get(values)
    values = values.reshape(-1, 4)[:, :3]
    numpy.savetxt(folder / "lut.cube", values, "%.6f", header=f"LUT_3D_SIZE {LUT_SIZE}", comments="")


def main(scale="1", samples=None):
    shot = day_shot()
    folder = scratch_folder() / "film" / ("day" if scale == "1" else "day-test")
    folder.mkdir(parents=True, exist_ok=True)
    scale = float(scale)
    started = time.time()
    render_views(shot, folder, scale)
    print(f"SHOT day: views and skies in {time.time() - started:.0f} s", flush=True)
    if not (folder / "lut.cube").exists():
        save_lut(folder)
    missing = {name: layer for name, layer in layers_of().items() if not (folder / f"{name}.npy").exists()}
    if not missing:
        return
    started = time.time()
    scene = render.empty_scene()
    home.build(shot)
    render.add_camera(shot)
    render.apply_settings(shot, scale, samples)
    window.add_backdrop(numpy.zeros((2, 2, 3), numpy.float32), shot["window"])
    render.enable_passes("day")
    scene.render.use_persistent_data = True
    scene.cycles.seed, scene.cycles.use_animated_seed = 3, False
    print(f"SHOT day: built in {time.time() - started:.0f} s, {len(missing)} layers to render", flush=True)
    guide = None
    for name, (kind, shining, view, sun) in missing.items():
        started = time.time()
        set_lights(kind)
        set_shining(shining)
        set_view(numpy.load(folder / f"{view}.npy").astype(numpy.float32) if isinstance(view, str) else view)
        if sun:
            aim(bpy.data.objects["sun"], sunbeam(sun))
        bpy.ops.render.render()
        rendered = time.time()
        colour, albedo, normal = (render.load_pass("day", part) for part in ("colour", "albedo", "normal"))
        if guide is None:
            guide = guides(albedo, normal)
        save(folder, name, denoise_light(colour, guide))
        print(f"SHOT day {name}: rendered in {rendered - started:.0f} s, finished in {time.time() - rendered:.0f} s", flush=True)


if __name__ == "__main__":
    script.run(main)
