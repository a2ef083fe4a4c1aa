"""Quick Play begins."""

# Loaded now and not at the first claim, which must not wait for it.
from console.quick_play import claim, verdict  # noqa: F401
from console.quick_play.card import Card
from rules.game import TABLE


def begin(console):
    """Turn up the first card, or go on where a saved game stood."""
    table = console.table
    if table.game.phase() == "ready":
        table.act((TABLE, "reveal"), console.now)
    checking = table.game.phase() == "check"
    console.show(claim.Claim(console) if checking else Card(console))
