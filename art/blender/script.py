"""How a script ends that Blender runs: with a status that the shell sees."""
import os
import sys
import traceback


def run(main):
    """Calls main with the words after `--`, and ends the process with 1 where it fails."""
    status = 0
    try:
        main(*sys.argv[sys.argv.index("--") + 1:])
    except Exception:
        traceback.print_exc()
        status = 1
    sys.stdout.flush()
    # PyTorch and Blender together crash when the process ends in the usual way.
    os._exit(status)
