"""Decks, options, dealing and who starts."""

from collections import Counter

import pytest

from tabletop.core.action import Action
from tabletop.core.errors import BadOption
from tabletop.core.game import CHANCE
from tabletop.core.match import Match
from tabletop.games.bunny_boom import GAME
from tabletop.games.bunny_boom.game import MOST_CARDS
from tabletop.games.bunny_boom.rules import actions as acts
from tabletop.games.bunny_boom.rules import cards
from tabletop.games.bunny_boom.rules.cards import BadDeck, check_rows, deck_of, read_rows
from tabletop.games.bunny_boom.rules.view import BoomView
from tests.games.bunny_boom.playing import random_match
from tests.typed import the


def kinds_in(players: int, **switches: bool) -> Counter[str]:
    """Counts the cards of each kind and colour in the match."""
    given = dict(mayor=True, joker=True, fox=False, burrow=False, all_foxes=False)
    deck = deck_of(players, **{**given, **switches})
    return Counter(f"{cards.COLOURS[cards.COLOUR[c]]} {cards.KINDS[cards.KIND[c]]}" for c in deck)


def test_bb_01_mayor_and_joker_are_in_unless_switched_off() -> None:
    """BB-01"""
    assert GAME.info.option("mayor").default is True
    assert GAME.info.option("joker").default is True
    assert kinds_in(2) == {"purple base": 30, "purple mayor": 2, "purple joker": 1}
    assert kinds_in(2, mayor=False, joker=False) == {"purple base": 30}


def test_bb_02_each_colour_has_nine_special_cards() -> None:
    """BB-02"""
    found = kinds_in(4, fox=True, burrow=True, all_foxes=True)
    for colour in cards.COLOURS:
        counts = [found[f"{colour} {kind}"] for kind in cards.KINDS]
        assert counts == [30, 2, 1, 3, 3]


@pytest.mark.parametrize("players", [3, 4])
def test_bb_03_more_than_two_players_get_the_orange_foxes_or_all(players: int) -> None:
    """BB-03"""
    published = kinds_in(players, fox=True)
    assert (published["orange fox"], published["purple fox"]) == (3, 0)
    assert kinds_in(players, fox=True, all_foxes=True)["purple fox"] == 3
    assert kinds_in(2, fox=True)["purple fox"] == 3
    assert GAME.info.option("fox_cards").default == "published"


def test_bb_04_fox_and_burrow_cards_have_a_suit_and_mayor_and_joker_none() -> None:
    """BB-04"""
    for card in range(cards.CARDS):
        without = cards.KIND[card] in (cards.MAYOR, cards.JOKER)
        assert (cards.SUIT[card] == cards.NO_SUIT) == without
    for kind in (cards.FOX_CARD, cards.BURROW_CARD):
        suits = sorted(s for s, each in zip(cards.SUIT, cards.KIND) if each == kind)
        assert suits == list(range(6))


@pytest.mark.parametrize(
    ("players", "switches", "count"),
    [
        (2, dict(mayor=False, joker=False), 30),
        (2, {}, 33),
        (2, dict(fox=True, burrow=True), 39),
        (3, dict(mayor=False, joker=False), 60),
        (4, {}, 66),
        (3, dict(fox=True, burrow=True), 75),
        (4, dict(fox=True, burrow=True, all_foxes=True), 78),
    ],
)
def test_bb_73_deck_sizes(players: int, switches: dict[str, bool], count: int) -> None:
    """BB-73"""
    assert sum(kinds_in(players, **switches).values()) == count


def test_bb_05_who_starts_is_drawn_by_lot_or_chosen() -> None:
    """BB-05"""
    match = Match(GAME, 3, {}, "1", deal=False)
    assert match.state.chance_outcomes() == [(Action(acts.FIRST, s), 1 / 3) for s in range(3)]
    refused = match.state.why_not(CHANCE, Action(acts.FIRST, 3))
    assert refused is not None and refused.rule == "BB-05"
    for seat in range(3):
        match = Match(GAME, 3, {"first_player": str(seat)}, "1")
        assert match.state.actors() == (seat,) and the(BoomView, match.view(None)).first == seat
    with pytest.raises(BadOption, match="Seat 4 cannot start a match of 3 players"):
        Match(GAME, 3, {"first_player": "3"}, "1")


def test_bb_72_the_loser_of_no_match_is_drawn_by_lot() -> None:
    """BB-72"""
    deals = [Match(GAME, 2, {"first_player": "loser"}, str(n)) for n in range(9)]
    firsts = {the(BoomView, match.view(None)).first for match in deals}
    assert firsts == {0, 1}


def test_bb_05_turns_go_round_clockwise() -> None:
    """BB-05"""
    match = random_match(4, players=4, first_player="2")
    movers = [e.player for _, e in match.told(None) if e.kind == "turn_begun"]
    assert movers == [(2 + turn) % 4 for turn in range(len(movers))]


@pytest.mark.parametrize(("players", "left"), [(2, 24), (3, 54), (4, 51)])
def test_the_deal_leaves_three_cards_each_a_river_of_three_and_a_bunny_at_home(
    players: int, left: int
) -> None:
    view = the(BoomView, Match(GAME, players, {}, "1").view(None))
    assert all(len(seat.hand) == 3 and seat.home == 1 for seat in view.seats)
    assert all(river.card >= 0 and river.tokens == 0 for river in view.river)
    assert view.pile == left and len(view.spaces) == 3 * players


def test_bb_02_a_shuffle_must_hold_exactly_the_deck() -> None:
    """BB-02"""
    match = Match(GAME, 2, {"first_player": "0"}, "1", deal=False)
    deck = match.state.setup.deck  # type: ignore[attr-defined]
    assert match.state.why_not(CHANCE, acts.shuffle(deck[::-1])) is None
    for wrong in (acts.shuffle(deck[1:]), acts.shuffle((deck[0], *deck[:-1])), acts.CLOCK):
        refused = match.state.why_not(CHANCE, wrong)
        assert refused is not None and refused.rule == "BB-02"


def test_bb_06_the_supply_never_runs_out() -> None:
    """BB-06: homes may hold more bunnies than any box has tokens."""
    state = random_match(1, decisions=3).state
    state.home[0] = 5000  # type: ignore[attr-defined]
    state.check()


def test_the_data_file_is_the_deck_of_the_sheet() -> None:
    rows = read_rows()
    assert len(rows) == 78
    plays = Counter(row["play"] for row in rows if row["kind"] == "base")
    assert plays["CARROT"] == 6 and plays["MEGA_BOOM"] == 2


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("play", "SKIP"),
        ("play", "HOP"),
        ("river", "BOOM"),
        ("move", "2"),
        ("value", "4"),
        ("suit", "Well"),
        ("wave", "no"),
        ("kind", "mayor"),
        ("colour", "orange"),
        ("id", "P12"),
    ],
)
def test_a_data_file_with_a_wrong_card_is_refused_with_a_sentence(column: str, value: str) -> None:
    rows = read_rows()
    rows[0] = {**rows[0], column: value}
    with pytest.raises(BadDeck, match=r"bunny_boom_deck\.csv"):
        check_rows(rows)


def test_a_data_file_with_a_missing_card_or_a_wrong_special_one_is_refused() -> None:
    rows = read_rows()
    with pytest.raises(BadDeck, match="78 different cards"):
        check_rows(rows[1:])
    for column, value in (("suit", "Mill"), ("value", "1")):
        changed = [dict(row) for row in rows]
        changed[-1][column] = value
        with pytest.raises(BadDeck):
            check_rows(changed)


def test_the_bound_of_a_match_counts_every_card_of_the_deck() -> None:
    assert MOST_CARDS == cards.CARDS
