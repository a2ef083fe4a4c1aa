"""Parts lists, counted from the wiring."""
