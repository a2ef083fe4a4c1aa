"""A visitor of the page: what they press, and what they see and hear."""

import json

from console.texts import Texts

SLOW_MS = 20000  # the machine may be busy with other tests


class Visitor:
    """One page in a browser of its own. `troubles`: errors, and requests to other hosts."""

    def __init__(self, context, address):
        self.context = context
        self.address = address
        self.troubles = []
        context.set_default_timeout(SLOW_MS)
        self.page = context.new_page()
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("request", self._asked)

    def _said(self, message):
        if message.type in ("error", "warning") and "blocked by Playwright" not in message.text:
            self.troubles.append(f"console: {message.text}")

    def _asked(self, request):
        if not request.url.startswith((self.address, "blob:", "data:")):
            self.troubles.append(f"request to {request.url}")

    def open(self, path=""):
        """Open the page and wait until the console is on."""
        self.page.goto(self.address + path)
        self.wait("body[data-screen]")

    def wait(self, selector):
        """Wait until there is such an element."""
        self.page.wait_for_selector(selector, state="attached")

    def wait_screen(self, *names):
        """Wait until the console shows one of these screens."""
        self.wait(", ".join(f'body[data-screen="{name}"]' for name in names))

    def screen(self):
        """The name of the console's screen."""
        return self.page.get_attribute("body", "data-screen")

    def says(self):
        """What a screen reader hears."""
        return self.page.inner_text("#says")

    def key(self, code, ms=90):
        """Press a key as long as a person does, and wait until the console has seen it."""
        self.page.keyboard.down(code)
        self.page.wait_for_timeout(ms)
        self.page.keyboard.up(code)
        self.page.wait_for_timeout(150)

    def to_menu(self):
        """From a first start to the menu."""
        self.wait_screen("language")
        self.key("Enter")
        self.wait_screen("colours")
        self.key("Enter")
        self.wait_screen("attract")
        self.key("Enter")
        self.wait_screen("menu")

    def choose(self, game):
        """In the menu: open a game, and join."""
        title = Texts("en").say(game)
        self._until("ArrowRight", lambda says: says.startswith(title))
        self.key("Enter")
        self.wait_screen("join")

    def turn(self, key, title):
        """Press an arrow until what the console says begins with this."""
        self._until(key, lambda says: says.startswith(title))

    def option(self, name, value):
        """In the joining screen: set an option on the first pad."""
        self._until("ArrowRight", lambda says: says.splitlines()[-1].startswith(name))
        if self.says().split()[-1] != str(value):
            self._until("ArrowDown", lambda says: says.split()[-1] == str(value))

    def _until(self, key, found):
        # A new value stands alone for a while; then its name comes back.
        for _ in range(70):
            before = self.says()
            if found(before):
                return
            self.key(key, 60)
            for _ in range(20):
                if self.says() != before:
                    break
                self.page.wait_for_timeout(100)
        raise AssertionError(f"{key} never leads there: {self.says()!r}")

    def begin(self):
        """Hold MATCH until the game starts."""
        self.page.wait_for_timeout(200)
        self.page.keyboard.down("Enter")
        self.wait('body:not([data-screen="join"])')
        self.page.keyboard.up("Enter")
        self.wait('body:not([data-screen="countdown"])')

    def workshop(self):
        """Open or close the workshop."""
        self.page.click("#make")

    def seed(self, value):
        """Set the seed of the next game."""
        self.workshop()
        self.page.fill("#seed", str(value))
        self.page.press("#seed", "Tab")
        self.workshop()

    def events(self, name):
        """The records of the serial link about one event, as dicts."""
        found = []
        for line in self.page.locator("#events li").all_text_contents():
            parts = line.split()
            if parts[0][0].isdigit():
                parts = parts[1:]
            if parts[0] == name:
                found.append(
                    {key: json.loads(value) for key, _, value in (p.partition("=") for p in parts[1:])}
                )
        return found

    def picture(self):
        """The matrix as it looks, as the bytes of a PNG file."""
        return self.page.locator("canvas").first.screenshot()

    def pixels(self):
        """The colours in the middle of each LED of the matrix, row by row."""
        return self.page.evaluate(
            """() => {
              const canvas = document.querySelector("canvas");
              const side = canvas.width / 16;
              const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
              const found = [];
              for (let y = 0; y < 16; y++) for (let x = 0; x < 16; x++) {
                const at = 4 * (Math.floor((y + 0.5) * side) * canvas.width + Math.floor((x + 0.5) * side));
                found.push([...data.slice(at, at + 3)]);
              }
              return found;
            }"""
        )
