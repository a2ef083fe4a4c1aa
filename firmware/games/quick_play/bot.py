"""A computer player of Quick Play."""

from core.player import Player
from games.blocks import bot_arranging as arranging

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from core.game import Action, View
    from core.player import Plan

_BEGIN_MS = 3000  # from one player to the next
LAYING_MS = 13000  # blocks on the console: some 45 presses of 0.3 s (`fivefold sim` counts them)
_NOTICE_MS = 800  # so long a player deep in thought does not notice that somebody has claimed


class QuickPlayer(Player):
    """Thinks about each card for a time of its own, then claims; see games.blocks.bot_arranging."""

    card = 0  # the card being thought about
    ready_ms = 0  # on the race clock: when the claim will come
    right = True

    def plan(self, public: "View", private: "View", legal: "list[Action]", now: int) -> "Plan | None":
        if (self.seat, "begin") in legal:
            return now + _BEGIN_MS, (self.seat, "begin")
        if public["card"] != self.card:
            self._think(public["card"])
        if "times" in public:
            return self._lay(public, legal, now)
        if public["check"]:
            margin = self.ready_ms - public["race_ms"]
            if (self.seat, "claim") in legal and margin <= _NOTICE_MS:
                return max(now, public["first_claim"] + margin), (self.seat, "claim")
            return arranging.check(self, public, legal, now)
        if (self.seat, "claim") not in legal:
            return None
        return max(now, public["race_since"] + self.ready_ms - public["race_ms"]), (self.seat, "claim")

    def _lay(self, public: "View", legal: "list[Action]", now: int) -> "Plan":
        # Blocks on the console (V-5): after an error every second thought is right.
        right = self.right if public["extra_ms"] == 0 else self.rng.below(2) == 0
        blocks = arranging.arrangement(self.card, right, self.rng)
        ready = public["since"] + public["extra_ms"] // 2 + self.ready_ms + LAYING_MS
        lay: "Any" = (self.seat, "lay") + tuple(blocks)
        return max(now, ready), lay

    def _think(self, card: int) -> None:
        self.card = card
        if card:
            self.ready_ms = arranging.thinking_ms(card, self.strength, self.rng)
            self.right = arranging.will_be_right(self.strength, self.rng)


PLAYER = QuickPlayer
