"""The loop: no needless writes, trouble that never leaves the matrix dark, and the host's commands."""

from console_double import Player


def test_nothing_is_written_while_nothing_changes():
    player = Player().race((1, 2))
    writes = player.board.matrix.writes, player.board.lights.writes
    player.wait(20000)
    assert player.board.lights.writes == writes[1]
    assert player.board.matrix.writes - writes[0] == 5, "the time bar grows by a pixel in four seconds"


def test_never_more_than_thirty_pictures_a_second():
    player = Player()
    player.press(1, "MATCH")
    player.wait(500)
    before = player.board.matrix.writes
    player.wait(2000, 1)
    assert 20 <= player.board.matrix.writes - before <= 61


def test_an_error_in_a_game_is_shown_told_and_logged_and_leads_back_to_the_menu():
    player = Player().race((1, 2))

    def broken(now):
        raise KeyError("torn")

    player.console.table.advance = broken
    player.wait(100)
    assert player.screen == "crash"
    assert player.board.buzzer.played and player.console.table is None
    assert any(player.board.matrix.shown)
    code = player.sent("error")[-1]["code"]
    assert player.board.storage.logged[0].startswith("%d " % code)
    player.press(1, "MATCH")
    assert player.screen == "menu"
    player.press(1, "MATCH")
    assert player.screen == "join"


def test_commands_of_the_host():
    player = Player()
    ask = player.board.link.waiting.append
    ask({"do": "version"})
    ask({"do": "settings", "set": {"volume": 3}})
    ask({"do": "frame"})
    ask({"do": "press", "seat": 2, "button": "MATCH"})
    player.wait(50)
    assert player.sent("version")[0]["board"] == "double"
    assert player.sent("settings")[0]["values"]["volume"] == 3 == player.board.buzzer.volume
    frame = player.sent("frame")[0]
    assert len(frame["rgb"]) == frame["width"] * frame["height"] * 6
    assert player.screen == "menu"


def test_an_unknown_or_broken_command_gets_one_error_and_changes_nothing():
    broken = (
        {},
        [],
        7,
        None,
        {"do": "dance"},
        {"do": 7},
        {"do": "seed", "value": -1},
        {"do": "seed"},
        {"do": "press", "seat": 9, "button": "MATCH"},
        {"do": "press", "seat": 1, "button": "FIRE"},
        {"do": "blocks", "seat": 1, "lay": [1, 2, 3, 4, 5]},
        {"do": "settings", "set": {"volume": 11}},
        {"do": "settings", "set": 5},
        {"do": "__class__"},
    )
    player = Player()
    for command in broken:
        player.board.link.sent = []
        player.board.link.waiting.append(command)
        player.wait(30)
        assert [data["event"] for data in player.board.link.sent] == ["error"], command
    assert player.screen == "attract" and player.console.next_seed is None


def deck_of(seed):
    return list(Player().race((1, 2), seed=seed).game.deck)


def test_a_seed_gives_the_same_cards_again():
    first = deck_of(77)
    assert deck_of(77) == first != deck_of(78)
