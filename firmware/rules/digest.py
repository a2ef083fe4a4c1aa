"""A small check number over plain data: equal data, equal number, on every Python."""

EMPTY = 5381


def text(data):
    """Plain data (None, bool, int, str, list, tuple, dict with str keys) as one canonical string.

    Tuples read as lists and dict entries are sorted, so a journey through JSON changes nothing.
    """
    if data is None or data is True or data is False or isinstance(data, (int, str)):
        return repr(data)
    if isinstance(data, (list, tuple)):
        return "[" + ",".join([text(item) for item in data]) + "]"
    if isinstance(data, dict):
        return "{" + ",".join([repr(key) + ":" + text(data[key]) for key in sorted(data)]) + "}"
    raise TypeError("not plain data: %r" % (data,))


def digest(data, start=EMPTY):
    """Check number 0 … 0xFFFFFF of plain data, chained on from `start`.

    Bernstein's hash cut to 24 bits, so that every product is a small integer on the ESP32. It finds
    damage, not malice.
    """
    h = start
    for byte in text(data).encode():
        h = h * 33 & 0xFFFFFF ^ byte
    return h
