"""Piles of won pattern cards."""

from games.blocks import rules_pile as pile
from support import raises, rule


@rule("QP-8", "TM-7")
def test_cards_are_counted_by_level_the_highest_first():
    assert pile.levels([]) == [0, 0, 0, 0, 0]
    assert pile.levels([60, 1, 12, 13, 59, 25, 2, 36]) == [2, 0, 2, 1, 3]


@rule("C-5")
def test_a_card_that_is_there_twice_or_does_not_exist_is_found():
    pile.check([])
    pile.check([60, 1, 30])
    assert str(raises(ValueError, pile.check, [4, 30, 4])) == "a card is there twice: [4, 30, 4]"
    assert "numbered 1 to 60" in str(raises(ValueError, pile.check, [4, 61]))
