"""The log file: failures are written down, and where it cannot be written that is said."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from pathlib import Path

from tabletop.session.crashlog import OLDER, SIZE, CrashLog
from tests.conftest import ROOT


def test_what_is_logged_is_in_the_file(tmp_path: Path) -> None:
    log = CrashLog(tmp_path / "log" / "tabletop.log")
    logging.getLogger("tabletop.table").warning("a sprite is missing: %s", "carrot")
    log.close()
    log.close()
    logging.getLogger("tabletop.table").warning("too late")
    text = log.path.read_text()
    assert "a sprite is missing: carrot" in text and "too late" not in text
    assert log.problem == ""


def test_the_file_does_not_grow_for_ever(tmp_path: Path) -> None:
    log = CrashLog(tmp_path / "tabletop.log")
    for _ in range(600):
        logging.getLogger("tabletop").info("x" * 8000)
    log.close()
    files = list(tmp_path.glob("tabletop.log*"))
    assert len(files) == 1 + OLDER
    assert all(file.stat().st_size <= SIZE for file in files)


def test_a_failing_thread_is_written_down(tmp_path: Path) -> None:
    log = CrashLog(tmp_path / "tabletop.log")
    thread = threading.Thread(target=lambda: 1 // 0)
    thread.start()
    thread.join()
    log.close()
    assert "ZeroDivisionError" in log.path.read_text()


def test_a_failing_program_leaves_its_report_and_tells_where(tmp_path: Path) -> None:
    code = (
        "from pathlib import Path; from tabletop.session.crashlog import CrashLog;"
        f"CrashLog(Path({str(tmp_path / 'tabletop.log')!r})); 1 // 0"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr and "tabletop.log" in done.stderr
    assert "ZeroDivisionError" in (tmp_path / "tabletop.log").read_text()


def test_a_folder_that_cannot_be_written_is_no_failure(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    log = CrashLog(tmp_path / "file" / "tabletop.log")
    assert "cannot be written" in log.problem
    log.close()
