"""Quick Play begins."""

# Loaded now and not at the first claim, which must not wait for it.
from console.quick_play import claim, verdict  # noqa: F401
from console.quick_play.card import Card
from rules.game import TABLE


def begin(console):
    """Turn up the first card."""
    console.table.act((TABLE, "reveal"), console.now)
    console.show(Card(console))
