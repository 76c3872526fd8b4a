"""Export and import: one match as a file, believed only when everything fits."""

from __future__ import annotations

import hashlib
import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabletop.core.errors import TabletopError
from tabletop.core.record import SEALLESS, write_record
from tabletop.session import foreign
from tabletop.session.database import LibraryProblem
from tabletop.session.foreign import ForeignProblem, export_match, import_match, read_match
from tabletop.session.library import Library
from tabletop.session.rows import KeptBookmark
from tabletop.session.running import Running
from tabletop.session.seats import rabbit
from tests.session.support import BOUNCE, TINY, family, play, solo, start


@pytest.fixture
def exported(library: Library, tmp_path: Path) -> Path:
    running = start(TINY, solo(3), "7", library)
    play(running)
    file = tmp_path / "match.jsonl"
    export_match(library, running.id or 0, file)
    return file


def sealed(lines: list[dict[str, Any]]) -> str:
    """Lines with a checksum that fits, as a careful forger would write them."""
    body = "".join(json.dumps(line) + "\n" for line in lines[:-1])
    lines[-1]["sha256"] = hashlib.sha256(body.encode()).hexdigest()
    return body + json.dumps(lines[-1]) + "\n"


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Library]:
    """The library of somebody who is sent a match."""
    library = Library(tmp_path / "elsewhere" / "library.sqlite3")
    yield library
    library.close()


def test_a_match_goes_out_and_comes_back(
    library: Library, elsewhere: Library, exported: Path
) -> None:
    original = Running.resume(library, library.saved()[0].id)
    copy = Running.resume(elsewhere, import_match(elsewhere, exported).id)
    assert copy.match.log == original.match.log and copy.seats == original.seats
    assert copy.match.state.digest() == original.match.state.digest()


def test_a_match_under_way_comes_back_to_be_played_on(
    library: Library, elsewhere: Library, tmp_path: Path
) -> None:
    running = start(BOUNCE, library=library)
    play(running, most=9)
    running.undo()
    export_match(library, running.id or 0, tmp_path / "x")
    copy = Running.resume(elsewhere, import_match(elsewhere, tmp_path / "x").id)
    assert copy.match.log == running.match.log and not copy.may_redo()
    play(copy)
    assert copy.over and copy.saved


def test_an_imported_match_is_not_counted(elsewhere: Library, exported: Path) -> None:
    imported = import_match(elsewhere, exported).id
    assert elsewhere.finished() == []
    assert elsewhere.load(imported).saved.sheet.origin == "imported"


def test_a_match_that_is_here_already_is_not_taken_again_and_keeps_what_is_kept_with_it(
    library: Library, elsewhere: Library, exported: Path
) -> None:
    [own] = library.saved()
    bookmark = KeptBookmark(own.id, 3, "Here", 1.0)
    library.keep_bookmark(bookmark)
    assert import_match(library, exported) == (own.id, "", True)
    assert library.saved() == [own] and library.bookmarks() == [bookmark]
    first, again = import_match(elsewhere, exported), import_match(elsewhere, exported)
    assert not first.known and again == (first.id, "", True)


def test_a_match_that_was_played_on_here_does_not_stand_in_for_the_file(
    library: Library, elsewhere: Library, tmp_path: Path
) -> None:
    """Neither the match here nor the file swallows the other, whichever goes on further."""
    running = start(BOUNCE, library=library)
    play(running, most=6)
    export_match(library, running.id or 0, tmp_path / "before")
    play(running, most=6)
    export_match(library, running.id or 0, tmp_path / "after")
    here, other = library.saved(), import_match(elsewhere, tmp_path / "before")
    assert not import_match(library, tmp_path / "before").known
    assert not import_match(elsewhere, tmp_path / "after").known
    assert here[0] in library.saved() and len(library.saved()) == 2
    assert [saved.id for saved in elsewhere.saved()] == [other.id + 1, other.id]


def test_a_match_that_was_taken_back_here_is_taken_from_its_file(
    library: Library, tmp_path: Path
) -> None:
    """What could be done again is gone as soon as something else is done."""
    running = start(BOUNCE, library=library)
    play(running, most=9)
    export_match(library, running.id or 0, tmp_path / "x")
    running.undo()
    assert not import_match(library, tmp_path / "x").known


def test_the_same_deal_played_another_way_or_by_others_is_another_match(
    library: Library, tmp_path: Path
) -> None:
    taken = []
    for number, seats in enumerate((solo(3), solo(3), family(3))):
        running = start(TINY, seats, "7", library)
        play(running, Random(number))
        export_match(library, running.id or 0, tmp_path / "x")
        assert running.remove()
        taken.append(import_match(library, tmp_path / "x"))
    assert not any(imported.known for imported in taken) and len(library.saved()) == 3


@pytest.mark.parametrize("other", ({"salt": "another"}, {"seats": ["Tom", "Kim", "Ida"]}))
def test_the_same_moves_by_others_or_under_another_seal_are_another_match(
    library: Library, exported: Path, other: dict[str, Any]
) -> None:
    lines = list(map(json.loads, exported.read_text("utf-8").splitlines()))
    for seat, name in zip(lines[0]["seats"], other.get("seats", ())):
        seat["name"] = name
    if "salt" in other:
        lines[0] |= {"format": SEALLESS, "salt": other["salt"]}
    exported.write_text(sealed(lines), "utf-8")
    assert not import_match(library, exported).known
    assert import_match(library, exported).known and len(library.saved()) == 2


@pytest.mark.parametrize("damage", ("UPDATE actions SET seat = 'nobody'", "DELETE FROM matches"))
def test_a_match_that_is_damaged_or_deleted_meanwhile_does_not_keep_its_file_out(
    library: Library, exported: Path, path: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    own = library.saved()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(damage)
        connection.commit()
    monkeypatch.setattr(library, "saved", lambda: own)
    assert not import_match(library, exported).known


def test_a_deleted_match_comes_back_from_its_file(library: Library, exported: Path) -> None:
    library.delete(library.saved()[0].id)
    assert not import_match(library, exported).known
    assert len(library.saved()) == 1


def test_a_match_that_breaks_off_is_taken_once(library: Library, exported: Path) -> None:
    exported.write_text(exported.read_text(encoding="utf-8")[:-100], encoding="utf-8")
    library.delete(library.saved()[0].id)
    first = import_match(library, exported)
    assert first.problem and import_match(library, exported) == (first.id, first.problem, True)


def test_a_record_of_the_arena_is_taken_with_its_agents(library: Library, tmp_path: Path) -> None:
    running = start(BOUNCE)
    play(running)
    file = tmp_path / "arena.jsonl"
    file.write_text(write_record(running.match, ({"agent": "hard"}, {"agent": "uniform"})))
    copy = Running.resume(library, import_match(library, file).id)
    assert copy.seats == (rabbit("hard", 0), rabbit("uniform", 1))
    file.write_text(write_record(running.match))
    assert all(not seat.human for seat in read_match(file)[1])


def edited(change: Callable[[list[dict[str, Any]]], object]) -> Callable[[str], str]:
    def edit(text: str) -> str:
        lines = [json.loads(line) for line in text.splitlines()]
        change(lines)
        return sealed(lines)

    return edit


REFUSED: dict[str, tuple[Callable[[str], str | bytes], str]] = {
    "empty": (lambda text: "", "empty"),
    "prose": (lambda text: "Dear Anna,\n", "Line 1 is not"),
    "binary": (lambda text: b"\x89PNG\r\n\xff\xfe", "UTF-8"),
    "another JSON": (lambda text: '{"name": "x"}\n', "Line 1"),
    "an array": (lambda text: "[1, 2]\n", "Line 1"),
    "deep": (lambda text: "[" * 100_000 + "\n", "Line 1"),
    "deep in the header": (
        lambda text: text.replace('"options":{', '"options":{"x":' + '{"y":' * 9000, 1),
        "Line 1",
    ),
    "long line": (lambda text: "x" * 70_000, "too long"),
    "two matches": (lambda text: text * 2, "2 matches"),
    "a newer format": (edited(lambda x: x[0].update(format=99)), "newer version"),
    "an unknown format": (edited(lambda x: x[0].update(format=0)), "format 0"),
    "newer rules": (edited(lambda x: x[0].update(rules=99)), "newer rules"),
    "an unknown game": (edited(lambda x: x[0].update(game="chess")), "no game 'chess'"),
    "an unknown option": (edited(lambda x: x[0]["options"].update(cheat=True)), "cheat"),
    "a strange option value": (edited(lambda x: x[0]["options"].update(rounds=9e9)), "Line 1"),
    "too many players": (edited(lambda x: x[0].update(players=9)), "not 9"),
    "an unknown key": (edited(lambda x: x[0].update(evil=1)), "evil"),
    "text for a number": (edited(lambda x: x[0].update(players="3")), "Line 1"),
    "an unknown seat": (edited(lambda x: x[-2].update(by=8)), "not at the table"),
    "rules that never were": (edited(lambda x: x[0].update(rules=0)), "rules of version 0"),
    "a long seed": (edited(lambda x: x[0].update(seed="7" * 101)), "1 to 100 letters"),
    "a seed with commands": (edited(lambda x: x[0].update(seed="\x1b[2J")), "1 to 100 letters"),
    "senseless seats": (edited(lambda x: x[0].update(seats=[{"kind": "fox"}] * 3)), "seats"),
    "too few seats": (edited(lambda x: x[0]["seats"].pop()), "2 seats for 3"),
    "an unknown agent": (edited(lambda x: x[0].update(seats=[{"agent": "x"}] * 3)), "level 'x'"),
}


PARTLY: dict[str, tuple[Callable[[str], str | bytes], str]] = {
    "half a line": (lambda text: text[: text.rindex('"sha256"')], "breaks off"),
    "without its end": (lambda text: "".join(text.splitlines(True)[:-1]), "breaks off"),
    "lines after the end": (lambda text: text + text.splitlines(True)[1], "after the end"),
    "changed": (lambda text: "pay".join(text.rsplit("bid", 1)), "ply"),
    "an illegal action": (edited(lambda x: x[-2].update(do="bid 29")), "ply"),
    "an unknown action": (edited(lambda x: x[-2].update(do="fly")), "ply"),
    "a wrong digest": (edited(lambda x: x[-2].update(after="0" * 8)), "ply"),
    "a wrong last digest": (edited(lambda x: x[-1].update(digest="0" * 24)), "final state"),
    "a wrong count": (edited(lambda x: x[-1].update(count=3)), "counts 3"),
}
"""What is sound up to some action."""


@pytest.mark.parametrize("case", PARTLY)
def test_a_match_is_imported_up_to_its_last_sound_action_and_says_why(
    library: Library, exported: Path, case: str
) -> None:
    """What must be sound to its end refuses it."""
    whole, *_ = read_match(exported)
    damage, said = PARTLY[case]
    exported.write_text(str(damage(exported.read_text(encoding="utf-8"))), encoding="utf-8")
    found = import_match(library, exported)
    assert said in found.problem and "\n" not in found.problem and len(found.problem) < 400
    log = Running.resume(library, found.id).match.log
    assert log and log == whole.log[: len(log)]
    with pytest.raises(TabletopError, match=re.escape(said)):
        read_match(exported)


def test_of_a_match_whose_first_choice_is_unsound_nothing_is_imported(
    library: Library, exported: Path
) -> None:
    text = exported.read_text(encoding="utf-8")
    first = next(
        number for number, line in enumerate(text.splitlines())
        if number and json.loads(line)["by"] >= 0
    )  # fmt: skip
    worse = edited(lambda x: x[first].update(do="bid 29"))
    exported.write_text(worse(text), encoding="utf-8")
    before = library.saved()
    with pytest.raises(ForeignProblem, match="cannot be used"):
        import_match(library, exported)
    assert library.saved() == before


@pytest.mark.parametrize("case", REFUSED)
def test_what_is_no_sound_match_is_refused_in_one_sentence(
    library: Library, exported: Path, case: str
) -> None:
    damage, said = REFUSED[case]
    content = damage(exported.read_text(encoding="utf-8"))
    exported.write_bytes(content if isinstance(content, bytes) else content.encode())
    before = library.saved()
    with pytest.raises(TabletopError) as refused:
        import_match(library, exported)
    text = str(refused.value)
    assert said in text and "\n" not in text and len(text) < 400
    assert library.saved() == before


def test_more_actions_than_a_match_can_have_are_refused(exported: Path) -> None:
    lines = [json.loads(line) for line in exported.read_text(encoding="utf-8").splitlines()]
    lines[1:-1] = [lines[1]] * 200
    lines[-1]["count"] = 200
    exported.write_text(sealed(lines), encoding="utf-8")
    with pytest.raises(TabletopError, match="No match of Tiny Auction has 200"):
        read_match(exported)


def test_a_huge_file_is_not_even_read(exported: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreign, "LARGEST", 100)
    with pytest.raises(ForeignProblem, match="too large"):
        read_match(exported)


def test_files_that_cannot_be_read_or_written_are_named(
    library: Library, exported: Path, tmp_path: Path
) -> None:
    with pytest.raises(ForeignProblem, match="cannot be read"):
        import_match(library, tmp_path / "nowhere")
    with pytest.raises(ForeignProblem, match="cannot be read"):
        import_match(library, tmp_path)
    with pytest.raises(ForeignProblem, match="cannot be written"):
        export_match(library, 1, tmp_path / "nowhere" / "x")
    with pytest.raises(LibraryProblem, match="no saved match 99"):
        export_match(library, 99, tmp_path / "x")


def test_nothing_is_imported_into_a_library_that_cannot_be_written(
    exported: Path, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    closed = Library(tmp_path / "file" / "library.sqlite3")
    with pytest.raises(ForeignProblem, match="cannot be made"):
        import_match(closed, exported)
    closed.close()


def damaged(data: bytes, rng: Random) -> bytes:
    """The file with some bytes changed, lost, doubled or cut off; never the same."""
    out = bytearray(data)
    while bytes(out) == data:
        for _ in range(1 + int(rng.random() * 4)):
            at, kind = int(rng.random() * len(out)), rng.random()
            if kind < 0.5:
                out[at] = int(rng.random() * 256)
            elif kind < 0.7 and len(out) > 1:
                del out[at]
            elif kind < 0.9:
                out[at:at] = out[at : at + 1 + int(rng.random() * 60)]
            else:
                del out[at + 1 :]
    return bytes(out)


def none_accepted(exported: Path, tries: int) -> None:
    sound, rng = exported.read_bytes(), Random(1)
    match, seats, *_ = read_match(exported)
    for _ in range(tries):
        exported.write_bytes(damaged(sound, rng))
        try:
            other, sat, *_ = read_match(exported)
        except TabletopError as refused:
            assert "\n" not in str(refused)
        else:
            # Only what means the same may pass: a line end more, say.
            assert (other.log, other.seed, sat) == (match.log, match.seed, seats)


def test_of_500_damaged_files_none_is_believed(exported: Path) -> None:
    none_accepted(exported, 500)


@pytest.mark.slow
def test_of_50000_damaged_files_none_is_believed(exported: Path) -> None:
    """pytest -m slow tests/session/test_foreign.py"""
    none_accepted(exported, 50_000)
