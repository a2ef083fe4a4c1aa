"""Plain data, a line each, in a file that grows: what happens one after the other."""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import IO

    from drivers.storage import FileSystem, Plain


class Lines:
    """The lines in the file `path`, counted from 1; a loss of power costs at most the last one.

    os, open: as in drivers.storage.
    """

    def __init__(self, os: "FileSystem", open: "Callable[[str, str], IO[bytes]]", path: str) -> None:
        self._os = os
        self._open = open
        self._path = path

    def add(self, data: "Plain") -> bool:
        """Append plain data; whether it is safe."""
        try:
            file = self._open(self._path, "ab")
            try:
                file.write(json.dumps(data).encode() + b"\n")
            finally:
                file.close()
        except OSError:
            return False
        return True

    def read(self, first: int, most: int) -> "list[Plain]":
        """Up to `most` lines from number `first` on; fewer at the end, or where one is damaged."""
        found: "list[Plain]" = []
        try:
            file = self._open(self._path, "rb")
        except OSError:
            return found
        try:
            number = 1
            line = file.readline()
            while line.endswith(b"\n") and len(found) < most:  # 1.23's json takes what broke off
                if number >= first:
                    found.append(json.loads(line.decode()))
                number += 1
                line = file.readline()
        except (OSError, ValueError):
            pass
        finally:
            file.close()
        return found

    def remove(self) -> None:
        """Forget them all."""
        try:
            self._os.remove(self._path)
        except OSError:
            pass
