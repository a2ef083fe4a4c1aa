"""Standings: who is first, and who shares a place."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    Rows = list[list[int]]  # [place, seat, *numbers]


def rank(rows: "Iterable[tuple[int, Sequence[int]]]") -> "Rows":
    """Rank rows `(seat, numbers)`; larger numbers win, the first that differs decides, equal share.

    Returns a list of `[place, seat, *numbers]`, best first; equal numbers have the same place and stand
    in seat order. C-6, QP-8.
    """
    ordered = sorted(rows, key=lambda row: ([-n for n in row[1]], row[0]))
    table = []
    place = 0
    before: list[int] | None = None
    for index, (seat, numbers) in enumerate(ordered):
        numbers = list(numbers)
        if numbers != before:
            place, before = index + 1, numbers
        table.append([place, seat] + numbers)
    return table


def winners(table: "Rows") -> list[int]:
    """The seats in first place of a ranked table."""
    return [row[1] for row in table if row[0] == 1]
