"""What Twins says about itself: seats, options, times and maxima, numbers of its standings."""

SEATS = (1, 6)

# Name, default, first and last value, how many.
OPTIONS = (
    ("mode", "against", "against", "race", 4),
    ("sets", 5, 2, 5, 4),
    ("seconds", 60, 30, 180, 6),
    ("forbidden", "on", "on", "off", 2),
    ("forbidden_seat", 0, 0, 6, 7),
    ("teams", 0, 0, 63, 64),
    ("deck", 135, 45, 135, 3),
    ("table", 0, 0, 64, 33),
    ("cards", "screen", "screen", "printed", 2),
)

# Module, constant, value: times in ms.
NUMBERS = (
    ("games.twins.rules", "LAST_MS", 60000),
    ("games.twins.rules", "MOST_TURNED", 600),
    ("games.twins.rules", "MOST_HANDS", 1000),
    ("games.twins.rules_hands", "TIE_MS", 700),
    ("games.twins.rules_hands", "HOLD_MS", 2000),
    ("games.twins.rules_hands", "HAND_MS", 5000),
    ("games.twins.rules_printed", "QUEUE_MS", 1000),
    ("games.twins.rules_printed", "NAMING_MS", 60000),
    ("games.twins.rules_printed", "MOST_CLAIMS", 300),
)

# Seats, options, names of the numbers in its standings, verbs whose numbers legal() does not list.
STANDINGS = (
    ([1, 2], {}, ("sets",), ()),
    ([1, 2, 3], {"forbidden_seat": 2, "table": 2}, ("sets",), ()),
    ([1, 2, 3, 4], {"mode": "teams"}, ("sets",), ()),
    ([1, 2], {"mode": "race", "table": 8}, ("points",), ()),
    ([1, 2, 3, 4, 5], {"cards": "printed"}, ("sets",), ("name",)),
    ([1, 2], {"cards": "printed", "mode": "race"}, ("points",), ("name",)),
)

# Seats, options that do not go with them, and words of the refusal.
REFUSED = (
    ([1, 2], {"forbidden_seat": 3}, "forbidden_seat is 3"),
    ([1, 2], {"mode": "teams"}, "4 to 6 players, not 2"),
    ([1, 2], {"cards": "printed", "table": 8}, "table does not go with printed"),
    ([1, 2], {"cards": "printed", "forbidden_seat": 1}, "forbidden_seat does not go with printed"),
)
