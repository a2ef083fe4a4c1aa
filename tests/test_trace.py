"""The rule trace itself: it must be able to fail."""

from tests.conftest import gaps, rules_in

TABLE = "| id | state | rule |\n|---|---|---|\n| QP-1 | built | rounds |\n| TM-1 | not built | decks |\n"


def test_rules_are_read_from_the_tables():
    assert rules_in(TABLE) == {"QP-1": "built", "TM-1": "not built"}


def test_a_built_rule_without_a_test_is_a_gap():
    assert gaps(rules_in(TABLE), set()) == ["QP-1 is built, but no passing test proves it"]
    assert gaps(rules_in(TABLE), {"QP-1"}) == []


def test_a_test_of_no_rule_is_a_gap():
    assert gaps(rules_in(TABLE), {"QP-1", "XX-9"}) == [
        "a test claims to prove XX-9, which docs/rules.md does not have"
    ]
