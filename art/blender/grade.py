"""Image operations after rendering: fog, glow, vignette, white balance. Arrays are linear light, height x width x 3."""
import numpy
import torch
import torch.nn.functional as F


def median(image, reach=2):
    """Median filter with a window of 2 * reach + 1 pixels, because the mist pass is noisy behind glass. 2D in and out."""
    height, width = image.shape
    padded = F.pad(torch.from_numpy(image)[None, None], (reach,) * 4, mode="replicate")
    windows = F.unfold(padded, 2 * reach + 1)
    return windows.median(1)[0].view(height, width).numpy()


def depth_of(mist):
    """
    Distance from the camera, 0 to 1 over the mist pass's range; height x width. A pixel at the edge of an object in front
    of the sky, or in foliage with holes smaller than a pixel, has a mean of both distances, which would draw a bright line
    around roofs and leaves. There the distance of the nearest neighbour is used.
    """
    raw = numpy.ascontiguousarray(mist[..., 0])
    x = torch.from_numpy(raw)[None, None]
    farthest, nearest = F.max_pool2d(x, 5, 1, 2), -F.max_pool2d(-x, 5, 1, 2)
    smooth = torch.from_numpy(median(raw))[None, None]
    edge = (farthest > .97) | ((nearest < .06) & (farthest - nearest > .10))
    # A pixel as far away as its farthest neighbour isn't mixed: a hill beside a roof keeps its haze.
    return torch.where(edge, torch.where(x > farthest - .015, x, nearest), smooth)[0, 0].numpy()


def fog(light, mist, colour, density, sky=0.0):
    """Blends towards `colour` with distance; `density` is per mist range, `sky` the share of fog applied to the sky."""
    depth = depth_of(mist)
    fog_share = 1 - numpy.exp(-density * depth)
    # The sky's colours include haze already.
    open_sky = numpy.clip((depth - .93) / .05, 0, 1)
    fog_share *= 1 - open_sky * (1 - sky)
    return light * (1 - fog_share[..., None]) + numpy.array(colour, numpy.float32) * fog_share[..., None]


def blur(x, radius):
    """Gaussian blur of a 1x3xHxW tensor; `radius` in pixels."""
    reach = 3 * radius
    kernel = torch.exp(-torch.arange(-reach, reach + 1).float() ** 2 / (2 * radius * radius))
    kernel /= kernel.sum()
    for pad, shape in (((reach, reach, 0, 0), (1, 1, 1, -1)), ((0, 0, reach, reach), (1, 1, -1, 1))):
        x = F.conv2d(F.pad(x, pad, mode="replicate"), kernel.view(shape).repeat(3, 1, 1, 1), groups=3)
    return x


def add_glow(light, strength, threshold=.9):
    """Adds blurred light around pixels brighter than `threshold`, as a lens does; radii are relative to 1920 pixels of width."""
    width = light.shape[1]
    bright = (torch.from_numpy(light).permute(2, 0, 1)[None] - threshold).clamp(0, 8)
    total = sum(blur(bright, max(1, width * radius // 1920)) for radius in (2, 5, 12, 28)) / 4
    return light + strength * total[0].permute(1, 2, 0).numpy()


def vignette(light, amount):
    """Darkens the corners by `amount`, a share of their light."""
    height, width, _ = light.shape
    y, x = numpy.mgrid[-1:1:height * 1j, -1:1:width * 1j]
    falloff = 1 - amount * numpy.clip(x * x + .8 * y * y, 0, 2) ** 1.2
    return light * falloff[..., None].astype(numpy.float32)


def balance(light, gains):
    """White balance: multiplies red, green and blue."""
    return light * numpy.array(gains, numpy.float32)


def grade(light, mist, spec):
    """Applies a shot's `grade`: fog {colour, density, sky}, glow, glowFrom, vignette, balance."""
    if "fog" in spec:
        light = fog(light, mist, **spec["fog"])
    if spec.get("glow"):
        light = add_glow(light, spec["glow"], spec.get("glowFrom", .9))
    if "balance" in spec:
        light = balance(light, spec["balance"])
    if spec.get("vignette", .14):
        light = vignette(light, spec.get("vignette", .14))
    return light
