"""What was loaded on top of the base is dropped, even where no memory is left."""

import gc
import sys

from console import loader


def test_what_was_loaded_since_a_mark_is_dropped_at_any_depth_and_loaded_anew():
    __import__("games.twins.rules_teams")
    above = ("games.twins.rules_checking", "console.words", "ui.note")
    known = {name for name in loader.mark() if not [1 for begin in above if name.startswith(begin)]}
    loader.back_to(known)
    __import__("console.words.en")
    __import__("games.twins.rules_checking")
    __import__("ui.note")
    kept = sys.modules["games.twins.rules_checking"]
    loader.back_to(known)
    assert set(sys.modules) == known
    assert not hasattr(sys.modules["games.twins"], "rules_checking")
    __import__("games.twins.rules_checking")
    assert sys.modules["games.twins.rules_checking"] is not kept


def test_a_module_of_values_is_there_for_one_call():
    known = loader.mark()
    words = loader.once("console.words.en").WORDS
    assert words and "console.words.en" not in sys.modules
    assert set(sys.modules) - known <= {"console.words"}


def test_a_module_that_stays_is_not_loaded_twice():
    assert loader.once("console.loader") is loader
    assert sys.modules["console.loader"] is loader


def test_the_modules_of_others_stay():
    name = "somebody_elses"
    known = loader.mark()
    sys.modules[name] = None
    loader.back_to(known)
    assert name in sys.modules
    del sys.modules[name]


def test_modules_are_dropped_where_no_memory_is_left_for_a_list_of_them():
    if not hasattr(gc, "mem_free"):
        return  # CPython takes as much memory as it likes
    others = ["other%d" % number for number in range(100)]
    for name in others:
        sys.modules[name] = None
    known = loader.mark()
    __import__("console.words.en")
    gc.collect()
    full = filled(12)
    loader.back_to(known)
    was_full, full = bool(full), None
    assert was_full and set(sys.modules) == known
    for name in others:
        del sys.modules[name]


def filled(blocks):
    """A chain of tuples that takes all memory but that of some of them."""
    full = None
    try:
        while True:
            full = (full,)
    except MemoryError:
        pass
    for _ in range(blocks):
        full = full[0]
    return full
