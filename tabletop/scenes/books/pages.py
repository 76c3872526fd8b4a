"""A rule book cut into pages for a width and height, and searched. No drawing, no input."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tabletop.core.words import Paragraph, Section

Wrap = Callable[[str, float], Sequence[str]]
"""(text, width) to lines."""


class Block(NamedTuple):
    """A paragraph, or the part of one that a page holds.

    Attributes:
        number: the rule's number, "" when it has none or the part is a later one.
        item: whether it has a dot; what has a number needs none.
        y: from the top of the page.
        drawn: number of the paragraph whose pictures stand below it, "" for none.
    """

    number: str
    lines: tuple[str, ...]
    item: bool
    y: int
    drawn: str = ""


CARRIED = 2
"""Last lines of a paragraph that go over to the next page with its pictures."""


def _no_pictures(number: str) -> int:
    return 0


class Page(NamedTuple):
    """One page of a section."""

    blocks: tuple[Block, ...]
    numbers: frozenset[str]


class Found(NamedTuple):
    """A paragraph that a search found."""

    section: int
    number: str
    text: str


def paged(
    section: Section, width: float, room: int, step: int, gap: int, indent: float, wrap: Wrap,
    pictures: Callable[[str], int] = _no_pictures,
) -> tuple[Page, ...]:
    """The section's paragraphs on pages of `room` pixels, at least one page.

    Args:
        step: pixels from line to line.
        gap: pixels between paragraphs.
        indent: how much narrower list items are.
        pictures: how high what is drawn below a paragraph is, by its number; 0 = nothing.
    """
    pages: list[Page] = []
    blocks: list[Block] = []
    numbers: set[str] = set()
    y = 0

    def close() -> None:
        nonlocal blocks, numbers, y
        pages.append(Page(tuple(blocks), frozenset(numbers)))
        blocks, numbers, y = [], set(), 0

    for paragraph in section.paragraphs:
        item = paragraph.item and not paragraph.number
        lines = list(wrap(paragraph.text, width - (indent if item else 0)))
        tall = min(pictures(paragraph.number), room - CARRIED * step) if paragraph.number else 0
        if y and y + len(lines) * step + tall > room:
            close()
        number = paragraph.number
        while lines:
            fits = max(1, (room - y) // step)
            if len(lines) <= fits and y + len(lines) * step + tall > room and tall:
                fits = max(1, len(lines) - CARRIED)  # pictures never stand on a page alone
            part, lines = lines[:fits], lines[fits:]
            blocks.append(Block(number, tuple(part), item, y))
            if paragraph.number:
                numbers.add(paragraph.number)
            number = ""
            y += len(part) * step + gap
            if lines:
                close()
        if tall > 0:
            if y - gap + tall > room:
                close()
                blocks.append(Block("", (), False, 0))
            blocks[-1] = blocks[-1]._replace(drawn=paragraph.number)
            y += tall
    if blocks or not pages:
        close()
    return tuple(pages)


def search(sections: Sequence[Section], wanted: str, most: int = 60) -> tuple[Found, ...]:
    """Paragraphs in which every word of `wanted` begins a word, the likeliest first (`_rank`)."""
    words = re.findall(r"[\w-]+", wanted.lower())
    if not words:
        return ()
    hits: list[tuple[tuple[float, ...], Found]] = []
    for index, section in enumerate(sections):
        for paragraph in section.paragraphs:
            rank = _rank(section, paragraph, words)
            if rank is not None:
                hits.append((rank, Found(index, paragraph.number, paragraph.text)))
    hits.sort(key=lambda hit: hit[0])
    return tuple(found for _, found in hits[:most])


def _rank(
    section: Section, paragraph: Paragraph, words: Sequence[str]
) -> tuple[float, ...] | None:
    """The place of a paragraph among those that were found, lowest first; None = it lacks a word.

    Its own number comes first; whole words before beginnings of words; then what begins with a
    word that is searched for, as "SPY: look at a card.", what stands under such a title, and the
    others by where the words stand in them.
    """
    number, title, text = (
        part.lower() for part in (paragraph.number, section.title, paragraph.text)
    )
    whole = f"{number} {title} {text}"
    if not all(re.search(rf"(?<!\w){re.escape(word)}", whole) for word in words):
        return None
    exact = [re.search(rf"(?<!\w){re.escape(word)}(?:e?s)?(?!\w)", text) for word in words]
    first = max((found.start() for found in exact if found), default=len(text))
    named = all(re.search(rf"(?<!\w){re.escape(word)}", title) for word in words)
    begins = text.startswith(words[0])
    missing = sum(found is None for found in exact)
    return number != " ".join(words), missing, not begins, not named, first


LEAST_MARKED = 2
"""Letters; shorter words are searched for, but not marked everywhere they begin a word."""


def found_in(text: str, wanted: str) -> tuple[tuple[int, int], ...]:
    """Returns the (start, end) of each place where a word of the text begins with a searched
    one."""
    words = [word for word in re.findall(r"[\w-]+", wanted) if len(word) >= LEAST_MARKED]
    if not words:
        return ()
    pattern = "|".join(re.escape(word) for word in words)
    return tuple(
        match.span() for match in re.finditer(rf"(?<!\w)(?:{pattern})", text, re.IGNORECASE)
    )


def excerpt(text: str, wanted: str, room: int) -> str:
    """The part of a long text where the first found word is, of about `room` letters."""
    places = found_in(text, wanted)
    if not places or places[0][1] <= room:
        return text
    start = text.rfind(" ", 0, max(1, places[0][0] - room // 3)) + 1
    return f"… {text[start:]}"


def place_of(sections: Sequence[Section], number: str) -> int:
    """The index of the section that holds the paragraph with that number, or -1."""
    return next(
        (
            i for i, section in enumerate(sections)
            if any(paragraph.number == number for paragraph in section.paragraphs)
        ),
        -1,
    )  # fmt: skip
