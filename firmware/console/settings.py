"""What the players have set, from the language to how the matrix hangs. Kept in the storage."""

from console.texts import LANGUAGES

FILE = "settings"
VALUES = {
    "language": LANGUAGES,
    "brightness": range(1, 11),
    "volume": range(4),
    "palette": ("usual", "plain"),
    "motion": ("full", "reduced"),
    "dim": (0, 2, 5, 10, 30),  # minutes without a press until all gets dark; 0: never
    "matrix": range(-1, 16),  # how it hangs, see drivers.geometry; -1: as the profile says
}
DEFAULTS = {
    "language": "en",
    "brightness": 3,
    "volume": 2,
    "palette": "usual",
    "motion": "full",
    "dim": 5,
    "matrix": -1,
}


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


class Settings:
    """Values by name, each always one of VALUES; `chosen`: somebody has set them before."""

    def __init__(self, storage):
        self._storage = storage
        saved = storage.load(FILE)
        self.chosen = isinstance(saved, dict)
        self._set = checked(saved)

    def __getitem__(self, name):
        return self._set[name]

    def change(self, name, value):
        """Set one value, until `keep` for this evening only. Raises ValueError when it is not allowed."""
        if not allows(name, value):
            raise ValueError("no setting %s = %r" % (name, value))
        self._set[name] = value

    def keep(self):
        """Write all values to the storage."""
        self.chosen = True
        self._storage.save(FILE, self._set)

    def all(self):
        """All values by name."""
        return dict(self._set)
