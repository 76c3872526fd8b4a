"""`tabletop words check` and `--language`: a toy language that somebody adds by files alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from tabletop.cli import main
from tabletop.cli.words import rulebook_problems, stamp
from tabletop.core.registry import games
from tabletop.core.words import rulebook, rulebook_in
from tabletop.scenes.keys.keysets import told
from tabletop.words.books import HERE, _Use, begin, book, books, language, languages, own_name, use


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    _Use.folder = None
    use("en")


def checked(data: Path, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """The exit status and what is printed."""
    status = main(["--data-dir", str(data), "words", "check", *words])
    return status, capsys.readouterr().out


def test_a_toy_language_is_added_by_the_page_for_translators(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (HERE / "README.md").read_text(encoding="utf-8")
    begun, look, told = re.findall(r"^\d\. `tabletop ([^`]*)` ", page, re.MULTILINE)
    data = ["--data-dir", str(tmp_path)]
    assert main([*data, *begun.split()]) == 0
    folder = tmp_path / "words" / begun.split()[-1]
    assert len(list(folder.iterdir())) == len(books()) + len(games())
    assert main([*data, *look.split()]) == 0
    assert main([*data, "--language", "de", *look.split()]) == 0, "whatever language is in use"
    file = folder / "common.ftl"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("= English", "= Nederlands").replace("= seat {", "= plaats {"))
    assert main([*data, *look.split()]) == 0
    assert main([*data, *told.split(), "games"]) == 0
    assert language() == "nl" and book("common").say("seat", n=2) == "plaats 2"
    assert own_name("nl") == "Nederlands" and "nl" in languages()
    assert main([*data, *begun.split()]) == 2, "what is translated is not written over"
    file.unlink()
    assert main([*data, *begun.split()]) == 2, "nor is a part of it"
    assert capsys.readouterr().err.count("There are files for 'nl' already") == 2


def test_a_new_language_needs_a_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in ((), ("../x",), ("N L",)):
        assert main(["--data-dir", str(tmp_path), "words", "new", *words]) == 2
        assert "a code such as nl" in capsys.readouterr().err
    assert not (tmp_path / "words").exists()


def test_a_language_that_was_asked_for_stays_and_else_the_settings_and_the_system_say() -> None:
    begin("xx", "de", "fr")
    assert language() == "de"
    begin("xx")
    assert language() == "de", "nothing else is known"
    assert main(["--language", "en", "games", "--json"]) == 0
    begin("fr")
    assert language() == "en", "the command line goes before the settings"
    use("de")
    begin("fr")
    assert language() == "fr", "what is chosen later counts"


def test_stale_unknown_and_bad_messages_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "words" / "toy"
    folder.mkdir(parents=True)
    english = book("common").sources("en")
    lines = [
        "## Lists", f"# en 222{stamp(english['list-or'])}", "seat = Platz", "list-or = { $first }",
        "## More", "list-and = { $first", "nobody = Niemand",
    ]  # fmt: skip
    file = folder / "common.ftl"
    file.write_text("\n".join(lines))
    _, told = checked(tmp_path, capsys, "toy")
    assert "seat is stale" in told and "list-and cannot be read" in told
    assert "list-or" not in told and "nobody is unknown in English" in told
    assert main(["--data-dir", str(tmp_path), "words", "seen", "toy"]) == 0
    assert "stale" not in checked(tmp_path, capsys, "toy")[1]
    file.write_text(file.read_text().replace("## More", "list-plus = { $first }\n## More"))
    _, told = checked(tmp_path, capsys, "toy")
    assert told.count("is stale") == 3, "a message came to the section"


def test_every_file_that_is_shipped_says_of_which_english_it_was_made() -> None:
    for shipped in books():
        for code in set(languages()) - {"en"}:
            path = shipped.path(code)
            assert path is not None and "\n# en " in path.read_text(encoding="utf-8"), path


def test_a_message_that_names_an_unknown_command_is_told_in_the_programs_words(
    tmp_path: Path,
) -> None:
    use("de", keys=told)
    ours = book("play").say("looking")
    (tmp_path / "de").mkdir()
    for line in ('looking = { KEY("dance") }', 'looking = { KEY("undo") }'):
        (tmp_path / "de" / "play.ftl").write_text(line)
        use(folder=tmp_path)
        assert (book("play").say("looking") == ours) == ("dance" in line)


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
