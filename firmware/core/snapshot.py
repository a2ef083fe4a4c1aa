"""Taking up a saved game (C-5)."""

from core.digest import digest
from core.game import FORMAT
from core.refusal import BadSnapshot

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from core.game import Game
    from core.option import Options

_FIELDS = ("chance", "check", "fivefold", "game", "now", "options", "over", "seats", "seed", "state")


def restore(data: object, load: "Callable[[str, Options], type[Game]]") -> "Game":
    """The game that `Game.snapshot()` saved, equal in everything; load: games.load.

    Raises BadSnapshot; nothing is half-loaded.
    """
    if not isinstance(data, dict) or sorted(data) != list(_FIELDS):
        raise BadSnapshot("this is not a saved game of Fivefold")
    if data["fivefold"] != FORMAT:
        raise BadSnapshot("saved in format %r; this version reads %d" % (data["fivefold"], FORMAT))
    rest = {key: data[key] for key in _FIELDS if key != "check"}
    if digest(rest) != data["check"]:
        raise BadSnapshot("the saved game is damaged")
    try:
        kind = load(data["game"], data["options"])
        game = kind(data["seats"], data["options"], data["seed"], data)
        game.conserved()
    except (ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
        raise BadSnapshot("the saved game does not fit: %s" % error)
    return game
