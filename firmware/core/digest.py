"""A small check number over plain data: equal data, equal number, on every Python."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    Plain = Any  # None, bool, int, str, lists and tuples of these, dicts of these with str keys

EMPTY = 5381


def digest(data: "Plain", start: int = EMPTY) -> int:
    """Check number 0 … 0xFFFFFF of plain data, chained on from `start`.

    data: None, bool, int, str, lists, tuples, dicts with str keys. Tuples read as lists and dict entries are
    sorted, so a journey through JSON changes nothing. Bernstein's hash cut to 24 bits, so that every product
    is a small integer on the ESP32; it finds damage, not malice. Raises TypeError for other data.
    """
    h = start
    for piece in pieces(data):
        for byte in piece.encode():
            h = h * 33 & 0xFFFFFF ^ byte
    return h


def text(data: "Plain") -> str:
    """Plain data as one canonical string, see digest."""
    return "".join(pieces(data))


def pieces(data: "Plain") -> "Iterator[str]":
    """The canonical string of plain data piece by piece, so that a small heap never holds all of it."""
    if isinstance(data, (list, tuple)):
        yield "["
        for index, item in enumerate(data):
            if index:
                yield ","
            yield from pieces(item)
        yield "]"
    elif isinstance(data, dict):
        yield "{"
        for index, key in enumerate(sorted(data)):
            if index:
                yield ","
            yield from pieces(key)
            yield ":"
            yield from pieces(data[key])
        yield "}"
    elif isinstance(data, str):
        # Not repr(): the Pythons differ in what they escape.
        yield "%d'%s" % (len(data), data)
    elif data is None or data is True or data is False or isinstance(data, int):
        yield str(data)
    else:
        raise TypeError("not plain data: %r" % (data,))
