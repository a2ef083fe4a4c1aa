"""The picture of a game in a terminal: players, claims, and what was said last. 80×24 are enough."""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fivefold.monitor import claims, words
from fivefold.monitor.game import Game
from fivefold.monitor.watch import Watch
from ui.palette import Palette

LAST_CLAIMS = 8
LAST_PRESSES = 3  # after a claim
_NAME = 24  # columns for a seat and its player
_ONE_LINE: dict[str, Any] = {"no_wrap": True, "overflow": "ellipsis"}
_PALETTE = Palette()
_VERDICTS = {claims.RIGHT: "green", claims.WRONG: "red", claims.FALSE_START: "red", claims.TIE: "yellow"}
_BRIGHT = 800  # of 2040: dark letters are read better from here on
_FRAME = 10  # lines of a picture beside players, claims and what was said


def picture(watch: Watch, port: str, lines: list[str], silent: bool, height: int) -> Group:
    """All that is shown; height: lines of the terminal."""
    parts: list[RenderableType] = [_head(watch, port, silent)]
    game = watch.game
    if game:
        parts += ["", _players(game)]
        room = min(height - _FRAME - len(game.seats) - len(lines), LAST_CLAIMS)
        if game.claims and room > 0:
            parts += ["", _claims(game, room)]
    parts += [""] * bool(lines)
    parts += [Text(line, style="dim", no_wrap=True, overflow="ellipsis") for line in lines]
    return Group(*parts)


def score(game: Game, row: list[int]) -> str:
    """A row of the standings in a few words: `Ada: 3`."""
    numbers = [words.number(game.numbers[0], row[2])] if game.numbers else []
    return ": ".join([game.player(row[1]), *numbers])


def _head(watch: Watch, port: str, silent: bool) -> Text:
    game = watch.game
    head = Text(no_wrap=True, overflow="ellipsis")
    if game:
        head.append(words.title(game.name), style="bold")
        detail = words.options(game.name, game.options)
        head.append(f"  {detail}" if detail else "")
        head.append(f"  {words.clock(watch.clock())[:-2]}  ")
        if not watch.playing:
            head.append("finished" if game.over else "not in play", style="bold yellow")
    else:
        head.append("No game yet", style="bold")
    head.append(f"\n{watch.board or 'board'} on {port}", style="dim")
    if watch.screen:
        head.append(f", shows {watch.screen}", style="dim")
    if silent:
        head.append(", ", style="dim").append("does not answer", style="bold red")
    return head


def _players(game: Game) -> Table:
    table = _table()
    table.add_column("")
    table.add_column("player", max_width=_NAME, **_ONE_LINE)
    for name in game.numbers:
        table.add_column(words.label(name), justify="right")
    table.add_column("")
    for place, seat, *numbers in game.standings:
        table.add_row(
            str(place),
            _who(game, seat),
            *(words.number(*pair) for pair in zip(game.numbers, numbers, strict=True)),
            Text("wins", style="bold green") if seat in game.winners else "",
        )
    return table


def _claims(game: Game, room: int) -> Table:
    table = _table()
    table.add_column("claim at", justify="right")
    table.add_column("by", max_width=_NAME, **_ONE_LINE)
    table.add_column("race clock", justify="right")
    table.add_column("then, ms later", **_ONE_LINE)
    table.add_column("verdict")
    for claim in game.claims[-room:]:
        late = sorted(claim.late, key=lambda press: press[1])[:LAST_PRESSES]
        after = Text("  ").join(_seat(seat).append(f" +{margin}") for seat, margin in late)
        table.add_row(
            words.clock(claim.at),
            _who(game, claim.seat),
            words.seconds(claim.race_ms),
            after,
            Text(claim.verdict, style=_VERDICTS.get(claim.verdict, "")),
        )
    return table


def _table() -> Table:
    return Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))


def _who(game: Game, seat: int) -> Text:
    return _seat(seat).append(f" {game.player(seat)}")


def _seat(seat: int) -> Text:
    """The seat's number on its colour."""
    red, green, blue = _PALETTE.seat(seat)
    ink = "black" if 2 * red + 5 * green + blue > _BRIGHT else "white"
    text = Text()
    return text.append(f" {seat} ", style=f"bold {ink} on #{red:02x}{green:02x}{blue:02x}")
