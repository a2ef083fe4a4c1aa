"""The virtual board: what stands below the drivers on a PC. Runs on CPython and MicroPython alike."""
