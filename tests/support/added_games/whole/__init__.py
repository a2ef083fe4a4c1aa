"""A game from elsewhere, as small as one can be: whoever presses first wins."""

ICON = "rrrrrrrrrrrrrrrr" * 7
