"""The contract's checks find what they look for: wrong variants of a small game fail them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

import pytest

from tabletop.core.action import Action
from tabletop.core.errors import ImpossibleState
from tabletop.core.game import Game
from tests.ai import nim
from tests.contract import mechanics, secrecy, speech
from tests.contract.variants import BIDS_BACK, NAMED_PIECE, VARIANTS, Variant, starter
from tests.contract.walks import Walk, play
from tests.tiny import GAME, INFO
from tests.tiny.state import SHUFFLING, State

FEW = 3
MANY = 30
CHECKS = {variant.check.__name__: variant.check for variant in VARIANTS.values()}


def walks(game: Game, count: int, first: int = 0) -> Iterator[Walk]:
    """Games of three, one after the other as they are asked for, beginning with one of them."""
    numbers = (*range(first, count), *range(first))
    return (play(game, 3, (("rounds", 6),), f"bite {n}") for n in numbers)


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS.keys())
def test_a_wrong_game_is_caught_by_the_check_for_it(variant: Variant) -> None:
    with pytest.raises((AssertionError, ImpossibleState, TypeError)):
        for walk in walks(variant.game, MANY, variant.shown):
            variant.check(walk)


@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS.keys())
def test_the_true_game_passes_where_its_variants_fail(check: Callable[[Walk], None]) -> None:
    for walk in walks(GAME, FEW):
        check(walk)


def test_which_of_two_known_cards_was_bid_is_past_once_it_is_back_in_the_hand() -> None:
    for walk in walks(BIDS_BACK, FEW):
        secrecy.telling_is_knowing(walk)


def test_every_check_has_a_variant_that_it_catches_or_is_proven_here() -> None:
    proven = {variant.check for variant in VARIANTS.values()}
    proven |= {mechanics.records_agree, mechanics.dealing_repeats}
    assert proven >= {*mechanics.CHECKS, *secrecy.CHECKS, *speech.CHECKS}


def test_a_piece_that_names_its_hidden_face_is_caught() -> None:
    secrecy.hidden_faces_have_no_telltale(walks(GAME, MANY))
    with pytest.raises(AssertionError, match=r"card_paid\.piece"):
        secrecy.hidden_faces_have_no_telltale(walks(NAMED_PIECE, MANY))


class _CoarseNim(nim.State):
    """Forgets how much lies there; nothing is hidden, so every redraw agrees with itself."""

    def info_key(self, player: int) -> int:
        return self.turn


def test_a_key_too_coarse_is_caught_where_nothing_is_hidden() -> None:
    def courses(kind: type[nim.State]) -> Iterator[Walk]:
        game = Game(nim.INFO, lambda players, options: kind(players, 10), "tests.ai.nim_parts")
        return (play(game, 2, (), f"courses {n}") for n in range(FEW))

    secrecy.equal_keys_mean_equal_knowledge(courses(nim.State))
    with pytest.raises(AssertionError, match="more than its key"):
        secrecy.equal_keys_mean_equal_knowledge(courses(_CoarseNim))


def test_luck_drawn_past_random_is_caught() -> None:
    class Choosy(State):
        def sample_chance(self, rng: Random) -> Action:
            if self.stack[-1][0] == SHUFFLING:
                order = list(range(len(self.deck)))
                rng.shuffle(order)
                return Action(0, more=tuple(order))
            return super().sample_chance(rng)

    with pytest.raises(AssertionError, match="random"):
        play(Game(INFO, starter(Choosy), "tests.tiny"), 2, (), "choosy")


def test_a_record_that_leads_elsewhere_is_caught() -> None:
    class Forked(State):
        def apply(self, player: int, action: Action, sink: object = None) -> None:
            super().apply(player, action, None)
            if self.deck and Forked.calls % 7 == 0:
                self.deck.insert(0, self.deck.pop())
            Forked.calls += 1

        calls = 1

    (walk,) = walks(Game(INFO, starter(Forked), "tests.tiny"), 1)
    with pytest.raises(Exception, match=r"differs|allowed|assert|own hand|asked"):
        mechanics.records_agree(walk)


class _Seat(NamedTuple):
    hand: tuple[int, ...]
    bunnies: int


@dataclass(frozen=True)
class _View:
    turn: int
    seats: tuple[_Seat, ...]


def test_what_differs_is_named_by_its_field() -> None:
    one = _View(1, (_Seat((3, 5), 2), _Seat((8,), 0)))
    two = _View(1, (_Seat((3, 5), 2), _Seat((9,), 0)))
    assert secrecy.differing(one, two, "it shows") == "it shows: seats[1].hand: (8,), not (9,)"
    assert secrecy.differing(1, 2, "no") == "no: it: 1, not 2"
    assert secrecy.differing(one, one, "same") == "same: no field tells which"
