"""Where the firmware and the boards lie. Importing this module makes the firmware's packages importable."""

import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
_INSTALLED = PACKAGE / "_firmware"
ROOT = PACKAGE.parent.parent

FIRMWARE = _INSTALLED if _INSTALLED.is_dir() else ROOT / "firmware"
BOARDS = PACKAGE / "_boards" if _INSTALLED.is_dir() else ROOT / "boards"
VIRTUAL = PACKAGE / "virtual"

if str(FIRMWARE) not in sys.path:
    sys.path.insert(0, str(FIRMWARE))
