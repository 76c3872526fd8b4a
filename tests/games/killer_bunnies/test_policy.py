"""Features of cards for the next BOTTOM RUN, and the policy's weights."""

from __future__ import annotations

import pytest

from tabletop.ai.policy import policy_in
from tabletop.games.killer_bunnies.agents.policy import (
    FEATURES,
    POLICY,
    RUN,
    plain,
    rows,
)
from tabletop.games.killer_bunnies.game import GAME
from tabletop.games.killer_bunnies.rules import frames
from tests.games.killer_bunnies.scenario import Scene

NAMES = FEATURES[RUN]


def counted(scene: Scene, name: str) -> dict[str, float]:
    """Returns the features of that hand card, except its score."""
    state = scene.hand(0, name).state
    state.stack = [(frames.RUN_NEXT, 0)]
    legal = state.legal_actions(0)
    assert POLICY.group(state, 0, legal) == RUN
    found = rows(state, 0, legal)
    assert [dict(row)[0] for row in found] == plain(state, 0, legal)
    row = found[list(legal).index(scene.action(f"run_next {name}"))]
    return {NAMES[at]: count for at, count in row if at and count}


def test_of_a_resource_it_counts_how_many_there_are_and_how_many_alike() -> None:
    told = counted(Scene().save(0, "EB45", "EB46"), "EB47")
    assert told["resource to 2"] == 1.0
    assert not {"resource to 0", "resource to 1", "hexagons"} & set(told)


def test_of_a_creature_it_counts_whether_it_can_be_paid_and_what_it_is_worth() -> None:
    dear = counted(Scene(), "EB13")
    assert dear["creature too dear"] == 1.0 and "creature" not in dear and dear["missing"] > 0
    paid = counted(Scene().means(0), "EB13")
    assert paid["creature"] == paid["first creature"] == 1.0 and paid["creature's value"] > 0
    assert "creature too dear" not in paid and "missing" not in paid


def test_a_weapon_is_ready_where_there_is_a_creature_to_use_it() -> None:
    assert "weapon not ready" in counted(Scene().means(0), "EB25")
    assert "weapon" in counted(Scene().means(0).bunny(0, "EB09"), "EB25")


@pytest.mark.parametrize("players", GAME.info.players)
def test_every_number_of_seats_has_weights(players: int) -> None:
    fitted = policy_in(GAME.package)
    assert fitted is not None and not fitted.fault
    state = GAME.start(players, GAME.info.complete(players, {}))
    assert fitted.policy.family(state) in fitted.sets
