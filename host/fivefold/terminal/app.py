"""The terminal simulator: the live console, a keyboard as pads, and virtual blocks."""

import asyncio
from typing import Any

from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Key
from textual.widgets import Static

from fivefold.live import LiveConsole
from fivefold.terminal import halfblocks, keys, views
from fivefold.terminal.mat import Mat
from ui.palette import Palette

# Screens on which MATCH claims, so that the blocks on the mat go along with it.
CLAIMING = ("card", "decks")


class TerminalSimulator(App[int]):
    """Runs one console until it ends or the player leaves; returns the exit code."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: #101014; }
    #left { width: 34; }
    #right { width: 1fr; padding-left: 1; }
    #matrix { width: 34; height: 16; padding-left: 1; }
    #signs { height: 1; margin-top: 1; padding-left: 1; }
    #pads { width: auto; }
    #tone { width: 2; color: $accent; }
    #says { height: 2; padding-left: 1; }
    #hint { height: 1; padding-left: 1; color: $warning; }
    #mat { height: 11; }
    #tray { height: 9; }
    #help { dock: bottom; height: 4; color: $text-muted; padding: 0 1; }
    .label { height: 1; color: $text-muted; }
    """

    def __init__(self, live: LiveConsole) -> None:
        super().__init__()
        self.live = live
        self.pad = 1
        self.pads = 1
        self.mats: dict[int, Mat] = {}
        self.screen_name = ""
        self.lesson = False
        self.offers: list[Any] = []  # of each pad, see virtual/programs/offered.py
        self.colours = Palette()
        self._held: dict[tuple[int, str], asyncio.TimerHandle] = {}

    def compose(self) -> ComposeResult:
        """Matrix and pads on the left, mat and blocks on the right, keys below."""
        with Horizontal():
            with Vertical(id="left"):
                yield views.PictureView(id="matrix")
                with Horizontal(id="signs"):
                    yield Static(id="pads")
                    yield Static(id="tone")
                yield Static(id="says")
                yield Static(id="hint")
            with Vertical(id="right"):
                yield views.PictureView(id="mat")
                yield Static("your blocks 1 … 5 and their faces", classes="label")
                yield views.PictureView(id="tray")
        yield Static(views.help_text([]), id="help")

    async def on_mount(self) -> None:
        """Start the console and follow it."""
        for name in ("mat", "tray"):
            self.query_one(f"#{name}", views.PictureView).scale_most = 2
        await self.live.start()
        self._show_blocks()
        self.run_worker(self._follow(), exit_on_error=True)

    @property
    def mat(self) -> Mat:
        """The mat of the pad that the keys press."""
        return self.mats.setdefault(self.pad, Mat())

    async def _follow(self) -> None:
        async for output in self.live.outputs():
            if not self.is_running:
                return  # its widgets go one by one, while the console is still talking
            self._show(output)
        self.exit(self.live.exit_code or 0)

    def _show(self, output: dict[str, Any]) -> None:
        if "picture" in output:
            width, height, rgb = output["picture"]
            picture = halfblocks.glow(halfblocks.picture_of(width, height, bytes.fromhex(rgb)))
            self.query_one("#matrix", views.PictureView).show(picture)
        elif "lights" in output:
            self.lights = [[(c[0], c[1], c[2]) for c in map(bytes.fromhex, output["lights"])]]
            self.pads = len(output["lights"])
            self._show_pads()
        elif "tone" in output:
            self.query_one("#tone", Static).update("♪" if output["tone"] else "")
        elif "says" in output:
            self.query_one("#says", Static).update(Text(output["says"]))
        elif "offers" in output:
            self.offers = output["offers"]["pads"]
            self.lesson = output["offers"]["lesson"]
            self._show_help()
        elif "link" in output:
            self._hear(output["link"])

    def _hear(self, event: dict[str, Any]) -> None:
        if event.get("event") == "screen":
            self.screen_name = event["name"]
        elif event.get("event") == "card":
            for mat in self.mats.values():
                mat.clear()
            self._show_blocks()

    def _show_pads(self) -> None:
        self.query_one("#pads", Static).update(views.pad_line(self.lights, self.pad))

    def _show_help(self) -> None:
        offers = self.offers[self.pad - 1] if self.pad <= len(self.offers) else []
        self.query_one("#help", Static).update(views.help_text(offers))

    def _show_blocks(self) -> None:
        self.query_one("#mat", views.PictureView).show(views.mat_picture(self.mat, self.colours))
        self.query_one("#tray", views.PictureView).show(views.tray_picture(self.mat, self.colours))

    def _hint(self, text: str = "") -> None:
        self.query_one("#hint", Static).update(Text(text))

    def on_key(self, event: Key) -> None:
        """Press a pad, move a block, or leave."""
        self._hint()
        key = event.key.lower()
        if key in keys.PAD_KEYS:
            event.prevent_default()
            self._press(*keys.PAD_KEYS[key])
        elif key == "tab":
            event.prevent_default()
            self.pad = self.pad % self.pads + 1
            self._show_pads()
            self._show_help()
            self._show_blocks()
        elif key in ("q", "ctrl+c"):
            self.exit(0)
        else:
            self._handle_blocks(key)

    def _handle_blocks(self, key: str) -> None:
        mat = self.mat
        deeds = {"r": mat.turn, "f": mat.roll, "x": mat.take_off, "c": mat.clear}
        if key in ("1", "2", "3", "4", "5"):
            mat.pick_number(int(key))
        elif key in keys.MOVE_KEYS:
            mat.move(keys.MOVE_KEYS[key])
        elif key in deeds:
            deeds[key]()
        else:
            return
        self._show_blocks()

    def _press(self, button: str, seconds: float) -> None:
        if button == "MATCH" and self.screen_name in CLAIMING and not self.lesson:
            missing = self.mat.missing()
            if missing:
                self._hint(missing)
                return
            self.live.command({"do": "blocks", "seat": self.pad, "lay": self.mat.arrangement()})
        which = (self.pad, button)
        if which in self._held:
            self._held[which].cancel()
        else:
            self.live.button(*which, True)
        loop = asyncio.get_running_loop()
        self._held[which] = loop.call_later(seconds, self._release, which)

    def _release(self, which: tuple[int, str]) -> None:
        del self._held[which]
        self.live.button(*which, False)

    async def on_unmount(self) -> None:
        """Take the console down with the screen."""
        await self.live.stop()
