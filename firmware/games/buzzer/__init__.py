"""Buzzer."""

ICON = (
    "......rrrr......"
    "....rrrrrrrr...."
    "...rrwwrrrrrr..."
    "...rrrrrrrrrr..."
    ".dddddddddddddd."
    ".dddddddddddddd."
    ".dd..........dd."
)
