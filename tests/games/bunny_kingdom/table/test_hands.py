"""Gestures mean one action each, and refusals name their rule."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.core.game import CHANCE
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import events as ev
from tabletop.games.bunny_kingdom.rules import frames, keys
from tabletop.games.bunny_kingdom.rules.boards import space_at
from tabletop.games.bunny_kingdom.rules.cards import CITY1, TOWER
from tabletop.games.bunny_kingdom.rules.view import KingdomView
from tabletop.games.bunny_kingdom.table import buttons, hands
from tabletop.games.bunny_kingdom.table.looks import built_name, read
from tabletop.table.contract import Gesture
from tests.games.bunny_kingdom.playing import MIXES, fresh, walk


@pytest.mark.parametrize(("players", "sky", "express"), MIXES)
def test_each_legal_action_has_a_gesture_of_its_own(
    players: int, sky: bool, express: bool
) -> None:
    met = set()
    for state in walk(players, sky, express, 7):
        for seat in state.actors():
            if seat == CHANCE:
                continue
            view = state.view(seat)
            assert isinstance(view, KingdomView)
            legal = state.legal_actions(seat)
            gestures = {hands.gesture(action, view) for action in legal}
            assert len(gestures) == len(legal)
            met |= {action.kind for action in legal}
    assert {acts.PICK, acts.BUILD, acts.BUILD_NO_MORE, acts.CAMP} <= met
    if express:
        assert {acts.LAY_NO_MORE, acts.TURN_STATION} <= met
        assert met & {acts.LAY_RAIL, acts.LAY_SWITCH}


@pytest.mark.parametrize(("players", "sky", "express"), MIXES)
def test_a_gesture_taken_back_to_an_action_is_the_action_it_came_from(
    players: int, sky: bool, express: bool
) -> None:
    """`attempt` returns the action that the rules would have meant by a gesture."""
    for state in walk(players, sky, express, 3):
        for seat in state.actors():
            if seat == CHANCE or state.phase in (frames.PRODUCE, frames.SMOKE):
                continue
            view = state.view(seat)
            assert isinstance(view, KingdomView)
            for action in state.legal_actions(seat)[:6]:
                gesture = hands.gesture(action, view)
                if gesture.source.startswith("button:") or action.kind == acts.DISCARD:
                    continue
                assert hands.attempt(gesture, view) == action


@pytest.mark.parametrize(("players", "sky", "express"), MIXES)
def test_each_event_is_told_after_it_was_done_and_the_last_shows_the_end(
    players: int, sky: bool, express: bool
) -> None:
    """A seat's view after an event has the event's piece at its place and nothing hidden."""
    state, rng = fresh(players, sky, express), Random(f"looks/{players}{sky}{express}")
    while state.actors():
        told: list[tuple[Event, KingdomView]] = []
        viewer = rng.choice([None, *range(players)])

        def note(
            event: Event, told: list[tuple[Event, KingdomView]] = told, viewer: int | None = viewer
        ) -> None:
            view = state.clone().view(viewer)
            told.append((event, view))

        seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(rng), note)
        else:
            legal = state.legal_actions(seat)
            state.apply(seat, legal[int(rng.random() * len(legal))], note)
        for event, view in told:
            look = read(view)
            if event.kind in PUT and event.kind != ev.CAMP_PLACED:
                built = event.kind == ev.BUILDING_BUILT
                key = built_name(keys.number(event.target)) if built else event.piece
                assert look[key].place == event.target, event
            if event.kind in (ev.PARCHMENT_COUNTED, ev.FIEF_HARVESTED):
                assert look[f"carrots:{event.player}"].number >= event.amount
            if view.phase in ("pick", "between") and not view.final:
                shown = [has.parchments for i, has in enumerate(view.seats) if i != viewer]
                assert not any(shown) or event.kind in ENDING, event
        assert not told or read(told[-1][1]) == read(state.view(viewer))


PUT = (ev.RABBIT_PLACED, ev.BUILDING_BUILT, ev.TRACK_LAID)
ENDING = (ev.PARCHMENTS_REVEALED, ev.PARCHMENT_COPIED, ev.PARCHMENT_COUNTED, ev.TRADE_COUNTED)


def choosing(players: int, sky: bool = False) -> KingdomView:
    """The first pick as seat 0 sees it."""
    for state in walk(players, sky, False, 1):
        if state.phase == frames.PICK:
            view = state.view(0)
            assert isinstance(view, KingdomView)
            return view
    raise AssertionError("nobody ever picks")


def test_cards_are_taken_up_in_any_order_and_named_in_the_rules_own() -> None:
    view = choosing(4)
    low, high = hands.candidates(view)[0], hands.candidates(view)[-1]
    pieces = (keys.card(high), keys.card(low))
    assert hands.picked(pieces, view) == (acts.PICKS[low], acts.PICKS[high])
    assert hands.picked(pieces[:1], view) == ()


def test_with_the_cloud_three_players_take_up_three_cards() -> None:
    view = choosing(3, sky=True)
    assert hands.wanted(view) == 3
    pieces = [keys.card(card) for card in hands.candidates(view)[:3]]
    assert len(hands.picked(pieces, view)) == 3
    assert hands.picked(pieces[:2], view) == ()


def test_between_two_the_first_card_is_played_and_the_second_discarded() -> None:
    view = choosing(2)
    low, high = hands.candidates(view)[0], hands.candidates(view)[-1]
    pieces = (keys.card(high), keys.card(low))
    assert hands.picked(pieces, view) == (acts.PICKS[high], acts.DISCARDS[low])


def building(players: int = 4) -> tuple[KingdomView, int]:
    """A moment of Construction, and the seat that builds."""
    for state in walk(players, False, False, 2):
        if state.phase == frames.BUILD:
            view = state.view(state.seat)
            assert isinstance(view, KingdomView)
            return view, state.seat
    raise AssertionError("nobody ever builds")


def test_a_building_let_go_anywhere_asks_the_rules_about_that_space() -> None:
    view, _ = building()
    space = space_at("C5")
    key, place = keys.waiting(CITY1), keys.space(space)
    assert hands.attempt(Gesture(key, place), view) == acts.BUILDS[CITY1][space]
    tower = hands.attempt(Gesture(keys.waiting(TOWER), place), view)
    assert tower == acts.TOWERS[space]


def test_a_space_clicked_in_the_draft_asks_for_its_card() -> None:
    view = choosing(3)
    missing = next(space for space in range(100) if space not in view.seats[0].hand)
    assert hands.attempt(Gesture(keys.space(missing)), view) == acts.PICKS[missing]


def test_what_has_no_meaning_has_none() -> None:
    view, _ = building()
    for source in ("nowhere", "space:900", "segment:3", "seat:1", "card:9999"):
        assert hands.attempt(Gesture(source), view) is None
    assert isinstance(hands.attempt(Gesture("corner:1"), view), Action)


def test_where_one_card_is_sealed_the_large_button_asks_for_the_one_to_discard() -> None:
    """The second card of a pick between two players is taken back first."""
    view = choosing(2)
    own = replace(view.seats[0], sealed=view.seats[0].hand[:1], sealed_count=1)
    once = replace(view, seats=(own, *view.seats[1:]))
    assert buttons.main(view, (), ()).label == "Choose a card to play"
    assert buttons.main(once, (), ()).label == "Choose one to discard"
