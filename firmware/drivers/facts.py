"""What people may want to know of a board."""

import gc
import sys


def facts(chip: str) -> tuple[str, str, str]:
    """The firmware's version, what runs on which chip, and the free memory in KiB; "" where unknown."""
    vm = sys.implementation
    runs = "%s, %s %s" % (chip, vm.name, ".".join([str(part) for part in vm.version[:3]]))
    gc.collect()
    free = str(gc.mem_free() // 1024) if hasattr(gc, "mem_free") else ""
    return _version(), runs, free


def _version() -> str:
    # It lies beside the program that boot.py has picked.
    for folder in sys.path:
        try:
            with open(folder + "/version") as file:
                return file.read().strip()
        except OSError:
            pass
    return ""
