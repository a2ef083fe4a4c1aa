"""Files that people name: written whole or not at all, read as text or refused in a line."""

import contextlib
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

from fivefold.errors import Failure

# The byte order mark. Some editors put it in front of a text, and spreadsheets want it in front of a CSV:
# they take a file without it for one in the system's old encoding.
MARK = "\ufeff"


@contextlib.contextmanager
def whole(path: Path) -> Iterator[Path]:
    """A path to write to, whose file takes the place of `path` when all went well; Failure when it cannot.

    Until then what `path` held is untouched, and nothing is left of a file that broke off. The file has the
    same suffix, and the rights of the one that it replaces. What is no file (a pipe, `/dev/stdout`) is
    written directly.
    """
    path = Path(os.path.realpath(path))  # of a link, what it leads to is replaced
    try:
        if path.exists() and not path.is_file():
            yield path
            return
        part = path.with_name(f".{path.stem}-{secrets.token_hex(4)}{path.suffix}")
        try:
            yield part
            with contextlib.suppress(FileNotFoundError):
                part.chmod(path.stat().st_mode & 0o7777)
            with part.open("rb") as file:
                os.fsync(file.fileno())
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise Failure(f"cannot write {path}: {error.strerror or error}") from None


def write(path: Path, content: str | bytes) -> None:
    """Write a whole file, text as UTF-8 with its line ends. Raises Failure; `path` is then as it was."""
    with whole(path) as part:
        part.write_bytes(content.encode() if isinstance(content, str) else content)


def content(path: Path) -> bytes:
    """A file's bytes without a byte order mark. Raises Failure when it cannot be read."""
    try:
        return path.read_bytes().removeprefix(MARK.encode())
    except OSError as error:
        raise Failure(f"cannot read {path}: {error.strerror or error}") from error


def text(path: Path) -> str:
    """A file's text, lines ended by `\\n`. Raises Failure with file and line where it is not UTF-8."""
    data = content(path)
    try:
        found = data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Failure(
            f"{path}:{line}: byte {data[error.start]:#04x} is not UTF-8; save it as UTF-8"
        ) from error
    return found.replace("\r\n", "\n")
