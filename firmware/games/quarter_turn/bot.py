"""A computer player of Quarter Turn."""

from core.player import Player
from games.quarter_turn.bot_outlook import Outlook, Tables
from games.quarter_turn.rules_board import COLOURS, one_colour, tile_of
from games.quarter_turn.rules_moves import CLOCKWISE, Moves, changes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from core.game import Action, View
    from core.player import Plan
    from games.quarter_turn.bot_outlook import Worth

# What quarters of a colour on one crossing are worth, from 0 to 4 of them.
_NOTHING = (0, 0, 0, 0, 0)
_MINE = (0, 0, 2, 12, 1000)
_THEIRS_NEARLY = (0, 0, 0, -1, -300)
_THEIRS = (0, 0, -1, -8, -300)
_THEIR_LAST = (0, 0, -2, -16, -900)

# By strength, of a hundred moves so many are made at random. A player learns: 2 takes no block of its own,
# 4 spoils crossings that others have completed or nearly so, 5 also those they have begun, and it counts the
# faces of the die that help or threaten after each of its best moves.
_RANDOM = (65, 42, 12, 0, 0)
_KEEPS_FROM, _SPOILS_FROM, _COUNTS_FROM = 2, 4, 5
_CONSIDERED = 16
_SPAN = 512  # more than there are moves

_ROLL_MS, _PLACE_MS, _MOVE_MS, _MOVE_SPREAD_MS = 500, 700, 1200, 900


class QuarterTurnPlayer(Player):
    """Weighs every move that the die allows by what it does to the crossings; a step is a move weighed."""

    def plan(self, public: "View", private: "View", legal: "list[Action]", now: int) -> "Plan | None":
        """See Player.plan."""
        self.steps = 0
        agreed, legal = self.about_taking_back(legal, now)
        if not legal:
            return agreed
        phase = public["phase"]
        if phase == "move":
            action = self._move(public)
            return now + _MOVE_MS + self.rng.below(_MOVE_SPREAD_MS), action
        if phase == "pick":
            return now + _PLACE_MS, self.rng.pick(legal)
        if phase == "anti":
            return now + _PLACE_MS, self._remove(public, legal)
        return self._place_or_go_on(public, legal, now)

    def _mine(self, public: "View") -> "Sequence[int]":
        """The colours to play for: one's own, or with one player the one that is furthest on, or all."""
        colour = public["colours"][public["seats"].index(self.seat)]
        if colour:
            return [colour]
        left = public["left"]
        if public["form"] == "one_colour" and min(left) < max(left):
            return [left.index(min(left)) + 1]
        return COLOURS

    def _place_or_go_on(self, public: "View", legal: "list[Any]", now: int) -> "Plan":
        mine = self._mine(public)
        tiles = [tile_of(colours) for colours in public["tiles"]]
        for action in legal:
            if action[1] == "place" and one_colour(tiles, action[2]) in mine:
                return now + _PLACE_MS, action
        return now + _ROLL_MS, legal[0] if legal[0][1] == "done" else legal[-1]

    def _remove(self, public: "View", legal: "list[Any]") -> "Any":
        mine, left = self._mine(public), public["left"]
        if self.strength < _KEEPS_FROM:
            return self.rng.pick(legal)
        theirs = [action for action in legal[:-1] if public["blocks"][action[2]] not in mine]
        if not theirs or len(public["seats"]) == 1:
            return legal[-1]
        if self.strength < _SPOILS_FROM:
            return self.rng.pick(theirs)
        fewest = min([left[public["blocks"][action[2]] - 1] for action in theirs])
        return self.rng.pick([action for action in theirs if left[public["blocks"][action[2]] - 1] == fewest])

    def _move(self, public: "View") -> "Action":
        moves = Moves(self.seat, public["die"], public["blocks"], public["resting"])
        random = _RANDOM[self.strength - 1]
        if random and self.rng.below(100) < random:
            return moves.pick([self.rng.below(moves.count)])[0]
        tiles = [tile_of(colours) for colours in public["tiles"]]
        tables = Tables(self._worth(public))
        outlook = Outlook(tiles, public["blocks"], tables)
        clockwise = CLOCKWISE.get(public["die"], 0)
        # Equal moves are told apart by chance: their count begins at a random one.
        count = moves.count
        start = self.rng.below(count)
        keys: list[int] = []
        for index, action in enumerate(moves.all()):
            gain = outlook.gain(changes(tiles, action, clockwise))
            _keep(keys, gain * _SPAN + (index + start) % count)
        self.steps = count
        best = moves.pick([(key % _SPAN - start) % count for key in keys])
        if self.strength < _COUNTS_FROM:
            return best[0]
        from games.quarter_turn.bot_promise import promise

        mine = self._mine(public)
        promises = []
        for action in best:
            undo = outlook.lay(changes(tiles, action, clockwise))
            promises.append(promise(public, tiles, tables, mine))
            outlook.lay(undo)
        self.steps += len(best)
        return best[promises.index(max(promises))]

    def _worth(self, public: "View") -> "list[Worth]":
        """What each colour 1–4 is worth to this player."""
        mine = self._mine(public)
        worth = []
        for colour in COLOURS:
            if colour in mine:
                worth.append(_MINE if public["left"][colour - 1] else _NOTHING)
            elif self.strength >= _SPOILS_FROM and colour in public["colours"]:
                if self.strength < _COUNTS_FROM:
                    worth.append(_THEIRS_NEARLY)
                else:
                    worth.append(_THEIR_LAST if public["left"][colour - 1] == 1 else _THEIRS)
            else:
                worth.append(_NOTHING)
        return worth


def _keep(best: "list[int]", key: int) -> None:
    """Put a key into the falling list of the best ones, if it belongs there."""
    at = len(best)
    while at and best[at - 1] < key:
        at -= 1
    if at < _CONSIDERED:
        best.insert(at, key)
        if len(best) > _CONSIDERED:
            best.pop()


PLAYER = QuarterTurnPlayer
