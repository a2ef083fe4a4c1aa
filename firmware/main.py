"""Ties everything together: the board's profile, its drivers, and the console that runs for ever."""

import gc
import io
import sys

STEP_MS = 2  # a breath between two steps, in which interrupts get their turn
COLLECT_BYTES = 8192
WATCH_MS = 20000  # far longer than anything the console does in one step
REST_MS = 3600000  # nobody feeds the watchdog at the prompt, and no chip lets it be stopped


def build(profile, chips):
    """The board of a profile. Raises ValueError that says in words what is wrong with the profile."""
    from console import loader

    before = loader.mark()
    from drivers import profile as profiles

    refused = [fault.text() for fault in profiles.faults(profile, chips) if fault.severity == profiles.REFUSE]
    if refused:
        raise ValueError("this board cannot work: " + "; ".join(refused))
    del profiles
    loader.back_to(before)
    # The board shows black before anything else is loaded.
    from drivers.board import Board

    before = loader.mark()
    board = Board(profile)
    loader.back_to(before)
    return board


def trace(error):
    """The traceback of an exception as text."""
    text = io.StringIO()
    sys.print_exception(error, text)
    return text.getvalue()


def run(started=lambda: None):
    """Start the console on the board of `board.py`; Ctrl-C ends it and leaves all dark and silent.

    started() is called when the console runs. Comes back at once when BACK is held on the first pad.
    """
    import board
    import machine

    from console import loader

    chips = loader.once("chips").CHIPS
    bound = build(board.BOARD, chips)
    machine.freq(chips[board.BOARD["chip"]]["mhz"] * 1000000)
    del chips
    # Collect early and often: garbage that lies about scatters what stays over the whole heap.
    gc.threshold(COLLECT_BYTES)
    dog = None
    try:
        if bound.pads.held(1, "BACK"):
            return
        from console.app import Console

        console = Console(bound, trace)
        console.step()
        # Only now: what has to be loaded takes as long as it takes, and boot.py counts starts that fail.
        dog = machine.WDT(timeout=WATCH_MS)
        started()
        while True:
            dog.feed()
            console.step()
            bound.clock.sleep_ms(STEP_MS)
    finally:
        if dog:
            machine.WDT(timeout=REST_MS)
        bound.close()


if __name__ == "__main__":
    import boot

    # From the program that boot.py has picked; this file may be an older one.
    boot.start()
