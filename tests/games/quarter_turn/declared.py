"""What Quarter Turn says about itself: seats, options, times and maxima, numbers of its standings."""

SEATS = (1, 4)

# Name, default, first and last value, how many.
OPTIONS = (
    ("form", "standard", "standard", "one_colour", 4),
    ("blocks", 2, 2, 3, 2),
    ("minutes", 0, 0, 60, 61),
    ("colours", "by_seat", "by_seat", "picked", 2),
    ("starter", 0, 0, 6, 7),
)

# Module, constant, value: times in ms.
NUMBERS = (
    ("games.quarter_turn.rules", "SOLO_TURNS", 20),
    ("games.quarter_turn.rules", "MOST_TURNS", 1000),
)

# Seats, options, names of the numbers in its standings, verbs whose numbers legal() does not list.
STANDINGS = (
    ([1, 2, 3], {}, ("blocks",), ()),
    ([1], {"form": "one_colour"}, ("blocks", "turns"), ()),
)

# Seats, options that do not go with them, and words of the refusal.
REFUSED = (
    ([1, 2], {"form": "long"}, "3 or 4 players, not 2"),
    ([1, 2], {"form": "timed"}, "one player, not 2"),
    ([1, 2], {"minutes": 3}, "or with 3 or 4 players"),
    ([1, 2, 3], {"blocks": 1}, "from 2 to 3"),
    ([1, 2, 3], {"starter": 4}, "starter is 4"),
    ([1], {"colours": "picked"}, "picks none"),
)
