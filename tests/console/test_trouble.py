"""What goes wrong around a game stops none: no room to save it, settings that were lost."""

from console_double import Player
from support import rule


def corner(player):
    """Whether the sign that a game cannot be saved is ever seen within two seconds."""
    seen = False
    width = player.console.frame.width
    for _ in range(40):
        player.wait(50)
        pixel = player.console.board.matrix.shown[3 * (width - 1) : 3 * width]
        seen = seen or bytes(pixel) == bytes(player.console.palette.wrong)
    return seen


def test_a_game_that_cannot_be_saved_goes_on_and_says_so():
    player = Player().race((1, 2))
    storage = player.board.storage
    assert not corner(player)
    storage.save = lambda name, data: False
    storage.trouble = "no room left"
    player.press(1, "MATCH")
    player.wait(50)
    assert player.sent("unsaved")[-1]["why"] == "no room left"
    assert player.screen == "claim" and corner(player)
    del storage.save
    player.press(2, "BACK")
    player.wait(50)
    assert player.sent("unsaved")[-1]["why"] == "" and not corner(player)


def test_settings_that_were_lost_do_not_hide_a_saved_game():
    player = Player().race((1, 2))
    before = player.game.snapshot()
    files = dict(player.board.storage.files)
    del files["settings"]
    player = Player(files=files)
    player.wait(100)
    assert player.screen == "language"
    player.press(1, "MATCH")
    assert player.screen == "colours"
    player.press(1, "MATCH")
    assert player.screen == "resume"
    player.press(1, "MATCH")
    assert player.screen == "countdown" and player.game.snapshot() == before


@rule("C-10")
def test_a_margin_is_told_as_far_as_it_is_known():
    player = Player().race((1, 2, 3))
    now = player.board.clock.us()
    pads = player.board.pads
    pads.known_since = lambda seat: {1: now, 2: now + 1500, 3: now + 2000}[seat]
    pads.events += [(now, 1, "MATCH", True), (now + 8000, 2, "MATCH", True), (now + 9500, 3, "MATCH", True)]
    player.wait(50)
    told = [(data["seat"], data["margin_ms"]) for data in player.sent("queued")]
    assert told == [(2, 1), (3, 2)]
