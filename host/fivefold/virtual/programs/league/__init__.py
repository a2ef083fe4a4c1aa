"""Consoles for the league to try itself with."""
