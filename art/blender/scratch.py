"""Where intermediate files are. Runs in Blender and without it."""
import os
import tempfile
from pathlib import Path


def scratch_folder():
    """The folder for intermediate files: ART_SCRATCH, or one in the system's temporary folder. Created if missing."""
    folder = Path(os.environ.get("ART_SCRATCH") or Path(tempfile.gettempdir(), "site-art"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder
