"""Standard output and standard error where not everything can be shown, or nobody reads any more."""

import os
import sys


def forgiving() -> None:
    """Let both take any text, also where they can show ASCII only."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def nobody_reads() -> None:
    """Standard output cannot be written; without this, Python would complain once more at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
