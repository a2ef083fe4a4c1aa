"""Where the firmware's files lie, and which of the tests run on the board's VM too."""

from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
SUPPORT = TESTS / "support"
FIRMWARE = TESTS.parent / "firmware"
BOARD_TESTS = sorted(
    path for room in ("core", "games", "console", "drivers") for path in (TESTS / room).rglob("test_*.py")
)


def firmware_files() -> list[Path]:
    """Every module of the firmware, in the order of their paths."""
    return sorted(FIRMWARE.rglob("*.py"))
