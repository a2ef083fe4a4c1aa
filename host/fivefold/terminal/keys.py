"""Which key of the keyboard does what."""

from games.blocks import rules_blocks as blocks

TAP_S = 0.12
MATCH_HOLD_S = 1.3
BACK_HOLD_S = 2.3

# key -> (button, seconds it is held). A terminal does not tell when a key is let go.
PAD_KEYS = {
    "enter": ("MATCH", TAP_S),
    "space": ("MATCH", TAP_S),
    "h": ("MATCH", MATCH_HOLD_S),
    "up": ("UP", TAP_S),
    "down": ("DOWN", TAP_S),
    "left": ("LEFT", TAP_S),
    "right": ("RIGHT", TAP_S),
    "backspace": ("BACK", TAP_S),
    "p": ("BACK", BACK_HOLD_S),
}
MOVE_KEYS = {"w": blocks.UP, "a": blocks.LEFT, "s": blocks.DOWN, "d": blocks.RIGHT}
HELP = (
    (("Enter", "MATCH"), ("H", "hold MATCH"), ("↑ ↓ ← →", "small buttons"), ("Backspace", "BACK")),
    (("P", "hold BACK: pause"), ("Tab", "press another pad"), ("Q", "leave")),
    (
        ("1…5", "take a block"),
        ("WASD", "move"),
        ("R", "turn"),
        ("F", "flip"),
        ("X", "take off"),
        ("C", "clear"),
    ),
)
