"""Paragraphs of a game's rule book, found by number or by words, for a reader of lines."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib import resources

from tabletop.cli.text.naming import plain
from tabletop.core.game import Game
from tabletop.core.glossary import common_terms, terms_of
from tabletop.core.words import Paragraph, Section, read_rulebook


def sections(game: Game) -> tuple[Section, ...]:
    """The rule book of a game."""
    text = (resources.files(game.package) / "rulebook.md").read_text(encoding="utf-8")
    return read_rulebook(text)


def contents(game: Game) -> list[str]:
    """The chapters, numbered, with the sections in them, and how one of them is heard."""
    found, chapter = [], 0
    for section in sections(game):
        chapter += section.level == 1
        found.append(f"{chapter}  {section.title}" if section.level == 1 else f"   {section.title}")
    return [*found, "rules and a number or a title reads that chapter or section."]


def chapter(game: Game, wanted: str) -> list[str]:
    """All of the chapter of that number or title, or of the section of that title; [] = none."""
    book = sections(game)
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
    return [line for section in book[first:last] for line in _read(section)]


def _read(section: Section) -> list[str]:
    return [section.title, *(f"  {_numbered(p)}" for p in section.paragraphs)]


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
    """What the game's list of words says of that one; [] = nothing."""
    wanted = _single(plain(word))
    return [
        f"{term.name}: {term.means}"
        for term in (*terms_of(game.package), *common_terms())
        if wanted in (_single(plain(name)) for name in (term.name, *AND.split(term.name)))
    ]


AND = re.compile(r",? and |, | or ")
"""What parts the names that are explained together."""


def _single(words: str) -> str:
    """Without the letter of a plural: bids are looked for as well as a bid."""
    return words[:-1] if words.endswith("s") and not words.endswith("ss") else words


def about(game: Game, words: str, options: Mapping[str, object]) -> list[str]:
    """The paragraphs in which all these words stand: as they were typed before scattered ones, of
    this match's rules before those of options it is played without, under a heading that names
    them first, then those that name them in their first sentence, soonest first."""
    wanted = plain(words)
    parts = wanted.split()
    if not parts:
        return []
    run = re.compile(rf"(?<!\w){re.escape(_single(wanted))}(s|es)?(?!\w)")
    found, chapter = [], ""
    for section in sections(game):
        chapter = section.title if section.level == 1 else chapter
        title = plain(section.title)
        for number, paragraph in enumerate(section.paragraphs):
            text = plain(paragraph.text)
            if not all(part in f"{title} {text}" for part in parts):
                continue
            stands = run.search(text)
            first = stands is not None and stands.end() <= len(plain(_sentence(paragraph.text)))
            headed = run.search(title) is not None and number == 0
            at = stands.start() if stands is not None else len(text)
            off = _off(game, (chapter, section.title, paragraph.text), options)
            rank = (stands is None and not headed, off, not headed, not first, at)
            found.append((rank, f"{section.title}. {_numbered(paragraph)}"))
    return [line for _, line in sorted(found, key=lambda one: one[0])]


def _sentence(text: str) -> str:
    return re.split(r"(?<=[.:;])\s", text, maxsplit=1)[0]


def _off(game: Game, heads: Sequence[str], options: Mapping[str, object]) -> bool:
    """Whether one of these headings, or of these first words of a paragraph, is that of an option
    that the match is played without."""
    return any(
        head.startswith(option.label)
        for option in game.info.options
        if option.kind == "bool" and not options.get(option.key, option.default)
        for head in heads
    )
