"""The library on bad days: damaged, locked, full, read-only, newer. The match always goes on."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from tabletop.core import registry
from tabletop.session.database import open_database
from tabletop.session.library import Library
from tabletop.session.running import Running
from tabletop.session.salvage import salvage
from tests.conftest import ROOT
from tests.session.support import MOVING, TINY, Clock, edit, fingerprint, play, start
from tests.tiny import GAME as TINY_GAME

NOBODY = 65534
"""A user without rights, for tests that run as one who may do everything."""


def opened(path: Path) -> Library:
    return Library(path, clock=Clock(), patience=0.05)


def readable(text: str) -> bool:
    """A plain word to the user, no technical report."""
    return text[-1:] in (".", "?") and "\n" not in text and "Traceback" not in text


@pytest.mark.parametrize(
    "content",
    [b"not a library at all, but long enough to look like one" * 40, b"SQLite format 3\0" * 99],
)
def test_a_file_that_is_no_library_is_set_aside_and_named(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    library = opened(path)
    (notice,) = library.notices
    (aside,) = path.parent.glob("library-damaged-*.sqlite3")
    assert str(aside) in notice and aside.read_bytes() == content
    assert readable(notice)
    assert library.problem == ""
    play(start(TINY, library=library), most=2)
    assert len(library.saved()) == 1
    library.close()


def test_an_empty_file_becomes_a_library(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    library = opened(path)
    assert start(TINY, library=library).saved and library.notices == []
    library.close()


def test_another_programs_database_is_set_aside_untouched(path: Path) -> None:
    path.parent.mkdir()
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE recipes (name TEXT)")
    other.commit()
    other.close()
    library = opened(path)
    assert "was damaged and lies untouched" in library.notices[0]
    (aside,) = path.parent.glob("library-damaged-*.sqlite3")
    kept = sqlite3.connect(aside)
    assert kept.execute("SELECT count(*) FROM recipes").fetchone() == (0,)
    kept.close()
    library.close()


def test_two_files_damaged_in_the_same_second_are_both_kept(path: Path) -> None:
    path.parent.mkdir()
    for _ in range(3):
        path.write_bytes(b"broken" * 400)
        Library(path, clock=lambda: 1_790_000_000.0).close()
    assert len(list(path.parent.glob("library-damaged-*.sqlite3"))) == 3


@MOVING
def test_a_library_damaged_while_the_program_runs_is_set_aside_and_the_match_kept(
    path: Path,
) -> None:
    library = opened(path)
    running = start(TINY, library=library)
    play(running, most=2)
    for ending in ("-wal", "-shm"):
        path.with_name(path.name + ending).unlink(missing_ok=True)
    path.write_bytes(b"overwritten by something else " * 800)
    play(running)
    assert running.over
    library.close()
    again = opened(path)
    assert again.problem == ""
    again.close()


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a library with four finished matches."""
    path = tmp_path_factory.mktemp("sound") / "library.sqlite3"
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._added, TINY, TINY_GAME)
        library = opened(path)
        for number in range(4):
            play(start(TINY, seed=str(number), library=library))
        library.close()
    return path.read_bytes()


@pytest.mark.parametrize("seed", range(30))
def test_a_library_with_damaged_bytes_never_stops_the_program(
    path: Path, sound: bytes, seed: int
) -> None:
    damage_and_open(path, sound, seed)


def test_what_can_be_read_of_a_damaged_library_is_taken_over(tmp_path: Path, sound: bytes) -> None:
    taken = 0
    pages = len(sound) // 4096
    for page in range(1, pages):
        path = tmp_path / str(page) / "library.sqlite3"
        path.parent.mkdir()
        path.write_bytes(sound[: 4096 * page] + b"\xa5" * 4096 + sound[4096 * (page + 1) :])
        library = opened(path)
        for saved in library.saved():
            assert Running.resume(library, saved.id).over
            taken += bool(library.notices)
        if library.saved() and library.notices:
            assert "could be taken over" in library.notices[0]
        library.close()
    assert taken >= pages


@pytest.mark.slow
def test_a_library_with_damaged_bytes_never_stops_the_program_1000_times(
    tmp_path: Path, sound: bytes
) -> None:
    for seed in range(1000):
        damage_and_open(tmp_path / str(seed) / "library.sqlite3", sound, seed)


def damage_and_open(path: Path, sound: bytes, seed: int) -> None:
    path.parent.mkdir()
    data, rng = bytearray(sound), Random(seed)
    for _ in range(1 + int(rng.random() * 40)):
        data[int(rng.random() * len(data))] = int(rng.random() * 256)
    if rng.random() < 0.3:
        del data[int(rng.random() * len(data)) :]
    path.write_bytes(bytes(data))
    library = opened(path)
    for saved in library.saved():
        try:
            running = Running.resume(library, saved.id)
        except Exception as problem:
            assert readable(str(problem)), problem
            assert type(problem).__module__.startswith("tabletop."), problem
        else:
            running.match.state.check()
    running = start(TINY, library=library)
    play(running, most=2)
    library.finished()
    assert running.saved or readable(library.problem)
    library.close()


@pytest.mark.parametrize(
    ("statement", "value"),
    [
        ("UPDATE actions SET action = ? WHERE ply = 6", "bid 99"),
        ("UPDATE actions SET action = ? WHERE ply = 6", "fly 1"),
        ("UPDATE actions SET after = ? WHERE ply = 6", "00000000"),
        ("UPDATE actions SET seat = ? WHERE ply = 6", "Anna"),
        ("DELETE FROM actions WHERE ply = 6 AND ? = ''", ""),
        ("UPDATE actions SET seat = ? WHERE ply = 6", 17),
    ],
)
def test_of_a_damaged_match_the_good_part_opens_and_the_saved_one_stays(
    path: Path, statement: str, value: object
) -> None:
    library = opened(path)
    broken = start(TINY, library=library)
    play(broken)
    library.close()
    edit(path, statement, value)
    library = opened(path)
    before = library.load(broken.id or 0)
    running = Running.resume(library, broken.id or 0)
    assert running.problem and running.match.log == broken.match.log[: running.ply]
    assert 6 <= running.ply < broken.ply
    play(running)
    assert running.over and running.id != broken.id
    assert library.load(broken.id or 0) == before, "the damaged match was not touched"
    library.close()


def test_a_newer_library_is_left_alone_and_the_match_goes_on(path: Path) -> None:
    opened(path).close()
    edit(path, "PRAGMA user_version = 99")
    before = path.read_bytes()
    library = opened(path)
    assert "newer version" in library.problem and library.notices == []
    running = start(TINY, library=library)
    play(running)
    assert running.over and not running.saved
    library.close()
    assert path.read_bytes() == before


@contextmanager
def holding(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that holds the library's lock until its input ends."""
    code = (
        "import sqlite3, sys; c = sqlite3.connect(sys.argv[1], isolation_level=None);"
        "c.execute('BEGIN EXCLUSIVE'); print('held', flush=True); sys.stdin.read();"
        "c.execute('ROLLBACK'); c.close()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None and process.stdin is not None
        assert process.stdout.readline() == "held\n"
        yield process
        process.stdin.close()
        process.wait()


def test_while_another_program_holds_the_library_the_match_goes_on_and_is_saved_later(
    path: Path,
) -> None:
    library = opened(path)
    running = start(TINY, library=library)
    with holding(path):
        batches = play(running, most=3)
        assert not any(batch.saved for batch in batches)
        assert "holding" in library.problem
        assert running.news() == library.problem and running.news() == ""
        assert len(library.saved()) == 1, "what was saved can be read all the while"
    play(running, most=1)
    assert running.saved and library.problem == ""
    assert "works again" in running.news() and running.news() == ""
    assert fingerprint(Running.resume(library, running.id or 0)) == fingerprint(running)
    library.close()


def test_what_could_not_be_saved_is_saved_without_another_action(path: Path) -> None:
    library = opened(path)
    old, new = start(TINY, library=library), start(TINY, seed="2")
    new = Running(new.match, new.seats, library)
    with holding(path):
        play(old, most=3)
        assert not new.save() and not old.saved and "holding" in old.news()
    library._ask(library._pay)
    assert old.saved and new.saved and library.problem == ""
    assert "works again" in old.news()
    again = {fingerprint(Running.resume(library, saved.id))[0] for saved in library.saved()}
    assert again == {fingerprint(old)[0], fingerprint(new)[0]}
    play(old, most=2)
    play(new, most=2)
    assert old.saved and new.saved and len(library.saved()) == 2, "each has one place"
    for running in (old, new):
        assert fingerprint(Running.resume(library, running.id or 0)) == fingerprint(running)
    library.close()


def test_what_is_owed_is_written_when_the_library_is_closed(path: Path) -> None:
    library = opened(path)
    running = start(TINY, library=library)
    with holding(path):
        play(running, most=3)
    library.close()
    library = opened(path)
    (saved,) = library.saved()
    assert fingerprint(Running.resume(library, saved.id)) == fingerprint(running)
    library.close()


def test_nothing_owed_brings_back_a_match_that_was_removed(path: Path) -> None:
    library = opened(path)
    running = start(TINY, library=library)
    with holding(path):
        play(running, most=3)
        unsaved = start(TINY, seed="2", library=library)
        assert unsaved.id is None and unsaved.remove()
    assert running.remove()
    library.close()
    library = opened(path)
    assert library.saved() == []
    library.close()


def test_a_library_held_when_the_program_starts_is_used_as_soon_as_it_is_free(path: Path) -> None:
    opened(path).close()
    with holding(path):
        library = opened(path)
        running = start(TINY, library=library)
        play(running, most=2)
        assert not running.saved and "holding" in library.problem
    play(running, most=1)
    assert running.saved and library.problem == ""
    library.close()


def test_on_a_full_disk_the_match_goes_on_and_is_saved_when_there_is_room(path: Path) -> None:
    library = opened(path)
    start(TINY, library=library)
    connection = library._connection
    assert connection is not None
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    others = [start(TINY, seed=str(n), library=library) for n in range(40)]
    assert not others[-1].saved
    assert "full" in library.problem and readable(library.problem)
    play(others[-1], most=2)
    connection.execute("PRAGMA max_page_count = 1000000")
    play(others[-1])
    assert others[-1].saved and library.problem == ""
    assert fingerprint(Running.resume(library, others[-1].id or 0)) == fingerprint(others[-1])
    library.close()


@contextmanager
def small_disk(at: Path, options: str) -> Iterator[None]:
    """A real file system of its own; skips where this user may not mount one."""
    at.mkdir(parents=True, exist_ok=True)
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        pytest.skip("mounting a small disk needs Linux and root")
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", options, "none", str(at)], capture_output=True
    )
    if mounted.returncode:
        pytest.skip("this machine does not let us mount a small disk")
    try:
        yield
    finally:
        subprocess.run(["umount", str(at)], check=True)


def test_a_real_full_disk(path: Path) -> None:
    with small_disk(path.parent, "size=320k"):
        library = opened(path)
        kept = start(TINY, library=library)
        play(kept, most=2)
        filler = path.parent / "filler"
        with filler.open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(b"x" * 1024)
            except OSError:
                pass
        runs = [start(TINY, seed=str(n), library=library) for n in range(12)]
        play(kept)
        assert not kept.saved and library.problem
        filler.unlink()
        kept.save()
        assert kept.saved and library.problem == ""
        assert fingerprint(Running.resume(library, kept.id or 0)) == fingerprint(kept)
        library.close()
        assert runs


def test_a_disk_full_from_the_beginning(path: Path) -> None:
    with small_disk(path.parent, "size=4k"):
        (path.parent / "filler").write_bytes(b"x" * 4096)
        library = opened(path)
        running = start(TINY, library=library)
        play(running)
        assert running.over and not running.saved and readable(library.problem)
        library.close()


def test_on_a_read_only_disk_saved_matches_can_be_read_and_new_ones_played(path: Path) -> None:
    with small_disk(path.parent, "size=2m"):
        library = opened(path)
        running = start(TINY, library=library)
        play(running, most=3)
        library.close()
        subprocess.run(["mount", "-o", "remount,ro", str(path.parent)], check=True)
        library = opened(path)
        assert "cannot be written" in library.problem
        again = Running.resume(library, running.id or 0)
        assert fingerprint(again) == fingerprint(running)
        play(again)
        assert again.over and not again.saved
        assert len(library.saved()) == 1
        library.close()


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    library = opened(tmp_path / "file" / "data" / "library.sqlite3")
    assert "cannot be made" in library.problem and "--data-dir" in library.problem
    running = start(TINY, library=library)
    play(running)
    assert running.over and library.saved() == []
    library.close()


def test_a_folder_in_the_librarys_place_is_named(path: Path) -> None:
    path.mkdir(parents=True)
    library = opened(path)
    assert "cannot be written" in library.problem
    play(start(TINY, library=library))
    library.close()


@pytest.mark.skipif(os.name != "posix", reason="rights of files are POSIX's")
@pytest.mark.parametrize("mode", ["file", "folder"])
def test_a_library_that_may_not_be_read_is_named_and_the_match_goes_on(
    mode: str,
) -> None:
    top = Path(tempfile.mkdtemp())
    top.chmod(0o755)
    path = top / "data" / "library.sqlite3"
    library = opened(path)
    start(TINY, library=library)
    library.close()
    locked = path if mode == "file" else path.parent
    if os.geteuid() == 0:
        os.chown(path.parent, NOBODY, NOBODY)
    code = f"""
import os, sys
from pathlib import Path
from tests.session.support import TINY, play, start
from tabletop.core import registry
from tabletop.session.library import Library
from tests.tiny import GAME
from tabletop.words.books import book
registry.register(GAME)
play(start(TINY))
book("problems").say("library-secret", path="")  # words are read while they may be
os.chmod({str(locked)!r}, 0)
if os.geteuid() == 0:
    os.setuid({NOBODY})
library = Library(Path({str(path)!r}), patience=0.05)
running = start(TINY, library=library)
play(running)
print(running.over, library.saved(), library.problem)
library.close()
"""
    try:
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60
        )
    finally:
        locked.chmod(0o700)
        shutil.rmtree(top)
    assert done.stdout.startswith("True [] "), done.stderr
    assert str(path if mode == "file" else path.parent) in done.stdout
    assert "may not be read" in done.stdout and "--data-dir" in done.stdout


def test_everything_of_a_library_that_is_sound_is_taken_over(path: Path, tmp_path: Path) -> None:
    library = opened(path)
    for seed in range(4):
        play(start(TINY, seed=str(seed), library=library), most=seed * 9)
    play(start(TINY, seed="over", library=library))
    before = [(library.load(each.id)) for each in library.saved()], library.finished()
    library.close()
    fresh = open_database(tmp_path / "fresh.sqlite3", 0.1)
    assert salvage(path, fresh) == 5
    fresh.close()
    library = opened(tmp_path / "fresh.sqlite3")
    assert ([library.load(each.id) for each in library.saved()], library.finished()) == before
    library.close()
