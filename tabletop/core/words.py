"""Every word of a game that a player reads, as its `words/text.py` offers them.

The rule book's reader is here too; the words themselves are the games'.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import takewhile
from types import ModuleType
from typing import Any, Final, NamedTuple

from tabletop.core.action import Action
from tabletop.core.event import Event


class Prompt(NamedTuple):
    """The question to a player: whose turn and what, in verbs; on a second line how it is done.

    Attributes:
        rules: the paragraphs behind the question, where what may be done does not tell them: the
            same card is put down by other rules on the second level.
    """

    title: str
    how: str = ""
    rules: tuple[str, ...] = ()


TURN_BEGUN: Final = "turn_begun"
"""The event that heads a part of the log unless a game's words name another in HEADS."""

TURN_ENDED: Final = "turn_ended"
"""The event with which a turn is over, where games tell of one."""


def _silent(event: Event, names: Sequence[str]) -> tuple[int, str] | None:
    return None


Teller = Callable[[Event, Sequence[str]], str]
"""Makes words of an event and the seats' names."""


class _Parts(dict[str, str]):
    """The parts of one sentence, each made when it is asked for."""

    def __init__(self, parts: Mapping[str, Teller], event: Event, names: Sequence[str]) -> None:
        super().__init__(n=str(event.amount))
        self._parts, self._event, self._names = parts, event, names

    def __missing__(self, part: str) -> str:
        if part == "who":
            return self._names[self._event.player]
        return self._parts[part](self._event, self._names)


def told(
    sentences: Mapping[str, str | Teller],
    parts: Mapping[str, Teller],
    event: Event,
    names: Sequence[str],
) -> str:
    """The event in a game's table of sentences, by its kind; "" where it is not in it.

    A sentence that says the same of every such event is a text: "{who} takes {card}." has the name
    of the event's seat ({who}), its amount ({n}), and those of the game's own `parts` it names.
    """
    sentence = sentences.get(event.kind, "")
    if not isinstance(sentence, str):
        return sentence(event, names)
    return sentence.format_map(_Parts(parts, event, names))


Describer = Callable[[Action, Any, Sequence[str]], str]
"""The function that describes an action in words, from the view of the seat that is asked."""


def _with_names(describe: Callable[..., str]) -> Describer:
    """The function, where it takes names; else one that puts them in place of "seat 2"."""
    if len(inspect.signature(describe).parameters) == 3:
        return describe
    return lambda action, view, names: named(describe(action, view), names)


@dataclass(frozen=True, slots=True)
class Words:
    """The functions of a game's `words/text.py`. Their `names` hold a name for every seat.

    Attributes:
        sentence: the event as one sentence of the log; "" when the log need not tell it.
        prompt: what the table asks, as `view.viewer` should read it.
        describe: what the action would do, in a few words ("Bounce to row 2, column 5"), told with
            the seats' names.
        apart: the same where the question does not stand beside it, as in a list of choices of a
            whole match; a game in whose words that is the same has none.
        moment: what the prompt says while the event is shown, and beside whose portrait (-1 =
            nobody's); None where that needs no words. A game may have none of it.
        heads: the kind of event that heads a part of the log, a turn or a round; its sentence is
            the heading.
        retells: of kinds of events that tell as done what earlier ones told as chosen, of the same
            card and seat: the kinds of those. A log that is short of room leaves them out then.
    """

    sentence: Callable[[Event, Sequence[str]], str]
    prompt: Callable[[Any, Sequence[str]], Prompt]
    describe: Describer
    moment: Callable[[Event, Sequence[str]], tuple[int, str] | None] = _silent
    heads: str = TURN_BEGUN
    retells: Mapping[str, Sequence[str]] = field(default_factory=dict)
    apart: Describer | None = None

    def standing_apart(self, action: Action, view: Any, names: Sequence[str]) -> str:
        """Returns the action in words, for somebody who has not read the question."""
        return (self.apart or self.describe)(action, view, names)

    @classmethod
    def of(cls, module: ModuleType) -> Words:
        """The words in a module.

        Raises:
            AttributeError: it lacks one of the first three.
        """
        moment = getattr(module, "moment", _silent)
        heads, retells = getattr(module, "HEADS", TURN_BEGUN), getattr(module, "RETELLS", {})
        apart = getattr(module, "apart", None)
        describe = _with_names(module.describe)
        apart = _with_names(apart) if apart is not None else None
        return cls(module.sentence, module.prompt, describe, moment, heads, retells, apart)


_SEAT = re.compile(r"\b[Ss]eat ([1-9])\b")


def named(words: str, names: Sequence[str]) -> str:
    """The words with the names of seats in place of their numbers: "seat 2" becomes "Bramble"."""

    def name(found: re.Match[str]) -> str:
        at = int(found[1]) - 1
        return names[at] if at < len(names) else found[0]

    return _SEAT.sub(name, words)


class Paragraph(NamedTuple):
    """A paragraph of a rule book: number ("BBB-07" or ""), text, and whether it is a list item."""

    number: str
    text: str
    item: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """A headed part of a rule book: level 1 is a chapter, 2 a section in it."""

    title: str
    level: int
    paragraphs: tuple[Paragraph, ...]


_NUMBER = re.compile(r"^\[([A-Z]+-?\d+)\]\s*")


def read_rulebook(text: str) -> tuple[Section, ...]:
    """The sections of a rule book written in our small Markdown.

    `## Chapter`, `### Section`, paragraphs parted by empty lines, list items with `- `; a
    paragraph or item that begins with `[BBB-07]` carries that number. The `# Title` line is left
    out; text before the first chapter belongs nowhere and is left out too. A chapter that has
    nothing but sections tells which.
    """
    sections: list[Section] = []
    title, level = "", 1
    paragraphs: list[Paragraph] = []

    def close() -> None:
        if title:
            sections.append(Section(title, level, tuple(paragraphs)))

    headed = re.sub(r"^(#+ .*)$", r"\1\n", text, flags=re.MULTILINE)
    for block in re.split(r"\n(?=- |#)|\n\s*\n", headed):
        line = " ".join(block.split())
        if not line or line.startswith("# "):
            continue
        if line.startswith("## ") or line.startswith("### "):
            close()
            level = 1 if line.startswith("## ") else 2
            title, paragraphs = line.lstrip("# "), []
            continue
        item = line.startswith("- ")
        line = line.removeprefix("- ")
        found = _NUMBER.match(line)
        number = found.group(1) if found else ""
        paragraphs.append(Paragraph(number, line[found.end() :] if found else line, item))
    close()
    return tuple(_with_parts(section, sections[at + 1 :]) for at, section in enumerate(sections))


def _with_parts(section: Section, following: Sequence[Section]) -> Section:
    """The section; an empty chapter with a line of what is in it."""
    parts = [part.title for part in takewhile(lambda part: part.level > 1, following)]
    if section.paragraphs or section.level > 1 or not parts:
        return section
    return replace(section, paragraphs=(Paragraph("", f"Here: {', '.join(parts)}."),))
