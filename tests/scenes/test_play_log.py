"""The log panel: which lines are seen, and where."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from tabletop.scenes.play.log import LogPanel
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.loglines import LogLine
from tabletop.table.art import widgets
from tabletop.table.stage import Stage
from tests.scenes.support import click, key, match, open_app, settle
from tests.typed import some, the

ROOM = pygame.Rect(12, 300, 232, 231)


def test_the_log_can_be_drawn_out_and_goes_back_by_its_button_or_esc(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.go(PlayScene(app, match(app.library, "5", 9)))
    scene = the(PlayScene, settle(app))
    narrow = scene.log.rect.copy()
    for back in ("button", "esc"):
        app.frame(click(some(scene.controls.find("log")).rect.center), 16.0)
        assert scene.log.rect.w > 1.5 * narrow.w and scene.log.rect.h > narrow.h
        assert scene.log.rect.contains(some(scene.controls.find("log")).rect)
        over = [pygame.K_ESCAPE] if back == "esc" else []
        events = [key(code) for code in over] or click(some(scene.controls.find("log")).rect.center)
        app.frame(events, 16.0)
        assert scene.log.rect == narrow and app.scene is scene and app.dialog is None
    app.close()


def panel(lines: int) -> LogPanel:
    made = LogPanel(Stage(), ROOM, 1.0, (0, 1), 1)
    words = ("Anna draws a card.", "Bramble puts a bunny on a house of the village.")
    made.fill([LogLine(ply, ply % 2, words[ply % 2]) for ply in range(lines)])
    return made


@pytest.mark.parametrize("up", [0, 1, 3])
@pytest.mark.parametrize("lines", [2, 9, 10, 30])
def test_the_oldest_line_seen_stands_right_below_the_title(lines: int, up: int) -> None:
    log = panel(lines)
    log.scroll(up)
    shown = list(log._shown())
    assert shown[0][1] == log._body().top
    assert all(top + row.height <= log._body().bottom for row, top in shown)


def test_lines_that_are_added_changed_or_taken_back_lie_as_if_all_were_new() -> None:
    log = panel(30)
    for lines in (40, 12, 25):
        changed = [*panel(lines)._lines[:-1], LogLine(lines, 0, "Anna draws a card, " * 9)]
        log.fill(changed)
        anew = LogPanel(Stage(), ROOM, 1.0, (0, 1), 1)
        anew.fill(changed)
        assert log._rows == anew._rows
    log.lie(ROOM.inflate(100, 0), 1)
    anew.lie(ROOM.inflate(100, 0), 1)
    assert log._rows == anew._rows and log._rows[-1].height < 200


def test_only_lines_that_are_seen_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    log_line = widgets.log_line

    def watched(seat: int | None, text: str, w: int, s: float, lit: bool) -> pygame.Surface:
        drawn.append(text)
        return log_line(seat, text, w, s, lit)

    monkeypatch.setattr(widgets, "log_line", watched)
    made = LogPanel(Stage(), ROOM, 1.0, (0, 1), 1)
    made.fill([LogLine(ply, ply % 2, f"Line {ply}") for ply in range(200)])
    assert drawn == [row.line.text for row, _ in made._shown()]


@pytest.mark.parametrize("s", (1.0, 1.5, 2.0))
def test_a_line_is_as_high_as_it_was_told_to_be(s: float) -> None:
    for seat, text in ((0, "Anna draws."), (None, "A new round."), (1, "A long sentence. " * 9)):
        height = widgets.log_height(seat, text, 220, s)
        assert widgets.log_line(seat, text, 220, s).get_height() == height
    assert widgets.log_separator("Turn 3", 220, s).get_height() == widgets.log_separator_height(s)


def test_the_newest_line_is_seen_until_one_scrolls_up() -> None:
    log = panel(30)
    assert [row.line.ply for row, _ in log._shown()][-1] == 29
    log.scroll(3)
    assert [row.line.ply for row, _ in log._shown()][-1] < 29


@pytest.mark.parametrize("up", range(12))
def test_a_line_taller_than_the_paper_never_lies_over_another(up: int) -> None:
    log = LogPanel(Stage(), ROOM, 1.0, (0, 1), 1)
    lines = [LogLine(0, 0, "Anna reveals her many parchments. " * 12)]
    lines += [LogLine(ply, 1, "Bramble reveals some of his own too.") for ply in (1, 2)]
    log.fill(lines)
    log.scroll(up)
    shown = sorted((top, top + row.height) for row, top in log._shown())
    assert shown
    assert all(end <= top for (_, end), (top, _) in pairwise(shown))


def test_a_paper_on_the_foot_of_the_log_hides_none_of_its_last_lines() -> None:
    log = panel(30)
    before = list(log._shown())
    paper = pygame.Rect(ROOM.x - 2, ROOM.bottom - 90, ROOM.w + 4, 90)
    log.make_room(paper)
    last, top = list(log._shown())[-1]
    assert last.line is log._lines[-1] and ROOM.y + top + last.height <= paper.y
    log.make_room(ROOM.inflate(4, 20))
    assert log.point(ROOM.center) is None, "under the paper no line is pointed at"
    log.make_room(pygame.Rect(0, 0, 0, 0))
    assert list(log._shown()) == before


def test_the_log_makes_room_for_a_notice_as_long_as_it_lies_there(tmp_path: Path) -> None:
    app = open_app(tmp_path, (1280, 720))
    app.go(PlayScene(app, match(app.library, "5", 30)))
    scene = the(PlayScene, settle(app))
    free = scene.log._body().h
    app.say("With it: more bunnies at home in the end, and 3 of the 5 are safe from the fox.")
    settle(app)
    room = scene.log._body().move(scene.log.rect.topleft)
    assert 0 < room.h < free and room.bottom <= app.notice.place.y
    app.notice.withdraw(app.notice.text)
    settle(app)
    assert scene.log._body().h == free
    app.close()
