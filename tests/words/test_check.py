"""`tabletop words check` and `--language`: a toy language that somebody adds by files alone."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from tabletop.cli import main
from tabletop.cli.words import rulebook_problems, stamp
from tabletop.core.registry import games
from tabletop.core.words import rulebook, rulebook_in
from tabletop.words.books import _Use, book, books, language, languages, use


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    _Use.folder = None
    use("en")


def checked(data: Path, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """The exit status and what is printed."""
    status = main(["--data-dir", str(data), "words", "check", *words])
    return status, capsys.readouterr().out


def test_a_toy_language_is_added_by_files_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "words" / "toy"
    folder.mkdir(parents=True)
    status, told = checked(tmp_path, capsys, "toy")
    assert status == 1 and "toy: common: seat is missing" in told
    for one in books():
        texts = [f"{key} ={source.text}" for key, source in one.sources("en").items()]
        (folder / f"{one.file}.ftl").write_text("\n".join(texts))
    for game in games().values():
        place = resources.files(game.package) / "rulebook.en.md"
        (folder / f"{game.package.rpartition('.')[2]}.md").write_text(place.read_text("utf-8"))
    assert checked(tmp_path, capsys, "toy") == (0, "toy: 0 things to see to\n")
    (folder / "common.ftl").write_text("seat = Platz { $n }")
    use("toy", tmp_path / "words")
    assert book("common").say("seat", n=2) == "Platz 2"


def test_stale_unknown_and_bad_messages_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "words" / "toy"
    folder.mkdir(parents=True)
    english = book("common").sources("en")
    lines = [
        "# en 000000", "seat = Platz", f"# en {stamp(english['list-or'])}", "list-or = { $first }",
        "list-and = { $first", "nobody = Niemand",
    ]  # fmt: skip
    (folder / "common.ftl").write_text("\n".join(lines))
    _, told = checked(tmp_path, capsys, "toy")
    assert f"seat is stale; English is now {stamp(english['seat'])}" in told
    assert "list-or" not in told and "nobody is unknown in English" in told
    assert "list-and cannot be read" in told


BOUNCE = "tabletop.games.bounce_bunny_bounce"


@pytest.mark.parametrize("package", [game.package for game in games().values()])
def test_rule_books_have_the_same_paragraphs_in_all_languages(package: str) -> None:
    folder = resources.files(package)
    for code in languages():
        if (folder / f"rulebook.{code}.md").is_file():
            assert list(rulebook_problems(package, code)) == []


def test_a_rule_book_is_english_where_a_translation_lacks_a_section_or_has_other_numbers(
    tmp_path: Path,
) -> None:
    english = rulebook_in(BOUNCE, "en")
    folder = tmp_path / "toy"
    folder.mkdir()
    text = "## Ziel\n<!-- en 000000 -->\n\nZwei Hasen.\n\n- [BBB-01] Karten.\n- [BBB-36] Schocks.\n"
    (folder / "bounce_bunny_bounce.md").write_text(f"{text}\n## Aufbau\n\n[BBB-99] Falsch.\n")
    use("toy", tmp_path)
    told = rulebook(BOUNCE)
    assert told[0].title == "Ziel" and told[0].paragraphs[1].number == "BBB-01"
    assert told[1:] == english[1:]
    problems = list(rulebook_problems(BOUNCE, "toy", tmp_path))
    assert "“Ziel” is stale" in problems[0] and "other paragraphs than “Set-up”" in problems[1]
    assert f"“{english[2].title}” is missing" in problems[2]


def test_an_unknown_language_is_english_and_that_is_said(
    capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", "xx", "games", "--json"]) == 0
    assert capsys.readouterr().err.startswith("There is no language 'xx', so this is in English.")
    assert language() == "en"
