"""Moments in a game of Push Match, told in few words: small files run some of them each, in a small heap."""

from push_match_table import row, table

_BUTTONS = {"M": "MATCH", "B": "BACK", "U": "UP", "D": "DOWN", "L": "LEFT", "R": "RIGHT"}


class Scene:
    """A moment. steps: `1M` seat 1 presses MATCH, `1M+` keeps it down, `500` wait so many ms.

    cards: both seats' cards, where the first seat has a row of symbol 3; otherwise a game just begun.
    """

    def __init__(self, name, steps, cards=None, points=(0, 0), **how):
        self.__name__ = "push_match_" + name
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

TURNS = (
    Scene("curtain", ""),
    Scene("secret_cards", "1M+ 200"),
    Scene("corner", "1M 1000"),
    Scene("cells", _PUSH + "50"),
    Scene("preview", _PUSH + "450"),
    Scene("hand", _PUSH + "2M 2R 50"),
    Scene("pushed", _PUSH + "2M 2R 2M 150"),
)
CALLS = (
    Scene("line", "1B 1D 50", _OWN),
    Scene("row", "1B 1D 1M 500", _OWN),
    Scene("own_card", "1B 1D 1M 2500", _OWN),
    Scene("score", "1B 1D 1M 4700", _OWN),
)
POINTS = (
    Scene("other_cards", "1B 1D 1M 4500", _OTHERS),
    Scene("theft", "1B 1D 1M 7000", _OTHERS, (2, 1)),
)
OTHERS = (
    Scene("asked", _PUSH + "2M 2R 2M 2M 600 2U+ 1500"),
    Scene("watch", "1M 1700", seats=(1,), computers=1, seed=5),
    Scene("next_side", _PUSH + "2M 2R 2M 2M 600 1M 2500"),
    Scene("refused", _PUSH + "2M 2R 2M 2M 600 1M 2500 1U 1L 1M 600"),
)
SIDES = (
    Scene("results", "1B 1D 1M 9500", _OWN, (4, 1)),
    Scene("two_sides", "1M 300 2R 1000 1M+ 100", sides=2),
    Scene("two_sides_row", "1B 1D 1M 500", _OWN, sides=2),
    Scene("large", "1M 1000 1M 500 2M 900 2M 100", width=32),
)
