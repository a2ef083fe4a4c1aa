"""Reads plain values out of a Python file without running it, also where there is no `ast`."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_SPACE = " \t\r\n\\"
_WORDS = {"True": True, "False": False, "None": None}
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "\\": "\\", "'": "'", '"': '"', "\n": ""}
_BRACKETS = {"(": ")", "[": "]", "{": "}"}


def value(text: str, variable: str) -> "Any":
    """What a file's text gives to a variable: dicts, lists, tuples, numbers, strings, True, False, None.

    Raises ValueError with the line when there is anything else in it than such assignments and texts.
    """
    return _Reader(text).module(variable)


class _Reader:
    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 1 if text[:1] == "\ufeff" else 0  # some editors put a byte order mark in front

    def module(self, variable: str) -> "Any":
        found: "dict[str, Any]" = {}
        while self._next():
            if self._next() in "'\"":
                self._string()
                continue
            name = self._word()
            if name in found:
                raise self._wrong("%s is given twice" % name)
            if not name or self._next() != "=":
                raise self._wrong()
            self._at += 1
            found[name] = self._value()
        if variable not in found:
            raise ValueError("there is no %s = {…}" % variable)
        return found[variable]

    def _wrong(self, why: str = "only plain values may stand here, nothing computed") -> ValueError:
        return ValueError("line %d: %s" % (self._text.count("\n", 0, self._at) + 1, why))

    def _next(self) -> str:
        """The next sign that counts; "" at the end."""
        text = self._text
        while self._at < len(text):
            sign = text[self._at]
            if sign == "#":
                end = text.find("\n", self._at)
                self._at = len(text) if end < 0 else end
            elif sign in _SPACE:
                self._at += 1
            else:
                return sign
        return ""

    def _word(self) -> str:
        """Letters, digits and what belongs to a number; "" when something else comes."""
        start = self._at
        while self._at < len(self._text):
            sign = self._text[self._at]
            exponent = sign in "+-" and start < self._at and self._text[self._at - 1] in "eE"
            if not (sign.isalpha() or sign.isdigit() or sign in "_." or exponent):
                break
            self._at += 1
        return self._text[start : self._at]

    def _value(self) -> "Any":
        sign = self._next()
        if sign and sign in "([{":
            self._at += 1
            return self._many(sign)
        if sign and sign in "'\"":
            text = self._string()
            while self._next() and self._next() in "'\"":
                text += self._string()
            return text
        if sign and sign in "+-":
            self._at += 1
            number = self._number(self._word())
            return -number if sign == "-" else number
        word = self._word()
        return _WORDS[word] if word in _WORDS else self._number(word)

    def _number(self, word: str) -> float | int:
        try:
            if word[:1].isdigit() or word[:1] == ".":
                return float(word) if _is_float(word) else int(word.replace("_", ""), 0)
        except ValueError:
            pass
        raise self._wrong()

    def _many(self, opening: str) -> "Any":
        """What stands between brackets, the first of which has been read."""
        closing = _BRACKETS[opening]
        items: "list[Any]" = []
        found: "dict[Any, Any]" = {}
        commas = 0
        while self._next() != closing:
            item = self._value()
            if opening == "{":
                if self._next() != ":" or isinstance(item, (list, dict)):
                    raise self._wrong()
                if item in found:
                    raise self._wrong("%r is given twice" % (item,))
                self._at += 1
                found[item] = self._value()
            items.append(item)
            if self._next() == ",":
                self._at += 1
                commas += 1
            elif self._next() != closing:
                raise self._wrong()
        self._at += 1
        if opening == "{":
            return found
        if opening == "[":
            return items
        # Brackets around one value are no tuple.
        return items[0] if len(items) == 1 and not commas else tuple(items)

    def _string(self) -> str:
        quote = self._text[self._at]
        if self._text[self._at : self._at + 3] == quote * 3:
            quote *= 3
        self._at += len(quote)
        out = []
        while self._text[self._at : self._at + len(quote)] != quote:
            sign = self._text[self._at : self._at + 1]
            if not sign or (sign == "\n" and len(quote) == 1):
                raise self._wrong("a text does not end")
            self._at += 1
            out.append(self._escaped() if sign == "\\" else sign)
        self._at += len(quote)
        return "".join(out)

    def _escaped(self) -> str:
        sign = self._text[self._at : self._at + 1]
        self._at += 1
        if sign in _ESCAPES:
            return _ESCAPES[sign]
        length = {"x": 2, "u": 4, "U": 8}.get(sign)
        digits = self._text[self._at : self._at + (length or 0)]
        if not length:
            return "\\" + sign  # as Python has it
        if len(digits) != length:
            raise self._wrong("a backslash that means nothing here")
        self._at += length
        try:
            return chr(int(digits, 16))
        except ValueError:
            raise self._wrong("a backslash that means nothing here")


def _is_float(word: str) -> bool:
    return "x" not in word and ("." in word or "e" in word.lower())
