"""Two players, every button on a GPIO of its own: no ladder, no ADC."""

BOARD = {
    "name": "Two players",
    "chip": "esp32",
    "module": "WROOM-32",
    "wifi": False,
    "matrix": {
        "pin": 18,
        "order": "GRB",
        "panel": (16, 16),
        "across": 1,
        "down": 1,
        "corner": "top-left",
        "by": "rows",
        "serpentine": True,
        "rotation": 0,
        "mirror": False,
    },
    "sides": 1,
    "lights": {"pin": 19, "order": "GRB"},
    # All of them have a pull-up in the chip. With twelve buttons no pins are left for I²C.
    "pads": [
        {"MATCH": 25, "UP": 26, "DOWN": 27, "LEFT": 14, "RIGHT": 13, "BACK": 4},
        {"MATCH": 32, "UP": 33, "DOWN": 16, "LEFT": 17, "RIGHT": 21, "BACK": 22},
    ],
    "pull_up": True,
    "buzzer": 23,
    "supply_ma": 4000,
    "free": {},
}
