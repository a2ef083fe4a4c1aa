"""JSON text sequences (RFC 7464) out of whatever comes down a line."""

import json
import math
import re
from typing import Any

LONGEST = 64 * 1024  # bytes of a record; the largest one, a picture, takes 13 KiB
LONGEST_TEXT = 2000  # bytes of a printed line; the rest of a longer one is passed over
LARGEST = 2**53  # of a number; beyond it neither JSON nor SQLite is at home
_ENDS = re.compile(rb"[\x1e\n]")
_START = 0x1E
# Controls could move the cursor, or worse.
_CONTROLS = {code: "\ufffd" for code in (*range(0x20), *range(0x7F, 0xA0)) if code != 0x09} | {0x0D: None}

Record = dict[str, Any]


class Decoder:
    """Takes bytes as they come; gives records as dicts, and lines printed beside them as text, in order.

    A record is an object with a text `event`. What is no record is passed over: garbage, a record that broke
    off, one that is too long. Never raises.
    """

    def __init__(self) -> None:
        self._inside = False  # a record
        self._record = bytearray()
        self._text = bytearray()

    def feed(self, data: bytes) -> list[Record | str]:
        """What is complete now that `data` has come."""
        found: list[Record | str] = []
        at = 0
        for end in _ENDS.finditer(data):
            self._take(data[at : end.start()])
            at = end.end()
            if data[end.start()] == _START:
                self._record.clear()
                self._inside = True
            elif self._inside:
                self._inside = False
                record = parse(bytes(self._record))
                if record is not None:
                    found.append(record)
            else:
                text = harmless(self._text.decode("utf-8", "replace")).rstrip()
                self._text.clear()
                if text:
                    found.append(text)
        self._take(data[at:])
        return found

    def _take(self, data: bytes) -> None:
        if not self._inside:
            self._text += data[: max(LONGEST_TEXT - len(self._text), 0)]
        elif len(self._record) + len(data) > LONGEST:
            self._inside = False
        else:
            self._record += data


def parse(data: bytes) -> Record | None:
    """The record in the bytes between 0x1E and the newline, or None."""
    try:
        text = data.decode("utf-8", "replace")
        record = json.loads(text, parse_constant=_refuse, parse_float=_finite)
        if "\\u" in text:
            # Half a surrogate pair can be neither printed nor stored.
            record = json.loads(json.dumps(record, ensure_ascii=False).encode("utf-8", "replace"))
    except (ValueError, RecursionError):
        return None
    if isinstance(record, dict) and isinstance(record.get("event"), str):
        return record
    return None


def whole(value: Any, low: int = -LARGEST, high: int = LARGEST) -> int:
    """A whole number out of a record. Raises ValueError when it is none, or out of range."""
    if type(value) is not int or not low <= value <= high:
        raise ValueError(f"{value!r} is no whole number from {low} to {high}")
    return value


def _refuse(constant: str) -> float:
    raise ValueError(f"{constant} is no JSON")


def _finite(text: str) -> float:
    value = float(text)
    return value if math.isfinite(value) else _refuse(text)


def harmless(text: str) -> str:
    """Text that does nothing to a terminal but be read."""
    return text.translate(_CONTROLS)
