"""All there is to print, by name; and everything at once."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path

from fivefold import files
from fivefold.errors import Failure, Usage
from fivefold.paper.errors import Overfull
from fivefold.paper.job import Job

# What can be asked for -> the module whose document() makes it.
MODULES = {
    "cards": "pattern_cards",
    "blocks": "blocks",
    "quarter_turn": "quarter_turn",
    "push_match": "push_match",
    "twins": "twins",
    "score": "score",
    "rules": "rules",
    "quick": "quick",
    "poster": "poster",
    "boxes": "boxes",
}
CONTENTS = {
    "cards": "60 pattern cards of 63 × 88 mm",
    "blocks": "nets of the five blocks, for each player",
    "quarter_turn": "board, tiles, blocks and die",
    "push_match": "nets of 25 cubes, the frame, 15 symbol cards",
    "twins": "135 cards",
    "score": "a score sheet a game",
    "rules": "a rule card a game: with printed things",
    "quick": "a page a game: on the console, button by button",
    "poster": "all pattern cards on one page",
    "boxes": "tuck boxes for the cards",
}
# Whoever cuts, folds or plays has something to read on these: everything has them in every language.
WORDED = ("blocks", "quarter_turn", "push_match", "score", "rules", "quick", "boxes")


def pdf(what: str, job: Job) -> bytes:
    """The PDF called `what`. Raises Usage when something does not fit the paper."""
    make: Callable[[Job], object] = import_module(f"fivefold.paper.{MODULES[what]}").document
    try:
        return bytes(make(job).output())  # type: ignore[attr-defined]
    except Overfull as fault:
        raise Usage(f"{what} on {job.paper}: {fault}") from None


def everything(job: Job, languages: Sequence[str], folder: Path) -> Iterator[tuple[int, int, str]]:
    """Write all files into a folder, which is made; yields what is done, of how many, and the next name.

    What there is to read on comes in each of the languages, the rest in the job's.
    """
    todo = []
    for what in MODULES:
        if what in WORDED:
            todo += [
                (f"{what}_{language}.pdf", what, replace(job, language=language)) for language in languages
            ]
        else:
            todo.append((f"{what}.pdf", what, job))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure(f"cannot make the folder {folder}: {error.strerror}") from None
    for done, (name, what, its_job) in enumerate(todo):
        yield done, len(todo), name
        files.write(folder / name, pdf(what, its_job))
