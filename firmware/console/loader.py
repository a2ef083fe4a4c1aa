"""Modules that are loaded when they are wanted and dropped after that: all of them together do not fit."""

import sys


def drop(name):
    """Forget a module, loaded or not; name: with its package. What nobody uses any more makes room."""
    if name not in sys.modules:
        return
    # A dict of MicroPython keeps the value of a deleted entry: without None it would hold the module.
    sys.modules[name] = None
    del sys.modules[name]
    package, _, module = name.rpartition(".")
    if hasattr(sys.modules.get(package), module):
        setattr(sys.modules[package], module, None)
        delattr(sys.modules[package], module)


def drop_all(packages, known):
    """Forget all modules that are in one of the packages, at any depth, and not in the set of known names."""
    name = _other(packages, known)
    while name:
        drop(name)
        name = _other(packages, known)


def _other(packages, known):
    # One at a time: a console that lacks memory has no room for a list of them.
    for name in sys.modules:
        package, dot, _ = name.partition(".")
        if dot and package in packages and name not in known:
            return name
    return None
