"""
What a home's window shows: the interior's own camera, put at its tower, line and floor, renders the complex and the city;
the light goes on a card that fills the interior's frame behind its panes. One camera, so the perspective is exact.
"""
import bpy
from exterior import scene as exterior
import hours
import numpy
import render
from denoise import denoise
from grade import fog
from mathutils import Vector
from model import complex_data, to_site

# How far behind the panes the card stands, m, and how bright it is beside the room.
AWAY, BRIGHTNESS = 60, 2.0


def site_camera(camera, spec):
    """An interior's camera in the site's coordinates. Homes whose plan is mirrored have no pictures."""
    tower = next(t for t in complex_data()["towers"] if t["name"] == spec["tower"])
    matrix = tower["lines"][spec["line"] - 1]["matrix"]
    if matrix[0] * matrix[3] > matrix[1] * matrix[2]:
        raise ValueError(f"line {spec['line']} of {spec['tower']} is mirrored")
    floor = tower["podiumHeight"] + (spec["floor"] - tower["firstHomeFloor"]) * tower["floorHeight"] + .1
    def place(point):
        return [*to_site(matrix, point[0] * 1000, -point[1] * 1000), floor + point[2]]
    return {**camera, "at": place(camera["at"]), "to": place(camera["to"])}


def look(shot, scale, samples):
    """
    Renders the view of a shot's `window` {tower, line, floor, hour, part}: linear light, height x width x 3. `part` is
    what the panes fill of the picture (left, bottom, right, top in shares); the rest stays black.
    """
    spec = shot["window"]
    view = {"hour": spec["hour"], "camera": site_camera(shot["camera"], spec), "size": shot["size"], "samples": 8}
    name = f"{shot['name']}_window"
    scene = render.empty_scene()
    exterior.build(view)
    # The home's own tower would stand before its windows.
    for thing in bpy.data.objects:
        if thing.name.split(".")[0] in {f"{part}{spec['tower']}" for part in ("floor", "spine", "crown")}:
            thing.hide_render = True
    render.camera(view)
    render.settings(view, scale, samples)
    render.passes(name)
    frame = scene.render
    frame.use_border, frame.use_crop_to_border = True, False
    frame.border_min_x, frame.border_min_y, frame.border_max_x, frame.border_max_y = spec["part"]
    bpy.ops.render.render(write_still=True)
    colour, albedo, normal, mist = (render.load_pass(name, p) for p in render.PASSES)
    return fog(denoise(colour, albedo, normal), mist, **hours.HOURS[spec["hour"]]["fog"]).astype(numpy.float32)


def card(light, brightness=1.0):
    """Hangs the view behind the panes of the scene's camera. It is seen, and mirrored, but lights nothing."""
    height, width, _ = light.shape
    image = bpy.data.images.new("view", width, height, float_buffer=True)
    pixels = numpy.ones((height, width, 4), numpy.float32)
    pixels[..., :3] = light
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    camera = bpy.context.scene.camera
    bpy.context.view_layer.update()
    corners = [camera.matrix_world @ (Vector(c) * (AWAY / -c.z)) for c in camera.data.view_frame(scene=bpy.context.scene)]
    mesh = bpy.data.meshes.new("view")
    # view_frame goes round from the upper right corner, clockwise.
    mesh.from_pydata(corners, [], [(2, 1, 0, 3)])
    layer = mesh.uv_layers.new()
    for loop, place in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = place
    made = bpy.data.materials.new("view")
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    picture, shine, end = (tree.nodes.new("ShaderNode" + kind) for kind in ("TexImage", "Emission", "OutputMaterial"))
    picture.image, picture.extension = image, "EXTEND"
    shine.inputs["Strength"].default_value = BRIGHTNESS * brightness
    tree.links.new(picture.outputs["Color"], shine.inputs["Color"])
    tree.links.new(shine.outputs[0], end.inputs["Surface"])
    made.cycles.sample_as_light = False
    mesh.materials.append(made)
    thing = bpy.data.objects.new("view", mesh)
    thing.visible_diffuse = thing.visible_shadow = False
    bpy.context.scene.collection.objects.link(thing)
