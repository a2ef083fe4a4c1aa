"""The questions of the self-test that only somebody in front of the console can answer."""

from typing import Any, Protocol

import typer

SAW = ("red", "green", "blue", "white", "yellow", "cyan", "magenta", "nothing", "other")
QUESTIONS = {
    "red": "Is the whole matrix red?",
    "green": "Is the whole matrix green?",
    "blue": "Is the whole matrix blue?",
    "white": "Is the whole matrix white?",
    "first": "Is only the first pixel wrong, and are all others right?",
    "f": "Is the F upright, with a red corner top left, green top right and blue bottom left?",
    "lit": "Is every pad lit, in the colours that the matrix shows, from pad 1 on?",
    "heard": "Do you hear four notes?",
}
HINTS = {
    "buttons": "Press every button of every pad, in any order. It goes on after the last, or after 20 s.",
    "together": "Two of you press MATCH on two pads at once, three times.",
}


class Asker(Protocol):
    """Somebody who looks at the console."""

    def ask(self, question: str) -> tuple[bool, str]:
        """Whether it is as it should be, and what was seen instead."""


class Terminal:
    """Somebody at a terminal; questions go to standard error, so that a report can go elsewhere."""

    def ask(self, question: str) -> tuple[bool, str]:
        """See Asker."""
        yes = typer.confirm(QUESTIONS.get(question, question), default=None, err=True)
        if yes or question not in ("red", "green", "blue", "white"):
            return yes, ""
        while True:
            seen = typer.prompt(f"What do most pixels show? ({', '.join(SAW)})", err=True).strip().lower()
            if seen in SAW:
                return False, str(seen)


def true_order(facts: dict[str, Any]) -> str:
    """The colour order of the LEDs after what somebody saw; "" when that does not tell it.

    facts: of the step `colours`: the profile's `order`, and `seen`, colour -> what there was in its place.
    """
    seen = facts.get("seen", {})
    letters = {name[0].upper(): seen.get(name, name)[:1].upper() for name in ("red", "green", "blue")}
    order = str(facts.get("order", ""))
    if sorted(letters.values()) != ["B", "G", "R"] or letters["R"] + letters["G"] + letters["B"] == "RGB":
        return ""
    return "".join(letters.get(letter, letter) for letter in order)
