"""Check numbers over plain data."""

import json

from core.digest import digest, text
from support import raises, rule

DATA = {"b": [1, -2, [], [[]], True, False, None], "a": {"é": "ß\n", "": 10**15}, "c": ""}
WANTED = 1899988
QUOTES = 7432802


@rule("C-2")
def test_equal_data_has_the_same_number_on_every_python():
    assert digest(DATA) == WANTED
    assert digest(json.loads(json.dumps(DATA))) == WANTED
    assert text({"b": (1, None), "a": "é"}) == "{1'a:1'é,1'b:[1,None]}"
    assert digest(["it's", 'a "b"', "\\"]) == QUOTES


def test_tuples_read_as_lists():
    assert digest((1, (2, "x"))) == digest([1, [2, "x"]])


def test_what_differs_has_another_number():
    several = [None, 0, 1, True, False, "", "0", "None", [], {}, [[]], [0], [0, 0], [[0], 0], ["0"], {"0": 0}]
    numbers = [digest(data) for data in several]
    assert len(set(numbers)) == len(several)
    assert max(numbers) < 1 << 24 and min(numbers) >= 0


def test_numbers_are_chained():
    assert digest(["b"], digest(["a"])) != digest(["a"], digest(["b"]))


def test_other_data_is_an_error():
    for bad in (1.5, b"x", [1.5], {"a": set()}):
        raises(TypeError, digest, bad)
