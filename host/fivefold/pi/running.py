"""The console on a Raspberry Pi, until Ctrl-C or the end of its service."""

import contextlib
import signal
import traceback
from pathlib import Path
from types import FrameType
from typing import Any

import typer

from fivefold import paths
from fivefold.boards import reading
from fivefold.errors import Failure, Usage
from fivefold.pi.backend import libraries

CHIP = "raspberry_pi"
STEP_MS = 2


def is_for(board: Any) -> bool:
    """Whether a profile, whatever it is, is one of a Raspberry Pi."""
    return isinstance(board, dict) and board.get("chip") == CHIP


def run(file: Path, folder: Path) -> None:
    """Play on the matrix and the pads of a profile; folder keeps settings and saved games. Raises Failure."""
    board = reading.sound(file).board
    if not is_for(board):
        raise Usage(f"{file} is a profile for {board['chip']}; the console plays here on {CHIP} only")
    adafruit = libraries()
    from fivefold.pi.board import PiBoard
    from fivefold.pi.lines import header

    device = header()
    paths.make_data_folder(folder)
    with Ending() as ending:
        pi = PiBoard(board, folder, adafruit, device)
        typer.echo(f"{board['name']}: playing on the matrix; settings are in {folder}; Ctrl-C ends it")
        try:
            loop(pi.board, ending)
        except (RuntimeError, OSError) as error:
            raise Failure(f"the console stopped: {error}") from error
        finally:
            # What has stopped the console may hinder this as well.
            with contextlib.suppress(RuntimeError, OSError):
                pi.close()
    if ending.wanted == signal.SIGINT:
        typer.echo("")


class Ending:
    """Whether somebody wants the console to end: Ctrl-C, or SIGTERM from the service's manager.

    `wanted` is the signal that came, or 0. An exception out of the handler would be ignored where Python runs
    a destructor, and the console would go on for ever. Who presses Ctrl-C again does not want to wait.
    """

    def __init__(self) -> None:
        self.wanted = 0
        self._before: list[tuple[int, Any]] = []

    def __enter__(self) -> "Ending":
        self._before = [(each, signal.signal(each, self._want)) for each in (signal.SIGINT, signal.SIGTERM)]
        return self

    def __exit__(self, *error: object) -> None:
        for number, handler in self._before:
            signal.signal(number, handler)

    def _want(self, number: int, frame: FrameType | None) -> None:
        if self.wanted and number == signal.SIGINT:
            raise KeyboardInterrupt
        self.wanted = number


def loop(board: Any, ending: Ending) -> None:
    """Step the console until its end is wanted."""
    from console.app import Console

    console = Console(board, trace)
    while not ending.wanted:
        console.step()
        board.clock.sleep_ms(STEP_MS)


def trace(error: Exception) -> str:
    """The traceback of an exception as text."""
    return "".join(traceback.format_exception(error))
