"""A match as an animated picture: one picture a choice, and plain words for what cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageSequence

from tabletop.cli import main
from tabletop.session.foreign import export_match, read_match
from tabletop.session.library import Library
from tabletop.session.running import Running
from tabletop.session.walk import Walk
from tests.scenes.support import match
from tests.typed import some

pytestmark = pytest.mark.usefixtures("painted")


@pytest.fixture
def record(tmp_path: Path) -> tuple[Path, int]:
    """A finished match in a file, and how many stops it has."""
    library = Library(tmp_path / "library.sqlite3")
    running = match(library)
    path = tmp_path / "match.jsonl"
    export_match(library, some(running.id), path)
    library.close()
    read = read_match(path)
    return path, len(Walk(Running(read.match, read.seats)).stops)


@pytest.mark.parametrize("kind", ["gif", "webp"])
def test_a_film_has_a_picture_for_each_choice_and_the_end(
    record: tuple[Path, int], tmp_path: Path, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path, stops = record
    out = tmp_path / f"film.{kind}"
    assert main(["film", str(path), "--out", str(out), "--size", "320x200", "--seat", "0"]) == 0
    assert f"{stops} pictures" in capsys.readouterr().out
    with Image.open(out) as film:
        assert film.size == (320, 200)
        # Pictures that are alike may be stored as one that stays longer.
        assert stops // 2 < sum(1 for _ in ImageSequence.Iterator(film)) <= stops


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--out", "film.avi"], "ends in .gif or .webp"),
        (["--out", "film.gif", "--seat", "7"], "seats are 0 to 1"),
        (["--out", "film.gif", "--rest", "x"], "not a whole number from 50 to 20000"),
        (["--out", "nowhere/film.gif"], "The folder of 'nowhere/film.gif' does not exist"),
    ],
)
def test_what_cannot_be_filmed_is_said_in_one_sentence(
    record: tuple[Path, int], tmp_path: Path, arguments: list[str], words: str,
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    assert main(["film", str(record[0]), *arguments]) == 2
    said = capsys.readouterr().err
    assert words in said and "Traceback" not in said
