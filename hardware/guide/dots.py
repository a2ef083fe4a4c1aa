"""A picture of the matrix as SVG: round LEDs on black, as a camera sees them."""

XMLNS = "http://www.w3.org/2000/svg"
PITCH, RADIUS, EDGE = 14, 5.4, 10
GROUND, UNLIT = "#0b0c0f", "#1d1f25"
GAIN = 4  # the pictures are dim, and a camera adapts


def svg(rgb: bytes, width: int, words: str) -> bytes:
    """A frame as SVG. rgb: 3 bytes an LED, row 0 at the top. width: LEDs in a row. words: its title."""
    height = len(rgb) // 3 // width
    wide, high = (PITCH * count + 2 * EDGE for count in (width, height))
    lines = [
        f'<svg xmlns="{XMLNS}" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}">',
        f"<title>{words}</title>",
        f'<rect width="{wide}" height="{high}" rx="{EDGE}" fill="{GROUND}"/>',
    ]
    for at in range(width * height):
        x, y = (EDGE + PITCH * (place + 0.5) for place in (at % width, at // width))
        lines.append(f'<circle cx="{x:g}" cy="{y:g}" r="{RADIUS}" fill="{_seen(rgb[3 * at : 3 * at + 3])}"/>')
    return "\n".join([*lines, "</svg>", ""]).encode()


def _seen(led: bytes) -> str:
    """LEDs are linear in light, screens are not."""
    if not any(led):
        return UNLIT
    return "#" + "".join(f"{round(255 * min(1, GAIN * value / 255) ** (1 / 2.2)):02x}" for value in led)
