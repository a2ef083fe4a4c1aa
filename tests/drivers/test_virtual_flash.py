"""The virtual flash, and what survives when its power fails between any two operations."""

import json

from drivers.storage import Storage
from fivefold.virtual import start
from fivefold.virtual.flash import Flash
from fivefold.virtual.world import PowerCut, World
from support import raises


def below(flash):
    start.put_below(World(1), flash)
    import os

    return os


def test_files_are_text_or_bytes():
    flash = Flash()
    os = below(flash)
    with open("/data/a", "w") as file:
        file.write("één\ntwee\n")
    with open("/data/a", "ab") as file:
        file.write(b"\xff")
    assert flash.files["a"] == "één\ntwee\n".encode() + b"\xff"
    with open("/data/a", "rb") as file:
        assert (file.readline(), file.read(2), file.tell()) == ("één\n".encode(), b"tw", 8)
    assert os.listdir("/data") == ["a"]
    assert os.stat("/data/a")[6] == 12
    assert raises(OSError, open, "/data/b").args[0] == 2
    start.put_below(None)


def test_json_goes_in_and_out():
    below(Flash())
    with open("/data/j", "w") as file:
        json.dump({"a": [1, None]}, file)
    with open("/data/j") as file:
        assert json.load(file) == {"a": [1, None]}
    start.put_below(None)


def test_renaming_takes_over_or_is_refused_as_on_fat():
    flash = Flash()
    os = below(flash)
    flash.files.update({"new": b"2", "old": b"1"})
    os.rename("/data/new", "/data/old")
    assert flash.files == {"old": b"2"}
    flash.fat = True
    flash.files["new"] = b"3"
    assert raises(OSError, os.rename, "/data/new", "/data/old").args[0] == 17
    start.put_below(None)


def test_a_full_flash_says_so():
    flash = Flash()
    below(flash)
    flash.full = True
    assert raises(OSError, open, "/data/a", "w").args[0] == 28
    start.put_below(None)


def write(path, size):
    with open(path, "wb") as file:
        file.write(bytes(size))


def test_what_is_written_anew_needs_room_beside_the_old():
    flash = Flash(size=6)
    os = below(flash)
    write("/data/large", 5000)
    write("/data/large", 6000)
    assert os.statvfs("/data")[3] == 2
    write("/data/other", 4000)
    assert raises(OSError, write, "/data/large", 5000).args[0] == 28
    write("/data/small", 128)  # it lies in the folder
    os.remove("/data/other")
    write("/data/large", 5000)
    assert os.statvfs("/data")[2:4] == (6, 2)
    start.put_below(None)


def saved_through_cuts(fat):
    """Cut the power at every operation of a save; what the next start loads each time."""
    found = []
    cut = 0
    while True:
        flash = Flash()
        flash.fat = fat
        os = below(flash)
        Storage(os, "/data", open).save("s", {"value": "old"})
        flash.cut_after = flash.operations + cut
        try:
            Storage(os, "/data", open).save("s", {"value": "new"})
        except PowerCut:
            pass
        else:
            return found
        flash.cut_after = None
        os = below(flash)
        found.append(Storage(os, "/data", open).load("s"))
        cut += 1


def test_a_power_cut_leaves_all_of_the_old_or_all_of_the_new():
    for fat in (False, True):
        found = saved_through_cuts(fat)
        assert len(found) >= 3
        for data in found:
            assert data in ({"value": "old"}, {"value": "new"}), (fat, found)
    start.put_below(None)
