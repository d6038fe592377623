"""Cycles: settings, cameras and the passes that finish.py reads."""
import math
import os
import tempfile
from pathlib import Path

import bpy
from mathutils import Vector

PASSES = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "mist": "Mist"}
# Where the mist pass begins and ends, in metres from the camera.
MIST_START, MIST_DEPTH = 100, 8000


def empty_scene():
    """An empty file's scene, with a world that has nodes."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.world = scene.world or bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    return scene


def camera(shot):
    """
    The scene's camera, from a shot's `camera`: at and to (m); lens (mm on 36 mm) or ortho (width in m); shift
    (share of the picture's larger side, raises the view while verticals stay vertical); focus (m) and fstop;
    pano: true with heading (degrees, counter-clockwise from north).
    """
    spec = shot["camera"]
    data = bpy.data.cameras.new("camera")
    thing = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    data.clip_start, data.clip_end = spec.get("near", .05), 20000
    at = Vector(spec["at"])
    thing.location = at
    if spec.get("pano"):
        data.type = "PANO"
        data.cycles.panorama_type = "EQUIRECTANGULAR"
        thing.rotation_euler = (math.pi / 2, 0, math.radians(spec.get("heading", 0)))
        return thing
    way = Vector(spec["to"]) - at
    thing.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
    if spec.get("level"):
        thing.rotation_euler = (math.pi / 2, 0, math.atan2(-way.x, way.y))
    data.shift_x, data.shift_y = spec.get("shiftX", 0), spec.get("shift", 0)
    if "ortho" in spec:
        data.type, data.ortho_scale = "ORTHO", spec["ortho"]
    else:
        data.lens = spec.get("lens", 35)
    if "focus" in spec:
        data.dof.use_dof = True
        data.dof.focus_distance, data.dof.aperture_fstop = spec["focus"], spec.get("fstop", 2.8)
    return thing


def scratch():
    """The folder for unfinished work: ART_SCRATCH, or one in the system's temporary folder."""
    folder = Path(os.environ.get("ART_SCRATCH") or Path(tempfile.gettempdir(), "lumina-art"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def settings(shot, scale=1.0, samples=None):
    """Sets Cycles up for a shot; `scale` shrinks the picture, `samples` overrides the shot's, for tests."""
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine = "CYCLES"
    indoors = shot.get("indoors", False)
    cycles.device, cycles.samples = "CPU", int(samples or shot["samples"])
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, shot.get("threshold", .02)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces = (8, 4) if indoors else (6, 2)
    cycles.glossy_bounces = cycles.transmission_bounces = 3
    cycles.transparent_max_bounces = 10
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3 if indoors else 4
    cycles.sample_clamp_direct = 0 if indoors else 40
    cycles.blur_glossy = 1 if indoors else .6
    width, height = shot["size"]
    render.resolution_x, render.resolution_y = round(width * scale), round(height * scale)
    render.resolution_percentage = 100
    render.film_transparent = shot.get("transparent", False)


def passes(name):
    """Writes the passes as half-float EXRs: <scratch>/<name>_<pass>_0001.exr."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_mist = True
    layer.cycles.denoising_store_passes = True
    mist = scene.world.mist_settings
    mist.start, mist.depth, mist.falloff = MIST_START, MIST_DEPTH, "LINEAR"
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = str(scratch())
    output.format.file_format, output.format.color_depth = "OPEN_EXR", "16"
    output.file_slots.clear()
    for pass_name, socket in PASSES.items():
        output.file_slots.new(f"{name}_{pass_name}_")
        tree.links.new(layers.outputs[socket], output.inputs[-1])
    scene.render.filepath = str(scratch() / f"{name}_preview.png")


def load_pass(name, pass_name):
    """One pass as a float32 array of height x width x 3, its first row the picture's lowest."""
    import numpy
    image = bpy.data.images.load(str(scratch() / f"{name}_{pass_name}_0001.exr"))
    width, height = image.size
    pixels = numpy.empty(width * height * 4, numpy.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)[..., :3].copy()
