"""For those who build MicroPython themselves: the firmware frozen into it.

    make -C ports/esp32 BOARD=ESP32_GENERIC FROZEN_MANIFEST=/path/to/fivefold/manifest.py

firmware/boot.py, firmware/main.py and a profile as board.py are copied onto the board afterwards.
"""

# ruff: noqa: F821 (include, package and module are the build's own)

include("$(PORT_DIR)/boards/manifest.py")
for name in ("core", "games", "ui", "console", "drivers"):
    package(name, base_path="firmware", opt=2)
module("chips.py", base_path="boards")
