"""The virtual flash, and what survives when its power fails between any two operations."""

import json

from fivefold.virtual.flash import Flash
from fivefold.virtual.start import stored
from fivefold.virtual.world import PowerCut
from support import raises


def test_files_are_text_or_bytes():
    flash = Flash()
    with flash.open("/a", "w") as file:
        file.write("één\ntwee\n")
    with flash.open("/a", "ab") as file:
        file.write(b"\xff")
    assert flash.files["a"] == "één\ntwee\n".encode() + b"\xff"
    with flash.open("/a", "rb") as file:
        assert (file.readline(), file.read(2), file.tell()) == ("één\n".encode(), b"tw", 8)
    assert list(flash.files) == ["a"]
    assert raises(OSError, flash.open, "/b").args[0] == 2


def test_json_goes_in_and_out():
    flash = Flash()
    with flash.open("/j", "w") as file:
        json.dump({"a": [1, None]}, file)
    with flash.open("/j") as file:
        assert json.loads(file.read()) == {"a": [1, None]}


def test_renaming_takes_over_or_is_refused_as_on_fat():
    flash = Flash()
    flash.files.update({"new": b"2", "old": b"1"})
    flash.rename("/new", "/old")
    assert flash.files == {"old": b"2"}
    flash.fat = True
    flash.files["new"] = b"3"
    assert raises(OSError, flash.rename, "/new", "/old").args[0] == 17


def test_a_full_flash_says_so():
    flash = Flash()
    flash.full = True
    assert raises(OSError, flash.open, "/a", "w").args[0] == 28


def write(flash, name, size):
    with flash.open(name, "wb") as file:
        file.write(bytes(size))


def test_what_is_written_anew_needs_room_beside_the_old():
    flash = Flash(size=6)
    write(flash, "/large", 5000)
    write(flash, "/large", 6000)
    assert flash.used() == 4
    write(flash, "/other", 4000)
    assert raises(OSError, write, flash, "/large", 5000).args[0] == 28
    write(flash, "/small", 128)  # it lies in the folder
    flash.remove("/other")
    write(flash, "/large", 5000)
    assert flash.used() == 4


def saved_through_cuts(fat):
    """Cut the power at every operation of a save; what the next start loads each time."""
    found = []
    cut = 0
    while True:
        flash = Flash()
        flash.fat = fat
        stored(flash).save("s", {"value": "old"})
        flash.cut_after = flash.operations + cut
        try:
            stored(flash).save("s", {"value": "new"})
        except PowerCut:
            pass
        else:
            return found
        flash.cut_after = None
        found.append(stored(flash).load("s"))
        cut += 1


def test_a_power_cut_leaves_all_of_the_old_or_all_of_the_new():
    for fat in (False, True):
        found = saved_through_cuts(fat)
        assert len(found) >= 3
        for data in found:
            assert data in ({"value": "old"}, {"value": "new"}), (fat, found)
