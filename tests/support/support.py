"""What every test file needs on both VMs: the rule marker, a check for expected errors, a clean stack."""

try:
    from pytest import mark

    rule = mark.rule
except ImportError:  # MicroPython: the runner only calls the functions

    def rule(*ids):
        """Name the rules of docs/rules.md that a test proves."""
        return lambda function: function


def raises(kind, function, *args):
    """The exception of class `kind` that a call raises; AssertionError when it raises none."""
    try:
        function(*args)
    except kind as error:
        return error
    raise AssertionError("%s was not raised" % kind.__name__)


def wipe(calls=60):
    """Overwrite the stack: MicroPython takes what lies there for references, so it keeps old things."""
    return wipe(calls - 1) if calls else None
