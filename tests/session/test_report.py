"""Reports of faults: what they hold, and what they never hold."""

import zipfile
from pathlib import Path

import pytest

from tabletop.session.library import Library
from tabletop.session.paths import folders
from tabletop.session.report import KEPT, build, write_report
from tabletop.session.running import Running
from tabletop.session.seats import Person, human
from tabletop.session.settings import Settings, save_settings

ADA, BO = "Ada Nachname", "Bo Nachname"


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A data folder with settings, a log and a match of two people with names."""
    places = folders(tmp_path)
    places.log.mkdir()
    places.logfile.write_text(f"ERROR in {Path.home()}/games\n", encoding="utf-8")
    save_settings(Settings(name=ADA, volume=11, persons={BO: Person()}), places.settings)
    library = Library(places.library)
    Running.new("bunny_boom", (human(ADA, 0), human(BO, 1)), seed="7", library=library)
    library.close()
    return tmp_path


def parts_of(path: Path) -> dict[str, str]:
    with zipfile.ZipFile(path) as file:
        return {name: file.read(name).decode() for name in file.namelist()}


def test_a_report_holds_build_log_settings_and_the_latest_match(played: Path) -> None:
    parts = parts_of(write_report(folders(played)))
    assert parts["build.txt"] == build() + "\n"
    assert parts["tabletop.log"] == "ERROR in ~/games\n"
    assert "volume = 11" in parts["settings.toml"]
    assert '"seed":"7"' in parts["match.jsonl"].splitlines()[0]


def test_a_report_holds_no_name_that_somebody_wrote(played: Path) -> None:
    for text in parts_of(write_report(folders(played))).values():
        assert "Nachname" not in text


def test_a_report_leaves_out_what_cannot_be_read(tmp_path: Path) -> None:
    places = folders(tmp_path)
    places.library.write_bytes(b"no library")
    places.settings.write_bytes(b"\xff\xfe")
    parts = parts_of(write_report(places))
    assert parts["match.jsonl"] == "" and parts["build.txt"]


def test_only_the_newest_reports_stay(tmp_path: Path) -> None:
    places = folders(tmp_path)
    for day in range(1, 9):
        write_report(places, places.log / f"report-2026010{day}-120000.zip")
    assert len(list(places.log.glob("report-*.zip"))) == KEPT
