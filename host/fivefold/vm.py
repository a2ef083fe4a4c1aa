"""Running scripts in a Python: CPython, the MicroPython unix VM, or the WebAssembly VM in Node."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from fivefold import paths
from fivefold.errors import Failure, Usage
from fivefold.web import npm

VMS = ("cpython", "micropython", "wasm")
DEFAULT_HEAP = "160k"
_LEAST_HEAP = 8 << 10  # in less no VM starts


def command(vm: str, script: Path, args: list[str], heap: str | None = None) -> list[str]:
    """The command line that runs `script` in a VM. Raises Usage or Failure."""
    if vm not in VMS:
        raise Usage(f"no VM {vm!r}; there is: {', '.join(VMS)}")
    heap = heap or DEFAULT_HEAP
    heap_bytes(heap)
    if vm == "cpython":
        return [sys.executable, str(script), *args]
    if vm == "wasm":
        return npm.command(heap, script, args)
    return [str(find_micropython()), "-X", f"heapsize={heap}", str(script), *args]


def heap_bytes(heap: str) -> int:
    """How large a heap such as `160k` is. Raises Usage."""
    found = re.fullmatch(r"([1-9][0-9]{0,9})([km]?)", heap)
    size = int(found[1]) * {"": 1, "k": 1 << 10, "m": 1 << 20}[found[2]] if found else 0
    if size < _LEAST_HEAP:
        raise Usage(f"heap must be a size such as 160k or 2m, not {heap!r}")
    return size


def find_micropython() -> Path:
    """The `micropython` program beside this Python or on PATH. Raises Failure."""
    beside = Path(sys.executable).parent / "micropython"
    if beside.exists():
        return beside
    found = shutil.which("micropython")
    if found:
        return Path(found)
    raise Failure(
        "no MicroPython VM here (ready-made ones exist for Linux x86_64 and macOS arm64 only). "
        "Put a `micropython` 1.28 or newer (unix port) on PATH, or use --vm wasm or --vm cpython."
    )


def has_micropython() -> bool:
    """Whether there is a unix VM here."""
    try:
        find_micropython()
    except Failure:
        return False
    return True


def environment(*folders: Path) -> dict[str, str]:
    """The environment in which the firmware's packages, and `folders` before them, are importable."""
    search = [str(folder) for folder in folders] + [str(paths.FIRMWARE)]
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(search),
        "PYTHONDONTWRITEBYTECODE": "1",
        "MICROPYPATH": ":".join([*search, ".frozen"]),
    }


def run(
    vm: str,
    script: Path,
    args: list[str],
    heap: str | None = None,
    *folders: Path,
    at: Path | None = None,
) -> str:
    """What `script` prints, run in a VM to its end. Raises Failure with what went wrong.

    at: where the unix VM runs; it names the folders from there, as it keeps the path of every module. Where
    there is no MicroPython the browser's one takes its place, and a line on standard error says so. Its heap
    grows as it likes.
    """
    if vm == "micropython" and not has_micropython():
        print("there is no MicroPython unix VM here; using the WebAssembly VM in Node", file=sys.stderr)
        vm = "wasm"
    if vm != "micropython":
        at = None
    if at:
        folders = tuple(folder.relative_to(at) if folder.is_relative_to(at) else folder for folder in folders)
    done = subprocess.run(
        command(vm, script, args, heap),
        cwd=at,
        env=environment(*folders),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Failure(_why(done, vm, heap))
    return done.stdout


def _why(done: subprocess.CompletedProcess[str], vm: str, heap: str | None) -> str:
    # MicroPython prints its tracebacks on stdout.
    said = (done.stderr + done.stdout).strip().splitlines()
    last = said[-1] if said else f"exit code {done.returncode}"
    if "MemoryError" in last:
        return f"did not fit into a heap of {heap or DEFAULT_HEAP} on {vm}: {last}"
    return f"{vm}: {last}" if len(said) < 2 else f"{vm}: {last}\n" + "\n".join(said[-12:])
