"""Who runs this: advice to use sudo is none for root."""

import os
import sys


def is_root() -> bool:
    """Whether this is the user whom sudo would not help."""
    return sys.platform != "win32" and os.geteuid() == 0


def with_sudo() -> str:
    """Advice to run a command with sudo, to go on with; "" for root."""
    return "" if is_root() else "run this with sudo, and "
