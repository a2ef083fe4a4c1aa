"""ESP32-DevKitC with two 16×16 panels back to back, for Push Match, six pads."""

BOARD = {
    "name": "Two sides",
    "chip": "esp32",
    "module": "WROOM-32",
    "wifi": False,
    "matrix": {
        "pin": 18,
        "order": "GRB",
        "panel": (16, 16),
        "across": 2,
        "down": 1,
        "corner": "top-left",
        "by": "rows",
        "serpentine": True,
        "rotation": 0,
        "mirror": False,
    },
    # The second panel is the back: the right half of the picture.
    "sides": 2,
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
    "supply_ma": 6000,
    "free": {"I2C SDA": 21, "I2C SCL": 22},
}
