"""
What a home's window shows: the interior's own camera, put at its tower, line and floor, renders the complex and the city;
the light goes on a card that fills the interior's frame behind its panes. One camera, so the perspective is exact.
"""
import math

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
# A panorama's view has fewer pixels than the room: it is far away, and most of it is behind walls.
PANORAMA_SCALE = .5


def place_of(spec):
    """The tower and the line's matrix of a shot's `window`."""
    tower = next(t for t in complex_data()["towers"] if t["name"] == spec["tower"])
    return tower, tower["lines"][spec["line"] - 1]["matrix"]


def mirrored(shot):
    """Whether the picture is of a home that is its plan's mirror image: it is rendered from the plan, then turned over."""
    if "window" not in shot:
        return False
    _, matrix = place_of(shot["window"])
    return matrix[0] * matrix[3] > matrix[1] * matrix[2]


def site_camera(camera, spec):
    """An interior's camera in the site's coordinates."""
    tower, matrix = place_of(spec)
    floor = tower["podiumHeight"] + (spec["floor"] - tower["firstHomeFloor"]) * tower["floorHeight"] + .1
    def place(point):
        return [*to_site(matrix, point[0] * 1000, -point[1] * 1000), floor + point[2]]
    at = place(camera["at"])
    if camera.get("pano"):
        heading = math.radians(camera["heading"])
        ahead = place([camera["at"][0] - math.sin(heading), camera["at"][1] + math.cos(heading), camera["at"][2]])
        return {**camera, "at": at, "heading": math.degrees(math.atan2(at[0] - ahead[0], ahead[1] - at[1]))}
    return {**camera, "at": at, "to": place(camera["to"])}


def look(shot, scale, samples):
    """
    Renders the view of a shot's `window` {tower, line, floor, hour, part}: linear light, height x width x 3. `part` is
    what the panes fill of the picture (left, bottom, right, top in shares); the rest stays black. Where the home is
    mirrored, so are `part` and the light.
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
    render.settings(view, scale * (PANORAMA_SCALE if view["camera"].get("pano") else 1), samples)
    render.passes(name)
    frame = scene.render
    frame.use_border, frame.use_crop_to_border = True, False
    left, frame.border_min_y, right, frame.border_max_y = spec["part"]
    turned = mirrored(shot)
    frame.border_min_x, frame.border_max_x = (1 - right, 1 - left) if turned else (left, right)
    bpy.ops.render.render(write_still=True)
    colour, albedo, normal, mist = (render.load_pass(name, p) for p in render.PASSES)
    light = fog(denoise(colour, albedo, normal), mist, **hours.HOURS[spec["hour"]]["fog"]).astype(numpy.float32)
    return numpy.ascontiguousarray(light[:, ::-1]) if turned else light


def frame_mesh(camera):
    """A card that fills the camera's frame."""
    corners = [camera.matrix_world @ (Vector(c) * (AWAY / -c.z)) for c in camera.data.view_frame(scene=bpy.context.scene)]
    mesh = bpy.data.meshes.new("view")
    # view_frame goes round from the upper right corner, clockwise.
    mesh.from_pydata(corners, [], [(2, 1, 0, 3)])
    places = ((0, 0), (1, 0), (1, 1), (0, 1))
    for loop, place in zip(mesh.uv_layers.new().data, places):
        loop.uv = place
    return mesh


def sphere_mesh(camera, columns=256, rows=128):
    """A sphere round a panoramic camera, whose picture lies on it as the camera sees it: equirectangular."""
    across, up = ([i / n for i in range(n + 1)] for n in (columns, rows))
    points = []
    for v in up:
        for u in across:
            turn, rise = (u - .5) * 2 * math.pi, (v - .5) * math.pi
            local = Vector((math.sin(turn) * math.cos(rise), math.sin(rise), -math.cos(turn) * math.cos(rise)))
            points.append(camera.matrix_world @ (local * AWAY))
    corners = [(row * (columns + 1) + column, row * (columns + 1) + column + 1, (row + 1) * (columns + 1) + column + 1,
                (row + 1) * (columns + 1) + column) for row in range(rows) for column in range(columns)]
    mesh = bpy.data.meshes.new("view")
    mesh.from_pydata(points, [], corners)
    layer = mesh.uv_layers.new().data
    for loop in mesh.loops:
        layer[loop.index].uv = (across[loop.vertex_index % (columns + 1)], up[loop.vertex_index // (columns + 1)])
    return mesh


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
    mesh = sphere_mesh(camera) if camera.data.type == "PANO" else frame_mesh(camera)
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
