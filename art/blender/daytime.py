"""
The clock and the sun of art/scenes/day.json. Runs in Blender and without it. Times are minutes since midnight.

clock: (second of the film, time of day) of its turning points; light: factors at times of the day. latitude, declination
(degrees) and noon say where the sun stands.
"""
import json
import math
from functools import cache
from pathlib import Path

from model import SCENES, bearing_in_plan, tower_and_matrix

HERE = Path(__file__).parent
# How light is encoded for the view transform: 0 to 1 are LUT_BITS stops from 2 ** LUT_START, in LUT_SIZE steps.
LUT_START, LUT_BITS, LUT_SIZE = -12, 18.5, 64
# Minutes between two suns, between two skies, and the degrees from the front within which the sun reaches into the home.
SUN_STEP, SKY_STEP, REACH = 20, 12, 84
# The sky is soft: its size, as a share of the film's.
SKY_SCALE = .4


def minutes(text):
    """'06:40' as minutes."""
    hour, minute = text.split(":")
    return int(hour) * 60 + int(minute)


@cache
def day_shot():
    """The scene of the day, as shots have it."""
    return json.loads((SCENES / "day.json").read_text("utf8"))


@cache
def hours_of_views():
    """The times whose view is rendered, ascending."""
    return [minutes(hour) for hour in json.loads((HERE / "hours.json").read_text("utf8"))]


def compass(at):
    """The sun's bearing and height at a time, in degrees."""
    shot = day_shot()
    angle = math.radians((at - minutes(shot["noon"])) / 4)
    latitude, declination = math.radians(shot["latitude"]), math.radians(shot["declination"])
    height = math.asin(math.sin(latitude) * math.sin(declination)
                       + math.cos(latitude) * math.cos(declination) * math.cos(angle))
    east = -math.cos(declination) * math.sin(angle)
    north = math.cos(latitude) * math.sin(declination) - math.sin(latitude) * math.cos(declination) * math.cos(angle)
    return math.degrees(math.atan2(east, north)) % 360, math.degrees(height)


@cache
def home_matrix():
    """The plan-to-site matrix of the home."""
    _, matrix = tower_and_matrix(day_shot()["window"])
    return matrix


def sun_at(at):
    """The sun as the home sees it: degrees from the plan's front towards its right, and its height."""
    bearing, height = compass(at)
    return bearing_in_plan(home_matrix(), bearing), height


def span(shot):
    """The first and the last minute of the film."""
    clock = shot["clock"]
    return minutes(clock[0][1]), minutes(clock[-1][1])


@cache
def sun_times():
    """When the sun shines into the home, every SUN_STEP minutes."""
    shot = day_shot()
    first, last = span(shot)
    seen = []
    for at in range(first // SUN_STEP * SUN_STEP, last, SUN_STEP):
        azimuth, height = sun_at(at)
        if height > 1 and abs(azimuth) < REACH:
            seen.append(at)
    return seen


@cache
def sky_times(hour):
    """When the sky of an hour is seen, every SKY_STEP minutes: from the hour before it to the one after it."""
    shot, at = day_shot(), minutes(hour)
    first, last = span(shot)
    others = hours_of_views()
    index = others.index(at)
    begins = first if index == 0 else others[index - 1]
    ends = last if index == len(others) - 1 else others[index + 1]
    return [time for time in range(first, last + SKY_STEP, SKY_STEP) if begins - SKY_STEP < time < ends + SKY_STEP]
