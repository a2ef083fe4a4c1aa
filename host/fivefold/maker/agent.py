"""What the PC lets run on the board while it works there; sent at the start of a session, never stored."""

import binascii
import gc
import hashlib
import json
import os
import sys

import machine

FOLDER = 0x4000
PROGRAM = ("main", "console", "bots", "rules", "drivers", "chips")

# The program has been stopped; what it holds of the heap is needed here.
for name in list(sys.modules):
    if name.split(".")[0] in PROGRAM:
        del sys.modules[name]
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
        "free": space[0] * space[3],
        "total": space[0] * space[2],
    }


def files(top):
    """Yields `[path, size]` of all files below a folder."""
    try:
        entries = list(os.ilistdir(top))
    except OSError:
        return
    for entry in entries:
        path = top.rstrip("/") + "/" + entry[0]
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
    """A small file's text, "" when it is not there."""
    try:
        with open(path) as file:
            return file.read()
    except OSError:
        return ""


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


def copy(source, target):
    """Copy a file."""
    folders(target)
    with open(source, "rb") as old, open(target, "wb") as new:
        while True:
            data = old.read(512)
            if not data:
                break
            new.write(data)


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
