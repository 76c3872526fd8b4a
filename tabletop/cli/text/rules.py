"""Paragraphs of a game's rule book, found by number or by words, for a reader of lines."""

from __future__ import annotations

from importlib import resources

from tabletop.core.game import Game
from tabletop.core.words import Section, read_rulebook

MOST_FOUND = 5


def sections(game: Game) -> tuple[Section, ...]:
    """The rule book of a game."""
    text = (resources.files(game.package) / "rulebook.md").read_text(encoding="utf-8")
    return read_rulebook(text)


def contents(game: Game) -> list[str]:
    """The chapters with the numbers of their paragraphs."""
    found = []
    for section in sections(game):
        numbers = [p.number for p in section.paragraphs if p.number]
        span = f": {numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else "".join(numbers)
        found.append("  " * (section.level - 1) + section.title + span)
    return found


def paragraph(game: Game, number: str) -> list[str]:
    """The paragraph of that number with those without a number that follow it; [] = none."""
    found: list[str] = []
    for section in sections(game):
        inside = False
        for text in section.paragraphs:
            if text.number:
                inside = text.number.casefold() == number.casefold()
                if inside:
                    found.append(f"{section.title}. {text.number}: {text.text}")
            elif inside:
                found.append(f"  {text.text}")
    return found


def about(game: Game, words: str) -> list[str]:
    """The first paragraphs in which all these words stand."""
    parts = words.casefold().split()
    found = [
        f"{section.title}. {text.number + ': ' if text.number else ''}{text.text}"
        for section in sections(game)
        for text in section.paragraphs
        if all(part in f"{section.title} {text.text}".casefold() for part in parts)
    ]
    if len(found) > MOST_FOUND:
        return [*found[:MOST_FOUND], f"And {len(found) - MOST_FOUND} more; use more words."]
    return found
