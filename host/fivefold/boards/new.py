"""`fivefold boards new`: a profile from a few questions."""

import re
import shlex
import tomllib
from pathlib import Path
from typing import Annotated, Any

import typer

from fivefold import files
from fivefold.boards import asking, draft, questions, showing, writing
from fivefold.boards.draft import Answers
from fivefold.errors import Failure, Usage
from fivefold.pi import running as pi


def new(
    file: Annotated[
        Path | None, typer.Argument(dir_okay=False, help="The file to write; asked for if left out.")
    ] = None,
    answers: Annotated[
        Path | None, typer.Option(exists=True, dir_okay=False, help="A TOML file with answers.")
    ] = None,
    settings: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="One answer; may be repeated.")
    ] = None,
    proposals: Annotated[
        bool, typer.Option("--yes", "-y", help="Ask nothing: take what would be proposed.")
    ] = False,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file if it is there.")] = False,
) -> None:
    """Write a profile for a board of your own, from a few questions.

    Answers may be given beforehand, by name: name, chip, module, led_out, buttons,
    pads, panel, across, down, chain, chain_corner, sides, corner, by, serpentine, rotation, order,
    lights_order, supply_ma, and pins such as 'pad 1 MATCH'.
    """
    if file:
        _check_file(file, force)
    given = _given(answers, settings or [])
    if proposals:
        board = draft.profile(_completed(given))
        _write(board, file or _check_file(_file_for(board), force))
        return
    try:
        _converse(given, file, force)
    except typer.Abort:
        typer.echo("")
        raise Failure("stopped; nothing was written") from None


def _converse(given: Answers, file: Path | None, force: bool) -> None:
    typer.secho("A board of your own", bold=True)
    typer.echo("Enter takes what is in brackets, < goes back, Ctrl-C leaves and writes nothing.")
    found = asking.ask(given, _show)
    board = draft.profile(found)
    if found["pins"] == questions.OWN:
        _show(found)
    typer.echo("")
    while file is None:
        word = typer.prompt("File", default=str(_file_for(board)), prompt_suffix=": ")
        try:
            file = _check_file(Path(word), force)
        except Usage as refused:
            typer.secho(f"No: {refused}", fg="red")
    if not typer.confirm(f"Write {file}?", default=True):
        raise typer.Abort
    _write(board, file)


def _show(answers: Answers) -> None:
    typer.echo("")
    showing.pins(draft.profile(answers))


def _write(board: dict[str, Any], file: Path) -> None:
    writing.write(board, file)
    typer.echo(f"{file}: good")
    word = shlex.quote(str(file))
    for warning in showing.warnings(board):
        typer.echo(f"  {warning}")
    typer.echo(f"Look at it:  fivefold boards show {word}")
    typer.echo(f"Try it:      fivefold play --board {word} --ui browser")
    if pi.is_for(board):
        typer.echo(f"Play on it:  fivefold play --board {word}        (docs/raspberry-pi.md)")
    else:
        typer.echo(f"Flash it:    fivefold flash --board {word}       (docs/build.md)")


def _check_file(file: Path, force: bool) -> Path:
    """The file, if it may be written. Raises Usage."""
    if file.suffix != ".py":
        raise Usage(f"a profile is a Python file: {file.with_suffix('.py')}, not {file}")
    if not file.parent.is_dir():
        raise Usage(f"there is no folder {file.parent}")
    if file.is_dir() or (file.exists() and not force):
        raise Usage(f"{file} is there already; give another name, or --force to overwrite it")
    return file


def _file_for(board: dict[str, Any]) -> Path:
    return Path((re.sub(r"[^a-z0-9]+", "_", board["name"].lower()).strip("_") or "my_board") + ".py")


def _given(file: Path | None, settings: list[str]) -> Answers:
    """The answers of a file and of the command line, which has the last word. Raises Usage."""
    words: dict[str, str] = {}
    if file:
        try:
            found = tomllib.loads(files.text(file))
        except (ValueError, RecursionError) as error:
            raise Usage(f"{file} is no TOML: {error}") from None
        words = {name: _as_typed(value) for name, value in found.items()}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Usage(f"--set takes NAME=VALUE, not {setting!r}")
        words[name.strip()] = value.strip()
    return _understood(words)


def _as_typed(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "x".join(map(str, value)) if isinstance(value, list) else str(value)


def _understood(words: dict[str, str]) -> Answers:
    unknown = sorted(name for name in words if not questions.is_key(name))
    if unknown:
        known = ", ".join(question.key for question in questions.QUESTIONS)
        raise Usage(f"no question {unknown[0]!r}; there is: {known}, and pins such as 'pad 1 MATCH'")
    if any(" " in name or name == "buzzer" for name in words):
        words.setdefault("pins", questions.OWN)
    answers: Answers = {}
    fallback: Answers = {}
    while question := questions.after({**fallback, **answers}):
        so_far = {**fallback, **answers}
        try:
            if question.key in words:
                answers[question.key] = asking.answer(question, words[question.key], so_far)
            else:
                fallback[question.key] = asking.default(question, so_far)
        except ValueError as error:
            raise Usage(f"{question.key}: {error}") from None
    superfluous = sorted(set(words) - set(answers))
    if superfluous:
        raise Usage(f"this board has no {superfluous[0]}")
    return answers


def _completed(given: Answers) -> Answers:
    answers = dict(given)
    while question := questions.after(answers):
        try:
            answers[question.key] = asking.default(question, answers)
        except ValueError as error:
            raise Usage(f"{question.key}: {error}") from None
    return answers
