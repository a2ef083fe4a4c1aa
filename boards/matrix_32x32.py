"""ESP32-DevKitC with four 16×16 panels, six pads."""

BOARD = {
    "name": "32×32 matrix",
    "chip": "esp32",
    "module": "WROOM-32",
    "wifi": False,
    "matrix": {
        "pin": 18,
        "order": "GRB",
        "panel": (16, 16),
        # Four panels, wired in reading order, all the same way up.
        "across": 2,
        "down": 2,
        "corner": "top-left",
        "by": "rows",
        "serpentine": True,
        "rotation": 0,
        "mirror": False,
    },
    "sides": 1,
    "lights": {"pin": 19, "order": "GRB"},
    "pads": [
        {"MATCH": 25, "NAV": 36},
        {"MATCH": 26, "NAV": 39},
        {"MATCH": 27, "NAV": 34},
        {"MATCH": 14, "NAV": 35},
        {"MATCH": 13, "NAV": 32},
        {"MATCH": 4, "NAV": 33},
    ],
    "pull_up": True,
    "ladder": {"pull_up": 10000, "UP": 820, "DOWN": 2200, "LEFT": 4700, "RIGHT": 10000, "BACK": 22000},
    "buzzer": 23,
    "supply_ma": 8000,
    "free": {"I2C SDA": 21, "I2C SCL": 22},
}
