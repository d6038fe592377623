"""Runs a script's main function in Blender with a correct exit status, which Blender itself doesn't set."""
import os
import sys
import traceback


def run(main):
    """Calls main with the command-line arguments after `--`. Exits with 1 if it raises an exception, else with 0."""
    status = 0
    try:
        main(*sys.argv[sys.argv.index("--") + 1:])
    except Exception:
        traceback.print_exc()
        status = 1
    sys.stdout.flush()
    # With PyTorch loaded, Blender crashes in its normal exit.
    os._exit(status)
