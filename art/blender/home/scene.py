"""
The interior of a home. build(shot) reads from the shot: plan (label), rooms (ids of visible rooms), dusk, mood, window,
cove (a factor of the light in ceilings), things and without (see furnish), and what light_rooms reads. Furnishings that
plans lack are in staging.json.
"""
import json
import math

from mathutils import Matrix

from furniture import bath, bedroom, breakfast, kitchen, living, small, study, traces
from home import view as generic_view
from furniture.forms import Piece, frame_of
from home.light import light_rooms
from home.moods import MOODS, apply_mood
from home.palette import palette
from home.plan import CEILING
from home.shell import Shell
from mesh import point_in_polygon
from model import SCENES, plan as load_plan

CURTAINED = {"living", "bedroom"}


def by_room_kind(in_room, otherwise):
    """A fixture with a builder per kind of room, and one for all others."""
    def build(piece, width, depth, option, kind):
        in_room.get(kind, otherwise)(piece, width, depth, option, kind)
    return build


def with_size(function, *fixed):
    """A fixture whose builder takes (piece, width, depth, *fixed)."""
    return lambda piece, width, depth, option, kind: function(piece, width, depth, *fixed)


def with_option(function):
    """A fixture whose builder also takes its option, if it has one: a count, a material."""
    def build(piece, width, depth, option, kind):
        function(piece, width, depth, *([] if option is None else [option]))
    return build


def with_keywords(function):
    """A fixture whose option is an object of keyword arguments."""
    return lambda piece, width, depth, option, kind: function(piece, width, depth, **(option or {}))


def painted_wall(piece, width, depth, material):
    """A wall in another colour above the skirting, `depth` metres in front of the wall."""
    piece.box(-width / 2, 0, .06, width / 2, depth, CEILING, material, 0)


def downlights(piece, width, depth, count):
    """A row of recessed lamps along the longer side."""
    for i in range(count):
        u = (i + .5) / count
        x, y = (0, depth * u) if depth > width else ((u - .5) * width, depth / 2)
        piece.cylinder(x, y, CEILING - .004, CEILING + .01, .045, "brass", bevel=0)
        piece.cylinder(x, y, CEILING - .006, CEILING, .034, "spot", bevel=0)


# Builders by the type of a fixture in plans and staging: (piece, width, depth, option, kind of the room). Laid tables are in
# furnish.
FIXTURES = {
    "sofa": with_size(living.sofa),
    "rug": with_size(living.rug),
    "plant": with_size(small.plant),
    "armchair": with_size(living.armchair),
    "tv": by_room_kind({"bedroom": with_size(living.television, 1.1, 1.2)}, with_size(living.television)),
    "counter": with_option(kitchen.counter),
    "tall": with_option(kitchen.tall_units),
    "washer": with_size(kitchen.washer),
    "bedD": with_size(bedroom.bed),
    "bedS": with_size(bedroom.bed, "bed linen", "sage cloth", "oak"),
    "night": with_size(bedroom.night_table),
    "closet": by_room_kind({"dress": with_size(bedroom.wardrobe)}, with_size(bedroom.closet)),
    "desk": by_room_kind({"alpha": with_size(study.desk, False)}, with_size(study.desk)),
    "vanity": with_size(study.vanity),
    "shelf": by_room_kind({"pantry": with_size(kitchen.pantry_shelf)}, with_size(study.bookcase, 2.45, "oak")),
    "toys": with_size(study.toy_shelf),
    "shoe": with_size(bath.shoe_cabinet),
    "wc": with_size(bath.toilet),
    "basin": with_size(bath.basin),
    "tub": with_size(bath.tub),
    "shower": with_size(bath.shower),
    "bench": with_size(bath.bench),
    "slabs": with_option(living.slab_wall),
    "slats": with_option(living.slat_wall),
    "headboard": with_size(bedroom.headboard),
    "lamp": with_size(small.floor_lamp),
    "side": with_size(living.side_table),
    "pendants": with_option(small.pendants),
    "mirror": with_size(small.round_mirror),
    "picture": with_keywords(small.picture),
    "paint": with_option(painted_wall),
    "book": with_keywords(traces.open_book),
    "cup": with_keywords(traces.cup),
    "breakfast": with_size(breakfast.breakfast_table),
    "downlights": with_option(downlights),
}


def room_of(plan, rect):
    """The room that contains the centre of a fixture's rectangle (mm), or None."""
    x, y = (rect[0] + rect[2]) / 2, (rect[1] + rect[3]) / 2
    return next((room for room in plan["rooms"] if point_in_polygon(x, y, room["polygon"])), None)


def furnish(plan, detailed, materials, shot):
    """Places the fixtures of the plan and the staging and the shot's `things` in visible rooms, except types in `without`."""
    without = set(shot.get("without", []))
    mood = MOODS.get(shot.get("mood"), {})
    laid = mood.get("laid", "books")
    fixtures = {**FIXTURES, "ctable": with_size(living.coffee_table, laid), "table": with_size(living.dining_table, laid),
                "tableH": with_size(living.dining_table_across, laid), "island": with_size(kitchen.island, laid)}
    if mood.get("chair") == "open":
        fixtures["armchair"] = with_size(living.open_chair)
    staging = json.loads((SCENES / "staging.json").read_text("utf8"))[plan["label"]]
    for index, fixture in enumerate(plan["fixtures"] + staging + shot.get("things", [])):
        room = room_of(plan, fixture["rect"])
        if fixture["type"] not in fixtures or room is None or room["id"] not in detailed or fixture["type"] in without:
            continue
        frame, width, depth = frame_of(fixture["rect"], fixture.get("facing", "s"))
        middle = Matrix.Translation((0, depth / 2, 0))
        turn = Matrix.Rotation(math.radians(fixture.get("turn", 0)), 4, "Z")
        frame = frame @ middle @ turn @ middle.inverted()
        fixtures[fixture["type"]](Piece(frame, materials, index), width, depth, fixture.get("option"), room["kind"])


def curtains(plan, detailed, materials, openings):
    """Open drapes and sheers at the windows of living rooms and bedrooms."""
    rooms = {room["id"]: room for room in plan["rooms"]}
    for opening in openings:
        if opening.kind != "window" or opening.rooms[0] not in detailed:
            continue
        if rooms[opening.rooms[0]]["kind"] not in CURTAINED:
            continue
        x0, y0, x1, y1 = opening.rect
        room = rooms[opening.rooms[0]]
        room_middle = sum(p[0] for p in room["polygon"]) / len(room["polygon"]) / 1000
        if opening.along_x:
            frame, length = Matrix.Translation((x0, y1 + .11, 0)), x1 - x0
        else:
            side = x0 - .11 if room_middle < x0 else x1 + .11
            frame, length = Matrix.Translation((side, y0, 0)) @ Matrix.Rotation(math.pi / 2, 4, "Z"), y1 - y0
        cloth = Piece(frame, materials, int(x0 * 100))
        drape, sheer = min(.42, length * .14), length * .20
        for a, b in ((-.2, drape - .2), (length + .2 - drape, length + .2)):
            small.curtain(cloth.moved(0, .04), a, b, CEILING - .02, "drape", 13)
        for a, b in ((-.15, sheer), (length - sheer, length + .15)):
            small.curtain(cloth.moved(0, -.045), a, b, CEILING - .02, "sheer", 17, .014)


def build(shot):
    """Fills the scene with a home, its lights, and its view unless the shot has a `window` (see window.py)."""
    plan = load_plan(shot["plan"])
    detailed = set(shot["rooms"])
    materials = palette(shot.get("dusk", False), shot.get("cove", 1))
    if "mood" in shot:
        materials = apply_mood(materials, shot["mood"])
    shell = Shell(plan, materials, detailed)
    shell.build()
    furnish(plan, detailed, materials, shot)
    curtains(plan, detailed, materials, shell.openings)
    light_rooms(plan, detailed, shot)
    if "window" not in shot:
        generic_view.build(shot.get("dusk", False))
