"""Runs first on every start: picks a whole program, and gives up on one that does not start.

The board holds up to two programs, each in a slot of its own, so that one can be written while the other
stays as it is. A slot holds its modules in one archive (archive.py), or as loose files. The file `whole` is
written last; a slot without it is never started. On a board that holds the files of the firmware loose,
without slots, those are the program.
"""

import gc
import os
import sys

SLOTS = ("/slot_a", "/slot_b")
MARK = "/whole"  # in a slot: the program's number, higher is newer
ARCHIVE = "/program.zip"  # in a slot: the program's modules
MODULES = "/program"  # where the archive's modules are imported from
COUNT = "/starts"  # how many starts in a row have not come to an end yet, or failed
TRIES = 3
_SIGN_EVERY, _SIGN_LEVEL = 4, 8  # safe mode lights every fourth pixel dimly, whatever the geometry
_MOST_DIGITS = 9


def number(slot):
    """The number of the whole program in a slot; 0 when there is none."""
    return value(_read(slot + MARK))


def value(text):
    """The number that the bytes of a mark say; 0 when they say none."""
    # The newline comes last: without it the power went while this was written.
    whole = text[-1:] == b"\n" and len(text) <= _MOST_DIGITS + 1 and text[:-1].isdigit()
    return int(text) if whole else 0


def pick():
    """Let modules come from the newest whole program; its slot, or "" when there is none."""
    for slot in sorted(SLOTS, key=number, reverse=True):
        if number(slot) and (slot in sys.path or _taken(slot)):
            return slot
    return ""


def _taken(slot):
    """Whether modules can come from a slot from now on."""
    before = sys.path[:]
    sys.path.insert(0, slot)
    if not _there(slot + ARCHIVE):
        return True
    try:
        import vfs

        # It comes with the program, so that each program is read as it was packed.
        import archive

        vfs.mount(archive.Archive(slot + ARCHIVE), MODULES)
    except Exception as error:
        sys.print_exception(error)
        sys.path[:] = before
        sys.modules.pop("archive", None)
        return False
    sys.path.insert(0, MODULES)
    return True


def _there(path):
    try:
        os.stat(path)
        return True
    except OSError:
        return False


def start():
    """Run the program. After three failures in a row, or with BACK held on the first pad: safe mode."""
    text = _read(COUNT)
    failed = int(text) if text.isdigit() and len(text) <= _MOST_DIGITS else 0
    if failed >= TRIES:
        _note(0)  # the next start tries again
        safe("the program did not start %d times" % failed)
        return
    _note(failed + 1)
    try:
        import main

        main.run(lambda: _note(0))
    except KeyboardInterrupt:
        _note(0)
        raise
    except Exception as error:
        sys.print_exception(error)
        _note(failed + 1)
        import machine

        machine.reset()
    _note(0)
    safe("BACK is held on the first pad")


def safe(reason):
    """Show a sign on the matrix and leave the rest to the prompt."""
    print("safe mode: %s" % reason)
    try:
        import board
        import machine
        import neopixel

        matrix = board.BOARD["matrix"]
        pixels = matrix["panel"][0] * matrix["panel"][1] * matrix["across"] * matrix["down"]
        chain = neopixel.NeoPixel(machine.Pin(matrix["pin"], machine.Pin.OUT), pixels, len(matrix["order"]))
        red = matrix["order"].index("R")
        for pixel in range(0, pixels, _SIGN_EVERY):
            chain.buf[pixel * len(matrix["order"]) + red] = _SIGN_LEVEL
        chain.write()
    except Exception as error:
        # Whatever is wrong with the profile must not keep anybody from the prompt.
        sys.print_exception(error)


def _read(path):
    # As bytes: what a failing flash gives back need not be text.
    try:
        with open(path, "rb") as file:
            return file.read(_MOST_DIGITS + 2)
    except OSError:
        return b""


def _note(failed):
    try:
        if failed:
            with open(COUNT, "w") as file:
                file.write(str(failed))
        else:
            os.remove(COUNT)
    except OSError:
        pass


if __name__ == "__main__":
    gc.collect()
    pick()
    # The port keeps what this file defines for good; main.py takes it from the module.
    start = safe = pick = number = value = _taken = _there = _read = _note = None
    gc.collect()
