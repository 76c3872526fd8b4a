"""Paragraphs of a game's rule book, found by number or by words, for a reader of lines."""

from __future__ import annotations

import re
from importlib import resources

from tabletop.core.game import Game
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
                inside = text.number.casefold() == number.casefold()
                if inside:
                    found.append(f"{section.title}. {_numbered(text)}")
            elif inside:
                found.append(f"  {text.text}")
    return found


def about(game: Game, words: str) -> list[str]:
    """The paragraphs in which all these words stand: those first that name them soonest, as they
    were typed before scattered ones."""
    wanted = words.casefold()
    parts = wanted.split()
    found = []
    for section in sections(game):
        for paragraph in section.paragraphs:
            text = paragraph.text.casefold()
            if all(part in f"{section.title.casefold()} {text}" for part in parts):
                run = re.search(rf"(?<!\w){re.escape(wanted)}(?!\w)", text)
                at = run.start() if run is not None else len(text)
                found.append((run is None, at, f"{section.title}. {_numbered(paragraph)}"))
    return [line for *_, line in sorted(found, key=lambda one: one[:2])]
