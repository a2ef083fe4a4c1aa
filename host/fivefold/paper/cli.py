"""`fivefold print`: cards, nets, boards, score sheets and rules as PDF."""

import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from fivefold import files, paths  # noqa: F401 - the words come from the firmware
from fivefold.errors import Failure, Usage

if TYPE_CHECKING:
    from fivefold.paper.job import Job

ALL = "all"

_WHAT = typer.Argument(
    metavar="[WHAT]", help="One of the sheets, or all; without it, they are listed.", show_default=False
)
_OUTPUT = typer.Option("-o", "--output", help="The PDF to write; for `all` the folder.")
_PAPER = typer.Option(help="a4 or letter.")
_DUPLEX = typer.Option(help="The edge over which sheets are turned: long, short; fold: one-sided, to fold.")
_LANGUAGE = typer.Option(
    help="en, fr, de, it, da, nl or sv.", show_default="en; `all` writes texts in every language"
)
_UNIT = typer.Option(help="Length of a cube, and half of a block, in mm: 10 to 40.")


def print_sheets(
    what: Annotated[str | None, _WHAT] = None,
    output: Annotated[Path | None, _OUTPUT] = None,
    paper: Annotated[str, _PAPER] = "a4",
    duplex: Annotated[str, _DUPLEX] = "long",
    language: Annotated[str | None, _LANGUAGE] = None,
    unit: Annotated[float, _UNIT] = 20.0,
) -> None:
    """Write sheets to print at 100 %: cards, nets to fold, boards, score sheets, rules."""
    job = _job(paper, duplex, language or "en", unit)
    from fivefold.paper import sheets

    if what is None:
        for name, contents in {**sheets.CONTENTS, ALL: "all of these, into a folder"}.items():
            typer.echo(f"{name:14}{contents}")
        return
    if what != ALL and what not in sheets.MODULES:
        raise Usage(f"nothing called {what!r} to print; there is: {', '.join(sheets.MODULES)}, {ALL}")
    if output is None:
        raise Usage(
            f"say where to write it: fivefold print {what} -o {what if what == ALL else what + '.pdf'}"
        )
    if what == ALL:
        _everything(job, language, output)
        return
    if output.is_dir():
        raise Failure(f"{output} is a folder; name the file, such as {output / what}.pdf")
    files.write(output, sheets.pdf(what, job))
    typer.echo(f"{output}: print it at 100 %")


def _job(paper: str, duplex: str, language: str, unit: float) -> "Job":
    if importlib.util.find_spec("fpdf") is None or importlib.util.find_spec("font_lato") is None:
        raise Failure("printing needs fpdf2 and a typeface: pip install 'fivefold[print]'")
    from fivefold.paper.document import PAPERS
    from fivefold.paper.job import DUPLEX, LEAST_UNIT, MOST_UNIT, Job
    from fivefold.paper.wording import LANGUAGES

    for name, value, known in (
        ("--paper", paper, tuple(PAPERS)),
        ("--duplex", duplex, DUPLEX),
        ("--language", language, LANGUAGES),
    ):
        if value not in known:
            raise Usage(f"{name} is one of {', '.join(known)}, not {value!r}")
    if not LEAST_UNIT <= unit <= MOST_UNIT:
        raise Usage(f"--unit is {LEAST_UNIT:g} to {MOST_UNIT:g} mm, not {unit:g}")
    return Job(paper, duplex, language, unit)


def _everything(job: "Job", language: str | None, folder: Path) -> None:
    from fivefold.paper import sheets
    from fivefold.paper.wording import LANGUAGES

    if folder.suffix == ".pdf" or folder.is_file():
        raise Usage(f"`{ALL}` writes several files: -o is a folder, not {folder}")
    columns = (TextColumn("{task.description:22}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    count = 0
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(job.paper, total=None)
        for done, count, name in sheets.everything(job, [language] if language else LANGUAGES, folder):
            progress.update(task, completed=done, total=count, description=f"{job.paper} {name}")
        progress.update(task, completed=count, description=f"{job.paper} done")
    typer.echo(f"{folder}: {count} files; print them at 100 %")
