"""Circuit boards of console and pads, made from the same wiring as the pictures."""
