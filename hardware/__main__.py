"""`python -m hardware`: wiring, schematics, parts lists, circuit boards, printable solids."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from fivefold import paths
from fivefold.boards import reading
from fivefold.errors import Failure
from hardware import building, docs
from hardware.pcb import kicad
from hardware.progress import Show, stage
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
    boards = [reading.find(name) for name in board] if board else reading.shipped()
    drawn = not pictures.missing()
    steps = list(building.steps(out, boards, drawn))
    with stage("wiring, parts") as show:
        for done, step in enumerate(steps):
            show(done, len(steps), step.what)
            step.make()
        show(len(steps), len(steps), "")
    names = ", ".join(path.stem for path in boards)
    typer.echo(f"wiring, schematics and parts lists in {out}: {names}")
    if not drawn:
        typer.echo(f"no wiring pictures: {pictures.missing()}")
    if circuit_boards:
        no_boards = [kicad.missing()] if kicad.missing() else []
        if not no_boards:
            with stage("circuit boards") as show:
                no_boards = _build_circuit_boards(out / "circuit-boards", boards, show)
        for reason in no_boards:
            typer.echo(f"no circuit board: {reason}")
        if (out / "circuit-boards").is_dir():
            typer.echo(f"circuit boards in {out / 'circuit-boards'}")
    if solids:
        _solids(out / "solids", board[0] if board and len(board) == 1 else "")


def _solids(out: Path, board: str) -> None:
    """Build the solids, the case for a board if one is named. Raises Failure where no case fits it."""
    missing = building.solids_missing()
    if missing:
        typer.echo(f"no solids: {missing}")
        return
    from hardware.solids import placing
    from hardware.solids.building import build_all, listed
    from hardware.solids.config import Config

    config = Config()
    if board:
        config = replace(config, case=replace(config.case, board=board))
    refused = ""
    try:
        placing.layout(config)
    except Failure as failure:
        refused = str(failure)
    before = listed(out)
    with stage("solids") as show:
        built = build_all(out, config, show, with_case=not refused)
    kept = sum(row.name in before and before[row.name].made_from == row.made_from for row in built)
    typer.echo(f"solids in {out}: {len(built) - kept} made, {kept} there from the same input")
    if not board:
        typer.echo(f"the case is that of {config.case.board}; BOARD=NAME makes another's")
    else:
        typer.echo(
            "BOARD= changes the case and the number of pads; all other solids are the same for every board"
        )
    if refused:
        raise Failure(f"no case: {refused}")


@app.command("docs")
def make_docs() -> None:
    """Write the generated tables and pictures of README.md and docs anew."""
    docs.make()


@app.command()
def check() -> None:
    """Fail when a generated table of README.md or docs is stale."""
    stale = docs.stale()
    if stale:
        names = ", ".join(str(path.relative_to(paths.ROOT)) for path in stale)
        raise Failure(f"stale: {names}; run: make hardware-docs")
    typer.echo(f"{', '.join(docs.BLOCKS)}: up to date")


def _build_circuit_boards(out: Path, boards: list[Path], show: Show) -> list[str]:
    """Build both boards of each profile, those that are there from the same input excepted; what has none."""
    from hardware.pcb import building as circuits

    reasons, done, total = [], 0, len(boards) * len(circuits.KINDS)
    for path in boards:
        board = reading.sound(path).board
        wiring = wire_up(board)
        for kind in circuits.KINDS:
            show(done, total, f"{path.stem}: {kind}")
            reason = circuits.missing(kind, board, wiring)
            if reason:
                reasons.append(f"{path.stem}: {reason}")
            else:
                circuits.build(kind, board, wiring, out / path.stem / kind)
            done += 1
    show(total, total, "")
    return reasons


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
