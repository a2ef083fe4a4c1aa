"""People at Twins with printed cards: they find pairs, mostly right ones, on a table that only they see."""

from core.rng import Rng
from fivefold.virtual.people import People
from fivefold.virtual.people.printed import lay
from fivefold.virtual.people.walking import way
from games.twins.rules_printed import NONE, common

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from core.game import Action, View
    from core.player import Plan

_BUTTONS = {"claim": "MATCH", "point": "MATCH", "accept": "MATCH", "object": "BACK", "take_back": "BACK"}
_SCREENS = {"point": ("twins_race",), "take_back": ("twins_race",), "claim": ("twins_race", "claim")}
_LOOKING_MS = 1500
_NEXT_MS = 300
_ERRORS, _DOUBTS, _THEFTS, _RIVALS = 5, 6, 3, 3  # one of so many


class Person:
    """Somebody at the table; `right`: whether the pair under the own hands is one."""

    def __init__(self, people: "PrintedTwinsPeople", seat: int, seed: int) -> None:
        self.seat = seat
        self.right = True
        self._others = people
        self._rng = Rng(seed * 8 + seat)
        self._thief = False

    def plan(self, public: "View", private: "View", legal: "list[Action]", now: int) -> "Plan | None":
        """See core.player.Player.plan."""
        seat, rng = self.seat, self._rng
        if (seat, "point") in legal:
            back = (seat, "take_back") in legal and rng.below(_ERRORS) == 0
            return now + 1500 + rng.below(5000), (seat, "take_back" if back else "point")
        check = public["check"]
        if not check:
            self.right = rng.below(_ERRORS) > 0
            self._thief = rng.below(_THEFTS) == 0
            return now + 2500 + rng.below(9000), (seat, "claim")
        if check["seat"] == seat:
            return self._defend(public, legal, now)
        if (seat, "claim") in legal and rng.below(_RIVALS) == 0:
            return max(now, public["first_claim"] + 100 + rng.below(700)), (seat, "claim")
        believes = self._others.players[check["seat"]].right and rng.below(_DOUBTS) > 0
        verdict = (seat, "accept" if believes else "object")
        return (
            (max(now, check["since"] + _LOOKING_MS + _NEXT_MS * seat), verdict) if verdict in legal else None
        )

    def _defend(self, public: "View", legal: "list[Action]", now: int) -> "Plan | None":
        seat = self.seat
        if (seat, "name") in legal:
            return now + 800, (seat, "name") + self._numbers()
        victims = [action for action in legal if action[1] == "from" and action[2]]  # type: ignore[misc]
        if victims and self._thief and not public["from"]:
            self._thief = False
            return now + 300, self._rng.pick(victims)
        return None

    def _numbers(self) -> tuple[int, int]:
        one = 1 + self._rng.below(135)
        skip = self._rng.below(sum(1 for _ in self._fitting(one)))
        fitting = self._fitting(one)
        for _ in range(skip):
            next(fitting)
        return one, next(fitting)

    def _fitting(self, one: int) -> "Iterator[int]":
        # One after the other: a list of them would be larger than any that the console makes.
        for other in range(1, 136):
            if other != one and (common(one, other) != NONE) == self.right:
                yield other


class PrintedTwinsPeople(People):
    """They press when they see a pair, judge each other, and put in numbers when somebody objects."""

    def person(self, seat: int, seed: int) -> "Person":
        return Person(self, seat, seed)

    def look(self) -> bool:
        return lay(self) or People.look(self)

    def carry_out(self, seat: int, action: "tuple[Any, ...]") -> bool:
        name, screen, verb = self.pilot.screen(), self.pilot.console.screen, action[1]
        if verb == "name":
            return name == "numbers" and self._type(seat, screen, action[2:])
        if name not in _SCREENS.get(verb, ("claim",)):
            return False
        if verb == "from":
            there = screen.table.game.taking_from == action[2]
            if not there:
                self.pilot.press(seat, "RIGHT")
            return there
        self.pilot.press(seat, _BUTTONS[verb])
        return True

    def _type(self, seat: int, screen: "Any", numbers: "Sequence[int]") -> bool:
        wanted = numbers[1 if screen.first else 0]
        if screen.number() == wanted:
            self.pilot.press(seat, "MATCH")
            return screen.first > 0
        for place, unit in enumerate((100, 10, 1)):
            steps = wanted // unit % 10 - screen.number() // unit % 10
            if steps:
                if place == screen.place():
                    self.pilot.press(seat, way(steps, 10, "UP", "DOWN"))
                else:
                    self.pilot.press(seat, "RIGHT")
                return False
        return False


PEOPLE = PrintedTwinsPeople
