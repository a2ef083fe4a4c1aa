"""From answers to a profile, and what the validator says about one answer."""

from typing import Any

from drivers.geometry import READING_ORDER
from drivers.ladder import BUTTONS
from drivers.profile import REFUSE, Fault, faults, pin_uses
from drivers.profile_schema import OTHER
from fivefold.boards import reading
from fivefold.boards.proposing import UNKNOWN, propose, spare

Answers = dict[str, Any]

LADDER, SEPARATE = "ladder", "separate"
# How panels are chained: by, serpentine and turned of a profile, and what that means.
CHAINS = {
    "reading": ("rows", False, False, "each row from the same side"),
    "snake": ("rows", True, False, "to and fro, all the same way up"),
    "snake-turned": ("rows", True, True, "to and fro, every second row upside down"),
    "columns": ("columns", False, False, "each column from the same side"),
    "columns-snake": ("columns", True, False, "up and down, all the same way up"),
    "columns-turned": ("columns", True, True, "up and down, every second column upside down"),
}


def profile(answers: Answers) -> dict[str, Any]:
    """The profile that the answers describe; pins are those answered by role, the rest as proposed.

    answers: of all questions that are no pin. Raises ValueError when the pins of the chip do not suffice.
    """
    board = _shape(answers)
    roles = [role for role, _, _, _ in pin_uses(board)]
    pins = propose(board, {role: answers[role] for role in roles if role in answers})
    if pins is None:
        raise ValueError(f"the {answers['chip']} has too few pins for {answers['pads']} pads of this kind")
    for role, where, _, _ in pin_uses(board):
        _set(board, where, pins[role])
    board["free"] = spare(board)
    return board


def enough_pins(answers: Answers, pads: int) -> bool:
    """Whether the chip has pins for so many pads."""
    board = _shape({**_ANY, **answers, "pads": pads})
    return propose(board, {}) is not None


def refusals(board: dict[str, Any], where: tuple) -> list[Fault]:
    """Why the validator refuses what stands at a place of a profile."""
    return [
        fault
        for fault in faults(board, reading.chips())
        if fault.severity == REFUSE and fault.where[: len(where)] == where
    ]


# Answers that change nothing about pins.
_ANY: Answers = {
    "name": "", "panel": (16, 16), "across": 1, "down": 1, "sides": 1, "corner": "top-left", "by": "rows",
    "chain": "reading", "chain_corner": "top-left",
    "serpentine": True, "rotation": 0, "order": "GRB", "lights_order": "GRB", "supply_ma": 4000,
}  # fmt: skip


def _shape(answers: Answers) -> dict[str, Any]:
    ladder = answers["buttons"] == LADDER
    pad = ["MATCH", "NAV"] if ladder else ["MATCH", *BUTTONS]
    board = {
        "name": answers["name"],
        "chip": answers["chip"],
        "module": answers["module"],
        **({"led_out": answers["led_out"]} if answers["module"] == OTHER else {}),
        "wifi": False,
        "matrix": {
            "pin": UNKNOWN,
            "order": answers["order"],
            "panel": answers["panel"],
            "across": answers["across"],
            "down": answers["down"],
            "corner": answers["corner"],
            "by": answers["by"],
            "serpentine": answers["serpentine"],
            "rotation": answers["rotation"],
            "mirror": False,
            **({"chain": chain} if (chain := _chain(answers)) else {}),
        },
        "sides": answers["sides"],
        "lights": {"pin": UNKNOWN, "order": answers["lights_order"]},
        "pads": [dict.fromkeys(pad, UNKNOWN) for _ in range(answers["pads"])],
        "pull_up": True,
        "buzzer": UNKNOWN,
        "supply_ma": answers["supply_ma"],
        "free": {},
    }
    if ladder:
        board["ladder"] = _reference_ladder()
    return board


def _chain(answers: Answers) -> dict[str, Any] | None:
    """How the panels are chained, as a profile has it; None for reading order."""
    by, serpentine, turned, _ = CHAINS[answers["chain"]]
    found = {"corner": answers["chain_corner"], "by": by, "serpentine": serpentine, "turned": turned}
    return None if found == READING_ORDER else found


def _reference_ladder() -> dict[str, int]:
    return dict(next(board["ladder"] for board in reading.shipped_boards() if "ladder" in board))


def _set(board: Any, where: tuple, value: int) -> None:
    for key in where[:-1]:
        board = board[key]
    board[where[-1]] = value
