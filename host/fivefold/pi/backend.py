"""What lies below the drivers on a Raspberry Pi: Adafruit's libraries and the kernel's GPIO."""

import importlib
import os
import sys
from types import SimpleNamespace
from typing import Any

import typer

from fivefold.errors import Failure

INSTALL = "pip install 'fivefold[pi]'"
ELSEWHERE = "on this machine the simulator plays: fivefold play --board raspberry_pi --ui browser"


def libraries() -> SimpleNamespace:
    """Adafruit's `neopixel`, `microcontroller` and `pwmio` (None when there is no sound). Raises Failure.

    With BLINKA_OS_AGNOSTIC=1 they load on any machine and drive nothing.
    """
    # Otherwise Blinka asks at the terminal whether it shall install what is missing.
    os.environ.setdefault("BLINKA_SKIP_DEPENDENCY_CHECK", "1")
    try:
        importlib.import_module("gpiod")
        importlib.import_module("board")
        found = SimpleNamespace(
            neopixel=importlib.import_module("neopixel"),
            microcontroller=importlib.import_module("microcontroller"),
            pwmio=None,
        )
    except NotImplementedError:
        raise Failure(f"this is no Raspberry Pi with a 40-pin header; {ELSEWHERE}") from None
    except ImportError as error:
        if not _is_linux():
            raise Failure(f"GPIO needs Linux; {ELSEWHERE}") from None
        raise Failure(f"{_missing(error)} is missing: {INSTALL}") from None
    except RuntimeError as error:  # Blinka's own words for what this model of Pi needs
        raise Failure(f"{_missing(error)}; or: {INSTALL}") from None
    try:
        found.pwmio = importlib.import_module("pwmio")
    except (ImportError, NotImplementedError, RuntimeError) as error:
        typer.echo(f"no sound: {_missing(error)}; {INSTALL}", err=True)
    return found


def _is_linux() -> bool:
    return sys.platform == "linux"


def _missing(error: Exception) -> str:
    return getattr(error, "name", None) or str(error).strip().splitlines()[0]


def import_above(modules: dict[str, Any]) -> Any:
    """drivers.board, imported with `modules` in place of those of the same names; nothing else sees them."""
    kept = {name: sys.modules.pop(name, None) for name in (*modules, "drivers.board")}
    sys.modules.update(modules)
    try:
        return importlib.import_module("drivers.board")
    finally:
        for name, module in kept.items():
            sys.modules.pop(name, None)
            if module is not None:
                sys.modules[name] = module
