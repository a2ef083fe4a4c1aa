"""The log of `--log FILE`, on a disk that may be full."""

import json
import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from fivefold.errors import Failure
from fivefold.serial.sequences import Record, Refused


def stamped(record: Record) -> str:
    """A record as a line of JSON: the computer's time (UTC, ISO 8601) and the event go first."""
    now = datetime.now(UTC).isoformat(timespec="milliseconds")
    told = {name: value for name, value in record.items() if name != "time"}
    return json.dumps({"time": now, "event": record["event"], **told})


def refused(found: Refused) -> Record:
    """What the board told and no board tells, as if it were a record."""
    return {"event": "refused", "why": found.why}


def printed(line: str) -> Record:
    """What the board printed beside its records, as if it were a record."""
    return {"event": "print", "text": line}


class Log:
    """A file to which lines are appended. Raises Failure when it cannot be opened.

    When writing fails it says so once, and once more when it works again; what came in between is lost.
    """

    def __init__(self, path: Path, say: Callable[[str], None]) -> None:
        self._path, self._say = path, say
        self._failed = self._torn = False
        try:
            # Unbuffered: what fails fails here, not at the end.
            self._file = open(path, "ab", buffering=0)  # noqa: SIM115
        except OSError as error:
            raise Failure(f"cannot write {path}: {error.strerror}") from None

    def write(self, line: str) -> None:
        """Append a line."""
        data = (b"\n" if self._torn else b"") + line.encode("utf-8", "replace") + b"\n"
        try:
            written = self._file.write(data)
            self._torn = written is not None and written < len(data)
            if self._torn:
                os.write(self._file.fileno(), data[written:])
                self._torn = False
        except OSError as error:
            if not self._failed:
                self._say(f"cannot write {self._path}: {error.strerror}; going on without it")
            self._failed = True
            return
        if self._failed:
            self._failed = False
            self._say(f"{self._path} can be written again")

    def close(self) -> None:
        """Close the file."""
        self._file.close()
