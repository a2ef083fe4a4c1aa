"""Push Match on a display with two sides."""

from push_match_table import table
from support import rule


def halves(player):
    """The pictures of the front and of the back."""
    rgb = player.board.matrix.shown
    stride = 3 * player.board.width
    rows = [rgb[at : at + stride] for at in range(0, len(rgb), stride)]
    return b"".join([r[: stride // 2] for r in rows]), b"".join([r[stride // 2 :] for r in rows])


@rule("PM-1")
def test_a_display_with_two_sides_shows_both_at_once_and_needs_no_curtain():
    player = table(sides=2)
    assert player.screen == "corner"
    player.press(1, "MATCH")
    assert player.screen == "cells"
    player.wait(2500)
    front, back = halves(player)
    assert front != back
    player.event(1, "MATCH", True)
    player.wait(600)
    cards = halves(player)[0]
    assert cards != front, "who is not on turn sees the own cards while MATCH is held"
    player.event(1, "MATCH", False)
    player.wait(100)
    assert halves(player)[0] == front
    player.press(2, "BACK")
    player.press(2, "BACK")
    assert player.screen == "cards", "and who is, by BACK"
    player.press(2, "BACK")
    assert player.screen == "cells"


def test_what_stands_still_is_painted_once_a_side():
    """Painted anew for each picture, both sides take longer than the wire."""
    player = table(sides=2)
    player.press(1, "MATCH")
    player.wait(2500)
    frame, painted = player.console.frame, []
    keep = frame.keep

    def count(owner):
        painted.append(frame.side)
        keep(owner)

    frame.keep = count
    for _ in range(10):
        player.press(1, "RIGHT")
    assert painted == []


def test_screens_without_sides_are_the_same_on_both():
    player = table(sides=2)
    player.hold(1, "BACK", 2100)
    assert player.screen == "pause"
    front, back = halves(player)
    assert front == back and any(front)


def test_what_can_be_pressed_is_said_on_both_sides():
    player = table(sides=2)
    while player.console.note:
        player.wait(20)
    player.press(1, "MATCH")  # from now on nobody presses anything
    usual = [set(), set()]
    while not player.console.note:
        for seen, picture in zip(usual, halves(player)):
            seen.add(picture)
        player.wait(20)
    player.wait(100)
    for side, picture in enumerate(halves(player)):
        assert picture not in usual[side], side
