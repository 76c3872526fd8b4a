"""Every lesson is played to its end with the mouse and with keys, at three sizes."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tabletop.core.registry import games
from tabletop.scenes.app import App
from tabletop.scenes.lessons.calm import open_parts
from tabletop.scenes.lessons.remembered import is_known, mark_of, say
from tabletop.scenes.lessons.scene import LATE_MS, LessonScene
from tabletop.scenes.play.words import screen
from tabletop.session.lessons import Lesson, course
from tabletop.table.contract import Gesture
from tabletop.table.meaning import told
from tabletop.words import ENGLISH
from tabletop.words.books import use
from tests.lessons.pupils import SIZES, begin, key_pupil, mouse_pupil
from tests.matrix import sampled
from tests.robots import MouseRobot, press, settle
from tests.typed import some, the

pytestmark = pytest.mark.usefixtures("shared_drawings")

LESSONS = [
    lesson for found in games().values() for lesson in course(found).lessons if not lesson.screen
]


def named(value: object) -> str:
    if isinstance(value, Lesson):
        return f"{value.game}-{value.key}"
    return str(value)


def covers_nothing(app: App, scene: LessonScene) -> None:
    """What is spoken of and what is needed lies open; every thing named is in sight."""
    step, speaker = scene.progress.step, scene.speaker
    where = f"{scene.lesson.key}, step {scene.progress.at + 1}"
    assert speaker is not None and speaker.place is not None, f"{where}: nobody speaks"
    for key in step.point:
        assert scene.where(key) is not None, f"{where}: {key} is nowhere"
    assert speaker.place.clear, f"{where}: the bubble covers what it speaks of"
    app.frame([], 50.0)
    lies = open_parts(scene.desk, {key: scene.where(key) for key in step.point})
    assert speaker.place.bubble.collidelist(lies) < 0, f"{where}: what has grown lies over words"
    window = pygame.Rect(0, 0, *app.size)
    assert window.contains(speaker.place.bubble)
    words = told(screen(scene.desk))
    assert step.say in words, f"{where}: it cannot be read without eyes"
    for shown in step.shows:
        assert any(shown in line for line in words.splitlines()), f"{where}: no {shown}"


WAYS = [(hands, size, scale) for hands in ("mouse", "keys") for size, scale in SIZES]
"""Three sizes by each hand; daily each lesson goes by both hands at one of the sizes."""


@pytest.mark.parametrize(("lesson", "way"), sampled(LESSONS, WAYS, one_in=3), ids=named)
def test_a_lesson_can_be_played(
    tmp_path: Path, lesson: Lesson, way: tuple[str, tuple[int, int], int]
) -> None:
    learnt(tmp_path, lesson, *way)


@pytest.mark.parametrize(
    ("lesson", "code"), sampled(LESSONS, ("de", "fr"), one_in=8), ids=named
)
def test_a_lesson_can_be_played_in_another_language(
    tmp_path: Path, lesson: Lesson, code: str
) -> None:
    use(code)
    try:
        learnt(tmp_path, lesson, "mouse", *SIZES[0])
    finally:
        use(ENGLISH)


def learnt(folder: Path, lesson: Lesson, hands: str, size: tuple[int, int], scale: int) -> None:
    """Plays a lesson to its end and looks at every step."""
    scene = begin(folder, lesson, size, scale)
    pupil = (mouse_pupil if hands == "mouse" else key_pupil)(scene, covers_nothing)
    seen: dict[int, list[str]] = {}

    def watch(app: App, scene: LessonScene) -> None:
        """What things and buttons are called, beside the rabbit's own words."""
        at = scene.progress.at
        words = told(screen(scene.desk)).replace(lesson.steps[at].say, "")
        labels = [control.label for control in scene.controls.items]
        names = [line.partition(": ")[0] for line in words.splitlines()]
        seen.setdefault(at, []).extend((*labels, *names))

    pupil.watch = watch
    pupil.learn()
    for at, step in enumerate(lesson.steps):
        for name in step.names:
            found = any(name in label for label in seen[at])
            assert found, f"{lesson.key}, step {at + 1}: nothing is called {name}"
    end = scene.app.scene
    assert end.route == "lesson_end"
    assert is_known(scene.app, scene.pupil.name, mark_of(lesson))
    if hands == "keys":
        assert end.focus.shown and end.focus.current is not None, "the next Enter is lost"
    the(App, scene.app).close()


def test_a_wrong_try_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    lesson = LESSONS[0]
    scene = begin(tmp_path, lesson, (1280, 720), 100)
    the(App, scene.app).frame([], 50.0)
    mouse = mouse_pupil(scene)
    mouse.read()
    the(App, scene.app).frame([], 50.0)
    ply = scene.running.ply
    speaker = scene.speaker
    assert speaker is not None
    places = [scene.table.rect(f"cell:{cell}") for cell in (34, 33, 28, 29)]
    astray = next(rect for rect in places if rect and not speaker.covers(rect.center))
    the(MouseRobot, mouse.robot).click(astray.center)
    assert scene.running.ply == ply
    assert scene.speaker is not None and scene.speaker.speech is not None
    assert scene.speaker.speech.nudge
    assert scene.speaker.speech.words == (scene.progress.step.wrong or say("nudge"))
    the(App, scene.app).close()


def test_back_goes_to_the_step_before_by_key_and_skip_leaves(tmp_path: Path) -> None:
    scene = begin(tmp_path, LESSONS[0], (1280, 720), 100)
    app = the(App, scene.app)
    app.frame([], 50.0)
    app.frame([press(pygame.K_SPACE)], 50.0)
    assert scene.progress.at == 1
    app.frame([press(pygame.K_BACKSPACE)], 50.0)
    assert scene.progress.at == 0
    skip = scene.controls.find("rabbit:skip")
    assert skip is not None
    skip.act()
    assert app.scene.route == "learn"
    app.close()


def test_going_back_by_the_log_leads_to_the_step_of_that_line(tmp_path: Path) -> None:
    for lesson in LESSONS:
        scene = begin(tmp_path / named(lesson), lesson, (1280, 720), 100)
        app, progress, start = the(App, scene.app), scene.progress, scene.running.ply
        for line in scene.running.log(scene.viewer)[:1]:
            scene.back_to(line)
        assert app.dialog is None, "nothing before the lesson is gone back to"
        while scene.running.ply == start:
            progress.help() if progress.waits else progress.go_on()
            while progress.due is not None:
                scene.running.submit(*progress.take_due())
                progress.follow()
        scene.resync()
        lines = [line for line in scene.running.log(scene.viewer) if not line.separator]
        scene.back_to(lines[-1])
        some(some(app.dialog).choices[0].act)()
        app.frame([], 50.0)
        assert scene.running.ply == start and scene.deciding == progress.seat
        assert progress.waits and app.faults == 0
        app.close()


def test_skip_does_the_step_for_whoever_asks(tmp_path: Path) -> None:
    scene = begin(tmp_path, LESSONS[0], (1280, 720), 100)
    app = the(App, scene.app)
    app.frame([], 50.0)
    app.frame([press(pygame.K_SPACE)], 50.0)
    assert scene.progress.at == 1 and scene.progress.waits
    scene.skip()
    assert app.dialog is not None and app.scene is scene
    choice = next(c for c in app.dialog.choices if c.label == "Do this step for me")
    app.dialog = None
    assert choice.act is not None
    choice.act()
    for _ in range(40):
        app.frame([], 50.0)
    assert scene.progress.at == 2
    app.close()


def test_the_ring_of_the_keyboard_is_on_what_the_step_asks_for(tmp_path: Path) -> None:
    scene = begin(tmp_path, LESSONS[0], (1280, 720), 100)
    app, asked = the(App, scene.app), 0

    def watch(app: App, scene: LessonScene) -> None:
        nonlocal asked
        if scene.progress.waits and app.by_keys:
            current = scene.focus.current
            assert current is not None and scene.focus.shown
            wanted = {k for a in scene.legal() for k in scene.table.gesture(a, scene.view)}
            assert current.key in wanted
            asked += 1

    key_pupil(scene, watch).learn()
    assert asked >= 2
    app.close()


def taken_to(folder: Path, game: str, key: str, step: int) -> tuple[LessonScene, MouseRobot]:
    """The lesson as that step of it begins, and a mouse."""
    lesson = next(each for each in LESSONS if (each.game, each.key) == (game, key))
    scene = begin(folder, lesson, (1280, 720), 100)
    pupil = mouse_pupil(scene)
    mouse = the(MouseRobot, pupil.robot)
    for _ in range(60):
        the(App, scene.app).frame([], 50.0)
        if scene.progress.at + 1 == step and scene.deciding is not None:
            break
        if scene.progress.reads and not scene.director.busy:
            pupil.read()
        elif scene.progress.waits and not scene.director.busy:
            pupil.do()
    assert scene.progress.at + 1 == step
    return scene, mouse


def ringed(scene: LessonScene) -> list[pygame.Rect]:
    """What is ringed now, after all has come to rest."""
    for _ in range(4):
        the(App, scene.app).frame([], 50.0)
    assert scene.speaker is not None and scene.speaker.speech is not None
    return list(scene.speaker.speech.about)


def test_a_button_that_is_named_is_ringed_as_long_as_it_is_to_be_pressed(tmp_path: Path) -> None:
    scene, mouse = taken_to(tmp_path, "bunny_bidding", "3_highest", 3)
    mouse.make(Gesture("egg:55"))
    turn = scene.controls.find("button:turn")
    assert turn is not None and ringed(scene) == [turn.rect]
    mouse.make(Gesture("button:turn"))
    egg = scene.table.rect("egg:43")
    assert egg is not None and ringed(scene)[0].colliderect(egg)
    the(App, scene.app).close()


def test_a_step_that_was_begun_rings_what_is_asked_next(tmp_path: Path) -> None:
    scene, mouse = taken_to(tmp_path, "killer_bunnies", "5_mend", 3)
    mouse.make(scene.table.gesture(scene.legal()[0], scene.view))
    for _ in range(40):
        the(App, scene.app).frame([], 50.0)
    asked = scene.table.rect(scene.table.gesture(scene.legal()[0], scene.view).source)
    assert asked is not None and ringed(scene) == [asked]
    place = scene.speaker.place if scene.speaker is not None else None
    sheets = [n.area() for n in scene.host.stage.nodes if n.key.startswith("sheet:")]
    assert place is not None and sheets and place.bubble.collidelist(sheets) < 0
    the(App, scene.app).close()


FIRST_AND_BURROW = [*{lesson.game: lesson for lesson in reversed(LESSONS)}.values(),
                    *(lesson for lesson in LESSONS if lesson.key == "6_burrow")]  # fmt: skip


@pytest.mark.parametrize("lesson", FIRST_AND_BURROW, ids=named)
def test_whoever_came_by_mouse_can_go_on_with_space(tmp_path: Path, lesson: Lesson) -> None:
    scene = begin(tmp_path, lesson, (1280, 720), 100)
    app, progress = key_pupil(scene).app, scene.progress
    settle(app, scene, lambda: scene.deciding is not None or progress.reads)
    for _ in range(4):
        if not progress.reads:
            break
        app.frame([press(pygame.K_SPACE)], 50.0)
        settle(app, scene, lambda: scene.deciding is not None or progress.reads)
    scene.focus.forget()
    scene.focus.shown = False
    app.frame([press(pygame.K_SPACE)], 50.0)
    found = scene.focus.current
    assert not progress.reads and scene.focus.shown and found is not None and found.calls
    app.close()


def test_a_late_press_that_was_meant_for_the_motion_does_not_turn_the_rabbits_page(
    tmp_path: Path,
) -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.key == "2_weapon")
    scene = begin(tmp_path, lesson, (1280, 720), 100)
    app = key_pupil(scene).app
    settle(app, scene, lambda: scene.progress.reads)
    scene.director.speed = 2
    for since, gone in ((0.0, 0), (LATE_MS, 1)):
        scene.speaker.hush()  # type: ignore[union-attr]
        scene.speak()
        scene.update(since)
        app.frame([press(pygame.K_SPACE)], 1.0)
        assert scene.progress.at == gone
    app.close()
