"""Pins for a board that has none yet: as shipped profiles of its chip have them, as far as they go."""

from collections.abc import Iterator
from typing import Any

from drivers.profile import pin_faults, pin_uses
from fivefold.boards import reading

UNKNOWN = -1  # a pin that is not chosen yet


def propose(board: dict[str, Any], fixed: dict[str, int]) -> dict[str, int] | None:
    """`role -> GPIO` for every pin of a profile, without fault or warning; None when the pins do not suffice.

    board: a profile, whatever its pins are. fixed: roles that have their pin already, with or without fault.
    """
    chip = reading.chips()[board["chip"]]
    uses = [(role, where, kind) for role, where, kind, _ in pin_uses(board) if kind != "free"]
    used = _Used(board, chip, {role: fixed[role] for role, _, _ in uses if role in fixed})
    reserved = list(_shipped(board, "free").values())
    for role, pins in _shipped(board, None).items():
        for use in uses:
            if use[0] == role and role not in used.pins:
                used.take(use, pins)
    # Those that fit few pins first; what is best kept free last.
    pins = sorted(chip["pins"], key=lambda pin: (pin in reserved, pin))
    for use in sorted(uses, key=lambda use: sum(used.fits(use, pin) for pin in pins)):
        if use[0] not in used.pins and not used.take(use, pins):
            return None
    return {role: used.pins[role] for role, _, _ in uses}


def spare(board: dict[str, Any]) -> dict[str, int]:
    """What shipped profiles of the chip keep free and this profile does not use: name -> GPIO."""
    taken = [pin for _, _, kind, pin in pin_uses(board) if kind != "free"]
    shipped = _shipped(board, "free")
    chip = reading.chips()[board["chip"]]
    if any(
        pin in taken or pin_faults(board, chip, (name, ("free", name), "free", pin), {})
        for name, pin in shipped.items()
    ):
        return {}
    return {name.partition(" ")[2]: pin for name, pin in shipped.items()}


def _shipped(board: dict[str, Any], wanted: str | None) -> dict[str, Any]:
    """`role -> pins` of shipped profiles of the same chip and kind of buttons; wanted free: `role -> pin`."""
    found: dict[str, Any] = {}
    for other in reading.shipped_boards():
        if other["chip"] != board["chip"]:
            continue
        for role, _, kind, pin in pin_uses(other):
            if wanted == kind == "free":
                found.setdefault(role, pin)
            elif wanted is None and kind != "free" and _alike(other, board):
                found.setdefault(role, []).append(pin)
    return found


def _alike(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return ("ladder" in one) == ("ladder" in other)


class _Used:
    """The pins that are given away: `pins`, role -> GPIO."""

    def __init__(self, board: dict[str, Any], chip: dict[str, Any], pins: dict[str, int]) -> None:
        self._board, self._chip = board, chip
        self.pins = pins

    def fits(self, use: tuple[str, tuple, str], pin: int) -> bool:
        """Whether a pin is free and good for a use."""
        role, where, kind = use
        owners = {taken: owner for owner, taken in self.pins.items()}
        return not pin_faults(self._board, self._chip, (role, where, kind, pin), owners)

    def take(self, use: tuple[str, tuple, str], pins: list[int]) -> bool:
        """Give a use the first pin that fits; False when there is none."""
        pin = next(self._fitting(use, pins), None)
        if pin is not None:
            self.pins[use[0]] = pin
        return pin is not None

    def _fitting(self, use: tuple[str, tuple, str], pins: list[int]) -> Iterator[int]:
        return (pin for pin in pins if self.fits(use, pin))
