"""JSON text sequences (RFC 7464) out of whatever comes down a line, checked: what comes out is an event."""

import json
import math
import re
from dataclasses import dataclass
from typing import Any

from fivefold.serial import schema

LONGEST = 64 * 1024  # bytes of a record; the largest one, a picture, takes 13 KiB
LONGEST_COMMAND = 240  # bytes; drivers.link says why
LONGEST_TEXT = 2000  # bytes of a printed line; the rest of a longer one is passed over
DEEPEST = 8  # lists and objects inside each other; the deepest event, of the self-test, has five
LARGEST = 2**53  # of a number; beyond it neither JSON nor SQLite is at home
_ENDS = re.compile(rb"[\x1e\n]")
_START = 0x1E
# Controls could move the cursor, or worse.
_CONTROLS = {code: "\ufffd" for code in (*range(0x20), *range(0x7F, 0xA0)) if code != 0x09} | {0x0D: None}

Record = dict[str, Any]


@dataclass(frozen=True)
class Refused:
    """A record that no console tells; why: in words."""

    why: str


class Decoder:
    """Takes bytes as they come; gives records as dicts, and lines printed beside them as text, in order.

    A record is an object with a text `event` that link.schema.json allows; one that it does not allow is
    Refused. What is no record is passed over: garbage, a record that broke off, one that is too long. Never
    raises.
    """

    def __init__(self) -> None:
        self._inside = False  # a record
        self._record = bytearray()
        self._text = bytearray()

    def feed(self, data: bytes) -> list[Record | Refused | str]:
        """What is complete now that `data` has come."""
        found: list[Record | Refused | str] = []
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


class _TooLarge(ValueError):
    pass


def parse(data: bytes) -> Record | Refused | None:
    """The record in the bytes between 0x1E and the newline; None when they are none."""
    try:
        text = data.decode("utf-8", "replace")
        record = json.loads(text, parse_constant=_refuse, parse_float=_finite, parse_int=_whole)
        if "\\u" in text:
            # Half a surrogate pair can be neither printed nor stored.
            record = json.loads(json.dumps(record, ensure_ascii=False).encode("utf-8", "replace"))
    except _TooLarge as error:
        return Refused(str(error))
    except (ValueError, RecursionError):
        return None
    if not isinstance(record, dict) or not isinstance(record.get("event"), str):
        return None
    if _is_deeper(record, DEEPEST):
        return Refused("it is nested too deeply")
    for name in schema.RESERVED:
        record.pop(name, None)
    why = schema.event(record)
    return Refused(harmless(why)) if why else record


def plain(data: bytes) -> Record | None:
    """The object in a payload from elsewhere, if all of it can be kept; otherwise None."""
    try:
        text = data.decode()
        found = json.loads(text, parse_constant=_refuse, parse_float=_finite, parse_int=_whole)
        if "\\u" in text:
            found = json.loads(json.dumps(found, ensure_ascii=False).encode("utf-8", "replace"))
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) and not _is_deeper(found, DEEPEST) else None


def _is_deeper(value: Any, room: int) -> bool:
    if not isinstance(value, dict | list):
        return False
    inside = value.values() if isinstance(value, dict) else value
    return room == 0 or any(_is_deeper(item, room - 1) for item in inside)


def _refuse(constant: str) -> float:
    raise ValueError(f"{constant} is no JSON")


def _finite(text: str) -> float | int:
    value = float(text)
    # 1.0 is a whole number in JSON, and a seat then.
    if not math.isfinite(value):
        return _refuse(text)
    return int(value) if value.is_integer() and abs(value) <= LARGEST else value


def _whole(text: str) -> int:
    # Not even in a field that nobody knows: what is kept or passed on must be able to hold it.
    if len(text) > 17 or abs(int(text)) > LARGEST:
        raise _TooLarge("a number is too large")
    return int(text)


def command(record: Record) -> bytes:
    """A command as it goes to a console. Raises ValueError when no console would take it."""
    why = schema.command(record)
    data = json.dumps(record, separators=(",", ":"), ensure_ascii=False).encode()
    if why or len(data) > LONGEST_COMMAND:
        raise ValueError(why or f"a command has up to {LONGEST_COMMAND} bytes, not {len(data)}")
    return b"\x1e" + data + b"\n"


def harmless(text: str) -> str:
    """Text that does nothing to a terminal but be read."""
    return text.translate(_CONTROLS)
