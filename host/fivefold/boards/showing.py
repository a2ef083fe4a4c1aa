"""What hangs on which pin, as a table for people with a cable in hand."""

from typing import Any

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from drivers.geometry import size
from drivers.ladder import BUTTONS
from drivers.profile import WARN, faults, pin_uses
from fivefold.boards import reading
from fivefold.pi import running as pi
from fivefold.pi.header import HEADER


def pins(board: dict[str, Any]) -> None:
    """Print a board's table: what it is, each pad in a row of its own, then all other pins."""
    console = Console(highlight=False)
    console.print(f"[bold]{escape(board['name'])}[/bold]  {board['chip']} {board['module']}")
    console.print(f"{_display(board)}, {board['supply_ma']} mA")
    console.print(_pads(board))
    console.print(_others(board))
    for warning in warnings(board):
        console.print(f"[yellow]{escape(warning)}")


def warnings(board: dict[str, Any]) -> list[str]:
    """What the validator warns of."""
    return [f"warn: {fault.text()}" for fault in faults(board, reading.chips()) if fault.severity == WARN]


def _display(board: dict[str, Any]) -> str:
    matrix = board["matrix"]
    width, height = size(matrix)
    panels = matrix["across"] * matrix["down"]
    way = "to and fro" if matrix["serpentine"] else "always in one direction"
    parts = [
        f"{width}×{height} pixels {matrix['order']}",
        *([f"{matrix['across']}×{matrix['down']} panels"] if panels > 1 else []),
        *([_chain(matrix["chain"])] if "chain" in matrix else []),
        *(["front and back"] if board["sides"] == 2 else []),
        f"from {matrix['corner']} by {matrix['by']} {way}",
        *([f"turned by {90 * matrix['rotation']}°"] if matrix["rotation"] else []),
        *(["mirrored"] if matrix["mirror"] else []),
    ]
    return ", ".join(parts)


def _chain(chain: dict[str, Any]) -> str:
    way = "to and fro" if chain["serpentine"] else "always in one direction"
    turned = ", every second line upside down" if chain["turned"] else ""
    return f"chained from {chain['corner']} by {chain['by']} {way}{turned}"


def _pads(board: dict[str, Any]) -> Table:
    pads = board["pads"]
    buttons = [name for name in ("MATCH", "NAV", *BUTTONS) if any(name in pad for pad in pads)]
    table = Table("pad", *buttons, box=box.SIMPLE_HEAD, pad_edge=False)
    for number, pad in enumerate(pads, 1):
        cells = [_gpio(board, pad[name], "\n") if name in pad else "" for name in buttons]
        table.add_row(f"[bold]{number}", *cells)
    return table


def _others(board: dict[str, Any]) -> Table:
    table = Table("", "pin", "what it is for", box=box.SIMPLE_HEAD, pad_edge=False)
    words = {
        "matrix pin": f"data of the matrix ({board['matrix']['order']})",
        "lights pin": f"data of the pad lights ({board['lights']['order']})",
        "buzzer": "the piezo",
    }
    for role, _, kind, pin in pin_uses(board):
        if role in words:
            table.add_row(role.partition(" ")[0], _gpio(board, pin), words[role])
        elif kind == "free":
            table.add_row(escape(role.partition(" ")[2]), _gpio(board, pin), "kept free")
    return table


def _gpio(board: dict[str, Any], pin: int, space: str = " ") -> str:
    """A pin's name; on a Raspberry Pi, which bears no names, with its place on the header."""
    place = HEADER.get(pin) if pi.is_for(board) else None
    return f"GPIO{pin}" if place is None else f"GPIO{pin}{space}[dim]pin {place}[/dim]"
