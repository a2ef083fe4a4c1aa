"""Options of a game."""

from core.option import Option, complete
from support import raises

ROUNDS = Option("rounds", 10, 1, 60)
MINUTES = Option("minutes", 15, 5, 60, 5)
FORM = Option("form", "short", choices=("short", "long"))
ALL = (ROUNDS, MINUTES, FORM)


def test_what_is_not_given_has_its_default():
    assert complete(ALL, {}) == {"rounds": 10, "minutes": 15, "form": "short"}
    assert complete(ALL, {"form": "long", "rounds": 1}) == {"rounds": 1, "minutes": 15, "form": "long"}


def test_the_menu_gets_all_values_in_order():
    assert MINUTES.values() == [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]
    assert FORM.values() == ["short", "long"]
    for option in ALL:
        assert option.allows(option.default)
        for value in option.values():
            assert option.allows(value)


def test_steps_are_counted_from_the_lowest_value():
    option = Option("thirds", 4, 1, 9, 3)
    assert option.values() == [1, 4, 7]
    assert [value for value in range(-3, 13) if option.allows(value)] == [1, 4, 7]


def test_what_is_not_allowed_is_named():
    for name, value, words in (
        ("rounds", 0, "option rounds must be a whole number from 1 to 60, not 0"),
        ("rounds", "10", "not '10'"),
        ("rounds", True, "not True"),
        ("minutes", 7, "from 5 to 60 in steps of 5, not 7"),
        ("form", "medium", "one of short, long, not 'medium'"),
        ("form", None, "not None"),
        ("speed", 1, "no option speed here; there is: rounds, minutes, form"),
    ):
        error = str(raises(ValueError, complete, ALL, {name: value}))
        assert words in error, error
    assert "there is: none" in str(raises(ValueError, complete, (), {"x": 1}))
