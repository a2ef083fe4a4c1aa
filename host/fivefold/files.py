"""Files that people name: written whole or not at all, read as text or refused in a line."""

import contextlib
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

from fivefold.errors import Failure

MARK = "\ufeff"  # in front of a CSV: spreadsheets take a file without it for one in the system's old encoding


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


def read_text(path: Path) -> str:
    """The text of a file in UTF-8, without a byte order mark. Raises Failure that says what is wrong."""
    try:
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise Failure(f"{path}:{line}: not text in UTF-8: save it as UTF-8 in your editor") from None
    except OSError as error:
        raise Failure(f"cannot read {path}: {error.strerror}") from None
