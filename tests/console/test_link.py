"""What a host may ask on the link."""

from console_double import Player
from madness_table import racing


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


def test_a_game_is_told_whole_at_its_start_when_asked_and_at_its_end():
    player = Player()
    player.board.link.waiting.append({"do": "game"})
    player.wait(20)
    assert player.sent("game") == [{"event": "game", "game": None}]
    player.start((1, 3), rounds=1)
    (start,) = player.sent("start")
    assert start["game"] == "quick_play" and start["seats"] == [1, 3] and start["computers"] == []
    assert start["options"]["rounds"] == 1 and start["seed"] == 7 and start["now"] == 0
    assert [row[:3] for row in start["standings"]] == [[1, 1, 0], [1, 3, 0]]
    player.press(3, "MATCH")
    player.press(1, "MATCH")
    player.wait(1200)
    player.board.link.waiting.append({"do": "game"})
    player.press(1, "MATCH")
    asked = player.sent("game")[1]
    assert asked["now"] > start["now"] and not asked["over"] and asked["seed"] == 7
    while player.screen != "results":
        player.press(1, "MATCH")
        player.wait(300)
    (result,) = player.sent("result")
    assert result["over"] and result["winners"] == [3]
    assert result["numbers"][0] == "cards" and result["standings"][0][:3] == [1, 3, 1]


def test_a_game_that_goes_on_is_told_as_a_start_at_its_time():
    player = Player()
    player.start()
    player.wait(3000)
    player.press(1, "MATCH")
    player = Player(files=player.board.storage.files)
    player.press(1, "MATCH")
    (start,) = player.sent("start")
    assert start["seed"] == 7 and start["now"] >= 3000


def test_a_press_after_the_claim_is_told_with_its_time():
    player = racing()
    player.event(2, "MATCH", True)
    player.board.clock.sleep_ms(3)
    player.event(1, "MATCH", True)
    player.wait(50)
    (claim,), (late,) = player.sent("claim"), player.sent("late")
    assert claim["seat"] == 2 and late == {"event": "late", "seat": 1, "t": claim["t"] + 3}
