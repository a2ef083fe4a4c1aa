"""Random buttons on all pads, for as long as you like: `python -m fivefold.mash EDGES [VM] [BOARD]`."""

import sys
import tempfile
from pathlib import Path

from fivefold import compiled, paths, vm
from fivefold.errors import Failure

SCRIPT = paths.VIRTUAL / "mash.py"
HEAP = "512k"  # with the virtual board and the hands; what counts is that it does not fill up


def run(edges: int, which: str = "cpython", board: Path = paths.BOARDS / "esp32_devkitc.py") -> str:
    """What mash.py prints. Raises Failure with what broke."""
    arguments = [str(edges), str(board)]
    if which == "cpython":
        return vm.run(which, SCRIPT, arguments, None, paths.VIRTUAL / "modules", paths.PACKAGE.parent)
    with tempfile.TemporaryDirectory(prefix="") as target:
        return vm.run(which, SCRIPT, arguments, HEAP, *compiled.folders(Path(target)))


def main(edges: str, which: str = "cpython", board: str = "esp32_devkitc") -> int:
    """Mash; the exit code."""
    try:
        print(run(int(edges), which, paths.BOARDS / f"{board}.py"), end="")
    except Failure as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
