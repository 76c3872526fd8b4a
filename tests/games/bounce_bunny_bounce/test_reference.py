"""The game against a plain second telling of its rules: whole random matches side by side."""

from random import Random

import pytest

from tabletop.core.match import Match
from tabletop.games.bounce_bunny_bounce import GAME
from tabletop.games.bounce_bunny_bounce.rules.actions import VERBS
from tabletop.games.bounce_bunny_bounce.rules.cards import KIND_NAMES, NO_CARD
from tabletop.games.bounce_bunny_bounce.rules.rules import State
from tests.games.bounce_bunny_bounce.reference import Place, Reference


def spot(cell: int) -> Place | None:
    return None if cell < 0 else (cell // 7 + 1, cell % 7 + 1)


def laid(state: State) -> dict[Place, str]:
    """The cards by place, as the reference keeps them."""
    return {
        (cell // 7 + 1, cell % 7 + 1): KIND_NAMES[state.kinds[card]]
        for cell, card in enumerate(state.at)
        if card != NO_CARD
    }


def compare(state: State, twin: Reference) -> None:
    """Every public fact, and what is allowed."""
    view = state.view(None)
    assert view.over is twin.over
    assert laid(state) == twin.field
    assert [spot(cell) for cell in view.bunnies] == twin.bunny
    assert list(view.shocks) == twin.shocks and list(view.carrots) == twin.carrots
    assert {spot(cell.cell) for cell in view.cells if cell.up} == twin.open
    if not view.over:
        assert (view.chooser, view.mover, view.phase) == (twin.chooser, twin.mover, twin.phase)
        legal = {(VERBS[a.kind], spot(a.a)) for a in state.legal_actions(view.chooser)}
        assert legal == twin.options()


@pytest.mark.parametrize("seed", range(40))
def test_random_matches_agree_with_the_plain_telling_at_every_step(seed: int) -> None:
    match = Match(GAME, 2, {}, seed=f"reference {seed}")
    state = match.state
    assert isinstance(state, State)
    twin = Reference(laid(state), state.first)
    rng = Random(seed)
    compare(state, twin)
    while not state.is_over():
        seat = state.actors()[0]
        legal = state.legal_actions(seat)
        action = legal[int(rng.random() * len(legal))]
        match.submit(seat, action)
        twin.play(VERBS[action.kind], spot(action.a))
        compare(state, twin)
