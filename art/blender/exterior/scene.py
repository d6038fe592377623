"""The complex in its city: the scene of every exterior picture."""
import hours
from exterior import city, gate, landscape, podium, shore, sky, terrace, towers
from model import complex_data
from exterior.palette import palette
from exterior.plants import Nursery


def build(shot):
    """Fills the scene. shot: hour (see hours.py), or mode (day, dusk, clay) and sky (see sky.build); fine (grass and finer leaves near eyes),
    terrace (see terrace.build)."""
    data = complex_data()
    hour = hours.HOURS.get(shot.get("hour"))
    colours = palette(shot.get("mode"), hour)
    fine = shot.get("fine", False)
    x, y, z = shot["camera"]["at"]
    nursery = Nursery(colours, fine, (x, y) if z < 5 else None)
    towers.build(data, colours)
    podium.build(data, colours)
    landscape.build(data, colours, nursery, fine)
    gate.build(colours)
    shore.build(colours, nursery)
    if "terrace" in shot:
        terrace.build(colours, shot["terrace"], nursery)
    if shot.get("city", True):
        city.build(colours, nursery)
    if hour:
        hours.build(hour)
    else:
        sky.build(shot["mode"], shot.get("sky", {}))
