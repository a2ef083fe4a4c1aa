"""How people walk a cursor that goes round."""


def way(steps: int, around: int, ahead: str, back: str) -> str:
    """The button of the shorter way round a ring of `around` places."""
    return ahead if steps % around <= around // 2 else back
