"""Profiles are read as plain values, never run: the virtual board's reader."""

from fivefold.virtual import literal


def refused(text, why=""):
    try:
        literal.value(text, "BOARD")
    except ValueError as error:
        return why in str(error)
    return False


def test_plain_values():
    for text, expected in (
        ("5", 5),
        ("-5", -5),
        ("+5", 5),
        ("0x1F", 31),
        ("1_000", 1000),
        ("1.5", 1.5),
        ("-2e3", -2000.0),
        ("1e-3", 0.001),
        ("True", True),
        ("None", None),
        ("'a'", "a"),
        ('"a\\n\\"\\x41\\u00e9"', 'a\n"Aé'),
        ("'''a\n'b'''", "a\n'b"),
        ("'a' 'b'", "ab"),
        ("()", ()),
        ("(1)", 1),
        ("(1,)", (1,)),
        ("(1, 2)", (1, 2)),
        ("[1, [2], # a comment ]\n 3,]", [1, [2], 3]),
        ("{'a': {1: (2,)}, 'b': []}", {"a": {1: (2,)}, "b": []}),
        ("{\n# nothing\n}", {}),
    ):
        found = literal.value("'''A title.'''\n\nBOARD = %s\n" % text, "BOARD")
        assert found == expected and type(found) is type(expected), text


def test_a_byte_order_mark_and_windows_lines():
    assert literal.value("\ufeff'''Title'''\r\nBOARD = {\r\n  'a': 1\r\n}\r\n", "BOARD") == {"a": 1}


def test_nothing_is_run_and_nothing_else_is_taken():
    for text in (
        "import os\nBOARD = {}",
        "BOARD = {}\nprint(1)",
        "BOARD = {}\nBOARD['a'] = 1",
        "BOARD = {'a': len('x')}",
        "BOARD = [1 + 2]",
        "BOARD = __import__('os')",
        "BOARD = f'{1}'",
        "BOARD = {1, 2}",
        "BOARD = {**{}}",
        "BOARD = [x for x in ()]",
        "BOARD = lambda: 0",
        "BOARD = (1, 2",
        "BOARD = 'a",
        "BOARD = 'a\nb'",
        "BOARD = '\\x4'",
        "BOARD = 12abc",
        "BOARD =",
        "BOARD",
        "BOARD == 1",
        "exec('1')",
        "BOARD: dict = {}",
        "",
    ):
        assert refused(text), text


def test_what_is_wrong_has_a_line():
    assert refused("BOARD = {\n  'a': 1,\n  'b': x,\n}\n", "line 3")
    assert refused("BOARD = {'a': 1,\n 'a': 2}", "'a' is given twice")
    assert refused("BOARD = 1\nBOARD = 2", "BOARD is given twice")
    assert refused("'''title'''", "there is no BOARD")
