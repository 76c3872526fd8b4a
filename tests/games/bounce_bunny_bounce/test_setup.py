"""Set-up: counts, the dealt field, who starts, the fair field."""

from random import Random

import pytest

from tabletop.core.errors import IllegalAction
from tabletop.core.game import CHANCE
from tabletop.core.match import Match
from tabletop.games.bounce_bunny_bounce import GAME
from tabletop.games.bounce_bunny_bounce.rules import actions as acts
from tabletop.games.bounce_bunny_bounce.rules.cards import (
    BOTTOM,
    CARROT,
    CELLS,
    COUNTS,
    KIND_NAMES,
    KINDS,
    SWAP,
)
from tabletop.games.bounce_bunny_bounce.rules.dealing import HIDDEN
from tabletop.games.bounce_bunny_bounce.rules.fair_field import is_fair
from tabletop.games.bounce_bunny_bounce.rules.rules import State
from tabletop.games.bounce_bunny_bounce.rules.view import BounceView
from tests.games.bounce_bunny_bounce.scenario import cell
from tests.typed import the

SAMPLES = 60


def dealt(seed: int, **options: object) -> Match:
    return Match(GAME, 2, options, seed=str(seed))


def state_of(match: Match) -> State:
    return the(State, match.state)


def seen(match: Match) -> BounceView:
    return the(BounceView, match.view(None))


def field(rows: str) -> tuple[int, ...]:
    """A whole field from 35 letters: ^ > v < directions, . stop, y spy, w swap, + bonus, C."""
    return tuple("^>v<.yw+C".index(letter) for letter in rows.split() for letter in letter)


def test_bbb_01_the_field_has_five_cards_of_each_direction_and_35_in_all() -> None:
    """BBB-01"""
    kinds = state_of(dealt(1)).kinds
    assert [kinds.count(kind) for kind in range(4)] == [5, 5, 5, 5]
    assert tuple(kinds.count(kind) for kind in range(KINDS)) == COUNTS
    assert sum(COUNTS) == CELLS == len(HIDDEN) + COUNTS[CARROT]


def test_the_six_shocks_and_two_bunnies_make_the_43_cards_of_the_box() -> None:
    state = state_of(dealt(1))
    assert CELLS + sum(state.shocks) + len(state.pos) == 43
    assert state.shocks == [3, 3]
    assert state.pos == [-1, -1]


@pytest.mark.parametrize("seed", range(SAMPLES))
def test_bbb_03_carrots_lie_face_up_above_the_bottom_row_and_the_rest_face_down(seed: int) -> None:
    """BBB-03"""
    view = seen(dealt(seed))
    open_cells = [cell for cell in view.cells if cell.up]
    assert [KIND_NAMES[cell.face] for cell in open_cells] == ["carrot"] * 5
    assert not any(cell.cell in BOTTOM for cell in open_cells)


def test_bbb_03_every_place_above_the_bottom_row_gets_a_carrot_some_time() -> None:
    """BBB-03"""
    places = {
        cell.cell
        for seed in range(200)
        for cell in seen(dealt(seed)).cells
        if cell.face == CARROT
    }
    assert places == set(range(CELLS)) - set(BOTTOM)


def test_bbb_03_the_literal_deal_also_gives_fields_that_are_not_fair() -> None:
    """BBB-03"""
    fair = [is_fair(state_of(dealt(seed)).kinds) for seed in range(SAMPLES)]
    assert 0.5 < sum(fair) / SAMPLES < 0.95


@pytest.mark.parametrize("seed", range(20))
def test_bbb_47_a_fair_field_lets_a_lone_bunny_get_every_carrot(seed: int) -> None:
    """BBB-47, BBB-03"""
    assert is_fair(state_of(dealt(seed, fair_field=True)).kinds)


def test_bbb_47_a_field_whose_every_way_in_is_a_loop_is_not_fair() -> None:
    """BBB-47"""
    assert not is_fair(field("CCCCC.^ ....... ....... ....... ><><><v"))


def test_bbb_47_the_only_way_in_may_lead_over_a_swap_that_exchanges_nothing() -> None:
    """BBB-47"""
    assert is_fair(field("CCCCC^. ....... ....... ......v w><><v^"))


def test_bbb_47_a_carrot_that_a_loop_guards_on_all_sides_is_out_of_reach() -> None:
    """BBB-47: the four cards around the middle carrot all carry the bunny away again."""
    assert not is_fair(field("CCCC... ...^... ..<C>.. ...v... ......."))


def test_bbb_47_carrots_eaten_leave_gaps_that_open_new_ways() -> None:
    """BBB-47: with the carrots between gone, the outer places become neighbours."""
    assert is_fair(field("....... ....... ....... CCCCC.. ......."))


def test_bbb_47_the_dealer_may_not_lay_an_unfair_field_when_a_fair_one_was_asked_for() -> None:
    """BBB-47"""
    match = Match(GAME, 2, {"fair_field": True, "first_player": "0"}, deal=False)
    rng = Random(5)
    literal = Match(GAME, 2, {"first_player": "0"}, deal=False).state
    unfair = next(
        deal
        for deal in iter(lambda: literal.sample_chance(rng), None)
        if not is_fair(acts.dealt_kinds(deal))
    )
    with pytest.raises(IllegalAction, match="BBB-47"):
        match.submit(CHANCE, unfair)
    assert literal.why_not(CHANCE, unfair) is None


def test_bbb_04_the_dealer_is_drawn_and_the_other_player_starts() -> None:
    """BBB-04"""
    starters = set()
    for seed in range(30):
        match = dealt(seed)
        assert match.log[0].action in acts.FIRSTS
        starters.add(state_of(match).first)
        assert match.state.actors() == (state_of(match).first,)
    assert starters == {0, 1}


@pytest.mark.parametrize("seat", [0, 1])
def test_bbb_04_set_up_may_name_who_starts_so_that_a_series_can_swap_it(seat: int) -> None:
    """BBB-04"""
    match = dealt(1, first_player=str(seat))
    assert match.state.actors() == (seat,)
    assert len(match.log) == 1


def test_luck_is_checked_like_any_action() -> None:
    match = Match(GAME, 2, {}, deal=False)
    good = (*sorted(HIDDEN)[:7], *([CARROT] * 5), *sorted(HIDDEN)[7:])
    with pytest.raises(IllegalAction, match="BBB-04"):
        match.submit(CHANCE, acts.deal(good))
    match.submit(CHANCE, acts.FIRSTS[1])
    with pytest.raises(IllegalAction, match="BBB-03"):
        match.submit(CHANCE, acts.FIRSTS[1])
    with pytest.raises(IllegalAction, match="BBB-01"):
        match.submit(CHANCE, acts.deal((*good[:-1], SWAP)))
    with pytest.raises(IllegalAction, match="BBB-03"):
        match.submit(CHANCE, acts.deal((*good[7:], *good[:7])[::-1]))
    match.submit(CHANCE, acts.deal(good))
    assert state_of(match).kinds == bytes(good)


def test_bbb_38_five_carrots_cannot_be_eaten_without_a_winner() -> None:
    """BBB-38"""
    assert COUNTS[CARROT] == 5 < 3 + 3
    assert cell("5,1") == BOTTOM[0]
