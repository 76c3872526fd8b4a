"""The policy has weights for every number of seats."""

import pytest

from tabletop.ai.policy import policy_in
from tabletop.games.bunny_bidding import GAME


@pytest.mark.parametrize("players", GAME.info.players)
def test_every_number_of_seats_is_played_with_its_own_weights(players: int) -> None:
    fitted = policy_in(GAME.package)
    state = GAME.start(players, GAME.info.complete(players, {}))
    assert fitted is not None
    family = fitted.policy.family(state)
    assert family in fitted.sets and fitted.facts[family]["players"] == players
