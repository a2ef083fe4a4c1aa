"""Options of a game: what a player may set before it starts."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    Value = int | str
    Options = dict[str, Any]  # option's name -> int or str, as the option says

ALONE, TOGETHER = 1, 2  # for one player only, or for more
SCREEN, PRINTED = "screen", "printed"


class Option:
    """One setting: whole numbers `low` … `high` in steps of `step`, or one of the words `choices`.

    asked: False where it follows from the display or from the game before. words: of the values of which at
    least one has to be set for it to mean anything. players: ALONE or TOGETHER where it is for so many only.
    printed: whether it means anything with printed cards. alone: whether runs of one player that differ in it
    are compared apart. fewest: with so many players or more it always means something, whatever `words` says.
    offered_alone: the value offered to one player, and in the first game, where that is not the default.
    """

    def __init__(
        self,
        name: str,
        default: "Value",
        low: int = 0,
        high: int = 0,
        step: int = 1,
        choices: tuple[str, ...] = (),
        asked: bool = True,
        words: tuple[str, ...] = (),
        players: int = 0,
        printed: bool = True,
        alone: bool = True,
        fewest: int = 0,
        offered_alone: "Value | None" = None,
    ) -> None:
        self.name = name
        self.default = default
        self.low, self.high, self.step = low, high, step
        self.choices = choices
        self.asked, self.words, self.players = asked, words, players
        self.printed, self.alone, self.fewest = printed, alone, fewest
        self.offered_alone = offered_alone

    def values(self) -> "list[Any]":
        """All allowed values in the order in which a menu shows them."""
        return list(self.choices) if self.choices else list(range(self.low, self.high + 1, self.step))

    def allows(self, value: object) -> bool:
        """Whether a value is one of `values()`."""
        if self.choices:
            return value in self.choices
        return type(value) is int and self.low <= value <= self.high and (value - self.low) % self.step == 0

    def shown(self, values: "Iterable[Value]", seats: int) -> bool:
        """Whether players are asked about it now; values: of all options. seats: how many play."""
        if not self.asked or (PRINTED in values and not self.printed):
            return False
        if self.fewest and (not self.words or seats >= self.fewest):
            return seats >= self.fewest
        if self.words and not [word for word in self.words if word in values]:
            return False
        return not self.players or (self.players == ALONE) == (seats == 1)

    def depends(self) -> bool:
        """Whether it may be hidden with a value that the rules refuse then."""
        return bool(self.words or self.fewest or self.players == TOGETHER)

    def describe(self) -> str:
        """The allowed values in words, for error messages."""
        if self.choices:
            return "one of " + ", ".join(self.choices)
        steps = "" if self.step == 1 else " in steps of %d" % self.step
        return "a whole number from %d to %d%s" % (self.low, self.high, steps)


def complete(options: "Iterable[Option]", given: "Options") -> "Options":
    """All options with their values: the given ones checked, the others at their defaults.

    Raises ValueError that names the option, its value and what is allowed.
    """
    known = [option.name for option in options]
    for name in sorted(given):
        if name not in known:
            raise ValueError("no option %s here; there is: %s" % (name, ", ".join(known) or "none"))
    values = {}
    for option in options:
        value = given.get(option.name, option.default)
        if not option.allows(value):
            raise ValueError("option %s must be %s, not %r" % (option.name, option.describe(), value))
        values[option.name] = value
    return values


STARTER = Option("starter", 0, 0, 6, asked=False, alone=False)  # the seat that begins, 0: by chance (C-9)
CARDS = Option("cards", SCREEN, choices=(SCREEN, PRINTED))  # where the cards of a game are (RF-1)


def printed(options: "Options") -> bool:
    """Whether these options of a game want printed cards."""
    return options.get(CARDS.name) == PRINTED
