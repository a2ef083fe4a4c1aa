"""The command `fivefold selftest`: the console tests itself, the PC asks, shows and explains."""

import importlib.util
import json
import signal
import sys
import time
from collections.abc import Callable, Iterator
from typing import Annotated, Any

import typer

from fivefold.errors import Failure
from fivefold.maker import selftest_report as reports
from fivefold.maker.cli import PORT
from fivefold.maker.selftest_faults import STEPS, table
from fivefold.maker.selftest_people import HINTS, Asker, Terminal

HELLO_S = 12.0  # opening the port may have reset the board, and it has to start
HELLO_AGAIN_S = 1.0
SILENT_S = 60.0  # the longest pause of a test is 20 s without a press
AGAIN_S = 3.0  # after an answer the next event comes at once; a second answer counts for nothing
# Another version of the firmware may tell other things than this one counts on.
_STRANGE = "the console does not tell what it should (%s): fivefold deploy brings it up to date"
Record = dict[str, Any]


def selftest(
    port: Annotated[str | None, PORT] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object in the end.")] = False,
    no_questions: Annotated[
        bool,
        typer.Option(
            "--no-questions", "--yes", "-y", help="Only what needs nobody at the console, as for CI."
        ),
    ] = False,
    faults: Annotated[bool, typer.Option("--faults", help="Print the table of faults and cures.")] = False,
) -> None:
    """Let a console test itself: memory, lines, buttons, LEDs, sound. Exit code 1 when something failed."""
    if faults:
        typer.echo(table())
        return
    if not importlib.util.find_spec("serial"):
        raise Failure("the makers' tools are missing (serial): pip install 'fivefold[maker]'")
    asker = None if no_questions else _somebody()
    # In the background of a script Ctrl-C would be ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    say: Callable[[str], None] = (lambda text: typer.echo(text, err=True)) if as_json else typer.echo
    report = run(port, asker, say)
    if as_json:
        typer.echo(json.dumps(report, ensure_ascii=False))
    else:
        failed = [STEPS.get(step["step"], "?") for step in report["steps"] if step["state"] == "fail"]
        typer.echo(f"failed: {', '.join(failed)}" if failed else "no fault found")
    if not report["passed"]:
        raise typer.Exit(1)


def _somebody() -> Asker | None:
    if sys.stdin.isatty():
        return Terminal()
    typer.echo("no terminal to ask at: only what needs nobody is tested", err=True)
    return None


def run(wanted: str | None, asker: Asker | None, say: Callable[[str], None]) -> Record:
    """Run the self-test of the console at a port; the report as plain data. Raises Failure.

    asker: somebody who looks at the console, or None. say: called with each line that is told meanwhile.
    """
    from fivefold.serial import ports
    from fivefold.serial.line import Line

    port = ports.choose(wanted)
    line = Line(port, say)
    talk = _Talk(line, port.device)
    try:
        version = talk.hello()
        talk.send(do="selftest", ask=asker is not None)
        return {"board": version.get("board", ""), **_follow(talk, asker, say)}
    except (KeyboardInterrupt, typer.Abort):
        talk.send(do="selftest_stop")
        raise
    except (LookupError, TypeError, ValueError) as error:
        raise Failure(_STRANGE % repr(error)) from error
    finally:
        line.close()


def _follow(talk: "_Talk", asker: Asker | None, say: Callable[[str], None]) -> Record:
    """Take part in the test until its end; what was found."""
    steps, presses, pairs = [], [], []
    for event in talk.events():
        what = event["what"]
        if what == "ask" and asker is not None:
            yes, seen = asker.ask(event["ask"])
            talk.insist(do="selftest_answer", ask=event["ask"], yes=yes, seen=seen)
        elif what == "hint":
            say(HINTS.get(event["step"], ""))
        elif what == "press":
            presses.append(_without(event))
            say("      " + reports.press(event))
        elif what == "pair":
            pairs.append(_without(event))
            say("      " + reports.pair(event))
        elif what == "result":
            steps.append(reports.explained(event))
            for text in reports.lines(steps[-1]):
                say(text)
    passed = not [step for step in steps if step["state"] == "fail"]
    return {"passed": passed, "steps": steps, "presses": presses, "pairs": pairs}


def _without(event: Record) -> Record:
    return {name: value for name, value in event.items() if name not in ("event", "what", "step")}


class _Talk:
    """Records to and from the console."""

    def __init__(self, line: Any, name: str) -> None:
        from fivefold.serial.sequences import Decoder

        self._line, self._name = line, name
        self._decoder = Decoder()
        self._insisted: Record = {}

    def send(self, **record: Any) -> None:
        """Send a command."""
        from fivefold.serial import sequences

        self._line.write(sequences.command(record))

    def insist(self, **record: Any) -> None:
        """Send a command, and again as long as no event comes: a busy line may have lost it."""
        self._insisted = record
        self.send(**record)

    def hello(self) -> Record:
        """Wait until the console answers; its `version` event. Raises Failure."""
        until = time.monotonic() + HELLO_S
        asked = 0.0
        said = ""
        while time.monotonic() < until:
            if time.monotonic() - asked > HELLO_AGAIN_S:
                asked = time.monotonic()
                self.send(do="version")
            for record in self._heard():
                if isinstance(record, str):
                    said = record
                elif record["event"] == "version":
                    return record
        last = f" It said last: {said}." if said else ""
        raise Failure(
            f"the console on {self._name} does not answer.{last} Press its reset button (EN) and run this "
            "again; `fivefold doctor` tells what is on it"
        )

    def events(self) -> Iterator[Record]:
        """The events of the test up to its end. Raises Failure when it breaks off."""
        heard = told = time.monotonic()
        while time.monotonic() - heard < SILENT_S and self._line.there:
            if self._insisted and time.monotonic() - max(heard, told) > AGAIN_S:
                told = time.monotonic()
                self.send(**self._insisted)
            for record in self._heard():
                if isinstance(record, str):
                    continue  # a program that prints for ever is no console at its test
                heard = time.monotonic()
                if record["event"] == "error":
                    raise Failure(_refused(str(record.get("why", ""))))
                if record["event"] == "selftest":
                    self._insisted = {}
                    if record["what"] == "left":
                        raise Failure("the test was left at the console (BACK held); run this again")
                    yield record
                    # The answer to a question may have taken its time.
                    heard = time.monotonic()
                    if record["what"] == "over":
                        return
        raise Failure(f"the console on {self._name} stopped answering: check the cable, and run this again")

    def _heard(self) -> list[Record | str]:
        from fivefold.serial.sequences import Refused

        heard: list[Record | str] = []
        for item in self._decoder.feed(self._line.read()):
            if isinstance(item, Refused):
                raise Failure(_STRANGE % item.why)
            heard.append(item)
        return heard


def _refused(why: str) -> str:
    if "a game is in play" in why:
        return "a game is in play at the console: end it (hold BACK, quit) and run this again"
    if "no such command" in why:
        return "the program on the board is too old for this: fivefold deploy"
    return f"the console reports trouble: {why}"
