"""What the players have set: language, brightness, volume, palette. Kept in the storage."""

from console.texts import LANGUAGES

FILE = "settings"
FIELDS = ("language", "brightness", "volume", "palette")
_VALUES = {
    "language": LANGUAGES,
    "brightness": range(1, 11),
    "volume": range(4),
    "palette": ("usual", "plain"),
}
_DEFAULTS = {"language": "en", "brightness": 3, "volume": 2, "palette": "usual"}


class Settings:
    """Four values by name, each always one of values(name); `chosen`: somebody has set them before."""

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
