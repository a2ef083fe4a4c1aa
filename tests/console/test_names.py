"""Names of players: written with a pad, kept, and said wherever a player is meant."""

from alone_table import run
from console import players
from console_double import Player
from ui import font

NAMED = {
    "settings": {"language": "en"},
    "lessons": ["quick_play", "twins"],
    "players": [[1, 2, "ADA"], [2, 0, "BO"]],
}


def named(**files):
    return dict(NAMED, **files)


def writing(files=None):
    player = Player(files=files)
    player.settings("names")
    player.press(1, "MATCH")
    assert player.screen == "names"
    return player


def press_all(player, seat, *buttons):
    for button in buttons:
        player.press(seat, button)


def test_a_face_and_three_letters_are_written_with_one_pad_and_kept():
    player = writing()
    press_all(player, 1, "UP", "MATCH", "UP", "MATCH", "UP", "UP", "MATCH", "DOWN")
    assert player.console.screen.describe() == "Name of player 1: 😉AB9"
    player.press(1, "MATCH")
    assert player.screen == "settings" and player.console.screen.describe().startswith("Names")
    assert player.board.storage.files["players"] == [[1, 1, "AB9"]]


def test_another_pad_takes_over_and_both_names_are_kept():
    player = writing()
    press_all(player, 1, "RIGHT", "UP")
    player.press(3, "UP")
    assert player.console.screen.describe() == "Name of player 1: 😀A__", "it is not that pad's turn"
    player.press(3, "MATCH")
    press_all(player, 3, "LEFT", "UP", "UP")
    assert player.console.screen.describe() == "Name of player 3: 😎__B"
    player.press(2, "BACK")
    assert players.kept(player.board.storage) == {1: "😀A", 3: "😎B"}


def test_a_pad_without_letters_has_no_name_any_more():
    player = writing(named())
    assert player.console.screen.describe() == "Name of player 1: 😎ADA"
    for letter in (1, 4, 1):
        player.press(1, "RIGHT")
        press_all(player, 1, *["DOWN"] * letter)
    assert player.console.screen.describe() == "Name of player 1: 😎___"
    player.press(1, "BACK")
    assert players.kept(player.board.storage) == {2: "😀BO"}


def test_who_walks_away_from_the_letters_leaves_them_as_they_are():
    player = writing()
    press_all(player, 1, "RIGHT", "UP")
    player.wait(601000, 1000)
    assert player.screen != "names" and players.kept(player.board.storage) == {1: "😀A"}


def test_damaged_names_are_left_out_and_the_others_stay():
    good = [2, 0, "BO"]
    for bad in (
        7,
        [],
        [1, 2],
        [0, 0, "A"],
        [7, 0, "A"],
        ["1", 0, "A"],
        [1, 99, "A"],
        [1, -1, "A"],
        [1, 0, ""],
        [1, 0, "ABCD"],
        [1, 0, "a<b"],
        [1, 0, 7],
        [1, True, "A"],
    ):
        player = Player(files=named(players=[bad, good]))
        assert players.kept(player.board.storage) == {2: "😀BO"}, bad
    for whole in (7, "x", {}, {"1": "A"}, None):
        assert players.kept(Player(files=named(players=whole)).board.storage) == {}, whole


def test_the_face_of_who_joins_is_seen_for_a_moment():
    player = Player(files=named())
    player.join("quick_play", (1, 3))
    before = bytes(player.board.matrix.shown)
    player.event(2, "MATCH", True)
    player.wait(60)
    seen = bytes(player.board.matrix.shown)
    colour, black = bytes(player.console.palette.seat(2)), bytes(3)
    assert {seen[at : at + 3] for at in range(0, len(seen), 3)} == {colour, black}
    player.wait(1500)
    assert bytes(player.board.matrix.shown) != seen and before != seen


def test_sayings_results_and_the_link_call_players_by_their_names():
    player = Player(files=named())
    player.start((1, 2), rounds=1, computers=1)
    player.press(2, "MATCH")
    assert player.console.screen.describe().startswith("😀BO shows the blocks")
    player.press(1, "MATCH")
    player.wait(16000)
    assert player.screen == "results"
    told = player.console.screen.describe()
    assert told.startswith("1. 😀BO: cards 1") and "😎ADA: cards 0" in told and "🤖Dot: cards 0" in told
    (result,) = player.sent("result")
    assert result["names"] == {"1": "ADA", "2": "BO", "3": "Dot"}
    assert result["faces"] == {"1": "😎", "2": "😀", "3": "🤖"}


def test_several_winners_are_called_by_their_names_where_there_is_room():
    player = Player(files=named())
    player.start((1, 2), rounds=1)
    player.console.table.game.winners = lambda: [1, 2]
    player.press(2, "MATCH")
    player.press(1, "MATCH")
    while player.screen != "results":
        player.wait(50)
    assert player.console.screen.words("results") == "😎ADA+😀BO"


def test_a_best_run_is_signed_with_the_name_of_the_pad():
    player = run(named(), 2000)
    rows = player.board.storage.files["best_quick_play"][0][2]
    assert [row[1] for row in rows] == ["😎ADA"]
    player.turn_to("initials")
    player.press(1, "MATCH")
    assert player.console.screen.describe() == "Your initials: ADA"
    press_all(player, 1, "UP", "MATCH", "MATCH", "MATCH")
    assert rows[0][1] == "BDA", "somebody else has another face"


def test_a_game_from_before_the_names_is_shown_with_them_after_the_pause():
    player = Player(files=named())
    player.start((1, 2), rounds=1)
    player.hold(1, "BACK", 2100)
    assert player.screen == "pause"
    player.press(1, "MATCH")
    assert player.console.say("seat", 1) == "😎ADA"


def test_every_face_can_be_drawn_and_no_two_are_alike():
    drawn = [tuple(font.glyph(face)) for face in players.FACES + "🤖"]
    assert len(set(drawn)) == len(drawn) and all([font.has_glyph(face) for face in players.FACES + "🤖"])
