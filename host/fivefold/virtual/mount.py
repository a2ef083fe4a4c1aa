"""Puts a Flash at /data, where the firmware expects the board's own."""

import sys

POINT = "/data"


def mount(flash):
    """From now on, everything under /data lies in this flash; None: unmount. Any earlier one is unmounted."""
    if sys.implementation.name == "micropython":
        _mount_micropython(flash)
    else:
        from fivefold.virtual import mount_cpython

        mount_cpython.put(POINT, flash)


def _mount_micropython(flash):
    import vfs

    try:
        vfs.umount(POINT)
    except OSError:
        pass
    if flash is not None:
        vfs.mount(flash, POINT)
