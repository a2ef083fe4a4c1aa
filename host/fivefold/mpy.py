"""Bytecode files (.mpy) that take no more memory than they have to."""

_COUNTS_AT = 4  # after "M", version, feature flags, bits of a small integer
_NONE = b"\x01"  # the kind of a constant: None


def source_name(path: str) -> str:
    """What tracebacks call the file at `path`: its module, `console.app` for `console/app.py`.

    MicroPython keeps the name for as long as it runs, and that of the module anyhow.
    """
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def closed(data: bytes) -> bytes:
    """A .mpy file that has at least one constant: `data` itself, or with None added where it has none.

    MicroPython loads the names and the constants of a module into one piece of memory and keeps a pointer to
    where the constants begin. Without any, and with names that fill the piece, that is the begin of the next
    piece, whatever it holds: its collector then keeps that too, be it all of a game that has ended. See
    `mp_module_context_alloc_tables` in py/bc.c, and py/persistentcode.c for the format.
    """
    names, at = _number(data, _COUNTS_AT)
    constants_at = at
    constants, at = _number(data, at)
    if constants:
        return data
    for _ in range(names):
        length, at = _number(data, at)
        if not length & 1:  # odd: one of the names that every MicroPython knows
            at += (length >> 1) + 1
    return data[:constants_at] + b"\x01" + data[constants_at + 1 : at] + _NONE + data[at:]


def names(data: bytes) -> list[str]:
    """The names in a .mpy file, but for those that every MicroPython knows."""
    count, at = _number(data, _COUNTS_AT)
    _, at = _number(data, at)
    found = []
    for _ in range(count):
        length, at = _number(data, at)
        if not length & 1:
            found.append(data[at : at + (length >> 1)].decode())
            at += (length >> 1) + 1
    return found


def _number(data: bytes, at: int) -> tuple[int, int]:
    # Seven bits a byte, the highest first; the top bit says that more follow.
    number = 0
    while True:
        byte = data[at]
        at += 1
        number = number << 7 | byte & 127
        if byte < 128:
            return number, at
