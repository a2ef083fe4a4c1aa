"""The board's flash in memory: a small file system that can lose its power between any two operations."""

import errno
import io

from fivefold.virtual import world

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Content = bytes | bytearray

_NO_SPACE = 28
_BLOCK = 4096
_INLINE = 128  # bytes of a file that fit into its folder: the cache that extmod/vfs_lfsx.c gives littlefs
_PAIR = 2  # blocks of a folder
_HEAP_BLOCK = 16  # bytes of a VM's heap, and of what it knows about a string of bytes (py/objstr.h)


def blocks(size: int) -> int:
    """How many blocks littlefs takes for a file of `size` bytes; its name is in the folder's."""
    if size <= _INLINE:
        return 0
    count = room = 0
    while room < size:
        room += _capacity(count)
        count += 1
    return count


def _capacity(number: int) -> int:
    # Each block of a file but the first begins with pointers to earlier ones: as many as its number has zeros
    # at its end, and one more (DESIGN.md of littlefs, "CTZ skip-lists").
    pointers = 0
    while number:
        pointers += 1
        if number & 1:
            break
        number >>= 1
    return _BLOCK - 4 * pointers


def _whole(size: int) -> int:
    """How many blocks so many bytes fill to the brim: those stay when a file is written on from there."""
    count = 0
    while size >= _capacity(count):
        size -= _capacity(count)
        count += 1
    return count


class Flash:
    """What drivers.storage needs of a board's file system.

    It takes whole blocks as littlefs does, and what is written anew takes new ones before the old are free.

    files: name -> bytes. `cut_after` operations that change something the power fails;
    the operation on which it fails is not done. full: writing fails with ENOSPC. fat: renaming onto a file
    fails with EEXIST. room: bytes to set aside twice for a file that is written again and again, so that it
    takes no memory while it is. size: blocks of 4 KiB. counted: heap_bytes() can tell what files take.
    """

    def __init__(self, room: int = 0, size: int = 512, counted: bool = False) -> None:
        self.files: "dict[str, Content]" = {}
        self._size = size
        # Name of a file that is being written anew -> blocks of what it held before.
        self.held: dict[str, int] = {}
        self._rooms = [bytearray(room) for _ in range(2)] if room else []
        self._room = room
        self._counted = counted
        self.folders = [""]
        self.operations = 0
        self.cut_after: int | None = None
        self.full = False
        self.fat = False
        self.on_store: "Callable[[str, Content | None], object] | None" = None

    def _change(self) -> None:
        if self.cut_after is not None and self.operations >= self.cut_after:
            self.held.clear()
            raise world.PowerCut
        self.operations += 1

    def _known(self, path: str) -> str:
        name = path.strip("/")
        if name not in self.files:
            raise OSError(errno.ENOENT, path)
        return name

    def store(self, name: str, data: bytes | bytearray, kept: int = 0) -> None:
        """Put the whole content of a file in place, of which so many bytes at the begin are as before."""
        if self.full or self.used() + max(0, blocks(len(data)) - _whole(kept)) > self._size:
            raise OSError(_NO_SPACE, name)
        self._change()
        self._free(name)
        self.files[name] = data
        if self.on_store:
            self.on_store(name, data)

    def used(self) -> int:
        """How many blocks are not free."""
        files = sum([blocks(len(data)) for data in self.files.values()])
        return _PAIR * len(self.folders) + files + sum(self.held.values())

    def heap_bytes(self) -> int:
        """What the files of a `counted` flash take of a 32-bit VM's heap; on a board they take none."""
        total = 0
        for data in self.files.values():
            total += _HEAP_BLOCK + -(-(len(data) + 1) // _HEAP_BLOCK) * _HEAP_BLOCK
        return total

    def put(self, name: str, content: "Content", kept: int) -> None:
        """Put what was written to a file in place; content: from empty(). kept: as for store()."""
        if self._counted:
            content = bytes(content)  # of its size, and no more
        elif len(content) * 4 < self._room:
            self._rooms.append(content)  # type: ignore[arg-type]
            content = bytes(content)
        self.store(name, content, kept)

    def empty(self) -> bytearray:
        """An empty bytearray for what is written to a file."""
        content = self._rooms.pop() if self._rooms else bytearray()
        content[:] = b""  # MicroPython keeps the room
        return content

    def _free(self, name: str) -> None:
        data = self.files.get(name)
        if self._room and isinstance(data, bytearray):
            self._rooms.append(data)

    def open(self, path: str, mode: str = "r") -> "File":
        """A file of this flash. Writes arrive when they are flushed or the file is closed."""
        name = path.strip("/")
        if "w" in mode:
            held = blocks(len(self.files.get(name, b"")))
            self.store(name, b"")
            self.held[name] = held
            before: "Content" = b""
        elif "a" in mode and name not in self.files:
            before = b""
        else:
            before = self.files[self._known(path)]
        return File(self, name, before, mode)

    def remove(self, path: str) -> None:
        """Delete a file."""
        name = self._known(path)
        self._change()
        self._free(name)
        del self.files[name]
        if self.on_store:
            self.on_store(name, None)

    def rename(self, old: str, new: str) -> None:
        """Rename a file, over another one as littlefs does."""
        name, target = self._known(old), new.strip("/")
        if self.fat and target in self.files:
            raise OSError(errno.EEXIST, new)
        self._change()
        self._free(target)
        data = self.files.pop(name)
        self.files[target] = data
        if self.on_store:
            self.on_store(target, data)
            self.on_store(name, None)

    def mkdir(self, path: str) -> None:
        """Make a folder."""
        if path.strip("/") in self.folders:
            raise OSError(errno.EEXIST, path)
        if self.used() + _PAIR > self._size:
            raise OSError(_NO_SPACE, path)
        self._change()
        self.folders.append(path.strip("/"))

    def statvfs(self, path: str) -> tuple[int, ...]:
        """As os.statvfs; the port counts the blocks of each folder but the root twice."""
        free = self._size - self.used() - _PAIR * (len(self.folders) - 1)
        return (_BLOCK, _BLOCK, self._size, free, free, 0, 0, 0, 0, 255)


class File(io.IOBase):
    """An open file: the whole content in memory, text or bytes."""

    def __init__(self, flash: "Flash", name: str, before: "Content", mode: str) -> None:
        self._flash = flash
        self._name = name
        # Readers share the flash's copy: on a board the content takes no heap.
        self._content: "Any" = before
        if mode[0] != "r" or "+" in mode:
            self._content = flash.empty()
            self._content[:] = before
        self._text = "b" not in mode
        self._at = len(before) if "a" in mode else 0
        self._kept = len(before)  # bytes at the begin that are as before
        self._changed = False

    def _out(self, data: bytes | bytearray) -> "Any":
        data = bytes(data)
        return data.decode() if self._text else data

    def _take(self, end: int) -> "Any":
        data = self._content[self._at : end]
        self._at += len(data)
        return self._out(data)

    def read(self, size: int | None = -1) -> "Any":
        """As io."""
        return self._take(len(self._content) if size is None or size < 0 else self._at + size)

    def readline(self, size: int | None = -1) -> "Any":
        """As io."""
        end = self._content.find(b"\n", self._at)
        return self._take(len(self._content) if end < 0 else end + 1)

    def readinto(self, buffer: "Any") -> int:
        """As io; what MicroPython's json reads with."""
        data = self._content[self._at : self._at + len(buffer)]
        buffer[: len(data)] = data
        self._at += len(data)
        return len(data)

    def write(self, data: "Any") -> int:
        """As io."""
        written = len(data)
        if isinstance(data, str):
            data = data.encode()
        self._kept = min(self._kept, self._at)
        self._content[self._at : self._at + len(data)] = data
        self._at += len(data)
        self._changed = True
        return written

    def seek(self, offset: int, whence: int = 0) -> int:
        """As io."""
        self._at = offset + (0, self._at, len(self._content))[whence]
        return self._at

    def tell(self) -> int:
        """As io."""
        return self._at

    def flush(self) -> None:
        """Bring what was written to the flash."""
        if self._changed:
            self._changed = False
            self._flash.store(self._name, bytes(self._content), self._kept)
            self._kept = len(self._content)
        self._let_go()

    def close(self) -> None:
        """Bring what was written to the flash; a second time does nothing."""
        try:
            if self._changed:
                self._changed = False
                self._flash.put(self._name, self._content, self._kept)
        finally:
            self._let_go()

    def _let_go(self) -> None:
        if self._flash.held:
            self._flash.held.pop(self._name, None)

    def __iter__(self) -> "File":
        return self

    def __next__(self) -> "Any":
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def __enter__(self) -> "File":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
