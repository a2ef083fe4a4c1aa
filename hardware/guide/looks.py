"""How the matrix looks to a maker: as it should, and where the board profile does not tell what is wired.

The firmware runs on the virtual board. A fault is a chain of LEDs that hangs otherwise than the profile says.
"""

import contextlib
import io
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

from fivefold.virtual import start
from fivefold.virtual.leds import Chain, places

_WORDS = {
    "right": "an F upright, with a red corner top left, a green, a blue and a yellow one",
    "serpentine": "an F in shreds: every second row is mirrored",
    "rotation": "an F that lies on its side, red in the top right corner",
    "mirror": "an F seen from behind, red in the top right corner",
    "by": "an F that lies on its side and is mirrored, red in the top left corner",
    "order": "an F upright, but the red and the green corner are swapped",
    "level": "an F upright, but the first pixel has a wrong colour",
    "first_start": "the letters EN, and below them the name of a language that runs by",
    "safe_mode": "every fourth pixel dimly red",
    "broken_game": "a red frame with an exclamation mark and a number",
}
# What the panel is like where the profile says something else.
_PANELS: dict[str, dict[str, Any]] = {
    "right": {},
    "serpentine": {"serpentine": False},
    "rotation": {"rotation": 3},
    "mirror": {"mirror": True},
    "by": {"by": "columns"},
    "order": {"order": "RGB"},
}


class _FirstSpoilt(Chain):
    """3.3 V are too little for the first LED: it takes some bits for others."""

    def arrive(self, data: bytes | bytearray) -> None:
        super().arrive(bytes(value ^ 0x38 for value in data[:3]) + bytes(data[3:]))


def words(name: str) -> str:
    """What a look shows, for those who cannot see it."""
    return _WORDS[name]


def names() -> list[str]:
    """All looks."""
    return list(_WORDS)


def look(name: str, board: dict[str, Any]) -> tuple[bytes, int]:
    """A look of a board: 3 bytes an LED, row 0 at the top, as they shine; and how many LEDs a row has."""
    session = start.Session(board, seed=5)
    try:
        matrix = board["matrix"] | _PANELS.get(name, {})
        kind = _FirstSpoilt if name == "level" else Chain
        chain = kind(matrix["order"], places(matrix))
        session.wired.matrix = session.world.chains[matrix["pin"]] = chain
        _SHOW.get(name, _geometry)(session, board)
        return bytes(chain.rgb()), chain.width
    finally:
        session.switch_off()


def _geometry(session: Any, board: dict[str, Any]) -> None:
    """The self-test up to its step Geometry, its point just gone round."""
    asked: list[str] = []
    session.on_record = lambda record: asked.append(record.get("ask", ""))
    session.switch_on()
    session.serial.send({"do": "selftest", "ask": True})
    while not asked or asked[-1] != "f":
        session.step()
        if asked and asked[-1] not in ("", "f"):
            session.serial.send({"do": "selftest_answer", "ask": asked[-1], "yes": True})
            asked.append("")
    _wait(session, 1700)


def _first_start(session: Any, board: dict[str, Any]) -> None:
    session.switch_on()
    _wait(session, 500)


def _broken_game(session: Any, board: dict[str, Any]) -> None:
    session.switch_on()
    _wait(session, 500)
    session.console.go("crash", "Crash", ValueError("an example"))
    _wait(session, 100)


def _safe_mode(session: Any, board: dict[str, Any]) -> None:
    import boot

    module = ModuleType("board")
    module.BOARD = board  # type: ignore[attr-defined]
    before = sys.modules.get("board")
    sys.modules["board"] = module
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            boot.safe("an example")
    finally:
        del sys.modules["board"]
        if before:
            sys.modules["board"] = before


def _wait(session: Any, ms: int) -> None:
    until = session.world.now + 1000 * ms
    while session.world.now < until:
        session.step()


_SHOW: dict[str, Callable[[Any, dict[str, Any]], None]] = {
    "first_start": _first_start,
    "broken_game": _broken_game,
    "safe_mode": _safe_mode,
}
