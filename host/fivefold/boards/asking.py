"""Asking questions at a terminal: a wrong answer is explained and asked again, `<` goes back."""

from collections.abc import Callable
from typing import Any

import typer

from drivers import geometry
from fivefold.boards import draft, questions
from fivefold.boards.draft import Answers
from fivefold.boards.questions import Question

BACK = "<"
_SAMPLE = 4  # pixels on each side of the little picture


def answer(question: Question, word: str, answers: Answers) -> Any:
    """What a word answers to a question. Raises ValueError with the reason why it cannot."""
    choices = question.choices(answers)
    if choices:
        word = _chosen(word, list(choices))
    found = question.read(word, answers)
    board = _as_if({**answers, question.key: found})
    if question.where:
        refused = draft.refusals(board, question.where)
        if refused:
            raise ValueError(refused[0].text())
    return found


def default(question: Question, answers: Answers) -> Any:
    """The proposed answer."""
    return answer(question, question.default(answers), answers)


def ask(given: Answers, show: Callable[[Answers], None]) -> Answers:
    """All answers: those given, and for the rest what is typed.

    show(answers): called before the question about the pins. Raises typer.Abort at Ctrl-C or the end.
    """
    answers: Answers = dict(given)
    asked: list[str] = []
    while question := questions.after(answers):
        if not question.wanted(answers):
            answers[question.key] = default(question, answers)
            continue
        if question.key == "pins":
            show(answers)
        found = _converse(question, answers, len(asked) + 1)
        if found is None:
            _forget(answers, given, asked)
        else:
            answers[question.key] = found
            asked.append(question.key)
            if question.key == "serpentine":
                typer.echo(_walk(answers))
    return answers


def _as_if(answers: Answers) -> dict[str, Any]:
    """A profile of the answers so far, with proposals for the rest."""
    answers = dict(answers)
    for question in questions.QUESTIONS:
        if question.key not in answers:
            answers[question.key] = _plain_default(question, answers)
    return draft.profile(answers)


def _plain_default(question: Question, answers: Answers) -> Any:
    return question.read(question.default(answers), answers)


def _chosen(word: str, choices: list[str]) -> str:
    if word.isdecimal() and 1 <= int(word[:3]) <= len(choices):
        return choices[int(word) - 1]
    exact = [choice for choice in choices if choice.lower() == word.lower()]
    alike = exact or [choice for choice in choices if word and choice.lower().startswith(word.lower())]
    if len(alike) != 1:
        raise ValueError(f"type 1 to {len(choices)}, or one of {', '.join(choices)}; not {word!r}")
    return alike[0]


def _converse(question: Question, answers: Answers, number: int) -> Any:
    """What is answered; None to go back."""
    typer.echo("")
    typer.secho(f"{number:2}  {question.text}", bold=True)
    if question.hint:
        typer.secho(f"    {question.hint}", dim=True)
    choices = question.choices(answers)
    for place, (word, meaning) in enumerate(choices.items(), 1):
        typer.echo(f"    {place}  {word:{max(map(len, choices))}}  {meaning}".rstrip())
    while True:
        word = typer.prompt("    Answer", default=question.default(answers), prompt_suffix=": ").strip()
        if word == BACK:
            return None
        try:
            return answer(question, word, answers)
        except ValueError as error:
            typer.secho(f"    No: {error}", fg="red")


def _forget(answers: Answers, given: Answers, asked: list[str]) -> None:
    """Take back the last answer, and all that followed from it."""
    if not asked:
        typer.echo("    This is the first question.")
        return
    last = asked.pop()
    keys = [question.key for question in questions.questions(answers)]
    for key in keys[keys.index(last) :]:
        if key not in given:
            answers.pop(key, None)


def _walk(answers: Answers) -> str:
    """How the chain runs through the corner of a panel, as far as a small one shows it."""
    matrix = {
        "panel": (_SAMPLE, _SAMPLE), "across": 1, "down": 1, "rotation": 0, "mirror": False,
        **{key: answers[key] for key in ("corner", "by", "serpentine")},
    }  # fmt: skip
    numbers = list(geometry.index_map(matrix))
    rows = [numbers[at : at + _SAMPLE] for at in range(0, len(numbers), _SAMPLE)]
    lines = ["    " + "".join(f"{number:4}" for number in row) for row in rows]
    return "\n".join(["    A panel of 4×4 would be numbered so:", *lines])
