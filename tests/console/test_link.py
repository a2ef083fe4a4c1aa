"""What a host may ask on the link."""

import gc
import json

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


def told(player, *records):
    """What the console tells to records that come in one burst."""
    player.board.link.sent = []
    player.board.link.waiting += records
    player.wait(20 * len(records) + 50)
    return player.board.link.sent


def test_a_name_of_any_length_ends_no_game_and_removes_no_file():
    player = Player().race((1, 2))
    saved = dict(player.board.storage.files)
    for do in ("a" * 253, "_seed", "do_seed", "obey", "__class__", "é" * 100):
        (error,) = told(player, {"do": do})
        assert error == {"event": "error", "why": "no such command"}
    assert player.screen == "card" and player.board.storage.files == saved
    assert player.board.storage.logged == []


def test_unknown_names_are_not_kept_in_memory():
    player = Player().race((1, 2))
    player.wait(15000)  # what can be pressed has been said, and its words are gone

    def say(number):
        name = "name_%d_" % number + "x" * 180
        for record in ({"do": name}, {"do": "frame", name: 1}, {"do": "settings", "set": {name: 1}}):
            told(player, json.loads(json.dumps(record)))

    say(0)
    if not hasattr(gc, "mem_alloc"):
        return
    gc.collect()
    before = gc.mem_alloc()
    for number in range(1, 21):
        say(number)
    gc.collect()
    assert gc.mem_alloc() - before < 1000, gc.mem_alloc() - before


def test_commands_of_one_burst_are_obeyed_one_after_the_other():
    player = Player()
    player.press(1, "MATCH")
    records = told(
        player,
        {"do": "selftest", "ask": False},
        {"do": "version"},
        {"do": "selftest_stop"},
        {"do": "version"},
    )
    assert [record["screen"] for record in records if record["event"] == "version"] == ["self_test", "menu"]
    assert player.screen == "menu" and player.board.storage.logged == []


def test_a_number_on_a_command_comes_back_with_its_answer():
    player = Player()
    release = {"do": "release", "seat": 1, "button": "UP"}
    assert told(player, release) == []
    release["id"] = 7
    assert told(player, release) == [{"event": "done", "id": 7}]
    assert told(player, {"do": "version", "id": 8})[1] == {"event": "done", "id": 8}
    (error,) = told(player, {"do": "blocks", "id": 9, "seat": 1, "lay": [1, 2, 3, 4, 5]})
    assert error["id"] == 9 and error["why"] == "no game is in play"
    for number in (-1, 1 << 30, "x", True, [1], 1.0):
        (error,) = told(player, {"do": "version", "id": number})
        assert error == {"event": "error", "why": "version: id is a whole number from 0 to 1073741823"}


def test_settings_are_all_set_or_none():
    player = Player()
    before = player.console.settings.all()
    for wrong in (
        {"brightness": 9, "volume": 4},
        {"brightness": 9, "zz": 1},
        {"brightness": 9, "palette": []},
    ):
        (error,) = told(player, {"do": "settings", "set": wrong})
        assert error["event"] == "error"
        assert player.console.settings.all() == before and player.board.matrix.brightness == 3


def test_settings_that_are_so_already_are_not_written_again():
    player = Player()
    writes = []
    player.board.storage.save = lambda name, data: writes.append(name)
    for value in (1, 1, 1, 3, 3):
        told(player, {"do": "settings", "set": {"volume": value}})
    assert writes == ["settings"] * 2


def test_what_breaks_while_a_command_is_obeyed_is_told_and_ends_nothing():
    player = Player().race((1, 2))

    def full(event, **fields):
        if event == "frame":
            raise MemoryError()
        player.board.link.send(dict(fields, event=event))

    player.console.link.send = full
    assert told(player, {"do": "frame"}) == [{"event": "error", "why": "it broke: MemoryError"}]
    assert player.screen == "card" and "game" in player.board.storage.files


def test_a_command_nested_deeply_gets_a_short_answer():
    player = Player().race((1, 2))
    deep = []
    for _ in range(110):
        deep = [deep]
    for record in (
        {"do": deep},
        {"do": "seed", "value": deep},
        {"do": "settings", "set": {"volume": deep}},
        {"x": deep},
    ):
        (error,) = told(player, record)
        assert error["event"] == "error" and len(error["why"]) < 120
    assert player.screen == "card"


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
