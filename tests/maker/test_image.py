"""One file for the flash: esptool accepts it, and its file system starts the console."""

import json
import subprocess
import sys

import pytest

from fivefold.boards import reading
from fivefold.errors import Failure
from fivefold.maker import espimage, filesystem, oneimage, program
from fivefold.maker.virtual_board import VirtualBoard
from maker_boards import PROFILE, heard, modules
from maker_images import STORAGE, image


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    folder = tmp_path_factory.mktemp("image")
    (folder / "micropython.bin").write_bytes(image())
    whole = espimage.read(folder / "micropython.bin")
    return oneimage.write(reading.read(PROFILE), whole, folder / "out")


def file_system(made):
    return made.read_bytes()[STORAGE - 0x1000 :].ljust(0x200000, b"\xff")


def test_esptool_accepts_it_and_micropython_is_unchanged(made):
    told = subprocess.run(
        [sys.executable, "-m", "esptool", "--chip", "esp32", "image-info", str(made)],
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert "(valid)" in told and "ESP32" in told
    assert made.read_bytes().startswith(image())
    assert len(made.read_bytes()) <= 0x400000 - 0x1000


def test_its_files_are_the_firmware_and_the_profile(made):
    found = filesystem.read(file_system(made))
    assert found["/board.py"] == PROFILE.read_bytes()
    assert {path[1:]: found[path] for path in ("/boot.py", "/main.py")} == program.loose()
    slot = {path[8:]: data for path, data in found.items() if path.startswith("/slot_a/")}
    assert slot.pop("whole") == b"1\n"
    wanted = program.compiled(program.sources(), "xtensawin")
    assert modules(found) | {name: slot[name] for name in ("archive.mpy", "version")} == wanted
    del found["/fivefold.list"]
    assert len(found) == len(slot) + 4


def test_a_board_with_these_files_starts(made, tmp_path):
    flash = tmp_path / "flash.bin"
    flash.write_bytes(file_system(made))
    board = VirtualBoard(PROFILE, flash)
    board.switch_on()
    said = heard(board.port, b"screen")
    board.close()
    assert '"language"' in said


def test_the_manifest_is_what_esp_web_tools_read(made):
    manifest = json.loads((made.parent / "manifest.json").read_text())
    assert manifest["builds"] == [{"chipFamily": "ESP32", "parts": [{"path": made.name, "offset": 0x1000}]}]
    assert manifest["name"] and manifest["version"]


def test_no_room_is_told_in_words(tmp_path):
    (tmp_path / "small.bin").write_bytes(image(vfs_bytes=0x10000))
    with pytest.raises(Failure, match="does not fit into 64 KiB"):
        oneimage.make(reading.read(PROFILE), espimage.read(tmp_path / "small.bin"))
