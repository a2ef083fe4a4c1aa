"""Watching a console on its serial link, and the history of what was played."""
