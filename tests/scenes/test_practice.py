"""The practice desk, and choices to be made well: what is put, judged, planned and dropped."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, tzinfo
from pathlib import Path
from typing import Any

import pygame
import pytest

from tabletop.ai.analyst import Analyst
from tabletop.core.action import Action, parse_action
from tabletop.core.registry import games
from tabletop.scenes.app import App
from tabletop.scenes.lessons.remembered import anybody_knows
from tabletop.scenes.practice import scene as practice
from tabletop.scenes.practice.progress import ProgressScreen, sheets_of
from tabletop.scenes.practice.scene import PracticeScene
from tabletop.scenes.practice.shelf import PuzzlesScreen
from tabletop.scenes.practice.solve import SolveScene
from tabletop.scenes.practice.tasks import Task, due
from tabletop.scenes.practice.wording import chance, rating_words, say, until
from tabletop.scenes.screenshot import Shot, picture
from tabletop.session import exercises
from tabletop.session.puzzles import Puzzle, puzzles_of
from tabletop.session.puzzles import opened as opened_puzzle
from tabletop.session.review import Review, percent, told, whole_choice
from tabletop.session.running import Running
from tabletop.table.art import lettering
from tabletop.table.art.progress import beside
from tests.scenes.support import GAME, SCREENS, key, match, open_app, settle, weighed
from tests.typed import some, the

NOW = datetime.now(UTC)


class OneDay(date):
    """What the puzzle of another day is must not decide a test."""

    @classmethod
    def today(cls) -> OneDay:
        return cls(2026, 3, 4)


@pytest.fixture(autouse=True)
def one_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice, "date", OneDay)


def opened(folder: Path, size: tuple[int, int] = (1280, 720), games: int = 1) -> App:
    """A library with finished matches in which each choice of the person was a mistake."""
    app = open_app(folder, size)
    for number in range(games):
        running = match(app.library, seed=str(number))
        review = Review(running, library=app.library)
        for moment in review.moments[:3]:
            legal = moment.state.legal_actions(moment.seat)
            best = next(action for action in legal if action != moment.action)
            review.judge(moment, weighed(((best,), 0.7), (moment.plan, 0.5)))
        exercises.note(review, app.library, NOW)
    return app


def begun(folder: Path) -> tuple[App, SolveScene]:
    app = opened(folder)
    app.go(PracticeScene(app))
    settle(app)
    some(app.scene.controls.find("begin")).act()
    scene = settle(app)
    assert isinstance(scene, SolveScene)
    return app, scene


def best(task: Task) -> Action:
    """The first step of the best choice."""
    found: Action = some(some(task.analysis).best).plan[0]
    return found


def choose(app: App, scene: SolveScene, action: Action) -> None:
    scene.choose(action)
    for _ in range(400):
        app.frame([], 50.0)
        if app.dialog is not None:
            return
    raise AssertionError("nothing was said of the choice")


def test_due_exercises_are_put_at_the_table_as_they_were(tmp_path: Path) -> None:
    app, scene = begun(tmp_path)
    tasks = due(app.library)
    assert len(tasks) == 3 and scene.running.ply == tasks[0].ply
    assert scene.deciding == tasks[0].seat
    assert scene.running.id is None, "an exercise is kept nowhere"
    app.close()


def test_what_a_choice_gave_away_is_told_with_its_error_or_as_about(tmp_path: Path) -> None:
    app = opened(tmp_path)
    first = due(app.library)[0]
    error = next(c.behind_error for c in some(first.analysis).choices if c.lost)
    assert first.lost == percent(0.2, error)
    running = first.begin()
    before = Running.resume(app.library, first.match)
    made = told(running, running.match.state, first.seat, whole_choice(before, first.ply))
    asked = first.question(running)
    assert made and asked == f"You chose: {made}. Find a better one: that gave away {first.lost}."
    other = app.library.exercises()[0]
    app.library.keep_exercise(other._replace(lost=0.31))
    found = next(task for task in due(app.library) if task.ply == other.ply)
    assert found.lost == "about 31 %", "the analysis says something else by now"
    app.close()


def test_puzzles_that_were_tried_come_after_those_that_never_were(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.open("puzzles")
    shelf = the(PuzzlesScreen, settle(app))
    some(shelf.controls.find(f"{GAME}:easy")).act()
    scene = the(SolveScene, settle(app))
    first, second = (some(task.puzzle) for task in scene.tasks[:2])
    verbs = scene.running.match.game.info.verbs
    verdict(app, scene, next(a for a in scene.legal() if not first.solves(a, verbs)))
    app.dialog = None
    app.open("puzzles")
    some(the(PuzzlesScreen, settle(app)).controls.find(f"{GAME}:easy")).act()
    again = the(SolveScene, settle(app)).tasks
    assert again[0].puzzle == second and first not in [task.puzzle for task in again]
    app.close()


def test_a_choice_as_good_as_the_best_is_found_and_comes_back_later(tmp_path: Path) -> None:
    app, scene = begun(tmp_path)
    task, before = scene.task, len(app.library.saved())
    choose(app, scene, best(task))
    assert "found" in some(app.dialog).title
    assert some(app.dialog).words.endswith(" days."), "it says when it comes back"
    assert task.ply not in [each.ply for each in due(app.library)]
    some(some(app.dialog).choices[-1].act)()
    following = settle(app)
    assert isinstance(following, SolveScene) and following.at == 1 and following.found == 1
    assert len(app.library.saved()) == before
    app.close()


def test_the_same_mistake_is_told_and_can_be_tried_again(tmp_path: Path) -> None:
    app, scene = begun(tmp_path)
    task = scene.task
    wrong = next(c for c in some(task.analysis).choices if not c.equal)
    choose(app, scene, wrong.plan[0])
    assert "better" in some(app.dialog).title and "20 ± " in some(app.dialog).words
    assert some(app.dialog).words.endswith("It comes back in 10 minutes.")
    some(some(app.dialog).choices[-1].act)()
    again = settle(app)
    assert isinstance(again, SolveScene) and again.at == 0 and again.running.ply == task.ply
    choose(app, again, best(task))
    assert "comes back" not in some(app.dialog).words, "when is planned by the first try"
    some(some(app.dialog).choices[-1].act)()
    assert the(SolveScene, settle(app)).found == 0, "only the first try counts"
    app.close()


def test_a_choice_that_was_not_looked_at_is_looked_at_then(tmp_path: Path) -> None:
    app, scene = begun(tmp_path)
    app._analyst = Analyst("inline")
    known = [c.plan[0] for c in some(scene.task.analysis).choices]
    legal = scene.running.legal(scene.task.seat)
    other = next(action for action in legal if action not in known)
    choose(app, scene, other)
    assert some(app.dialog).title
    app.close()


def test_shown_the_best_choice_one_hears_what_it_was_weighed_against(tmp_path: Path) -> None:
    """Where nothing speaks for it in numbers, nothing is said that they do not bear out."""
    app, scene = begun(tmp_path)
    known = some(scene.task.analysis)
    plan = next((a,) for a in scene.running.legal(0) if known.of((a,)) is None)
    alike = weighed((known.best.plan if known.best else plan, 0.7), (plan, 0.7))
    scene._show(alike)
    told = some(app.dialog).words
    assert told.startswith("As good, within the error: ") and told.endswith(".")
    app.close()


def test_one_that_is_not_wanted_is_gone_for_good(tmp_path: Path) -> None:
    app, scene = begun(tmp_path)
    task = scene.task
    choose(app, scene, best(task))
    some(next(c for c in some(app.dialog).choices if c.label == say("drop")).act)()
    assert task.ply not in [e.ply for e in app.library.exercises() if e.card]
    app.close()


def test_with_a_hint_it_does_not_count_as_found(tmp_path: Path) -> None:
    app, scene = begun(tmp_path)
    scene.running.use_aid("hint")
    choose(app, scene, best(scene.task))
    some(some(app.dialog).choices[-1].act)()
    assert the(SolveScene, settle(app)).found == 0
    app.close()


def test_an_exercise_whose_match_is_gone_is_passed_over(tmp_path: Path) -> None:
    app = opened(tmp_path, games=2)
    app.go(PracticeScene(app))
    gone = the(PracticeScene, app.scene).tasks[0].match
    app.library.delete(gone)
    some(settle(app).controls.find("begin")).act()
    scene = settle(app)
    assert isinstance(scene, SolveScene) and scene.task.match != gone
    app.close()


class Stopped(datetime):
    """A clock that stands still."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
        return NOW


def test_the_desk_tells_when_the_next_exercise_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = opened(tmp_path)
    monkeypatch.setattr("tabletop.scenes.practice.scene.datetime", Stopped)
    monkeypatch.setattr("tabletop.scenes.practice.tasks.datetime", Stopped)
    planned = [
        exercises.answered(each, found, app.library, NOW)
        for found, each in zip((True, True, False), app.library.exercises())
    ]
    app.go(PracticeScene(app))
    told = " ".join(words for _, _, words in the(PracticeScene, settle(app)).reading())
    assert say("mistakes.next", when=until(min(planned), NOW)) in told
    app.close()


def test_the_last_task_leads_back_to_the_desk(tmp_path: Path) -> None:
    app, _ = begun(tmp_path)
    for _ in range(3):
        app.frame([key(pygame.K_n)], 16.0)
    assert isinstance(settle(app), PracticeScene)
    app.close()


@pytest.mark.parametrize("size", [(640, 400), (960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("games", [0, 4])
def test_everything_of_the_desk_can_be_reached_at_every_size(
    tmp_path: Path, size: tuple[int, int], games: int
) -> None:
    app = opened(tmp_path, size, games)
    app.go(PracticeScene(app))
    scene = the(PracticeScene, settle(app))
    window = app.window.surface.get_rect()
    seen = set()
    for page in range(scene.pager.pages if scene.pager is not None else 1):
        if scene.pager is not None:
            scene.pager.step(page - scene.pager.page)
        for control in scene.controls.items:
            assert window.contains(control.rect), control.key
            seen.add(control.key)
    assert "begin" in seen and sum(each.startswith("learn:") for each in seen) >= 5
    assert any(each.startswith("study:") for each in seen) == bool(games)
    app.close()


def test_a_match_is_studied_from_the_desk_and_one_comes_back_to_it(tmp_path: Path) -> None:
    app = opened(tmp_path)
    app.go(PracticeScene(app))
    scene = settle(app)
    next(c for c in scene.controls.items if c.key.startswith("study:")).act()
    assert type(settle(app)).__name__ == "StudyScene"
    app.frame([key(pygame.K_ESCAPE)], 16.0)
    assert app.scene is scene
    app.close()


DAY = date(2026, 11, 28)
"""The day whose puzzle is tried; its chances are counted exactly."""


def daily(folder: Path, day: date | None = None) -> tuple[App, SolveScene]:
    app = open_app(folder)
    app.go(PracticeScene(app, day))
    some(settle(app).controls.find("puzzle")).act()
    scene = settle(app)
    assert isinstance(scene, SolveScene) and scene.task.puzzle is not None
    return app, scene


def verdict(app: App, scene: SolveScene, action: Action) -> str:
    """The title of what is said once that was tried."""
    scene.play(scene.running.submit(some(scene.task.puzzle).seat, action))
    for _ in range(400):
        app.frame([], 50.0)
        if app.dialog is not None:
            return app.dialog.title
    raise AssertionError("nothing is said of what was tried")


def test_the_question_does_not_lie_over_what_is_said_of_a_quick_answer(tmp_path: Path) -> None:
    app, scene = daily(tmp_path)
    puzzle, verbs = some(scene.task.puzzle), scene.running.match.game.info.verbs
    asked = scene.task.question(scene.running)
    app.say(asked)
    app.frame([], 16.0)
    assert app.notice.text == asked
    right = next(a for a in scene.legal() if puzzle.solves(a, verbs))
    assert "found" in verdict(app, scene, right)
    assert app.notice.text != asked
    app.close()


def test_where_no_count_tells_why_an_answer_is_best_that_is_said(tmp_path: Path) -> None:
    app, scene = daily(tmp_path)
    puzzle = some(scene.task.puzzle)._replace(why=())
    scene.tasks = (replace(scene.task, puzzle=puzzle),)
    verbs = scene.running.match.game.info.verbs
    assert "found" in verdict(app, scene, next(
        a for a in scene.legal() if puzzle.solves(a, verbs)
    ))  # fmt: skip
    assert some(app.dialog).words.endswith(f"any other choice. {say('untold')}")
    app.close()


def test_the_puzzle_of_the_day_is_solved_by_its_answer_alone(tmp_path: Path) -> None:
    app, scene = daily(tmp_path, DAY)
    puzzle, verbs = some(scene.task.puzzle), scene.running.match.game.info.verbs
    wrong = next(a for a in scene.legal() if not puzzle.solves(a, verbs))
    assert "better" in verdict(app, scene, wrong)
    margin = chance(puzzle.margin, puzzle.margin_error, puzzle.exact)
    assert some(app.dialog).words == f"One choice wins at least {margin} more than yours."
    some(some(app.dialog).choices[1].act)()
    assert some(app.dialog).title.startswith("Best: ")
    whole = chance(puzzle.chance, puzzle.error, puzzle.exact)
    assert some(app.dialog).words.startswith(f"It wins {whole}, {margin} more than any other")
    assert f"Against the next best: {puzzle.why[0]}" in some(app.dialog).words
    some(some(app.dialog).choices[0].act)()
    again = the(SolveScene, settle(app))
    right = next(a for a in again.legal() if puzzle.solves(a, verbs))
    gesture = again.table.gesture(right, again.view)
    assert (gesture.target or gesture.source) in again.aids.hinted, "the answer is marked"
    assert not again.running.aids.get("hint"), "nobody asked the analysis"
    assert "found" in verdict(app, again, right)
    assert some(app.dialog).words.endswith(say("well-found.seen"))
    some(some(app.dialog).choices[-1].act)()
    puzzle_of_the_day = some(settle(app).controls.find("puzzle"))
    assert puzzle_of_the_day.label == "Solve it", "what was shown is not solved"
    app.close()


def test_a_puzzle_found_at_a_later_try_is_solved(tmp_path: Path) -> None:
    app, scene = daily(tmp_path)
    puzzle, verbs = some(scene.task.puzzle), scene.running.match.game.info.verbs
    verdict(app, scene, next(a for a in scene.legal() if not puzzle.solves(a, verbs)))
    some(next(c for c in some(app.dialog).choices if c.label == "Try again").act)()
    again = the(SolveScene, settle(app))
    assert not again.aids.hinted
    verdict(app, again, answer(again))
    assert not any(say(f"well-found.{aid}") in some(app.dialog).words for aid in ("seen", "hinted"))
    some(some(app.dialog).choices[-1].act)()
    assert some(settle(app).controls.find("puzzle")).label == "Look at it again"
    app.close()


def test_behind_a_puzzle_that_was_tried_nobody_is_said_to_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rabbits wait there, and play only where one goes on."""
    bidding = games()["bunny_bidding"]

    def leads_to_rabbits(puzzle: Puzzle) -> bool:
        running = opened_puzzle(puzzle)
        running.submit(puzzle.seat, parse_action(puzzle.answer, bidding.info.verbs))
        return not running.over and puzzle.seat not in running.actors()

    fitting = next(each for each in puzzles_of(bidding)[0] if leads_to_rabbits(each))
    monkeypatch.setattr(practice, "of_the_day", lambda day: (bidding, fitting))
    app, scene = daily(tmp_path)
    verdict(app, scene, answer(scene))
    scene.refresh()
    others = [s for s in scene.running.actors() if not scene.running.seats[s].human]
    assert others, "it is a rabbit's turn"
    _, asked, eyes = some(scene.desk.papers.top.asked)
    assert asked.title == f"{scene.running.names[others[0]]} is next" and eyes == ""
    app.close()


def test_a_hint_at_one_try_is_remembered_at_the_next(tmp_path: Path) -> None:
    app, scene = daily(tmp_path)
    puzzle, verbs = some(scene.task.puzzle), scene.running.match.game.info.verbs
    scene.running.use_aid("hint")
    verdict(app, scene, next(a for a in scene.legal() if not puzzle.solves(a, verbs)))
    some(next(c for c in some(app.dialog).choices if c.label == "Try again").act)()
    again = the(SolveScene, settle(app))
    verdict(app, again, answer(again))
    some(some(app.dialog).choices[-1].act)()
    assert some(settle(app).controls.find("puzzle")).label == "Solve it"
    app.close()


def answer(scene: SolveScene) -> Action:
    """The one answer of the puzzle on the table."""
    puzzle, verbs = some(scene.task.puzzle), scene.running.match.game.info.verbs
    return next(a for a in scene.legal() if puzzle.solves(a, verbs))


def test_all_puzzles_are_played_by_game_and_grade_those_unsolved_first(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.open("practice")
    some(settle(app).controls.find("puzzles")).act()
    shelf = the(PuzzlesScreen, settle(app))
    some(shelf.controls.find(f"{GAME}:medium")).act()
    scene = the(SolveScene, settle(app))
    first, second = (some(task.puzzle) for task in scene.tasks[:2])
    assert scene.task.puzzle == first and first.grade == "medium"
    assert scene.running.may_undo() is not None, "what came before is the puzzle"
    assert "found" in verdict(app, scene, answer(scene))
    some(some(app.dialog).choices[-1].act)()
    assert some(the(SolveScene, settle(app)).task.puzzle) == second
    app.open("practice")
    assert not anybody_knows(app, practice._mark(the(PracticeScene, app.scene).today))
    app.open("puzzles")
    shelf = the(PuzzlesScreen, settle(app))
    assert "1 of " in some(shelf.controls.find(f"{GAME}:medium")).label
    some(shelf.controls.find(f"{GAME}:medium")).act()
    tasks = the(SolveScene, settle(app)).tasks
    assert first not in [task.puzzle for task in tasks] and tasks[0].puzzle == second
    app.scene.key(key(pygame.K_ESCAPE))
    some(some(app.dialog).choices[0].act)()
    assert settle(app).route == "puzzles", "one comes back to where one began"
    app.close()


def test_a_puzzle_that_was_solved_without_a_name_stays_solved_with_one(tmp_path: Path) -> None:
    app, scene = daily(tmp_path)
    verdict(app, scene, answer(scene))
    app.settings.name = "Anna"
    app.open("practice")
    desk = the(PracticeScene, settle(app))
    assert practice._streak(app, desk.today) == 1
    assert some(desk.controls.find("puzzle")).label == "Look at it again"
    app.close()


def test_a_choice_that_was_undone_is_judged_when_it_is_made_anew(tmp_path: Path) -> None:
    app, scene = daily(tmp_path)
    wrong = next(action for action in scene.legal() if action != answer(scene))
    scene.play(scene.running.submit(scene.task.seat, wrong))
    scene.aids.undo()
    assert not scene.tried, "nothing was said of it yet"
    verdict(app, scene, wrong)
    some(app.dialog).closed = True
    settle(app)
    scene.aids.undo()
    again = the(SolveScene, settle(app))
    assert "found" in verdict(app, again, answer(again))
    app.close()


def test_an_exercise_is_left_without_being_told_that_a_match_is_lost(tmp_path: Path) -> None:
    app, scene = daily(tmp_path)
    scene.pause.ask()
    assert app.dialog is not None and app.dialog.words == say("leave-exercise.words")
    labels = [choice.label for choice in app.dialog.choices]
    assert labels[0] == "Leave the exercise" and "Give up …" not in labels
    app.close()


def test_a_picture_of_the_desk_is_the_same_on_every_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is compared with a kept one, which would be wrong tomorrow."""
    seen = set()
    for ahead in range(3):

        class Then(date):
            @classmethod
            def today(cls) -> Then:
                return cls(2026, 3, 1 + ahead)  # noqa: B023

        monkeypatch.setattr(practice, "date", Then)
        drawn = picture(Shot(scene="practice", size=(640, 400)))
        seen.add(pygame.image.tobytes(drawn, "RGB"))
    assert len(seen) == 1


def test_days_in_a_row_are_counted(tmp_path: Path) -> None:
    app, scene = daily(tmp_path)
    puzzle, verbs = some(scene.task.puzzle), scene.running.match.game.info.verbs
    right = next(a for a in scene.legal() if puzzle.solves(a, verbs))
    scene.play(scene.running.submit(puzzle.seat, right))
    for _ in range(400):
        app.frame([], 50.0)
        if app.dialog is not None:
            break
    some(some(app.dialog).choices[-1].act)()
    desk = settle(app)
    assert isinstance(desk, PracticeScene)
    assert practice._streak(app, desk.today) == 1
    assert practice._streak(app, desk.today + timedelta(days=1)) == 1
    assert practice._streak(app, desk.today + timedelta(days=2)) == 0
    app.close()


def test_over_all_matches_everything_drawn_is_told_in_words(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    SCREENS["over all matches"](app)
    scene = the(ProgressScreen, settle(app, 6))
    told = [words for _, _, words in scene.reading()]
    assert scene.found is not None and len(scene.found) == 3
    choices = sum(each.choices for each in scene.found)
    assert any(words.startswith(f"against Hard, {choices} choices: ") for words in told)
    side = some(scene.luck)[0].sides()[0]
    assert any(words.startswith(f"{side.name}: {side.came}, expected ") for words in told)
    assert app.faults == 0
    app.close()


def test_in_a_small_window_names_of_games_are_whole_and_two_mistakes_are_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = opened(tmp_path, (960, 600), 2)
    app.settings.scale = 80
    written: list[str] = []
    write = lettering.write

    def noted(face: pygame.Surface, text: str, *args: Any, **more: Any) -> pygame.Rect:
        written.append(text)
        return write(face, text, *args, **more)

    lettered = lettering.lettered

    def noted_too(text: str, *args: Any, **more: Any) -> pygame.Surface:
        written.append(text)
        return lettered(text, *args, **more)

    monkeypatch.setattr(lettering, "write", noted)
    monkeypatch.setattr(lettering, "lettered", noted_too)
    app.go(PracticeScene(app))
    scene = the(PracticeScene, settle(app))
    assert any(words.endswith("Odyssey") for words in written)
    names = {game.info.name[:6] for game in games().values()}
    assert not [words for words in written if words.endswith("…") and words[:6] in names]
    told = [words for _, _, words in scene.reading() if ": gave away " in words]
    assert len(told) >= 2
    app.close()


def test_over_all_matches_tells_every_game_on_as_many_sheets_as_it_needs() -> None:
    rows = [(name, second) for name in "ABC" for second in ("", "1", "2", "3")]
    sheets = sheets_of(rows, 5 * 20 + 8, 20, 8)
    assert [row for sheet in sheets for row in sheet] == rows
    assert all(sheet[-1][1] for sheet in sheets), "no name stands alone at a foot"
    assert [len(sheet) for sheet in sheets] == [4, 4, 4]
    assert sheets_of(rows, 1000, 20, 8) == [rows]
    assert len(sheets_of(rows, 5, 20, 8)) == 12, "a window too low shows a row at a time"


def test_over_all_matches_tells_the_rating_before_anything_was_looked_at(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    match(app.library)
    app.open("progress")
    scene = the(ProgressScreen, settle(app, 6))
    name = games()[GAME].info.name
    rating = rating_words(scene.ratings[GAME])
    assert scene.rows() == [(name, ""), ("your rating, Normal is 0", rating)]
    assert f"your rating, Normal is 0: {rating}" in [words for _, _, words in scene.reading()]
    app.close()


def test_the_number_of_a_bar_never_stands_on_the_line_of_what_was_expected() -> None:
    for top in range(0, 101):
        for line in range(0, 101):
            assert abs(beside(100.0, float(top), float(line)) - line) >= 12.9


def test_the_tutor_says_nothing_of_a_task(tmp_path: Path) -> None:
    """It held every wrong choice of a puzzle, and none of its answers could be pressed."""
    app = opened(tmp_path)
    app.settings = replace(app.settings, tutor=1)
    app.go(PracticeScene(app))
    settle(app)
    some(app.scene.controls.find("begin")).act()
    scene = the(SolveScene, settle(app))
    assert not scene.tutor.speaks
    app.close()
