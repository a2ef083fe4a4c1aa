"""`python -m hardware`: wiring, schematics, parts lists, circuit boards, printable solids."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from fivefold import paths
from fivefold.boards import reading
from fivefold.errors import Failure
from hardware import building, docs
from hardware.pcb import kicad
from hardware.wiring import pictures
from hardware.wiring.console import wire_up

OUT = Path("build/hardware")

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def build(
    context: typer.Context,
    board: Annotated[
        list[str] | None, typer.Option(help="Name or file of a board profile; all shipped ones if left out.")
    ] = None,
    out: Annotated[Path, typer.Option(file_okay=False, help="The folder to write to.")] = OUT,
    solids: Annotated[bool, typer.Option(help="Make the printable solids too.")] = True,
    circuit_boards: Annotated[bool, typer.Option(help="Make the circuit boards too.")] = True,
) -> None:
    """Build what people hold: wiring, schematics, parts lists, circuit boards, printable solids."""
    if context.invoked_subcommand:
        return
    pictures.need_dot()
    boards = [reading.find(name) for name in board] if board else reading.shipped()
    steps = list(building.steps(out, boards))
    no_solids, no_boards = building.solids_missing(), [kicad.missing()] if kicad.missing() else []
    with _progress() as bar:
        task = bar.add_task("", total=len(steps))
        for step in steps:
            bar.update(task, description=step.what)
            step.make()
            bar.advance(task)
        bar.update(task, description="wiring, schematics, parts")
        if circuit_boards and not no_boards:
            no_boards = _build_circuit_boards(out / "circuit-boards", boards, bar)
        if solids and not no_solids:
            no_solids = _build_solids(out / "solids", board[0] if board and len(board) == 1 else "", bar)
    names = ", ".join(path.stem for path in boards)
    typer.echo(f"wiring, schematics and parts lists in {out}: {names}")
    if circuit_boards:
        for reason in no_boards:
            typer.echo(f"no circuit board: {reason}")
        if (out / "circuit-boards").is_dir():
            typer.echo(f"circuit boards in {out / 'circuit-boards'}")
    if solids:
        typer.echo(f"no solids: {no_solids}" if no_solids else f"solids in {out / 'solids'}")


@app.command("docs")
def make_docs() -> None:
    """Write the tables and pictures of docs/wiring.md, docs/parts.md and docs/assemble.md anew."""
    docs.make()


@app.command()
def check() -> None:
    """Fail when a table of docs/wiring.md, docs/parts.md or docs/assemble.md is stale."""
    stale = docs.stale()
    if stale:
        names = ", ".join(str(path.relative_to(paths.ROOT)) for path in stale)
        raise Failure(f"stale: {names}; run: make hardware-docs")
    typer.echo(f"{', '.join(f'docs/{name}' for name in docs.BLOCKS)}: up to date")


def _progress() -> Progress:
    return Progress(
        TextColumn("{task.description:36}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
    )


def _build_circuit_boards(out: Path, boards: list[Path], bar: Progress) -> list[str]:
    """Build both boards of each profile, those that are there from the same input excepted; what has none."""
    from hardware.pcb import building as circuits

    task = bar.add_task("circuit boards", total=len(boards) * len(circuits.KINDS))
    reasons = []
    for path in boards:
        board = reading.sound(path).board
        wiring = wire_up(board)
        for kind in circuits.KINDS:
            bar.update(task, description=f"{path.stem}: circuit board, {kind}")
            reason = circuits.missing(kind, board, wiring)
            if reason:
                reasons.append(f"{path.stem}: {reason}")
            else:
                circuits.build(kind, board, wiring, out / path.stem / kind)
            bar.advance(task)
    bar.update(task, description="circuit boards")
    return reasons


def _build_solids(out: Path, board: str, bar: Progress) -> str:
    """Build the solids, the case for a board if one is named; why there are none, or ""."""
    from hardware.solids.building import build_all
    from hardware.solids.config import Config

    task = bar.add_task("solids", total=None)

    def show(done: int, total: int, name: str) -> None:
        bar.update(task, completed=done, total=total, description=f"solid {name}" if name else "solids")

    config = Config()
    if board:
        config = replace(config, case=replace(config.case, board=board))
    try:
        build_all(out, config, show)
    except Failure as failure:
        return str(failure)
    return ""


def main() -> None:
    """Run the command; a failure is one line."""
    try:
        app()
    except Failure as failure:
        typer.echo(f"hardware: {failure}", err=True)
        sys.exit(failure.exit_code)
    except OSError as error:
        typer.echo(
            f"hardware: {error.filename}: {error.strerror}; choose another folder with --out", err=True
        )
        sys.exit(1)


if __name__ == "__main__":
    main()
