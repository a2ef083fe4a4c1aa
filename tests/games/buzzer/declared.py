"""What Buzzer says about itself: seats, options, times and maxima, numbers of its standings."""

SEATS = (2, 6)

# Name, default, first and last value, how many.
OPTIONS = (
    ("questions", 10, 1, 50, 50),
    ("quizmaster", "on", "on", "off", 2),
    ("minus", "on", "on", "off", 2),
    ("seconds", 10, 0, 60, 13),
    ("mode", "against", "against", "teams", 2),
    ("teams", 0, 0, 63, 64),
)

# Module, constant, value: times in ms.
NUMBERS = (
    ("games.buzzer.rules", "QUEUE_MS", 1000),
    ("games.buzzer.rules", "WAITING_MS", 900000),
)

# Seats, options, names of the numbers in its standings, verbs whose numbers legal() does not list.
STANDINGS = (
    ([1, 2, 3], {"questions": 50}, ("points",), ()),
    ([4, 2], {"questions": 50, "quizmaster": "off"}, ("points",), ()),
)

# Seats, options that do not go with them, and words of the refusal.
REFUSED = (
    ([1, 2], {"mode": "teams"}, "2 players or more"),
    ([1, 2, 3], {"mode": "teams", "teams": 6}, "without players"),
    ([1, 2, 3], {"seconds": 7}, "in steps of 5"),
)
