"""What is in memory: the base that starts the console, and what was loaded on top of it.

A game is loaded when it is chosen and dropped when it ends, whole. Nobody else touches sys.modules.
"""

import gc
import sys

_PACKAGES = ("core", "games", "ui", "console", "drivers", "chips")
_DEEP = 24  # calls


def mark():
    """What is loaded now, for back_to()."""
    return set(sys.modules)


def back_to(known, package=None):
    """Drop all modules of the firmware that came since mark(); what nobody uses any more makes room.

    package: of this package only.
    """
    packages = (package,) if package else _PACKAGES
    name = _other(known, packages)
    while name:
        _drop(name)
        name = _other(known, packages)
    wipe(_DEEP)
    gc.collect()


def once(name):
    """A module of values that is wanted for one call; the next one loads it anew."""
    module = sys.modules.get(name)
    if module is None:
        __import__(name)
        module = sys.modules[name]
        _drop(name)
    return module


def passing(name):
    """A module that is wanted once in a while: it lasts as long as what is made from it.

    So does all that is loaded with it.
    """
    known = mark()
    __import__(name)
    module = sys.modules[name]
    back_to(known)
    return module


def screen(module, name):
    """A screen of the console, loaded when it is wanted; module: its file in console/screens."""
    gc.collect()
    return getattr(getattr(__import__("console.screens." + module).screens, module), name)


def wipe(calls=_DEEP):
    """Overwrite the stack.

    MicroPython takes whatever lies there for a reference. What deep calls have left would keep the screen or
    the game that has ended; calls as deep as those wipe it away.
    """
    return wipe(calls - 1) if calls else None


def _other(known, packages):
    # One at a time: a console that lacks memory has no room for a list of them.
    for name in sys.modules:
        if name not in known and name.partition(".")[0] in packages:
            return name
    return None


def _drop(name):
    # A dict of MicroPython keeps the value of a deleted entry: without None it would hold the module.
    sys.modules[name] = None
    del sys.modules[name]
    package, _, module = name.rpartition(".")
    if hasattr(sys.modules.get(package), module):
        setattr(sys.modules[package], module, None)
        delattr(sys.modules[package], module)
