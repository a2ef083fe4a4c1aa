"""Push Match on the console: whose turn it is, and who sees what."""

from push_match_table import note, push, table
from support import rule


@rule("PM-3")
def test_the_first_player_pushes_out_the_corner_and_the_other_goes_on():
    player = table()
    assert player.screen == "curtain" and player.game.turn == 0
    player.press(1, "MATCH")
    assert player.screen == "corner"
    player.press(1, "RIGHT")
    assert "corner" in note(player)
    player.press(1, "MATCH")
    assert player.screen == "curtain" and player.game.private(2)["gap"] == 4
    player.press(2, "MATCH")
    hand = player.game.private(2)["hand"]
    before = player.game.private(2)["faces"]
    push(player, 2, 7, 4)
    after = player.game.private(2)["faces"]
    assert [cell for cell in range(25) if after[cell] != before[cell]] in ([7], [])
    assert after[7] == hand[4]
    assert player.screen == "lines"
    player.press(2, "MATCH")
    assert player.screen == "curtain" and player.game.turn == 0


@rule("PM-1")
def test_each_side_is_shown_to_its_player_only():
    player = table()
    faces = "".join([chr(65 + symbol) for symbol in player.game.private(1)["faces"]])
    assert faces[:5] not in player.console.screen.spell()
    player.press(1, "MATCH")
    assert player.console.screen.spell().replace("/", "") == faces
    player.press(1, "MATCH")
    assert faces[5:10] not in player.console.screen.spell()


@rule("PM-2")
def test_secret_cards_are_seen_behind_the_curtain_while_match_is_held():
    player = table()
    curtain = bytes(player.board.matrix.shown)
    player.event(2, "MATCH", True)
    player.wait(500)
    player.event(2, "MATCH", False)
    player.wait(5000)
    assert player.screen == "curtain", "only the player on turn lifts it"
    player.event(1, "MATCH", True)
    player.wait(900)
    cards = bytes(player.board.matrix.shown)
    assert player.screen == "curtain" and cards != curtain
    player.wait(3000)
    assert player.board.matrix.shown == cards, "they stay as long as the button is held"
    player.event(1, "MATCH", False)
    player.wait(50)
    assert player.screen == "corner"


@rule("PM-9")
def test_nobody_sees_cards_in_the_five_minute_game():
    player = table(variant="five_minutes")
    player.event(1, "MATCH", True)
    player.wait(50)
    assert player.screen == "corner"
    player.event(1, "MATCH", False)
    player = None  # two would not fit into a small heap
    player = table(seats=(1,), computers=1, variant="five_minutes")
    player.press(1, "BACK")
    assert player.screen == "corner"
