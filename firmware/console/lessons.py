"""Of which games the lesson has been offered."""

_FILE = "lessons"


def offered(storage, name):
    """Whether the lesson of a game has been offered before; from now on it has."""
    names = storage.load(_FILE)
    names = [known for known in names if isinstance(known, str)] if isinstance(names, list) else []
    if name in names:
        return True
    storage.save(_FILE, names + [name])
    return False
