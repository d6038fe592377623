"""Writes the frames of a film with ffmpeg, with hardly any loss. Runs without Blender."""
import subprocess


def write_frames(file, size, rate, frames, pixels="rgb24", filters=()):
    """
    Writes frames, bytes in ffmpeg's format `pixels`, to a Matroska file; `size` is (width, height) in pixels, `filters` are
    ffmpeg's. Exits with ffmpeg's status if it fails.
    """
    width, height = size
    coder = subprocess.Popen(
        ["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", pixels, "-s", f"{width}x{height}", "-r", str(rate),
         "-i", "-", "-vf", ",".join((*filters, "format=yuv420p")), "-c:v", "libx264", "-crf", "6", "-preset", "veryfast",
         "-f", "matroska", file], stdin=subprocess.PIPE)
    for frame in frames:
        coder.stdin.write(frame)
    coder.stdin.close()
    if coder.wait():
        raise SystemExit(coder.returncode)
