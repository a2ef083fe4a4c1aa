"""Can the console keep what it is told?"""

from console.self_test.step import Step

FILE = "selftest"
_ROUNDS = 2


class Test(Step):
    """Writes a piece of data twice, reads it back and takes it away again."""

    def tick(self, now):
        storage = self.console.board.storage
        for turn in range(_ROUNDS):
            data = [turn, "é", list(range(100))]
            if not storage.save(FILE, data):
                self.fault("full" if "room" in storage.trouble else "storage", why=storage.trouble)
                break
            if storage.load(FILE) != data:
                self.fault("storage", why=storage.trouble or "other data came back")
                break
        storage.remove(FILE)
        self.end()
        return True
