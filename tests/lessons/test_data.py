"""Lessons as data: each can be played to its end, says what is wrong in it, leaves no rule out."""

from __future__ import annotations

import pytest

from tabletop.core.registry import game, games
from tabletop.session.lesson_play import LessonPlay, perform
from tabletop.session.lessons import (
    BadLesson,
    Lesson,
    course,
    lesson_from,
    outline,
    rules_of,
    words_of,
    worked_data,
)
from tabletop.words import ENGLISH
from tabletop.words.books import book, use
from tests.lessons.rehearsing import LONGEST, rehearsed
from tests.typed import some
from tests.words.support import Shipped, entries, shipped, texts

LESSONS = [
    lesson for found in games().values() for lesson in course(found).lessons if not lesson.screen
]
TAUGHT = [key for key, found in games().items() if course(found).lessons]

GOOD = """
minutes = 1
[start]
options = { first_player = "0" }
[[step]]
do = ["any bounce"]
"""


def named(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.key}"


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_is_played_to_its_end_by_actions_and_keeps_its_promises(lesson: Lesson) -> None:
    play = rehearsed(lesson)
    assert play.over
    assert any(step.do for step in lesson.steps), "nobody does anything in it"


@pytest.mark.parametrize("key", TAUGHT)
def test_the_outline_of_a_course_is_that_of_its_lessons(key: str) -> None:
    lessons = course(game(key)).lessons
    assert list(outline(game(key)).items()) == [(each.key, each.extra) for each in lessons]


@pytest.mark.parametrize("file", [f for f in shipped() if f.book.endswith(".lessons")], ids=str)
def test_no_bubble_holds_more_than_two_short_sentences(file: Shipped) -> None:
    use(file.language)
    try:
        for key, entry in entries(file).items():
            for attribute in () if key.startswith("term-") else texts(entry):
                told = book(file.book).say(f"{key}.{attribute}" if attribute else key)
                assert 0 < len(told) <= LONGEST[file.language], f"{key}: {len(told)} letters"
    finally:
        use(ENGLISH)


@pytest.mark.parametrize("file", [f for f in shipped() if f.book.endswith(".lessons")], ids=str)
def test_what_a_step_calls_by_name_is_said_in_it_in_every_language(file: Shipped) -> None:
    use(file.language)
    try:
        for lesson in course(game(file.book.split(".")[2])).lessons:
            for step in lesson.steps:
                for name in step.names:
                    assert name in f"{step.say} {step.wrong}", step.words.key
    finally:
        use(ENGLISH)


@pytest.mark.parametrize("key", TAUGHT)
def test_the_words_of_lessons_are_those_of_their_steps_tips_and_stops(key: str) -> None:
    found, stops = course(game(key)), some(worked_data(game(key)))["stop"]
    asked = {lesson.words.key for lesson in found.lessons}
    asked |= {step.words.key for lesson in found.lessons for step in lesson.steps}
    asked |= {tip.words.key for tip in found.tips}
    asked |= {f"worked-{number}" for number in range(1, len(stops) + 1)}
    told = words_of(game(key)).sources(ENGLISH)
    assert {key for key in told if not key.startswith("term-")} == asked


def test_a_lesson_is_told_in_the_language_that_was_chosen() -> None:
    lesson = course(game("bounce_bunny_bounce")).lessons[0]
    use("de")
    assert lesson.title == "Hüpf zur Karotte" and lesson.steps[4].say.startswith("Dein Sprung")
    use(ENGLISH)
    assert lesson.title == "Hop to a carrot"


@pytest.mark.parametrize("key", TAUGHT)
def test_every_rule_is_taught_or_coached_or_listed_as_untaught(key: str) -> None:
    found = course(game(key))
    told = {rule for lesson in found.lessons for rule in lesson.teaches}
    told |= {tip.rule for tip in found.tips if tip.rule}
    rules = rules_of(game(key))
    left = [rule for rule in rules if rule not in told]
    assert list(found.untaught) == left


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (('minutes = 1', 'screen = 3'), "screen is a text"),
        (('"any bounce"', '"any hop"'), "'hop' is no verb"),
        (('"any bounce"', '"bounce x"'), "no whole number"),
        (("[start]", "[start]\nplayers = 9"), "not for 9 players"),
        (("[start]", "[start]\nseat = 2"), "there is no seat 2"),
        (("[[step]]", '[[step]]\nmood = "angry"'), "a mood is one of"),
        (("[[step]]", '[[step]]\nsay = "Hop."'), "there is no field 'say'"),
        (("[[step]]", '[[step]]\nthen = ["bounce 3"]'), "begins with no seat"),
        (("[[step]]", "[[step]]\n" * 9), "there is no message 'hop-8'"),
        (("minutes = 1", 'teaches = ["BBB-99"]'), "there is no rule 'BBB-99'"),
        (("minutes = 1", 'option = "sky"'), "has no option 'sky'"),
        (('first_player = "0"', 'first_player = "7"'), "first_player"),
        (('do = ["any bounce"]', 'do = "any bounce"\nluck = 3'), "luck is a list of texts"),
        (("minutes = 1", 'screen = "loft"'), "has no screen 'loft'"),
        (('do = ["any bounce"]', 'use = ["back"]'), "use and until belong together"),
    ],
)
def test_what_a_lesson_says_wrongly_is_told_in_one_sentence(
    change: tuple[str, str], complaint: str
) -> None:
    bounce = game("bounce_bunny_bounce")
    assert lesson_from(bounce, "1_hop", GOOD).minutes == 1
    with pytest.raises(BadLesson, match="1_hop") as told:
        lesson_from(bounce, "1_hop", GOOD.replace(*change))
    assert complaint in str(told.value)
    assert "\n" not in str(told.value)


def test_a_step_that_promises_what_does_not_come_is_found_out() -> None:
    bounce = game("bounce_bunny_bounce")
    wrong = lesson_from(bounce, "1_hop", GOOD + 'check = { "carrots.0" = 3 }\n')
    with pytest.raises(BadLesson, match=r"step 1: carrots\.0 is"):
        rehearsed(wrong)


def test_scripted_luck_that_cannot_fall_is_found_out() -> None:
    bounce = game("bounce_bunny_bounce")
    wrong = GOOD.replace("[start]", '[start]\nluck = ["deal 1 2 3"]')
    with pytest.raises(BadLesson, match="Luck cannot bring"):
        rehearsed(lesson_from(bounce, "1_hop", wrong))


def test_only_what_a_step_waits_for_may_be_done_and_back_undoes_it() -> None:
    lesson = course(game("bounce_bunny_bounce")).lessons[0]
    play = LessonPlay(lesson)
    begun = play.running.ply
    assert play.reads and play.wanted(play.running.legal(0)) == []
    play.go_on()
    wanted = play.wanted(play.running.legal(0))
    assert play.waits and len(wanted) == 1 < len(play.running.legal(0))
    assert not play.accepts([a for a in play.running.legal(0) if a not in wanted][:1])
    play.running.submit(0, wanted[0])
    assert play.follow() and play.at == 2
    assert play.back() and play.at == 1 and play.running.ply == begun
    assert play.wanted(play.running.legal(0)) == wanted
    assert play.back() and play.at == 0 and not play.back()


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_going_back_by_the_log_leads_to_a_step_that_can_be_done(lesson: Lesson) -> None:
    play = LessonPlay(lesson)
    plies: list[int] = []
    while not play.over:
        perform(play)
        plies.append(play.running.ply - 1)
        for ply in range(play.running.ply):
            assert play.running.may_undo(ply) is not None, "the match alone knows of no steps"
    assert play.may_back(-1) is not None and not play.back(-1), "the lesson begins later"
    for ply in reversed([ply for ply in plies if play.may_back(ply) is None]):
        assert play.back(ply) and play.running.ply <= ply
        perform(play)
    while not play.over:
        perform(play)


