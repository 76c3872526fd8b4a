"""The short cut of the bid handicaps: what it takes for granted a search finds too."""

from random import Random

import pytest

from tabletop.core.action import Action
from tabletop.core.game import CHANCE
from tabletop.games.bunny_bidding import actions as acts
from tabletop.games.bunny_bidding import handicaps
from tabletop.games.bunny_bidding.game import GAME
from tests.games.bunny_bidding.playing import random_mix

OFFERS = (acts.OFFER_UP, acts.OFFER_DOWN)
UPS = (acts.OFFER_UP, acts.BID_UP)


def test_what_is_plain_to_see_is_found_by_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = {True: 0, False: 0}

    def keeps(ways: handicaps.Ways, action: Action) -> bool:
        if action[0] == acts.STOP:
            return ways._satisfied(ways.start)
        offer, up = action[0] in OFFERS, action[0] in UPS
        plain = ways.surely(action[1], offer, up)
        found = ways.way(ways._after(ways.start, action[1], offer, up))
        assert found or not plain
        seen[plain] += 1
        return found

    monkeypatch.setattr(handicaps.Ways, "keeps", keeps)
    for seed in range(40):
        players = 3 + seed % 4
        mix = random_mix(Random(seed), players) | {"powers": True}
        state = GAME.start(players, GAME.info.complete(players, mix))
        rng = Random(seed)
        while actors := state.actors():
            seat = actors[int(rng.random() * len(actors))]
            if seat == CHANCE:
                state.apply(seat, state.sample_chance(rng))
            else:
                legal = state.legal_actions(seat)
                state.apply(seat, legal[int(rng.random() * len(legal))])
    assert seen[True] > 1000 and seen[False] > 1000
