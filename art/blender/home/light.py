"""Lighting of a home: sky, sun, daylight through each window, and lamps in each room. Metres."""
import math

import bpy
from mathutils import Vector

from home.plan import CEILING, openings

# Watts per square metre: of windows, by time of day; of floor, by kind of room.
WINDOW_LIGHT = {"day": 19, "dusk": 3.2}
ROOM_LIGHT = {"living": 2.0, "kitchen": 4.5, "hall": 6, "bedroom": 1.6, "bath": 13, "dress": 11, "entry": 11,
    "alpha": 9, "pantry": 8}
DAYLIGHT, BLUE_HOUR, LAMPLIGHT = (.93, .97, 1), (.42, .58, 1), (1, .86, .70)


def aim(light, towards):
    """Turns a light to shine in a direction."""
    light.rotation_euler = Vector(towards).to_track_quat("-Z", "Y").to_euler()


def sunbeam(direction):
    """The direction in which the sun shines that stands in `direction`: as a shot's `sun`, see light_rooms."""
    azimuth, elevation = (math.radians(v) for v in direction)
    return -math.sin(azimuth) * math.cos(elevation), math.cos(azimuth) * math.cos(elevation), -math.sin(elevation)


def add_light(kind, at, towards, energy, colour, name="light", **fields):
    """Adds a light that is invisible to cameras, reflections and transmission. `kind` and `fields` are Blender's; energy in W."""
    data = bpy.data.lights.new(name, kind)
    data.energy, data.color = energy, colour
    for key, value in fields.items():
        setattr(data, key, value)
    obj = bpy.data.objects.new(name, data)
    obj.location = at
    aim(obj, towards)
    obj.visible_camera = obj.visible_glossy = obj.visible_transmission = False
    bpy.context.scene.collection.objects.link(obj)
    return obj


def bounds(room):
    """The extent of a room, x0, y0, x1, y1, in metres with y upwards."""
    xs, ys = [p[0] / 1000 for p in room["polygon"]], [-p[1] / 1000 for p in room["polygon"]]
    return min(xs), min(ys), max(xs), max(ys)


def sky(dusk, strength):
    """Sets the world to a sky gradient; it is brighter for the camera than as a light, to balance the exposure."""
    world = bpy.context.scene.world
    # Area lights in the windows replace the sky's light, so sampling the sky too would only cost time.
    world.cycles.sampling_method = "NONE"
    tree = world.node_tree
    tree.nodes.clear()
    def node(kind):
        return tree.nodes.new("ShaderNode" + kind)
    coordinates, xyz, ramp = node("TexCoord"), node("SeparateXYZ"), node("ValToRGB")
    tree.links.new(coordinates.outputs["Generated"], xyz.inputs[0])
    tree.links.new(xyz.outputs[2], ramp.inputs[0])
    stops = ([(0, (.34, .24, .22)), (.035, (.62, .36, .25)), (.12, (.30, .29, .38)), (.35, (.075, .115, .24)),
        (1, (.02, .04, .12))] if dusk
             else [(0, (.80, .86, .92)), (.06, (.74, .84, .95)), (.25, (.45, .66, .92)), (1, (.18, .40, .80))])
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(.5)
    for element, (position, colour) in zip(elements, stops):
        element.position, element.color = position, (*colour, 1)
    visible, lighting = node("Background"), node("Background")
    path, mix, out = node("LightPath"), node("MixShader"), node("OutputWorld")
    for background, value in ((lighting, strength * .45), (visible, strength)):
        tree.links.new(ramp.outputs[0], background.inputs[0])
        background.inputs[1].default_value = value
    tree.links.new(path.outputs["Is Camera Ray"], mix.inputs[0])
    tree.links.new(lighting.outputs[0], mix.inputs[1])
    tree.links.new(visible.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])


def light_rooms(plan, detailed, shot):
    """
    Lights the rooms whose ids are in `detailed`. Reads from the shot: dusk; sun, [degrees from the plan's front towards its
    right, elevation in degrees] or null; sunlight (W/m2); lamps and windows, factors of lamps and daylight.
    """
    dusk = shot.get("dusk", False)
    sky(dusk, .55 if dusk else 1.9)
    sun_direction = shot.get("sun", None if dusk else [-28, 36])
    if sun_direction:
        sun = add_light("SUN", (0, 0, 0), sunbeam(sun_direction), shot.get("sunlight", 17), (1, .90, .76), "sun",
                        angle=math.radians(2.5))
        sun.visible_glossy = True
    rooms = {room["id"]: room for room in plan["rooms"]}
    for opening in openings(plan):
        if opening.kind == "window" and opening.rooms[0] in detailed:
            light_window(opening, bounds(rooms[opening.rooms[0]]), dusk, shot.get("windows", 1))
    for name in sorted(detailed):
        room = rooms[name]
        x0, y0, x1, y1 = bounds(room)
        energy = ROOM_LIGHT.get(room["kind"], 4) * (x1 - x0) * (y1 - y0) * shot.get("lamps", 1) * (2.2 if dusk else 1)
        if energy:
            add_light("AREA", ((x0 + x1) / 2, (y0 + y1) / 2, CEILING - .05), (0, 0, -1), energy, LAMPLIGHT,
                      "lamp", shape="RECTANGLE", size=(x1 - x0) * .6, size_y=(y1 - y0) * .6)


def light_window(opening, room_bounds, dusk, factor):
    """Adds an area light the size of a window, on its inner side, directed into the room."""
    x0, y0, x1, y1 = opening.rect
    room_x0, room_y0, room_x1, room_y1 = room_bounds
    centre = Vector(((x0 + x1) / 2, (y0 + y1) / 2, (opening.bottom + opening.top) / 2))
    room = Vector(((room_x0 + room_x1) / 2, (room_y0 + room_y1) / 2, 0))
    inward = Vector((0, math.copysign(1, room.y - centre.y), 0))
    if not opening.along_x:
        inward = Vector((math.copysign(1, room.x - centre.x), 0, 0))
    width, height = (x1 - x0 if opening.along_x else y1 - y0), opening.top - opening.bottom
    depth = (y1 - y0 if opening.along_x else x1 - x0) / 2
    energy = WINDOW_LIGHT["dusk" if dusk else "day"] * width * height * factor
    colour = BLUE_HOUR if dusk else DAYLIGHT
    # Upright: a tilted one would leave the upper part of the sheers, just inside it, behind it and dark.
    add_light("AREA", centre + inward * (depth + .02), inward, energy, colour,
              "daylight", shape="RECTANGLE", size=width * .96, size_y=height * .96)
