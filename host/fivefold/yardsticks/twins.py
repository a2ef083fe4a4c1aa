"""A yardstick for Twins: every visible pattern is known, none is mistaken, and a scan stops at the match."""

from itertools import pairwise

from games.twins.bot import TwinsPlayer

# Times of the psychology of search (J. M. Wolfe, "What can 1 million trials tell us about visual search?",
# Psychological Science 9, 1998): a search without a feature to go by grows by 20 to 30 ms an item where the
# target is there. A choice takes about 400 ms, a hand's way to the next card about 250 ms.
CHOICE_MS, ITEM_MS, MOVE_MS = 400, 25, 250


class Scanner(TwinsPlayer):
    """Plays as computer players do otherwise: the same hands, the same cards to turn up."""

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, 5, seed)
        self._move = MOVE_MS

    def _notice(self, seen: list[int], now: int) -> None:
        self.pairs = [pair for pair in self.pairs if self._still_there(pair)]
        paired = [pair[:2] for pair in self.pairs]
        for one, other in pairwise(seen):
            places = [one & 255, other & 255]
            if one >> 8 == other >> 8 and one >> 8 not in self._barred and places not in paired:
                ready = max(now + CHOICE_MS + ITEM_MS * len(seen), self._free_at)
                self._free_at = ready + 2 * self._move
                self.pairs.append([*places, one >> 8, other >> 8, ready])
