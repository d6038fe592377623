"""The shell of a home from its plan: floors, walls, ceilings, doors and windows. Metres."""
import math

from mathutils import Matrix

from furniture.forms import Piece
from home.plan import CEILING, wall_edges, metres, openings, solid_parts
from mesh import MeshBuilder, point_in_polygon, place

TOP = CEILING + .3     # underside of the slab above
FLOORS = {"entry": "entry floor", "bath": "bath floor", "utility": "utility floor", "ac": "utility floor"}
COVED = {"living", "master"}
# Of a ceiling with a cove: width of the lower border, height of the recess, and width of the edge that hides the light.
COVE_BORDER, COVE_RISE, COVE_LIP = .42, .14, .06


def grid_cells(points):
    """Divides a right-angled outline along the lines of its corners into rectangles (x0, y0, x1, y1)."""
    xs, ys = sorted({p[0] for p in points}), sorted({p[1] for p in points})
    return [(a, c, b, d) for a, b in zip(xs, xs[1:]) for c, d in zip(ys, ys[1:])
            if point_in_polygon((a + b) / 2, (c + d) / 2, points)]


def main_rectangle(points):
    """The largest rectangle (x0, y0, x1, y1) inside a right-angled outline, between the lines of its corners."""
    xs, ys = sorted({p[0] for p in points}), sorted({p[1] for p in points})
    all_cells = grid_cells(points)
    def is_inside(a, c, b, d):
        covered = sum((q[2] - q[0]) * (q[3] - q[1]) for q in all_cells if a <= q[0] and q[2] <= b and c <= q[1]
                      and q[3] <= d)
        return abs(covered - (b - a) * (d - c)) < 1e-6
    found = [(a, c, b, d) for a in xs for b in xs if b > a for c in ys for d in ys if d > c and is_inside(a, c, b, d)]
    return max(found, key=lambda r: (r[2] - r[0]) * (r[3] - r[1]))


def cove_border(ceiling, lights, rect):
    """Adds the lower border of a recessed ceiling, whose edge hides strips of light that are added to `lights`."""
    x0, y0, x1, y1 = rect
    low, high = CEILING, CEILING + COVE_RISE
    w = COVE_BORDER
    for a, b, c, d in ((x0, y0, x1, y0 + w), (x0, y1 - w, x1, y1), (x0, y0 + w, x0 + w, y1 - w), (x1 - w, y0 + w, x1, y1 - w)):
        ceiling.box(a, b, low, c, d, low + .03)
    w = COVE_BORDER - COVE_LIP
    for a, b, c, d in ((x0, y0, x1, y0 + w), (x0, y1 - w, x1, y1), (x0, y0, x0 + w, y1), (x1 - w, y0, x1, y1)):
        ceiling.box(a, b, low + .03, c, d, high)
    i = w + .006
    for a, b, c, d in ((x0 + i, y0 + i, x1 - i, y0 + i + .02), (x0 + i, y1 - i - .02, x1 - i, y1 - i),
                       (x0 + i, y0 + i, x0 + i + .02, y1 - i), (x1 - i - .02, y0 + i, x1 - i, y1 - i)):
        lights.box(a, b, low + .035, c, d, low + .05)


class Shell:
    """Builds the shell of a plan; `detailed` has the ids of the visible rooms, `materials` are by name."""

    def __init__(self, plan, materials, detailed):
        self.plan, self.materials, self.detailed = plan, materials, detailed
        self.openings = openings(plan)
        self.piece = Piece(Matrix(), materials)
        self.rooms = {room["id"]: room for room in plan["rooms"]}

    def build(self):
        """Builds floors, walls and ceilings of all rooms, and wall finishes, doors and windows of visible rooms."""
        self.floors()
        self.walls()
        self.ceilings()
        # Sorted, because the order of a set of strings changes with every process.
        for name in sorted(self.detailed):
            self.line_walls(name)
        for opening in self.openings:
            if not self.detailed.intersection(opening.rooms):
                continue
            {"window": self.window, "louver": self.window, "open": lambda _: None}.get(opening.kind, self.door)(opening)

    def polygon(self, room):
        """A room's outline in metres, counter-clockwise with y upwards."""
        points = [(x / 1000, -y / 1000) for x, y in room["polygon"]]
        doubled_area = sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(points, points[1:] + points[:1]))
        return points if doubled_area > 0 else points[::-1]

    def floors(self):
        """A slab under the whole home, and each room's floor."""
        base = MeshBuilder()
        base.prism([(x / 1000, -y / 1000) for x, y in reversed(self.plan["outline"])], -.3, -.004)
        place(base.mesh("under floor", [self.materials["oak floor"]]))
        for room in self.plan["rooms"]:
            floor = MeshBuilder()
            floor.prism(self.polygon(room), -.1, 0)
            place(floor.mesh("floor", [self.materials[FLOORS.get(room["kind"], "oak floor")]]))

    def walls(self):
        """All walls, without the openings in them."""
        builder = MeshBuilder()
        for wall in self.plan["walls"]:
            x0, y0, x1, y1 = metres(wall["rect"])
            axis = 0 if x1 - x0 > y1 - y0 else 1
            rect = (x0, y0, x1, y1)
            holes = [(o.rect[axis], o.rect[axis + 2], o.bottom, o.top) for o in self.openings
                     if o.rect[0] < x1 - .01 and o.rect[2] > x0 + .01 and o.rect[1] < y1 - .01 and o.rect[3] > y0 + .01]
            holes = [(max(a, rect[axis]), min(b, rect[axis + 2]), low, high) for a, b, low, high in holes]
            for u0, z0, u1, z1 in solid_parts(rect[axis], rect[axis + 2], holes, -.1, TOP):
                if axis == 0:
                    builder.box(u0, y0, z0, u1, y1, z1)
                else:
                    builder.box(x0, u0, z0, x1, u1, z1)
        place(builder.mesh("walls", [self.materials["paint"]]))

    def ceilings(self):
        """Flat ceilings, and ceilings with a cove in visible living rooms and master bedrooms."""
        builder, cove = MeshBuilder(), MeshBuilder()
        builder.prism([(x / 1000, -y / 1000) for x, y in reversed(self.plan["outline"])], TOP, TOP + .1)
        for room in self.plan["rooms"]:
            points = self.polygon(room)
            if room["id"] not in COVED or room["id"] not in self.detailed:
                builder.prism(points, CEILING, TOP)
                continue
            rect = main_rectangle(points)
            x0, y0, x1, y1 = rect
            builder.box(x0, y0, CEILING + COVE_RISE, x1, y1, TOP)
            for a, b, c, d in grid_cells(points):
                if not (x0 <= a and c <= x1 and y0 <= b and d <= y1):
                    builder.box(a, b, CEILING, c, d, TOP)
            cove_border(builder, cove, rect)
        place(builder.mesh("ceiling", [self.materials["ceiling"]]))
        if cove.faces:
            place(cove.mesh("cove", [self.materials["cove"]]))

    def line_walls(self, name):
        """Adds tiles in bathrooms and skirting in other rooms."""
        room = self.rooms[name]
        is_bath = room["kind"] == "bath"
        builder = MeshBuilder()
        depth, top = (.012, CEILING) if is_bath else (.012, .06)
        for edge in wall_edges(room, self.plan, self.openings):
            length = (edge.b - edge.a).length
            direction = (edge.b - edge.a).normalized()
            holes = []
            for low, high, o in edge.openings:
                ends = sorted(abs((v - (edge.a.x if abs(direction.x) > .5 else edge.a.y))) for v in (low, high))
                holes.append((*ends, o.bottom - .001, o.top))
            frame = Matrix(((direction.x, edge.inward.x, 0, edge.a.x), (direction.y, edge.inward.y, 0, edge.a.y),
                            (0, 0, 1, 0), (0, 0, 0, 1)))
            for u0, z0, u1, z1 in solid_parts(0, length, holes, 0, top):
                builder.box(u0, 0, z0, u1, depth, z1, 0, frame)
        place(builder.mesh("lining", [self.materials["bath wall" if is_bath else "skirting"]]))

    def opening_frame(self, opening):
        """The frame of an opening: (matrix with x along it and y across the wall, length, thickness)."""
        x0, y0, x1, y1 = opening.rect
        if opening.along_x:
            return Matrix.Translation((x0, y0, 0)), x1 - x0, y1 - y0
        return Matrix.Translation((x1, y0, 0)) @ Matrix.Rotation(math.pi / 2, 4, "Z"), y1 - y0, x1 - x0

    def window(self, opening):
        """Frame, glass, and sill of a window."""
        matrix, length, depth = self.opening_frame(opening)
        window = Piece(matrix, self.materials)
        z0, z1, mid, bar = opening.bottom, opening.top, depth * .5, .045
        panes = 3 if length > 3.2 else 2 if length > 1 else 1
        for low, high in ((z0, z0 + bar), (z1 - bar, z1)):
            window.box(0, mid - .06, low, length, mid + .06, high, "bronze", .003)
        for i in range(panes + 1):
            x = min(length - bar / 2, max(bar / 2, length * i / panes))
            window.box(x - bar / 2, mid - .05, z0 + bar, x + bar / 2, mid + .05, z1 - bar, "bronze", .003)
        pane = MeshBuilder()
        pane.face([(0, mid, z0), (length, mid, z0), (length, mid, z1), (0, mid, z1)])
        place(pane.mesh("pane", [self.materials["glass"]])).matrix_world = matrix
        if z0 > .05:
            window.box(-.03, -.02, z0 - .03, length + .03, depth + .02, z0, "counter", .004)

    def door(self, opening):
        """Frame and leaf of a door, which is closed, or open glass leaves of a wide sliding door."""
        matrix, length, depth = self.opening_frame(opening)
        door = Piece(matrix, self.materials)
        jamb, leaf, kind = .03, opening.top - .01, opening.kind
        trim = "oak" if kind != "slide3" else "bronze"
        for a, b in ((0, jamb), (length - jamb, length)):
            door.box(a, -.008, 0, b, depth + .008, opening.top, trim, .002)
        door.box(jamb, -.008, opening.top - jamb, length - jamb, depth + .008, opening.top, trim, .002)
        if kind == "slide3" or (kind == "slide" and length > 1.2):
            sliding_leaves(door, length, depth, jamb, leaf - jamb)
            return
        panel = "oak" if kind != "entry" else "bronze"
        y = depth * .5
        door.box(jamb, y - .02, .006, length - jamb, y + .02, leaf - jamb, panel, .003)
        x = length - .1 if opening.spec.get("hinge") in ("l", "b") else .1
        for side in (-1, 1):
            door.box(x - .012, y + side * .02, .93, x + .012, y + side * .05, 1.17, "brass", .004)


def sliding_leaves(door, length, depth, jamb, height):
    """Three framed glass leaves of a sliding door, open at the far end of the opening."""
    for i in range(3):
        width = (length - 2 * jamb) / 3
        b = length - jamb - .03 * i
        a, y = b - width - .03, depth * (.3 + .2 * i)
        for p, q in ((a, a + .025), (b - .025, b)):
            door.box(p, y - .01, 0, q, y + .01, height, "bronze", .002)
        for p, q in ((0, .03), (height - .03, height)):
            door.box(a + .025, y - .01, p, b - .025, y + .01, q, "bronze", .002)
        door.box(a, y - .004, .03, b, y + .004, height - .03, "clear", 0)
