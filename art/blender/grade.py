"""Image operations after rendering: fog, glow, vignette, white balance. Arrays are linear light, height x width x 3."""
import numpy
import torch
import torch.nn.functional as F

# What the corners lose of their light, unless a grade says otherwise.
VIGNETTE = .14


def median(image, reach=2):
    """Median filter with a window of 2 * reach + 1 pixels, because the mist pass is noisy behind glass. 2D in and out."""
    height, width = image.shape
    padded = F.pad(torch.from_numpy(image)[None, None], (reach,) * 4, mode="replicate")
    windows = F.unfold(padded, 2 * reach + 1)
    return windows.median(1)[0].view(height, width).numpy()


def fog(light, mist, colour, density, sky=0.0):
    """
    Blends towards `colour` with distance: `density` is per range of the mist pass, and `sky` the share of fog applied to the
    sky, whose colours include haze already. A pixel on an outline mixes a near and a far thing, and its distance is the mean
    of theirs; each part gets the fog of its own distance, or roofs and leaves would have bright or dark rims.
    """
    colour = numpy.array(colour, numpy.float32)
    raw = numpy.clip(mist[..., 0], 0, 1)
    smooth = median(raw)
    plane = torch.from_numpy(smooth)[None, None]

    def fogged(depth, part):
        """What fog adds to the light `part` at `depth`."""
        open_sky = numpy.clip((depth - .99) / .008, 0, 1)
        share = (1 - numpy.exp(-density * depth)) * (1 - open_sky * (1 - sky))
        return share[..., None] * (colour - part)

    raw_plane = torch.from_numpy(raw)[None, None]
    scattered = is_scattered(raw_plane)

    def greatest(values, reach):
        """The greatest value within `reach` pixels, and where it is."""
        value, where = F.max_pool2d(values, 2 * reach + 1, 1, reach, return_indices=True)
        return value[0, 0].numpy(), where[0, 0].numpy()

    def extreme(sign):
        """The greatest (1) or least (-1) distance within two pixels, or where they scatter eight, and the light there."""
        depth, where = greatest(sign * plane, 2)
        wide, wide_where = greatest(sign * raw_plane, 8)
        wider = scattered & (wide > depth)
        return sign * numpy.where(wider, wide, depth), light.reshape(-1, 3)[numpy.where(wider, wide_where, where)]
    (far, far_light), (near, near_light) = extreme(1), extreme(-1)
    average = mean(raw_plane)[0, 0].numpy()
    # Light is denoised, distances aren't.
    distance = numpy.where(scattered, average, raw)
    far_part = numpy.clip((distance - near) / numpy.maximum(far - near, .02), 0, 1)[..., None]
    mixed = (1 - far_part) * fogged(near, near_light) + far_part * fogged(far, far_light)
    # Small differences near by are gaps between leaves, by chance: the fog of their average is even.
    is_outline = (far - near > .02) & (far > .06)
    even = numpy.where(abs(average - smooth) < .02, average, smooth)
    # Too narrow for the median, such as a ridge over roofs, but no mixture: it has its own distance.
    is_strip = is_outline & (raw > .3) & (agreeing(raw_plane) >= 3)
    unmixed = fogged(numpy.where(is_strip, raw, even), light)
    return light + numpy.where((is_outline & ~is_strip)[..., None], mixed, unmixed)


def agreeing(plane, most=.02):
    """How many of a window of 3 pixels have the distance of the one in its middle, with that one. 1x1xHxW in, 2D out."""
    height, width = plane.shape[2:]
    windows = F.unfold(F.pad(plane, (1,) * 4, mode="replicate"), 3).view(9, height, width)
    return ((windows - plane[0]).abs() < most).sum(0).numpy()


def mean(plane, reach=2):
    """The mean of a window of 2 * reach + 1 pixels. 1x1xHxW in and out."""
    return F.avg_pool2d(F.pad(plane, (reach,) * 4, mode="replicate"), 2 * reach + 1, 1)


def is_scattered(plane, scatter=.04, nearest=.2, reach=8):
    """
    Where distances (1x1xHxW) scatter around something near: leaves and needles may be thinner than all pixels around.
    2D out.
    """
    deviation = (mean(plane * plane) - mean(plane) ** 2).clamp(min=0).sqrt()
    is_near = -F.max_pool2d(-plane, 2 * reach + 1, 1, reach) < nearest
    return ((deviation > scatter) & is_near)[0, 0].numpy()


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


def grade(light, mist, spec):
    """Applies a shot's `grade`: fog {colour, density, sky}, glow, glowFrom, vignette, balance."""
    if "fog" in spec:
        light = fog(light, mist, **spec["fog"])
    if spec.get("glow"):
        light = add_glow(light, spec["glow"], spec.get("glowFrom", .9))
    if "balance" in spec:
        light = balance(light, spec["balance"])
    if spec.get("vignette", VIGNETTE):
        light = vignette(light, spec.get("vignette", VIGNETTE))
    return light
