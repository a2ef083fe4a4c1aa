"""What the busiest picture of each game costs, beside loops over pixels and the time on the wire."""

import importlib.util
import json
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.table import Table

import games
from fivefold import compiled, paths, vm

SCRIPT = paths.PROGRAMS / "bench/frames.py"
USUAL_SEATS = 4
DISPLAYS = {"16×16": "esp32_devkitc", "32×32": "matrix_32x32"}
TWO_SIDED = {"2 × 16×16": "two_sided"}  # a face for each player of a game for two
HEAP = "8m"  # nothing is collected while it is being timed

# 200 whole numbers into an array took 1730 µs on an ESP32 at its usual 160 MHz, with MicroPython 1.15 and
# 1.16 alike (a measurement in micropython/micropython #7495). The same loop runs beside each game here.
ESP32_YARDSTICK_US = 1730
WIRE_US = 30  # a pixel of 24 bits at 800 kHz
FRAMEBUF = ("adafruit_pixel_framebuf", "adafruit_framebuf", "adafruit_led_animation")


def frames_table(mhz: int, chosen: Sequence[str]) -> Table:
    """Think, draw and convert of the games' busiest pictures; the chip's time at so many MHz is estimated."""
    heads = ("game, display", "busiest screen", "think µs", "draw µs", "convert µs", "naive : convert",
             "framebuf : convert", f"ESP32 {mhz} MHz, ms", "wire ms", "share")  # fmt: skip
    rows = [
        (game, display, _measured(game, board))
        for game in chosen
        for display, board in (DISPLAYS | (TWO_SIDED if games.load(game).SEATS == (2, 2) else {})).items()
    ]
    # The machine is busier at one time than at another: the fastest yardstick is the true one.
    factor = ESP32_YARDSTICK_US * 160 / mhz / min(found["yardstick"] / 1000 for _, _, found in rows)
    table = Table(
        *heads, title=f"One picture in the MicroPython VM; the ESP32 takes about {factor:.0f} times as long"
    )
    for game, display, found in rows:
        table.add_row(f"{game}, {display}", *_cells(found, factor))
    return table


def _cells(found: dict[str, Any], factor: float) -> list[str]:
    parts = [found[part] / 1000 for part in ("think", "draw", "convert")]
    chip_ms = sum(parts) * factor / 1000
    wire_ms = found["pixels"] * WIRE_US / 1000
    framebuffer = found["framebuffer"]
    return [
        found["screen"],
        *(f"{part:.0f}" for part in parts),
        f"{found['naive'] / found['convert']:.0f}",
        f"{framebuffer / found['convert']:.0f}" if framebuffer else "not installed",
        f"{chip_ms:.1f}",
        f"{wire_ms:.1f}",
        f"{chip_ms / wire_ms:.2f}",
    ]


def _measured(game: str, board: str) -> dict[str, Any]:
    arguments = [game, str(paths.BOARDS / f"{board}.py"), str(min(USUAL_SEATS, games.load(game).SEATS[1]))]
    with tempfile.TemporaryDirectory(prefix="") as target, tempfile.TemporaryDirectory() as theirs:
        installed = all(_linked(name, Path(theirs)) for name in FRAMEBUF)
        folders = [*compiled.folders(Path(target)), Path(theirs)]
        printed = vm.run("micropython", SCRIPT, [*arguments, str(int(installed))], HEAP, *folders)
    found: dict[str, Any] = json.loads(printed.splitlines()[-1])
    return found


def _linked(name: str, folder: Path) -> bool:
    # One by one: beside them lie modules that only a PC's Python can read.
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        return False
    origin = Path(spec.origin)
    origin = origin.parent if spec.submodule_search_locations else origin
    (folder / origin.name).symlink_to(origin)
    return True
