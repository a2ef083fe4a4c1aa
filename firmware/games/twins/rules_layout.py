"""How many slots a display has for Twins, and how they are shared out."""

from core.option import printed
from games.twins.rules_deck import FACES
from games.twins.rules_teams import AGAINST, TEAMS, TOGETHER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from core.option import Options

FEW, _MANY = 16, 64  # slots for a deck of 45, and for more cards
_PART = 45
ALL = len(FACES) // 2


def grid(width: int, height: int, deck: int) -> tuple[int, int, int]:
    """`(scale, columns, rows)`: slots of 4×4 pixels, enlarged as far as leaves enough for a deck."""
    wanted = FEW if deck <= _PART else _MANY
    scale = 1
    while (width // (8 * scale)) * (height // (8 * scale)) >= wanted:
        scale *= 2
    return scale, width // (4 * scale), height // (4 * scale)


def preset(options: "Options", width: int, height: int) -> "Options":
    """The options before anybody has chosen: the largest deck for a display (TW-15)."""
    options["deck"] = _largest(width, height)
    return options


def decks(sizes: "Iterable[int]", width: int, height: int) -> list[int]:
    """Those decks with which games of any number of players end by sets on a display (TW-15).

    `fivefold bots numbers` plays them: with 90 cards on 16 slots some games of four players and more do not.
    """
    return [cards for cards in sizes if cards <= _largest(width, height)]


def _largest(width: int, height: int) -> int:
    _, columns, rows = grid(width, height, ALL)
    return _PART if columns * rows < _MANY else ALL


def for_sets(slots: int, piles: int, sides: int, sets: int) -> int:
    """How many slots won sets need at most, if all sides are one short of `sets`; without piles a quarter."""
    return min(sides * (sets - 1), slots - piles) if piles else slots // 4


def fit(options: "Options", seats: "Sequence[int]", width: int, height: int) -> "Options":
    """The options of a game, with as large a table as this display shows at once where none was chosen."""
    options = dict(options)
    if options["mode"] == TEAMS:
        # Who chose a team and left again plays in none; a team of nobody is refused by the rules.
        options["teams"] = options["teams"] & sum([1 << seat - 1 for seat in seats]) or options["teams"]
    if printed(options):
        # People's own business, and no display limits it.
        options["deck"], options["table"] = ALL, 0
    if options["table"] or printed(options):
        return options
    _, columns, rows = grid(width, height, options["deck"])
    slots = columns * rows
    mode = options["mode"] if len(seats) > 1 else TOGETHER
    piles = len(seats) if mode in (AGAINST, TEAMS) else 0
    sides = 2 if mode == TEAMS else len(seats)
    free = slots - piles - for_sets(slots, piles, sides, options["sets"])
    # With fewer loose cards a pair hardly ever shows; then the sets have to share their slots.
    options["table"] = min(max(free, slots * 3 // 8) // 2 * 2, _MANY)
    return options
