"""Files written whole: what they replace, what they never do, and what a killed program left."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tabletop.session.writing import FRESH, STALE, replacing, write_whole

pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such files here")


def age(path: Path, seconds: float) -> None:
    """Has a file last been written so long ago."""
    then = time.time() - seconds
    os.utime(path, (then, then))


@pipes
def test_a_pipe_or_a_device_is_refused_and_stays_what_it_is(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    to_null = tmp_path / "null"
    to_null.symlink_to(os.devnull)
    for path in (pipe, to_null):
        with pytest.raises(OSError, match="no plain file"):
            write_whole(path, "text")
    assert stat.S_ISFIFO(pipe.stat().st_mode) and to_null.is_char_device()
    assert to_null.is_symlink() and len(list(tmp_path.iterdir())) == 2


def test_a_folder_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(OSError, match="no plain file"):
        write_whole(folder, "text")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"] and folder.is_dir()


def test_a_link_stays_and_the_file_it_points_to_is_written_anew(tmp_path: Path) -> None:
    there, link = tmp_path / "there", tmp_path / "link"
    for folder in (there, link):
        folder.mkdir()
    (link / "link.txt").symlink_to("../there/file.txt")
    for text in ("first", "second"):
        write_whole(link / "link.txt", text)
        assert (link / "link.txt").is_symlink()
        assert (there / "file.txt").read_text("utf-8") == text
    assert len(list(there.iterdir())) == len(list(link.iterdir())) == 1


def test_links_that_lead_nowhere_are_refused(tmp_path: Path) -> None:
    here, astray = tmp_path / "here", tmp_path / "astray"
    here.symlink_to(here)
    astray.symlink_to(tmp_path / "no folder" / "file")
    for path in (here, astray):
        with pytest.raises(OSError):
            write_whole(path, "text")
        assert path.is_symlink()


def test_a_file_of_the_users_beside_the_one_that_is_written_stays(tmp_path: Path) -> None:
    own = tmp_path / "match.jsonl.new"
    own.write_text("mine", "utf-8")
    write_whole(tmp_path / "match.jsonl", "text")
    assert own.read_text("utf-8") == "mine"


@pytest.mark.parametrize("broken", (ValueError, KeyboardInterrupt, OSError))
def test_what_breaks_off_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, broken: type[BaseException]
) -> None:
    file = tmp_path / "file"
    write_whole(file, "old")
    with pytest.raises(broken), replacing(file) as fresh:
        fresh.write_text("half", "utf-8")
        raise broken
    assert file.read_text("utf-8") == "old" and list(tmp_path.iterdir()) == [file]


KILLED = """
import os, sys
from pathlib import Path
from tabletop.session.writing import replacing
with replacing(Path(sys.argv[1])) as fresh:
    fresh.write_text("half")
    os.kill(os.getpid(), 9)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nothing can be killed so here")
def test_what_a_killed_program_left_goes_with_the_next_file_a_day_later(tmp_path: Path) -> None:
    """Not before: another window may be writing it, a film for minutes."""
    done = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path / "film.gif")], check=False)
    assert done.returncode == -signal.SIGKILL
    [left] = tmp_path.iterdir()
    assert FRESH.fullmatch(left.name)
    write_whole(tmp_path / "other", "text")
    assert left.exists()
    age(left, STALE + 60)
    write_whole(tmp_path / "other", "text")
    assert [path.name for path in tmp_path.iterdir()] == ["other"]


def test_only_what_bears_our_name_is_taken_away(tmp_path: Path) -> None:
    ours = f"tabletop-{'0' * 16}.new"
    names = ("film.gif.new", "tabletop-mine.new", f"my {ours}", f"{ours}.gif", ours.upper())
    for name in names:
        (tmp_path / name).write_text("mine", "utf-8")
        age(tmp_path / name, 10 * STALE)
    (tmp_path / ours).mkdir()
    age(tmp_path / ours, 10 * STALE)
    write_whole(tmp_path / "file", "text")
    assert {path.name for path in tmp_path.iterdir()} == {*names, ours, "file"}


def test_what_cannot_be_taken_away_keeps_none_of_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else's in a shared folder, or one that another program holds open on Windows."""
    left = [tmp_path / f"tabletop-{number:016x}.new" for number in range(6)]
    for path in left:
        path.write_text("half", "utf-8")
        age(path, STALE + 60)
    unlink, held = os.unlink, left[::2]

    def refusing(path: str) -> None:
        if Path(path) in held:
            raise PermissionError(path)
        unlink(path)

    monkeypatch.setattr(os, "unlink", refusing)
    write_whole(tmp_path / "file", "text")
    assert {path.name for path in tmp_path.iterdir()} == {"file", *(path.name for path in held)}
