"""Every word of a game that a player reads, as its `words/text.py` offers them.

The rule book's reader is here too; the words themselves are the games'.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import blake2b
from importlib import resources
from itertools import takewhile
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.words import ENGLISH, Message
from tabletop.words.books import COMMON, book, in_english, language, own_folder, said


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
    """A headed part of a rule book: level 1 is a chapter, 2 a section in it.

    Attributes:
        made_of: of a translation, the stamp of the English section it was made of; "" = unknown.
    """

    title: str
    level: int
    paragraphs: tuple[Paragraph, ...]
    made_of: str = field(default="", compare=False)

    @property
    def shape(self) -> tuple[int, tuple[tuple[str, bool], ...]]:
        """All that must be the same in every language."""
        return self.level, tuple((p.number, p.item) for p in self.paragraphs)

    @property
    def stamp(self) -> str:
        """Six letters that stand for the text."""
        text = "\n".join((self.title, *(paragraph.text for paragraph in self.paragraphs)))
        return blake2b(text.encode(), digest_size=3).hexdigest()


def rulebook(package: str) -> tuple[Section, ...]:
    """The rule book of a game in the language in use, by the package of its folder; () where it
    has none. A section that the language lacks, or numbers otherwise, is English."""
    return _rulebook(package, language(), own_folder())


@cache
def _rulebook(package: str, code: str, own: Path | None) -> tuple[Section, ...]:
    english = rulebook_in(package, ENGLISH, own)
    other = rulebook_in(package, code, own)
    fitting = (b if a.shape == b.shape else a for a, b in zip(english, other, strict=False))
    return (*fitting, *english[len(other) :])


def rulebook_in(package: str, code: str, own: Path | None = None) -> tuple[Section, ...]:
    """The rule book of a game as it is written in one language; () without one.

    Args:
        own: the folder of somebody's own translations: `<code>/<game>.md` there comes first.
    """
    try:
        place = resources.files(package) / f"rulebook.{code}.md"
        theirs = own / code / f"{package.rpartition('.')[2]}.md" if own is not None else place
        text = (theirs if theirs.is_file() else place).read_text(encoding="utf-8")
    except (OSError, ModuleNotFoundError, ValueError):
        return ()
    return read_rulebook(text, english=code == ENGLISH)


_NUMBER = re.compile(r"^\[([A-Z]+-?\d+)\]\s*")
_BLANKS = re.compile(r"[ \t\r\n]+")
_STAMP = re.compile(r"^<!-- en ([0-9a-f]{6}) -->$")


def read_rulebook(text: str, *, english: bool = False) -> tuple[Section, ...]:
    """The sections of a rule book written in our small Markdown.

    `## Chapter`, `### Section`, paragraphs parted by empty lines, list items with `- `; a
    paragraph or item that begins with `[BBB-07]` carries that number. The `# Title` line is left
    out; text before the first chapter belongs nowhere and is left out too. A chapter that has
    nothing but sections tells which, in `english` or in the language in use. A line
    `<!-- en 1a2b3c -->` below a heading is its stamp.
    """
    sections: list[Section] = []
    title, level, made_of = "", 1, ""
    paragraphs: list[Paragraph] = []

    def close() -> None:
        if title:
            sections.append(Section(title, level, tuple(paragraphs), made_of))

    headed = re.sub(r"^(#+ .*)$", r"\1\n", text, flags=re.MULTILINE)
    for block in re.split(r"\n(?=- |#)|\n\s*\n", headed):
        line = _BLANKS.sub(" ", block).strip(" ")
        if not line or line.startswith("# "):
            continue
        if line.startswith("## ") or line.startswith("### "):
            close()
            level = 1 if line.startswith("## ") else 2
            title, paragraphs, made_of = line.lstrip("# "), [], ""
            continue
        if (stamped := _STAMP.match(line)) is not None:
            made_of = stamped[1]
            continue
        item = line.startswith("- ")
        line = line.removeprefix("- ")
        found = _NUMBER.match(line)
        number = found.group(1) if found else ""
        paragraphs.append(Paragraph(number, line[found.end() :] if found else line, item))
    close()
    told = in_english if english else said
    return tuple(
        _with_parts(section, sections[at + 1 :], told) for at, section in enumerate(sections)
    )


def _with_parts(
    section: Section, following: Sequence[Section], told: Callable[[Message], str]
) -> Section:
    """The section; an empty chapter with a line of what is in it."""
    parts = [part.title for part in takewhile(lambda part: part.level > 1, following)]
    if section.paragraphs or section.level > 1 or not parts:
        return section
    which = book(COMMON).message("rulebook-parts", parts=tuple(parts))
    return replace(section, paragraphs=(Paragraph("", told(which)),))
