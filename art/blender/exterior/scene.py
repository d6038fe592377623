"""The scene of all exterior pictures: the complex in its city."""
import hours
from exterior import city, gate, landscape, podium, shore, sky, terrace, towers
from model import complex_data
from exterior.palette import palette
from exterior.plants import Nursery


def build(shot):
    """
    Fills the scene. Reads from the shot: hour and light (see hours.py), or mode (day, dusk, clay) and sky (see
    sky.build); fine (grass and detailed leaves, for eye level); terrace (see terrace.build); city (false omits it).
    """
    data = complex_data()
    hour = hours.hour_of(shot)
    colours = palette(shot.get("mode"), hour)
    fine = shot.get("fine", False)
    x, y, z = shot["camera"]["at"]
    eye = (x, y) if z < 5 else None
    nursery = Nursery(colours, fine, eye, shot.get("instead"))
    towers.build(data, colours)
    podium.build(data, colours)
    landscape.build(data, colours, nursery, fine)
    gate.build(colours, nursery, hour["lamps"] if hour else float(shot["mode"] == "dusk"))
    shore.build(colours, nursery)
    if "terrace" in shot:
        terrace.build(colours, shot["terrace"], nursery)
    if shot.get("city", True):
        city.build(colours, nursery)
    if hour:
        hours.build(hour)
    else:
        sky.build(shot["mode"], shot.get("sky", {}))
