"""Games that are left for a while: by a pause, a loss of power, a host that talks nonsense."""

from console_double import Player
from madness_table import counting
from support import rule
from ui import sounds


@rule("TM-2")
def test_a_count_that_lost_power_is_counted_once():
    files = dict(counting().board.storage.files)
    player = Player(files=files)
    player.press(1, "MATCH")
    player.wait(200)
    assert player.screen == "count" and sounds.notes(sounds.GO) not in player.board.buzzer.played
    begun = player.board.clock.ms()
    while player.screen == "count":
        player.wait(10)
    assert player.screen == "decks" and 2500 < player.board.clock.ms() - begun < 3100


def test_a_curtain_that_was_open_is_shut_after_a_pause():
    player = Player()
    player.join("push_match", (1, 2))
    player.begin(1, 7)
    player.wait(2800)
    player.event(1, "MATCH", True)
    player.wait(300)
    assert player.console.screen.spell() == player.console.screen.spell_cards()
    player.press(2, "BACK", 2100)
    assert player.screen == "pause"
    player.event(1, "MATCH", False)
    player.wait(50)
    player.press(2, "BACK")
    player.wait(200)
    assert player.screen == "curtain" and player.console.screen.spell() == ""


ODD = (None, True, 1, -1, 1.5, "x", "", [], [1], {}, {"a": 1}, [[1]], 10**12)


def test_no_command_of_a_host_breaks_a_game():
    player = Player().race((1, 2))
    for do, fields in (
        ("settings", ("set",)),
        ("seed", ("value",)),
        ("blocks", ("seat", "lay")),
        ("press", ("seat", "button")),
        ("release", ("seat", "button")),
        ("selftest_answer", ("ask", "yes")),
        ("selftest", ("ask",)),
        ("selftest_stop", ("x",)),
        ("", ("x",)),
    ):
        for value in ODD:
            command = {"do": do}
            for field in fields:
                command[field] = value
            player.board.link.waiting.append(command)
            player.wait(10)
    for value in ODD[1:]:
        player.board.link.waiting.append(value)
        player.board.link.waiting.append({"do": value})
        player.wait(10)
    assert player.board.storage.logged == [] and player.screen == "card"
