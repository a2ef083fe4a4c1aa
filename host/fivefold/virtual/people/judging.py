"""People who check each other's claims (V-1, V-2): they see the blocks, and say what they see."""

from fivefold.virtual.people import People

TYPE_CHECKING = False
if TYPE_CHECKING:
    from core.game import Action, View
    from core.player import Plan

_BUTTONS = {"claim": "MATCH", "accept": "MATCH", "right": "MATCH", "object": "BACK", "wrong": "BACK"}
_LOOKING_MS = 2500
_NEXT_MS = 400


class Judges(People):
    """Some claim without a solution; the others then see it and object. RACE: the screen of the race."""

    RACE = ""

    def thinkable(self, legal: "list[Action]") -> "list[Action]":
        # Real blocks lie on a real table.
        return [action for action in legal if action[1] != "lay"]

    def plan(
        self, seat: int, public: "View", private: "View", legal: "list[Action]", now: int
    ) -> "Plan | None":
        check = public["check"]
        planned = super().plan(seat, public, private, legal, now)
        if not check or seat not in check["judges"] or (planned and planned[1][1] == "claim"):
            return planned
        # Of a computer's claim the screen shows how its blocks lie.
        claimant = self.players.get(check["seat"]) or self.table().bots[check["seat"]]
        right = claimant.right
        if check["voting"]:
            verb = "right" if right else "wrong"
        else:
            verb = "accept" if right else "object"
        if (seat, verb) not in legal:
            return None
        return max(now, check["since"] + _LOOKING_MS + _NEXT_MS * seat), (seat, verb)

    def carry_out(self, seat: int, action: "Action") -> bool:
        if self.pilot.screen() not in (self.RACE, "claim", "solutions"):
            return False
        self.pilot.press(seat, _BUTTONS[action[1]])
        return True
