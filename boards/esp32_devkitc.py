"""The reference board: ESP32-DevKitC, one 16×16 panel, six pads."""

BOARD = {
    "name": "ESP32-DevKitC",
    "chip": "esp32",
    "module": "WROOM-32",
    "wifi": False,
    "matrix": {
        "pin": 18,
        "order": "GRB",
        "panel": (16, 16),
        # Panels are wired in reading order.
        "across": 1,
        "down": 1,
        "corner": "top-left",
        "by": "rows",
        "serpentine": True,
        "rotation": 0,
        "mirror": False,
    },
    # Two consoles back to back: the right half of the picture is the back.
    "sides": 1,
    "lights": {"pin": 19, "order": "GRB"},
    # MATCH: never 36 or 39, which get false interrupts while the ladders are read. NAV: ADC1 only.
    "pads": [
        {"MATCH": 25, "NAV": 36},
        {"MATCH": 26, "NAV": 39},
        {"MATCH": 27, "NAV": 34},
        {"MATCH": 14, "NAV": 35},
        {"MATCH": 13, "NAV": 32},
        {"MATCH": 4, "NAV": 33},
    ],
    # The chip's own pull-up at MATCH, beside the 10 kΩ on the line: it keeps a pad that is not plugged in
    # silent wherever that resistor sits.
    "pull_up": True,
    # Ohms: the pull-up to 3.3 V, and each button to ground. With 5 % parts the buttons stay 124 mV apart, and
    # no two that are held together read as a third.
    "ladder": {"pull_up": 10000, "UP": 820, "DOWN": 2200, "LEFT": 4700, "RIGHT": 10000, "BACK": 22000},
    "buzzer": 23,
    "supply_ma": 4000,
    # Kept free for additions.
    "free": {"I2C SDA": 21, "I2C SCL": 22},
}
