"""What Total Madness says about itself: seats, options, times and maxima, numbers of its standings."""

SEATS = (1, 4)

# Name, default, first and last value, how many.
OPTIONS = (
    ("solo", "five", "five", "sixty", 2),
    ("minutes", 10, 1, 60, 60),
    ("cards", "screen", "screen", "printed", 2),
    ("cannot_judge", 0, 0, 63, 64),
)

# Module, constant, value: times in ms.
NUMBERS = (
    ("games.total_madness.rules", "COUNT_MS", 3000),
    ("games.total_madness.rules", "NAMING_MS", 10000),
    ("games.total_madness.rules", "RACE_MS", 7200000),
    ("games.total_madness.rules", "CLAIMS", 300),
)

# Seats, options, names of the numbers in its standings, verbs whose numbers legal() does not list.
STANDINGS = (
    ([1, 2], {}, ("points", "level5", "level4", "level3", "level2", "level1"), ("lay",)),
    ([3], {}, ("points", "ms"), ("lay",)),
)

# Seats, options that do not go with them, and words of the refusal.
REFUSED = ()
