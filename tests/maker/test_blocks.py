"""The virtual flash takes the blocks that littlefs takes, and is full when littlefs is."""

import errno
import random

from littlefs.errors import LittleFSError

from fivefold.maker import filesystem
from fivefold.virtual import flash

COUNT = 48
SIZES = (0, 1, 100, 128, 129, 600, 4095, 4096, 4097, 8188, 8189, 12000, 20468, 20469, 40000, 100_000)


def test_a_file_of_any_size_takes_as_many_blocks():
    for size in SIZES:
        assert flash.blocks(size) == filesystem.blocks({"/f": bytes(size)}), size


class Both:
    """The virtual flash and littlefs side by side."""

    def __init__(self):
        self.systems = (flash.Flash(size=COUNT), filesystem._sized(COUNT))

    def do(self, action):
        """Let both do it; whether they did, as they agree."""
        done = [self._done(action, system) for system in self.systems]
        assert done[0] == done[1]
        return done[0]

    def free(self):
        ours, theirs = self.systems
        return COUNT - ours.used(), COUNT - theirs.used_block_count

    def _done(self, action, system):
        try:
            action(system)
        except OSError as error:
            assert error.args[0] == errno.ENOSPC
            return False
        except LittleFSError as error:
            assert error.code == LittleFSError.Error.LFS_ERR_NOSPC
            return False
        return True


def write(path, mode, data):
    def action(system):
        with system.open(path, mode) as file:
            file.write(data)

    return action


def test_after_anything_that_is_written_or_removed_as_much_is_free():
    rng = random.Random(3)
    both = Both()
    refused = 0
    paths = ["/a", "/b", "/c", "/sub/d", "/sub/e"]
    assert both.do(lambda system: system.mkdir("/sub"))
    there = set()
    for _ in range(400):
        path = rng.choice(paths)
        if path in there and rng.random() < 0.25:
            both.do(lambda system, path=path: system.remove(path))
            there.discard(path)
        else:
            mode = "ab" if path in there and rng.random() < 0.4 else "wb"
            if both.do(write(path, mode, bytes(rng.choice(SIZES)))):
                there.add(path)
            else:
                # What is left of the file differs: littlefs keeps the old one, the virtual flash less.
                refused += 1
                there.discard(path)
                both.do(lambda system, path=path: system.remove(path))
        assert both.free()[0] == both.free()[1]
    assert refused > 10


def test_a_folder_is_refused_when_it_has_no_room():
    both = Both()
    made = [both.do(lambda system, number=number: system.mkdir(f"/{number}")) for number in range(30)]
    assert made.count(True) == (COUNT - 2) // 2
    assert both.free() == (0, 0)
