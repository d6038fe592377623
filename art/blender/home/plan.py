"""A home's plan as geometry: which stretches of a room's edge have a wall, and where its openings are. Metres."""
from dataclasses import dataclass

from mathutils import Vector

CEILING = 2.45
WINDOW_HEAD = 2.3
DOOR_HEAD = 2.25


@dataclass
class Opening:
    """A door or window: its rectangle (x0, y0, x1, y1; y up) and its height range."""
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
    """One stretch of wall seen from inside a room: from a to b, the room on the left, `inward` pointing into it."""
    a: Vector
    b: Vector
    inward: Vector
    openings: list


def metres(rect):
    """A rectangle of the plan (mm, y down) in metres with y up: (x0, y0, x1, y1), low corner first."""
    x0, y0, x1, y1 = (v / 1000 for v in rect)
    return (x0, -y1, x1, -y0)


def openings(plan):
    """All doors and windows of a plan."""
    found = []
    for door in plan["doors"]:
        found.append(Opening(door["kind"], metres(door["rect"]), 0, DOOR_HEAD if door["kind"] != "open" else 2.32,
                             tuple(door["between"]), door))
    for window in plan["windows"]:
        height = window["height"] / 1000
        found.append(Opening(window["kind"], metres(window["rect"]), max(0, WINDOW_HEAD - height), WINDOW_HEAD,
                             (window["room"],), window))
    return found


def cut(spans, low, high):
    """Takes low..high out of a list of (from, to) spans."""
    left = []
    for a, b in spans:
        if high <= a or low >= b:
            left.append((a, b))
            continue
        if a < low:
            left.append((a, low))
        if high < b:
            left.append((high, b))
    return left


def edges(room, plan, doors_and_windows):
    """The walled stretches of a room's outline, each with the openings in it as (from, to, Opening) along it."""
    points = [Vector((x / 1000, -y / 1000)) for x, y in room["polygon"]]
    turn = sum(p.x * q.y - q.x * p.y for p, q in zip(points, points[1:] + points[:1]))
    if turn < 0:
        points.reverse()
    walls = [metres(w["rect"]) for w in plan["walls"]]
    found = []
    for p, q in zip(points, points[1:] + points[:1]):
        way = (q - p).normalized()
        inward = Vector((-way.y, way.x))
        axis = 0 if abs(way.x) > .5 else 1
        outside = p[1 - axis] - inward[1 - axis] * .05
        low, high = sorted((p[axis], q[axis]))
        bare = [(low, high)]
        for wall in walls:
            if wall[1 - axis] < outside < wall[3 - axis]:
                bare = cut(bare, wall[axis], wall[axis + 2])
        solid = [(low, high)]
        for a, b in bare:
            if b - a > .02:
                solid = cut(solid, a, b)
        for a, b in solid:
            inside = [(max(a, o.rect[axis]), min(b, o.rect[axis + 2]), o) for o in doors_and_windows
                      if o.rect[1 - axis] - .02 < outside < o.rect[3 - axis] + .02
                      and o.rect[axis] < b - .01 and o.rect[axis + 2] > a + .01]
            ends = [Vector((a, p.y)), Vector((b, p.y))] if axis == 0 else [Vector((p.x, a)), Vector((p.x, b))]
            if way[axis] < 0:
                ends.reverse()
            found.append(Edge(ends[0], ends[1], inward, inside))
    return found


def solid_parts(low, high, holes, bottom, top):
    """Cuts holes (from, to, bottom, top) out of a wall from low to high: the remaining rectangles (u0, z0, u1, z1)."""
    marks = sorted({low, high, *(v for h in holes for v in h[:2])})
    for a, b in zip(marks, marks[1:]):
        if b - a < .001:
            continue
        column = [(bottom, top)]
        for u0, u1, z0, z1 in holes:
            if u0 < (a + b) / 2 < u1:
                column = cut(column, z0, z1)
        for z0, z1 in column:
            if z1 - z0 > .001:
                yield a, z0, b, z1
