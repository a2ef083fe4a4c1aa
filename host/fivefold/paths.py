"""Where the firmware and the boards lie. Importing this module makes the firmware's packages importable."""

import sys
from pathlib import Path

from fivefold.errors import Failure

PACKAGE = Path(__file__).resolve().parent
_INSTALLED = PACKAGE / "_firmware"
ROOT = PACKAGE.parent.parent

FIRMWARE = _INSTALLED if _INSTALLED.is_dir() else ROOT / "firmware"
BOARDS = PACKAGE / "_boards" if _INSTALLED.is_dir() else ROOT / "boards"
VIRTUAL = PACKAGE / "virtual"
PROGRAMS = VIRTUAL / "programs"

if str(FIRMWARE) not in sys.path:
    sys.path.insert(0, str(FIRMWARE))


def make_data_folder(folder: Path) -> None:
    """Make the folder that keeps a console's settings. Raises Failure."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure(
            f"cannot keep settings in {folder}: {error.strerror}; give another folder with --data"
        ) from error
