"""What the PC lets run on the board while it works there; sent at the start of a session, never stored."""

import binascii
import gc
import hashlib
import json
import os
import struct
import sys

import machine

FOLDER = 0x4000
RECORD = 30  # bytes before the name of an entry in a ZIP file
PROGRAM = ("main", "console", "games", "ui", "core", "drivers", "chips")

# The program has been stopped; what it holds of the heap is needed here.
for name in list(sys.modules):
    if name.split(".")[0] in PROGRAM:
        del sys.modules[name]
try:
    import vfs

    vfs.umount("/program")  # it is a place in the heap too, and nobody imports from it now
except (ImportError, OSError):
    pass
gc.collect()


def info():
    """Facts of the board."""
    about = sys.implementation
    space = os.statvfs("/")
    return {
        "version": list(about[1][:3]),
        "machine": getattr(about, "_machine", ""),
        "mpy": getattr(about, "_mpy", getattr(about, "mpy", 0)),
        "platform": sys.platform,
        "mac": binascii.hexlify(machine.unique_id()).decode(),
        # The port counts each folder's blocks twice: a flash that is nearly full has less than nothing free.
        "free": space[0] * (space[3] if 0 <= space[3] <= space[2] else 0),
        "total": space[0] * space[2],
    }


def running(slots):
    """Which of the slots boot.py has taken at this start, "" for none."""
    return next((folder for folder in sys.path if folder in slots), "")


def files(top):
    """Yields `[path, size]` of all files below a folder."""
    try:
        entries = list(os.ilistdir(top))
    except OSError:
        return
    for entry in entries:
        path = top.rstrip("/") + "/" + entry[0]
        if len(entry) == 3:
            continue  # not littlefs says so: another file system is mounted there, such as an SD card
        if entry[1] == FOLDER:
            yield from files(path)
        else:
            yield [path, os.stat(path)[6]]


def size(path):
    """Bytes of a file, None when it is not there."""
    try:
        return os.stat(path)[6]
    except OSError:
        return None


def sha(path):
    """Hash of a file in hex, None when it is not there."""
    total = hashlib.sha256()
    block = bytearray(512)
    try:
        with open(path, "rb") as file:
            while True:
                count = file.readinto(block)
                if not count:
                    break
                total.update(memoryview(block)[:count])
    except OSError:
        return None
    return binascii.hexlify(total.digest()).decode()


def hashes(top):
    """Yields `[path, hash]` of all files below a folder."""
    for path, _ in files(top):
        yield [path, sha(path)]


def text(path):
    """A small file's text, "" when it is not there or no text."""
    try:
        with open(path) as file:
            return file.read()
    except (OSError, UnicodeError):  # a failing flash gives back bytes that are no text
        return ""


def records(path):
    """Yields `[name, start, size, hash]` of what lies in an archive, each with the header before it."""
    try:
        file = open(path, "rb")
    except OSError:
        return
    start = 0
    while True:
        file.seek(start)
        head = file.read(RECORD)
        if len(head) < RECORD or head[:4] != b"PK\x03\x04":
            break
        size, name, extra = struct.unpack("<IHH", head[22:])
        size += RECORD + name + extra
        total = hashlib.sha256(head)
        told = file.read(name)
        total.update(told)
        left = size - RECORD - name
        while left > 0:
            data = file.read(min(left, 512))
            if not data:
                break
            total.update(data)
            left -= len(data)
        if left:
            break
        yield [told.decode(), start, size, binascii.hexlify(total.digest()).decode()]
        start += size
    file.close()


def part(path, start, count):
    """Bytes of a file in base64."""
    with open(path, "rb") as file:
        file.seek(start)
        return binascii.b2a_base64(file.read(count)).decode().strip()


def folders(path):
    """Make the folders above a file."""
    at = path.find("/", 1)
    while at > 0:
        try:
            os.mkdir(path[:at])
        except OSError:
            pass
        at = path.find("/", at + 1)


def put(path, data, more):
    """Write base64 data to a file, or add it to what was put there."""
    if not more:
        folders(path)
    with open(path, "ab" if more else "wb") as file:
        file.write(binascii.a2b_base64(data))


def begin(path):
    """Open a file to be made piece by piece: littlefs writes a block anew for each piece after a close."""
    global growing
    folders(path)
    growing = open(path, "wb")


def add(data, source="", start=0, count=0):
    """Write base64 data to the file that was begun, and then bytes of another file."""
    growing.write(binascii.a2b_base64(data))
    if source:
        with open(source, "rb") as old:
            old.seek(start)
            while count:
                piece = old.read(min(count, 512))
                if not piece:
                    raise OSError(5)
                growing.write(piece)
                count -= len(piece)


def end():
    """Close the file that was begun."""
    growing.close()


def move(source, target):
    """Rename a file over another one."""
    try:
        os.rename(source, target)
    except OSError:
        os.remove(target)
        os.rename(source, target)


def remove(path):
    """Remove a file, and the folders that it leaves empty."""
    try:
        os.remove(path)
        while True:
            path = path[: path.rfind("/")]
            os.rmdir(path)
    except OSError:
        pass


def sync():
    """Bring everything to the flash."""
    if hasattr(os, "sync"):
        os.sync()


def answer(value):
    """Tell the PC, in one line."""
    print(json.dumps(value))


def answers(values):
    """Tell the PC one line after the other: a long list as one text might find no room in the heap."""
    for value in values:
        answer(value)
