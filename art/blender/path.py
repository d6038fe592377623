"""
Camera moves from moves.json: a level camera follows a curve. move.py renders a few of its frames, the keys, and
interpolate.py makes the frames between them. Runs without Blender; metres.
"""
import json
import math

import numpy

from model import SCENES

RATE = 24     # frames per second
SENSOR_WIDTH = 36     # mm, Blender's default, to which focal lengths refer
MOVES = SCENES / "moves.json"


def all_moves():
    """All moves by name; each has its name too."""
    return {name: {"name": name, **move} for name, move in json.loads(MOVES.read_text("utf8")).items()}


def frames_of(move):
    """The number of frames of a move."""
    return round(move["seconds"] * RATE)


def key_frames(move):
    """The numbers of the frames that are rendered, in ascending order."""
    last = frames_of(move) - 1
    return [round(k * last / (move["keys"] - 1)) for k in range(move["keys"])]


def coarse_first(frames):
    """The same frames: both ends first, then the middles of gaps, so that a stopped run has keys along the whole move."""
    order, gaps = [frames[0], frames[-1]], [(0, len(frames) - 1)]
    while gaps:
        low, high = gaps.pop(0)
        middle = (low + high) // 2
        if low < middle:
            order.append(frames[middle])
            gaps += [(low, middle), (middle, high)]
    return order


def curve(points, t):
    """The point of a Bezier curve with the control points `points` at t, 0 to 1."""
    points = numpy.array(points, float)
    while len(points) > 1:
        points = points[:-1] * (1 - t) + points[1:] * t
    return points[0]


def camera_at(move, frame):
    """
    The camera of a frame, as render.add_camera reads it. It is level, which keeps verticals vertical, and shifted so that the
    picture's centre is at the height `height` above the point `to`. Speed is zero at both ends.
    """
    t = frame / (frames_of(move) - 1)
    t = t * t * (3 - 2 * t)
    stops = move["path"]
    at, to = curve([s["at"] for s in stops], t), curve([s["to"] for s in stops], t)
    lens, height, shift_x = (curve([s.get(key, 0) for s in stops], t) for key in ("lens", "height", "shiftX"))
    distance = math.hypot(*(to - at[:2]))
    return {"at": at.tolist(), "to": [*to.tolist(), float(at[2])], "level": True, "lens": float(lens),
            "shift": float((height - at[2]) / distance * lens / SENSOR_WIDTH), "shiftX": float(shift_x)}


class Lens:
    """The projection of a level camera of camera_at for a picture of `width` by `height` pixels."""

    def __init__(self, camera, width, height):
        at, to = numpy.array(camera["at"]), numpy.array(camera["to"])
        ahead = (to - at)[:2] / math.hypot(*(to - at)[:2])
        self.at = at
        self.ahead, self.right = numpy.array((*ahead, 0)), numpy.array((ahead[1], -ahead[0], 0))
        self.focal = camera["lens"] / SENSOR_WIDTH * width
        self.centre = (width * (.5 - camera["shiftX"]), height / 2 + width * camera["shift"])

    def pixels(self, points):
        """Projects points (n x 3) to (x, y, depth): pixels from the top left, and metres along the camera's axis."""
        offsets = points - self.at
        depth = offsets @ self.ahead
        return self.centre[0] + self.focal * (offsets @ self.right) / depth, \
            self.centre[1] - self.focal * offsets[..., 2] / depth, depth

    def rays(self, width, height):
        """The direction of every pixel's centre, with length 1 along the camera's axis: height x width x 3."""
        x = (numpy.arange(width) + .5 - self.centre[0]) / self.focal
        y = (self.centre[1] - numpy.arange(height) - .5) / self.focal
        return self.ahead + x[None, :, None] * self.right + y[:, None, None] * numpy.array((0, 0, 1.0))
