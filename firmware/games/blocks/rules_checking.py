"""Racing for pattern cards: the clock, and the check of a claim (V-1 … V-4)."""

from core.game import Game
from core.option import Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from core.game import Action, View
    from core.refusal import Refusal

CHECK_MS = 10000  # V-1: to object; V-2: to vote
_MOST_HINTS = 4  # C-11: blocks of a card; where the fifth lies can be seen then
# V-6: the seats that cannot see the blocks on the table, as bits, bit 0 for seat 1: computer players.
CANNOT_JUDGE = Option("cannot_judge", 0, 0, 63, asked=False)


class Checking(Game):
    """A game in which players claim a pattern card and the others check the blocks.

    A subclass calls begin_check, puts CHECK_STATE into STATE, and defines phase, claimed_card and judged.

    [D] An objection counts as a vote "wrong" and makes earlier acceptances void; a vote is final; the vote
    ends as soon as the missing votes cannot change it, or 10 s after the objection. [D] The claimant may
    withdraw the claim, which then was wrong.
    """

    CHECK_STATE = ("race_ms", "race_since", "claimant", "check_since", "voting", "accepted", "votes")
    FREE = ("lay",)
    CHECK_EVENTS: dict[str, tuple[str, ...]] = {
        "check": ("seat", "card"),
        "accept": ("seat",),
        "object": ("seat",),
        "vote": ("seat", "right"),
        "verdict": ("seat", "right", "by"),
        "hint": ("seat", "card", "placement"),
    }

    def phase(self) -> str:
        """What is going on, in a word; the race clock runs in the phase "race"."""
        raise NotImplementedError

    def claimed_card(self) -> int:
        """The number of the pattern card that is being checked."""
        raise NotImplementedError

    def judged(self, seat: int, right: bool) -> None:
        """Go on with the game: the claim of `seat` was right or wrong."""
        raise NotImplementedError

    def reset_clock(self) -> None:
        """Put the race clock back to 0."""
        self.race_ms = 0  # on the clock when it last stopped
        self.race_since = 0  # when it last started

    def clock(self, now: int) -> int:
        """What the race clock shows at time `now`, in ms; it stands still while a claim is checked."""
        return self.race_ms + now - self.race_since if self.phase() == "race" else self.race_ms

    def take_hints(self) -> None:
        """Who plays alone can have hints (C-11); the state has `[card, blocks]`, those that are shown."""
        self.hinted = [0, 0]
        self.STATE = self.STATE + ("hinted",)

    def hint_refusal(self, card: int) -> "Refusal | None":
        """As Game.refusal, for a hint about a card."""
        if len(self.seats) > 1:
            return "C-11", "hints are for who plays alone"
        if self.phase() != "race":
            return "C-11", "no card is in play"
        return ("C-11", "no more than four blocks are shown") if self.hinted == [card, _MOST_HINTS] else None

    def no_check(self) -> None:
        """No claim is being checked."""
        self.claimant = 0
        self.check_since = 0
        self.voting = False
        self.accepted: list[int] = []  # seats
        self.votes: "list[Any]" = []  # [seat, right]

    def begin_check(self, seat: int) -> None:
        """Have the claim of `seat` checked from now on (QP-3, TM-3)."""
        self.no_check()
        self.claimant = seat
        self.check_since = self.now
        self.tell("check", seat, self.claimed_card())

    def judges(self) -> list[int]:
        """The seats that check the claim: all others that can see it, or else the claimant (V-2, V-6)."""
        blind = self.options.get("cannot_judge", 0)
        others = [seat for seat in self.seats if seat != self.claimant and not blind >> seat - 1 & 1]
        return others or [self.claimant]

    def check_due(self) -> int:
        """When the check ends by itself, in ms; there must be one."""
        return self.check_since + CHECK_MS

    def check_expire(self) -> None:
        """Nobody objected in time (V-1), or missing votes abstain (V-2)."""
        wrong = [vote for vote in self.votes if not vote[1]]
        self._verdict(2 * len(wrong) <= len(self.votes), "vote" if self.voting else "time")

    def check_seats(self, *lists: "Sequence[int]") -> None:
        """Raise ValueError when a list names a seat that does not play, or one twice."""
        for seats in lists + (self.accepted, [vote[0] for vote in self.votes]):
            if [seat for seat in seats if seat not in self.seats or seats.count(seat) > 1]:
                raise ValueError("these are not players: %r" % (seats,))
        if self.claimant and self.claimant not in self.seats:
            raise ValueError("the claimant does not play: %r" % (self.claimant,))

    def check_public(self) -> "View | None":
        """What everybody sees of the check: a dict, or None when no claim is being checked."""
        if not self.claimant:
            return None
        return {
            "seat": self.claimant,
            "card": self.claimed_card(),
            "since": self.check_since,
            "until": self.check_due(),
            "judges": self.judges(),
            "voting": self.voting,
            "accepted": list(self.accepted),
            "votes": [list(vote) for vote in self.votes],
        }

    def check_legal(self, seat: int) -> "list[Action]":
        """The actions of the check that `seat` may take, unsorted."""
        verbs = ("accept", "object", "right", "wrong", "withdraw")
        actions: "list[Action]" = [(seat, verb) for verb in verbs if not self.check_refusal((seat, verb))]
        return actions + [(seat, "lay")] if seat == self.claimant else actions

    def check_refusal(self, action: "Action") -> "Refusal | None":
        """As Game.refusal, for the verbs of the check."""
        seat, verb = action[:2]
        if not self.claimant:
            return "V-1", "no claim is being checked"
        if verb == "lay":
            return self._lay_refusal(seat, action[2:])
        if len(action) != 2:
            return "C-4", "%s takes no numbers" % verb
        if verb == "withdraw":
            if seat != self.claimant or seat in self.judges():
                return "V-1", "only the claimant can withdraw a claim that others check"
        elif verb in ("accept", "object"):
            if seat not in self.judges():
                return "V-1", "only the others check a claim"
            if self.voting:
                return "V-2", "the claim is being voted on"
            if verb == "accept" and seat in self.accepted:
                return "V-1", "accepted already"
        elif verb in ("right", "wrong"):
            if not self.voting:
                return "V-2", "nobody has objected"
            if seat not in self._to_vote():
                return "V-2", "no vote (any more)"
        else:
            return "C-4", "no such action: %r" % (verb,)
        return None

    def _lay_refusal(self, seat: int, arrangement: "Sequence[int]") -> "Refusal | None":
        if seat != self.claimant:
            return "V-4", "only the claimant shows blocks"
        # Loaded only where arrangements are known: a table with real blocks never needs their memory.
        from games.blocks import rules_blocks as blocks

        try:
            blocks.shown(arrangement)
        except ValueError as error:
            return "V-4", str(error)
        return None

    def _to_vote(self) -> list[int]:
        voted = [vote[0] for vote in self.votes]
        return [seat for seat in self.judges() if seat not in voted]

    def _do_accept(self, seat: int) -> None:
        self.accepted = sorted(self.accepted + [seat])
        self.tell("accept", seat)
        if self.accepted == sorted(self.judges()):
            self._verdict(True, "all")

    def _do_object(self, seat: int) -> None:
        self.voting = True
        self.accepted = []
        self.check_since = self.now
        self.tell("object", seat)
        self._vote(seat, False)

    def _do_right(self, seat: int) -> None:
        self._vote(seat, True)

    def _do_wrong(self, seat: int) -> None:
        self._vote(seat, False)

    def _vote(self, seat: int, right: bool) -> None:
        self.votes.append([seat, right])
        self.tell("vote", seat, right)
        wrong = len([vote for vote in self.votes if not vote[1]])
        rights = len(self.votes) - wrong
        missing = len(self._to_vote())
        if wrong > rights + missing:
            self._verdict(False, "vote")
        elif wrong + missing <= rights:
            self._verdict(True, "vote")

    def _do_withdraw(self, seat: int) -> None:
        self._verdict(False, "claimant")

    def _do_lay(self, seat: int, *arrangement: int) -> None:
        from games.blocks import rules_cards as cards
        from games.blocks import rules_solver as solver

        self._verdict(solver.shows(list(arrangement), cards.cells(self.claimed_card())), "core")

    def _verdict(self, right: bool, by: str) -> None:
        seat = self.claimant
        self.tell("verdict", seat, right, by)
        self.judged(seat, right)
