"""Knowledge of each seat: passed hands, hidden parchments, discards, redraws, forgetting."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.core.action import Action
from tabletop.core.event import redacted
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import events, frames, knowledge
from tabletop.games.bunny_kingdom.rules.boards import space_at
from tabletop.games.bunny_kingdom.rules.cards import IS_PARCHMENT
from tabletop.games.bunny_kingdom.rules.rules import State
from tests.games.bunny_kingdom.playing import MIXES, walk
from tests.games.bunny_kingdom.scenario import Scene


def moments(mix: tuple[int, bool, bool], seed: int, every: int = 9) -> list[State]:
    return [
        state.clone()
        for number, state in enumerate(walk(*mix, seed))
        if number % every == 0 and state.round
    ]


def passed_scene() -> Scene:
    """Seat 0 has passed a pack to seat 1 and seat 1 is to choose from it."""
    scene = Scene(3).deal("A1 A2 ring coat panpan", "B3 B4", "C1 C3")
    scene.do("pick A1", "pick A2", seat=0)
    scene.do("pick B3", "pick B4", seat=1)
    scene.do("pick C1", "pick C3", seat=2)
    return scene


def test_a_seat_remembers_the_hand_it_passed_on() -> None:
    scene = passed_scene()
    passed = scene.state.hands[1]
    assert scene.state.view(0).seats[1].passed == tuple(passed)
    assert scene.state.view(2).seats[1].passed == ()
    world = scene.state.clone()
    world.redeterminize(0, Random(1))
    assert world.hands[1] == passed and world.hands[2] != scene.state.hands[2]
    assert all(knowledge.knows(scene.state, card, 0) for card in passed)
    assert not any(knowledge.shows(scene.state, card, 0) for card in passed)


def test_a_parchment_taken_from_a_remembered_hand_is_one_of_those_that_were_in_it() -> None:
    scene = passed_scene()
    treasures = {scene._card(name, set(range(245))) for name in ("ring", "coat", "panpan")}
    scene.do("pick ring", "pick coat", seat=1)
    for seat in (0, 2):
        for _ in range(2):
            scene.state.apply(seat, scene.state.legal_actions(seat)[0])
    found = set()
    for seed in range(30):
        world = scene.state.clone()
        world.redeterminize(0, Random(seed))
        world.check()
        assert set(world.parchments[1]) < treasures and len(world.parchments[1]) == 2
        found.add(world.parchments[1])
    assert len(found) == 3, "any two of the three"


def test_bk_10_two_players_know_a_discard_when_all_else_is_seen_again() -> None:
    """BK-10: what is missing when a pack comes back, and was not played, was discarded."""
    scene = Scene(2).deal("A1 A2 C4", "B1 B2")
    scene.luck(Action(acts.RESERVE, space_at("J9"), space_at("J10")))
    scene.do("pick A1", "discard A2", seat=0)
    scene.do("pick B1", "discard B2", seat=1)
    scene.luck(Action(acts.RESERVE, space_at("J7"), space_at("J8")))
    scene.do("pick J8", "discard C4", seat=1)
    scene.state.apply(0, scene.state.legal_actions(0)[0])
    scene.state.apply(0, scene.state.legal_actions(0)[0])
    assert knowledge.knows(scene.state, space_at("C4"), 0)
    for seed in range(5):
        world = scene.state.clone()
        world.redeterminize(0, Random(seed))
        assert space_at("C4") in world.view(1).discards


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_redraws_keep_what_the_seat_knows(mix: tuple[int, bool, bool]) -> None:
    for state in moments(mix, 1, every=23):
        for seat in range(mix[0]):
            for forget in (0.0, 0.4, 1.0):
                world = state.clone()
                world.redeterminize(seat, Random("again"), forget)
                world.check()
                assert world.view(seat).seats[seat] == state.view(seat).seats[seat]
                if not forget:
                    assert world.info_key(seat) == state.info_key(seat)
                    other = state.clone()
                    other.redeterminize(seat, Random("other"))
                    other.redeterminize(seat, Random("again"))
                    assert other.digest() == world.digest()


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_what_is_remembered_for_certain_is_true(mix: tuple[int, bool, bool]) -> None:
    """Every card of a group lies in one of the group's places."""
    for state in moments(mix, 2, every=17):
        for seat in range(mix[0]):
            for group in knowledge.of(state, seat).groups:
                places = [state.took[pack][at] for pack, at in (*group.kept, *group.discards)]
                if group.rest >= 0:
                    places += state.hands[group.rest]
                assert set(group.cards) <= set(places)
                if state.phase < frames.COPY:
                    assert all(IS_PARCHMENT[state.took[pack][at]] for pack, at in group.kept)


def test_forgetting_drops_passed_cards() -> None:
    scene = passed_scene()
    world = scene.state.clone()
    world.redeterminize(0, Random(3), 1.0)
    assert world.view(0).seats[1].passed == ()
    world = scene.state.clone()
    world.redeterminize(0, Random(3), 0.5)
    assert 0 < len(world.view(0).seats[1].passed) < len(scene.state.view(0).seats[1].passed)


def test_the_public_sees_no_hand_no_parchment_and_no_choice() -> None:
    scene = passed_scene()
    view = scene.state.view(None)
    assert all(not seat.hand and not seat.parchments and not seat.passed for seat in view.seats)
    sealed = next(event for event in scene.events if event.kind == events.CARD_SEALED)
    shown = redacted(sealed, None)
    assert shown is not None and shown.face == -1
    dealt = next(event for event in scene.events if event.kind == events.HAND_DEALT)
    assert redacted(dealt, 1).detail == () and redacted(dealt, 0).detail  # type: ignore[union-attr]


def test_parchments_lie_open_at_the_end() -> None:
    scene = Scene().hold(0, "ring").hold(1, "socialist coat").hold(2, "crown").finish()
    assert scene.state.view(0).seats[1].parchments and scene.state.view(None).seats[0].parchments
