"""Where learning starts: set-up, the menu, the rule book, a first lost match, an option."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.core.registry import game, games
from tabletop.scenes.app import App
from tabletop.scenes.books.rulebook import RulebookScene
from tabletop.scenes.lessons.learn import LearnScene, Row
from tabletop.scenes.lessons.remembered import at_a_glance, mark_of, option_taught
from tabletop.scenes.setup.scene import SetupScene
from tabletop.session.lessons import Lesson, course
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tests.robots import begin, make_app
from tests.typed import the

pytestmark = pytest.mark.usefixtures("shared_drawings")

TAUGHT = [key for key, found in games().items() if course(found).lessons]
LOOKS = (((960, 600), 200), ((1280, 720), 100), ((1920, 1080), 150))


def press(app: App, key: str) -> None:
    control = app.scene.controls.find(key)
    assert control is not None and control.enabled, f"{app.scene.route} has no {key}"
    control.act()
    app.frame([], 50.0)


def begin_lesson(app: App, key: str) -> None:
    press(app, key)
    assert app.scene.route == "lesson"


@pytest.mark.parametrize("key", TAUGHT)
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_the_first_time_show_me_stands_beside_the_start_and_begins_the_first_lesson(
    tmp_path: Path, key: str, look: tuple[tuple[int, int], int]
) -> None:
    size, scale = look
    app = make_app(tmp_path, size, scale=scale)
    app.open("setup", game(key))
    show, start = (app.scene.controls.find(name) for name in ("show_me", "start"))
    assert show is not None and start is not None
    assert not show.rect.colliderect(start.rect) and abs(show.rect.y - start.rect.y) <= 2
    begin_lesson(app, "show_me")
    assert app.scene.lesson == course(game(key)).lessons[0]  # type: ignore[attr-defined]
    app.close()


@pytest.mark.parametrize("key", TAUGHT)
def test_who_has_done_the_lessons_is_not_shown_them_again_and_finds_them_under_learn(
    tmp_path: Path, key: str
) -> None:
    app = make_app(tmp_path)
    lessons = course(game(key)).lessons
    app.settings.learnt = {"": tuple(mark_of(lesson) for lesson in lessons if not lesson.extra)}
    app.open("setup", game(key))
    assert app.scene.controls.find("show_me") is None
    app.open("learn", game(key))
    assert app.scene.controls.find("lesson:0") is not None
    app.close()


def test_the_menu_leads_to_lessons_and_from_them_to_the_book_and_back(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    app.open("menu")
    app.frame([], 50.0)
    press(app, "rules")
    assert app.scene.route == "learn"
    press(app, "book")
    assert app.scene.route == "rulebook"
    press(app, "learn")
    assert app.scene.route == "learn"
    app.close()


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_the_book_leads_to_the_lessons_but_not_during_a_match(
    tmp_path: Path, look: tuple[tuple[int, int], int]
) -> None:
    size, scale = look
    app = make_app(tmp_path, size, scale=scale)
    for key in TAUGHT:
        app.go(RulebookScene(app, key, "Turn 1"))
        learn, back = (app.scene.controls.find(name) for name in ("learn", "page_back"))
        assert learn is not None and back is not None
        assert not learn.rect.colliderect(back.rect)
    scene = begin(app, TAUGHT[0], (human("Anna", 0), rabbit("easy", 1)), "7")
    scene.open_rules()
    assert app.scene.route == "rulebook" and app.scene.controls.find("learn") is None
    app.close()


@pytest.mark.parametrize("key", TAUGHT)
def test_another_name_in_the_first_seat_takes_no_carrot_away(tmp_path: Path, key: str) -> None:
    app = make_app(tmp_path)
    found = game(key)
    app.settings.learnt = {"Poppy": (mark_of(course(found).lessons[0]),)}
    assert at_a_glance(app, found)[0] == 1
    for name in ("Anna", "Ben", ""):
        app.open("setup", found)
        the(SetupScene, app.scene).state.set_name(0, name)
        app.scene.back()
        assert at_a_glance(app, found)[0] == 1 and app.settings.name == "Anna"
        app.open("learn", found)
        assert the(LearnScene, app.scene).pupil.name == "Anna"
    app.close()


@pytest.mark.parametrize("key", TAUGHT)
def test_a_first_match_lost_leads_to_what_was_not_done_yet(tmp_path: Path, key: str) -> None:
    app = make_app(tmp_path)
    found = game(key)
    first = course(found).lessons[0]
    app.settings.learnt = {"Anna": (mark_of(first),)}
    players = found.info.players[0]
    seats = [human("Anna", 0), *(rabbit("easy", n) for n in range(1, players))]
    running = Running.new(key, seats, {}, "1")
    running.give_up(0)
    app.open("results", running)
    for _ in range(20):
        app.frame([], 50.0)
    begin_lesson(app, "learn")
    app.close()


@pytest.mark.parametrize("key", TAUGHT)
def test_each_option_with_a_lesson_offers_it_when_first_switched_on(
    tmp_path: Path, key: str
) -> None:
    app = make_app(tmp_path)
    found = game(key)
    lessons = course(found).lessons
    done = tuple(mark_of(lesson) for lesson in lessons if not lesson.extra)
    taught = [option for option in found.info.options if option_taught(found, option.key)]
    for option in taught:
        app.settings.learnt = {"": done}
        app.settings.setups.clear()
        app.open("setup", found)
        control = app.scene.controls.find(f"option:{option.key}")
        pages = 0
        while control is None and pages < 6:
            press(app, "page_on")
            control, pages = app.scene.controls.find(f"option:{option.key}"), pages + 1
        assert control is not None
        control.act()
        press(app, "show_me")
        assert app.scene.lesson.option == option.key  # type: ignore[attr-defined]
    app.close()


OWN = [
    (key, lesson)
    for key in TAUGHT
    for lesson in course(game(key)).lessons
    if lesson.screen
]


@pytest.mark.parametrize(("key", "lesson"), OWN, ids=str)
def test_who_opens_a_games_own_screen_first_is_asked_once_whether_to_be_shown_round(
    tmp_path: Path, key: str, lesson: Lesson
) -> None:
    app = make_app(tmp_path)
    app.open("setup", game(key))
    press(app, f"screen:{lesson.screen}")
    assert app.dialog is not None and len(app.dialog.choices) == 2
    show = app.dialog.choices[0]
    assert f"{lesson.minutes} min" in show.label and show.act is not None
    app.dialog = None
    app.scene.back()
    press(app, f"screen:{lesson.screen}")
    assert app.dialog is None, "nothing is asked twice"
    show.act()
    assert app.scene.route == "tour"
    assert app.scene.lesson == lesson  # type: ignore[attr-defined]
    app.close()


@pytest.mark.parametrize("look", LOOKS, ids=str)
@pytest.mark.parametrize("key", TAUGHT)
def test_rules_that_no_lesson_tells_can_be_read_in_the_list_without_being_cut(
    tmp_path: Path, key: str, look: tuple[tuple[int, int], int]
) -> None:
    size, scale = look
    app = make_app(tmp_path, size, scale=scale)
    app.open("learn", game(key))
    press(app, "untaught")
    lines, seen = [], 0
    while True:
        for control in app.scene.controls.items:
            if isinstance(control, Row):
                lines += [line for line in control.lines()[0] if line.endswith("…")]
                seen += 1
        forth = app.scene.controls.find("page_on")
        if forth is None or not forth.enabled:
            break
        press(app, "page_on")
    assert seen == len(course(game(key)).untaught)
    assert len(lines) * 12 <= seen, f"{len(lines)} of {seen} are cut: {lines}"
    app.close()
