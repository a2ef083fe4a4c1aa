"""Reads pins and nets back from drawings, by where things are drawn."""

import re
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


def texts(element):
    """`[(words, x, y), …]` of an SVG element."""
    found = []
    for text in element.iter(f"{SVG}text"):
        words = "".join(text.itertext()).replace("\xa0", " ").strip()
        if words:
            found.append((words, float(text.get("x")), float(text.get("y"))))
    return found


def gpio_of(words):
    """25 for `GPIO25` and 36 for `GPIO36 (VP)`, else None."""
    found = re.fullmatch(r"GPIO(\d+)( \(.*\))?", words)
    return int(found.group(1)) if found else None


class WiringPicture:
    """A wiring picture as Graphviz draws it: boxes whose rows are pins, and lines between them."""

    BASELINE = 4.5  # from the middle of a row down to the base line of its text

    def __init__(self, svg):
        self._rows, self._lines = {}, []
        for group in ElementTree.fromstring(svg).iter(f"{SVG}g"):
            title = group.findtext(f"{SVG}title")
            if group.get("class") == "node":
                self._rows[title] = [(words, y - self.BASELINE) for words, _, y in texts(group)]
            elif group.get("class") == "edge":
                numbers = [float(n) for n in re.findall(r"-?[\d.]+", group.find(f"{SVG}path").get("d"))]
                start, end = (side.split(":")[0] for side in title.split("--"))
                self._lines.append((start, numbers[1], end, numbers[-1]))

    def wires(self):
        """`{((part, pin), (part, pin)), …}`: the pins that the drawn wires join, through their cables."""
        into, out_of = {}, {}
        for start, start_y, end, end_y in self._lines:
            if end.startswith("W"):
                into[end, self._place(end, end_y)] = (start, self._pin(start, start_y))
            elif start.startswith("W"):
                out_of[start, self._place(start, start_y)] = (end, self._pin(end, end_y))
        assert into.keys() == out_of.keys()
        return {(pin, out_of[place]) for place, pin in into.items()}

    def soldered(self, part):
        """`[(point, point), …]` of the two-legged parts that are listed as soldered to a part's points."""
        found = [re.fullmatch(r"\S+ .*, (.+) – (.+)", words) for words, _ in self._rows[part]]
        return [match.groups() for match in found if match and "–" not in match.group(1)]

    def _pin(self, part, y):
        """The name in the row at a height; where a row has a number too, the name."""
        row = [words for words, height in self._rows[part] if abs(height - y) < 6]
        return next(words for words in row if not re.fullmatch(r"pin \d+|\d+", words) or len(set(row)) == 1)

    def _place(self, cable, y):
        """Which of a cable's wires lies at a height: the labels of each are right above it."""
        labels = sorted({height for words, height in self._rows[cable] if ":" in words and height < y})
        return len(labels)


def nets_of_schematic(svg):
    """`{GPIO: the net's name beside its pin}` of a schematic."""
    words = texts(ElementTree.fromstring(svg))
    nets = {}
    for label, x, y in words:
        gpio = gpio_of(label)
        if gpio is not None:
            level = [(abs(other_x - x), other) for other, other_x, other_y in words if abs(other_y - y) < 5]
            nets[gpio] = min(each for each in level if each[1] != label)[1]
    return nets
