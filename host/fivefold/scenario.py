"""Scenarios: timed presses on the virtual board, and what has to come of them."""

import subprocess
from pathlib import Path
from typing import Annotated

import typer

from fivefold import files, paths, vm
from fivefold.errors import Failure, Usage

SCRIPT = paths.PROGRAMS / "scenario.py"
_HEAP = "2m"  # a scenario says nothing about memory


def run(scenario: Path, which: str = "cpython") -> None:
    """Play a scenario file to its end. Raises Failure at the first difference, Usage for a bad line."""
    if not scenario.is_file():
        raise Usage(f"there is no scenario {scenario}")
    try:
        files.text(scenario)  # the VM would stop at bytes that are not UTF-8 with a traceback
    except Failure as failure:
        raise Usage(str(failure)) from None
    done = subprocess.run(
        vm.command(which, SCRIPT, [str(scenario), str(paths.BOARDS)], _HEAP),
        env=vm.environment(paths.VIRTUAL / "modules", paths.PACKAGE.parent),
        capture_output=True,
        text=True,
        check=False,
    )
    said = (done.stderr + done.stdout).strip()
    if done.returncode == 2:
        raise Usage(said)
    if done.returncode:
        raise Failure(said)


def run_scenario(
    scenario: Annotated[Path, typer.Argument(help="A file of JSON lines; docs/virtual-board.md tells how.")],
    which: Annotated[str, typer.Option("--vm", help="cpython or micropython.")] = "micropython",
) -> None:
    """Play timed presses on the virtual board and see whether what must come of them comes."""
    run(scenario, which)
    typer.echo(f"{scenario}: as expected")
