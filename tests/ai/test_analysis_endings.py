"""The analysis at the last choices of a match, where listing all luck tells the exact values.

`python -m tests.ai.test_analysis_endings GAME COUNT` counts many positions.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count, islice

import pytest

from tabletop.ai.analysing import Analysing, Spend, spent
from tabletop.core.registry import game as find_game
from tests.ai.endings import Ending, endings, guide_to_end

ERRORS = 3.0
"""By so many standard errors the analysis may be off, in all but one position of a hundred."""

ROUNDING = 1e-9

LAST, MOST = 6, 400
"""Choices of a match that are looked at, and how many courses its luck may have."""

POSSIBLE = {
    "bounce_bunny_bounce": 1, "bunny_bidding": 4, "bunny_kingdom": 4, "killer_bunnies": 4,
}  # fmt: skip
"""Where too much is hidden to be listed a seat holds so many worlds possible, and no others."""


def positions(key: str) -> Iterator[Ending]:
    """Endings of match after match."""
    game = find_game(key)
    guide, seats = guide_to_end(game), game.info.players[0]
    for match in count():
        yield from islice(
            endings(
                game, guide, seats, str(match), last=LAST, most=MOST,
                open_cards=key in POSSIBLE, worlds=POSSIBLE.get(key, 1),
            ),
            4,
        )  # fmt: skip


def undecided(ending: Ending) -> bool:
    """Whether some choice neither surely wins nor surely loses."""
    return any(0.0 < round(each.chance, 9) < 1.0 for each in ending.values)


def off(key: str, ending: Ending, seed: str) -> float:
    """By how many standard errors the value of the analysis' best choice is off."""
    guide = guide_to_end(find_game(key))
    under_way = Analysing(ending.state, ending.seat, guide, seed)
    for _ in spent(under_way, Spend(trials=200)):
        pass
    best = under_way.analysis().choices[0]
    exact = next(each.chance for each in ending.values if each.action == best.plan[0])
    apart = abs(best.chance - exact)
    return apart / best.error if apart > ROUNDING else 0.0


@pytest.mark.parametrize("key", ["bunny_boom", "bunny_bidding"])
def test_the_value_lies_within_three_of_its_errors_of_the_exact_one(key: str) -> None:
    """The other games' luck takes long to list; they are counted by hand."""
    looked = list(islice(positions(key), 10))
    found = [off(key, ending, f"s{n}") for n, ending in enumerate(looked)]
    assert any(map(undecided, looked))
    assert sum(each > ERRORS for each in found) == 0, found


def main(key: str, wanted: int) -> None:
    far = beyond = open_ones = 0
    for n, ending in enumerate(islice(positions(key), wanted)):
        errors = off(key, ending, f"m{n}")
        far, beyond = far + (errors > ERRORS), beyond + (errors > 2.0)
        open_ones += undecided(ending)
    print(
        f"{key}: {wanted - far} of {wanted} within 3 errors, {beyond} beyond 2; "
        f"{open_ones} were undecided",
        flush=True,
    )


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
