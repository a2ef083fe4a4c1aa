"""How large the firmware is as it is put onto an ESP32, module by module, beside the budget."""

from pathlib import PurePosixPath

from rich.table import Table

from fivefold.maker import program

ARCH = "xtensawin"
KIB = 1024

# Each folder's ceiling in KiB; tests/host/test_sizes.py holds the firmware to it. Why the sum is what it is
# stands in docs/architecture.md. `words` holds all seven languages; a board loads one.
BUDGETS = {"rules": 59, "bots": 13, "console": 146, "console/words": 31, "drivers": 26, "": 3}
MODULE_MOST = 6 * KIB


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


def sizes_table() -> Table:
    """Every module, largest first within its folder, and the folders beside their budgets."""
    found = modules()
    table = Table("module", "bytes", "budget, KiB", title=f"Compiled for {ARCH}")
    for place, total in totals(found).items():
        table.add_row(f"{place or 'start'}, in all", str(total), str(BUDGETS[place]), style="bold")
        inside = [(size, name) for name, size in found.items() if folder(name) == place]
        for size, name in sorted(inside, reverse=True):
            table.add_row("  " + name, str(size), "")
    table.add_row("all", str(sum(found.values())), str(sum(BUDGETS.values())), style="bold")
    return table
