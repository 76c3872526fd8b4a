"""Who knows what: views, marks, information keys, redrawing, forgetting."""

from dataclasses import replace
from random import Random

import pytest

from tabletop.core.event import UNKNOWN, redacted
from tabletop.games.bounce_bunny_bounce.rules.cards import CELLS, COUNTS, KINDS, STOP, members
from tabletop.games.bounce_bunny_bounce.rules.rules import State
from tests.games.bounce_bunny_bounce.playing import random_match
from tests.games.bounce_bunny_bounce.scenario import Scene

SEEDS = range(12)


def moments(seed: int) -> list[State]:
    """States of a random match, one every few decisions."""
    match = random_match(seed)
    states = []
    for ply in range(3, match.ply, 7):
        match.undo_to(ply) if ply < match.ply else None
        states.append(match.state.clone())
        match.redo_to(match.ply + len(match.future))
    return states  # type: ignore[return-value]


def test_bbb_40_a_face_down_card_shows_no_face_even_to_who_has_seen_it() -> None:
    """BBB-40"""
    scene = Scene("spy@5,4", "down@2,2")
    scene.do("bounce 5,4", "spy 2,2")
    view = scene.state.view(0)
    assert view.cells[8].face == UNKNOWN and not view.cells[8].seen


def test_bbb_40_marks_are_shown_only_where_the_option_is_on() -> None:
    """BBB-40"""
    for marks in (False, True):
        scene = Scene("right@5,4", "stop@5,5", beginner_marks=marks)
        scene.do("bounce 5,4")
        assert scene.state.view(0).cells[31].seen is marks
        assert scene.state.view(1).cells[31].seen is marks
        assert not scene.state.view(None).cells[31].seen


def test_bbb_48_a_mark_says_that_a_card_was_seen_and_not_which_one_it_is() -> None:
    """BBB-48"""
    views = []
    for kind in ("down", "left"):
        scene = Scene("spy@5,4", f"{kind}@2,2", "stop@5,5", beginner_marks=True)
        scene.do("bounce 5,4", "spy 2,2")
        assert scene.state.view(0).cells[8].seen
        assert not scene.state.view(1).cells[8].seen
        views.append(scene.state.view(0).cells[8])
    assert views[0] == views[1]


def test_the_view_of_nobody_and_of_the_opponent_hide_what_a_spy_saw() -> None:
    scene = Scene("spy@5,4", "down@2,2")
    spied = scene.do("bounce 5,4", "spy 2,2")[-1]
    for viewer in (1, None):
        seen = redacted(spied, viewer)
        assert seen is not None and seen.face == UNKNOWN
        assert seen.target == "cell:8", "which card it was is public"
    mine = redacted(spied, 0)
    assert mine is not None and mine.face == 2


@pytest.mark.parametrize("seed", SEEDS)
def test_redrawing_keeps_what_the_seat_knows_and_sees(seed: int) -> None:
    for state in moments(seed):
        for seat in (0, 1):
            twin = state.clone()
            twin.redeterminize(seat, Random(seed))
            twin.check()
            assert twin.view(seat) == state.view(seat)
            assert twin.info_key(seat) == state.info_key(seat)
            assert list(twin.legal_actions(seat)) == list(state.legal_actions(seat))
            assert tuple(twin.kinds.count(kind) for kind in range(KINDS)) == COUNTS
            for card in members(state.seen[seat]):
                assert twin.kinds[card] == state.kinds[card]


@pytest.mark.parametrize("seed", SEEDS)
def test_states_a_player_cannot_tell_apart_redraw_to_the_same_state(seed: int) -> None:
    for state in moments(seed):
        for seat in (0, 1):
            other = state.clone()
            other.redeterminize(seat, Random(seed + 100))
            assert other.info_key(seat) == state.info_key(seat)
            for forget in (0.0, 0.4):
                one, two = state.clone(), other.clone()
                one.redeterminize(seat, Random(7), forget)
                two.redeterminize(seat, Random(7), forget)
                assert one.digest() == two.digest()


def test_redrawing_really_draws_the_hidden_cards_anew() -> None:
    scene = Scene()
    layouts = set()
    for seed in range(20):
        twin = scene.state.clone()
        twin.redeterminize(0, Random(seed))
        layouts.add(twin.kinds)
    assert len(layouts) == 20


def test_a_secret_of_one_seat_changes_only_that_seat_s_information() -> None:
    keys = []
    for kind, rest in (("down", "left"), ("left", "down")):
        scene = Scene("spy@5,4", f"{kind}@2,2", f"{rest}@2,3", f"{kind}@4,4", f"{rest}@4,5")
        scene.do("bounce 5,4", "spy 2,2")
        keys.append((scene.state.info_key(0), scene.state.info_key(1)))
    assert keys[0][0] != keys[1][0]
    assert keys[0][1] == keys[1][1]


def test_forgetting_drops_the_same_cards_all_match_long() -> None:
    """BBB-40: levels of the computer forget with a chance; one seed, one set of cards."""
    scene = Scene("right@5,3", "right@5,4", "stop@5,5", "down@5,7", "stop@1,7", "carrot@2,1")
    scene.do("bounce 5,3", "end_turn")
    early = scene.state.clone()
    early.redeterminize(0, Random(3), forget=0.5)
    scene.do("bounce 5,7", "end_turn")
    late = scene.state.clone()
    late.redeterminize(0, Random(3), forget=0.5)
    for card in members(scene.state.seen[0]):
        if early.knows(card, 0):
            assert late.knows(card, 0)
    assert not members(early.seen[0] & ~late.seen[0])


def test_forgetting_everything_keeps_what_lies_open_and_what_bunnies_stand_on() -> None:
    scene = Scene("spy@3,3!", "stop@5,4", "right@5,3", "stop@2,2", bunnies=("off", "2,2"))
    scene.do("bounce 5,3", "end_turn")
    twin = scene.state.clone()
    twin.redeterminize(0, Random(1), forget=1.0)
    twin.check()
    assert twin.knows(16, 0), "the open Spy"
    assert twin.knows(31, 0), "the Stop under the own bunny"
    assert not twin.knows(30, 0), "the RIGHT it came over"
    assert twin.seen[1] == scene.state.seen[1]


def test_cloning_does_not_alias() -> None:
    state = random_match(3, decisions=20).state
    twin = state.clone()
    before = state.digest()
    rng = Random(1)
    for _ in range(30):
        if twin.is_over():
            break
        seat = twin.actors()[0]
        legal = twin.legal_actions(seat)
        twin.apply(seat, legal[int(rng.random() * len(legal))])
    assert state.digest() == before and twin.digest() != before


def test_the_view_tells_all_a_table_draws() -> None:
    scene = Scene("swap@5,4", "stop@3,3", bunnies=("off", "3,3"), shocks=(2, 1), quiet=4)
    scene.do("bounce 5,4", "swap_first 2,2")
    view = scene.state.view(1)
    assert (view.viewer, view.actors, view.turn, view.over) == (1, (0,), 1, False)
    assert (view.mover, view.chooser, view.phase, view.chosen) == (0, 0, "swap_second", 8)
    assert (view.bunnies, view.shocks, view.carrots) == ((31, 16), (2, 1), (0, 0))
    assert (view.quiet, view.turn_limit, view.quiet_limit) == (4, 200, 40)
    assert len(view.cells) == CELLS and view.result is None
    with pytest.raises(AttributeError):
        view.turn = 3  # type: ignore[misc]
    assert replace(view, viewer=0) == scene.state.view(0)


def test_a_bunny_never_rests_on_a_directional_card() -> None:
    for seed in SEEDS:
        for state in moments(seed):
            for cell in state.pos:
                if cell >= 0 and state.at[cell] != 255:
                    assert state.kinds[state.at[cell]] >= STOP
