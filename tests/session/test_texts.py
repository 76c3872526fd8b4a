"""Texts of the player's own: kept by name, whole or not at all, and nothing is ever lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.session.texts import LONGEST_NAME, Texts, fitting_name, read_file


def test_a_text_is_kept_under_its_name_and_found_in_any_case(tmp_path: Path) -> None:
    texts = Texts(tmp_path / "decks")
    assert texts.all() == [] and texts.latest() == ""
    assert texts.keep("Small and quick", "60 EB45\n") == ""
    assert texts.read("small AND quick") == ("Small and quick", "60 EB45\n", "")
    assert texts.keep("small and quick", "61 EB45\n") == ""
    assert [text.name for text in texts.all()] == ["Small and quick"]
    assert texts.latest() == "Small and quick"


def test_a_file_that_is_no_text_gets_one_sentence_and_stays(tmp_path: Path) -> None:
    (tmp_path / "odd.txt").write_bytes(b"\xff\xfe\x00bad")
    (tmp_path / "huge.txt").write_bytes(b"x" * 300_000)
    (tmp_path / "other.json").write_text("{}")
    texts = Texts(tmp_path)
    texts.keep("good", "fine")
    found = {text.name: text for text in texts.all()}
    assert set(found) == {"odd", "huge", "good"}
    assert "no text" in found["odd"].problem and "too large" in found["huge"].problem
    assert found["good"].problem == ""
    assert texts.keep("odd", "new") == ""
    assert texts.read("odd").text == "new"
    assert (tmp_path / "odd.txt.unreadable").read_bytes() == b"\xff\xfe\x00bad"


def test_what_is_removed_leaves_the_list_but_not_the_disk(tmp_path: Path) -> None:
    texts = Texts(tmp_path)
    for words in ("first", "second"):
        texts.keep("Mine", words)
        assert texts.remove("Mine") == ""
    assert texts.all() == []
    kept = sorted(path.read_text() for path in tmp_path.iterdir())
    assert kept == ["first", "second"]
    assert "cannot be removed" in texts.remove("Mine")


def test_a_new_name_moves_the_text_but_never_onto_another(tmp_path: Path) -> None:
    texts = Texts(tmp_path)
    texts.keep("One", "1")
    texts.keep("Two", "2")
    assert "another 'Two'" in texts.rename("One", "two")
    assert texts.rename("One", "ONE") == ""
    assert texts.rename("ONE", "Three") == ""
    assert [(text.name, text.text) for text in texts.all()] == [("Three", "1"), ("Two", "2")]
    assert texts.unused("Three") == "Three 2" and texts.unused("Four") == "Four"


def test_a_folder_that_cannot_be_written_is_said_and_breaks_nothing(tmp_path: Path) -> None:
    (tmp_path / "decks").write_text("in the way")
    texts = Texts(tmp_path / "decks")
    assert "cannot be kept" in texts.keep("Mine", "x")
    assert texts.all() == [] and "no 'Mine'" in texts.read("Mine").problem
    assert read_file(tmp_path / "nowhere")[1]


@pytest.mark.parametrize(
    ("wanted", "name"),
    [
        ("  Tom's  deck ", "Tom's deck"),
        ("../../etc/passwd", "....etcpasswd".strip(".")),
        ("a/b\\c:d*e?", "abcde"),
        ("", "My deck"),
        ("...", "My deck"),
        ("CON", "My deck"),
        ("x" * 99, "x" * LONGEST_NAME),
        ("Ömer\n", "Ömer"),
    ],
)
def test_any_words_become_a_name_a_file_may_have(wanted: str, name: str) -> None:
    assert fitting_name(wanted, "My deck") == name


def test_a_text_of_one_long_line_comes_back_whole(tmp_path: Path) -> None:
    texts = Texts(tmp_path)
    words = "; ".join(f"1 EB{n:02}" for n in range(2000))
    assert texts.keep("long", words) == "" and texts.read("long").text == words
