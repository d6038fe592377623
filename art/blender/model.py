"""The complex and its plans, as the website states them: client/content/model."""
import json
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "client" / "content" / "model"


def complex_data():
    """complex.json: site, towers, landscape and water in metres (x east, y north)."""
    return json.loads((FOLDER / "complex.json").read_text("utf8"))


def plan(label):
    """plans/<label>.json: a home in millimetres (x right, y down, front at the bottom)."""
    return json.loads((FOLDER / "plans" / f"{label}.json").read_text("utf8"))


def to_site(matrix, x, y):
    """A point of a plan (mm) at its place on the site (m); `matrix` is a tower line's, in SVG order."""
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f
