"""Virtual boards for tests: programs whose parts tell their version, and what is in a flash file."""

import time
from pathlib import Path

import littlefs
import serial

from fivefold import paths
from fivefold.maker import deploy, device, program

PROFILE = paths.BOARDS / "esp32_devkitc.py"
BLOCK = 4096
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
    return {name: text.encode() for name, text in files.items()}


def put(port, files, profile=True):
    """Deploy files onto the board at a port; the Outcome."""
    with device.connected(port) as board:
        return deploy.deploy(board, files, program.loose(), PROFILE.read_bytes() if profile else None)


def heard(port, until, seconds=10.0):
    """What the board says up to some text, or for so many seconds."""
    said = b""
    end = time.monotonic() + seconds
    with serial.Serial(port, timeout=0.05) as line:
        while until not in said and time.monotonic() < end:
            said += line.read(4096)
    return said.decode(errors="replace")


def tree(flash: Path):
    """Path -> content of all files in a flash file, read by another littlefs than the board's."""
    data = flash.read_bytes()
    system = littlefs.LittleFS(block_size=BLOCK, block_count=len(data) // BLOCK, name_max=255, mount=False)
    system.context.buffer = bytearray(data)
    system.mount()
    found = {}
    for folder, _, names in system.walk("/"):
        for name in names:
            path = f"{folder.rstrip('/')}/{name}"
            with system.open(path, "rb") as file:
                found[path] = file.read()
    return found
