"""The policy has weights for every table size and expansion."""

from itertools import product

import pytest

from tabletop.ai.policy import policy_in
from tabletop.games.bunny_kingdom import GAME


@pytest.mark.parametrize(("players", "sky", "express"), [*product((2, 3, 4, 5), (0, 1), (0, 1))])
def test_every_table_is_played_with_weights(players: int, sky: int, express: int) -> None:
    fitted = policy_in(GAME.package)
    options = {"sky": bool(sky), "express": bool(express)}
    state = GAME.start(players, GAME.info.complete(players, options))
    assert fitted is not None and fitted.policy.family(state) in fitted.sets
