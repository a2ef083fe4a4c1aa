"""The numbers on the command line of a proof that runs as often as one likes."""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def given(*usual: int | None) -> "list[Any]":
    """As many whole numbers from 1 up as there are `usual` ones; what is not given is as usual.

    Exits with 2 and a line about the first word that is none; None in `usual`: it has to be given.
    """
    words = sys.argv[1:]
    if len(words) > len(usual) or None in usual[len(words) :]:
        sys.stderr.write("give %d to %d whole numbers\n" % (len([n for n in usual if n is None]), len(usual)))
        sys.exit(2)
    for word in words:
        if not word.isdigit() or int(word) < 1:
            sys.stderr.write("%r is no whole number from 1 up\n" % word)
            sys.exit(2)
    return [int(word) for word in words] + list(usual[len(words) :])
