"""What the players have set, from the language to how the matrix hangs. Kept in the storage."""

FILE = "settings"


class Settings:
    """Values by name, each always one of console.choices; `chosen`: somebody has set them before."""

    def __init__(self, storage):
        from console import choices

        self._storage = storage
        saved = storage.load(FILE)
        self.chosen = isinstance(saved, dict)
        self._set = choices.checked(saved)

    def __getitem__(self, name):
        return self._set[name]

    def change(self, name, value):
        """Set one value, until `keep` for this evening only. Raises ValueError when it is not allowed."""
        from console import choices

        if not choices.allows(name, value):
            raise ValueError("no setting %s = %r" % (name, value))
        self._set[name] = value

    def keep(self):
        """Write all values to the storage."""
        self.chosen = True
        self._storage.save(FILE, self._set)

    def all(self):
        """All values by name."""
        return dict(self._set)
