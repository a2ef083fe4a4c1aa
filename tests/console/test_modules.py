"""Modules that are dropped make room, even where there is none left."""

import gc
import sys

from console import loader as modules


def loaded(name):
    """A module of the package ui, loaded now."""
    return getattr(__import__("ui." + name), name)


def test_a_dropped_module_is_loaded_anew():
    before = loaded("digits")
    modules.drop("ui.digits")
    assert "ui.digits" not in sys.modules and not hasattr(sys.modules["ui"], "digits")
    assert loaded("digits") is not before


def test_what_is_not_loaded_may_be_dropped():
    modules.drop("console.nothing_of_this_name")


def test_packages_are_dropped_with_all_that_is_in_them_but_what_was_known():
    __import__("core.digest")
    __import__("games")
    modules.drop("games.twins.rules_printed_checking")
    modules.drop("console.words.en")
    known = set(sys.modules)
    __import__("console.words.en")
    __import__("games.twins.rules_printed_checking")
    rules = {name for name in set(sys.modules) - known if name.split(".")[0] in ("core", "games")}
    modules.drop_all(("console",), known)
    assert rules and set(sys.modules) == known | rules
    modules.drop_all(("console", "core", "games"), known)
    assert set(sys.modules) == known


def test_modules_are_dropped_where_no_memory_is_left_for_a_list_of_them():
    if not hasattr(gc, "mem_free"):
        return  # CPython takes as much memory as it likes
    others = ["other%d" % number for number in range(100)]
    for name in others:
        sys.modules[name] = None
    known = set(sys.modules)
    __import__("console.words.en")
    gc.collect()
    full = filled(12)
    modules.drop_all(("console",), known)
    assert full and set(sys.modules) == known
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
