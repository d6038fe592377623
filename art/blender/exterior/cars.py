"""Cars in their lanes, driving on the right."""
import math
import random

from mesh import MeshBuilder, place

PAINT, GLASS, FRONT, REAR, TYRE = range(5)
# A car's outline from the side, (x, z) in metres from front to back: body below the windows, cabin above.
SALOON = (((2.25, .38), (2.28, .62), (2.05, .78), (1.05, .92), (-1.55, .96), (-2.2, .90), (-2.27, .60), (-2.2, .36)),
          ((1.02, .92), (.30, 1.40), (-.75, 1.44), (-1.62, .96)))
HATCH = (((2.1, .42), (2.14, .75), (1.95, .92), (1.15, 1.04), (-1.9, 1.06), (-2.08, .95), (-2.1, .5), (-2.0, .40)),
         ((1.12, 1.04), (.50, 1.58), (-1.55, 1.62), (-1.98, 1.06)))


def build(palette, roads):
    """Places cars on `roads` (see shore.ROADS), except on the western one, where they would stand before the gate."""
    rnd = random.Random(5)
    meshes = [car_mesh(k, SALOON if k % 2 else HATCH, palette) for k in range(4)]
    for axis, middle, road_width, lanes in roads.values():
        if axis == "y" and middle < 0:
            continue
        for _ in range(30 if lanes > 1 else 8):
            side = rnd.choice((-1, 1))
            v = middle + side * (rnd.randrange(lanes) + .5) * road_width / 2 / lanes
            u = rnd.uniform(-420, 420) if axis == "x" else rnd.uniform(-50, 400)
            if axis == "x":
                place(rnd.choice(meshes), (u, v, .03), (0, 0, 0 if side < 0 else math.pi))
            else:
                place(rnd.choice(meshes), (v, u, .03), (0, 0, math.pi / 2 * side))


def car_mesh(number, outline, palette):
    """The mesh of one car, its front towards +x; `number` selects its paint, `outline` is SALOON or HATCH."""
    builder = MeshBuilder()
    body, cabin = outline
    sides = []
    for y in (-.90, .90):
        # The sides taper at the sills and above the shoulders.
        sides.append([(x, y * (.93 if z < .5 or z > .85 else 1), z) for x, z in body])
    loft(builder, *sides, PAINT)
    glass = [[(x, y * (.90 if z < 1.2 else .72), z) for x, z in cabin] for y in (-.90, .90)]
    loft(builder, *glass, GLASS)
    roof = [(x, y * .715, z + .012) for y in (-.9, .9) for x, z in cabin[1:3]]
    builder.face((roof[0], roof[1], roof[3], roof[2]), PAINT)
    front, back = body[0][0], body[-2][0]
    for x in (front - .85, back + .85):
        for y in (-.86, .62):
            wheel(builder, x, y, .24)
    for y in (-.78, .42):
        builder.box(front - .06, y, .60, front + .035, y + .36, .72, FRONT)
        builder.box(back - .03, y - .04, .68, back + .06, y + .40, .80, REAR)
    return builder.mesh(f"car{number}", [palette[r] for r in (f"car{number}", "spandrel", "headlight", "taillight",
                                                              "tyre")])


def loft(builder, near, far, material):
    """Adds a surface between two outlines with the same number of points, and closes both ends."""
    builder.face(near, material)
    builder.face(list(reversed(far)), material)
    for k in range(len(near)):
        following = (k + 1) % len(near)
        builder.face((near[k], far[k], far[following], near[following]), material)


def wheel(builder, x, y, width):
    """Adds a wheel of 66 cm between y and y + width; x is its axle."""
    ring = [(x + .33 * math.cos(2 * math.pi * k / 18), .33 + .33 * math.sin(2 * math.pi * k / 18)) for k in range(18)]
    loft(builder, [(u, y, w) for u, w in ring], [(u, y + width, w) for u, w in ring], TYRE)
