"""The rule book's small Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

from tabletop.core.event import Event
from tabletop.core.registry import games
from tabletop.core.words import Paragraph, Section, Teller, Words, read_rulebook, told

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


def test_a_chapter_of_nothing_but_sections_tells_which() -> None:
    chapter, *parts = read_rulebook("## A\n\n### B\n\nb\n\n### C\n\nc\n\n## D\n\nd")
    assert chapter == Section("A", 1, (Paragraph("", "Here: B, C."),))
    assert [part.title for part in parts] == ["B", "C", "D"]


def test_a_games_words_are_those_of_its_module_and_moments_may_be_missing() -> None:
    module = ModuleType("words")
    for name in ("sentence", "prompt", "describe"):
        setattr(module, name, lambda *args, name=name: name)
    words = Words.of(module)
    assert words.sentence(Event("x"), ()) == "sentence" and words.moment(Event("x"), ()) is None
    module.moment = lambda event, names: (0, "now")  # type: ignore[attr-defined]
    assert Words.of(module).moment(Event("x"), ()) == (0, "now")
    for key, game in games().items():
        assert game.words is not None, key


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


def test_a_table_of_sentences_tells_texts_and_functions_and_is_silent_of_all_else() -> None:
    sentences: dict[str, str | Teller] = {
        "taken": "{who} takes {what}: {n}.",
        "said": lambda event, names: f"{names[0]} hears it.",
    }
    parts: dict[str, Teller] = {"what": lambda event, names: event.piece, "never": _fails}
    names = ("Anna {n}", "Ben")
    event = Event("taken", 0, "a {card}", amount=3)
    assert told(sentences, parts, event, names) == "Anna {n} takes a {card}: 3."
    assert told(sentences, parts, Event("said", 1), names) == "Anna {n} hears it."
    assert told(sentences, parts, Event("unknown"), names) == ""


def _fails(event: Event, names: Sequence[str]) -> str:
    raise AssertionError("no sentence asks for it")


def test_blanks_that_do_not_break_stay_in_a_rule_book() -> None:
    (section,) = read_rulebook("## A\n\nb\N{NO-BREAK SPACE}:\n c")
    assert section.paragraphs[0].text == "b\N{NO-BREAK SPACE}: c"
