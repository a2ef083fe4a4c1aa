"""The command `fivefold monitor`."""

import contextlib
import importlib.util
import re
import signal
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Annotated

import typer

from fivefold import streams
from fivefold.errors import Failure, Usage
from fivefold.maker.cli import PORT

if TYPE_CHECKING:
    from fivefold.mqtt import Broker

LONGEST_NAME = 40
CONSOLE = re.compile("[a-z0-9][a-z0-9_-]{0,29}")
_INTERRUPTS = signal.SIGINT, signal.SIGTERM


def monitor(
    port: Annotated[str | None, PORT] = None,
    log: Annotated[
        Path | None, typer.Option(help="Append each event to this file, as --json prints it.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print each event as a line of JSON.")] = False,
    name: Annotated[
        list[str] | None, typer.Option(help="Who sits where this time: SEAT=NAME; may be given again.")
    ] = None,
    no_history: Annotated[bool, typer.Option("--no-history", help="Do not write down the games.")] = False,
    database: Annotated[
        Path | None, typer.Option(help="File of the history; one in your data folder if left out.")
    ] = None,
    publish: Annotated[
        str | None,
        typer.Option(help="Pass the events on to this broker, mqtt://USER:PASSWORD@HOST or mqtts://…"),
    ] = None,
    ca: Annotated[Path | None, typer.Option(help="With mqtts://: file of the broker's certificate.")] = None,
    console: Annotated[
        str | None, typer.Option(help="What the console is called there; the user if left out.")
    ] = None,
    outbox: Annotated[
        Path | None, typer.Option(help="File of what waits for the broker; one in your data folder.")
    ] = None,
    home: Annotated[bool, typer.Option("--home", help="Let Home Assistant find the console.")] = False,
) -> None:
    """Watch a console: players, scores, claims and their margins, until Ctrl-C. Keeps a history."""
    if not importlib.util.find_spec("serial"):
        raise Failure("the makers' tools are missing (serial): pip install 'fivefold[maker]'")
    if no_history and database:
        raise Usage("--no-history and --database do not go together")
    if log and database and log.resolve() == database.resolve():
        raise Usage(f"--log and --database are both {log}: name two files")
    names = dict(_named(words) for words in name or [])
    if not publish and (ca or console or outbox or home):
        raise Usage("--ca, --console, --outbox and --home go with --publish")
    passing = _Passing.to(publish, ca, console, outbox, home) if publish else None
    # In the background of a script Ctrl-C would be ignored.
    for number in _INTERRUPTS:
        signal.signal(number, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):
        _watch(port, log, as_json, names, None if no_history else database or _default(), passing)


@dataclass(frozen=True)
class _Passing:
    """Where events are passed on to."""

    where: "Broker"
    console: str
    outbox: Path
    home: bool

    @classmethod
    def to(
        cls, url: str, ca: Path | None, console: str | None, outbox: Path | None, home: bool
    ) -> "_Passing":
        from fivefold import mqtt
        from fivefold.monitor.outbox import default_path

        where = mqtt.broker(url, ca)
        name = console or where.user
        if not CONSOLE.fullmatch(name):
            raise Usage(f"--console is a name of small letters, digits, - and _, not {name!r}")
        return cls(where, name, outbox or default_path(name), home)


def _watch(
    wanted: str | None,
    log: Path | None,
    as_json: bool,
    names: dict[int, str],
    database: Path | None,
    passing: _Passing | None,
) -> None:
    from fivefold.monitor import views
    from fivefold.monitor.history import Full, History
    from fivefold.monitor.keeper import Keeper
    from fivefold.monitor.log import Log
    from fivefold.monitor.monitor import Monitor
    from fivefold.serial import ports
    from fivefold.serial.line import Line

    port = ports.choose(wanted)
    said: list[str] = []  # before there is a view
    say = said.append
    with contextlib.ExitStack() as open_ones:
        history = None
        try:
            history = History(database) if database else None
        except Full as full:
            say(f"{full}; going on without it")
        keeper = Keeper(history, names, lambda text: say(text))
        open_ones.callback(keeper.close)
        writing = Log(log, lambda text: say(text)) if log else None
        if writing:
            open_ones.callback(writing.close)
        line = Line(port, lambda text: say(text))
        open_ones.callback(line.close)
        view = views.choose(as_json, port.device)
        say = view.say
        for text in said:
            say(text)
        publisher = None
        if passing:
            from fivefold.monitor.outbox import Outbox
            from fivefold.monitor.publish import Publisher

            kept = Outbox(passing.outbox)
            publisher = Publisher(passing.where, passing.console, kept, lambda text: say(text), passing.home)
            open_ones.callback(publisher.close)
        monitor = Monitor(line, view, writing, keeper, publisher)
        _on_interrupt(monitor.stop)
        try:
            monitor.run()
        except BrokenPipeError:
            streams.nobody_reads()
        except OSError as error:
            raise Failure(f"cannot write to standard output: {error.strerror}") from None


def _on_interrupt(stop: Callable[[], None]) -> None:
    """Call stop() at the first Ctrl-C, so that nothing is left half written; a second one breaks off."""

    def once(number: int, frame: FrameType | None) -> None:
        signal.signal(number, signal.default_int_handler)
        stop()

    for number in _INTERRUPTS:
        signal.signal(number, once)


def _default() -> Path:
    from fivefold.monitor.history import default_path

    return default_path()


def _named(words: str) -> tuple[int, str]:
    seat, equals, name = words.partition("=")
    if not equals or seat.strip() not in list("123456"):
        raise Usage(f"--name takes a seat from 1 to 6 and a name, such as 1=Ada; not {words!r}")
    return int(seat), checked_name(name)


def checked_name(name: str) -> str:
    """A player's name without spaces around it. Raises Usage when it cannot be one."""
    name = name.strip()
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise Usage(f"a name has up to {LONGEST_NAME} letters that can be printed, not {name!r}")
    return name
