"""Twins in words, for those who read what the picture shows."""

from games.twins.slots import NONE


def head(console, game):
    """Whose turn it is, or how much time is left."""
    say = console.say
    if game.ends_at() is not None:
        return say("tw_time", max(game.ends_at() - console.table.time(console.now), 0) // 1000)
    turn = game.whose()
    if turn is None:
        return ""
    return say("tw_turn", say("seat", turn)) if turn else say("tw_any")


def last(console, key, *seats):
    """What happened last."""
    return console.say(key, *[console.say("seat", seat) for seat in seats])


def spell(slots):
    """The number of the pattern in each slot, rows parted by strokes."""
    shown = ["." if pattern == NONE else str(pattern) for pattern in slots.patterns]
    return " / ".join(
        [" ".join(shown[at : at + slots.columns]) for at in range(0, slots.count, slots.columns)]
    )
