"""Reads the model of the complex that the website uses too, client/content/plans. Lists for pictures are in art/scenes."""
import json
import math
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCENES = ROOT / "art" / "scenes"
FOLDER = ROOT / "client" / "content" / "plans"


def complex_data():
    """complex.json: site, towers, landscape and water in metres (x east, y north)."""
    return json.loads((FOLDER / "complex.json").read_text("utf8"))


def sign():
    """The name on the gate and in the lobby, in Latin capitals: art/sign.json."""
    return json.loads((SCENES / "sign.json").read_text("utf8"))["name"]


def plan(label):
    """<label>.json: a home in millimetres (x right, y down, front at the bottom)."""
    return json.loads((FOLDER / f"{label}.json").read_text("utf8"))


def to_site(matrix, x, y):
    """Converts a point of a plan (mm) to the site (m); `matrix` is that of a tower's line, in SVG order (a, b, c, d, e, f)."""
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def tower_and_matrix(spec):
    """The tower and the line's plan-to-site matrix of a shot's `window`."""
    tower = next(t for t in complex_data()["towers"] if t["name"] == spec["tower"])
    return tower, tower["lines"][spec["line"] - 1]["matrix"]


def floor_level(tower, floor):
    """The height of a floor above the ground, in metres."""
    return tower["podiumHeight"] + (floor - tower["firstHomeFloor"]) * tower["floorHeight"]


def bearing_in_plan(matrix, bearing):
    """A compass bearing as degrees from the plan's front towards its right; `matrix` as in to_site."""
    a, b, c, d, _, _ = matrix
    east, north = math.sin(math.radians(bearing)), math.cos(math.radians(bearing))
    return math.degrees(math.atan2(east * a + north * b, east * c + north * d))
