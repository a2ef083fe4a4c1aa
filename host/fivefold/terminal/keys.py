"""Which key of the keyboard does what."""

from games.blocks import rules_blocks as blocks

TAP_S = 0.12
HOLD_S = 1.3
BACK_HOLD_S = 2.3

# key -> (button, seconds it is held). A terminal does not tell when a key is let go.
PAD_KEYS = {
    "enter": ("MATCH", TAP_S),
    "space": ("MATCH", TAP_S),
    "h": ("MATCH", HOLD_S),
    "u": ("UP", HOLD_S),
    "g": ("DOWN", HOLD_S),
    "up": ("UP", TAP_S),
    "down": ("DOWN", TAP_S),
    "left": ("LEFT", TAP_S),
    "right": ("RIGHT", TAP_S),
    "backspace": ("BACK", TAP_S),
    "p": ("BACK", BACK_HOLD_S),
}
MOVE_KEYS = {"w": blocks.UP, "a": blocks.LEFT, "s": blocks.DOWN, "d": blocks.RIGHT}
# How the keys are called.
NAMES = {"enter": "Enter", "backspace": "Backspace", "up": "↑", "down": "↓", "left": "←", "right": "→"}
# The terminal's own keys; what the pad's keys do the console says.
HELP = (
    (("Tab", "press another pad"), ("Q", "leave")),
    (
        ("1…5", "take a block"),
        ("WASD", "move"),
        ("R", "turn"),
        ("F", "flip"),
        ("X", "take off"),
        ("C", "clear"),
    ),
)


def name(button: str, ms: int) -> str:
    """The key that presses a button, or holds it."""
    fits = [
        key
        for key, (pressed, seconds) in PAD_KEYS.items()
        if pressed == button and (seconds > TAP_S) == bool(ms)
    ]
    return NAMES.get(fits[0], fits[0].upper()) if fits else button
