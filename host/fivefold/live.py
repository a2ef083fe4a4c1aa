"""A console that runs in real time in a VM of its own: pads go in, pictures and events come out."""

import asyncio
import contextlib
import json
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from fivefold import paths, vm

SCRIPT = paths.PROGRAMS / "live.py"
RECORD_START = b"\x1e"
LAST_WORDS = 4000


class LiveConsole:
    """One running console. `outputs()` yields what its virtual world shows, and its link's events.

    The VM's standard input and output are the serial link, as on the device. The world (pads, pictures,
    tones) has two pipes of its own, so that neither can be taken for the other.
    """

    def __init__(self, board: Path, data: Path, which: str = "micropython", heap: str | None = None) -> None:
        self._board, self._data, self._vm, self._heap = board, data, which, heap
        self._queue: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self.said = b""
        self.exit_code: int | None = None

    async def start(self) -> None:
        """Start the VM. Raises Failure when there is none."""
        world_in, self._world_write = os.pipe()
        self._world_read, world_out = os.pipe()
        arguments = [str(self._board), str(self._data), str(world_in), str(world_out)]
        self._process = await asyncio.create_subprocess_exec(
            *vm.command(self._vm, SCRIPT, arguments, self._heap),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            pass_fds=(world_in, world_out),
            env=vm.environment(paths.VIRTUAL / "modules", paths.VIRTUAL.parent.parent),
            start_new_session=True,  # Ctrl-C is for us, not for the VM
        )
        os.close(world_in)
        os.close(world_out)
        self._tasks = [asyncio.create_task(self._watch())]

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        world = asyncio.StreamReader(limit=1 << 20)
        pipe = os.fdopen(self._world_read, "rb")
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(world), pipe)
        await asyncio.gather(self._read_world(world), self._read_link(), self._read_errors())
        self.exit_code = await self._process.wait()
        await self._queue.put(None)

    async def _read_world(self, world: asyncio.StreamReader) -> None:
        while line := await world.readline():
            await self._queue.put(json.loads(line))

    async def _read_link(self) -> None:
        assert self._process.stdout
        while line := await self._process.stdout.readline():
            text, mark, record = line.partition(RECORD_START)
            self._remember(text)
            if mark:
                with contextlib.suppress(ValueError):
                    await self._queue.put({"link": json.loads(record)})

    async def _read_errors(self) -> None:
        assert self._process.stderr
        while line := await self._process.stderr.readline():
            self._remember(line)

    def _remember(self, text: bytes) -> None:
        self.said = (self.said + text)[-LAST_WORDS:]

    async def outputs(self) -> AsyncIterator[dict[str, Any]]:
        """Everything the console shows, until it ends."""
        while (output := await self._queue.get()) is not None:
            yield output

    def button(self, pad: int, button: str, down: bool) -> None:
        """Press or release a button of a pad."""
        self._tell_world({"pad": pad, "button": button, "down": down})

    def _tell_world(self, message: dict[str, Any]) -> None:
        with contextlib.suppress(BrokenPipeError):
            os.write(self._world_write, json.dumps(message).encode() + b"\n")

    def command(self, message: dict[str, Any]) -> None:
        """Send a command over the serial link."""
        assert self._process.stdin
        self._process.stdin.write(RECORD_START + json.dumps(message).encode() + b"\n")

    async def stop(self) -> None:
        """End the VM and wait for it."""
        self._tell_world({"quit": True})
        try:
            async with asyncio.timeout(2):
                await self._process.wait()
        except TimeoutError:
            os.killpg(self._process.pid, signal.SIGKILL)
            await self._process.wait()
        os.close(self._world_write)
        for task in self._tasks:
            await task
