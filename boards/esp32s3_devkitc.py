"""ESP32-S3-DevKitC-1, one 16×16 panel, six pads."""

BOARD = {
    "name": "ESP32-S3-DevKitC-1",
    "chip": "esp32s3",
    "module": "WROOM-1-R8",
    "wifi": False,
    "matrix": {
        "pin": 14,
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
    "lights": {"pin": 13, "order": "GRB"},
    # ADC1 is 1 to 10; 3 is a strapping pin. 38 and 48 carry the LED on the board.
    "pads": [
        {"MATCH": 15, "NAV": 1},
        {"MATCH": 16, "NAV": 2},
        {"MATCH": 17, "NAV": 4},
        {"MATCH": 18, "NAV": 5},
        {"MATCH": 21, "NAV": 6},
        {"MATCH": 47, "NAV": 7},
    ],
    "pull_up": True,
    "ladder": {"pull_up": 10000, "UP": 820, "DOWN": 2200, "LEFT": 4700, "RIGHT": 10000, "BACK": 22000},
    "buzzer": 12,
    "supply_ma": 4000,
    "free": {"I2C SDA": 8, "I2C SCL": 9},
}
