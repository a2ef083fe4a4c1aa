"""Whether a board profile has all its parts, each of the right kind."""

from drivers.geometry import CORNERS, WAYS
from drivers.ladder import BUTTONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any

    from drivers.profile import Profile

    Where = tuple[str | int, ...]  # the path of keys to a value
    Found = tuple[Where, str]  # where, and what is wrong there
    Check = Callable[[Any], str | None]
    Entries = Sequence[tuple[str, Check]]

MOST_PADS = 6
OTHER = "other"  # a module that chips.py does not know; the profile says which pins the board leads out


def schema_faults(board: "Any", chips: "Profile") -> "list[Found]":
    """`[(where, reason), …]`: what is missing, unknown or of the wrong kind; where is a path of keys."""
    found: "list[Found]" = []
    if not _entries(found, (), board, _BOARD, ("ladder", "led_out")):
        return found
    _entries(found, ("matrix",), board.get("matrix"), _MATRIX, ("chain",))
    _entries(found, ("lights",), board.get("lights"), _LIGHTS)
    if isinstance(board.get("matrix"), dict) and isinstance(board["matrix"].get("chain"), dict):
        _entries(found, ("matrix", "chain"), board["matrix"]["chain"], _CHAIN)
    _free(found, board.get("free"))
    _pads(found, board)
    if not found:
        if board["chip"] not in chips:
            found.append((("chip",), _one_of(board["chip"], sorted(chips))))
        elif board["module"] == OTHER:
            if "led_out" not in board:
                found.append(((), "led_out is missing: which pins does the board lead out?"))
        elif board["module"] not in chips[board["chip"]]["modules"]:
            known = sorted(chips[board["chip"]]["modules"])
            found.append((("module",), _one_of(board["module"], known + [OTHER])))
    return found


def _entries(
    found: "list[Found]", where: "Where", given: object, entries: "Entries", optional: "Sequence[str]" = ()
) -> bool:
    """Check a dict against `(key, check)` pairs; False when it is no dict at all."""
    if not isinstance(given, dict):
        if given is not None or not where:
            found.append((where, "must be a dict, not %r" % (given,)))
        return False
    for key, check in entries:
        if key in given:
            reason = check(given[key])
            if reason:
                found.append((where + (key,), reason))
        elif key not in optional:
            found.append((where, "%s is missing" % key))
    known = [key for key, _ in entries]
    for key in given:
        if key not in known:
            found.append((where + (key,), "unknown; there is: %s" % ", ".join(known)))
    return True


def _pads(found: "list[Found]", board: "dict[str, Any]") -> None:
    pads = board.get("pads")
    if not isinstance(pads, list):
        return
    if not 1 <= len(pads) <= MOST_PADS:
        found.append((("pads",), "must be 1 to %d pads, not %d" % (MOST_PADS, len(pads))))
    for index, pad in enumerate(pads):
        where = ("pads", index)
        if not isinstance(pad, dict):
            found.append((where, "must be a dict, not %r" % (pad,)))
        elif "NAV" in pad:
            _entries(found, where, pad, (("MATCH", _pin), ("NAV", _pin)))
            if "ladder" not in board:
                found.append(((), "ladder is missing, and pad %d has a NAV pin" % (index + 1)))
        else:
            _entries(found, where, pad, [(button, _pin) for button in ("MATCH",) + BUTTONS])
    if isinstance(board.get("ladder"), dict):
        _ladder(found, board["ladder"])


def _ladder(found: "list[Found]", ladder: "dict[str, Any]") -> None:
    if "measured" in ladder:
        _entries(found, ("ladder",), ladder, _LADDER + (("measured", _mapping),), _LADDER_KEYS)
        _entries(found, ("ladder", "measured"), ladder["measured"], [(button, _count) for button in BUTTONS])
    else:
        _entries(found, ("ladder",), ladder, _LADDER)


def _free(found: "list[Found]", free: object) -> None:
    if isinstance(free, dict):
        for name in free:
            reason = _pin(free[name])
            if reason:
                found.append((("free", name), reason))


def _one_of(value: object, known: "Iterable[object]") -> str:
    return "must be one of %s, not %r" % (", ".join([str(item) for item in known]), value)


def _choice(*known: object) -> "Check":
    def check(value: object) -> str | None:
        # By type too: True is not 1.
        fits = type(value) is type(known[0]) and value in known
        return None if fits else _one_of(value, known)

    return check


def _kind(kind: type, words: str) -> "Check":
    return lambda value: None if type(value) is kind else "must be %s, not %r" % (words, value)


def _pin(value: object) -> str | None:
    return None if type(value) is int and value >= 0 else "must be a GPIO number, not %r" % (value,)


def _count(value: object) -> str | None:
    return None if type(value) is int and value > 0 else "must be a whole number above 0, not %r" % (value,)


def _pins(value: object) -> str | None:
    if isinstance(value, (tuple, list)) and len(value) and not [pin for pin in value if _pin(pin)]:
        return None
    return "must be a list of GPIO numbers, not %r" % (value,)


def _panel(value: object) -> str | None:
    if isinstance(value, (tuple, list)) and len(value) == 2 and not _count(value[0]) and not _count(value[1]):
        return None
    return "must be (width, height), not %r" % (value,)


def _order(value: object) -> str | None:
    if isinstance(value, str) and "".join(sorted(value)) in ("BGR", "BGRW"):
        return None
    return "must be the letters R, G, B in the order of the wire, with or without W, not %r" % (value,)


_word = _kind(str, "a word")
_flag = _kind(bool, "True or False")
_mapping = _kind(dict, "a dict")

_BOARD = (
    ("name", _word),
    ("chip", _word),
    ("module", _word),
    ("led_out", _pins),
    ("wifi", _flag),
    ("matrix", _mapping),
    ("sides", _choice(1, 2)),
    ("lights", _mapping),
    ("pads", _kind(list, "a list")),
    ("pull_up", _flag),
    ("ladder", _mapping),
    ("buzzer", _pin),
    ("supply_ma", _kind(int, "whole milliamperes")),
    ("free", _mapping),
)
_MATRIX = (
    ("pin", _pin),
    ("order", _order),
    ("panel", _panel),
    ("across", _count),
    ("down", _count),
    ("corner", _choice(*CORNERS)),
    ("by", _choice(*WAYS)),
    ("serpentine", _flag),
    ("rotation", _choice(0, 1, 2, 3)),
    ("mirror", _flag),
    ("chain", _mapping),
)
_CHAIN = (
    ("corner", _choice(*CORNERS)),
    ("by", _choice(*WAYS)),
    ("serpentine", _flag),
    ("turned", _flag),
)
_LIGHTS = (("pin", _pin), ("order", _order))
_LADDER = tuple([(key, _count) for key in ("pull_up",) + BUTTONS])
_LADDER_KEYS = [key for key, _ in _LADDER]
