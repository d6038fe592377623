"""Cycles settings, cameras, and the render passes that finish.py reads."""
import math

import bpy
import numpy
from mathutils import Vector

from scratch import scratch_folder

# What of a pixel is open sky, which the mist pass has at the end of its range.
SKY = "Open sky"
PASSES = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "mist": "Mist", "sky": SKY}
# Distance from the camera at which the mist pass starts, and its range; metres.
MIST_START, MIST_DEPTH = 100, 8000
FAR_CLIP = 20000     # metres


def empty_scene():
    """Resets Blender to an empty scene with a node-based world, and returns it."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.world = scene.world or bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    return scene


def add_camera(shot):
    """
    Adds and returns the scene's camera, from a shot's `camera`: at, to (m); lens (mm, on a film 36 mm wide) or ortho (width
    in m); shift, shiftX (shares of the picture's larger side; shift keeps verticals vertical); level (ignores the pitch);
    near (m, hides what is closer); focus (m) and fstop; or pano with heading (degrees counter-clockwise from north).
    """
    spec = shot["camera"]
    data = bpy.data.cameras.new("camera")
    obj = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj
    data.clip_start, data.clip_end = spec.get("near", .05), FAR_CLIP
    position = Vector(spec["at"])
    obj.location = position
    if spec.get("pano"):
        data.type = "PANO"
        data.cycles.panorama_type = "EQUIRECTANGULAR"
        obj.rotation_euler = (math.pi / 2, 0, math.radians(spec.get("heading", 0)))
        return obj
    direction = Vector(spec["to"]) - position
    obj.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    if spec.get("level"):
        obj.rotation_euler = (math.pi / 2, 0, math.atan2(-direction.x, direction.y))
    data.shift_x, data.shift_y = spec.get("shiftX", 0), spec.get("shift", 0)
    if "ortho" in spec:
        data.type, data.ortho_scale = "ORTHO", spec["ortho"]
    else:
        data.lens = spec.get("lens", 35)
    if "focus" in spec:
        data.dof.use_dof = True
        data.dof.focus_distance, data.dof.aperture_fstop = spec["focus"], spec.get("fstop", 2.8)
    return obj


def apply_settings(shot, scale=1.0, samples=None):
    """Configures Cycles for a shot. `scale` multiplies its size and `samples` replaces its samples, for proofs."""
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


def enable_passes(name):
    """Makes the next render write its passes as half-float EXRs: <scratch folder>/<name>_<pass>_0001.exr."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_mist = True
    layer.cycles.denoising_store_passes = True
    add_sky_pass(layer, scene.world.node_tree)
    mist = scene.world.mist_settings
    mist.start, mist.depth, mist.falloff = MIST_START, MIST_DEPTH, "LINEAR"
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = str(scratch_folder())
    output.format.file_format, output.format.color_depth = "OPEN_EXR", "16"
    output.file_slots.clear()
    for pass_name, socket in PASSES.items():
        output.file_slots.new(f"{name}_{pass_name}_")
        tree.links.new(layers.outputs[socket], output.inputs[-1])
    scene.render.filepath = str(scratch_folder() / f"{name}_preview.png")


def add_sky_pass(layer, world):
    """Adds the pass SKY, unless a view layer has it."""
    if SKY in layer.aovs:
        return
    aov = layer.aovs.add()
    aov.name, aov.type = SKY, "VALUE"
    node = world.nodes.new("ShaderNodeOutputAOV")
    node.name = SKY
    node.inputs["Value"].default_value = 1


def load_pass(name, pass_name):
    """Reads one pass as a float32 array of height x width x 3, bottom row first."""
    image = bpy.data.images.load(str(scratch_folder() / f"{name}_{pass_name}_0001.exr"))
    width, height = image.size
    pixels = numpy.empty(width * height * 4, numpy.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)[..., :3].copy()


def float_image(name, light):
    """A new image from linear light, height x width x 3, bottom row first."""
    height, width, _ = light.shape
    image = bpy.data.images.new(name, width, height, float_buffer=True)
    pixels = numpy.ones((height, width, 4), numpy.float32)
    pixels[..., :3] = light
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    return image
