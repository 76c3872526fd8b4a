"""Looking back in words: choices, reasons and results are told whole wherever there is room."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest
from pygame import Surface

from tabletop.ai.analysis import analysis
from tabletop.scenes.results.scene import ResultsScene
from tabletop.scenes.study import rows
from tabletop.scenes.study.layout import parts
from tabletop.scenes.study.pane import gestures
from tabletop.scenes.study.reason import as_text
from tabletop.scenes.study.scene import StudyScene
from tabletop.scenes.study.words import say
from tabletop.session.review import Review, kind_of
from tabletop.session.running import Running
from tabletop.session.seats import rabbit
from tabletop.table.art import lettering, study
from tests.scenes.support import by_lot, key, match, open_app, settle, weighed
from tests.scenes.test_study import opened
from tests.typed import some, the


def words_written(
    scene: StudyScene, monkeypatch: pytest.MonkeyPatch
) -> list[tuple[pygame.Rect, str]]:
    """What the screen writes from now on, and where."""
    written: list[tuple[pygame.Rect, str]] = []
    write = scene.words

    def noted(text: str, *args: Any, **more: Any) -> pygame.Rect:
        written.append((write(text, *args, **more), text))
        return written[-1][0]

    monkeypatch.setattr(scene, "words", noted)
    return written


@pytest.mark.parametrize("size", [(1280, 720), (1000, 600), (960, 600)])
def test_what_was_given_away_is_told_whole_in_the_list(
    tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = []
    real = study.verdict_chip

    def note(kind: str, words: str, w: int, h: int, s: float, px: float) -> Surface:
        told.append((words, w))
        return real(kind, words, w, h, s, px)

    monkeypatch.setattr(rows, "verdict_chip", note)
    app, scene = opened(tmp_path, 0, size)
    moment = scene.review.moments[0]
    legal = moment.state.legal_actions(moment.seat)
    best = next(action for action in legal if action != moment.action)
    found = weighed(((best,), 0.78), (moment.plan, 0.5), worlds=60)
    scene.review.judge(moment, found)
    scene.listed = True
    scene.rebuild()
    [(words, w)] = set(told)
    s, kind = scene.s, some(scene.review.verdicts[moment.ply]).kind
    assert "−28 ± " in words and words.endswith(" %") and kind == "blunder"
    sign_and_margins = round(46 * s)
    assert lettering.width_of(words, "heading", round(18 * s)) <= w - sign_and_margins
    app.close()


@pytest.mark.parametrize("size", [(1280, 720), (1000, 600)])
def test_a_long_choice_that_is_better_is_told_in_two_lines(
    tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene = opened(tmp_path, size=size)
    head = "As good: TOP RUN Technology Resource, BOTTOM RUN Provisions"
    why = "0.40 more creatures of your strongest rival in play. " * 4
    monkeypatch.setattr(scene.reason, "sentences", lambda: (head, "Wins 57 ± 10 %, this 47 %", why))
    written = words_written(scene, monkeypatch)
    scene.reason.show()
    box = scene.parts.reason
    lines = [(rect, words) for rect, words in written if box.contains(rect)]
    assert size == (1000, 600) or head in " ".join(words for _, words in lines)
    button = some(scene.controls.find("again")).rect
    assert not any(rect.colliderect(button) for rect, words in lines if words != "Try it from here")
    app.close()


def test_where_reasons_have_no_room_whole_sentences_go_and_no_number_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene = opened(tmp_path)
    head = "Better: Put Orange Mill 5 on Orange School 3 above 3: costs 5 bunnies"
    why = "This gives away 8 ± 2 %. 14.4 ± 0.2 fewer bunnies in all for your best rival."
    chances = "Wins 8 ± 2 %, this 0 ± 1 %"
    monkeypatch.setattr(scene.reason, "sentences", lambda: (head, chances, why))
    written = words_written(scene, monkeypatch)
    scene.reason.show()
    lines = " ".join(words for rect, words in written if scene.parts.reason.contains(rect))
    assert "Wins 8 ± 2 %, this 0 ± 1 %. This gives away 8 ± 2 %." in lines
    assert "…" not in lines and "14.4" not in lines
    app.close()


def test_the_chance_of_what_was_done_is_told_with_its_own_error(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, 0)
    moment = some(scene.moment)
    best = next(a for a in moment.state.legal_actions(moment.seat) if a != moment.action)
    found = weighed(((best,), 1.0), (moment.plan, 0.5), worlds=90)
    first, second = found.tried
    split = second.sums._replace(squares=(45.0, *second.sums.squares[1:]))
    tried = (first, second._replace(sums=split))
    scene.review.judge(moment, analysis(tried, found.pairs, "s", 90, 1.0, 1.0))
    verdict = some(scene.review.verdicts[moment.ply])
    assert verdict.error < 0.01 < 0.05 < verdict.got_error
    assert scene.reason.sentences()[1] == "Wins 100 ± 1 %, this 50 ± 5 %"
    app.close()


def test_a_chip_tells_what_kind_it_is_where_the_choice_leaves_room(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, 0)
    moment = scene.review.moments[0]
    best = next(a for a in moment.state.legal_actions(moment.seat) if a != moment.action)
    scene.review.judge(moment, weighed(((best,), 0.78), (moment.plan, 0.5), worlds=60))
    row = pygame.Rect(0, 0, 478, 41)
    narrow, wide = (scene.rows._chip(moment, row, room=room) for room in (0, 260))
    assert wide.get_width() > narrow.get_width()
    app.close()


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((3840, 2160), 300)])
def test_a_long_choice_is_told_in_two_lines_rather_than_in_tiny_type(
    tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    app, scene = opened(tmp_path, size=size, scale=scale)
    done = "Shock Bramble down over the edge to row 1, column 1"
    moment = scene.review.moments[0]._replace(done=done)
    for room in range(200, 300, 10):
        lines, px = scene.rows._done(moment.done, round(room * scene.s))
        assert " ".join(lines) == done and px >= round(rows.LEAST_TYPE * scene.s), room
    app.close()


def test_a_chip_gives_up_its_word_before_a_choice_is_written_tiny(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene = opened(tmp_path, size=(3840, 2160), scale=300)
    done = "TOP RUN Death Stalker, BOTTOM RUN Cosmic Resource"
    moment = scene.review.moments[0]
    best = next(a for a in moment.state.legal_actions(moment.seat) if a != moment.action)
    scene.review.judge(moment, weighed(((best,), 0.56), (moment.plan, 0.5), worlds=60))
    unsure = some(scene.review.verdicts[moment.ply])._replace(equal=True, behind_error=0.08)
    assert unsure.mark == "unclear"
    scene.review.verdicts[moment.ply] = unsure
    sizes: list[float] = []
    write = lettering.write

    def noted(face: Surface, text: str, x: int, y: int, role: str, px: float, *more: Any) -> Any:
        if text in done:
            sizes.append(px)
        return write(face, text, x, y, role, px, *more)

    monkeypatch.setattr(lettering, "write", noted)
    for width in range(450, 500, 5):
        row = pygame.Rect(0, 0, round(width * scene.s), round(41 * scene.s))
        scene.rows._paint(moment._replace(done=done), row, "")
    assert len(sizes) == 20 and min(sizes) >= round(rows.LEAST_TYPE * scene.s)
    app.close()


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_long_choices_are_told_whole_in_the_list(
    tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene = opened(tmp_path, size=size)
    long = "Put Bakery 4 on Orange Market 4 right 3: costs 4 bunnies"
    scene.review.moments = [each._replace(done=long) for each in scene.review.moments]
    moment = scene.review.moments[0]
    best = next(a for a in moment.state.legal_actions(moment.seat) if a != moment.action)
    scene.review.judge(moment, weighed(((best,), 0.78), (moment.plan, 0.5), worlds=60))
    scene.listed = True
    written: list[str] = []
    write = lettering.write

    def noted(face: Surface, text: str, *args: Any, **more: Any) -> pygame.Rect:
        written.append(text)
        return write(face, text, *args, **more)

    monkeypatch.setattr(lettering, "write", noted)
    scene.rebuild()
    assert [words for words in written if "…" in words] == []
    assert any(f"{first} {second}" == long for first, second in pairwise(written))
    app.close()


@pytest.mark.parametrize(
    ("size", "scale", "aside"),
    [((1920, 1080), 200, True), ((1280, 720), 100, False), ((960, 600), 200, False)],
)
def test_in_a_flat_window_the_reason_stands_beside_the_table_and_is_told_whole(
    tmp_path: Path, size: tuple[int, int], scale: int, aside: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    app, scene = opened(tmp_path, size=size, scale=scale)
    noted = words_written(scene, monkeypatch)
    settle(app)
    scene.reason.show()
    at = scene.parts
    assert at.aside == aside
    if aside:
        assert at.table.h == at.reason.h and at.table.right < at.reason.x
        lines = [(rect, words) for rect, words in noted if at.reason.contains(rect)]
        head, chances, why = scene.reason.sentences()
        told = " ".join(words for _, words in lines)
        assert head in told and as_text(chances, why) in told and "…" not in told
    again = some(scene.controls.find("again")).rect
    assert at.reason.contains(again)
    app.close()


def test_a_choice_is_called_what_its_percents_say(tmp_path: Path) -> None:
    """Told as 3 % it is a slip, as 8 % a mistake; for less another one is a little better."""
    assert [kind_of(loss) for loss in (0.024, 0.026, 0.074, 0.076, 0.146)] == [
        "good", "slip", "slip", "mistake", "blunder",
    ]  # fmt: skip
    app, scene = opened(tmp_path, 0)
    moment = some(scene.moment)
    best = next(a for a in moment.state.legal_actions(moment.seat) if a != moment.action)
    scene.review.judge(moment, weighed(((best,), 0.52), (moment.plan, 0.5), worlds=9000))
    head, _, why = scene.reason.sentences()
    assert head.startswith("A little better: ") and why.startswith("This gives away 2 ± ")
    app.close()


def test_the_words_played_and_best_never_lie_on_each_other(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    pane, moment = scene.pane, some(scene.moment)
    settle(app)
    piece = pane._ends(gestures(pane.table, moment.state, moment.seat, moment.plan))[0]
    pane.mark(scene.eyes.view(scene.stop))
    pane._tag(piece, say("tag-played"), False)
    pane._tag(piece, say("tag-best"), True)
    first, second = pane._taken
    assert not first.colliderect(second)
    app.close()


def test_with_six_names_the_result_is_told_with_badges_and_whole(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    running = Running.new("bunny_bidding", [rabbit("easy", seat) for seat in range(6)], {}, "3")
    by_lot(running, Random("3"))
    app.go(StudyScene(app, Review(running, range(6))))
    scene = the(StudyScene, settle(app))
    said = next(words for _, _, words in scene.reading() if words.count(" : ") == 5)
    assert all(name in said for name in running.names)
    assert not any("…" in words for _, _, words in scene.reading())
    app.close()


def test_the_ring_round_the_course_leaves_the_words_over_it_in_sight() -> None:
    for size, s in (((1280, 720), 1.0), ((1920, 1080), 1.5), ((3840, 2160), 3.0)):
        units = (size[0] / s, size[1] / s)
        area = pygame.Rect(0, round(66 * s), size[0], size[1] - round(66 * s))
        at = parts(area, units, s, round(40 * s))
        assert at.head.h and at.course.y - at.head.bottom >= round(10 * s)
        assert at.controls.y >= at.course.bottom and at.foot.contains(at.course)


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (640, 400)])
def test_where_a_match_that_goes_on_stands_it_is_said_so(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app = open_app(tmp_path, size)
    running = match(app.library, ply=12)
    app.go(StudyScene(app, Review(running, library=app.library)))
    scene = the(StudyScene, settle(app))
    app.frame([key(pygame.K_END)], 16.0)
    assert app.scene is scene and app.faults == 0 and scene.stop == scene.walk_through.last
    assert scene.reason.sentences() == ("The match goes on from here.", "", "")
    words = [words for _, _, words in scene.reading()]
    assert "The end" not in words and scene.where(scene.stop) == "as far as it was played"
    app.close()


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("width", [1240, 1480, 1600, 1760, 1920])
def test_where_one_stands_does_not_touch_the_button_beside_it(
    tmp_path: Path, width: int, scale: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene = opened(tmp_path, 0, (width, 1080), scale)
    written = words_written(scene, monkeypatch)
    scene.foot.where()
    box = scene.foot._position
    assert all(rect.right <= box.right - scene.px(7) for rect, text in written if "of" in text)
    app.close()


def test_a_match_without_people_is_looked_back_on_as_all_saw_it(tmp_path: Path) -> None:
    """Nobody's choices are set apart there."""
    app = open_app(tmp_path)
    running = match(app.library)
    running.seats = tuple(seat._replace(kind="ai", level="easy") for seat in running.seats)
    app.go(ResultsScene(app, running))
    some(settle(app).controls.find("review")).act()
    scene = the(StudyScene, app.scene)
    assert scene.eyes.way is None and len(scene.review.moments) > 9
    assert [name for name, _ in scene.rows.filters()] == ["only-all", "only-costly"]
    app.close()
