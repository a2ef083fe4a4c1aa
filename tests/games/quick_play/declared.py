"""What Quick Play says about itself: seats, options, times and maxima, numbers of its standings."""

SEATS = (1, 4)

# Name, default, first and last value, how many.
OPTIONS = (
    ("rounds", 10, 1, 60, 60),
    ("order", "chance", "chance", "rising", 2),
    ("levels", "1-5", "1-5", "5", 15),
    ("handicaps", 0, 0, 4095, 4096),
    ("blocks", "real", "real", "console", 2),
    ("cards", "screen", "screen", "printed", 2),
    ("cannot_judge", 0, 0, 63, 64),
)

# Module, constant, value: times in ms.
NUMBERS = (
    ("games.quick_play.rules", "QUEUE_MS", 1000),
    ("games.quick_play.rules", "ERROR_MS", 10000),
    ("games.quick_play.rules", "CARD_MS", 1800000),
)

# Seats, options, names of the numbers in its standings, verbs whose numbers legal() does not list.
STANDINGS = (
    ([1, 2], {}, ("cards", "level5", "level4", "level3", "level2", "level1"), ("lay",)),
    ([3], {}, ("cards", "ms"), ("lay",)),
)

# Seats, options that do not go with them, and words of the refusal.
REFUSED = ()
