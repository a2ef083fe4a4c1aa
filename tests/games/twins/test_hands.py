"""Twins on the console: hands."""

from support import rule
from twins_table import go, hand, lay, slots, table, thrice, turn_up, win


@rule("TW-3")
def test_two_hands_on_a_pair_win_a_set_which_stays_in_view():
    player = table()
    places = win(player, 1)
    assert player.game.sets == [[1] + places]
    slot = slots(player).of(places[0])
    assert slot >= slots(player).won.first, "won sets lie apart"
    assert player.console.screen.describe().startswith("Player 1 wins a set")


@rule("TW-3")
def test_a_hand_is_lifted_by_back_or_after_five_seconds():
    player = table()
    turn_up(player, 2)
    place = player.game.table[0]
    hand(player, 1, place)
    assert player.game.hand_of(1)
    player.press(1, "BACK")
    assert player.game.hand_of(1) is None and len(player.game.table) == 2, "no card was turned up"
    player.press(1, "MATCH")
    player.wait(4800)
    assert player.game.hand_of(1)
    player.wait(200)
    assert player.game.hand_of(1) is None


@rule("TW-6")
def test_presses_count_in_their_order_also_when_the_console_sees_them_at_once():
    for first, second in ((1, 2), (2, 1)):
        player = table()
        turn_up(player, 2)
        place = player.game.table[0]
        go(player, 1, place)
        go(player, 2, place)
        player.wait(200)
        now = player.board.clock.us()
        player.board.pads.events = [(now - 2000, first, "MATCH", True), (now - 1000, second, "MATCH", True)]
        player.console.step()
        assert [row[0] for row in player.game.hands] == [first], "the first hand on a card counts"
        assert [(late["seat"], late["t"]) for late in player.sent("late")] == [
            (second, player.sent("hand")[0]["t"] + 1)
        ]
        assert tuple(player.light(second)) == (255, 0, 0) or player.light(second) == bytes(3)
        player = None


def test_nobody_takes_a_card_that_came_to_lie_there_a_moment_ago():
    player = table()
    turn_up(player, 1)
    place = player.game.table[0]
    go(player, 2, place)
    slots(player).changed_at[slots(player).of(place)] = player.console.now
    player.press(2, "MATCH")
    assert player.game.hands == []
    player.wait(200)
    player.press(2, "MATCH")
    assert len(player.game.hands) == 1


def test_an_empty_slot_is_refused_by_a_mark_a_sound_and_words():
    from ui import sounds

    player = table()
    player.press(1, "DOWN")
    player.press(1, "DOWN")
    player.press(1, "MATCH")
    assert player.game.hands == [] and player.board.buzzer.played[-1] == sounds.notes(sounds.REFUSED)
    assert player.console.screen.describe().startswith("There is no card there")


@rule("TW-2")
def test_only_the_player_on_turn_turns_up_and_the_lights_say_who_that_is():
    player = table()
    palette = player.console.palette
    turn = player.game.whose()
    other = 3 - turn
    player.wait(300)
    assert player.light(turn) == palette.seat(turn) and player.light(other) == palette.low(other)
    player.press(other, "BACK")
    assert player.game.table == [] and "is to turn up" in player.console.screen.describe()
    player.press(turn, "BACK")
    assert len(player.game.table) == 1 and player.game.whose() == other


@rule("TW-6")
def test_one_hand_each_on_a_pair_is_a_tie_and_both_cards_are_turned():
    player = table()
    turn_up(player, 2)
    one, other = player.game.table
    pattern = thrice(player.game)
    lay(player, (one, pattern), (other, pattern))
    go(player, 2, other)
    hand(player, 1, one)
    player.press(2, "MATCH")
    assert player.game.sets == [] and player.game.hands == []
    assert pattern not in [player.game.shown(place) for place in (one, other)]
    assert player.console.screen.describe().startswith("Player 1 and Player 2: nobody wins")
