"""What MicroPython's table of names takes for those in a file, a name a line; runs in the WebAssembly VM.

Prints qstr_info() before and after.
"""

import sys

import micropython


class _Names:
    """Each attribute set here is a name more, but for those that every MicroPython has in its ROM."""


if __name__ == "__main__":
    taken = _Names()
    micropython.qstr_info()
    with open(sys.argv[1]) as lines:
        for line in lines:
            setattr(taken, line.strip(), None)
    micropython.qstr_info()
