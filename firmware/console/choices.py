"""What can be set, and to which values: wanted only when something is set."""

from ui.texts import LANGUAGES

VALUES = {
    "language": LANGUAGES,
    "brightness": range(1, 11),
    "volume": range(4),
    "palette": ("usual", "plain"),
    "dim": (0, 2, 5, 10, 30),  # minutes without a press until all gets dark; 0: never
    "matrix": range(-1, 16),  # how it hangs, see drivers.geometry; -1: as the profile says
}
DEFAULTS = {"language": "en", "brightness": 3, "volume": 2, "palette": "usual", "dim": 5, "matrix": -1}


def allows(name, value):
    """Whether there is such a setting and it can have that value."""
    return name in VALUES and type(value) in (int, str) and value in VALUES[name]


def checked(saved):
    """All settings by name: those of `saved`, whatever it is, that are allowed, and the usual ones."""
    values = dict(DEFAULTS)
    if isinstance(saved, dict):
        for name in DEFAULTS:
            if allows(name, saved.get(name)):
                values[name] = saved[name]
    return values
