"""Settings and saved games that survive a loss of power at any moment."""

import binascii
import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import IO, Any, Protocol

    from drivers.lines import Lines

    Plain = Any  # plain data, as JSON has it

    class FileSystem(Protocol):
        """What is needed of MicroPython's `os`; of `sync` only where there is one."""

        def mkdir(self, __path: str) -> object: ...
        def remove(self, __path: str) -> object: ...
        def rename(self, __old: str, __new: str) -> object: ...


FULL = 28  # ENOSPC
EXISTS = 17  # EEXIST
LOG_BYTES = 8192

_NEW = ".new"  # written, not yet in place
_BAD = ".bad"  # found damaged, kept for whoever wants to look
_OLD = ".old"  # the older half of the log


class Storage:
    """Named pieces of plain data, one file each, in one folder.

    os: the board's module. open: the built-in function, or that of a test's own file system. A piece is
    first written to a file of its own and then takes the old one's name; on FAT, which cannot rename onto
    a file, the old one goes first, and load() knows that state. `trouble` says in words what went
    wrong at the last save or load, or is "".
    """

    def __init__(
        self, os: "FileSystem", folder: str = "/data", open: "Callable[[str, str], IO[bytes]]" = open
    ) -> None:
        self.trouble = ""
        self._os = os
        self._open = open
        self._folder = folder
        self._quietly(os.mkdir, folder)

    def load(self, name: str) -> "Plain":
        """The data saved as `name`, or None: never saved, or damaged (the file is then kept as .bad)."""
        path = self._path(name)
        data = self._read(path)
        if data is not None:
            return data[0]
        if self._bytes(path) is not None:
            self.trouble = "%s was damaged; it is kept as %s" % (path, path + _BAD)
            self.log(self.trouble + "\n")
            self._quietly(self._replace, path, path + _BAD)
        # Power may have gone between the removal of the old file and the renaming of the new one.
        data = self._read(path + _NEW)
        if data is None:
            return None
        self._quietly(self._replace, path + _NEW, path)
        return data[0]

    def save(self, name: str, data: "Plain") -> bool:
        """Save plain data; True when it is safe; False, and the old data kept, when not (see trouble)."""
        path = self._path(name)
        check = 0
        for piece in _pieces(data):
            check = binascii.crc32(piece, check)
        try:
            self._write(path + _NEW, _pieces(data, _head(check)))
        except OSError as error:
            self._quietly(self._os.remove, path + _NEW)
            return self._failed(error)
        try:
            # When this fails on FAT the new file may be the only one, and load() takes it up.
            self._replace(path + _NEW, path)
        except OSError as error:
            return self._failed(error)
        self.trouble = ""
        return True

    def remove(self, name: str) -> None:
        """Forget what was saved as `name`, if anything."""
        path = self._path(name)
        # In this order: a forgotten half-finished save must not come back.
        self._quietly(self._os.remove, path + _NEW)
        self._quietly(self._os.remove, path)

    def lines(self, name: str) -> "Lines":
        """The lines called `name`, see drivers.lines."""
        from drivers.lines import Lines  # few games are recorded

        return Lines(self._os, self._open, self._folder + "/" + name + ".lines")

    def log(self, text: str) -> None:
        """Append text to crash.log; of everything ever logged the last 4 to 8 KiB stay. Never raises."""
        line = text.encode()[-(LOG_BYTES // 2) :]
        self._quietly(self._append, self._folder + "/crash.log", line)

    def logged(self) -> bytes:
        """All that crash.log and its older half hold, as bytes."""
        path = self._folder + "/crash.log"
        return (self._bytes(path + _OLD) or b"") + (self._bytes(path) or b"")

    def _failed(self, error: OSError) -> bool:
        self.trouble = "no room left" if error.args[0] == FULL else "storage failed: %r" % error
        return False

    def _append(self, path: str, line: bytes) -> None:
        if len(self._bytes(path) or b"") + len(line) > LOG_BYTES // 2:
            self._replace(path, path + _OLD)
        self._write(path, (line,), "ab")

    def _path(self, name: str) -> str:
        return self._folder + "/" + name + ".json"

    def _read(self, path: str) -> "list[Plain] | None":
        # The data in a list of one, as None is data too; None when there is no whole file.
        content = self._bytes(path)
        if content is None or content[:9] != _head(binascii.crc32(content[9:])):
            return None
        try:
            return [json.loads(content[9:].decode())]
        except ValueError:
            return None

    def _bytes(self, path: str) -> bytes | None:
        try:
            file = self._open(path, "rb")
        except OSError:
            return None
        try:
            return file.read()
        except OSError:
            return None
        finally:
            file.close()

    def _write(self, path: str, pieces: "Iterable[bytes]", mode: str = "wb") -> None:
        file = self._open(path, mode)
        try:
            for piece in pieces:
                file.write(piece)
        finally:
            file.close()
        sync = getattr(self._os, "sync", None)
        if sync:
            sync()

    def _replace(self, source: str, target: str) -> None:
        try:
            self._os.rename(source, target)
        except OSError as error:
            if error.args[0] != EXISTS:
                raise
            self._os.remove(target)
            self._os.rename(source, target)

    def _quietly(self, function: "Callable[..., object]", *args: object) -> None:
        try:
            function(*args)
        except OSError:
            pass


def _head(check: int) -> bytes:
    """Eight hex digits over the data, and a space."""
    return b"%08x " % (check & 0xFFFFFFFF)


def _pieces(data: "Plain", before: bytes = b"", depth: int = 3) -> "Iterator[bytes]":
    """JSON piece by piece, with `before` in front: as a whole it would need large pieces of memory."""
    if not (depth and data and isinstance(data, (dict, list, tuple))):
        yield before + json.dumps(data, separators=(",", ":")).encode()
        return
    named = isinstance(data, dict)
    mark = b"{" if named else b"["
    for item in data:
        mark = before + mark
        if named:
            mark += json.dumps(item).encode() + b":"
        yield from _pieces(data[item] if named else item, mark, depth - 1)
        before, mark = b"", b","
    yield b"}" if named else b"]"
