"""What players are called: a small face and up to three letters a pad, kept; computer players, too.

A name is one text, the face first: `😀ADA`. The file has a row a name: `[seat, number of the face, letters]`.
"""

FILE = "players"
FACES = "😀😉😎😮😺🐰🐸👻👽"  # each a glyph of ui.font
_ROBOT = "🤖"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
COUNT = 3
_COMPUTERS = ("Bit", "Chip", "Dot", "Ohm", "Pixel", "Volt")  # by seat


def kept(storage):
    """The names that people have given their pads, by seat; what is damaged is left out."""
    saved = storage.load(FILE)
    rows = saved if isinstance(saved, list) else []
    return {row[0]: FACES[row[1]] + row[2] for row in rows if _is_whole(row)}


def keep(storage, names):
    """Write the names, by seat."""
    storage.save(FILE, [[seat, FACES.find(names[seat][0]), names[seat][1:]] for seat in sorted(names)])


def at_table(storage, table):
    """The names of those who play at a table, by seat."""
    names = {seat: _ROBOT + _COMPUTERS[seat - 1] for seat in table.computers}
    pads = kept(storage)
    names.update({seat: pads[seat] for seat in table.humans if seat in pads})
    return names


def parted(name):
    """The face of a name and its letters, each "" where there is none."""
    has = name[:1] and (name[0] in FACES or name[0] == _ROBOT)
    return (name[0], name[1:]) if has else ("", name)


def _is_whole(row):
    if not isinstance(row, list) or len(row) != 3 or not isinstance(row[2], str):
        return False
    if [number for number in row[:2] if type(number) is not int]:
        return False
    known = 1 <= row[0] <= 6 and 0 <= row[1] < len(FACES) and 0 < len(row[2]) <= COUNT
    return known and not [letter for letter in row[2] if letter not in LETTERS]
