"""What is used of MicroPython's `micropython`, for mypy."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

def qstr_info() -> None: ...
def viper(function: Callable[P, R]) -> Callable[P, R]: ...
