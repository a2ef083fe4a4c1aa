"""A program's modules in one file.

littlefs gives every file whole blocks of 4 KiB, which most modules leave half empty; two programs of loose
files would not fit into the 2 MiB of a board. So they lie one behind the other in a ZIP file, not compressed,
and `import` finds each there, one at a time.
"""

import io
import struct

_END, _ENTRY, _LOCAL = 22, 46, 30  # bytes of a ZIP file's end, and of an entry in its list and in its place
_FOLDER, _FILE = 0x4000, 0x8000


class Archive:
    """A file system to import from, for vfs.mount. Raises ValueError when `path` is no whole archive.

    In memory are only two bytes of hash and four of place for each module; names are compared where they lie.
    """

    def __init__(self, path):
        self._path = path
        with open(path, "rb") as file:
            file.seek(-_END, 2)
            end = file.read(_END)
            if end[:4] != b"PK\x05\x06":
                raise ValueError("no whole archive: " + path)
            count, _, start = struct.unpack("<HII", end[10:20])
            file.seek(start)
            hashes = bytearray(2 * count)
            self._places = bytearray(4 * count)
            for number in range(count):
                entry = file.read(_ENTRY)
                length, extra, remark = struct.unpack("<HHH", entry[28:34])
                name = file.read(length).decode().rstrip("/")
                file.read(extra + remark)
                struct.pack_into("<H", hashes, 2 * number, hash(name) & 0xFFFF)
                struct.pack_into("<I", self._places, 4 * number, *struct.unpack("<I", entry[42:46]))
        self._hashes = bytes(hashes)

    def _found(self, path):
        """The archive's file, open at what `path` holds; whether that is a folder; its size."""
        name = path.strip("/").encode()
        wanted = struct.pack("<H", hash(path.strip("/")) & 0xFFFF)
        at = self._hashes.find(wanted)
        while at >= 0:
            if at % 2 == 0:
                file = open(self._path, "rb")
                file.seek(struct.unpack_from("<I", self._places, 2 * at)[0])
                size, length, extra = struct.unpack("<IHH", file.read(_LOCAL)[22:])
                there = file.read(length)
                file.read(extra)
                if there.rstrip(b"/") == name:
                    return file, there != name, size
                file.close()
            at = self._hashes.find(wanted, at + 1)
        raise OSError(2)

    def stat(self, path):
        """As os.stat: ten numbers."""
        file, folder, size = self._found(path)
        file.close()
        return (_FOLDER if folder else _FILE, 0, 0, 0, 0, 0, size, 0, 0, 0)

    def open(self, path, mode):
        """An entry to be read; mode: "rb", as `import` asks."""
        file, _, size = self._found(path)
        if path.endswith(".mpy"):
            return file  # bytecode says itself where it ends
        with file:
            return io.BytesIO(file.read(size))

    def ilistdir(self, path):
        """Nothing: who looks through all folders of a board finds each file in the archive, once."""
        return iter(())

    def mount(self, readonly, mkfs):
        """Nothing to prepare."""

    def umount(self):
        """Nothing to close."""
