"""
Mixes the layers of day.py into the frames of the film: python3 day_frames.py OUT.mkv [FOLDER] [EVERY]. `EVERY` makes each
n-th frame only, for a proof. Needs ffmpeg.
"""
import sys
from pathlib import Path

import numpy
import torch
import torch.nn.functional as F

from daytime import LUT_BITS, LUT_START, SUN_STEP, day_shot, hours_of_views, minutes, sky_times, sun_at, sun_times
from frames import write_frames
from grade import falloff
from path import RATE
from scratch import scratch_folder

# The sun's colour by its height in degrees, and its share that haze lets through.
SUN = [(0, (1, .42, .20), 0), (3, (1, .52, .27), .30), (8, (1, .66, .42), .62), (16, (1, .78, .58), .86), (30, (1, .88, .73), 1),
       (52, (1, .91, .79), 1)]


def between(points, at):
    """Linear interpolation in ascending (position, value) points; values are numbers or tuples."""
    if at <= points[0][0]:
        return numpy.array(points[0][1], numpy.float32)
    for (a, low), (b, high) in zip(points, points[1:]):
        if at <= b:
            share = (at - a) / (b - a)
            return numpy.array(low, numpy.float32) * (1 - share) + numpy.array(high, numpy.float32) * share
    return numpy.array(points[-1][1], numpy.float32)


def smooth(points, at):
    """A monotone cubic through (position, number) points, so that the day neither stops nor jumps."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    slopes = [(ys[i + 1] - ys[i]) / (xs[i + 1] - xs[i]) for i in range(len(xs) - 1)]
    tangents = [slopes[0], *(2 * a * b / (a + b) for a, b in zip(slopes, slopes[1:])), slopes[-1]]
    i = max(k for k in range(len(xs) - 1) if k == 0 or xs[k] <= at)
    width = xs[i + 1] - xs[i]
    t = min(max((at - xs[i]) / width, 0), 1)
    return ((1 + 2 * t) * (1 - t) ** 2 * ys[i] + t * (1 - t) ** 2 * width * tangents[i]
            + t * t * (3 - 2 * t) * ys[i + 1] + t * t * (t - 1) * width * tangents[i + 1])


def weights(times, at):
    """The neighbours of a time among ascending times, with their shares."""
    if at <= times[0]:
        return [(times[0], 1.0)]
    if at >= times[-1]:
        return [(times[-1], 1.0)]
    low = max(time for time in times if time <= at)
    if low == at:
        return [(low, 1.0)]
    high = min(time for time in times if time > at)
    share = (at - low) / (high - low)
    return [(low, 1 - share), (high, share)]


class Layers:
    """The layers of a folder, as tensors of 3 x height x width; loaded when they are first asked for."""

    def __init__(self, folder):
        self.folder, self.loaded = folder, {}

    def __getitem__(self, name):
        if name not in self.loaded:
            array = torch.from_numpy(numpy.load(self.folder / f"{name}.npy"))
            self.loaded[name] = array if name.startswith("sky") else array.permute(2, 0, 1).float().contiguous()
        return self.loaded[name]

    def moved_sky(self, hour, at):
        """What the drift of clouds adds to the sky of an hour at a time, against the one that its view was rendered with."""
        pictures, times = self[f"sky-{hour}"], sky_times(f"{hour // 60:02d}:{hour % 60:02d}")
        now = sum(share * pictures[1 + times.index(time)].float() for time, share in weights(times, at))
        return (now - pictures[0].float()).permute(2, 0, 1)


def sunlight(at):
    """The sun's colour times its share, from its height."""
    _, height = sun_at(at)
    colour = between([(h, c) for h, c, _ in SUN], height)
    return colour * between([(h, share) for h, _, share in SUN], height)


def add(total, layer, gains):
    """Adds a layer times a gain for red, green and blue, in place."""
    for channel, gain in enumerate(gains):
        total[channel].add_(layer[channel], alpha=float(gain))


def light_at(layers, at, shot):
    """Linear light of the film at a time: 3 x height x width."""
    light = {key: [(minutes(time), entry[key]) for time, entry in shot["light"].items()]
             for key in ("daylight", "view", "lamps", "shades")}
    total = torch.zeros_like(layers["daylight"])
    add(total, layers["daylight"], between(light["daylight"], at))
    for lamps in ("lamps", "shades"):
        add(total, layers[lamps], [between(light[lamps], at)] * 3)
    first, *_, last = sun_times()
    # It neither appears nor leaves at once.
    near = max(0, 1 - max(first - at, at - last, 0) / SUN_STEP)
    for time, share in weights(sun_times(), at) if near else ():
        add(total, layers[f"sun-{time}"], share * near * sunlight(at))
    brightness = 2 * float(between(light["view"], at))
    for hour, share in weights(hours_of_views(), at):
        add(total, layers[f"view-{hour}"], [share * brightness] * 3)
        moved = F.interpolate(layers.moved_sky(hour, at)[None], layers["glass"].shape[1:], mode="bilinear")[0]
        add(total, moved.mul_(layers["glass"]).mul_(layers[f"open-{hour}"]), [share * brightness] * 3)
    return total


def main(out, folder=None, every="1"):
    shot = day_shot()
    folder = Path(folder or scratch_folder() / "film" / "day")
    layers = Layers(folder)
    _, height, width = layers["daylight"].shape
    shade = torch.from_numpy(falloff(height, width))
    clock = [(second, minutes(time)) for second, time in shot["clock"]]
    exposure = [(minutes(time), entry["exposure"]) for time, entry in shot["light"].items()]
    step = int(every)

    def pictures():
        """The bytes of each frame, as the view transform's table reads them."""
        for frame in range(0, round(shot["seconds"] * RATE), step):
            at = smooth(clock, frame / RATE)
            light = light_at(layers, at, shot).mul_(shade).mul_(2 ** float(between(exposure, at)))
            code = light.clamp_(min=2.0 ** LUT_START).log2_().sub_(LUT_START).div_(LUT_BITS).clamp_(0, 1).mul_(65535)
            yield code.permute(1, 2, 0).numpy().astype("<u2").tobytes()

    filters = ("vflip", f"lut3d=file={folder / 'lut.cube'}:interp=tetrahedral")
    write_frames(out, (width, height), RATE / step, pictures(), "rgb48le", filters)


if __name__ == "__main__":
    main(*sys.argv[1:])
