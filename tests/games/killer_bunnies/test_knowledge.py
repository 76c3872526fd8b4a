"""Knowledge of hands, run cards, piles, peeks, shown cards; redrawing with the deck known."""

from __future__ import annotations

from random import Random

from tabletop.games.killer_bunnies.rules.rules import State
from tests.games.killer_bunnies.scenario import Scene


def redrawn(state: State, seat: int, seed: str = "x", forget: float = 0.0) -> State:
    world = state.clone()
    world.redeterminize(seat, Random(seed), forget)
    world.check()
    return world


def test_own_hand_and_run_stay_and_the_own_pile_keeps_its_cards() -> None:
    """R4; the own deck list is known to its owner."""
    state = Scene().state
    world = redrawn(state, 0)
    assert world.hand[0] == state.hand[0] and world.top == [state.top[0], world.top[1]]
    assert sorted(world.pile[0]) == sorted(state.pile[0]) and world.pile[0] != state.pile[0]


def test_what_others_hold_is_redrawn_among_the_cards_nobody_has_seen() -> None:
    state = Scene().save(1, "EV45").state
    world = redrawn(state, 0)
    hidden = sorted([*state.pile[1], *state.hand[1], state.top[1], state.bottom[1]])
    assert hidden == sorted([*world.pile[1], *world.hand[1], world.top[1], world.bottom[1]])
    assert world.hand[1] != state.hand[1]


def test_a_peek_is_remembered_until_the_card_moves_or_is_forgotten() -> None:
    scene = Scene("green", "blue").bunny(0, "EG11")
    scene.do("use EG11", "choose_seat 1")
    state = scene.state
    assert redrawn(state, 0).top[1] == state.top[1]
    assert {redrawn(state, 0, str(n)).knows(state.top[1], 0) for n in range(5)} == {True}
    assert not redrawn(state, 0, forget=1.0).knows(state.top[1], 0)
    view = state.view(0)
    assert view.seats[1].top == -1, "a peek is memory: the card lies face down again"


def test_views_show_what_lies_open_to_the_seat() -> None:
    """R4, A77."""
    scene = Scene().bunny(1, "EV01").save(1, "EV45")
    mine, public = scene.state.view(0), scene.state.view(None)
    assert -1 not in mine.seats[0].hand and set(mine.seats[1].hand) == {-1}
    assert set(public.seats[0].hand) == {-1} and public.seats[0].top == -1
    assert public.seats[1].bunnies[0].full == 3 and public.seats[1].saved[0].pays == 0
    assert public.seats[0].declared == 2 and public.seats[0].pile == len(scene.state.pile[0])
