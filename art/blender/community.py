"""The community's rooms: build(shot) furnishes the room that the shot names."""
import community_rest
import community_sport
import community_study

ROOMS = {**community_rest.ROOMS, **community_sport.ROOMS, **community_study.ROOMS}


def build(shot):
    ROOMS[shot["room"]](shot)
