"""The towers, whose walls and windows follow the plans of the homes on each floor."""
import random

from materials import HOME_WINDOWS
from mesh import MeshBuilder, counter_clockwise, edge_frame, inset, place, point_in_polygon
from mathutils import Vector
from model import floor_level, plan, to_site

STONE, GLASS, BRONZE, ROOM, LIVING, SPANDREL, SLAB, CURTAIN, CORRIDOR, LIGHT = range(10)
ROLES = ("stone", "glass", "bronze", "room", "living", "spandrel", "slab", "curtain", "corridor", "light")
CROWN_HEIGHT, CAP_HEIGHT = 6.0, .5     # metres
WINDOW_HEAD = 2.5           # upper edge of windows above the floor, metres
BAND_WIDTH = .24           # width of the dark glass on both sides of a window in a vertical strip, metres
STRIP_HEIGHT = 1.5           # windows at least this high, in metres, are part of a vertical strip


def build(data, palette):
    """Places all towers."""
    for tower in data["towers"]:
        footprint = counter_clockwise([tuple(p) for p in tower["footprint"]])
        meshes = {}
        for floor in range(tower["firstHomeFloor"], tower["topFloor"] + 1):
            types = tuple(home_type(line, floor) for line in tower["lines"])
            # Four variants of each storey, so that curtains don't repeat on every floor.
            variant = (types, (floor * 7 + floor // 3) % 4)
            if variant not in meshes:
                meshes[variant] = floor_mesh(tower, footprint, types, [palette[r] for r in ROLES], variant[1])
            place(meshes[variant], (0, 0, floor_level(tower, floor)))
        top = floor_level(tower, tower["topFloor"] + 1)
        spine(tower, footprint, top, palette)
        crown(tower, footprint, top, palette)


def home_type(line, floor):
    """The label of a line's type on a floor, or None."""
    return next((r["type"] for r in line["ranges"] if r["from"] <= floor <= r["to"]), None)


def windows_of(tower, types):
    """The windows of one floor: (x, y of the centre on the site, width, height, room, home on the floor), metres."""
    windows = []
    for home, (line, label) in enumerate(zip(tower["lines"], types), 1):
        for window in plan(label)["windows"] if label else ():
            x0, y0, x1, y1 = window["rect"]
            x, y = to_site(line["matrix"], (x0 + x1) / 2, (y0 + y1) / 2)
            windows.append((x, y, max(x1 - x0, y1 - y0) / 1000, window["height"] / 1000, window["room"], home))
    return windows


def floor_mesh(tower, footprint, types, materials, variant):
    """The mesh of one storey in site coordinates, with its floor at z = 0; `variant` is the seed of its curtains."""
    builder, height = MeshBuilder(), tower["floorHeight"]
    windows = windows_of(tower, types)
    number, rnd = 0, random.Random(variant)
    for k, a in enumerate(footprint):
        frame, length = edge_frame(a, footprint[(k + 1) % len(footprint)])
        to_wall = frame.inverted()
        bays = []
        for x, y, width, window_height, room, home in windows:
            local = to_wall @ Vector((x, y, 0))
            if -.35 < local.y < .1 and 0 < local.x < length:
                bays.append((local.x - width / 2, local.x + width / 2, window_height, room, home))
        if not bays and 6 < length < 9.5:
            # The side of the stairs and lifts has a narrow window on every landing.
            bays.append((length / 2 - .45, length / 2 + .45, 1.9, "core", 0))
        edge = 0.0
        for left, right, window_height, room, home in sorted(bays):
            is_strip = window_height >= STRIP_HEIGHT
            side = BAND_WIDTH if is_strip else 0
            pier(builder, frame, edge, left - side, height)
            number += 1
            window = home * HOME_WINDOWS + number
            bay(builder, frame, left, right, window_height, height, is_strip, room, window, rnd)
            edge = right + side
        pier(builder, frame, edge, length, height)
        builder.box(-.02, -.3, -.10, length + .02, .16, .10, SLAB, frame)
    return builder.mesh(f"floor{tower['name']}", materials)


def pier(builder, frame, left, right, height):
    """A stone pier between two bays; one wider than 3.2 m gets a projecting panel."""
    if right - left < .02:
        return
    builder.box(left, -.3, .1, right, .08, height - .1, STONE, frame)
    if right - left > 3.2:
        middle = (left + right) / 2
        builder.box(middle - .7, .05, .1, middle + .7, .14, height - .1, STONE, frame)


def bay(builder, frame, left, right, window_height, height, is_strip, room, number, rnd):
    """A window with frame, curtains, a blind and the room behind it; in a strip, dark glass fills the rest of the bay."""
    sill = WINDOW_HEAD - window_height
    side = BAND_WIDTH if is_strip else 0
    infill, face = (SPANDREL, -.02) if is_strip else (STONE, .08)
    builder.box(left - side, -.3, .1, right + side, face, max(.12, sill), infill, frame)
    builder.box(left - side, -.3, WINDOW_HEAD, right + side, face, height - .1, infill, frame)
    if is_strip:
        builder.box(left - side, -.3, sill, left, face, WINDOW_HEAD, SPANDREL, frame)
        builder.box(right, -.3, sill, right + side, face, WINDOW_HEAD, SPANDREL, frame)
        for x in (left - side, right + side):
            builder.box(x - .05, -.05, -.1, x + .05, .34, height - .1, BRONZE, frame)
    posts = (left, right) if right - left < 1.2 else (left, (left + right) / 2, right)
    for k, pane in enumerate(zip(posts, posts[1:])):
        quad(builder, frame, pane, -.10, (sill, WINDOW_HEAD), GLASS, 2 * number + k)
    for x in posts:
        builder.box(x - .035, -.14, sill, x + .035, .0, WINDOW_HEAD, BRONZE, frame)
    builder.box(left, -.14, WINDOW_HEAD - .06, right, .0, WINDOW_HEAD, BRONZE, frame)
    builder.box(left, -.14, sill, right, .0, sill + .06, BRONZE, frame)
    glow = CORRIDOR if room == "core" else LIVING if room in ("living", "kitchen") else ROOM
    interior(builder, frame, left - .6, right + .6, 1.6 if room == "core" else 3.0, height - .35, glow, number)
    if room not in ("core", "kitchen", "utility", "ac") and rnd.random() < .8:
        width = right - left
        # Shares of the window covered from the left and from the right.
        near, far = rnd.choice(((.14, .12), (.2, .16), (.34, .14), (.12, .42), (.5, .5)))
        quad(builder, frame, (left, left + width * near), -.28, (sill, WINDOW_HEAD), CURTAIN, number)
        quad(builder, frame, (right - width * far, right), -.28, (sill, WINDOW_HEAD), CURTAIN, number)
        if rnd.random() < .4:
            lower = WINDOW_HEAD - window_height * rnd.choice((.22, .35, .5, .8))
            quad(builder, frame, (left, right), -.24, (lower, WINDOW_HEAD), CURTAIN, number)


def interior(builder, frame, left, right, depth, height, material, number):
    """The five inner faces of a room behind a window."""
    points = {key: frame @ Vector(p) for key, p in {
        "a": (left, -.31, .1), "b": (right, -.31, .1), "c": (right, -.31, height), "d": (left, -.31, height),
        "e": (left, -depth, .1), "f": (right, -depth, .1), "g": (right, -depth, height), "h": (left, -depth, height)
    }.items()}
    for face in ("efgh", "abfe", "dhgc", "aehd", "bcgf"):
        builder.face([points[key] for key in face], material, number)


def quad(builder, frame, xs, y, zs, material, number=0):
    """A vertical rectangle in the frame of a wall: xs (from, to), zs (from, to), at distance y."""
    corners = ((xs[0], zs[0]), (xs[1], zs[0]), (xs[1], zs[1]), (xs[0], zs[1]))
    builder.face([frame @ Vector((x, y, z)) for x, z in corners], material, number)


def spine(tower, footprint, top, palette):
    """The base, the roof slab, and the light strip on the tower's longest face."""
    builder, base = MeshBuilder(), tower["podiumHeight"]
    builder.prism(inset(footprint, -.25), base - .5, base + .1, 0)
    builder.prism(inset(footprint, .35), top - .3, top + .1, 0)
    longest = max(range(len(footprint)), key=lambda k: edge_frame(footprint[k], footprint[k - 1])[1])
    a, b = footprint[longest - 1], footprint[longest]
    frame, length = edge_frame(a, b)
    builder.box(length / 2 - .42, .05, base, length / 2 + .42, .30, top + CROWN_HEIGHT, 0, frame)
    builder.box(length / 2 - .11, .28, base + 1, length / 2 + .11, .42, top + CROWN_HEIGHT, 1, frame)
    place(builder.mesh(f"spine{tower['name']}", [palette["stone"], palette["light"]]))


def crown(tower, footprint, top, palette):
    """The crown: bronze fins around a lit core, with a cap."""
    builder = MeshBuilder()
    roof = inset(footprint, 1.3)
    builder.prism(roof, 0, CROWN_HEIGHT - 1.0, 1, top=4)
    fans(builder, roof, CROWN_HEIGHT - 1.0)
    builder.ribbon([(x, y, CROWN_HEIGHT - 1.2) for x, y in roof],
                   [(x, y, CROWN_HEIGHT - 1.2) for x, y in inset(footprint, .2)], 3)
    outer, inner = inset(footprint, -.28), inset(footprint, .5)
    for z0, z1 in ((-.1, .45), (CROWN_HEIGHT - CAP_HEIGHT, CROWN_HEIGHT)):
        for z in (z0, z1):
            builder.ribbon([(x, y, z) for x, y in inner], [(x, y, z) for x, y in outer], 0)
        for ring in (inner, outer):
            builder.ribbon([(x, y, z0) for x, y in ring], [(x, y, z1) for x, y in ring], 0)
    for k, a in enumerate(footprint):
        frame, length = edge_frame(a, footprint[(k + 1) % len(footprint)])
        count = max(1, round(length / 1.05))
        for j in range(count + 1):
            x = j * length / count
            builder.box(x - .07, -.25, .4, x + .07, .26, CROWN_HEIGHT - CAP_HEIGHT, 2, frame)
    for core in tower["core"][:1]:
        ring = inset(counter_clockwise([tuple(p) for p in core]), .6)
        builder.prism(ring, CROWN_HEIGHT - 1, CROWN_HEIGHT + 1.6, 3)
    place(builder.mesh(f"crown{tower['name']}", [palette["stone"], palette["crown"], palette["bronze"],
                                                 palette["darkStone"], palette["road"], palette["slab"]]), (0, 0, top))


def fans(builder, roof, z):
    """Fans and ducts on a roof, seen from above, in rows along its longest side."""
    rnd = random.Random(5)
    longest = max(range(len(roof)), key=lambda k: edge_frame(roof[k - 1], roof[k])[1])
    frame, length = edge_frame(roof[longest - 1], roof[longest])
    free = inset(roof, 1.2)
    for row in range(1, 8):
        for column in range(int(length / 4.2)):
            x, y, w, h = 2.2 + column * 4.2, -row * 3.4, rnd.uniform(.6, 1.3), rnd.uniform(.4, .9)
            corners = [frame @ Vector((x + a * w, y + b * w, 0)) for a in (-1, 1) for b in (-.6, .6)]
            if rnd.random() < .45 or not all(point_in_polygon(c.x, c.y, free) for c in corners):
                continue
            builder.box(x - w, y - .6 * w, z, x + w, y + .6 * w, z + h, rnd.choice((3, 5)), frame)
