"""Tiny Auction keeps its own rules, so that what is proven with it means something."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.core.action import parse_action
from tabletop.core.game import CHANCE
from tabletop.core.match import Match
from tests.tiny import GAME
from tests.tiny.cards import CARDS, VALUE
from tests.tiny.state import State
from tests.tiny.view import View
from tests.typed import the


def seen(match: Match, viewer: int | None = None) -> View:
    return the(View, match.view(viewer))


def dealt(top: list[int], players: int = 2, **options: object) -> Match:
    """A match whose deck gives the cards of `top`, first one first."""
    match = Match(GAME, players, options, deal=False)
    order = [card for card in range(CARDS) if card not in top] + top[::-1]
    do(match, CHANCE, "shuffle -1 -1 " + " ".join(map(str, order)))
    return match


def do(match: Match, player: int, text: str) -> list[str]:
    events = match.submit(player, parse_action(text, GAME.info.verbs))
    return [event.kind for event in events]


def test_the_highest_sealed_bid_wins_the_prize() -> None:
    match = dealt([5, 0, 10, 1, 6, 2, 25])
    assert seen(match).prize == 25
    assert do(match, 1, "bid 0") == ["bid_sealed"]
    assert do(match, 0, "bid 10")[-5:] == [
        "bid_shown",
        "card_won",
        "card_drawn",
        "card_drawn",
        "prize_turned",
    ]
    assert seen(match).piles == ((25,), ())


def test_the_die_parts_equal_bids() -> None:
    match = dealt([5, 6, 0, 1, 2, 3, 25])
    do(match, 0, "bid 5")
    do(match, 1, "bid 6")
    assert match.state.actors() == (CHANCE,)
    assert do(match, CHANCE, "roll 2")[:2] == ["die_rolled", "card_won"]
    assert seen(match).piles == ((), (25,))


def test_an_objection_to_a_fox_costs_a_token_and_is_decided_by_the_die() -> None:
    match = dealt([20, 0, 5, 1, 6, 2, 27])
    do(match, 0, "bid 20")
    do(match, 1, "bid 0")
    assert match.state.actors() == (1,)
    do(match, 1, "object")
    do(match, CHANCE, "roll 4")
    assert seen(match).piles == ((), (27,))
    assert seen(match).tokens == (1, 0)


def test_a_fox_nobody_can_object_to_opens_no_window() -> None:
    match = dealt([20, 0, 5, 1, 6, 2, 27], **{"tokens.1": 0})
    do(match, 0, "bid 20")
    do(match, 1, "bid 0")
    assert seen(match).piles == ((27,), ())


def test_a_tax_is_paid_in_canonical_order_and_only_the_payer_knows_the_cards() -> None:
    match = dealt([20, 0, 5, 1, 10, 2, 28])
    do(match, 0, "bid 20")
    do(match, 1, "bid 0")
    assert [action.a for action in match.state.legal_actions(0)] == [5]
    assert do(match, 0, "pay 5") == []
    assert seen(match, 0).paying == 5
    assert seen(match, 1).paying == seen(match).paying == -1
    do(match, 0, "pay 10")
    faces = {viewer: _faces(match, viewer, "card_paid") for viewer in (0, 1, None)}
    assert faces == {0: [5, 10], 1: [-1, -1], None: [-1, -1]}


def test_a_card_that_was_looked_at_stays_known_until_the_deck_is_shuffled() -> None:
    match = dealt([20, 0, 5, 1, 6, 2, 26, 7, 8, 9, 29], **{"rounds": 3})
    do(match, 0, "bid 20")
    do(match, 1, "bid 0")
    assert match.state.actors() == (0,)
    do(match, 0, "look 1 0")
    assert _faces(match, 0, "card_seen") == [1]
    assert _faces(match, 1, "card_seen") == [-1]
    for seed in "abc":
        guess = match.state.clone()
        guess.redeterminize(0, Random(seed))
        assert isinstance(guess, State)
        assert guess.hands[1][0] == 1


def test_the_bell_bids_the_lowest_card_of_who_has_not_bid() -> None:
    match = dealt([20, 0, 5, 11, 6, 2, 25])
    do(match, 0, "bid 5")
    assert match.run_clock()[0].kind == "bell_rang"
    assert seen(match).piles == ((25,), ())
    assert 0 in seen(match).discard


@pytest.mark.parametrize("players", GAME.info.players)
def test_the_scores_are_the_values_of_the_cards_won(players: int) -> None:
    match = Match(GAME, players, seed="scores")
    while not match.state.is_over():
        seat = match.state.actors()[-1]
        match.submit(seat, match.state.legal_actions(seat)[0])
    result = match.state.result()
    piles = seen(match).piles
    assert result.scores == tuple(float(sum(VALUE[card] for card in pile)) for pile in piles)
    assert all((result.ranks[seat] == 1) == (seat in result.winners) for seat in range(players))


def _faces(match: Match, viewer: int | None, kind: str) -> list[int]:
    return [event.face for _, event in match.told(viewer) if event.kind == kind]
