"""Virtual boards for tests: programs whose parts tell their version, and what is in a flash file."""

import io
import os
import select
import time
import zipfile
from pathlib import Path

from fivefold import paths
from fivefold.maker import deploy, device, filesystem, program

import boot  # isort: skip

PROFILE = paths.BOARDS / "esp32_devkitc.py"
READER = {"archive.py": (paths.FIRMWARE / "archive.py").read_bytes()}  # what imports a program's modules
PARTS = ("one", "two", "three", "four", "deep/five", "deep/six")

# Says the version of each of its parts, so that a mixture gives itself away.
MAIN = """
import time
def run(started):
    seen = []
    for name in {names!r}:
        module = __import__(name)
        for part in name.split(".")[1:]:
            module = getattr(module, part)
        seen.append(module.VERSION)
    print("runs", seen)
    started()
    while True:
        time.sleep_ms(5)
"""


def telling(version):
    """A program's files; each part but the last changes with every version, which is also its size."""
    files = {f"{part}.py": f"VERSION = {version}\n{'#' * (version % 7 * 300)}\n" for part in PARTS}
    files["main.py"] = MAIN.format(names=[part.replace("/", ".") for part in PARTS])
    files["same.py"] = "x = 1\n"
    return {name: text.encode() for name, text in files.items()} | READER


def put(port, files, profile=True):
    """Deploy files onto the board at a port; the Outcome."""
    with device.connected(port) as board:
        return deploy.deploy(
            board, program.packed(READER | files), program.loose(), PROFILE.read_bytes() if profile else None
        )


def heard(port, until, seconds=120.0):
    """What the board says up to some text, or for so many seconds; also what it said before."""
    said = b""
    end = time.monotonic() + seconds
    # Not through pyserial, which throws away what is there already.
    line = os.open(port, os.O_RDONLY | os.O_NOCTTY | os.O_NONBLOCK)
    while until not in said and time.monotonic() < end:
        if select.select([line], [], [], 0.05)[0]:
            said += os.read(line, 4096)
    os.close(line)
    return said.decode(errors="replace")


def tree(flash: Path):
    """Path -> content of all files in a flash file, read by another littlefs than the board's."""
    files = filesystem.read(flash.read_bytes())
    files.pop("/starts", None)  # comes and goes with every start
    return files


def modules(files, slot="/slot_a"):
    """Path -> content of the modules in a slot's archive, of all files of a flash."""
    with zipfile.ZipFile(io.BytesIO(files[slot + boot.ARCHIVE])) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}
