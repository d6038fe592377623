"""The scene of a community room: build(shot) calls the function of the shot's `room`."""
from community import bath, children, golf, rest, service, sport, study

MODULES = (bath, children, golf, rest, service, sport, study)
ROOMS = {name: room for module in MODULES for name, room in module.ROOMS.items()}


def build(shot):
    ROOMS[shot["room"]](shot)
