"""A board at the end of a cable: it starts as the device does and ends at the prompt.

`micropython -i virtual_board.py BOARD_FILE FLASH_FILE RAW CUT IN_FD OUT_FD ASKED_FD MAC`. FLASH_FILE holds
the board's file system, which becomes `/`; a file without one is formatted, as the port does. RAW `1`: a
soft reset from the raw prompt, which runs boot.py only. CUT: at which write of the flash the power fails,
half-way through; 0 for never. World input and output are live.py's; besides, `{"up": true}` says that the
board is wired, `{"reset": true}` asks for a reset, `{"writes": N}` counts those of the flash now and then,
`{"cut": true}` says that it fails. ASKED_FD: as in fivefold.maker.interrupts. MAC: the chip's address, 12
hex digits.
"""

import binascii
import sys

import vfs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

_BLOCK = 4096
_FINGERS_US = 30000  # hands that are on the buttons at power-up, and contacts that bounce
_FIRMWARE = ("core", "games", "drivers")
_TELL_EVERY = 50
_PC = "/pc"  # where the PC's files are, out of the way of the board's


class FlashFile:
    """The flash chip in a file: every write is there at once, as nothing else survives a power cut."""

    def __init__(self, path: str, cut: int, told: str) -> None:
        self._cut, self._told, self._writes = cut, told, 0
        self._file = open(path, "r+b")
        self._blocks = self._file.seek(0, 2) // _BLOCK

    def readblocks(self, block: int, buffer: bytearray, offset: int = 0) -> None:
        """As in vfs.AbstractBlockDev."""
        self._file.seek(block * _BLOCK + offset)
        self._file.readinto(buffer)

    def writeblocks(self, block: int, buffer: bytearray, offset: int = 0) -> None:
        """As in vfs.AbstractBlockDev."""
        self._writes += 1
        self._file.seek(block * _BLOCK + offset)
        if self._writes == self._cut:
            self._file.write(memoryview(buffer)[: len(buffer) // 2])
            self._tell('{"cut": true}')
            while True:
                pass
        self._file.write(buffer)
        if self._writes % _TELL_EVERY == 0:
            self._tell('{"writes": %d}' % self._writes)

    def _tell(self, text: str) -> None:
        with open(_PC + "/dev/fd/" + self._told, "wb", 0) as pipe:
            pipe.write(text.encode() + b"\n")

    def ioctl(self, operation: int, argument: int) -> int:
        """As in vfs.AbstractBlockDev."""
        if operation == 4:
            return self._blocks
        return _BLOCK if operation == 5 else 0


def mount(flash: "FlashFile") -> None:
    """Make the file system in `flash` the board's `/`; modules come from the PC until the board is wired."""
    try:
        system = vfs.VfsLfs2(flash)
    except OSError:
        vfs.VfsLfs2.mkfs(flash)
        system = vfs.VfsLfs2(flash)
    vfs.umount("/")
    vfs.mount(system, "/")
    vfs.mount(vfs.VfsPosix("/"), _PC)
    sys.path[:] = [_PC + folder for folder in sys.path if folder.startswith("/")]


class Interrupt:
    """Ctrl-C as the device takes it, between two steps of a program: a signal would hit the VM anywhere."""

    def __init__(self, asked: str) -> None:
        self._asked = open(asked, "r+b", 0)
        self._wired = self._early = False

    def ask(self) -> None:
        """The PC says that Ctrl-C came; by now the program that was meant may have ended."""
        self._asked.seek(0)
        if self._asked.read(1) == b"1":
            self._asked.seek(0)
            self._asked.write(b"0")
            if self._wired:
                raise KeyboardInterrupt
            self._early = True

    def allow(self) -> None:
        """The board is wired: raise from now on, also for what came before."""
        self._wired = True
        if self._early:
            raise KeyboardInterrupt


def wire(board: str, source: str, sink: str, asked: str, mac: str) -> None:
    """Put a virtual world below, with what the board's profile says on its pins."""
    from fivefold.virtual import start
    from fivefold.virtual.programs import live

    pipes = open(_PC + "/dev/fd/" + source, "rb", 0), open(_PC + "/dev/fd/" + sink, "wb", 0)
    alive = live.Live(start.load_board(_PC + board), "/data", pipes[0], pipes[1])
    interrupt = Interrupt(_PC + "/dev/fd/" + asked)
    alive.interrupt = interrupt.ask  # type: ignore[method-assign]
    world = alive.wired.world
    world.sleep(_FINGERS_US)
    import machine

    def reset() -> "NoReturn":
        pipes[1].write(b'{"reset": true}\n')
        while True:
            world.sleep(1000000)

    machine.reset = reset  # type: ignore[attr-defined]
    machine.unique_id = lambda: binascii.unhexlify(mac)  # type: ignore[attr-defined]
    machine.soft_reset = lambda: sys.exit(0)  # type: ignore[attr-defined]
    # The world needed parts of the PC's firmware; the board has to run its own.
    sys.path[:] = ["", ".frozen"] + [folder for folder in sys.path if not folder.endswith("/firmware")]
    for name in list(sys.modules):
        if name.split(".")[0] in _FIRMWARE:
            del sys.modules[name]
    pipes[1].write(b'{"up": true}\n')
    interrupt.allow()


def run(path: str) -> bool:
    """Run a file of the board, if it is there, as the port does at a start; False when it broke off."""
    try:
        with open(path) as file:
            text = file.read()
    except OSError:
        return True
    from fivefold.virtual.world import Reset

    try:
        exec(compile(text, path, "exec"), {"__name__": "__main__"})
    except Exception as error:
        sys.print_exception(error)  # type: ignore[attr-defined]
        return False
    except Reset:
        sys.modules["machine"].reset()
    except KeyboardInterrupt as error:
        sys.print_exception(error)  # type: ignore[attr-defined]
        return False
    return True


def main(board: str, flash: str, raw: str, cut: str, *pipes: str) -> None:
    """Start the board."""
    mount(FlashFile(flash, int(cut), pipes[1]))
    wire(board, *pipes)
    if run("/boot.py") and raw != "1":
        run("/main.py")


main(*sys.argv[1:])
