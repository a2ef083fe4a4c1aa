"""How large the firmware is as it is put onto an ESP32, in bytes and in blocks, beside the budgets."""

from pathlib import PurePosixPath
from typing import Any

from rich.table import Table

from fivefold.maker import filesystem, program

import boot  # isort: skip

ARCH = "xtensawin"
KIB = 1024

# Each folder's ceiling in KiB; tests/host/test_sizes.py holds the firmware to it. Why the sum is what it is
# stands in docs/architecture.md. `words` holds all languages; a board loads one.
BUDGETS = {"core": 11, "games": 156, "ui": 10, "console": 58, "console/words": 48, "drivers": 26, "": 6}
# Two programs, what is beside them and /data leave a quarter of the 2 MiB free.
PROGRAM_BLOCKS = 512 * KIB // filesystem.BLOCK
FLASH_BLOCKS = 2048 * KIB // filesystem.BLOCK


def modules() -> dict[str, int]:
    """Bytes of each compiled module: its path without suffix -> size."""
    made = program.compiled(program.sources(), ARCH)
    return {name.removesuffix(".mpy"): len(data) for name, data in made.items() if name.endswith(".mpy")}


def folder(name: str) -> str:
    """The folder whose budget a module counts against."""
    parent = PurePosixPath(name).parent.as_posix()
    if parent in BUDGETS:
        return parent
    top = parent.split("/")[0]
    return top if top in BUDGETS else ""


def totals(found: dict[str, int]) -> dict[str, int]:
    """Bytes of each folder of BUDGETS."""
    sums = dict.fromkeys(BUDGETS, 0)
    for name, size in found.items():
        sums[folder(name)] += size
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
    """Bytes of each module and folder, blocks of a program, and the budgets."""
    found = modules()
    return {
        "arch": ARCH,
        "modules": found,
        "folders": totals(found),
        "folder_budgets": {place: most * KIB for place, most in BUDGETS.items()},
        "block_bytes": filesystem.BLOCK,
        "blocks": blocks(),
        "block_budget": PROGRAM_BLOCKS,
        "flash_blocks": FLASH_BLOCKS,
    }


def sizes_tables() -> list[Table]:
    """Blocks of the flash; every module, largest first within its folder, beside the folders' budgets."""
    found = modules()
    flash = Table("in a slot", "blocks", "KiB", "budget, KiB", title=f"Of {FLASH_BLOCKS} blocks of 4 KiB")
    for kind, count in blocks().items():
        budget = str(PROGRAM_BLOCKS * filesystem.BLOCK // KIB) if kind == "program" else ""
        flash.add_row(kind, str(count), str(count * filesystem.BLOCK // KIB), budget)
    table = Table("module", "bytes", "budget, KiB", title=f"Compiled for {ARCH}")
    for place, total in totals(found).items():
        table.add_row(f"{place or 'start'}, in all", str(total), str(BUDGETS[place]), style="bold")
        inside = [(size, name) for name, size in found.items() if folder(name) == place]
        for size, name in sorted(inside, reverse=True):
            table.add_row("  " + name, str(size), "")
    table.add_row("all", str(sum(found.values())), str(sum(BUDGETS.values())), style="bold")
    return [flash, table]
