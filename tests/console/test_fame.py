"""The best runs alone: kept, signed, shown, and safe from damage."""

import games
from alone_table import run
from console import best
from console_double import Player
from support import rule

FILE = "best_quick_play"


class Over:
    """A game alone that is over with these numbers."""

    NAME = "quick_play"
    NUMBERS = ("cards", "ms")
    OPTIONS = ()

    def __init__(self, *numbers):
        self.numbers = numbers

    def standings(self):
        return [(1, 1) + self.numbers]


def enter(storage, *runs):
    return [best.enter(storage, Over(*numbers))[0] for numbers in runs]


@rule("QP-9")
def test_five_places_best_first_and_an_equal_run_comes_later():
    storage = Player().board.storage
    runs = ((5, -900), (5, -800), (6, -2000), (5, -900), (4, -100), (1, -1), (5, -850), (0, -1))
    assert enter(storage, *runs) == [0, 0, 0, 3, 4, None, 2, None]
    ((options, names, rows),) = best.lists(storage, "quick_play")
    assert (options, names) == ("", ["cards", "ms"])
    assert rows == [[3, "", 6, -2000], [2, "", 5, -800], [6, "", 5, -850], [1, "", 5, -900], [4, "", 5, -900]]


def test_a_new_best_run_is_signed_and_found_in_the_hall_of_fame():
    files = {"settings": {"language": "en"}}
    player = run(files, 2000)
    assert "New best!" in player.console.screen.describe()
    player.press(1, "MATCH")
    assert player.console.screen.describe().startswith("Your initials")
    player.press(1, "MATCH")
    assert player.screen == "initials"
    player.press(1, "UP")
    player.press(1, "MATCH")
    player.press(1, "DOWN")
    player.press(1, "DOWN")
    player.press(1, "MATCH")
    player.press(1, "LEFT")
    player.press(1, "DOWN")
    player.press(1, "RIGHT")
    player.press(1, "MATCH")
    assert player.screen == "results" and player.console.screen.describe().startswith("Play again")
    assert files[FILE][0][2][0][1] == "B8A"
    player.press(1, "BACK")
    player.press(1, "LEFT")
    player.press(1, "LEFT")
    player.press(1, "MATCH")
    assert player.console.screen.describe().startswith("Quick Play, Rounds 1")
    player.press(1, "DOWN")
    assert player.console.screen.describe().startswith("1. B8A cards 1, Time 0:0")
    player.press(1, "BACK")
    assert player.screen == "menu"


def test_initials_can_be_skipped_and_the_last_ones_are_offered_again():
    files = {
        "settings": {"language": "en"},
        FILE: [["rounds=1 order=rising", ["cards", "ms"], [[4, "ZOE", 1, -1]]]],
    }
    player = run(files, 1000)
    assert "Best so far: Time 0:00.0" in player.console.screen.describe()
    player.press(1, "RIGHT")
    player.press(1, "MATCH")
    assert player.console.screen.describe() == "Your initials: ZOE"
    player.press(1, "BACK")
    assert player.screen == "results"
    rows = files[FILE][0][2]
    assert [row[:2] for row in rows] == [[4, "ZOE"], [5, ""]]


def test_a_held_button_runs_through_the_letters():
    player = run({"settings": {"language": "en"}}, 1000)
    player.press(1, "RIGHT")
    player.press(1, "MATCH")
    player.hold(1, "UP", 1500)
    assert "G" < player.console.screen.letters[0] < "M"


def test_other_options_have_a_list_of_their_own_and_the_oldest_goes():
    storage = Player().board.storage
    for rounds in range(best.LISTS + 2):
        game = over("quick_play", {"rounds": 20 + rounds})
        assert best.enter(storage, game)[0] == 0
    found = [entry[0] for entry in best.lists(storage, "quick_play")]
    assert found == ["rounds=%d" % (20 + rounds) for rounds in range(best.LISTS + 1, 1, -1)]


def over(name, options):
    """A game alone that is as good as over."""
    game = games.start(name, [1], options, 1)
    game.NUMBERS = ("cards", "ms")
    game.standings = lambda: [(1, 1, 3, -5000)]
    return game


def test_whatever_the_file_holds_the_hall_of_fame_opens_and_runs_are_kept():
    good = ["", ["cards", "ms"], [[1, "A", 3, -5]]]
    for bad in (
        7,
        "x",
        {},
        [],
        [7],
        [["", [], [[1, "A"]]]],
        [["", ["cards"], []]],
        [["", ["cards"], [[1, "ABCD", 3]]]],
        [["", ["cards"], [[1, "A", "3"]]]],
        [["", ["cards"], [[1, "A", 3, 4]]]],
        [["", [7], [[1, "A", 3]]]],
        [None, good],
    ):
        player = Player(files={"settings": {"language": "en"}, FILE: bad})
        assert enter(player.board.storage, (2, -50)) == [1 if bad == [None, good] else 0]
        player = Player(files={"settings": {"language": "en"}, FILE: bad, "best_twins": bad})
        player.press(1, "MATCH")
        player.press(1, "LEFT")
        player.press(1, "LEFT")
        player.press(1, "MATCH")
        for _ in range(3):
            player.press(1, "MATCH")
            player.press(1, "RIGHT")
        assert player.screen == "fame", bad


def test_a_row_of_dots_stays_beside_the_icon_however_many_lists_there_are():
    for count in (1, 8, 9, 32):
        lists = [["rounds=%d" % number, ["cards", "ms"], [[1, "ABC", 5, -900]]] for number in range(count)]
        player = Player(files={"settings": {"language": "en"}, FILE: lists[:8], "best_twins": lists[8:]})
        player.console.go("fame", "Fame")
        player.wait(300)
        bright = []
        for _ in range(count):
            column = [bytes(player.console.frame.rgb[48 * y + 45 : 48 * y + 48]) for y in range(8)]
            bright += [y for y in range(8) if column[y] == b"\xff\xff\xff"]
            player.press(1, "RIGHT")
            player.wait(300)
        assert bright == [
            place * (min(count, 8) - 1) // (count - 1) for place in range(count if count > 1 else 0)
        ]


def test_equal_games_share_a_list_whatever_their_options_say():
    for name, usual, same in (
        ("twins", {}, {"mode": "race", "sets": 3}),
        ("total_madness", {}, {"minutes": 7}),
        ("quarter_turn", {"form": "timed"}, {"form": "timed", "minutes": 15}),
    ):
        storage = Player().board.storage
        for chosen in (usual, same, {"form": "timed", "minutes": 9} if name == "quarter_turn" else usual):
            best.enter(storage, over(name, chosen))
        assert len(best.lists(storage, name)) == (2 if name == "quarter_turn" else 1), name


def test_long_times_fit_beside_the_dots():
    from console.screens.results import clock

    assert [len(clock(ms)) for ms in (59000, 599000, 600000, 5999000)] == [13, 13, 15, 15]
