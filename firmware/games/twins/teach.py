"""The lesson of Twins: cards are turned up until two are alike, then two hands."""

from games.twins.rules import Twins
from games.twins.screens import begin  # noqa: F401 (the lesson begins like any game)
from games.twins.slots import NONE
from games.twins.view import SLOT
from ui.pads import DOWN, LEFT, RIGHT, UP

PLAYERS = HUMANS = 2
_TRIES = 300
_CARDS = 3  # are turned up until there is a pair
_TABLE = 8  # loose cards that have room on every display
_DECK = 45


def game(seats, seat):
    """A game in which a pair comes with the third card or before, and the learner turns one up."""
    options = {"deck": _DECK, "table": _TABLE}
    for seed in range(_TRIES):
        trial = Twins(seats, options, seed)
        mine = 0
        for turned in range(_CARDS):
            if _pair(_tops(trial)):
                break
            mine += trial.whose() == seat
            trial.act((trial.whose(), "turn_up"), turned)
        if mine and _pair(_tops(trial)):
            return Twins(seats, options, seed)
    raise ValueError("no cards for a lesson")


def _tops(played):
    return [played.shown(place) for place in [pile[-1] for pile in played.piles] + played.table]


def _pair(patterns):
    """Where the first two equal patterns are, or None."""
    for place, pattern in enumerate(patterns):
        if pattern != NONE and pattern in patterns[place + 1 :]:
            return place, patterns.index(pattern, place + 1)
    return None


def play(coach):
    """Turn up cards in turn, then put a hand on each of two that are alike."""
    yield coach.wait("cursor")
    view = coach.screen.view
    slots = view.slots
    while not _pair(slots.patterns):
        seat = coach.game.whose()
        yield coach.ask("turn_up", "tw_turn") if seat == coach.seat else coach.other(seat, "turn_up")
    pair = _pair(slots.patterns)
    marks = tuple([_mark(view, slot) for slot in pair])
    for slot, words in zip(pair, ("tw_hand", "tw_other")):
        while view.cursor[coach.seat] != slot:
            yield coach.ask("cursor", "tw_go", _way(slots.columns, view.cursor[coach.seat], slot), marks)
        yield coach.ask("hand", words, marks=marks)


def _mark(view, slot):
    # In pixels of the 16×16, whatever the slots are scaled by.
    frame = view.console.frame
    scale = frame.scale
    size = SLOT * view.slots.scale
    x, y = view.at(slot)
    x, y = x - frame.left, y - frame.top
    return x // scale - 1, y // scale - 1, size // scale + 1, size // scale + 1


def _way(columns, here, there):
    across, down = there % columns - here % columns, there // columns - here // columns
    if across:
        return RIGHT if across > 0 else LEFT
    return DOWN if down > 0 else UP
