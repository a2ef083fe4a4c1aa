"""The commands `fivefold deck …`."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.columns import Columns
from rich.console import Console
from rich.progress import Progress

from core.rng import SEED_MAX
from fivefold import files, vm
from fivefold.deck import blockset, making
from fivefold.errors import Failure, Usage

# games.blocks.rules_deck is imported by the commands that read it, so that `make` can mend a broken one.

app = typer.Typer(help="The pattern cards: make, check and show them.", no_args_is_help=True)

_SEED = typer.Option(min=0, max=SEED_MAX, help="The same seed makes the same deck.")
_OUTPUT = typer.Option("-o", "--output", help="The data module to write.", show_default="the firmware's own")
_SOLUTIONS = typer.Option("--solutions", help="Show all solutions with the block numbers.")
_VM = typer.Option("--vm", help="cpython or micropython")


def _make(seed: int) -> str:
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("Growing figures", total=None)
        cards = making.make(seed, lambda found, wanted: progress.update(task, completed=found, total=wanted))
    return making.module(cards, seed)


@app.command()
def make(seed: Annotated[int, _SEED] = making.SEED, output: Annotated[Path, _OUTPUT] = making.FILE) -> None:
    """Make the deck anew and write it as a data module."""
    text = _make(seed)
    files.write(output, text)
    typer.echo(f"60 cards of seed {seed} written to {output}")


@app.command()
def check() -> None:
    """Prove every promise of B-1 to B-5 on the firmware's deck, and that it is what `make` makes."""
    from fivefold.deck import proofs

    try:
        from games.blocks.rules_deck import SEED

        deck = proofs.firmware_deck()
    except (SyntaxError, ImportError) as error:
        raise Failure(f"{making.FILE.name} cannot be read ({error}); run `fivefold deck make`") from None
    for promise in proofs.PROMISES:
        fault = promise.fault(deck)
        if fault:
            raise Failure(f"{promise.rule}: {fault}; run `fivefold deck make`")
        typer.echo(f"{promise.rule}  {promise.text}")
    command = f"fivefold deck make --seed {SEED}"
    if making.FILE.read_text(encoding="utf-8") != _make(SEED):
        raise Failure(f"{making.FILE.name} is stale; run `{command}`")
    typer.echo(f"It is the deck that `{command}` makes.")


@app.command()
def show(
    number: Annotated[int, typer.Argument(help="The card, 1 to 60.")],
    solutions: Annotated[bool, _SOLUTIONS] = False,
) -> None:
    """Draw a card."""
    from fivefold.deck import showing
    from fivefold.deck.difficulty import difficulty
    from fivefold.deck.levels import in_bars
    from games.blocks import rules_cards as cards
    from games.blocks import rules_solver as solver

    try:
        cells = cards.cells(number)
    except ValueError as error:
        raise Usage(str(error)) from None
    console = Console(highlight=False)
    plain = not console.encoding.startswith("utf")
    card = difficulty(cells)
    console.print(f"Card {number}, level {cards.level(number)}, measure {in_bars(card.measure)} bars")
    console.print(
        f"cuts {card.cuts}, places {card.places}, sure blocks {card.sure}, solutions {card.solutions}"
    )
    console.print(showing.card(cells, plain))
    if solutions:
        pictures = [showing.solution(cells, found, plain) for found in solver.solutions(cells)]
        console.print(Columns(pictures, padding=(1, 4)))


@app.command()
def levels() -> None:
    """Print the table of docs/deck.md: how hard each level is, and why."""
    from fivefold.deck.levels import table
    from fivefold.deck.proofs import firmware_deck

    typer.echo(table(firmware_deck()))


@app.command()
def blocks() -> None:
    """Search for the five blocks anew and print them, as games/blocks/rules_blocks.py has them."""
    for block in blockset.find():
        typer.echo(f"    {block},")


@app.command()
def times(vm_name: Annotated[str, _VM] = "micropython") -> None:
    """Time the solver on all cards, in microseconds."""
    script = Path(__file__).with_name("solver_times.py")
    found = json.loads(vm.run(vm_name, script, []))
    mean, worst = sum(found) // len(found), max(found)
    typer.echo(f"{vm_name}: {mean} µs a card, worst {worst} µs (card {found.index(worst) + 1})")
