"""What Push Match says about itself: seats, options, times and maxima, numbers of its standings."""

SEATS = (2, 2)

# Name, default, first and last value, how many.
OPTIONS = (
    ("points", 5, 5, 6, 2),
    ("variant", "full", "full", "five_minutes", 2),
    ("starter", 0, 0, 6, 7),
)

# Module, constant, value: times in ms.
NUMBERS = (
    ("games.push_match.rules", "GAME.MOST_PUSHES", 150),
    ("games.push_match.rules", "GAME.MOST_ROUNDS", 20),
)

# Seats, options, names of the numbers in its standings, verbs whose numbers legal() does not list.
STANDINGS = (([5, 2], {}, ("points",), ()),)

SECRET = True  # a seat alone sees something

# Seats, options that do not go with them, and words of the refusal.
REFUSED = ()
