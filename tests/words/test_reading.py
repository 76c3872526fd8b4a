"""Checks that messages we compile read as `fluent.runtime` formats them."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.letters import clean
from tabletop.words import Message, Seat, noun
from tabletop.words.books import Book, _Use, book, language, languages, said, use
from tabletop.words.numbers import _RULES, MINUS, digits, plural
from tabletop.words.syntax import BadMessage, Source, cut, parse
from tests.typed import some

FILE = """
plain = One line
lines =
    First line,
    second line
      further in.

    After an empty one
counted = { $n ->
    [0] none
    [one] one { $n }
   *[other] { $n } of them
}
keyed = { $way ->
    [up] up
   *[down] down
}, { $way ->
    [up] then
        on
   *[down] stop
} there
inner = { $way ->
    [up] { $n ->
        [one] up one
       *[other] up { $n }
    }
   *[down] {""}
}
quoted = A brace {"{"} and \\u0041 {"\\u0041"} { 7 } {"\\""}
-term = Term
uses = { -term }, { plain } and { counted.more }
counted-more = x
    .more = y
block =
    { $n }
    and more
ends = Text with blanks   
    .how = An attribute
      in two lines
    .then = { $n }
"""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    _Use.folder = None
    use("en")


def filled(text: str, code: str = "en") -> Book:
    """A book with that text as its file."""
    made = Book("none")
    made._files[code, False] = cut(text)
    return made


FACTS = [{"n": n, "way": way} for n in (0, 1, 2, 1234) for way in ("up", "down")]


@pytest.mark.parametrize("facts", FACTS)
def test_our_compiled_messages_say_what_the_library_says(facts: dict[str, Any]) -> None:
    ours, bundle = filled(FILE), FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(FILE))
    for key in cut(FILE):
        if key.startswith("-") or key == "uses":
            continue
        message = bundle.get_message(key)
        told, _ = bundle.format_pattern(some(message.value), facts)
        assert ours.tell(key, (), facts) == told
        for name, pattern in message.attributes.items():
            told, _ = bundle.format_pattern(pattern, facts)
            assert ours.tell(f"{key}.{name}", (), facts) == told


@given(st.text(alphabet='ab {}[]*.\n->$"()0', max_size=30))
def test_what_is_no_fluent_is_told_as_such_and_never_breaks(text: str) -> None:
    try:
        told = parse(Source(text, 1))
    except BadMessage:
        return
    assert told


def test_references_tell_terms_messages_and_attributes() -> None:
    book = filled("-t = Term\na = { -t }, { b } and { b.more }\nb = B\n    .more = y { $n }")
    assert book.say("a", n=3) == "Term, B and y 3"


def test_a_thing_is_told_by_its_own_message_and_in_its_other_forms() -> None:
    book = filled(
        'card-up = UP\n    .the = the UP\na = { $c }, { FORM($c, "the") }, { FORM($c, "x") }'
    )
    assert book.say("a", c=noun("card", "up")) == "UP, the UP, UP"
    book = filled("place = row { $row }\na = in { $p }")
    assert book.say("a", p=noun("place", row=4)) == "in row 4"


def test_seats_are_told_by_name_or_number() -> None:
    book = filled("a = { $who } wins")
    assert book.say("a", ("Anna", "Bo"), who=Seat(1)) == "Bo wins"
    assert book.say("a", who=Seat(1)) == "seat 2 wins"


def test_names_read_from_right_to_left_are_set_apart_and_others_are_not() -> None:
    assert book("common").say("list-and", first="\u05d3\u05d5\u05d3 2", last="Źdźbło") == (
        "\u2068\u05d3\u05d5\u05d3 2\u2069 and Źdźbło"
    )
    names = ("\u0645\u062d\u0645\u062f", "Ольга 王")
    listed = book("menu").say("language.tip", names=("\u05d3", "\u05e9"))
    assert listed == "\u2068\u05d3\u2069 or \u2068\u05e9\u2069" == clean(listed)
    told = book("common").say("list-and", names, first=Seat(0), last=Seat(1))
    assert told == f"\u2068{names[0]}\u2069 and {names[1]}"


def test_lists_and_numbers_are_written_by_the_language() -> None:
    book = filled('a = { LIST($x) }; { LIST($x, type: "or") }; { LIST($x, type: "comma") }')
    assert book.say("a", x=(1, 2, 3)) == "1, 2 and 3; 1, 2 or 3; 1, 2, 3"
    assert book.say("a", x=(1,)) == "1; 1; 1" and book.say("a", x=()) == "; ; "
    book = filled(
        'a = { $n } { NUMBER($n, sign: "always") } { NUMBER($s, style: "percent") } '
        "{ NUMBER($s, places: 1) }"
    )
    assert book.say("a", n=1234, s=0.25) == "1,234 +1,234 25 % 0.2"
    assert book.say("a", n=-3, s=-0.25) == f"{MINUS}3 {MINUS}3 {MINUS}25 % {MINUS}0.2"


def test_numbers_are_written_in_digits_groups_and_places() -> None:
    assert digits(1234567.5, ",", ".") == "1.234.567,5"
    assert digits(-0.04, ".", ",", 1) == "0.0" and digits(0, ".", ",", signed=True) == "0"


@pytest.mark.parametrize("code", sorted({"en", "de", "nl", *_RULES}))
def test_plural_rules_are_those_of_cldr(code: str) -> None:
    rule = Locale.parse(code).plural_form
    for n in range(250):
        assert plural(code, n) == rule(n), n
    if code not in ("fr", "pt"):
        assert plural(code, 1.5) == rule(1.5)


def test_a_message_that_is_missing_in_a_language_is_told_in_english(tmp_path: Path) -> None:
    use("xx", tmp_path)
    assert language() == "xx"
    assert book("common").say("language-name") == "English"
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "common.ftl").write_text("language-name = Xish\nnumber-group = '\n")
    use("xx", tmp_path)
    assert book("common").say("language-name") == "Xish"
    assert book("common").say("seat", n=2) == "seat 2"


def test_a_bad_message_of_somebodys_own_file_falls_back_with_one_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "en").mkdir()
    own = tmp_path / "en" / "common.ftl"
    own.write_text(
        "language-name = { $n ->\n\nseat = place { NUMBER($x) }\nlist-and = { $first } & { $last }"
    )
    use("en", tmp_path)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert book("common").say("language-name") == "English"
        assert book("common").say("seat", n=2) == "seat 2"
    assert len([r for r in caplog.records if "language-name" in r.getMessage()]) == 1
    assert str(own) in caplog.text
    assert filled("a = { LIST($x) }").say("a", x=(1, 2)) == "1 & 2"


def test_a_file_that_is_no_text_is_not_read_and_said_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "common.ftl").write_bytes(b"\xff\xfe\x00")
    use("en", tmp_path)
    with caplog.at_level(logging.WARNING):
        assert book("common").say("language-name") == "English"
        assert book("common").say("seat", n=1) == "seat 1"
    assert caplog.text.count("is not read") == 1


def test_a_message_that_nobody_has_is_told_by_its_identifier() -> None:
    assert book("common").say("no-such-message") == "{no-such-message}"


def test_the_pseudo_language_puts_each_message_in_brackets() -> None:
    use("pseudo")
    assert book("common").say("language-name") == "[English]"
    assert filled("a = { b } c\nb = b").say("a") == "[b c]"


def test_a_message_is_told_later_in_the_language_of_then(tmp_path: Path) -> None:
    later = Message("common", "seat", (("n", 3),))
    assert said(later) == "seat 3" and said("as it is") == "as it is"
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "common.ftl").write_text("seat = Platz { $n }")
    use("de", tmp_path)
    assert said(later) == "Platz 3"


def test_english_comes_first_of_the_languages() -> None:
    assert languages()[0] == "en"
