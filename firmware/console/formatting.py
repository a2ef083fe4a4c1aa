"""How options and the numbers of a run are said."""


def option(console, name, value):
    """An option with its value; value: a whole number or a word."""
    value = console.say(value) if isinstance(value, str) else str(value)
    text = console.say(name, value)
    # Some options are called like a number in the results, whose text has a gap for it.
    return text if text != console.say(name, "") else text + " " + value


def number(console, name, value):
    """One of a game's numbers; what is better when it is less counts as a negative one."""
    return console.say("time", clock(-value)) if name == "ms" else console.say(name, abs(value))


def clock(ms):
    """A time as minutes, seconds and tenths."""
    return "%d:%02d.%d" % (ms // 60000, ms // 1000 % 60, ms // 100 % 10)
