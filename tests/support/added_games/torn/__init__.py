"""A game from elsewhere whose pictures cannot be drawn."""

ICON = "rrrrrrrrrrrrrrrr" * 7
