"""The coach: explains each new thing once, in a match against Easy, and is quiet when asked."""

from __future__ import annotations

import importlib
from pathlib import Path

import pygame
import pytest

from tabletop.core.event import Event
from tabletop.core.registry import game, games
from tabletop.scenes.app import App
from tabletop.scenes.lessons.coach import tips_for
from tabletop.scenes.lessons.remembered import at_a_glance, is_known, remember
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.lessons import BadLesson, course, tips_from
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.table.art.surface import Art
from tests.robots import begin, make_app, settle
from tests.typed import some, the

GAME = "bounce_bunny_bounce"
COACHED = [key for key, found in games().items() if course(found).tips]


@pytest.mark.parametrize("key", COACHED)
def test_tips_are_about_events_that_there_are(key: str) -> None:
    events = importlib.import_module(f"{game(key).package}.rules.events")
    kinds = {value for value in vars(events).values() if isinstance(value, str)}
    for tip in course(game(key)).tips:
        assert tip.say
        assert not tip.event or tip.event in kinds, f"{tip.key}: there is no {tip.event}"
        assert tip.rule, f"{tip.key} leads to no paragraph"


def test_every_game_with_lessons_has_a_coach() -> None:
    assert [key for key, found in games().items() if course(found).lessons] == COACHED


def new_match(folder: Path, level: str = "easy") -> PlayScene:
    app = make_app(folder, speed=0, coach=True)
    seats = (human("Anna", 0), rabbit(level, 1))
    return begin(app, GAME, seats, "7", {"first_player": "0"})


def test_a_new_thing_is_explained_beside_it_once_and_remembered(tmp_path: Path) -> None:
    scene = new_match(tmp_path)
    app = the(App, scene.app)
    for _ in range(10):
        app.frame([], 50.0)
    assert scene.coach is not None and scene.coach.speaking
    assert not is_known(app, "Anna", f"{GAME}/coach/enter")
    thanks = scene.controls.find("rabbit:thanks")
    assert thanks is not None
    thanks.act()
    assert is_known(app, "Anna", f"{GAME}/coach/enter")
    assert not scene.coach.speaking
    scene.rebuild()
    assert not scene.coach.speaking
    app.close()


def test_what_another_has_just_changed_lies_open_beside_the_coach(tmp_path: Path) -> None:
    scene = new_match(tmp_path)
    app, coach = the(App, scene.app), scene.coach
    for _ in range(10):
        app.frame([], 50.0)
    assert coach is not None and coach.speaker is not None
    tip, key = course(game(GAME)).tips[0], next(key for key in scene.table.looks(scene.view))
    lies = scene.table.rect(key)
    for mine, kept in ((False, True), (True, False)):
        coach.hear([Event("shown", 1, piece=key)], mine)
        coach.say(tip, ())
        assert coach.speaker.speech is not None
        assert (lies in coach.speaker.speech.read) == kept
    app.close()


def test_nothing_is_ringed_that_lies_under_a_sheet_that_asks(tmp_path: Path) -> None:
    app = make_app(tmp_path, speed=0, coach=True)
    scene = begin(app, "killer_bunnies", (human("Anna", 0), rabbit("easy", 1)), "7", {})
    settle(app, scene, lambda: scene.deciding is not None and len(scene.hand.lit()) > 3)
    coach, stage = scene.coach, scene.host.stage
    assert coach is not None and coach.speaker is not None
    gestures = [scene.table.gesture(action, scene.view) for action in scene.legal()]
    asked = sorted({made.source for made in gestures})
    lies = some(scene.table.rect(asked[0]))
    sheet = lies.unionall([some(scene.table.rect(key)) for key in asked])
    tip = course(game("killer_bunnies")).tips[0]
    for shown, ringed in ((False, (lies,)), (True, ())):
        if shown:
            stage.picture(Art(pygame.Surface(sheet.size), 0, 0), *sheet.topleft, 90.0, "sheet")
        coach.say(tip, (asked[0],))
        assert coach.speaker.speech is not None and coach.speaker.speech.about == ringed
    app.close()


def test_the_match_goes_on_under_the_coach(tmp_path: Path) -> None:
    scene = new_match(tmp_path)
    for _ in range(10):
        the(App, scene.app).frame([], 50.0)
    ply = scene.running.ply
    scene.choose(scene.legal()[0])
    assert scene.running.ply > ply
    assert is_known(scene.app, "Anna", f"{GAME}/coach/enter")
    the(App, scene.app).close()


def test_the_coach_is_quiet_when_asked_and_where_nobody_is_new(tmp_path: Path) -> None:
    scene = new_match(tmp_path)
    app = the(App, scene.app)
    for _ in range(10):
        app.frame([], 50.0)
    assert scene.coach is not None
    scene.coach.quiet()
    assert not app.settings.coach and not scene.coach.speaking
    running = Running.new(GAME, [human("Anna"), rabbit("easy", 1)], {}, "1")
    assert tips_for(app, running) == ()
    app.settings.coach = True
    assert tips_for(app, running) == course(game(GAME)).tips
    hard = Running.new(GAME, [human("Anna"), rabbit("hard", 1)], {}, "1")
    both = Running.new(GAME, [human("Anna"), human("Tom", 1)], {}, "1")
    assert tips_for(app, hard) == () and tips_for(app, both) == ()
    app.close()


def test_a_tip_waits_while_a_choice_that_it_does_not_suit_is_there() -> None:
    text = '[stop]\nverb = "bounce"\nunless = "shock"'
    tip, verbs = tips_from(game(GAME), text)[0], game(GAME).info.verbs
    bounce, shock = verbs.index("bounce"), verbs.index("shock")
    assert tip.asked({bounce}, None) and not tip.asked({bounce, shock}, None)
    assert not tip.asked({shock}, None)


def test_a_tip_waits_until_there_is_so_little_of_something() -> None:
    tip = tips_from(game(GAME), '[stop]\nverb = "bounce"\nmost = { pile = 3 }')[0]
    assert not tip.asked({tip.verb}, {"pile": 4}) and tip.asked({tip.verb}, {"pile": 3})


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[stop]', "needs an event or a verb"),
        ('[a]\nverb = "bounce"', "there is no message 'tip-a'"),
        ('[stop]\nverb = "hop"', "is no verb"),
        ('[stop]\nverb = "bounce"\nunless = "hop"', "is no verb"),
        ('[stop]\nverb = "bounce"\nrule = "BBB-99"', "there is no rule"),
        ('[stop]\nverb = "bounce"\nmine = "yes"', "mine is true or false"),
        ('[stop]\nverb = "bounce"\nmost = { pile = "few" }', "most is numbers by path"),
        ("a = 3", "a tip is a table"),
    ],
)
def test_a_wrong_tip_is_told_in_one_sentence(text: str, complaint: str) -> None:
    with pytest.raises(BadLesson, match=complaint):
        tips_from(game(GAME), text)


def test_the_menu_shows_a_carrot_for_each_lesson_done_without_reading_one(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    found = game(GAME)
    assert at_a_glance(app, found) == (0, 0)
    app.settings.learnt = {"": (f"{GAME}/1_hop", f"{GAME}/coach/enter", "bunny_boom/1_walk")}
    assert at_a_glance(app, found) == (1, len(course(found).lessons))
    app.close()


def test_what_was_learnt_before_a_name_was_given_is_theirs_who_gives_one(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    remember(app, "", f"{GAME}/1_hop")
    remember(app, "Mila", f"{GAME}/2_remember")
    assert is_known(app, "Mila", f"{GAME}/1_hop") and is_known(app, "Mila", f"{GAME}/2_remember")
    assert not is_known(app, "Tom", f"{GAME}/1_hop")
    app.close()


def test_who_has_lost_is_offered_the_next_lesson(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    running = Running.new(GAME, [human("Anna"), rabbit("easy", 1)], {}, "1")
    running.give_up(0)
    app.open("results", running)
    for _ in range(20):
        app.frame([], 50.0)
    show = app.scene.controls.find("learn")
    assert show is not None
    show.act()
    assert app.scene.route == "lesson"
    app.close()


def test_set_up_offers_the_lesson_of_an_option_when_that_is_switched_on(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    boom = game("bunny_boom")
    app.settings.learnt = {"": tuple(
        f"bunny_boom/{lesson.key}" for lesson in course(boom).lessons if not lesson.option
    )}  # fmt: skip
    app.open("setup", boom)
    assert app.scene.controls.find("show_me") is None
    fox = app.scene.controls.find("option:fox")
    assert fox is not None
    fox.act()
    show = app.scene.controls.find("show_me")
    assert show is not None and "1 min" in show.label
    app.close()
