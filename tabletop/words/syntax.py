"""Compiles messages of Fluent files (projectfluent.org): a message becomes a function of its facts.

Takes what our files use: text, placeables, selection, numbers and texts in quotes, functions,
references to messages, attributes and terms (terms take no arguments). `fluent.runtime`, which does
the same a hundred times slower to load, is the judge of it in the tests.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

Value = Any
"""A fact, or what a function gives: a text, a number, a thing with a name."""


class Scope(Protocol):
    """The language and the facts that a message is told with."""

    facts: Mapping[str, Value]

    def text(self, value: Value) -> str: ...
    def reference(self, key: str) -> str: ...
    def call(self, name: str, places: Sequence[Value], named: Mapping[str, Value]) -> Value: ...
    def matches(self, value: Value, key: str | float) -> bool: ...


Teller = Callable[[Scope], Value]


class BadMessage(ValueError):
    """A message that is not written as Fluent; the text says where and what was expected."""


class Source(NamedTuple):
    """A message as it stands in its file: the text after its identifier, and the line."""

    text: str
    line: int


_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_END: Final = re.compile(r"^[^\s{}\[*.]", re.MULTILINE)
_ATTRIBUTE: Final = re.compile(r"\n\s*\.([a-zA-Z][\w-]*) *= *")
_TEXT: Final = re.compile(r"[^{}\n]+")
_BLANK: Final = re.compile(r"\s+")
_REFERENCE: Final = re.compile(r"([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?")
_NUMBER: Final = re.compile(r"-?\d+(?:\.\d+)?")
_QUOTED: Final = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4})*)"')
_ESCAPED: Final = re.compile(r'\\(["\\])|\\u([0-9a-fA-F]{4})')
_NAMED: Final = re.compile(r"\s*([a-zA-Z][\w-]*)\s*:\s*")
_VARIANT: Final = re.compile(r"\s*(\*?)\[\s*([^\]\s]+)\s*\]\s?[ ]*")


def cut(text: str) -> dict[str, Source]:
    """The messages and terms of a file by identifier, none of them read yet; the first of several
    with the same identifier stands."""
    found: dict[str, Source] = {}
    text = text.replace("\r\n", "\n")
    for entry in _ENTRY.finditer(text):
        end = _END.search(text, entry.end())
        line = text.count("\n", 0, entry.start()) + 1
        found.setdefault(entry[1], Source(text[entry.end() : end.start() if end else None], line))
    return found


def parse(source: Source) -> dict[str, Teller]:
    """The value of a message under "", where it has one, and its attributes by their names.

    Raises:
        BadMessage: it is not written as Fluent.
    """
    reader = _Reader(source.text)
    found: dict[str, Teller] = {}
    reader.blank_line()
    value = reader.pattern()
    if value is not None:
        found[""] = value
    while (attribute := reader.take(_ATTRIBUTE)) is not None:
        told = reader.pattern()
        if told is None:
            raise BadMessage(f"the attribute .{attribute[1]} has no text")
        found[attribute[1]] = told
    if source.text[reader.at :].strip():
        line = source.text.count("\n", 0, reader.at) + source.line
        raise BadMessage(f"line {line}: {source.text[reader.at :].strip()[:30]!r} was not expected")
    if not found:
        raise BadMessage("it has neither a text nor an attribute")
    return found


class _Indent(NamedTuple):
    """A line's end in a pattern, with the blanks before what follows."""

    blank: str
    width: int


class _Reader:
    """Reads one message from the front to the back."""

    def __init__(self, text: str) -> None:
        self.source, self.at = text, 0

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Takes what stands here, where it is of that form, and goes on behind it."""
        found = pattern.match(self.source, self.at)
        if found is not None:
            self.at = found.end()
        return found

    def here(self, mark: str) -> bool:
        return self.source.startswith(mark, self.at)

    def blank_line(self) -> None:
        """Goes over the blanks between an identifier and its text."""
        while self.here(" "):
            self.at += 1

    def need(self, mark: str) -> None:
        """Goes over a mark and the blanks around it."""
        self.take(_BLANK)
        if not self.here(mark):
            raise BadMessage(f"“{mark}” was expected before {self.source[self.at :][:30]!r}")
        self.at += len(mark)

    def pattern(self) -> Teller | None:
        """A text with its placeables, over as many indented lines as it has."""
        parts: list[str | _Indent | Teller] = []
        common = 1000
        while True:
            if (run := self.take(_TEXT)) is not None:
                parts.append(run[0])
            elif self.here("{"):
                parts.append(self.placeable())
            elif (indent := self._indent()) is not None:
                if parts:
                    common = min(common, indent.width)
                    parts.append(indent)
                else:
                    common = indent.width
            else:
                break
        return _joined(_dedented(parts, common))

    def _indent(self) -> _Indent | None:
        """The way to the next line of a pattern; None where the pattern ends."""
        blank = _BLANK.match(self.source, self.at)
        if blank is None or not self.here("\n"):
            return None
        following = self.source[blank.end() : blank.end() + 1]
        if following in ("", ".", "[", "*", "}") or (
            following != "{" and self.source[blank.end() - 1] != " "
        ):
            return None
        self.at = blank.end()
        lines = re.sub(r" *\n", "\n", blank[0])
        return _Indent(lines, len(lines) - len(lines.rstrip(" ")))

    def placeable(self) -> Teller:
        self.need("{")
        self.take(_BLANK)
        told = self.inline()
        self.take(_BLANK)
        if self.here("->"):
            self.at += 2
            told = self.variants(told)
        self.need("}")
        return told

    def inline(self) -> Teller:
        """A fact, a function, a reference, a number or a text in quotes."""
        if self.here("{"):
            return self.placeable()
        if (number := self.take(_NUMBER)) is not None:
            value = float(number[0]) if "." in number[0] else int(number[0])
            return lambda scope: value
        if (quoted := self.take(_QUOTED)) is not None:
            text = _ESCAPED.sub(lambda m: m[1] or chr(int(m[2], 16)), quoted[1])
            return lambda scope: text
        found = self.take(_REFERENCE)
        if found is None:
            raise BadMessage(f"{self.source[self.at :][:30]!r} was not expected")
        sigil, name, attribute = found.groups()
        if sigil == "$" and attribute is None:
            return lambda scope: scope.facts[name]
        if sigil == "$":
            raise BadMessage(f"${name}.{attribute}: a fact has no attributes; use FORM()")
        if self.here("("):
            return self.called(name)
        key = f"{sigil or ''}{name}" + (f".{attribute}" if attribute else "")
        return lambda scope: scope.reference(key)

    def called(self, name: str) -> Teller:
        """A function with what stands in its brackets."""
        places: list[Teller] = []
        named: dict[str, Teller] = {}
        self.need("(")
        self.take(_BLANK)
        while not self.here(")"):
            if (option := self.take(_NAMED)) is not None:
                named[option[1]] = self.inline()
            else:
                places.append(self.inline())
            self.take(_BLANK)
            if not self.here(")"):
                self.need(",")
                self.take(_BLANK)
        self.at += 1
        return lambda scope: scope.call(
            name,
            [place(scope) for place in places],
            {key: value(scope) for key, value in named.items()},
        )

    def variants(self, selector: Teller) -> Teller:
        """One text of several, by the key that the selector fits; else the one with a star."""
        found: list[tuple[str | float, Teller]] = []
        default: Teller | None = None
        while (head := self.take(_VARIANT)) is not None:
            told = self.pattern()
            if told is None:
                raise BadMessage(f"[{head[2]}] has no text")
            key = float(head[2]) if _NUMBER.fullmatch(head[2]) else head[2]
            found.append((key, told))
            default = told if head[1] else default
        if default is None:
            raise BadMessage("one of the variants needs a star")
        otherwise = default

        def chosen(scope: Scope) -> Value:
            value = selector(scope)
            for key, told in found:
                if scope.matches(value, key):
                    return told(scope)
            return otherwise(scope)

        return chosen


def _dedented(parts: Sequence[str | _Indent | Teller], common: int) -> list[str | Teller]:
    """The parts of a pattern without the indent that all its lines share, and without blanks at
    its end."""
    found: list[str | Teller] = []
    for part in parts:
        if isinstance(part, _Indent):
            part = part.blank[: len(part.blank) - min(common, part.width)]
        if isinstance(part, str) and found and isinstance(found[-1], str):
            found[-1] += part
        elif part != "":
            found.append(part)
    if found and isinstance(found[-1], str):
        found[-1] = found[-1].rstrip(" \n")
    return [part for part in found if part != ""]


def _joined(parts: Sequence[str | Teller]) -> Teller | None:
    """A function that tells all parts one after another; None where there is none."""
    if not parts:
        return None
    if len(parts) == 1:
        (only,) = parts
        return (lambda scope: only) if isinstance(only, str) else only

    fixed = [part if isinstance(part, str) else "" for part in parts]
    told_parts = [(at, part) for at, part in enumerate(parts) if not isinstance(part, str)]

    def told(scope: Scope) -> str:
        texts = fixed.copy()
        for at, part in told_parts:
            texts[at] = scope.text(part(scope))
        return "".join(texts)

    return told
