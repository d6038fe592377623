"""
Makes the frames of a camera move from its rendered keys: python3 interpolate.py NAME FILE.mkv [WIDTH HEIGHT EVERY].

Depths and cameras of the keys are known, so motion isn't estimated from pixels: the point that a pixel of the new frame shows
is looked up in the keys before and after it. Where one of them doesn't see it, only the other counts.
Needs PyTorch and ffmpeg; frames are piped to ffmpeg one by one.
"""
import bisect
import subprocess
import sys

import numpy
import torch
import torch.nn.functional as F

import path
from frames import write_frames
from grade import falloff
from scratch import scratch_folder

# Metres: the depth of the sky, and the depth beyond which everything counts as sky, because two cameras measure it along
# different axes.
FAR, SKY = 60000.0, 15000.0
# The weight of a colour from an outline, for points that are seen nowhere else.
OUTLINE = 1e-3
# The most frames between two keys: with a longer gap, too little is seen by both, so the move ends before it.
LONGEST_GAP = 130


def load_picture(file):
    """A 16-bit PNG as a tensor of 3 x height x width, 0 to 1."""
    size = subprocess.run(["ffprobe", "-v", "error", "-show_entries", "stream=width,height", "-of", "csv=p=0", file],
                          check=True, capture_output=True, text=True).stdout
    width, height = map(int, size.strip().split(","))
    raw = subprocess.run(["ffmpeg", "-v", "error", "-i", file, "-f", "rawvideo", "-pix_fmt", "rgb48le", "-"],
                         check=True, capture_output=True).stdout
    pixels = numpy.frombuffer(raw, numpy.uint16).reshape(height, width, 3)
    return torch.from_numpy(pixels.astype(numpy.float32) / 65535).permute(2, 0, 1).contiguous()


def reflection_depth(depth, rays, camera, water):
    """
    Depths with those of still water replaced by the depths of what it reflects: a reflection moves like an object as far
    behind the water as the facade is in front of it. water: level (z), mirrors (y of the facade), and within, what the level
    may differ by (.5 if absent, less where ground is near it); metres.
    """
    z = camera["at"][2] + rays[..., 2] * depth
    is_water = (abs(z - water["level"]) < water.get("within", .5)) & (rays[..., 1] > .05)
    facade = (water["mirrors"] - camera["at"][1]) / numpy.maximum(rays[..., 1], .05)
    return numpy.where(is_water, numpy.maximum(depth, facade), depth)


def backdrop_depth(depth, rays, camera, glass):
    """Depths with those of a window's panes, y = `glass` (m), replaced by the greatest around: some rays end at the glass."""
    is_glass = abs(camera["at"][1] + rays[..., 1] * depth - glass) < .004
    behind = F.max_pool2d(torch.from_numpy(depth)[None, None], 9, 1, 4)[0, 0].numpy()
    return numpy.where(is_glass, behind, depth)


class Key:
    """A rendered key: its picture, its lens, and the point in space and range of depths of every pixel."""

    def __init__(self, move, folder, frame):
        camera = path.camera_at(move, frame)
        self.colour = load_picture(str(folder / f"{frame:04d}.png"))
        height, width = self.colour.shape[1:]
        self.lens = path.Lens(camera, width, height)
        depth = numpy.minimum(numpy.load(folder / f"{frame:04d}.npy").astype(float), FAR)
        rays = self.lens.rays(width, height)
        if "water" in move:
            depth = reflection_depth(depth, rays, camera, move["water"])
        if "glass" in move:
            depth = backdrop_depth(depth, rays, camera, move["glass"])
        self.points = torch.from_numpy((self.lens.at + rays * depth[..., None]).astype(numpy.float32)).view(-1, 3)
        self.sparse_points = self.points.view(height, width, 3)[::2, ::2].reshape(-1, 3)
        plane = torch.from_numpy(depth.astype(numpy.float32))[None, None]
        # The least and greatest depth within one pixel around each pixel.
        self.range = torch.cat((-F.max_pool2d(-plane, 3, 1, 1), F.max_pool2d(plane, 3, 1, 1)), 1).clamp(max=SKY)


def project(lens, points):
    """path.Lens.pixels for a tensor of n x 3."""
    offsets = points - torch.tensor(lens.at, dtype=torch.float32)
    right, ahead = (torch.tensor(axis[:2], dtype=torch.float32) for axis in (lens.right, lens.ahead))
    depth = offsets[:, :2] @ ahead
    scale = lens.focal / depth.clamp(min=.05)
    return lens.centre[0] + scale * (offsets[:, :2] @ right), lens.centre[1] - scale * offsets[:, 2], depth


def project_depth(keys, lens, width, height):
    """The depths of a new frame (1 x 1 x height x width): the nearest of the keys' sparse points in each pixel."""
    nearest = torch.full((height * width,), FAR * 2)
    for key in keys:
        x, y, depth = project(lens, key.sparse_points)
        left, top = (x - 1).floor().long(), (y - 1).floor().long()
        for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1)):
            u, v = left + dx, top + dy
            is_inside = (u >= 0) & (u < width) & (v >= 0) & (v < height) & (depth > .05)
            nearest.scatter_reduce_(0, (v * width + u)[is_inside], depth[is_inside], "amin")
    plane = nearest.view(1, 1, height, width)
    for _ in range(3):
        holes = plane > FAR * 1.5
        if not holes.any():
            break
        # Gaps between points and newly visible places get the greatest depth around them.
        around = F.max_pool2d(torch.where(holes, torch.zeros_like(plane), plane), 7, 1, 3)
        plane = torch.where(holes & (around > 0), around, plane)
    return plane.clamp(max=FAR)


def visibility(key, grid, distance):
    """
    1 where a key shows the points at `distance` from it; OUTLINE at outlines, where a pixel mixes two colours; 0 outside its
    picture and behind something nearer.
    """
    distance = distance.clamp(max=SKY)
    near, far = F.grid_sample(key.range, grid, mode="nearest", padding_mode="border", align_corners=False)[0]
    between = (distance > near * .97) & (distance < far * 1.03)
    seen = between & ((distance < near * 1.03) | (far < near * 1.5))
    return (seen + OUTLINE * (between & ~seen)) * (grid[0].abs() <= 1).all(-1)


def fill_holes(colour, known, depth):
    """
    Replaces the pixels that no key shows (known = 0) by colours around them: sky by sky, and the rest mostly by far things,
    because holes open behind near ones.
    """
    sky = (depth >= SKY).float()
    filling = sky * spread(colour, known * sky) + (1 - sky) * spread(colour, known * (1 - sky) * depth / (depth + 500))
    return colour * known + filling * (1 - known)


def spread(colour, weight):
    """Extends colours into pixels without weight, from the finest level of a pyramid of half sizes that has a colour there."""
    levels = [(colour * weight, weight + 1e-9)]
    while min(levels[-1][1].shape[-2:]) > 4:
        levels.append(tuple(F.avg_pool2d(part[None], 2, ceil_mode=True)[0] for part in levels[-1]))
    result = levels[-1][0] / levels[-1][1]
    for sums, weights in reversed(levels[:-1]):
        coarse = F.interpolate(result[None], size=sums.shape[-2:], mode="bilinear", align_corners=False)[0]
        result = torch.lerp(coarse, sums / weights, (weights / .05).clamp(max=1))
    return result


def look_up(key, points, is_outline):
    """
    The colours (3 x height x width) in which a key shows `points`, and where it shows them, 0 to 1. `is_outline` (height x
    width) is where the new frame has outlines itself: elsewhere the key's outlines would be ghosts of what stood before.
    """
    shape = is_outline.shape
    key_height, key_width = key.colour.shape[1:]
    x, y, distance = project(key.lens, points)
    grid = torch.stack((x / key_width * 2 - 1, y / key_height * 2 - 1), 1).view(1, *shape, 2)
    colour = F.grid_sample(key.colour[None], grid, mode="bicubic", padding_mode="border", align_corners=False)[0]
    shown = visibility(key, grid, distance.view(shape))
    return colour, torch.where(is_outline | (shown == 1), shown, 0)


def frame_between(keys, shares, camera, width, height):
    """
    A frame (3 x height x width) from its keys; `shares` are their weights. What is not seen clearly is looked up at the depth
    behind it too, because depths of half the size make outlines too wide, and then in keys without a share, which are
    farther away in time.
    """
    half = project_depth(keys, path.Lens(camera, width // 2, height // 2), width // 2, height // 2)
    depth = F.interpolate(half, scale_factor=2, mode="nearest")
    behind = F.max_pool2d(depth, 7, 1, 3).view(-1)
    is_outline = (F.max_pool2d(depth, 5, 1, 2) > -F.max_pool2d(-depth, 5, 1, 2) * 1.06)[0, 0]
    lens = path.Lens(camera, width, height)
    at, rays = torch.tensor(lens.at, dtype=torch.float32), torch.from_numpy(lens.rays(width, height).astype(numpy.float32))
    rays = rays.view(-1, 3)
    points = at + rays * depth.view(-1, 1)
    total, weights = torch.zeros(3, height * width), torch.zeros(height * width)
    for key, share in zip(keys, shares):
        if share:
            colour, shown = look_up(key, points, is_outline)
            total += share * (shown * colour).view(3, -1)
            weights += share * shown.view(-1)
    near, far = ([key for key, share in zip(keys, shares) if bool(share) is used] for used in (True, False))
    for others, depths in ((near, behind), (far, depth.view(-1)), (far, behind)):
        hidden = (weights <= OUTLINE).nonzero()[:, 0]
        places = at + rays[hidden] * depths[hidden, None]
        for key in others:
            colour, shown = look_up(key, places, is_outline.view(1, -1)[:, hidden])
            total[:, hidden] += (shown * colour)[:, 0]
            weights[hidden] += shown[0]
    picture, known = (total / weights.clamp(min=1e-9)).view(3, height, width), (weights > 0).float().view(1, height, width)
    return fill_holes(picture, known, depth[0])


def main(name, file, width=None, height=None, every="1"):
    torch.set_num_threads(2)
    move, every = path.all_moves()[name], int(every)
    width, height = (int(value or own) for value, own in zip((width, height), move["size"]))
    folder = scratch_folder() / "film" / name
    keys = sorted(int(png.stem) for png in folder.glob("*.png") if png.stem.isdigit())
    gaps = [a for a, b in zip(keys, [*keys[1:], path.frames_of(move) + LONGEST_GAP]) if b - a > LONGEST_GAP]
    count = gaps[0] + 1
    print(f"{name}: {count} frames of {path.frames_of(move)} from keys {', '.join(map(str, keys))}", flush=True)
    # For display values instead of linear light.
    vignette = torch.from_numpy(falloff(height, width)) ** .5
    dither = torch.from_numpy(numpy.random.default_rng(1).random((3, height, width), numpy.float32))

    def pictures():
        """The bytes of each frame."""
        loaded = {}
        for frame in range(0, count, every):
            after = bisect.bisect_left(keys, frame)
            near = [keys[k] for k in (after - 1, after) if 0 <= k < len(keys)] if keys[after] != frame else [frame]
            far = [keys[k] for k in (after - len(near), after + 1) if 0 <= k < len(keys)]
            loaded = {k: loaded.get(k) or Key(move, folder, k) for k in (*near, *far)}
            shares = [1 - abs(frame - k) / max(1, near[-1] - near[0]) for k in near] + [0] * len(far)
            picture = frame_between([loaded[k] for k in (*near, *far)], shares, path.camera_at(move, frame), width,
                                    height) * vignette
            # Dithered, because a dusk sky would show bands; with the same noise in every frame, which doesn't flicker.
            pixels = (picture.clamp(0, 1) * 254.99 + dither).clamp(0, 255).to(torch.uint8)
            yield pixels.permute(1, 2, 0).contiguous().numpy().tobytes()

    write_frames(file, (width, height), path.RATE / every, pictures())


if __name__ == "__main__":
    main(*sys.argv[1:])
