"""One file for the flash: MicroPython and the file system with the program, for makers without Python."""

import json
from pathlib import Path

from littlefs.errors import LittleFSError

from fivefold import __version__, files
from fivefold.boards import reading
from fivefold.errors import Failure
from fivefold.maker import deploy, espimage, filesystem, foreign, program

import boot  # isort: skip

# Chip -> what mpy-cross calls its machine code, and what ESP Web Tools call the chip.
MACHINE_CODE = {"esp32": "xtensawin", "esp32s3": "xtensawin", "esp32s2": "xtensa", "esp32c3": "rv32imc"}
FAMILIES = {"esp32": "ESP32", "esp32s2": "ESP32-S2", "esp32s3": "ESP32-S3", "esp32c3": "ESP32-C3"}
STORAGE = "vfs"


def board_files(profile: reading.Profile, arch: str) -> dict[str, bytes]:
    """All files of a board on which the program is: absolute path -> content."""
    slot = boot.SLOTS[0]
    found = {"/" + name: data for name, data in program.loose().items()}
    packed = program.packed(program.compiled(program.sources(), arch))
    found |= {f"{slot}/{name}": data for name, data in packed.items()}
    found[slot + boot.MARK] = b"1\n"
    found[deploy.PROFILE] = files.content(profile.path)
    return found | {foreign.LIST: foreign.listed(found)}


def make(profile: reading.Profile, image: espimage.Image) -> bytes:
    """What belongs into the flash from image.offset on. Raises Failure when there is no room for it."""
    storage = next((part for part in image.partitions if part.name == STORAGE), None)
    if storage is None:
        raise Failure(f"{image.path} has no partition {STORAGE!r} for files: use fivefold flash")
    # MicroPython reads .mpy files of the version it was made for; only the board itself can tell which.
    found = board_files(profile, MACHINE_CODE.get(image.chip, ""))
    try:
        system = filesystem.make(found, storage.size)
    except LittleFSError as error:
        raise Failure(f"the program does not fit into {storage.size >> 10} KiB: {error}") from None
    start = storage.offset - image.offset
    # What was never written needs not be sent, but whole blocks must.
    used = system.rstrip(b"\xff")
    used += b"\xff" * (-len(used) % filesystem.BLOCK)
    return image.data.ljust(start, b"\xff") + used


def write(profile: reading.Profile, image: espimage.Image, folder: Path) -> Path:
    """Write the file and manifest.json for ESP Web Tools into a folder; path of the file."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"fivefold-{profile.path.stem}.bin"
    files.write(path, make(profile, image))
    manifest = {
        "name": f"Fivefold ({profile.board['name']})",
        "version": __version__,
        "new_install_prompt_erase": True,
        "builds": [
            {"chipFamily": FAMILIES[image.chip], "parts": [{"path": path.name, "offset": image.offset}]}
        ],
    }
    files.write(folder / "manifest.json", json.dumps(manifest, indent=2) + "\n")
    return path
