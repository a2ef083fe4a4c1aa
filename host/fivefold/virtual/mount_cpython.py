"""CPython cannot mount a Python object: the calls that take a path are led to it instead."""

import builtins
import os

_NAMES = ("remove", "rename", "mkdir", "stat", "listdir", "ilistdir", "statvfs")
_real = {name: getattr(os, name, None) for name in _NAMES}
_real_open = builtins.open
_point = "/data"
_flash = None


def put(point, flash):
    """Lead calls for paths under `point` to `flash`; None: take all back."""
    global _point, _flash
    _point, _flash = point, flash
    for name in _NAMES:
        if flash is not None:
            setattr(os, name, _leader(name))
        elif _real[name] is not None:
            setattr(os, name, _real[name])
        elif hasattr(os, name):
            delattr(os, name)
    builtins.open = _open if flash is not None else _real_open


def _below(path):
    return isinstance(path, str) and (path == _point or path.startswith(_point + "/"))


def _leader(name):
    def lead(path=".", *rest, **named):
        if not _below(path):
            return _real[name](path, *rest, **named)
        inside = path[len(_point) :]
        if name == "rename":
            return _flash.rename(inside, rest[0][len(_point) :])
        if name == "listdir":
            return [entry[0] for entry in _flash.ilistdir(inside)]
        return getattr(_flash, name)(inside, *rest)

    return lead


def _open(path, mode="r", *rest, **named):
    if _below(path):
        return _flash.open(path[len(_point) :], mode)
    return _real_open(path, mode, *rest, **named)
