"""Raspberry Pi with a 40-pin header, one 16×16 panel, three pads, every button on a GPIO of its own."""

BOARD = {
    "name": "Raspberry Pi",
    "chip": "raspberry_pi",
    "module": "40-pin header",
    "wifi": False,
    "matrix": {
        # By PWM, which takes it from the analogue sound: dtparam=audio=off in /boot/firmware/config.txt.
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
    # By PCM: what hangs on the PWM as well would show the first pixels of the matrix.
    "lights": {"pin": 21, "order": "GRB"},
    # No converter, so no ladder. Each pad's pins lie side by side, next to a ground pin of the header.
    "pads": [
        {"MATCH": 4, "UP": 17, "DOWN": 27, "LEFT": 22, "RIGHT": 10, "BACK": 9},
        {"MATCH": 23, "UP": 24, "DOWN": 25, "LEFT": 8, "RIGHT": 7, "BACK": 12},
        {"MATCH": 11, "UP": 5, "DOWN": 6, "LEFT": 13, "RIGHT": 19, "BACK": 26},
    ],
    # The chip's own, about 50 kΩ to 3.3 V; the header's pins do not bear 5 V.
    "pull_up": True,
    "buzzer": 16,
    "supply_ma": 4000,
    "free": {"I2C SDA": 2, "I2C SCL": 3},
}
