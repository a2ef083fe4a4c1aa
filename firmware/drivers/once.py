"""Modules that are wanted once: their room is better used by games."""

import sys


def once(name):
    """A module of drivers, for as long as the caller holds it."""
    module = getattr(__import__("drivers." + name), name)
    drop("drivers." + name)
    return module


def drop(name):
    """Forget a module, if it is loaded; name: with its package."""
    if name not in sys.modules:
        return
    # A dict of MicroPython keeps the value of a deleted entry: without None it would hold the module.
    sys.modules[name] = None
    del sys.modules[name]
    package, _, module = name.rpartition(".")
    if package:
        setattr(sys.modules[package], module, None)
        delattr(sys.modules[package], module)
