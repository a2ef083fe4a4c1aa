"""The best runs alone, for the hall of fame: their one home.

A game's file holds lists, the one played last first: `[options, names, rows]`. options: those that differ
from the usual ones, as `name=value` between spaces. names: of the run's numbers. A row:
`[order, initials, *numbers]`, best first; the order counts the runs of a game, as no board knows the date. A
name of console.players may stand in for initials.
"""

PLACES = 5
LISTS = 8  # a game's further choices of options push out the one that was not played for longest


def lists(storage, name):
    """The lists of a game, without whatever is damaged."""
    saved = storage.load("best_" + name)
    return [entry for entry in saved if _whole(entry)] if isinstance(saved, list) else []


def enter(storage, game):
    """Let in the run of a game that is over: `(place, list)`, 0 for the best, None for none of PLACES."""
    known = lists(storage, game.NAME)
    key = _key(game)
    names = list(game.NUMBERS)
    found = [entry for entry in known if entry[:2] == [key, names]]
    entry = found[0] if found else [key, names, []]
    run = list(game.standings()[0][2:])
    rows = entry[2]
    place = len([row for row in rows if row[2:] >= run])
    if place >= PLACES or run[0] <= 0:
        return None, entry
    order = 1 + max([row[0] for other in known for row in other[2]] + [0])
    rows.insert(place, [order, ""] + run)
    del rows[PLACES:]
    _save(storage, game.NAME, entry, known)
    return place, entry


def sign(storage, name, entry, place, initials):
    """Put initials to a row of a list."""
    entry[2][place][1] = initials
    _save(storage, name, entry, lists(storage, name))


def signed(storage, name):
    """The initials of a game's last run that has some, or ""."""
    rows = [row for entry in lists(storage, name) for row in entry[2] if row[1]]
    return max(rows)[1] if rows else ""


def _save(storage, name, entry, known):
    others = [other for other in known if other[:2] != entry[:2]]
    storage.save("best_" + name, ([entry] + others)[:LISTS])


def _key(game):
    apart = [option.name for option in game.OPTIONS if game.tells_apart(option)]
    return " ".join(["%s=%s" % (name, game.options[name]) for name in apart])


def _whole(entry):
    if not isinstance(entry, list) or len(entry) != 3 or not isinstance(entry[0], str):
        return False
    _, names, rows = entry
    if not isinstance(names, list) or not names or not isinstance(rows, list) or not rows:
        return False
    return not [name for name in names if not isinstance(name, str)] and not [
        row for row in rows if not _row(row, len(names))
    ]


def _row(row, numbers):
    if not isinstance(row, list) or len(row) != 2 + numbers or not isinstance(row[1], str):
        return False
    return len(row[1]) <= 4 and not [value for value in row[:1] + row[2:] if type(value) is not int]
