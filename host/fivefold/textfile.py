"""Text files that people wrote, in whatever editor."""

from pathlib import Path

from fivefold.errors import Failure

_MARK = b"\xef\xbb\xbf"  # the byte order mark that some editors put in front


def content(path: Path) -> bytes:
    """A file's bytes without a byte order mark. Raises Failure when it cannot be read."""
    try:
        return path.read_bytes().removeprefix(_MARK)
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
