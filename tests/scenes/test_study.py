"""Looking back on a match: the way in, what is asked and shown, the way to try again."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from tabletop.ai.analysis import analysis
from tabletop.ai.analyst import Analyst
from tabletop.scenes.app import App
from tabletop.scenes.inputs.fields import Cycle, Segments
from tabletop.scenes.results.scene import ResultsScene
from tabletop.scenes.study.eyes import OPEN
from tabletop.scenes.study.rows import chip_words
from tabletop.scenes.study.scene import StudyScene
from tabletop.scenes.study.trying import TryScene
from tabletop.scenes.study.words import say
from tabletop.session import background, branches
from tabletop.session.ledger import shares
from tabletop.session.review import Review
from tabletop.session.running import Running
from tabletop.session.seats import human
from tabletop.table.art.study import END
from tests.scenes.support import by_lot, click, key, looked_back, match, open_app, settle, weighed
from tests.typed import some, the


def opened(
    folder: Path, looked: int | None = None, size: tuple[int, int] = (1280, 720), scale: int = 100
) -> tuple[App, StudyScene]:
    folder.mkdir(exist_ok=True)
    app = open_app(folder, size, scale)
    running = match(app.library)
    app.go(ResultsScene(app, running))
    scene = StudyScene(app, looked_back(running, looked))
    app.push(scene)
    return app, scene


def papers(scene: StudyScene) -> list[str]:
    return [c.key for c in scene.controls.items if c.key.startswith("choice:")]


def test_results_lead_there_and_back_and_keep_what_was_found(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.go(ResultsScene(app, match(app.library)))
    results = settle(app)
    some(results.controls.find("review")).act()
    scene = app.scene
    assert isinstance(scene, StudyScene)
    app._analyst = Analyst("inline")
    settle(app)
    kept = app.library.analyses(some(scene.review.running.id))
    assert len(kept) == len(scene.review.verdicts) > 0
    app.frame([key(pygame.K_ESCAPE)], 16.0)
    assert app.scene is results
    some(results.controls.find("review")).act()
    assert the(StudyScene, app.scene).review is scene.review
    app.close()


def test_choices_are_looked_at_one_after_the_other_until_all_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "SECONDS", 0.001)
    app, scene = opened(tmp_path, 0)
    app._analyst = Analyst("slices")
    for _ in range(4000):
        app.frame([], 16.0)
        if scene.review.done:
            break
    assert scene.review.done
    assert scene.review.tally().looked == len(scene.review.moments)
    assert all(verdict is not None for verdict in scene.review.verdicts.values())
    app.close()


def test_what_is_under_way_is_forgotten_when_the_screen_is_left(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, 2)
    app._analyst = Analyst("slices")
    settle(app)
    assert scene.review.asking
    app.pop()
    assert not scene.review.asking and not app.analyst.busy()
    assert len(scene.review.verdicts) == 2
    app.close()


def test_the_list_is_narrowed_to_what_gave_something_away(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    everything = papers(scene)
    assert everything == [f"choice:{m.ply}" for m in scene.review.moments[: len(everything)]]
    only = the(Segments, scene.controls.find("only"))
    only.choose(len(only.labels) - 2)
    wrong = [m for m in scene.review.moments if some(scene.review.verdicts[m.ply]).kind != "good"]
    assert wrong and papers(scene) == [f"choice:{m.ply}" for m in wrong[: len(everything)]]
    app.close()


def test_a_row_of_the_list_brings_the_table_to_that_choice(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    moment = scene.review.moments[1]
    app.frame(click(some(scene.controls.find(f"choice:{moment.ply}")).rect.center), 16.0)
    assert scene.walk_through.stops[scene.stop] == moment.ply
    assert scene.pane.director.view == scene.eyes.view(scene.stop)
    app.close()


def test_marks_lie_on_what_was_played_and_on_what_is_best(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    for moment in scene.review.moments:
        verdict = some(scene.review.verdicts[moment.ply])
        if verdict.same or moment.seat != scene.eyes.way:
            continue
        scene.go(scene.walk_through.stop_of(moment.ply))
        done = scene.pane.table.gesture(moment.action, moment.state.view(moment.seat))
        marks = scene.pane.table.marks
        assert {done.source, done.target} & set(marks.chosen)
        assert marks.hinted and not set(marks.hinted) & set(marks.chosen)
        break
    else:
        raise AssertionError("no choice that was not the best")
    app.close()


def test_nothing_is_marked_for_whoever_did_not_know_it(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    scene.look_as(scene.eyes.ways().index(None))
    assert scene.eyes.way is None
    assert scene.pane.table.marks.chosen == frozenset()
    assert scene.pane.director.view == scene.walk_through.view(None, scene.stop)
    app.close()


def test_a_choice_is_tried_again_with_the_same_luck_or_with_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene = opened(tmp_path)
    assert scene.controls.find("luck") is None, "all was dealt at the start"
    assert say("all-dealt") in [words for _, _, words in scene.reading()]
    app.close()
    monkeypatch.setattr(branches, "luck_falls", lambda running: True)
    for luck in (0, 1):
        app, scene = opened(tmp_path / str(luck))
        moment = scene.review.moments[1]
        scene.go(scene.walk_through.stop_of(moment.ply))
        the(Segments, scene.controls.find("luck")).choose(luck)
        some(scene.controls.find("again")).act()
        assert isinstance(app.scene, TryScene)
        again = app.scene.running
        assert again.ply == moment.ply
        assert (again.match.seed == scene.review.running.match.seed) == (luck == 0)
        assert app.library.saved()[0].sheet.origin == "again"
        assert [each.ply for each in app.library.branches()] == [moment.ply]
        app.scene.leave_match()
        assert app.scene is scene
        assert some(scene.controls.find("lines")).label == "Lines 1"
        app.close()


def test_a_choice_is_tried_by_clicking_it_on_the_table_beside_the_list(tmp_path: Path) -> None:
    """Bunny and place one after the other, or drawn there; the line begins with what was picked."""
    for drawn in (False, True):
        app, scene = opened(tmp_path / str(drawn))
        moment = some(scene.moment)
        table, view = scene.pane.table, moment.state.view(moment.seat)
        other = next(a for a in moment.state.legal_actions(moment.seat) if a != moment.action)
        gesture = table.gesture(other, view)
        start, end = (some(table.rect(key)).center for key in gesture if key)
        events = [*click(start), *click(end)]
        if drawn:
            events = [*click(start)[:-1], *click(end)[:1], click(end)[-1]]
        for event in events:
            app.frame([event], 16.0)
        assert isinstance(app.scene, TryScene), gesture
        settle(app, 60)
        assert app.scene.running.match.log[moment.ply].action == other
        the(TryScene, app.scene).leave_match()
        assert some(scene.controls.find("lines")).label == "Lines 1"
        app.close()


def test_by_the_eyes_of_another_seat_nothing_is_picked_on_the_table(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    moment = some(scene.moment)
    scene.look_as(1)
    assert scene.eyes.seen(scene.stop) != moment.seat and not scene.picking.gestures()
    app.close()


def test_one_person_may_choose_for_every_seat_of_a_line(tmp_path: Path) -> None:
    app, _ = opened(tmp_path)
    app.frame([key(pygame.K_t, pygame.KMOD_SHIFT)], 16.0)
    table = app.scene
    assert isinstance(table, TryScene) and table.by_hand
    assert all(seat.human for seat in table.running.seats)
    luck = Random(3)
    asked = set()
    for _ in range(12):
        for _ in range(400):
            app.frame([], 50.0)
            if table.deciding is not None:
                break
        assert app.scene is table, "no cover lies over a line played by one person"
        asked.add(table.deciding)
        table.choose(luck.choice(list(table.legal())))
    table.pause.ask()
    paper = some(app.dialog)
    assert paper.words == "This line is kept. Looking back has it under Lines."
    labels = [choice.label for choice in paper.choices]
    assert labels[0] == "Leave the line" and labels[-1] == "Stay at the table"
    assert not {"Give up …", "Remove the match …", "Same deal again"} & set(labels)
    assert asked == {0, 1}
    app.close()


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_played_by_itself_it_comes_to_the_end_without_a_correction(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app, scene = opened(tmp_path, size=size)
    app.frame([key(pygame.K_HOME)], 16.0)
    assert scene.stop == 0
    scene.pace(2)
    app.frame([key(pygame.K_p)], 16.0)
    for _ in range(20000):
        app.frame([], 50.0)
        if not scene.playing:
            break
    assert scene.stop == scene.walk_through.last
    assert scene.pane.director.corrections == 0
    app.close()


def test_keys_go_from_choice_to_choice_turn_to_turn_and_to_mistakes(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    walk = scene.walk_through

    def press(code: int) -> int:
        app.frame([key(code)], 16.0)
        scene.pane.director.skip()
        return scene.stop

    assert press(pygame.K_END) == walk.last
    assert press(pygame.K_HOME) == 0
    assert press(pygame.K_PERIOD) == 1
    assert press(pygame.K_RIGHT) == 2
    assert press(pygame.K_COMMA) == 1
    assert walk.turns[press(pygame.K_PAGEDOWN)] == walk.turns[1] + 1
    press(pygame.K_HOME)
    wrong = walk.stops[press(pygame.K_RIGHTBRACKET)]
    assert some(scene.review.verdicts[wrong]).kind != "good"
    app.close()


def test_what_is_found_while_one_looks_appears_and_the_table_stays(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, 0)
    app._analyst = Analyst("inline")
    built = scene.pane.table.nodes
    settle(app)
    assert scene.pane.table.nodes is built
    assert "Not looked at yet" not in scene.reason.sentences()
    app.close()


@pytest.mark.parametrize("playing", [False, True])
def test_a_click_is_taken_though_something_is_found_while_the_button_is_down(
    tmp_path: Path, playing: bool
) -> None:
    app, scene = opened(tmp_path, 1)
    app._analyst = Analyst("slices")
    moment = scene.review.moments[2]
    at, down, up = click(some(scene.controls.find(f"choice:{moment.ply}")).rect.center)
    app.frame([at, down], 16.0)
    if playing:
        scene.toggle()
    scene.review.judge(scene.review.moments[1], None)
    for _ in range(3):
        app.frame([], 16.0)
    app.frame([up], 16.0)
    assert scene.walk_through.stops[scene.stop] == moment.ply
    settle(app)
    assert scene._looked == len(scene.review.verdicts)
    app.close()


def shared(folder: Path) -> tuple[App, StudyScene]:
    """Looking back on a match of two people."""
    app = open_app(folder)
    running = Running.new("bunny_boom", [human("Anna", 0), human("Ben", 1)], {}, "1", app.library)
    by_lot(running, Random(1))
    app.go(ResultsScene(app, running))
    app.push(StudyScene(app, looked_back(running)))
    scene = app.scene
    assert isinstance(scene, StudyScene)
    return app, scene


def test_among_several_people_the_first_choice_is_seen_by_whoever_made_it(tmp_path: Path) -> None:
    app, scene = shared(tmp_path)
    first = scene.review.moments[0]
    assert first.seat != scene.review.running.humans[0]
    assert scene.eyes.way == first.seat
    assert scene.pane.director.view == first.state.view(first.seat)
    viewer = the(Cycle, scene.controls.find("viewer"))
    assert viewer.chosen == scene.eyes.ways().index(first.seat)
    app.close()


def test_laid_out_anew_while_it_plays_it_is_still_seen_by_whoever_chooses(tmp_path: Path) -> None:
    app, scene = shared(tmp_path)
    scene.toggle()
    seen = set()
    for frame in range(4000):
        app.frame([], 16.0)
        if frame % 17 == 5 and scene.pane.director.busy:
            scene.rebuild()
        if scene.moment is not None and not scene.pane.director.busy:
            assert scene.eyes.way == scene.moment.seat
            seen.add(scene.eyes.way)
        if len(seen) == 2 and scene.stop > 8:
            break
    assert len(seen) == 2 and scene.playing
    app.close()


def test_words_of_choices_gone_by_are_not_kept(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    settle(app)
    many = len(scene.told)
    for _ in range(20):
        scene.go(scene.stop + 1)
        scene.go(scene.stop - 1)
    assert len(scene.told) < many + 8
    app.close()


def test_a_choice_that_was_not_looked_at_is_told_in_whole_sentences(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the headline leaves no room beside it; and in the paper with all that is said."""
    app, scene = opened(tmp_path, 0)
    _, chances, why = scene.reason.sentences()
    assert chances == "Not looked at yet"
    monkeypatch.setattr(scene.reason, "sentences", lambda: ("Hop " * 12, chances, why))
    scene.reason.show()
    box = scene.parts.reason
    lines = [words for _, rect, words in scene.told if box.contains(rect)]
    assert any(words.endswith(f". {why}") for words in lines)
    assert not any(words.startswith("It ") or ". It " in words for words in lines)
    scene.reason.ask_all()
    assert some(app.dialog).words == f"{chances}. {why}"
    app.close()


@pytest.mark.parametrize(("second", "seen"), [("more " * 9 + "carrots", 1), ("more", 2)])
def test_a_reason_without_room_is_left_to_all_that_is_said_and_none_is_cut(
    tmp_path: Path, second: str, seen: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene = opened(tmp_path, 0)
    lead = "Wins 73 ± 1 %, this 64 %. This gives away 9 ± 1 %."
    facts = ("0.19 ± 0.03 fewer carrots for you", second)
    why = f"{lead} {'; '.join(facts)}."
    monkeypatch.setattr(scene.reason, "sentences", lambda: ("Hop", "", why))
    written: list[str] = []
    words = scene.words

    def write(text: str, *where: Any, **how: Any) -> object:
        written.append(text)
        return words(text, *where, **how)

    monkeypatch.setattr(scene, "words", write)
    scene.reason.show()
    told = " ".join(written)
    assert f"{lead} {'; '.join(facts[:seen])}." in told and "…" not in told
    app.close()


def test_a_best_choice_without_reasons_is_told_beside_the_next_best(tmp_path: Path) -> None:
    """And how many trials that rests on, with a way to have more."""
    app, scene = opened(tmp_path, 0)
    moment = some(scene.moment)
    legal = moment.state.legal_actions(moment.seat)
    other = next((each,) for each in legal if each != moment.action)
    for chance, words in ((0.3, "Next best: "), (0.5, "As good, within the error: ")):
        scene.review.judge(moment, weighed((moment.plan, 0.5), (other, chance), worlds=500))
        head, _, why = scene.reason.sentences()
        assert head.startswith("Just so: ") and why.startswith(words)
    scene.reason.ask_all()
    dialog = some(app.dialog)
    assert dialog.words.endswith("This rests on 1,000 trials.")
    assert next(choice.label for choice in dialog.choices) == "Look longer at it"
    app.close()


def test_however_many_pages_the_list_has_their_number_stands_between_its_buttons(
    tmp_path: Path,
) -> None:
    app, scene = opened(tmp_path)
    scene.review.moments = scene.review.moments * 40
    scene.rebuild()
    scene.rows.turn(200)
    back, on = (some(scene.controls.find(name)).rect for name in ("rows_back", "rows_on"))
    [at] = [rect for _, rect, words in scene.told if words == "Page 201 of 280"]
    assert back.right < at.left and at.right < on.left
    app.close()


def test_turned_over_to_the_list_the_present_choice_is_on_it(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, size=(640, 400))
    assert not scene.parts.beside and not papers(scene)
    later = scene.review.moments[-1]
    scene.go_to_ply(later.ply)
    some(scene.controls.find("listed")).act()
    assert f"choice:{later.ply}" in papers(scene)
    app.close()


def test_a_choice_that_may_be_worse_by_the_error_is_unclear_and_not_called_good(
    tmp_path: Path,
) -> None:
    app, scene = opened(tmp_path, 0)
    moment = some(scene.moment)
    best = next(a for a in moment.state.legal_actions(moment.seat) if a != moment.action)
    found = weighed(((best,), 0.71), (moment.plan, 0.5), worlds=30)
    spread = found.pairs[0, 1]._replace(squares=(12.0, 12.0, 0.0, 0.0, 0.0))
    scene.review.judge(moment, analysis(found.tried, {(0, 1): spread}, "s", 30, 1.0, 1.0))
    verdict = some(scene.review.verdicts[moment.ply])
    assert verdict.open and verdict.mark == "unclear" and verdict.kind == "good"
    assert chip_words(verdict).startswith("unclear −21 ± ")
    assert "unclear −21 ± " in scene.rows.said(moment)
    app.close()


def test_every_line_of_the_course_ends_at_what_the_match_came_to(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    running = scene.review.running
    ends = [point for point in scene._points() if point.kind == END]
    shared = shares(some(running.result), len(running.seats))
    figures = [seat.figure for seat in running.seats]
    assert [(e.stop, e.figure, e.chance, e.error) for e in ends] == [
        (scene.walk_through.last, figure, share, 0.0)
        for figure, share in zip(figures, shared, strict=True)
    ]
    app.close()


def test_the_light_of_the_present_stop_lies_over_the_ground_of_its_round(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    nodes = {node.key: node for node in scene.stage.nodes}
    assert nodes["bands"].z < nodes["column"].z < nodes["course"].z
    app.close()


def test_the_next_mistake_is_one_of_those_that_the_list_is_narrowed_to(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    review = Review(match(app.library), (0, 1))
    for moment in review.moments:
        best = next(a for a in moment.state.legal_actions(moment.seat) if a != moment.action)
        review.judge(moment, weighed(((best,), 0.6), (moment.plan, 0.5)))
    app.go(StudyScene(app, review))
    scene = the(StudyScene, settle(app))

    def seats_met() -> set[int]:
        """Whose mistakes the key leads to, one after the other."""
        scene.go(0)
        met, stop = set(), -1
        while scene.stop != stop:
            stop = scene.stop
            app.frame([key(pygame.K_RIGHTBRACKET)], 16.0)
            if scene.stop != stop:
                met.add(some(scene.moment).seat)
        return met

    assert seats_met() == {0, 1}
    the(Segments, scene.controls.find("only")).nudge(1)
    assert {moment.seat for moment in scene.rows.listed} == {0} == seats_met()
    app.close()


def test_rows_and_slider_say_what_they_show(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, 3)
    third, fourth = scene.review.moments[2:4]
    scene.go_to_ply(third.ply)
    row = scene.controls.find(f"choice:{third.ply}")
    assert some(row).label.startswith(f"Anna, turn {third.turn}: {third.done}; mistake −10 ± ")
    assert scene.rows.said(fourth).endswith("; not looked at yet")
    last = scene.walk_through.last
    listed = len(scene.review.moments)
    assert some(scene.controls.find("course")).holds() == f"choice 3 of {listed}"
    assert scene.where(scene.stop) == f"choice 3 of {listed}", "counted as in the list"
    forced = next(s for s in range(last) if scene.walk_through.stops[s] not in scene._moments)
    assert scene.where(forced) == f"step {forced + 1} of {last}"
    scene.go(last)
    assert some(scene.controls.find("course")).holds() == "the end"
    app.close()


def test_a_match_that_goes_on_shows_no_other_hand(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    running = match(None, ply=9)
    scene = StudyScene(app, Review(running))
    app.go(scene)
    assert scene.eyes.ways() == [0, None]
    app.close()


def test_nothing_is_all_open_while_a_match_goes_on(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = StudyScene(app, Review(match(None, ply=9)))
    app.go(scene)
    assert OPEN not in scene.eyes.ways()
    app.close()


def test_by_turns_a_step_goes_to_where_the_next_turn_begins(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    app.frame([key(pygame.K_HOME), key(pygame.K_g)], 16.0)
    begins = scene.walk_through.begins
    for begin in begins[1:4]:
        app.frame([key(pygame.K_PERIOD)], 16.0)
        assert scene.stop == begin
    app.frame([key(pygame.K_COMMA)], 16.0)
    assert scene.stop == begins[2]
    app.close()


def test_a_study_can_be_opened_at_any_moment(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    running = match(app.library)
    app.go(StudyScene(app, Review(running), running.ply))
    study = the(StudyScene, app.scene)
    assert study.stop == study.walk_through.last
    app.close()


def test_a_piece_is_seen_large_by_a_right_click_or_by_a_key_and_goes_with_the_next(
    tmp_path: Path,
) -> None:
    app, scene = opened(tmp_path)
    settle(app)
    table = scene.pane.table
    view = scene.pane.director.view
    keys = [each for group in table.groups(view) for each in group.keys]
    key_ = next(each for each in keys if table.rect(each) and table.close_look(each, view))
    pos = some(table.rect(key_)).center
    stop = scene.stop
    for opening in (
        [pygame.Event(pygame.MOUSEBUTTONDOWN, button=3, pos=pos)],
        [pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0)), key(pygame.K_i)],
    ):
        app.frame(opening, 16.0)
        assert scene.closer.open and any(
            words.startswith(table.name_of(key_, view)[:4])
            for _, _, words in scene.reading()
        )
        app.frame([key(pygame.K_PERIOD)], 16.0)
        assert not scene.closer.open and scene.stop == stop, "the key does nothing else"
    app.close()
