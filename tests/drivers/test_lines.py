"""Lines in a file that grows, on a flash that may be full or lose its power."""

from drivers.storage import Storage
from fivefold.virtual.flash import Flash


def test_lines_are_read_from_any_number_on():
    flash = Flash()
    lines = Storage(flash, "", flash.open).lines("game")
    assert lines.read(1, 5) == []
    for number in range(1, 8):
        assert lines.add([number, "é"])
    assert lines.read(1, 2) == [[1, "é"], [2, "é"]]
    assert lines.read(6, 5) == [[6, "é"], [7, "é"]]
    assert lines.read(8, 5) == []
    lines.remove()
    lines.remove()
    assert lines.read(1, 5) == []


def test_a_line_that_broke_off_ends_them():
    flash = Flash()
    lines = Storage(flash, "", flash.open).lines("game")
    lines.add([1])
    file = flash.open("/game.lines", "ab")
    file.write(b"[2, ")
    file.close()
    assert lines.read(1, 5) == [[1]]


def test_a_full_flash_keeps_what_it_has():
    flash = Flash()
    lines = Storage(flash, "", flash.open).lines("game")
    assert lines.add([1])
    flash.full = True
    assert not lines.add([2])
    assert lines.read(1, 5) == [[1]]
