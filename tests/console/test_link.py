"""What a host may ask on the link."""

from console_double import Player


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
