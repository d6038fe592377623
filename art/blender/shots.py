"""The list of pictures: every shots*.json beside this file."""
import json
from pathlib import Path

FOLDER = Path(__file__).parent


def all_shots():
    """Shots by name, in the order of the files: the order in which they are rendered."""
    shots = {}
    for path in sorted(FOLDER.glob("shots*.json")):
        for name, shot in json.loads(path.read_text("utf8")).items():
            shots[name] = {"name": name, **shot}
    return shots
