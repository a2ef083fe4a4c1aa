"""Failures that are the user's business: one line that says what to do, never a traceback."""


class Failure(Exception):
    """Something did not work out; exit code 1."""

    exit_code = 1


class Usage(Failure):
    """The command was called with something it cannot use; exit code 2."""

    exit_code = 2
