"""Lessons as data: each can be played to its end, says what is wrong in it, leaves no rule out."""

from __future__ import annotations

import pytest

from tabletop.core.registry import game, games
from tabletop.session.lesson_play import LessonPlay, perform
from tabletop.session.lessons import (
    LONGEST,
    BadLesson,
    Lesson,
    course,
    lesson_from,
    rules_of,
)
from tests.lessons.rehearsing import rehearsed

LESSONS = [
    lesson for found in games().values() for lesson in course(found).lessons if not lesson.screen
]
TAUGHT = [key for key, found in games().items() if course(found).lessons]

GOOD = """
title = "T"
about = "A"
[start]
options = { first_player = "0" }
[[step]]
say = "Hop."
do = ["any bounce"]
"""


def named(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.key}"


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_is_played_to_its_end_by_actions_and_keeps_its_promises(lesson: Lesson) -> None:
    play = rehearsed(lesson)
    assert play.over
    assert any(step.do for step in lesson.steps), "nobody does anything in it"


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_no_bubble_holds_more_than_140_letters(lesson: Lesson) -> None:
    for step in lesson.steps:
        assert 0 < len(step.say) <= LONGEST and len(step.wrong) <= LONGEST


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
        (('title = "T"', ""), "title is missing"),
        (('title = "T"', "title = 3"), "title is a text"),
        (('"any bounce"', '"any hop"'), "'hop' is no verb"),
        (('"any bounce"', '"bounce x"'), "no whole number"),
        (("[start]", "[start]\nplayers = 9"), "not for 9 players"),
        (("[start]", "[start]\nseat = 2"), "there is no seat 2"),
        (('say = "Hop."', f'say = "{"x" * 141}"'), "say has 141 letters; 140 are the most"),
        (('say = "Hop."', 'say = "Hop."\nmood = "angry"'), "a mood is one of"),
        (('say = "Hop."', 'say = "Hop."\nsays = "Hop."'), "there is no field 'says'"),
        (('say = "Hop."', 'say = "Hop."\nthen = ["bounce 3"]'), "begins with no seat"),
        (('about = "A"', 'about = "A"\nteaches = ["BBB-99"]'), "there is no rule 'BBB-99'"),
        (('about = "A"', 'about = "A"\noption = "sky"'), "has no option 'sky'"),
        (('first_player = "0"', 'first_player = "7"'), "first_player"),
        (('do = ["any bounce"]', 'do = "any bounce"\nluck = 3'), "luck is a list of texts"),
        (('about = "A"', 'about = "A"\nscreen = "loft"'), "has no screen 'loft'"),
        (('do = ["any bounce"]', 'use = ["back"]'), "use and until belong together"),
        (('say = "Hop."', 'say = "Hop."\nnames = ["Trade"]'), "'Trade' is not said in it"),
    ],
)
def test_what_a_lesson_says_wrongly_is_told_in_one_sentence(
    change: tuple[str, str], complaint: str
) -> None:
    bounce = game("bounce_bunny_bounce")
    assert lesson_from(bounce, "good", GOOD).title == "T"
    with pytest.raises(BadLesson, match="good") as told:
        lesson_from(bounce, "good", GOOD.replace(*change))
    assert complaint in str(told.value)
    assert "\n" not in str(told.value)


def test_a_step_that_promises_what_does_not_come_is_found_out() -> None:
    bounce = game("bounce_bunny_bounce")
    wrong = lesson_from(bounce, "liar", GOOD + 'check = { "carrots.0" = 3 }\n')
    with pytest.raises(BadLesson, match=r"step 1: carrots\.0 is"):
        rehearsed(wrong)


def test_scripted_luck_that_cannot_fall_is_found_out() -> None:
    bounce = game("bounce_bunny_bounce")
    wrong = GOOD.replace("[start]", '[start]\nluck = ["deal 1 2 3"]')
    with pytest.raises(BadLesson, match="Luck cannot bring"):
        rehearsed(lesson_from(bounce, "cheat", wrong))


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


