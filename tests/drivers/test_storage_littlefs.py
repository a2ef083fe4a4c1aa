"""Storage on the board's own file system, whose power fails after every block operation in turn.

Only where there is littlefs, that is under MicroPython; elsewhere test_storage has to do.
"""

import os

from drivers.storage import Storage

try:
    import vfs
except ImportError:
    vfs = None

BLOCK, BLOCKS = 512, 40
POWER_GONE = -5


class Ram:
    """A block device in memory; after `left` writes or erasures it is dead, the last one done by half."""

    def __init__(self):
        self.content = bytearray(b"\xff" * (BLOCK * BLOCKS))
        self.left = None

    def spend(self):
        if self.left is not None:
            self.left -= 1
        return self.left is None or self.left >= 0

    def dead(self):
        return self.left is not None and self.left < 0

    def readblocks(self, block, buffer, offset=0):
        if self.dead():
            return POWER_GONE
        start = block * BLOCK + offset
        buffer[:] = memoryview(self.content)[start : start + len(buffer)]
        return 0

    def writeblocks(self, block, buffer, offset=0):
        if self.dead():
            return POWER_GONE
        start = block * BLOCK + offset
        good = self.spend()
        count = len(buffer) if good else len(buffer) // 2
        memoryview(self.content)[start : start + count] = memoryview(buffer)[:count]
        return 0 if good else POWER_GONE

    def ioctl(self, request, argument):
        if request == 4:
            return BLOCKS
        if request == 5:
            return BLOCK
        if request == 6:
            if self.dead() or not self.spend():
                return POWER_GONE
            start = argument * BLOCK
            memoryview(self.content)[start : start + BLOCK] = b"\xff" * BLOCK
        return 0


def started(ram):
    """The storage as after a reset."""
    try:
        vfs.umount("/flash")
    except OSError:
        pass
    vfs.mount(vfs.VfsLfs2(ram), "/flash")
    return Storage(os, "/flash/data")


def cuts(act, allowed):
    """Cut the power after every operation of `act(storage)`; how many there are.

    act: gives the number of its steps that were done. allowed: what may be loaded after so many.
    """
    if vfs is None:
        return 0
    ram = Ram()
    vfs.VfsLfs2.mkfs(ram)
    storage = started(ram)
    assert storage.save("other", "untouched")
    assert storage.save("game", ["first", "x" * 700])
    start = bytes(ram.content)
    left = 0
    while True:
        ram.left = None
        ram.content[:] = start
        storage = started(ram)
        ram.left = left
        done = act(storage)
        finished = not ram.dead()
        ram.left = None
        storage = started(ram)
        found = storage.load("game")
        assert (found and found[0]) in allowed(done), (left, done, found and found[0])
        assert storage.load("game") == found
        assert storage.load("other") == "untouched"
        assert storage.save("game", ["last"]) and storage.load("game") == ["last"]
        if finished:
            vfs.umount("/flash")
            return left
        left += 1


def test_saving():
    texts = ("first", "second", "third")

    def act(storage):
        return len([text for text in texts[1:] if storage.save("game", [text, text * 200])])

    count = cuts(act, lambda done: texts[done : done + 2])
    assert vfs is None or count > 10


def test_saving_and_removing():
    def act(storage):
        storage.save("game", ["second"])
        storage.remove("game")
        storage.save("game", ["third"])
        return 0

    count = cuts(act, lambda done: ("first", "second", None, "third"))
    assert vfs is None or count > 5


def test_logging():
    def act(storage):
        for number in range(4):
            storage.log("%d" % number * 1500)
        return 0

    count = cuts(act, lambda done: ("first",))
    assert vfs is None or count > 10


def test_a_full_disk():
    if vfs is None:
        return
    ram = Ram()
    vfs.VfsLfs2.mkfs(ram)
    storage = started(ram)
    assert storage.save("game", ["first"])
    while storage.save("filler", "x" * 9000) and storage.save("more", "x" * 9000):
        pass
    assert storage.trouble == "no room left"
    assert storage.load("game") == ["first"]
    vfs.umount("/flash")
