from drivers.storage import EXISTS, FULL, LOG_BYTES, Storage
from support import raises

NOT_THERE, BROKEN = 2, 5


class Disk:
    """Files in memory. After `left` operations the power is gone, in the middle of what is being written.

    fat: renaming onto a file is refused. full: nothing more can be written.
    """

    def __init__(self):
        self.files = {}
        self.left = None
        self.fat = False
        self.full = False

    def spend(self):
        """Count an operation; False when the power fails during it."""
        if self.left is None:
            return True
        self.left -= 1
        if self.left < -1:
            raise OSError(BROKEN)
        return self.left >= 0

    def known(self, path):
        if path not in self.files:
            raise OSError(NOT_THERE)

    def mkdir(self, path):
        pass

    def remove(self, path):
        self.known(path)
        if not self.spend():
            raise OSError(BROKEN)
        del self.files[path]

    def rename(self, source, target):
        self.known(source)
        if self.fat and target in self.files:
            raise OSError(EXISTS)
        if not self.spend():
            raise OSError(BROKEN)
        self.files[target] = self.files.pop(source)

    def open(self, path, mode):
        if mode == "rb":
            self.known(path)
        elif mode == "wb":
            if not self.spend():
                raise OSError(BROKEN)
            self.files[path] = b""
        elif path not in self.files:
            self.files[path] = b""
        return File(self, path)


class File:
    def __init__(self, disk, path):
        self.disk = disk
        self.path = path

    def read(self):
        return self.disk.files[self.path]

    def write(self, content):
        if self.disk.full:
            raise OSError(FULL)
        good = self.disk.spend()
        self.disk.files[self.path] += content if good else content[: len(content) // 2]
        if not good:
            raise OSError(BROKEN)

    def close(self):
        pass


def made(disk=None):
    disk = disk or Disk()
    return Storage(disk, "/data", disk.open), disk


def test_what_is_saved_is_loaded():
    storage, _ = made()
    for data in ({"lang": "fr"}, [], None, 0, "Łódź", {"a": [1, -2, True, None, {"b": ""}]}):
        assert storage.save("settings", data)
        assert storage.load("settings") == data
    assert storage.trouble == ""


def test_never_saved_is_none():
    storage, disk = made()
    assert storage.load("settings") is None
    assert disk.files == {}


def test_pieces_do_not_touch_each_other():
    storage, _ = made()
    storage.save("settings", {"lang": "fr"})
    storage.save("game", [1, 2])
    storage.remove("game")
    assert storage.load("game") is None
    assert storage.load("settings") == {"lang": "fr"}
    storage.remove("game")


def test_a_damaged_file_costs_itself_and_is_kept():
    storage, disk = made()
    storage.save("settings", {"lang": "fr"})
    good = disk.files["/data/settings.json"]
    for damaged in (
        b"",
        b'{"lang":"fr"',
        b"\xff" * 512,
        b"[]",
        b"\xef\xbb\xbf" + good,
        good[:-1],
        good + b" ",
        good.replace(b"fr", b"de"),
        good[:9],
        b"00000000 ",
    ):
        storage.save("game", [7])
        disk.files["/data/settings.json"] = damaged
        assert storage.load("settings") is None
        assert disk.files["/data/settings.json.bad"] == damaged
        assert "damaged" in storage.trouble and b"settings.json was damaged" in storage.logged()
        assert storage.load("settings") is None
        assert storage.load("game") == [7]
        assert storage.save("settings", {"lang": "fr"})
        assert storage.load("settings") == {"lang": "fr"}


def test_a_full_disk_keeps_the_old_and_says_so():
    storage, disk = made()
    storage.save("settings", {"lang": "fr"})
    disk.full = True
    assert not storage.save("settings", {"lang": "de"})
    assert storage.trouble == "no room left"
    assert sorted(disk.files) == ["/data/settings.json"]
    assert storage.load("settings") == {"lang": "fr"}
    storage.log("no room for this either")
    disk.full = False
    assert storage.save("settings", {"lang": "de"})
    assert storage.trouble == ""


def test_a_disk_that_refuses_to_rename_loses_nothing():
    class Stubborn(Disk):
        def rename(self, source, target):
            if source.endswith(".new") and self.fat:
                raise OSError(EXISTS if target in self.files else BROKEN)
            Disk.rename(self, source, target)

    storage, disk = made(Stubborn())
    storage.save("settings", ["first"])
    disk.fat = True
    assert not storage.save("settings", ["second"])
    assert "failed" in storage.trouble
    assert storage.load("settings") == ["second"]


def test_what_cannot_be_json_is_the_callers_mistake():
    # MicroPython writes such data down somehow; only whoever calls can know better.
    storage, _ = made()
    storage.save("settings", 1)
    try:
        storage.save("settings", {"a": b"bytes"})
    except TypeError:
        assert storage.load("settings") == 1


def cuts(fat, act, check):
    """Cut the power after every operation of `act(storage)`, which says what it did; how many there are."""
    left = 0
    while True:
        storage, disk = made()
        disk.fat = fat
        storage.save("settings", ["first"])
        storage.save("other", "untouched")
        disk.left = left
        done = act(storage)
        finished = disk.left >= 0
        disk.left = None
        reborn, _ = made(disk)
        check(reborn, done)
        assert reborn.load("other") == "untouched"
        # Whatever was left behind, life goes on.
        assert reborn.save("settings", ["last"])
        assert reborn.load("settings") == ["last"]
        if finished:
            return left
        left += 1


def test_power_lost_while_saving_leaves_old_or_new():
    def act(storage):
        return [text for text in ("second", "third") if storage.save("settings", [text])]

    def check(storage, done):
        allowed = ["first", "second", "third"]
        found = storage.load("settings")
        assert found is not None and found[0] in allowed[len(done) :][:2], (found, done)
        assert storage.load("settings") == found

    assert cuts(False, act, check) == 8
    assert cuts(True, act, check) == 10


def test_power_lost_while_removing_brings_nothing_back():
    def act(storage):
        storage.save("settings", ["second"])
        storage.remove("settings")
        return []

    def check(storage, done):
        assert storage.load("settings") in (None, ["first"], ["second"])

    for fat in (False, True):
        cuts(fat, act, check)


def test_power_lost_while_taking_up_an_interrupted_save():
    for left in range(4):
        storage, disk = made()
        storage.save("settings", ["first"])
        disk.files["/data/settings.json.new"] = disk.files.pop("/data/settings.json")
        disk.left = left
        storage.load("settings")
        disk.left = None
        assert storage.load("settings") == ["first"]


def test_a_half_finished_save_does_not_come_back_after_removal():
    storage, disk = made()
    storage.save("settings", ["first"])
    disk.files["/data/settings.json.new"] = disk.files["/data/settings.json"]
    for left in range(3):
        disk.left = left
        storage.remove("settings")
        disk.left = None
        assert storage.load("settings") in (None, ["first"])
    storage.remove("settings")
    assert storage.load("settings") is None
    assert not [path for path in disk.files if not path.endswith(".bad")]


def test_the_log_is_a_ring():
    storage, disk = made()
    for number in range(1000):
        storage.log("line %d\n" % number)
        assert sum([len(content) for content in disk.files.values()]) <= LOG_BYTES
    lines = storage.logged().split(b"\n")[:-1]
    assert lines == [b"line %d" % number for number in range(1000 - len(lines), 1000)]
    assert len(storage.logged()) >= LOG_BYTES // 2
    assert disk.files["/data/crash.log"].endswith(b"line 999\n")


def test_a_log_entry_without_end_is_cut():
    storage, _ = made()
    storage.log("x" * 3 * LOG_BYTES)
    storage.log("end")
    assert storage.logged().endswith(b"xend")
    assert len(storage.logged()) <= LOG_BYTES


def test_the_log_never_raises():
    for fat in (False, True):
        for left in range(8):
            storage, disk = made()
            disk.fat = fat
            disk.left = left
            for _ in range(10):
                storage.log("x" * 1500)
            disk.left = None
            storage.log("still here")
            assert storage.logged().endswith(b"still here")


def test_a_name_is_one_file():
    storage, disk = made()
    storage.save("a", 1)
    assert sorted(disk.files) == ["/data/a.json"]
    raises(TypeError, storage.save, None, 1)
