"""Progress on standard error: a bar on a terminal, a line for each step elsewhere."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn


class Show(Protocol):
    """Told how many are done, how many there are, and the next one; "" at the end."""

    def __call__(self, done: int, total: int, what: str) -> None: ...


@contextmanager
def stage(title: str) -> Iterator[Show]:
    """One stage of the work; title: what it makes."""
    console = Console(stderr=True)
    if not console.is_terminal:

        def line(done: int, total: int, what: str) -> None:
            text = f"{title} {min(done + 1, total)}/{total}: {what}" if what else f"{title}: {total} done"
            console.print(text, markup=False, highlight=False, soft_wrap=True)

        yield line
        return
    columns = (TextColumn("{task.description:40}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as bar:
        task = bar.add_task(title, total=None)

        def show(done: int, total: int, what: str) -> None:
            bar.update(task, completed=done, total=total, description=what or title)

        yield show
