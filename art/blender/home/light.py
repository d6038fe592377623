"""The light of a home: sky, sun, what falls through each window, and the lamps of each room."""
import math

import bpy
from mathutils import Vector

from home.plan import CEILING, openings

# Watts per square metre of window and of floor.
WINDOW_LIGHT = {"day": 19, "dusk": 3.2}
ROOM_LIGHT = {"living": 2.0, "kitchen": 4.5, "hall": 6, "bedroom": 1.6, "bath": 13, "dress": 11, "entry": 11,
    "alpha": 9, "pantry": 8}
DAYLIGHT, BLUE_HOUR, LAMPLIGHT = (.93, .97, 1), (.42, .58, 1), (1, .86, .70)


def lamp(kind, at, towards, energy, colour, **fields):
    """A light that cameras and mirrors don't see."""
    data = bpy.data.lights.new(kind.lower(), kind)
    data.energy, data.color = energy, colour
    for key, value in fields.items():
        setattr(data, key, value)
    thing = bpy.data.objects.new(kind.lower(), data)
    thing.location = at
    thing.rotation_euler = Vector(towards).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = thing.visible_glossy = thing.visible_transmission = False
    bpy.context.scene.collection.objects.link(thing)
    return thing


def bounds(room):
    """A room's x0, y0, x1, y1 in metres, y up."""
    xs, ys = [p[0] / 1000 for p in room["polygon"]], [-p[1] / 1000 for p in room["polygon"]]
    return min(xs), min(ys), max(xs), max(ys)


def sky(dusk, strength):
    """A sky from horizon to zenith; cameras see it brighter than the rooms do, as an exposure between both would."""
    world = bpy.context.scene.world
    # The lamps in the windows stand for the sky's light: aiming rays at the sky as well would only cost time.
    world.cycles.sampling_method = "NONE"
    tree = world.node_tree
    tree.nodes.clear()
    def node(kind):
        return tree.nodes.new("ShaderNode" + kind)
    way, parts, ramp = node("TexCoord"), node("SeparateXYZ"), node("ValToRGB")
    tree.links.new(way.outputs["Generated"], parts.inputs[0])
    tree.links.new(parts.outputs[2], ramp.inputs[0])
    stops = ([(0, (.34, .24, .22)), (.035, (.62, .36, .25)), (.12, (.30, .29, .38)), (.35, (.075, .115, .24)),
        (1, (.02, .04, .12))] if dusk
             else [(0, (.80, .86, .92)), (.06, (.74, .84, .95)), (.25, (.45, .66, .92)), (1, (.18, .40, .80))])
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(.5)
    for element, (position, colour) in zip(elements, stops):
        element.position, element.color = position, (*colour, 1)
    seen, felt = node("Background"), node("Background")
    path, mix, out = node("LightPath"), node("MixShader"), node("OutputWorld")
    for background, value in ((felt, strength * .45), (seen, strength)):
        tree.links.new(ramp.outputs[0], background.inputs[0])
        background.inputs[1].default_value = value
    tree.links.new(path.outputs["Is Camera Ray"], mix.inputs[0])
    tree.links.new(felt.outputs[0], mix.inputs[1])
    tree.links.new(seen.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])


def light(plan, detailed, shot):
    """
    Lights the rooms named in `detailed`. From the shot: `dusk`; `sun`, [degrees from the plan's front towards its
    right, height in degrees] or null; `lamps`, a factor for the lamps; `windows`, a factor for the daylight.
    """
    dusk = shot.get("dusk", False)
    sky(dusk, .55 if dusk else 1.9)
    direction = shot.get("sun", None if dusk else [-28, 36])
    if direction:
        side, height = (math.radians(v) for v in direction)
        towards = (-math.sin(side) * math.cos(height), math.cos(side) * math.cos(height), -math.sin(height))
        sun = lamp("SUN", (0, 0, 0), towards, shot.get("sunlight", 17), (1, .90, .76), angle=math.radians(1.2))
        sun.visible_glossy = True
    rooms = {room["id"]: room for room in plan["rooms"]}
    for opening in openings(plan):
        if opening.kind != "window" or opening.rooms[0] not in detailed:
            continue
        x0, y0, x1, y1 = opening.rect
        a, b, c, d = bounds(rooms[opening.rooms[0]])
        centre = Vector(((x0 + x1) / 2, (y0 + y1) / 2, (opening.bottom + opening.top) / 2))
        room = Vector(((a + c) / 2, (b + d) / 2, 0))
        inward = Vector((0, math.copysign(1, room.y - centre.y), 0))
        if not opening.along_x:
            inward = Vector((math.copysign(1, room.x - centre.x), 0, 0))
        wide, high = (x1 - x0 if opening.along_x else y1 - y0), opening.top - opening.bottom
        depth = (y1 - y0 if opening.along_x else x1 - x0) / 2
        energy = WINDOW_LIGHT["dusk" if dusk else "day"] * wide * high * shot.get("windows", 1)
        colour = BLUE_HOUR if dusk else DAYLIGHT
        lamp("AREA", centre + inward * (depth + .02), inward - Vector((0, 0, .18)), energy, colour,
             shape="RECTANGLE", size=wide * .96, size_y=high * .96)
    for name in detailed:
        room = rooms[name]
        a, b, c, d = bounds(room)
        energy = ROOM_LIGHT.get(room["kind"], 4) * (c - a) * (d - b) * shot.get("lamps", 1) * (2.2 if dusk else 1)
        if energy:
            lamp("AREA", ((a + c) / 2, (b + d) / 2, CEILING - .05), (0, 0, -1), energy, LAMPLIGHT, shape="RECTANGLE",
                 size=(c - a) * .6, size_y=(d - b) * .6)
