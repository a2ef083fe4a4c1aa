"""A game from elsewhere that was made for another console."""

import no_such_module  # noqa: F401
