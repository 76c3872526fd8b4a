"""The last choices of a match: paired rollouts to the end find what listing all luck finds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, permutations
from random import Random

import pytest

from tabletop.ai.exact import TooMany
from tabletop.ai.rollouts import Guide, Rollouts
from tabletop.core.chance import pick, roll, shuffled
from tabletop.core.game import Game
from tabletop.core.registry import game as find_game
from tests.ai.endings import Ending, endings, guide_to_end
from tests.ai.luck import every

MATCHES = 4
ENDINGS = 6
TRIALS = 120
FARTHEST = 4.0
"""Standard errors by which a value may be off; of some hundred values none is farther."""

RARE = 0.06
"""What a value may be off where all trials agree: so rare a course may be missed by all."""


ROUNDING = 1e-9


def counted(make: Callable[[Random], object]) -> dict[object, float]:
    found: dict[object, float] = {}
    for made, chance in every(make):
        found[made] = found.get(made, 0.0) + chance
    return found


def test_all_luck_is_listed_with_its_chances() -> None:
    faces = counted(lambda luck: roll(12, luck))
    assert faces == pytest.approx(dict.fromkeys(range(1, 13), 1 / 12))
    orders = counted(lambda luck: shuffled(3, luck))
    assert orders == pytest.approx(dict.fromkeys(permutations(range(3)), 1 / 6))
    assert counted(lambda luck: luck.random() < 0.3) == pytest.approx({True: 0.3, False: 0.7})


def test_one_number_asked_twice_answers_as_one() -> None:
    def asked(luck: Random) -> tuple[int, bool]:
        number = luck.random()
        return int(number * 4), number < 0.625

    below = {(0, True): 0.25, (1, True): 0.25, (2, True): 0.125}
    above = {(2, False): 0.125, (3, False): 0.25}
    assert counted(asked) == pytest.approx({**below, **above})


def test_too_much_luck_is_said() -> None:
    with pytest.raises(TooMany):
        list(every(lambda luck: pick(50, luck), 49))
    assert len(list(every(lambda luck: pick(50, luck), 50))) == 50


def found(key: str, open_cards: bool) -> Iterator[tuple[Guide, Ending]]:
    """Endings whose choices are worth something, those that matter among the first."""
    game: Game = find_game(key)
    guide = guide_to_end(game)
    for match in range(MATCHES):
        seats = game.info.players[0]
        every_one = endings(game, guide, seats, str(match), last=6, most=400, open_cards=open_cards)
        for ending in islice(every_one, ENDINGS):
            yield guide, ending


def check(guide: Guide, ending: Ending) -> None:
    known = {each.action: each.chance for each in ending.values}
    rollouts = Rollouts(ending.state, ending.seat, guide, "endings", kept=4)
    for _ in range(TRIALS):
        rollouts.trial()
    for choice in rollouts.evaluation().choices:
        off = abs(choice.chance - known[choice.action])
        assert off <= max(FARTHEST * choice.error, RARE if choice.error < ROUNDING else ROUNDING)


@pytest.mark.parametrize(
    "key", ["bounce_bunny_bounce", "bunny_bidding", "bunny_boom", "bunny_kingdom", "killer_bunnies"]
)
def test_with_open_cards_values_are_the_exact_ones(key: str) -> None:
    looked = 0
    for guide, ending in found(key, True):
        check(guide, ending)
        looked += 1
    assert looked >= 3


def test_with_hidden_cards_values_are_the_exact_ones() -> None:
    """In Bunny Boom so few cards are hidden at the end that all worlds can be listed."""
    courses = []
    for guide, ending in found("bunny_boom", False):
        check(guide, ending)
        courses.append(max(each.courses for each in ending.values))
    assert len(courses) >= 6 and max(courses) >= 20
