"""The results: a podium, then pages of what decided."""

from console.screens.results import LONGEST
from console.texts import LANGUAGES
from console_double import Player


def over(seats=(1, 2, 3), winner=2):
    player = Player()
    player.start(seats, rounds=1)
    player.press(winner, "MATCH")
    player.wait(1700)
    for judge in player.game.judges():
        player.press(judge, "MATCH")
    for _ in range(100):
        if player.screen != "results":
            player.wait(50)
    assert player.screen == "results", player.board.storage.logged
    return player


def words(player):
    return player.console.screen.words("results")


def pages(player):
    found = []
    while words(player) not in found:
        found.append(words(player))
        player.press(1, "DOWN")
    return found


def heights(player):
    """How high each column of the upper seven rows is lit."""
    shown = player.board.matrix.shown
    return [sum([any(shown[3 * (16 * y + x) :][:3]) for y in range(7)]) for x in range(15)]


def test_pages_tell_each_place_and_what_decided_in_few_letters():
    player = over()
    assert pages(player) == ["Player 2", "Player 2: cards 1", "Player 1: cards 0", "Player 3: cards 0"]
    player.press(1, "UP")
    assert words(player) == "Player 3: cards 0", "and round"


def test_pages_turn_by_themselves_until_somebody_turns_them():
    player = over()
    player.wait(12000)
    assert words(player) != "Player 2"
    player.press(1, "UP")
    seen = words(player)
    player.wait(12000)
    assert words(player) == seen


def test_a_screen_reader_hears_all_at_once():
    assert over().console.screen.describe().startswith("1. Player 2: cards 1 2. Player 1: cards 0")


def test_the_podium_grows_with_the_best_in_the_middle():
    player = over()
    low = heights(player)
    player.wait(1600)
    grown = heights(player)
    assert max(low) < 7 == grown[7] > grown[1], (low, grown)


def test_alone_the_time_stands_in_a_colour_of_nobody():
    player = over((1,), 1)
    assert pages(player)[-1] == "New best!"
    shown = player.board.matrix.shown
    colours = set([bytes(shown[at : at + 3]) for at in range(0, len(shown), 3)])
    assert player.console.palette.seat(1) not in colours


def test_no_page_is_long_in_any_language():
    for seats in ((1,), (1, 2)):
        player = over(seats, 1)
        for language in LANGUAGES:
            player.console.texts.choose(language)
            player.console.screen.pages = player.console.screen.all_pages()
            assert max([len(page) for page in pages(player)]) <= LONGEST + 3, (language, pages(player))
