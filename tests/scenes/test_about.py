"""About: which build this is, and what goes into a report of a fault."""

import zipfile
from pathlib import Path

import pygame
import pytest

from tabletop.scenes.app import App
from tabletop.session.report import build
from tests.scenes.support import click, settle


def press_button(app: App, key: str) -> None:
    app.open("about")
    (button,) = (each for each in settle(app).controls.items if each.key == key)
    app.frame(click(button.rect.center), 16.0)


def test_a_report_is_saved_and_its_place_told(app: App, tmp_path: Path) -> None:
    press_button(app, "report:save")
    (path,) = (tmp_path / "log").glob("report-*.zip")
    assert zipfile.is_zipfile(path) and str(path) in app.notice.text


def test_a_full_disk_refuses_a_report_in_one_sentence(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tabletop.scenes.books.about.write_report", full)
    press_button(app, "report:save")
    assert app.notice.text.endswith("No space left on device.")


def test_the_version_is_copied_as_one_line(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    press_button(app, "report:copy")
    assert copied == [build()] and "\n" not in copied[0]
