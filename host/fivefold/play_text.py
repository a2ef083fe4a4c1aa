"""`fivefold play-text`: any game of the core as text, one line a turn, for people who check rules."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import games
from core.game import TABLE, Game
from core.player import Player
from core.recording import Recorder
from core.refusal import Refused
from fivefold import files, paths  # noqa: F401  (makes the rules importable)
from fivefold.errors import Usage
from fivefold.options import on_screen, parse_options
from fivefold.pictures import DRAWN, picture
from fivefold.virtual.programs.bot_table import next_action

if TYPE_CHECKING:
    from core.game import Action

THINKING_MS = 1000
HELP = """Type what a seat does:  [SEAT] VERB [NUMBERS] [+MS]     for example  turn 12   or   2 claim +2500
+MS lets that many milliseconds pass first (1000 if you don't say). An empty line only lets time pass.
?  all legal actions      view  what everybody sees      mine [SEAT]  what a seat alone sees
standings      help      quit"""


class Human(Player):
    """A seat that is played from the keyboard: never has a plan of its own."""

    def plan(self, public: Any, private: Any, legal: Any, now: int) -> None:
        """Leave it to the keyboard."""


class Session:
    """One game between the keyboard and computer players."""

    def __init__(self, game: Game, players: dict[int, Player], write: Any) -> None:
        self.game = game
        self.players = players
        self.humans = [seat for seat in game.seats if isinstance(players[seat], Human)]
        self._recorder = Recorder(game, write)

    def act(self, action: "Action", now: int) -> None:
        """Do an action and tell its events. Raises Refused."""
        events = self._recorder.act(action, now)
        words = " ".join(str(part) for part in action[1:])
        who = "table" if action[0] == TABLE else f"seat {action[0]}"
        if action[1] != "wait" or events:
            typer.echo(f"{now / 1000:9.3f} s  {who}: {words}")
        for event in events:
            names = self.game.EVENTS.get(event[0], ())
            fields = [f" {name}={value}" for name, value in zip(names, event[1:], strict=True)]
            typer.echo(" " * 15 + event[0] + "".join(fields))

    def go_on(self, until: int | None) -> None:
        """Let computer players, the table and time act, up to `until`, or until a human can do something."""
        while not self.game.over:
            if until is None and any(self.game.legal(seat) for seat in self.humans):
                return
            planned = next_action(self.game, self.players)
            if planned is None or (until is not None and planned[0] > until):
                return
            self.act(planned[1], planned[0])

    def view(self, seat: int | None = None) -> None:
        """Print what everybody sees, or what one seat alone sees."""
        typer.echo(picture(self.game, seat or self.seat()))
        for name, value in sorted((self.game.private(seat) if seat else self.game.public()).items()):
            if name not in DRAWN:
                typer.echo(f"  {name}: {json.dumps(value)}")

    def seat(self) -> int:
        """The seat that a line without one means: the first human who can act."""
        able = [seat for seat in self.humans if self.game.legal(seat)]
        return (able or self.humans or self.game.seats)[0]


def _parse(line: str, session: Session) -> "tuple[Action | None, int]":
    words = line.split()
    wait = THINKING_MS
    if words and words[-1].startswith("+") and words[-1][1:].isdigit():
        wait = int(words.pop()[1:])
    if not words:
        return None, wait
    seat = int(words.pop(0)) if words[0].isdigit() else session.seat()
    if not words or not all(word.lstrip("-").isdigit() for word in words[1:]):
        raise ValueError("not understood; type help")
    return (seat, words[0], *map(int, words[1:])), wait


def _obey(line: str, session: Session) -> None:
    game = session.game
    word, _, rest = line.partition(" ")
    if word == "help":
        typer.echo(HELP)
    elif word == "?":
        for seat in session.humans:
            for legal in game.legal(seat):
                typer.echo("  " + " ".join(str(part) for part in legal))
    elif word == "view":
        session.view()
    elif word == "mine":
        session.view(int(rest) if rest.isdigit() and int(rest) in session.humans else session.seat())
    elif word == "standings":
        _print_standings(game)
    else:
        action, wait = _parse(line, session)
        at = game.now + wait
        session.go_on(at)
        if action and not game.over:
            session.act(action, at)


def _print_standings(game: Game) -> None:
    names: tuple[str, ...] = game.NUMBERS
    typer.echo("  place seat " + " ".join(names))
    for place, seat, *numbers in game.standings():
        cells = [f"{number:{len(name)}}" for name, number in zip(names, numbers, strict=True)]
        typer.echo(f"  {place:5} {seat:4} " + " ".join(cells))


def play_text(
    game: Annotated[str, typer.Argument(help="One of: " + ", ".join(games.GAMES))],
    seats: Annotated[int, typer.Option(help="Players at the table.")] = 2,
    human: Annotated[str, typer.Option(help="Seats played from the keyboard, such as 1 or 1,2.")] = "1",
    strength: Annotated[int, typer.Option(min=1, max=5, help="Strength of the computer players.")] = 3,
    seed: Annotated[int, typer.Option(min=0, help="Seed of chance.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="Option of the game, NAME=VALUE.")] = None,
    record: Annotated[Path | None, typer.Option(help="Write the recorded game to this file.")] = None,
) -> None:
    """Play any game as text, against the computer or on all seats; type help when it runs."""
    try:
        kind = games.load(game)
        played = kind(list(range(1, seats + 1)), on_screen(parse_options(kind, option or [])), seed)
    except ValueError as error:
        raise Usage(str(error)) from error
    humans = [int(seat) for seat in human.split(",") if seat.isdigit()]
    if not set(humans) <= set(played.seats) or (not humans and human):
        raise Usage(f"--human takes seats from 1 to {seats}, such as 1 or 1,2; not {human!r}")
    players = {
        seat: Human(seat, strength, seed) if seat in humans else games.player(game)(seat, strength, seed)
        for seat in played.seats
    }
    lines: list[str] = []
    session = Session(played, players, lambda line: lines.append(json.dumps(line)))
    try:
        _converse(session)
    finally:
        if record:
            files.write(record, "\n".join(lines) + "\n")


def _converse(session: Session) -> None:
    game = session.game
    typer.echo(f"{game.NAME}, {len(game.seats)} seats; type help for what you can type")
    session.go_on(None)
    while not game.over:
        typer.echo("> ", nl=False)
        line = sys.stdin.readline()
        if not line or line.strip() == "quit":
            typer.echo("left before the end")
            return
        try:
            _obey(line.strip(), session)
        except (Refused, ValueError) as error:
            typer.echo(f"  no: {error}")
        session.go_on(None)
    _print_standings(game)
    typer.echo("won by seat " + " and ".join(str(seat) for seat in game.winners()))
