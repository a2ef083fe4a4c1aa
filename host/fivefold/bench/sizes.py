"""How large the firmware is as it is put onto an ESP32, in bytes and in blocks, beside the budgets."""

from pathlib import PurePosixPath
from typing import Any

from rich.table import Table

from fivefold.maker import filesystem, program

import boot  # isort: skip

ARCH = "xtensawin"
KIB = 1024

# Each part's ceiling in KiB; tests/host/test_sizes.py holds the firmware to it. Why the sum is what it is
# stands in docs/architecture.md. The strings are those of all seven languages; a board loads one.
CORE_AND_GAMES, STRINGS, SELF_TEST, START = "core and games", "strings", "self-test", "start"
WIFI, _OF_WIFI = "Wi-Fi", ("drivers/radio", "drivers/mqtt", "drivers/outbox")
BUDGETS = {
    CORE_AND_GAMES: 198, STRINGS: 62, SELF_TEST: 14, "ui": 12, "console": 55, "drivers": 28, WIFI: 11,
    START: 5,
}  # fmt: skip
# Two programs, what is beside them and /data leave a quarter of the 2 MiB free.
PROGRAM_BLOCKS = 512 * KIB // filesystem.BLOCK
FLASH_BLOCKS = 2048 * KIB // filesystem.BLOCK


def modules() -> dict[str, int]:
    """Bytes of each compiled module: its path without suffix -> size."""
    made = program.compiled(program.sources(), ARCH)
    return {name.removesuffix(".mpy"): len(data) for name, data in made.items() if name.endswith(".mpy")}


def part(name: str) -> str:
    """The part of BUDGETS that a module counts against."""
    path = PurePosixPath(name)
    if "self_test" in name:
        return SELF_TEST
    if "words" in path.parts or path.name.startswith("strings_"):
        return STRINGS
    if name in _OF_WIFI:
        return WIFI
    top = path.parts[0] if len(path.parts) > 1 else START
    return CORE_AND_GAMES if top in ("core", "games") else top


def totals(found: dict[str, int]) -> dict[str, int]:
    """Bytes of each part of BUDGETS."""
    sums = dict.fromkeys(BUDGETS, 0)
    for name, size in found.items():
        sums[part(name)] += size
    return sums


def blocks() -> dict[str, int]:
    """Blocks of the flash that a program takes in its slot: as it is deployed, and from sources."""
    sources = program.sources()
    kinds = {"program": program.compiled(sources, ARCH), "from sources": sources}
    return {kind: _blocks(program.packed(files)) for kind, files in kinds.items()}


def _blocks(packed: dict[str, bytes]) -> int:
    slot = boot.SLOTS[0]
    return filesystem.blocks({f"{slot}/{name}": data for name, data in packed.items()})


def report() -> dict[str, Any]:
    """Bytes of each module and part, blocks of a program, and the budgets."""
    found = modules()
    return {
        "arch": ARCH,
        "modules": found,
        "parts": totals(found),
        "part_budgets": {name: most * KIB for name, most in BUDGETS.items()},
        "block_bytes": filesystem.BLOCK,
        "blocks": blocks(),
        "block_budget": PROGRAM_BLOCKS,
        "flash_blocks": FLASH_BLOCKS,
    }


def sizes_tables() -> list[Table]:
    """Blocks of the flash; every module, largest first within its part, beside the parts' budgets."""
    found = modules()
    flash = Table("in a slot", "blocks", "KiB", "budget, KiB", title=f"Of {FLASH_BLOCKS} blocks of 4 KiB")
    for kind, count in blocks().items():
        budget = str(PROGRAM_BLOCKS * filesystem.BLOCK // KIB) if kind == "program" else ""
        flash.add_row(kind, str(count), str(count * filesystem.BLOCK // KIB), budget)
    table = Table("module", "bytes", "budget, KiB", title=f"Compiled for {ARCH}")
    for place, total in totals(found).items():
        table.add_row(f"{place}, in all", str(total), str(BUDGETS[place]), style="bold")
        inside = [(size, name) for name, size in found.items() if part(name) == place]
        for size, name in sorted(inside, reverse=True):
            table.add_row("  " + name, str(size), "")
    table.add_row("all", str(sum(found.values())), str(sum(BUDGETS.values())), style="bold")
    return [flash, table]
