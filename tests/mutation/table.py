"""Which tests have to notice when a module of the rules is broken."""

# Module of firmware/rules -> files of tests/rules, without test_ and .py.
TESTS = {
    "blocks": ("blocks", "solver"),
    "cards": ("cards",),
    "chance": ("chance",),
    "checking": ("checking", "quick_play", "snapshot", "total_madness", "games"),
    "digest": ("digest",),
    "game": ("contract", "snapshot", "games"),
    "mat": ("blocks", "cards", "solver"),
    "option": ("option", "contract"),
    "pile": ("pile",),
    "push_match": ("push_match", "push_match_calls", "push_match_play", "games"),
    "push_match_frame": ("push_match_frame", "push_match", "push_match_calls", "push_match_play"),
    "push_match_round": ("push_match", "push_match_calls", "push_match_frame", "push_match_play", "games"),
    "quarter_turn": ("quarter_turn", "quarter_turn_forms", "quarter_turn_play", "quarter_turn_law", "games"),
    "quarter_turn_board": (
        "quarter_turn_moves",
        "quarter_turn_board",
        "quarter_turn",
        "quarter_turn_play",
        "quarter_turn_law",
    ),
    "quarter_turn_checking": (
        "quarter_turn_moves",
        "quarter_turn_play",
        "quarter_turn_forms",
        "quarter_turn_law",
    ),
    "quarter_turn_moves": ("quarter_turn_moves", "quarter_turn", "quarter_turn_forms", "quarter_turn_play"),
    "quick_play": ("quick_play", "checking", "snapshot", "games"),
    "ranking": ("ranking",),
    "recording": ("recording",),
    "referee_twins": ("referee_twins", "games"),
    "referee_twins_checking": ("referee_twins", "games"),
    "refusal": ("contract", "recording"),
    "registry": ("contract", "games"),
    "snapshot": ("snapshot",),
    "solver": ("solver",),
    "total_madness": ("total_madness", "total_madness_law", "games"),
    "twins": (
        "twins", "twins_turns", "twins_ties", "twins_teams", "twins_minute", "twins_play", "twins_deck",
        "twins_views", "games",
    ),
    "twins_cards": (
        "twins", "twins_turns", "twins_ties", "twins_teams", "twins_minute", "twins_play", "twins_deck",
        "twins_views", "games",
    ),
    "twins_checking": ("twins", "twins_turns", "twins_play", "twins_views", "games"),
    "twins_hands": (
        "twins", "twins_turns", "twins_ties", "twins_teams", "twins_minute", "twins_play",
        "twins_views", "games",
    ),
    "twins_teams": ("twins_modes", "twins_teams", "twins_minute", "twins", "games"),
}  # fmt: skip

# Made by commands and compared with what these make, byte by byte.
DATA = ("deck", "push_match_cubes", "twins_deck")
