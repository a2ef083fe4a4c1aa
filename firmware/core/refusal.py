"""The three ways in which the core says no. Each leaves everything as it was."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    Refusal = tuple[str, str]  # rule id, reason


class Refused(Exception):
    """An action that the rules do not allow now (C-4); `rule` is the id of the rule that forbids it."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__("%s: %s" % (rule, reason))
        self.rule = rule
        self.reason = reason


class BadSnapshot(Exception):
    """A damaged or foreign saved game (C-5)."""


class Departs(Exception):
    """A recorded game that does not fit (C-7); `line` counts from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__("line %d: %s" % (line, reason))
        self.line = line
        self.reason = reason
