"""For any MicroPython: so many seconds of a game on the page's console, at 60 frames a second.

`paced.py GAME SECONDS BOARD_FILE`; prints how many frames and pictures there were.
"""

import json
import sys

from fivefold.virtual.programs.web.page import Page
from games import GAMES

FRAME_US = 16667
ROUND = ("RIGHT", "MATCH", "DOWN", "MATCH")


class Player:
    """The page and one pair of hands."""

    def __init__(self, board):
        folder, _, name = board.rpartition("/")
        self.page = Page(name[: -len(".py")], 1, "{}", boards=folder)
        self.now = self.page.world.now
        self.frames = self.pictures = 0

    def go(self, seconds, *presses):
        """Let time go by, frame by frame."""
        for _ in range(seconds * 1000000 // FRAME_US):
            self.now += FRAME_US
            out = self.page.tick(json.dumps({"now": self.now, "presses": presses, "send": []}))
            presses = ()
            self.frames += 1
            self.pictures += '"picture"' in out

    def press(self, button, seconds=1):
        """Press a button of the first pad; a game begins after MATCH for two seconds."""
        press = {"at": self.now, "pad": 1, "button": button, "blocks": None}
        self.go(seconds, dict(press, down=True))
        self.go(1, dict(press, down=False))


def main(game, seconds, board):
    """Start the game and play at random."""
    player = Player(board)
    player.go(1)
    for button in ["MATCH", "MATCH"] + ["RIGHT"] * GAMES.index(game) + ["MATCH"]:
        player.press(button)
    player.press("MATCH", 2)
    player.go(4)
    player.frames = player.pictures = 0
    for second in range(0, seconds, 2):
        player.press(ROUND[second // 2 % len(ROUND)])
    print(json.dumps([player.frames, player.pictures]))


main(sys.argv[1], int(sys.argv[2]), sys.argv[3])
