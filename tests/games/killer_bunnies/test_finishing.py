"""Choices that end the match at once are seen by all levels, and tried where dice decide."""

from __future__ import annotations

import pytest

from tabletop.core.action import action_text
from tabletop.games.killer_bunnies.agents.scores import ENDS as SURE
from tabletop.games.killer_bunnies.agents.scores import scores
from tabletop.games.killer_bunnies.game import GAME
from tabletop.games.killer_bunnies.rules import frames
from tabletop.games.killer_bunnies.rules.actions import VERBS
from tabletop.games.killer_bunnies.rules.setup import W_EOT
from tests.ai.never import chosen
from tests.games.killer_bunnies.scenario import Scene
from tests.games.killer_bunnies.test_heuristics import favourite, weights

GOAL = 60


def short_by(points: int, scene: Scene, seat: int = 0) -> Scene:
    """The seat lacks so many points of the goal."""
    scene.state.bank[seat] += GOAL - points - scene.total(seat)
    return scene


def scene_of(*decks: str, active: int = 0) -> Scene:
    """A RESOURCE card lies on top of the first run, so that it brings nothing."""
    return Scene(*decks, active=active).top(0, f"0:E{decks[0][0].upper()}52")


def revive_from_hand() -> Scene:
    """Left out before: a SPECIAL out of the hand was tried only if it was a festival."""
    return short_by(5, scene_of("violet", "blue").means(0).hand(0, "EV37").discard(0, "EV05"))


def revive_by_power() -> Scene:
    """Left out before: Mother Clover burnt none of the last four resources."""
    return short_by(3, scene_of("green", "blue").bunny(0, "EG07").means(0, 1).discard(0, "EG01"))


def festival() -> Scene:
    """Before, with fewer than three Symbols, a saved festival waited for more."""
    return short_by(1, scene_of("green", "blue").bunny(0, "EG13").means(0, 1, 1).save(0, "EG40"))


def patch() -> Scene:
    """Left out before: less than three points of damage were not worth a saved card."""
    return short_by(1, scene_of("blue", "violet").bunny(0, "EB05", 1).means(0).save(0, "EB44"))


def crew() -> Scene:
    """The crew takes off one point at least, whatever falls."""
    scene = scene_of("blue", "violet").city(0, "EB17", "EB13", damage=1).means(0).save(0, "EB29")
    return short_by(1, scene)


def abandoned() -> Scene:
    """Left out before: the only bunny outside never moved in."""
    return short_by(6, scene_of("blue", "violet").bunny(0, "EB13").city(1, "EV17"))


def own_city() -> Scene:
    """Before, a city that the only bunny moves into was put off."""
    scene = scene_of("blue", "violet").bunny(0, "EB13").means(0).top(0, "EB17")
    return short_by(scene.state.setup.value[scene.card("EB17")], scene)


def subsidence() -> Scene:
    """Left out before: a city without an owner was no city to be destroyed."""
    scene = scene_of("yellow", "violet").bunny(0, "EY13").means(0).save(0, "EY39")
    city = scene.state.setup.value[scene.card("EV17")]
    return short_by(city, scene.city(1, "EV17", damage=city - 1))


def sunflower() -> Scene:
    """A resource saved brings her owner a point."""
    return short_by(1, scene_of("green", "blue").bunny(0, "EG05").top(0, "EG45"))


def windfall() -> Scene:
    scene = scene_of("green", "blue", active=1).means(0).save(0, "EG44").ask(0)
    scene.state.stack = [(frames.WINDOW, 0, W_EOT)]
    return short_by(3, scene)


ENDS = {
    "play EV37": revive_from_hand,
    "use EG07": revive_by_power,
    "play EG40": festival,
    "play EB44": patch,
    "play EB29": crew,
    "enter EB13 EV17": abandoned,
    "play EB17": own_city,
    "play EY39": subsidence,
    "save_top": sunflower,
    "respond EG44": windfall,
}


@pytest.mark.parametrize("text", ENDS)
@pytest.mark.parametrize("name", ["greedy", "easy", "normal", "hard"])
def test_who_can_win_at_once_does(text: str, name: str) -> None:
    scene = ENDS[text]()
    best = action_text(scene.action(text), VERBS)
    assert {action_text(each, VERBS) for each in chosen(GAME, scene.state, name)} == {best}


@pytest.mark.parametrize("text", ENDS)
def test_a_point_less_does_not_make_it_the_only_choice(text: str) -> None:
    """The goal decides, not the card."""
    scene = ENDS[text]()
    short_by(1 + GOAL - scene.total(0), scene)
    seat = scene.asked()
    assert max(scores(scene.state, seat, scene.state.legal_actions(seat))) < SURE


def test_out_of_the_discard_pile_comes_who_wins() -> None:
    scene = Scene("violet", "blue").means(0).hand(0, "EV37").discard(0, "EV05", "EV13")
    short_by(5, scene).do("play EV37")
    assert favourite(scene.state) == f"target {scene.card('EV05')}"
    scene.do("target EV05")
    scene.do(*(["pay_auto"] if "pay_auto" in scene.verbs() else []), "place 0 0")
    assert scene.state.is_over() and scene.state.result().winners == (0,)


def may_end() -> dict[str, Scene]:
    """Returns the choices that may win with lucky dice."""
    scene = scene_of("violet", "blue").bunny(0, "EV09").bunny(1, "EB13")
    thief = short_by(1, scene)
    scene = scene_of("yellow", "blue").bunny(0, "EY11").bunny(1, "EB01", 2).means(0, 2)
    magma = short_by(3, scene.top(0, "EY22"))
    scene = scene_of("violet", "blue").bunny(0, "EV13").means(0, 2, 2).save(0, "EV40")
    omen = short_by(3, scene.bunny(1, "EB01", 2))
    scene = scene_of("blue", "violet").bunny(0, "EB13").means(0).top(0, "EB34")
    clover = short_by(6, scene.city(0, "EB17", "EB01"))
    racket = scene_of("violet", "blue").bunny(0, "EV13").means(0).save(0, "EV39")
    racket.means(1)
    racket.state.bank[1] = 3
    return {"use EV09": thief, "use EY11": magma, "play EV40": omen, "play EB34": clover,
            "play EV39": racket}  # fmt: skip


@pytest.mark.parametrize("text", ["use EV09", "use EY11", "play EV40", "play EB34", "play EV39"])
def test_what_may_win_if_dice_fall_well_is_tried_in_earnest(text: str) -> None:
    scene = may_end()[text]
    legal = list(scene.state.legal_actions(0))
    given = weights(scene)
    assert given[legal.index(scene.action(text))] >= 0.25 * max(given)


def test_an_offer_that_wins_is_accepted_and_one_that_loses_refused() -> None:
    """Nobody trades near the goal: not even to win, it was before."""
    for lacking, wanted in ((0, "refuse"), (1, "accept")):
        scene = Scene("blue", "violet").bunny(0, "EB01").bunny(1, "EV05").save(1, "EV45")
        scene.save(0, "EB45")
        short_by(3, scene, lacking)
        if lacking:
            scene.do("offer 1", "give EB01", "ask EV45", "propose")
        else:
            scene.do("offer 1", "give EB45", "ask EV05", "propose")
        assert favourite(scene.state) == wanted


def test_a_runner_goes_where_rivals_stand_and_not_through_the_own_row() -> None:
    """Both ways looked alike before."""
    for first, way in ((("EV01", "EV03"), 0), (("EV03", "EV01"), 1)):
        scene = Scene("blue", "violet").bunny(0, "EB01").bunny(0, "EB03").means(0)
        scene.bunny(1, first[0]).bunny(1, first[1]).top(0, "EB33")
        scene.do("play EB33", "target EV01")
        assert favourite(scene.state) == f"direction {way}"
        given = weights(scene)
        assert given[way] > given[1 - way] > 0.0
    lone = Scene("blue", "violet").bunny(0, "EB13").means(0).bunny(1, "EV01").top(0, "EB33")
    lone.do("play EB33", "target EV01")
    assert len(set(weights(lone))) == 1


def test_a_boost_out_of_the_hand_is_not_thought_of() -> None:
    """It is the main action itself: no weapon could be launched after it."""
    scene = Scene("blue", "violet").bunny(0, "EB01").bunny(1, "EV01").means(0).top(0, "EB22")
    scene.hand(0, "EB38")
    legal = list(scene.state.legal_actions(0))
    assert weights(scene)[legal.index(scene.action("play EB38"))] == 0.0
