"""Moments in a game of Push Match, told in few words, as they were recorded."""

from push_match_table import row, table
from scenes import compare

_BUTTONS = {"M": "MATCH", "B": "BACK", "U": "UP", "D": "DOWN", "L": "LEFT", "R": "RIGHT"}


class Scene:
    """A moment. steps: `1M` seat 1 presses MATCH, `1M+` keeps it down, `500` wait so many ms.

    cards: both seats' cards, where the first seat has a row of symbol 3; otherwise a game just begun.
    """

    def __init__(self, steps, cards=None, points=(0, 0), **how):
        self._steps = steps
        self._cards = cards
        self._points = points
        self._how = how

    def __call__(self):
        player = row(self._cards, **self._how) if self._cards else table(**self._how)
        player.game.points = list(self._points)
        for step in self._steps.split():
            if step[1] not in _BUTTONS:
                player.wait(int(step))
            elif step[-1] == "+":
                player.event(int(step[0]), _BUTTONS[step[1]], True)
            else:
                player.press(int(step[0]), _BUTTONS[step[1]])
        return player


_OWN = (3, 1, 7, 9)
_OTHERS = (5, 1, 3, 9)
_PUSH = "1M 1000 1M 500 2M 1000 2R 2U "

scene_curtain = Scene("")
scene_secret_cards = Scene("1M+ 200")
scene_corner = Scene("1M 1000")
scene_cells = Scene(_PUSH + "50")
scene_preview = Scene(_PUSH + "450")
scene_hand = Scene(_PUSH + "2M 2R 50")
scene_pushed = Scene(_PUSH + "2M 2R 2M 150")
scene_line = Scene("1B 1D 50", _OWN)
scene_row = Scene("1B 1D 1M 500", _OWN)
scene_own_card = Scene("1B 1D 1M 2500", _OWN)
scene_score = Scene("1B 1D 1M 4700", _OWN)
scene_other_cards = Scene("1B 1D 1M 4500", _OTHERS)
scene_theft = Scene("1B 1D 1M 7000", _OTHERS, (2, 1))
scene_watch = Scene("1M 1700", seats=(1,), computers=1, seed=5)
scene_asked = Scene(_PUSH + "2M 2R 2M 2M 600 2U+ 1500")
scene_next_side = Scene(_PUSH + "2M 2R 2M 2M 600 1M 2500")
scene_refused = Scene(_PUSH + "2M 2R 2M 2M 600 1M 2500 1U 1L 1M 600")
scene_results = Scene("1B 1D 1M 9500", _OWN, (4, 1))
scene_two_sides = Scene("1M 300 2R 1000 1M+ 100", sides=2)
scene_two_sides_row = Scene("1B 1D 1M 500", _OWN, sides=2)
scene_large = Scene("1M 1000 1M 500 2M 900 2M 100", width=32)


def test_every_scene_looks_as_recorded():
    compare(globals(), __file__)
