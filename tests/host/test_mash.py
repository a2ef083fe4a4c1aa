"""Children at the pads: nothing breaks, and there is always a way back to the menu."""

from fivefold import mash


def test_random_buttons_break_nothing_and_leave_a_way_back():
    assert "nothing broke" in mash.run(6000)


def test_on_a_small_display_with_two_sides_as_well():
    assert "nothing broke" in mash.run(3000, "cpython", mash.paths.BOARDS / "two_sided.py")
