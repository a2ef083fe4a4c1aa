"""What the players have set, from the language to how the matrix hangs. Kept in the storage."""

from console.texts import LANGUAGES

FILE = "settings"
FIELDS = ("language", "brightness", "volume", "palette", "dim", "matrix")
_VALUES = {
    "language": LANGUAGES,
    "brightness": range(1, 11),
    "volume": range(4),
    "palette": ("usual", "plain"),
    "dim": (0, 2, 5, 10, 30),  # minutes without a press until all gets dark; 0: never
    "matrix": range(-1, 16),  # how it hangs, see drivers.geometry; -1: as the profile says
}
_DEFAULTS = {"language": "en", "brightness": 3, "volume": 2, "palette": "usual", "dim": 5, "matrix": -1}


class Settings:
    """Values by name, each always one of values(name); `chosen`: somebody has set them before."""

    def __init__(self, storage):
        self._storage = storage
        self._set = dict(_DEFAULTS)
        saved = storage.load(FILE)
        self.chosen = isinstance(saved, dict)
        if self.chosen:
            for name in FIELDS:
                if self.allows(name, saved.get(name)):
                    self._set[name] = saved[name]

    def __getitem__(self, name):
        return self._set[name]

    def values(self, name):
        """All values a setting can have, in order."""
        return list(_VALUES[name])

    def allows(self, name, value):
        """Whether there is such a setting and it can have that value."""
        return name in _VALUES and type(value) in (int, str) and value in _VALUES[name]

    def change(self, name, value):
        """Set one value, until `keep` for this evening only. Raises ValueError when it is not allowed."""
        if not self.allows(name, value):
            raise ValueError("no setting %s = %r" % (name, value))
        self._set[name] = value

    def keep(self):
        """Write all values to the storage."""
        self.chosen = True
        self._storage.save(FILE, self._set)

    def all(self):
        """All values by name."""
        return dict(self._set)
