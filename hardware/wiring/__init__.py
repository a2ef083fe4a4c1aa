"""Wiring of a console and its pads, derived from a board profile."""
