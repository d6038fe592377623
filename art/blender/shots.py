"""Reads the list of pictures from every shots*.json in art/scenes."""
import json

from model import SCENES


def all_shots():
    """Shots by name, in rendering order: that of the files and of their entries."""
    shots = {}
    for path in sorted(SCENES.glob("shots*.json")):
        for name, shot in json.loads(path.read_text("utf8")).items():
            shots[name] = {"name": name, **shot}
    return shots
