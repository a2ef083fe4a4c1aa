"""How much the picture moves: less for those whom blinking and running words make unwell."""

reduced = False  # set by choose() only
pager = None  # ui.pager.Pager, where words come in pages


def choose(less):
    """Let the picture move less, or as usual."""
    global reduced, pager
    reduced = less
    pager = None
    if less:
        from ui import pager as paging

        pager = paging.Pager


def beat(now, ms, still=1):
    """How often something has blinked by now (ms); `still` for ever where nothing shall."""
    return still if reduced else now // ms
