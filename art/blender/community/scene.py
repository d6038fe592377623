"""The community's rooms: build(shot) furnishes the room that the shot names."""
from community import bath, children, golf, rest, service, sport, study

MODULES = (bath, children, golf, rest, service, sport, study)
ROOMS = {name: room for module in MODULES for name, room in module.ROOMS.items()}


def build(shot):
    ROOMS[shot["room"]](shot)
