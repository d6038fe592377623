"""What the builder builds: floors, walls, ceilings, doors and windows of a plan."""
import math

from mathutils import Matrix

from furniture.forms import Piece
from home.plan import CEILING, edges, metres, openings, solid_parts
from mesh import MeshBuilder, inside, place

TOP = CEILING + .3
FLOORS = {"entry": "entry floor", "bath": "bath floor", "utility": "utility floor", "ac": "utility floor"}
COVED = {"living", "master"}
COVE_BORDER, COVE_RISE = .42, .14


def cells(points):
    """The rectangles (x0, y0, x1, y1) that a right-angled outline falls into between its corners' lines."""
    xs, ys = sorted({p[0] for p in points}), sorted({p[1] for p in points})
    return [(a, c, b, d) for a, b in zip(xs, xs[1:]) for c, d in zip(ys, ys[1:])
        if inside((a + b) / 2, (c + d) / 2, points)]


def main_rectangle(points):
    """The largest rectangle between an outline's corner lines that lies inside it."""
    xs, ys = sorted({p[0] for p in points}), sorted({p[1] for p in points})
    whole = cells(points)
    def fits(a, c, b, d):
        covered = sum((q[2] - q[0]) * (q[3] - q[1]) for q in whole if a <= q[0] and q[2] <= b and c <= q[1]
            and q[3] <= d)
        return abs(covered - (b - a) * (d - c)) < 1e-6
    found = [(a, c, b, d) for a in xs for b in xs if b > a for c in ys for d in ys if d > c and fits(a, c, b, d)]
    return max(found, key=lambda r: (r[2] - r[0]) * (r[3] - r[1]))


class Shell:
    """Builds a plan's walls; `detailed` names the rooms that the picture sees."""

    def __init__(self, plan, palette, detailed):
        self.plan, self.palette, self.detailed = plan, palette, detailed
        self.openings = openings(plan)
        self.piece = Piece(Matrix(), palette)
        self.rooms = {room["id"]: room for room in plan["rooms"]}

    def build(self):
        self.floors()
        self.walls()
        self.ceilings()
        for name in self.detailed:
            self.lining(name)
        for opening in self.openings:
            if not self.detailed.intersection(opening.rooms):
                continue
            {"window": self.window, "louver": self.window, "open": lambda _: None}.get(opening.kind, self.door)(opening)

    def polygon(self, room):
        points = [(x / 1000, -y / 1000) for x, y in room["polygon"]]
        turn = sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(points, points[1:] + points[:1]))
        return points if turn > 0 else points[::-1]

    def floors(self):
        base = MeshBuilder()
        base.prism([(x / 1000, -y / 1000) for x, y in reversed(self.plan["outline"])], -.3, -.004)
        place(base.mesh("under floor", [self.palette["oak floor"]]))
        for room in self.plan["rooms"]:
            floor = MeshBuilder()
            floor.prism(self.polygon(room), -.1, 0)
            place(floor.mesh("floor", [self.palette[FLOORS.get(room["kind"], "oak floor")]]))

    def walls(self):
        built = MeshBuilder()
        for wall in self.plan["walls"]:
            x0, y0, x1, y1 = metres(wall["rect"])
            axis = 0 if x1 - x0 > y1 - y0 else 1
            rect = (x0, y0, x1, y1)
            holes = [(o.rect[axis], o.rect[axis + 2], o.bottom, o.top) for o in self.openings
                     if o.rect[0] < x1 - .01 and o.rect[2] > x0 + .01 and o.rect[1] < y1 - .01 and o.rect[3] > y0 + .01]
            holes = [(max(a, rect[axis]), min(b, rect[axis + 2]), low, high) for a, b, low, high in holes]
            for u0, z0, u1, z1 in solid_parts(rect[axis], rect[axis + 2], holes, -.1, TOP):
                if axis == 0:
                    built.box(u0, y0, z0, u1, y1, z1)
                else:
                    built.box(x0, u0, z0, x1, u1, z1)
        place(built.mesh("walls", [self.palette["paint"]]))

    def ceilings(self):
        built, cove = MeshBuilder(), MeshBuilder()
        built.prism([(x / 1000, -y / 1000) for x, y in reversed(self.plan["outline"])], TOP, TOP + .1)
        for room in self.plan["rooms"]:
            points = self.polygon(room)
            if room["id"] not in COVED or room["id"] not in self.detailed:
                built.prism(points, CEILING, TOP)
                continue
            x0, y0, x1, y1 = main_rectangle(points)
            built.box(x0, y0, CEILING + COVE_RISE, x1, y1, TOP)
            for a, c, d, e in cells(points):
                if not (x0 <= a and d <= x1 and y0 <= c and e <= y1):
                    built.box(a, c, CEILING, d, e, TOP)
            b, lip, z0, z1 = COVE_BORDER, .06, CEILING, CEILING + COVE_RISE
            for a, c, d, e in ((x0, y0, x1, y0 + b), (x0, y1 - b, x1, y1), (x0, y0 + b, x0 + b, y1 - b),
                (x1 - b, y0 + b, x1, y1 - b)):
                built.box(a, c, z0, d, e, z0 + .03)
            for a, c, d, e in ((x0, y0, x1, y0 + b - lip), (x0, y1 - b + lip, x1, y1), (x0, y0, x0 + b - lip, y1),
                (x1 - b + lip, y0, x1, y1)):
                built.box(a, c, z0 + .03, d, e, z1)
            i = b - lip + .006
            for a, c, d, e in ((x0 + i, y0 + i, x1 - i, y0 + i + .02), (x0 + i, y1 - i - .02, x1 - i, y1 - i),
                               (x0 + i, y0 + i, x0 + i + .02, y1 - i), (x1 - i - .02, y0 + i, x1 - i, y1 - i)):
                cove.box(a, c, z0 + .035, d, e, z0 + .05)
        place(built.mesh("ceiling", [self.palette["ceiling"]]))
        if cove.faces:
            place(cove.mesh("cove", [self.palette["cove"]]))

    def lining(self, name):
        """Tiles in baths, skirting elsewhere."""
        room = self.rooms[name]
        bath = room["kind"] == "bath"
        built = MeshBuilder()
        depth, top = (.012, CEILING) if bath else (.012, .06)
        for edge in edges(room, self.plan, self.openings):
            length = (edge.b - edge.a).length
            way = (edge.b - edge.a).normalized()
            holes = []
            for low, high, o in edge.openings:
                ends = sorted(abs((v - (edge.a.x if abs(way.x) > .5 else edge.a.y))) for v in (low, high))
                holes.append((*ends, o.bottom - .001, o.top))
            frame = Matrix(((way.x, edge.inward.x, 0, edge.a.x), (way.y, edge.inward.y, 0, edge.a.y), (0, 0, 1, 0),
                (0, 0, 0, 1)))
            for u0, z0, u1, z1 in solid_parts(0, length, holes, 0, top):
                built.box(u0, 0, z0, u1, depth, z1, 0, frame)
        place(built.mesh("lining", [self.palette["bath wall" if bath else "skirting"]]))

    def frame(self, opening):
        """A frame along the opening: (matrix with x along it and y out of the home, length, thickness)."""
        x0, y0, x1, y1 = opening.rect
        if opening.along_x:
            return Matrix.Translation((x0, y0, 0)), x1 - x0, y1 - y0
        return Matrix.Translation((x1, y0, 0)) @ Matrix.Rotation(math.pi / 2, 4, "Z"), y1 - y0, x1 - x0

    def window(self, opening):
        matrix, length, depth = self.frame(opening)
        window = Piece(matrix, self.palette)
        z0, z1, mid, bar = opening.bottom, opening.top, depth * .5, .045
        panes = 3 if length > 3.2 else 2 if length > 1 else 1
        for low, high in ((z0, z0 + bar), (z1 - bar, z1)):
            window.box(0, mid - .06, low, length, mid + .06, high, "bronze", .003)
        for i in range(panes + 1):
            x = min(length - bar / 2, max(bar / 2, length * i / panes))
            window.box(x - bar / 2, mid - .05, z0 + bar, x + bar / 2, mid + .05, z1 - bar, "bronze", .003)
        pane = MeshBuilder()
        pane.face([(0, mid, z0), (length, mid, z0), (length, mid, z1), (0, mid, z1)])
        place(pane.mesh("pane", [self.palette["glass"]])).matrix_world = matrix
        if z0 > .05:
            window.box(-.03, -.02, z0 - .03, length + .03, depth + .02, z0, "counter", .004)

    def door(self, opening):
        matrix, length, depth = self.frame(opening)
        door = Piece(matrix, self.palette)
        jamb, leaf, kind = .03, opening.top - .01, opening.kind
        trim = "oak" if kind != "slide3" else "bronze"
        for a, b in ((0, jamb), (length - jamb, length)):
            door.box(a, -.008, 0, b, depth + .008, opening.top, trim, .002)
        door.box(jamb, -.008, opening.top - jamb, length - jamb, depth + .008, opening.top, trim, .002)
        if kind == "slide3" or (kind == "slide" and length > 1.2):
            # Three glass leaves, slid together at the opening's far end as they stand when one walks in.
            for i in range(3):
                wide = (length - 2 * jamb) / 3
                b = length - jamb - .03 * i
                a, y = b - wide - .03, depth * (.3 + .2 * i)
                for p, q in ((a, a + .025), (b - .025, b)):
                    door.box(p, y - .01, 0, q, y + .01, leaf - jamb, "bronze", .002)
                for p, q in ((0, .03), (leaf - jamb - .03, leaf - jamb)):
                    door.box(a + .025, y - .01, p, b - .025, y + .01, q, "bronze", .002)
                door.box(a, y - .004, .03, b, y + .004, leaf - jamb - .03, "clear", 0)
            return
        panel = "oak" if kind != "entry" else "bronze"
        y = depth * .5
        door.box(jamb, y - .02, .006, length - jamb, y + .02, leaf - jamb, panel, .003)
        x = length - .1 if opening.spec.get("hinge") in ("l", "b") else .1
        for side in (-1, 1):
            door.box(x - .012, y + side * .02, .93, x + .012, y + side * .05, 1.17, "brass", .004)
