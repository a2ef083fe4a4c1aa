"""Twins on the console: won sets are stolen and lost; where everything lies."""

from support import rule
from twins_table import hand, lay, slots, table, thrice, turn_up, win


@rule("TW-4")
def test_a_set_and_the_third_copy_are_a_theft_and_the_set_stays_where_it_lies():
    player = table()
    places = win(player, 1)
    slot = slots(player).of(places[0])
    turn_up(player)
    third = player.game.table[-1]
    lay(
        player,
        (places[0], thrice(player.game)),
        (places[1], thrice(player.game)),
        (third, thrice(player.game)),
    )
    hand(player, 2, places[0])
    hand(player, 2, third)
    assert player.game.sets == [[2] + places + [third]]
    assert slots(player).of(third) == slot
    assert player.console.screen.describe().startswith("Player 2 steals a set")


@rule("TW-7")
def test_a_mistake_costs_the_set_won_last_and_its_slot_is_free_again():
    player = table()
    places = win(player, 1)
    turn_up(player, 2)
    one = player.game.tops()[0]
    other = player.game.table[0]
    assert player.game.shown(one) != player.game.shown(other)
    hand(player, 1, one)
    hand(player, 1, other)
    assert player.game.sets == [] and slots(player).of(places[0]) < 0
    assert player.console.screen.describe().startswith("Player 1: a mistake")
    assert tuple(player.light(1)) in ((255, 0, 0), (0, 0, 0))


def test_cards_stay_where_they_are_while_others_come_and_go():
    player = table((1, 2, 3), seed=4)
    seen = {}
    for _ in range(20):
        turn_up(player)
        now = {place: slots(player).of(place) for place in player.game.table}
        for place in sorted(now):
            assert now[place] >= 0 and seen.get(place, now[place]) == now[place]
        seen = now


def test_sets_that_find_no_room_take_turns():
    player = table((1, 2, 3, 4), seed=4)
    game = player.game
    won = slots(player).won
    hidden = [place for pile in game.piles for place in pile[:-1]]
    for number in range(won.count + 2):
        one, other = hidden[2 * number : 2 * number + 2]
        for place in (one, other):
            game.piles[game.owners[place]].remove(place)
        game.sets.append([1 + number % 4, one, other])
    player.console.screen.view.stale = True
    seen = []
    for _ in range(60):
        player.wait(100)
        seen += [place for place in won.seen() if place >= 0 and place not in seen]
    assert won.pages() == 2 and sorted(seen) == sorted([places[1] for places in game.sets])


def test_a_hand_on_a_set_keeps_its_page_in_view():
    player = table((1, 2), seed=4)
    won = slots(player).won
    won.renew(list(range(won.count + 1)), [0] * (won.count + 1), player.console.now)
    assert won.pages() == 2 and won.seen()[0] == won.count, "what is new is seen at once"
    assert not won.turn(player.console.now + 2400)
    won.stay(player.console.now + 2400)
    assert not won.turn(player.console.now + 3800) and won.turn(player.console.now + 3900)
