"""Image operations after rendering: fog, glow, vignette, white balance. Arrays are linear light, height x width x 3."""
import math

import numpy
import torch
import torch.nn.functional as F

from denoise import denoise_shares

# What the corners lose of their light, unless a grade says otherwise.
VIGNETTE = .14


def fog(light, mist, open_sky, colour, density, sky=0.0):
    """
    Blends towards `colour` with distance: `density` is per range of the mist pass, and `sky` the share of fog applied to the
    sky, whose colours include haze already. `mist` and `open_sky` are passes, which are means of a pixel's samples: what a
    pixel shows of the sky gets the sky's fog, and the rest that of its mean distance, so that outlines have no rims.
    """
    shares = denoise_shares(numpy.concatenate((mist[..., :1], open_sky[..., :2]), axis=2))
    mist, open_sky = shares[..., 0], shares[..., 1]
    covered = numpy.maximum(1 - open_sky, 1e-3)
    distance = numpy.clip((mist - open_sky) / covered, 0, 1)
    share = covered * (1 - numpy.exp(-density * distance)) + open_sky * sky * (1 - math.exp(-density))
    return light + share[..., None] * (numpy.array(colour, numpy.float32) - light)


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


def falloff(height, width, amount=VIGNETTE):
    """The share of light that a vignette leaves, height x width: the corners lose `amount`."""
    y, x = numpy.mgrid[-1:1:height * 1j, -1:1:width * 1j]
    return (1 - amount * numpy.clip(x * x + .8 * y * y, 0, 2) ** 1.2).astype(numpy.float32)


def vignette(light, amount):
    """Darkens the corners by `amount`, a share of their light."""
    return light * falloff(*light.shape[:2], amount)[..., None]


def balance(light, gains):
    """White balance: multiplies red, green and blue."""
    return light * numpy.array(gains, numpy.float32)


def grade(light, mist, open_sky, spec):
    """Applies a shot's `grade`: fog {colour, density, sky}, glow, glowFrom, vignette, balance. For the passes, see fog."""
    if "fog" in spec:
        light = fog(light, mist, open_sky, **spec["fog"])
    if spec.get("glow"):
        light = add_glow(light, spec["glow"], spec.get("glowFrom", .9))
    if "balance" in spec:
        light = balance(light, spec["balance"])
    if spec.get("vignette", VIGNETTE):
        light = vignette(light, spec.get("vignette", VIGNETTE))
    return light
