"""Ten digits of 3×5 pixels; games that write nothing else need no font."""

DIGITS = "0123456789"
COLUMNS = (
    b"\x1f\x11\x1f\x12\x1f\x10\x19\x15\x12\x15\x15\x0a\x07\x04\x1f\x17\x15\x09\x1e\x15\x1d\x01\x1d\x03"
    b"\x1f\x15\x1f\x17\x15\x0f"
)


def columns(number):
    """A whole number from 0 on as columns of five pixels, bit 0 on top, with gaps between the digits."""
    drawn = b""
    for digit in str(number):
        at = 3 * int(digit)
        drawn += COLUMNS[at : at + 3] + b"\0"
    return drawn[:-1]
