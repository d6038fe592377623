"""The community's rooms: build(shot) furnishes the room that the shot names."""
import community_bath
import community_children
import community_golf
import community_rest
import community_service
import community_sport
import community_study

MODULES = (community_bath, community_children, community_golf, community_rest, community_service, community_sport,
           community_study)
ROOMS = {name: room for module in MODULES for name, room in module.ROOMS.items()}


def build(shot):
    ROOMS[shot["room"]](shot)
