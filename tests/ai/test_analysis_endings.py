"""The analysis at the last choices of a match, where listing all luck tells the exact values.

`python -m tests.ai.test_analysis_endings GAME COUNT` counts many positions.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count, islice

import pytest

from tabletop.ai.analysing import Analysing, Spend, spent
from tabletop.ai.guides import any_guide
from tabletop.core.registry import game as find_game
from tests.ai.endings import Ending, endings

ERRORS = 3.0
"""By so many standard errors the analysis may be off, in all but one position of a hundred."""

OPEN = ("bunny_kingdom", "killer_bunnies", "bunny_bidding")
"""Where too much is hidden to be listed, the cards lie open."""


def positions(key: str) -> Iterator[Ending]:
    """Endings of match after match."""
    game = find_game(key)
    guide = any_guide(game.package, True)
    for match in count():
        seats = game.info.players[0]
        yield from islice(
            endings(game, guide, seats, str(match), last=6, most=400, open_cards=key in OPEN), 4
        )


def off(key: str, ending: Ending, seed: str) -> float:
    """By how many standard errors the value of the analysis' best choice is off."""
    guide = any_guide(find_game(key).package, True)
    under_way = Analysing(ending.state, ending.seat, guide, seed)
    for _ in spent(under_way, Spend(trials=200)):
        pass
    best = under_way.analysis().choices[0]
    exact = next(each.chance for each in ending.values if each.action == best.plan[0])
    return abs(best.chance - exact) / best.error


@pytest.mark.parametrize("key", ["bunny_boom"])
def test_the_value_lies_within_three_of_its_errors_of_the_exact_one(key: str) -> None:
    """The other games' luck takes long to list; they are counted by hand."""
    found = [off(key, ending, f"s{n}") for n, ending in enumerate(islice(positions(key), 10))]
    assert sum(each > ERRORS for each in found) == 0, found


def main(key: str, wanted: int) -> None:
    found = [off(key, ending, f"m{n}") for n, ending in enumerate(islice(positions(key), wanted))]
    far, beyond = sum(each > ERRORS for each in found), sum(each > 2.0 for each in found)
    print(f"{key}: {wanted - far} of {wanted} within 3 errors, {beyond} beyond 2", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
