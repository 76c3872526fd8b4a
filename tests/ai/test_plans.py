"""Whole choices: legal, few, none twice, known to the seat, and judged step by step as one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from tabletop.ai.agent import seat_clone
from tabletop.ai.analysing import Analysing, asked, guide_for
from tabletop.ai.plans import MOST, leads_to, steps_in
from tabletop.ai.rollouts import FLOOR
from tabletop.ai.ways import QUICK
from tabletop.core.chance import deciders
from tabletop.core.game import Player, State
from tabletop.core.registry import game as find_game
from tabletop.core.registry import games
from tests.typed import some

STEPPED = [key for key in games() if steps_in(find_game(key).package) is not None]
SEATS = {"bunny_kingdom": (3, 4)}


@cache
def positions(key: str) -> list[tuple[str, State, Player]]:
    """Moments of matches of random play at which a choice of several steps begins."""
    game = find_game(key)
    guide = guide_for(game.package)
    found: list[tuple[str, State, Player]] = []
    for players in SEATS.get(key, game.info.players[:1]):
        luck = Random(f"plans/{key}/{players}")
        here: list[tuple[str, State, Player]] = []
        while len(here) < 4:
            state = game.start(players, game.info.complete(players, {}))
            for seat in deciders(state, luck):
                legal = state.legal_actions(seat)
                if len(legal) > 1 and luck.random() < 0.3:
                    root = seat_clone(state, seat, "plans")
                    if any(len(meant.plan) > 1 for meant in guide.choices(root, seat)):
                        here.append((game.package, state.clone(), seat))
                state.apply(seat, legal[luck.randrange(len(legal))])
                if len(here) == 4:
                    break
        found += here
    return found


def rooted(key: str) -> Iterator[tuple[str, State, Player]]:
    for package, state, seat in positions(key):
        yield package, seat_clone(state, seat, "plans"), seat


@pytest.mark.parametrize("key", STEPPED)
def test_every_step_of_a_whole_choice_is_legal_where_it_is_done(key: str) -> None:
    for package, root, seat in rooted(key):
        before = root.digest()
        whole = guide_for(package).choices(root, seat)
        assert 1 < len(whole) <= MOST
        assert all(leads_to(root, seat, meant.plan) for meant in whole)
        assert root.digest() == before


@pytest.mark.parametrize("key", STEPPED)
def test_the_same_steps_in_another_order_are_not_another_choice(key: str) -> None:
    for package, root, seat in rooted(key):
        ends = [leads_to(root, seat, m.plan) for m in guide_for(package).choices(root, seat)]
        assert len(set(ends)) == len(ends)


@pytest.mark.parametrize("key", STEPPED)
def test_a_choice_goes_on_only_where_its_step_showed_nothing(key: str) -> None:
    """Done in any world that the seat cannot tell apart, it knows the same after it."""
    for package, state, seat in positions(key):
        goes_on = some(steps_in(package)).goes_on
        for action in state.legal_actions(seat):
            known: set[object] = set()
            for number in range(4):
                world = seat_clone(state, seat, f"world {number}")
                world.apply(seat, action)
                goes = seat in world.actors() and goes_on(world, seat)
                known.add(world.info_key(seat) if goes else None)
            assert len(known) == 1


@pytest.mark.parametrize("key", STEPPED)
def test_a_first_step_alone_is_judged_by_the_best_choice_that_begins_with_it(key: str) -> None:
    """What a person then does otherwise is judged at the second step, and counts once."""
    package, state, seat = positions(key)[0]
    whole = guide_for(package).choices(seat_clone(state, seat, "plans"), seat)
    step = next(meant.plan for meant in whole if len(meant.plan) > 1)[:1]
    root, luck = asked(state, seat, "s")
    under_way = Analysing(root, seat, guide_for(package), luck, must=[step], kept=2, effort=QUICK)
    while not under_way.shows:
        under_way.trial()
    found = under_way.analysis()
    choice = some(found.of(step))
    assert choice.plan[:1] == step and len(choice.plan) > 1 and choice.trials >= FLOOR
    assert step not in [each.plan for each in found.choices], "tried once more without the rest"


def test_a_whole_choice_in_another_order_is_the_one_that_is_tried() -> None:
    package, root, seat = next(rooted("bounce_bunny_bounce"))
    guide = guide_for(package)
    one, other = next(m.plan for m in guide.choices(root, seat) if len(m.plan) == 2)
    after = root.clone()
    after.apply(seat, one)
    second = type(one)(after.legal_actions(seat)[0].kind, one.a)
    turned = type(one)(one.kind, other.a), second
    assert leads_to(root, seat, turned) == leads_to(root, seat, (one, other))
    tried = Analysing(root, seat, guide, "s")._tried
    again = Analysing(root, seat, guide, "s", must=[turned])._tried
    assert len(again) == len(tried)
    assert [each.plan for each in again if each.must] == [turned]
