"""Quick Play with blocks on the console: what the pad does (V-5)."""

import pad_laying as laying
from console_double import Player
from games.quick_play.laying import CHOOSE, MOVE, TURN
from support import rule


def begun(seats=(1,), **options):
    player = laying.start(Player(), seats, **options)
    player.press(player.game.whose(), "MATCH")
    assert player.screen == "laying"
    return player


@rule("V-5", "V-4", "QP-9")
def test_alone_all_cards_are_laid_by_the_pad():
    player = laying.start(Player(), rounds=2, seed=3)
    for _ in range(2):
        player.press(1, "MATCH")
        laying.lay(player, laying.solution(player))
        assert player.console.screen.done
        player.press(1, "MATCH")
        assert player.screen == "lap"
        player.wait(2400)
    assert player.screen == "results"
    (entry,) = player.board.storage.files["best_quick_play"]
    assert entry[0] == "rounds=2 order=rising blocks=console" and entry[2][0][2] == 2


@rule("V-5")
def test_wrong_blocks_stay_where_they_lie_and_cost_ten_seconds():
    player = begun(seed=3)
    wrong = list(laying.solution(player))
    wrong[4] ^= 1
    laying.lay(player, wrong)
    player.press(1, "MATCH")
    assert player.screen == "laying" and player.game.extra_ms == 10000
    player.press(1, "LEFT")  # back from showing them to the block put down last
    while player.console.screen.mat.placement(4) != laying.solution(player)[4]:
        player.press(1, "UP")
    player.press(1, "RIGHT")
    player.press(1, "MATCH")
    assert player.screen == "lap" and player.game.won == [[player.game.won[0][0]]]


@rule("V-5")
def test_match_leads_on_and_back_leads_back():
    player = begun()
    screen = player.console.screen
    stages = []
    for button in ("MATCH", "MATCH", "BACK", "BACK", "MATCH", "MATCH", "MATCH"):
        player.press(1, button)
        stages.append(screen.stage)
    assert stages == [MOVE, TURN, MOVE, CHOOSE, MOVE, TURN, CHOOSE]
    assert screen.order == [0] and screen.mat.hand == 1
    player.press(1, "BACK")
    assert screen.order == [] and screen.mat.hand == 0, "the block put down last is taken back"


@rule("V-5")
def test_no_block_is_put_down_on_another():
    player = begun()
    screen = player.console.screen
    laying.put(player, 1, laying.solution(player)[0])
    player.press(1, "MATCH")
    screen.mat.cell[1], screen.mat.direction[1] = screen.mat.cell[0], screen.mat.direction[0]
    player.press(1, "MATCH")
    player.press(1, "MATCH")
    assert screen.stage == TURN and screen.order == [0]
    assert player.console.is_red(1)


@rule("V-5")
def test_nobody_else_lays_and_the_card_is_hidden_between_players():
    player = laying.start(Player(), (1, 2), rounds=1)
    first = player.game.whose()
    other = 3 - first
    player.press(other, "MATCH")
    assert player.screen == "begin" and player.console.is_red(other)
    player.press(first, "MATCH")
    player.press(other, "RIGHT")
    assert player.console.screen.mat.hand == 0
    player.event(first, "DOWN", True)
    player.wait(1100)
    player.event(first, "DOWN", False)
    assert player.screen == "lap"
    player.wait(2400)
    assert player.screen == "begin" and player.game.whose() == other
    player.press(other, "MATCH")
    laying.lay(player, laying.solution(player))
    player.press(other, "MATCH")
    seen = []
    for _ in range(60):
        player.wait(100)
        seen.append(player.screen)
    assert "award" in seen and seen[-1] == "results"
    assert player.game.winners() == [other]


@rule("V-5", "V-6")
def test_a_card_that_nobody_lays_shows_a_solution():
    player = begun(rounds=2)
    player.event(1, "DOWN", True)
    player.wait(1100)
    player.event(1, "DOWN", False)
    player.wait(2300)
    assert player.screen == "answer"
    player.wait(5100)
    assert player.screen == "begin"


@rule("V-5")
def test_back_held_pauses_and_the_blocks_lie_on():
    player = begun()
    laying.put(player, 1, laying.solution(player)[0])
    player.event(1, "BACK", True)
    player.wait(2100)
    player.event(1, "BACK", False)
    assert player.screen == "pause"
    player.press(1, "MATCH")
    assert player.screen == "laying" and player.console.screen.order == [0]


@rule("V-5")
def test_a_saved_game_goes_on_with_the_player_who_had_begun():
    files = {"settings": {"language": "en"}}
    player = laying.start(Player(files=files), rounds=2)
    player.press(1, "MATCH")
    player.wait(3000)
    again = Player(files=files)
    again.press(1, "MATCH")
    again.wait(2500)
    assert again.screen == "laying" and again.game.public()["card"]


@rule("V-5")
def test_what_printed_cards_do_not_have_is_as_usual_with_them():
    player = Player()
    player.join("quick_play", (1, 2), blocks="console", cards="printed")
    player.begin(1, 5)
    player.wait(2500)
    assert player.screen == "lay" and player.game.options["blocks"] == "real"


@rule("V-5")
def test_a_computer_lays_behind_a_curtain():
    player = laying.start(Player(), (1,), rounds=1, computers=1, strength=5)
    seen = []
    for _ in range(4000):
        player.wait(50)
        seen.append(player.screen)
        if player.game.whose() == 1 and player.screen == "begin":
            break
    if "lap" not in seen:  # the person has drawn the start
        assert player.game.whose() == 1
    assert "laying" not in seen
