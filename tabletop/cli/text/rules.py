"""Paragraphs of a game's rule book, found by number or by words, for a reader of lines."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from tabletop.cli.text.naming import plain, singular
from tabletop.cli.text.words import say
from tabletop.core.game import Game, Option
from tabletop.core.glossary import Term, common_terms, terms_of
from tabletop.core.words import Paragraph, Section, rulebook


def sections(game: Game) -> tuple[Section, ...]:
    """The rule book of a game; () where it is missing or cannot be read."""
    return rulebook(game.package)


def contents(game: Game, off: Sequence[str] = ()) -> list[str]:
    """The chapters, numbered, with the sections in them, and how one of them is heard; `off` are
    the options that the match is played without."""
    found, chapter = [], 0
    for section in sections(game):
        chapter += section.level == 1
        title = _titled(section, off)
        found.append(f"{chapter}  {title}" if section.level == 1 else f"   {title}")
    if not found:
        return [say("no-book")]
    return [*found, say("read-chapter")]


def aim(game: Game) -> str:
    """Returns the aim and course of the game: the first paragraph of its rule book."""
    book = sections(game)
    return book[0].paragraphs[0].text if book and book[0].paragraphs else say("no-book")


def chapter(game: Game, wanted: str, off: Sequence[str] = ()) -> list[str]:
    """All of the chapter of that number or title, or of the section of that title; [] = none.
    `off` as for `contents`."""
    book = sections(game)
    if not book:
        return [say("no-book")]
    starts = [at for at, section in enumerate(book) if section.level == 1]
    if wanted.isascii() and wanted.isdigit():
        if not 1 <= int(wanted) <= len(starts):
            return []
        first = starts[int(wanted) - 1]
    else:
        titles = [section.title.casefold() for section in book]
        found = [at for at, title in enumerate(titles) if title == wanted.casefold()]
        found = found or [at for at, title in enumerate(titles) if wanted.casefold() in title]
        if not found:
            return []
        first = found[0]
    last = first + 1
    while book[first].level == 1 and last < len(book) and book[last].level > 1:
        last += 1
    return [line for section in book[first:last] for line in _read(section, off)]


def unplayed(game: Game, players: int, options: Mapping[str, object]) -> list[str]:
    """The options to be turned on and off that a match is played without, as players call them."""
    return [
        option.label
        for option in switches(game)
        if not options.get(option.key, option.default) and not 0 < option.always <= players
    ]


def switches(game: Game) -> list[Option]:
    """The options of the rules to be turned on and off."""
    return [option for option in game.info.options if option.kind == "bool" and not option.aid]


def _titled(section: Section, off: Sequence[str]) -> str:
    """The title of a section; that the match is played without what it is about."""
    return say("not-in-match", title=section.title) if section.title in off else section.title


def _read(section: Section, off: Sequence[str]) -> list[str]:
    return [_titled(section, off), *(f"  {_numbered(p)}" for p in section.paragraphs)]


def _numbered(paragraph: Paragraph) -> str:
    return f"{paragraph.number}: {paragraph.text}" if paragraph.number else paragraph.text


def paragraph(game: Game, number: str) -> list[str]:
    """The paragraph of that number with those without a number that follow it; [] = none."""
    found: list[str] = []
    for section in sections(game):
        inside = False
        for text in section.paragraphs:
            if text.number:
                inside = _bare(text.number) == _bare(number)
                if inside:
                    found.append(f"{section.title}. {_numbered(text)}")
            elif inside:
                found.append(f"  {text.text}")
    return found


def _bare(number: str) -> str:
    """A paragraph's number as it may be typed: BI-9 for BI-09."""
    return re.sub(r"(?<=\D)0+(?=\d)", "", number.casefold().replace("-", ""))


def words(game: Game) -> list[str]:
    """The words that the game explains of its own."""
    return [term.name for term in terms_of(game.package)]


def meaning(game: Game, word: str) -> list[str]:
    """Returns the game's definitions of a word, found by its name or by one the game never uses."""
    wanted = singular(plain(word))
    return [
        f"{term.name}: {term.means}"
        for term in _terms(game)
        if wanted in (singular(plain(name)) for name in (term.name, *AND.split(term.name)))
        or any(re.fullmatch(never, plain(word), re.I) for never in term.never)
    ]


def akin(game: Game, word: str) -> list[str]:
    """Returns the game's definitions whose names, then whose texts, contain the words in any
    form."""
    wanted = set(_stems(word))
    own = terms_of(game.package)
    ways: tuple[Callable[[Term], str], ...] = (lambda t: t.name, lambda t: t.means)
    found = [
        f"{term.name}: {term.means}"
        for text in ways for term in own
        if wanted and wanted <= set(_stems(text(term)))
    ]  # fmt: skip
    return list(dict.fromkeys(found))


def _terms(game: Game) -> tuple[Term, ...]:
    return (*terms_of(game.package), *common_terms())


AND = re.compile(r",? and |, | or ")
"""The separators of names that are explained together."""


ENDINGS = re.compile(r"(?<=\w{3})(ing|ed|en)$|(?<=\w{3})e$")
"""The endings of verbs: take, taking, taken."""


def _stem(word: str) -> str:
    """Returns the common part of a word's forms: "tak" of take, takes, taken and taking."""
    bare = ENDINGS.sub("", ENDINGS.sub("", singular(word)))
    return bare[:-1] if len(bare) > SHORTEST and bare[-1] == bare[-2] else bare


SHORTEST = 3
"""Letters a stem has at least."""


def _stems(words: str) -> list[str]:
    return [_stem(word) for word in re.findall(r"\w+", plain(words))]


def about(game: Game, words: str, options: Mapping[str, object]) -> list[str]:
    """The paragraphs in which all these words stand, in any form: as they were typed before
    scattered ones, of this match's rules before those of options it is played without, under a
    heading that names them first, then those that name them in their first sentence, soonest
    first."""
    wanted = _stems(words)
    if not wanted:
        return []
    found, chapter, without = [], "", unplayed(game, 0, options)
    for section in sections(game):
        chapter = section.title if section.level == 1 else chapter
        title = _stems(section.title)
        for number, paragraph in enumerate(section.paragraphs):
            text = _stems(paragraph.text)
            if not set(wanted) <= {*title, *text}:
                continue
            at = _run(wanted, text)
            first = 0 <= at <= len(_stems(_sentence(paragraph.text))) - len(wanted)
            headed = _run(wanted, title) >= 0 and number == 0
            off = _off(without, (chapter, section.title, paragraph.text))
            soon = at if at >= 0 else len(text)
            rank = (at < 0 and not headed, off, not headed, not first, soon)
            found.append((rank, f"{section.title}. {_numbered(paragraph)}"))
    return [line for _, line in sorted(found, key=lambda one: one[0])]


def _run(wanted: Sequence[str], text: Sequence[str]) -> int:
    """Returns the index at which the words occur in the text in their order; -1 if nowhere."""
    many = len(wanted)
    starts = range(len(text) - many + 1)
    return next((at for at in starts if text[at : at + many] == wanted), -1)


def _sentence(text: str) -> str:
    return re.split(r"(?<=[.:;])\s", text, maxsplit=1)[0]


def _off(off: Sequence[str], heads: Sequence[str]) -> bool:
    """Returns True if a heading or the beginning of a paragraph names an option that is off."""
    return any(head.startswith(label) for label in off for head in heads)
