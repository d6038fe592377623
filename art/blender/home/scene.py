"""
The inside of a home, from its plan: build(shot) with `plan` (label), `rooms` (the ids that the picture sees), `dusk`,
and what light.light reads. What the plan doesn't hold (lamps, pictures, lined walls) is in staging.json.
"""
import json
import math
from pathlib import Path

from mathutils import Matrix

from furniture import bath, bedroom, kitchen, living, small, study, traces
from home import view as home_view
from furniture.forms import Piece, frame_of
from home.light import light
from home.moods import MOODS, moved
from home.palette import palette
from home.plan import CEILING
from home.shell import Shell
from mesh import inside
from model import plan as load_plan

CURTAINED = {"living", "bedroom"}


def by_room(in_room, otherwise):
    """A fixture that is built one way in the rooms of some kinds and another way in all others."""
    def build(piece, width, depth, option, kind):
        in_room.get(kind, otherwise)(piece, width, depth, option, kind)
    return build


def plain(function, *fixed):
    """A fixture that only needs its size."""
    return lambda piece, width, depth, option, kind: function(piece, width, depth, *fixed)


def optional(function):
    """A fixture whose option says more: a count, a name."""
    def build(piece, width, depth, option, kind):
        function(piece, width, depth, *([] if option is None else [option]))
    return build


FIXTURES = {
    "sofa": plain(living.sofa),
    "rug": plain(living.rug),
    "ctable": plain(living.coffee_table),
    "table": plain(living.dining_table),
    "tableH": plain(living.dining_table_across),
    "plant": plain(small.plant),
    "armchair": plain(living.armchair),
    "tv": by_room({"bedroom": plain(living.television, 1.1, 1.2)}, plain(living.television)),
    "counter": optional(kitchen.counter),
    "tall": optional(kitchen.tall_units),
    "island": plain(kitchen.island),
    "washer": plain(kitchen.washer),
    "bedD": plain(bedroom.bed),
    "bedS": plain(bedroom.bed, "bed linen", "sage cloth", "oak"),
    "night": plain(bedroom.night_table),
    "closet": by_room({"dress": plain(bedroom.wardrobe)}, plain(bedroom.closet)),
    "desk": by_room({"alpha": lambda p, w, d, o, k: study.desk(p, w, d, False)}, plain(study.desk)),
    "vanity": plain(study.vanity),
    "shelf": by_room({"pantry": plain(kitchen.pantry_shelf)}, plain(study.bookcase)),
    "toys": plain(study.toy_shelf),
    "shoe": plain(bath.shoe_cabinet),
    "wc": plain(bath.toilet),
    "basin": plain(bath.basin),
    "tub": plain(bath.tub),
    "shower": plain(bath.shower),
    "bench": plain(bath.bench),
    "slabs": optional(living.slab_wall),
    "slats": optional(living.slat_wall),
    "headboard": plain(bedroom.headboard),
    "lamp": plain(small.floor_lamp),
    "side": plain(living.side_table),
    "pendants": optional(small.pendants),
    "mirror": plain(small.round_mirror),
    "picture": lambda p,
    w,
    d,
    o,
    k: small.picture(p, w, d, **(o or {})),
    "paint": lambda p,
    w,
    d,
    o,
    k: p.box(-w / 2, 0, .06, w / 2, d, CEILING, o, 0),
    "book": lambda p, w, d, o, k: traces.open_book(p, w, d, **(o or {})),
    "cup": lambda p, w, d, o, k: traces.cup(p, w, d, **(o or {})),
    "blanket": lambda p, w, d, o, k: traces.blanket(p, w, d, **(o or {})),
    "cushion": plain(traces.fallen_pillow),
    "downlights": lambda p,
    w,
    d,
    o,
    k: downlights(p, w, d, o),
}


def downlights(piece, width, depth, count):
    """A row of small recessed lamps along the longer side."""
    for i in range(count):
        u = (i + .5) / count
        x, y = (0, depth * u) if depth > width else ((u - .5) * width, depth / 2)
        piece.cylinder(x, y, CEILING - .004, CEILING + .01, .045, "brass", bevel=0)
        piece.cylinder(x, y, CEILING - .006, CEILING, .034, "spot", bevel=0)


def room_at(plan, rect):
    """The room that the middle of a fixture lies in, or None."""
    x, y = (rect[0] + rect[2]) / 2, (rect[1] + rect[3]) / 2
    return next((room for room in plan["rooms"] if inside(x, y, room["polygon"])), None)


def furnish(plan, detailed, colours, shot):
    """Sets up the plan's fixtures, the staging, and the shot's own `things`, in the rooms that are seen."""
    without = set(shot.get("without", []))
    open_chair = MOODS.get(shot.get("mood"), {}).get("chair") == "open"
    fixtures = {**FIXTURES, **({"armchair": plain(living.open_chair)} if open_chair else {})}
    staging = json.loads((Path(__file__).parent / "staging.json").read_text("utf8"))[plan["label"]]
    for index, fixture in enumerate(plan["fixtures"] + staging + shot.get("things", [])):
        room = room_at(plan, fixture["rect"])
        if fixture["type"] not in fixtures or room is None or room["id"] not in detailed or fixture["type"] in without:
            continue
        frame, width, depth = frame_of(fixture["rect"], fixture.get("facing", "s"))
        middle = Matrix.Translation((0, depth / 2, 0))
        turn = Matrix.Rotation(math.radians(fixture.get("turn", 0)), 4, "Z")
        frame = frame @ middle @ turn @ middle.inverted()
        fixtures[fixture["type"]](Piece(frame, colours, index), width, depth, fixture.get("option"), room["kind"])


def curtains(plan, detailed, colours, openings):
    """Linen drapes and sheers at the windows of living rooms and bedrooms, drawn to their sides."""
    rooms = {room["id"]: room for room in plan["rooms"]}
    for opening in openings:
        if opening.kind != "window" or opening.rooms[0] not in detailed:
            continue
        if rooms[opening.rooms[0]]["kind"] not in CURTAINED:
            continue
        x0, y0, x1, y1 = opening.rect
        room = rooms[opening.rooms[0]]
        middle = sum(p[0] for p in room["polygon"]) / len(room["polygon"]) / 1000
        if opening.along_x:
            frame, length = Matrix.Translation((x0, y1 + .11, 0)), x1 - x0
        else:
            side = x0 - .11 if middle < x0 else x1 + .11
            frame, length = Matrix.Translation((side, y0, 0)) @ Matrix.Rotation(math.pi / 2, 4, "Z"), y1 - y0
        cloth = Piece(frame, colours, int(x0 * 100))
        drape, veil = min(.42, length * .14), length * .20
        for a, b in ((-.2, drape - .2), (length + .2 - drape, length + .2)):
            small.curtain(cloth.inside(0, .04), a, b, CEILING - .02, "drape", 13)
        for a, b in ((-.15, veil), (length - veil, length + .15)):
            small.curtain(cloth.inside(0, -.045), a, b, CEILING - .02, "sheer", 11, .035)


def build(shot):
    plan = load_plan(shot["plan"])
    detailed = set(shot["rooms"])
    colours = palette(shot.get("dusk", False))
    if "mood" in shot:
        colours = moved(colours, shot["mood"])
    shell = Shell(plan, colours, detailed)
    shell.build()
    furnish(plan, detailed, colours, shot)
    curtains(plan, detailed, colours, shell.openings)
    light(plan, detailed, shot)
    # A shot that names its home shows what that home sees: see window.py.
    if "window" not in shot:
        home_view.build(shot.get("dusk", False))
