"""The geometry of a home's plan: walls around each room, and openings in them. Metres, y upwards."""
from dataclasses import dataclass

from mathutils import Vector

# Heights above the floor, metres.
CEILING = 2.45
WINDOW_HEAD = 2.3
DOOR_HEAD = 2.25
OPENING_HEAD = 2.32     # of openings without a door


@dataclass
class Opening:
    """A door or window: its rectangle (x0, y0, x1, y1), height range, rooms (ids), and entry in the plan."""
    kind: str
    rect: tuple
    bottom: float
    top: float
    rooms: tuple
    spec: dict

    @property
    def along_x(self):
        return self.rect[2] - self.rect[0] > self.rect[3] - self.rect[1]


@dataclass
class Edge:
    """A straight part of a room's wall from a to b with the room on its left; openings are (from, to, Opening)."""
    a: Vector
    b: Vector
    inward: Vector
    openings: list


def metres(rect):
    """Converts a rectangle of the plan (mm, y downwards) to (x0, y0, x1, y1) in metres with y upwards."""
    x0, y0, x1, y1 = (v / 1000 for v in rect)
    return (x0, -y1, x1, -y0)


def openings(plan):
    """All doors and windows of a plan."""
    found = []
    for door in plan["doors"]:
        found.append(Opening(door["kind"], metres(door["rect"]), 0, DOOR_HEAD if door["kind"] != "open" else OPENING_HEAD,
                             tuple(door["between"]), door))
    for window in plan["windows"]:
        height = window["height"] / 1000
        found.append(Opening(window["kind"], metres(window["rect"]), max(0, WINDOW_HEAD - height), WINDOW_HEAD,
                             (window["room"],), window))
    return found


def subtract_span(spans, low, high):
    """Removes low..high from a list of (from, to) spans."""
    remaining = []
    for a, b in spans:
        if high <= a or low >= b:
            remaining.append((a, b))
            continue
        if a < low:
            remaining.append((a, low))
        if high < b:
            remaining.append((high, b))
    return remaining


def wall_edges(room, plan, doors_and_windows):
    """The Edges of a room's outline that have a wall, with the openings in them."""
    points = [Vector((x / 1000, -y / 1000)) for x, y in room["polygon"]]
    doubled_area = sum(p.x * q.y - q.x * p.y for p, q in zip(points, points[1:] + points[:1]))
    if doubled_area < 0:
        points.reverse()
    walls = [metres(w["rect"]) for w in plan["walls"]]
    found = []
    for p, q in zip(points, points[1:] + points[:1]):
        direction = (q - p).normalized()
        inward = Vector((-direction.y, direction.x))
        axis = 0 if abs(direction.x) > .5 else 1
        wall_line = p[1 - axis] - inward[1 - axis] * .05
        low, high = sorted((p[axis], q[axis]))
        open_spans = [(low, high)]
        for wall in walls:
            if wall[1 - axis] < wall_line < wall[3 - axis]:
                open_spans = subtract_span(open_spans, wall[axis], wall[axis + 2])
        wall_spans = [(low, high)]
        for a, b in open_spans:
            if b - a > .02:
                wall_spans = subtract_span(wall_spans, a, b)
        for a, b in wall_spans:
            wall_openings = [(max(a, o.rect[axis]), min(b, o.rect[axis + 2]), o) for o in doors_and_windows
                             if o.rect[1 - axis] - .02 < wall_line < o.rect[3 - axis] + .02
                             and o.rect[axis] < b - .01 and o.rect[axis + 2] > a + .01]
            ends = [Vector((a, p.y)), Vector((b, p.y))] if axis == 0 else [Vector((p.x, a)), Vector((p.x, b))]
            if direction[axis] < 0:
                ends.reverse()
            found.append(Edge(ends[0], ends[1], inward, wall_openings))
    return found


def solid_parts(low, high, holes, bottom, top):
    """Yields the rectangles (u0, z0, u1, z1) that remain of a wall from low to high without holes (from, to, bottom, top)."""
    marks = sorted({low, high, *(v for h in holes for v in h[:2])})
    for a, b in zip(marks, marks[1:]):
        if b - a < .001:
            continue
        column = [(bottom, top)]
        for u0, u1, z0, z1 in holes:
            if u0 < (a + b) / 2 < u1:
                column = subtract_span(column, z0, z1)
        for z0, z1 in column:
            if z1 - z0 > .001:
                yield a, z0, b, z1
