"""What is held down for a second while a card is in play: DOWN gives it up, UP asks for a hint (C-11)."""

from ui.pads import UP

GIVE_UP_MS = 1000
HINT = ((UP, GIVE_UP_MS, "hint", "+10 s"),)  # the price: rules_hint.HINT_MS
