"""
Intel's Open Image Denoise (OIDN) networks in PyTorch, because Debian's Blender is built without OIDN.

Albedo and normals are denoised first, each by a network of its own; the third network takes them as true, so that grain,
weave and leaves which they show stay in the light. The weights are OIDN's .tza files (see art/README.md). The networks
(`UNetLarge`) and transfer functions follow OIDN's source: https://github.com/OpenImageDenoise/oidn (Apache-2.0).
"""
import struct
from pathlib import Path

import numpy
import torch
import torch.nn.functional as F

WEIGHTS = Path(__file__).with_name("weights")
# Pixels: side of a tile, overlap of neighbouring tiles, and reflected border around the picture.
TILE, OVERLAP, BORDER = 1280, 64, 32
# Pixels repeated from the other side of a panorama, whose left and right edges meet.
WRAP = 128
# The largest finite half-float, which is also OIDN's upper limit.
HALF_MAX = 65504.0
# Coefficients of OIDN's piecewise transfer function (PU encoding) between linear light and the network's input.
A, B, C, D, E, G, H = 1.41283765e+03, 1.64593172, .431384981, -2.94139609e-03, .192653254, 6.26026094e-03, .998620152
LOW, HIGH, LOW_OUT, HIGH_OUT = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, .370974749


def load_weights(filter_name):
    """The tensors of a filter's .tza file, by name. Raises ValueError if the file isn't one."""
    path = WEIGHTS / f"{filter_name}_large.tza"
    data = path.read_bytes()
    magic, _, _, offset = struct.unpack_from("<HBBQ", data, 0)
    if magic != 0x41D7:
        raise ValueError(f"{path} is not an OIDN tensor archive")
    count, = struct.unpack_from("<I", data, offset)
    offset += 4
    tensors = {}
    for _ in range(count):
        length, = struct.unpack_from("<H", data, offset)
        name = data[offset + 2:offset + 2 + length].decode()
        offset += 2 + length
        rank = data[offset]
        shape = struct.unpack_from(f"<{rank}I", data, offset + 1)
        offset += 1 + 4 * rank + rank
        kind = numpy.float16 if data[offset:offset + 1] == b"h" else numpy.float32
        start, = struct.unpack_from("<Q", data, offset + 1)
        offset += 9
        values = numpy.frombuffer(data, kind, int(numpy.prod(shape)), start).reshape(shape)
        tensors[name] = torch.from_numpy(values.astype(numpy.float32))
    return tensors


def encode(y):
    """Linear light to the network's range."""
    middle = B * y.clamp(min=1e-12) ** C + D
    return torch.where(y <= LOW, A * y, torch.where(y <= HIGH, middle, E * torch.log(y + G) + H))


def decode(x):
    """The inverse of encode."""
    middle = ((x - D) / B).clamp(min=1e-12) ** (1 / C)
    return torch.where(x <= LOW_OUT, x / A, torch.where(x <= HIGH_OUT, middle, torch.exp((x - H) / E) - G))


def srgb(x):
    """Linear values from 0 to 1 as sRGB."""
    return torch.where(x <= .0031308, 12.92 * x, 1.055 * x.clamp(min=1e-8) ** (1 / 2.4) - .055)


def linear(x):
    """The inverse of srgb."""
    return torch.where(x <= .04045, x / 12.92, ((x + .055) / 1.055).clamp(min=1e-8) ** 2.4)


def network(weights, x):
    """OIDN's large U-Net on a tensor of 1 x channels x height x width; both sides must be multiples of 16."""
    def plain(x, name):
        return F.conv2d(x, weights[name + ".weight"], weights[name + ".bias"], padding=1)

    def pair(x, name):
        return F.relu(plain(F.relu(plain(x, f"{name}a")), f"{name}b"))

    skips = []
    for level in range(1, 5):
        skips.append(x)
        x = F.max_pool2d(pair(x, f"enc_conv{level}"), 2)
    x = pair(x, "enc_conv5")
    for level in range(4, 0, -1):
        x = torch.cat((F.interpolate(x, scale_factor=2, mode="nearest"), skips.pop()), 1)
        x = pair(x, f"dec_conv{level}")
    return plain(x, "dec_conv1c")


def denoise_tiles(weights, x):
    """Runs the network on overlapping tiles to limit memory, and keeps the middle of each. Returns 1 x 3 x height x width."""
    _, _, height, width = x.shape
    out = torch.zeros(1, 3, height, width)
    for top in range(0, height, TILE):
        for left in range(0, width, TILE):
            t, l = max(0, top - OVERLAP), max(0, left - OVERLAP)
            b, r = min(height, top + TILE + OVERLAP), min(width, left + TILE + OVERLAP)
            piece = x[:, :, t:b, l:r]
            pad = (0, -(r - l) % 16, 0, -(b - t) % 16)
            output = network(weights, F.pad(piece, pad, mode="replicate"))
            bottom, right = min(height, top + TILE), min(width, left + TILE)
            out[:, :, top:bottom, left:right] = output[:, :, top - t:bottom - t, left - l:right - l]
    return out


def run_filter(name, x):
    """Runs a network, whose input and output are from 0 to 1, with a reflected border."""
    x = F.pad(x, (BORDER,) * 4, mode="reflect")
    return denoise_tiles(load_weights(name), x)[:, :, BORDER:-BORDER, BORDER:-BORDER].clamp(0, 1)


def exposure(light):
    """OIDN's auto-exposure: the network expects a geometric mean luminance of 0.18."""
    luminance = .212671 * light[:, 0] + .715160 * light[:, 1] + .072169 * light[:, 2]
    means = F.avg_pool2d(luminance[None], 16)[0]
    means = means[means > 1e-8]
    return .18 / float(torch.exp2(torch.log2(means).mean())) if len(means) else 1.0


def tensor(array):
    """An array of height x width x 3 as 1 x 3 x height x width."""
    return torch.from_numpy(numpy.ascontiguousarray(numpy.nan_to_num(array))).permute(2, 0, 1)[None]


def denoise_colours(shares):
    """Denoises three shares of a pixel from 0 to 1, such as an albedo. 1 x 3 x height x width in and out."""
    return linear(run_filter("rt_alb", srgb(shares.clamp(0, 1))))


@torch.no_grad()
def denoise_shares(shares):
    """Denoises passes that are shares of a pixel, height x width x 3."""
    return denoise_colours(tensor(shares))[0].permute(1, 2, 0).numpy()


@torch.no_grad()
def guides(albedo, normal):
    """Denoises what guides the denoising of light, once for all pictures that one camera takes of one scene."""
    torch.set_num_threads(2)
    albedo = denoise_colours(tensor(albedo))
    normal = run_filter("rt_nrm", tensor(normal).clamp(-1, 1) * .5 + .5)
    return torch.cat((albedo, normal), 1)


@torch.no_grad()
def denoise_light(colour, guide):
    """Denoises linear light, height x width x 3, with the `guides` of its picture."""
    light = tensor(colour).clamp(0, HALF_MAX)
    scale = exposure(light)
    brightest = float(encode(torch.tensor(HALF_MAX)))
    y = run_filter("rt_hdr_calb_cnrm", torch.cat((encode(light * scale) / brightest, guide), 1))
    return (decode(y * brightest) / scale).clamp(min=0)[0].permute(1, 2, 0).numpy()


def denoise(colour, albedo, normal, wrap=False):
    """Denoises linear light; all arrays are height x width x 3. `wrap` is for panoramas, whose sides meet."""
    if wrap:
        padded = [numpy.concatenate((a[:, -WRAP:], a, a[:, :WRAP]), 1) for a in (colour, albedo, normal)]
        return denoise(*padded)[:, WRAP:-WRAP]
    return denoise_light(colour, guides(albedo, normal))
