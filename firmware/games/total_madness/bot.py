"""A computer player of Total Madness."""

from core.player import Player
from games.blocks import bot_arranging as arranging
from games.total_madness.rules import POINTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from core.game import Action, View
    from core.player import Plan

NAMING_MS = 600  # from the press to the name of the deck
WHIM = (100, 70, 45, 25, 10)  # how far a player misjudges what a card is worth, in percent, by strength


class MadPlayer(Player):
    """Picks the card that promises most points a second, thinks, claims; see games.blocks.bot_arranging."""

    deck = 0  # the deck aimed at, 1 … 5
    card = 0
    ready_ms = 0  # on the race clock: when the claim will come
    right = True
    claimed = False  # the card aimed at has been claimed; if it still lies there, it was an error

    def plan(self, public: "View", private: "View", legal: "list[Action]", now: int) -> "Plan | None":
        if public["check"]:
            return arranging.check(self, public, legal, now)
        if public["naming"] == self.seat:
            self.claimed = True
            return max(now, public["naming_since"] + NAMING_MS), (self.seat, "deck", self.deck)
        if public["phase"] != "race":
            return None
        race_ms = public["race_ms"] + now - public["race_since"]
        if self.claimed or public["decks"][self.deck - 1] != self.card or not self.card:
            self._choose(public["decks"], race_ms)
        return now + max(0, self.ready_ms - race_ms), (self.seat, "claim")

    def _choose(self, tops: "list[int]", race_ms: int) -> None:
        best = -1
        whim = WHIM[self.strength - 1]
        for level, card in enumerate(tops):
            if card:
                worth = POINTS[level] * 1000000 // arranging.mean_ms(card, self.strength)
                worth = worth * (100 - whim + self.rng.below(2 * whim + 1)) // 100
                if worth > best:
                    best, self.deck, self.card = worth, level + 1, card
        self.ready_ms = race_ms + arranging.thinking_ms(self.card, self.strength, self.rng)
        self.right = arranging.will_be_right(self.strength, self.rng)
        self.claimed = False


PLAYER = MadPlayer
