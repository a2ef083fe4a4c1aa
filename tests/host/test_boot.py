"""What boot.py makes of the marks that tell whole programs and failed starts, whatever is in them."""

import pytest

import boot

DAMAGED = [b"\xff\xfe\x80", b"", b"7", b"\xc3", b"seven\n", b"\xb2\n", b"-1\n", b"\0" * 8]


@pytest.fixture
def slots(tmp_path, monkeypatch):
    folders = tuple(str(tmp_path / name) for name in ("slot_a", "slot_b"))
    for folder in folders:
        (tmp_path / folder).mkdir()
    monkeypatch.setattr(boot, "SLOTS", folders)
    monkeypatch.setattr(boot, "COUNT", str(tmp_path / "starts"))
    monkeypatch.setattr("sys.path", [])
    return [tmp_path / "slot_a" / "whole", tmp_path / "slot_b" / "whole"]


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_mark_does_not_keep_the_good_slot_from_starting(slots, damage):
    for good, bad in (slots, slots[::-1]):
        bad.write_bytes(damage)
        good.write_bytes(b"3\n")
        assert boot.number(str(bad.parent)) == 0
        assert boot.pick() == str(good.parent)


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_count_of_starts_counts_nothing(slots, damage, monkeypatch):
    main = type("main", (), {"run": staticmethod(lambda started: started())})
    monkeypatch.setitem(__import__("sys").modules, "main", main)
    told = []
    monkeypatch.setattr(boot, "safe", told.append)
    with open(boot.COUNT, "wb") as file:
        file.write(damage)
    boot.start()
    # It ran to its end, as when BACK is held.
    assert (
        told == ["BACK is held on the first pad"]
        if damage != b"7"
        else told == ["the program did not start 7 times"]
    )
