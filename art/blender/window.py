"""
Views from a home's windows. The interior's camera, moved to its tower, line and floor, renders the exterior first; that
picture is then an emissive backdrop behind the panes of the interior. Both use one camera, so the perspective is exact.
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
from model import bearing_in_plan, floor_level, to_site, tower_and_matrix

# Distance of the backdrop from the camera in metres unless the shot's `window` says another, and its emission strength.
BACKDROP_DISTANCE, BRIGHTNESS = 60, 2.0
# The view of a panorama is rendered at half the room's resolution: most of it is hidden by walls.
PANORAMA_SCALE = .5


def is_mirrored(shot):
    """Whether the shot's home is a mirror image of its plan: it is rendered unmirrored, and its picture is flipped at the end."""
    if "window" not in shot:
        return False
    _, matrix = tower_and_matrix(shot["window"])
    return matrix[0] * matrix[3] > matrix[1] * matrix[2]


def set_sun(shot):
    """
    Gives a shot with a `window` the sun of its hour, unless it has its own or is a dusk of lamps: [degrees from the plan's
    front towards its right, elevation in degrees].
    """
    if "window" not in shot or "sun" in shot or shot.get("dusk"):
        return
    _, matrix = tower_and_matrix(shot["window"])
    at = hours.HOURS[shot["window"]["hour"]]["sun"]
    shot["sun"] = [bearing_in_plan(matrix, at["bearing"]), at["height"]]


def site_camera(camera, spec):
    """Converts an interior's camera (metres in the plan) to the site's coordinates; `spec` is the shot's `window`."""
    tower, matrix = tower_and_matrix(spec)
    floor = floor_level(tower, spec["floor"]) + .1
    def place(point):
        return [*to_site(matrix, point[0] * 1000, -point[1] * 1000), floor + point[2]]
    at = place(camera["at"])
    if camera.get("pano"):
        heading = math.radians(camera["heading"])
        ahead = place([camera["at"][0] - math.sin(heading), camera["at"][1] + math.cos(heading), camera["at"][2]])
        return {**camera, "at": at, "heading": math.degrees(math.atan2(at[0] - ahead[0], ahead[1] - at[1]))}
    return {**camera, "at": at, "to": place(camera["to"])}


def hide_tower(name):
    """Hides one tower alone: the camera is inside it, and its walls would hide the view."""
    own = {f"{part}{name}" for part in ("floor", "spine", "crown")}
    for obj in bpy.data.objects:
        hidden = obj.name.split(".")[0] in own
        # Whatever is assigned, even the same, is handed to the renderer again.
        if obj.hide_render != hidden:
            obj.hide_render = hidden


def render_view(shot, scale, samples):
    """
    Renders the view of a shot's `window` {tower, line, floor, hour, part} and returns linear light, height x width x 3.
    `part` is the part of the picture with panes (left, bottom, right, top; 0 to 1); the rest stays black. For a mirrored
    home, both are mirrored.
    """
    spec = shot["window"]
    view = {"hour": spec["hour"], "camera": site_camera(shot["camera"], spec), "size": shot["size"], "samples": 8}
    name = f"{shot['name']}_window"
    scene = render.empty_scene()
    exterior.build(view)
    hide_tower(spec["tower"])
    render.add_camera(view)
    render.apply_settings(view, scale * (PANORAMA_SCALE if view["camera"].get("pano") else 1), samples)
    render.enable_passes(name)
    frame = scene.render
    frame.use_border, frame.use_crop_to_border = True, False
    left, frame.border_min_y, right, frame.border_max_y = spec["part"]
    mirrored = is_mirrored(shot)
    frame.border_min_x, frame.border_max_x = (1 - right, 1 - left) if mirrored else (left, right)
    bpy.ops.render.render(write_still=True)
    colour, albedo, normal, mist, sky = (render.load_pass(name, p) for p in render.PASSES)
    light = fog(denoise(colour, albedo, normal), mist, sky, **hours.HOURS[spec["hour"]]["fog"]).astype(numpy.float32)
    return numpy.ascontiguousarray(light[:, ::-1]) if mirrored else light


def frame_mesh(camera, distance):
    """A rectangle that fills the camera's frame at a distance in metres, with UVs from 0 to 1."""
    frame = camera.data.view_frame(scene=bpy.context.scene)
    corners = [camera.matrix_world @ (corner * (distance / -corner.z)) for corner in frame]
    mesh = bpy.data.meshes.new("view")
    # view_frame returns the corners clockwise from the upper right one.
    mesh.from_pydata(corners, [], [(2, 1, 0, 3)])
    places = ((0, 0), (1, 0), (1, 1), (0, 1))
    for loop, place in zip(mesh.uv_layers.new().data, places):
        loop.uv = place
    return mesh


def sphere_mesh(camera, distance, columns=256, rows=128):
    """A sphere of radius `distance` (m) around a panoramic camera, with equirectangular UVs in the camera's orientation."""
    us, vs = ([i / n for i in range(n + 1)] for n in (columns, rows))
    points = []
    for v in vs:
        for u in us:
            yaw, pitch = (u - .5) * 2 * math.pi, (v - .5) * math.pi
            local = Vector((math.sin(yaw) * math.cos(pitch), math.sin(pitch), -math.cos(yaw) * math.cos(pitch)))
            points.append(camera.matrix_world @ (local * distance))
    corners = [(row * (columns + 1) + column, row * (columns + 1) + column + 1, (row + 1) * (columns + 1) + column + 1,
                (row + 1) * (columns + 1) + column) for row in range(rows) for column in range(columns)]
    mesh = bpy.data.meshes.new("view")
    mesh.from_pydata(points, [], corners)
    layer = mesh.uv_layers.new().data
    for loop in mesh.loops:
        layer[loop.index].uv = (us[loop.vertex_index % (columns + 1)], vs[loop.vertex_index // (columns + 1)])
    return mesh


def add_backdrop(light, spec):
    """
    Adds the view behind the panes, as the scene's camera sees it. It is visible directly and in reflections, but casts no
    light. Reads from `spec`, a shot's `window`: brightness (a factor) and distance (m).
    """
    image = render.float_image("view", light)
    camera = bpy.context.scene.camera
    bpy.context.view_layer.update()
    distance = spec.get("distance", BACKDROP_DISTANCE)
    mesh = (sphere_mesh if camera.data.type == "PANO" else frame_mesh)(camera, distance)
    material = bpy.data.materials.new("view")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    texture, emission, output = (tree.nodes.new("ShaderNode" + kind) for kind in ("TexImage", "Emission", "OutputMaterial"))
    texture.image, texture.extension = image, "EXTEND"
    emission.inputs["Strength"].default_value = BRIGHTNESS * spec.get("brightness", 1.0)
    tree.links.new(texture.outputs["Color"], emission.inputs["Color"])
    tree.links.new(emission.outputs[0], output.inputs["Surface"])
    material.cycles.sample_as_light = False
    mesh.materials.append(material)
    obj = bpy.data.objects.new("view", mesh)
    obj.visible_diffuse = obj.visible_shadow = False
    bpy.context.scene.collection.objects.link(obj)
