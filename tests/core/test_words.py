"""The rule book's small Markdown."""

from __future__ import annotations

from tabletop.core.words import Paragraph, Section, read_rulebook

BOOK = """# Hop

## Setting up

[HOP-1] Lay out the field
in five rows.

No number here.

### Cards
- [HOP-2] A card lies
  face down.
- A plain item.

## Turn
[HOP-03] Hop once. See [HOP-1].
- [KB10] Another family of numbers.
"""


def test_chapters_sections_items_and_numbers_are_read() -> None:
    assert read_rulebook(BOOK) == (
        Section(
            "Setting up",
            1,
            (
                Paragraph("HOP-1", "Lay out the field in five rows."),
                Paragraph("", "No number here."),
            ),
        ),
        Section(
            "Cards",
            2,
            (
                Paragraph("HOP-2", "A card lies face down.", True),
                Paragraph("", "A plain item.", True),
            ),
        ),
        Section(
            "Turn",
            1,
            (
                Paragraph("HOP-03", "Hop once. See [HOP-1]."),
                Paragraph("KB10", "Another family of numbers.", True),
            ),
        ),
    )


def test_a_number_counts_only_where_a_paragraph_begins() -> None:
    (section,) = read_rulebook("## A\n\nSee [HOP-1] first.")
    assert section.paragraphs == (Paragraph("", "See [HOP-1] first."),)


def test_line_ends_of_other_systems_do_not_matter() -> None:
    assert read_rulebook(BOOK.replace("\n", "\r\n")) == read_rulebook(BOOK)


def test_an_empty_book_has_no_sections() -> None:
    assert read_rulebook("") == read_rulebook("# Only a title\n") == ()


def test_a_chapter_may_be_empty() -> None:
    assert read_rulebook("## A\n## B\n") == (Section("A", 1, ()), Section("B", 1, ()))
