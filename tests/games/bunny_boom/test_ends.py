"""Ends of a game, and counting."""

import pytest

from tabletop.core.event import UNKNOWN, fact
from tabletop.core.match import Match
from tabletop.games.bunny_boom import GAME
from tabletop.games.bunny_boom.rules import events
from tabletop.games.bunny_boom.rules.cards import VALUE
from tabletop.games.bunny_boom.rules.view import BoomView
from tabletop.session.seats import Seat
from tabletop.session.series import Series
from tests.games.bunny_boom.playing import play_out, random_match
from tests.games.bunny_boom.scenario import Scene, card_number, kinds_of, only
from tests.typed import the

CLOSED = {
    "left 1": "P11 P12",
    "left 2": "P21 P22",
    "left 3": "P31 P32",
    "right 1": "P41 P42",
    "right 2": "P51 P52",
}
"""Five closed spaces of six."""


def test_bb_57_an_empty_pile_ends_the_game_after_the_whole_turn() -> None:
    """BB-57: with drawing and filling, and without a last round."""
    scene = Scene("P14 P62 P64", river="P15 P25 P35", pile="P34 P44", rest=False)
    scene.do("play P14 left 1", "draw_pile")
    assert scene.asked == 1, "one card was left"
    scene = Scene("P14 P62 P64", river="P15 P25 P35", pile="P34", rest=False)
    told = scene.do("play P14 left 1", "draw_river 0")
    assert scene.state.is_over() and scene.river() == ["P34", "P25", "P35"]
    assert fact(only(told, events.GAME_ENDED)[0], events.Effect).which == events.PILE_OUT
    assert "draw pile ran out" in scene.state.result().reason
    refused = scene.state.why_not(1, scene.action("draw_pile"))
    assert refused is not None and refused.rule == "BB-57"


def test_bb_58_all_spaces_closed_end_the_game_after_drawing() -> None:
    """BB-58"""
    scene = Scene("P64 P14 P24", {**CLOSED, "right 3": "P61"}, pile="P34 P44")
    scene.do("play P64 right 3")
    assert scene.phase() == "draw", "cards in hand count, so they are drawn"
    scene.do("draw_pile")
    assert scene.state.is_over() and len(scene.state.hands[0]) == 3
    assert scene.state.result().reason.startswith("Every space was closed")


def test_bb_59_and_66_when_both_happen_the_pile_is_named() -> None:
    """BB-59 BB-66"""
    scene = Scene(
        "P64 P14 P24",
        {**CLOSED, "right 3": "P61"},
        river="P15 P25 P35",
        pile="P34",
        rest=False,
    )
    scene.do("play P64 right 3", "draw_pile")
    assert scene.state.ended == events.PILE_OUT
    assert scene.state.closed == scene.state.setup.all_closed


def blocked_scene(blocked: str) -> Scene:
    """Seat 1 stands on the only open space when seat 0's turn is over."""
    return Scene(
        "P14 P24 P64",
        {**CLOSED, "right 3": "P61"},
        pawns=("centre", "right 3"),
        river="P15 P25 P35",
        others=("P63 P44 P54",),
        blocked=blocked,
    )


def test_bb_13_the_only_open_space_under_the_own_pawn_ends_the_game_before_the_turn() -> None:
    """BB-13"""
    scene = blocked_scene("end")
    told = scene.do("play P24 right 3", "draw_pile")
    assert scene.state.is_over() and scene.state.ended == events.BLOCKED
    assert scene.state.turn == 1 and events.TURN_BEGUN not in kinds_of(told)
    assert "under the pawn" in scene.state.result().reason


def test_bb_13_the_house_rule_lifts_the_ban_then_and_only_then() -> None:
    """BB-13"""
    scene = blocked_scene("lift")
    scene.do("play P24 right 3", "draw_pile")
    assert scene.asked == 1 and scene.spaces("P63") == {"right 3"}
    scene.do("play P44 right 3")
    assert scene.pawn(1) == "right 3"
    scene = Scene("P12", full=True, pawns=("left 1",), blocked="lift")
    assert scene.refusal("play P12 left 1") == "BB-11", "other spaces are open"


def counted(**more: object) -> Scene:
    """A game that ends with these homes; hands of 1 + 2 + 3 and 2 + 2 + 2."""
    options: dict[str, object] = dict(homes=(5, 5), carrot_owner=-1)
    options.update(more)
    scene = Scene(
        "P42 P11 P22",
        river="P13 - -",
        others=("P12 P32 P52",),
        pile="P31",
        rest=False,
        **options,  # type: ignore[arg-type]
    )
    scene.do("play P42 left 1", "draw_river 0")
    assert scene.state.is_over()
    return scene


def test_bb_60_hands_count_their_printed_values_also_of_special_cards() -> None:
    """BB-60"""
    assert [VALUE[card_number(name)] for name in ("PM1", "PJ1", "PF1", "PB1")] == [4, 5, 3, 2]
    result = counted().state.result()
    assert [source.name for source in result.sources] == [
        "Bunnies at home",
        "Cards in hand",
        "Hidden gifts",
        "Carrot",
    ]
    assert result.sources[1].points == (-6, -6)
    for seat in (0, 1):
        assert result.scores[seat] == sum(source.points[seat] for source in result.sources)


def test_hidden_gifts_count_and_are_opened_at_the_end() -> None:
    scene = Scene("P42 P11 P22", river="P13 - -", pile="P31 P45", rest=False, homes=(5, 5))
    scene.state.gifts[1] = [scene.state.pile.pop(0)]
    told = scene.do("play P42 left 1", "draw_river 0")
    assert scene.state.result().sources[2].points == (0, -5)
    (opened,) = only(told, events.GIFT_OPENED)
    assert opened.player == 1 and opened.face == card_number("P45") and opened.amount == 5
    view = scene.state.view(None)
    assert view.seats[1].gifts == (card_number("P45"),)
    assert UNKNOWN not in view.seats[0].hand, "hands lie open"


def test_bb_61_the_carrot_counts_four_for_its_owner_and_nothing_on_the_centre() -> None:
    """BB-61"""
    assert counted().state.result().scores == (-11.0, -11.0)
    result = counted(carrot_owner=1).state.result()
    assert result.scores == (-11.0, -15.0) and result.winners == (0,)


def test_bb_62_bunnies_on_cards_and_the_other_tokens_do_not_count() -> None:
    """BB-62"""
    scene = counted(burrow_owner=0, burrow=True, fox=True)
    scene.state.tokens[0] = 7
    scene.state.river_tokens[0] = 7
    assert scene.state.result().scores == (-11.0, -11.0)


def test_bb_63_of_equal_totals_fewer_bunnies_at_home_win() -> None:
    """BB-63"""
    scene = counted(homes=(6, 7))
    scene.state.hands[0].append(card_number("P21"))
    result = scene.state.result()
    assert result.scores[0] == result.scores[1] == -13.0
    assert result.winners == (0,) and result.ranks == (1, 2)
    assert "fewer bunnies at home" in result.reason


def test_bb_63_wholly_equal_seats_share_and_another_match_decides() -> None:
    """BB-63"""
    result = counted().state.result()
    assert result.winners == (0, 1) and result.ranks == (1, 1)
    assert "another match" in result.reason


@pytest.mark.parametrize("seed", range(12))
def test_bb_63_the_last_event_names_the_winner_and_of_equals_nobody(seed: int) -> None:
    """BB-63"""
    match = random_match(seed, 2 + seed % 3)
    won = [event for event in match.events_from(0) if event.kind == events.MATCH_WON]
    winners = match.state.result().winners
    assert [event.player for event in won] == (list(winners) if len(winners) == 1 else [])
    assert all(event.amount == -match.state.result().scores[event.player] for event in won)


@pytest.mark.parametrize(("seed", "option"), [("1", "loser"), ("2", "loser"), ("3", "random")])
def test_bb_72_in_a_series_the_loser_may_start_again_and_again(seed: str, option: str) -> None:
    """BB-72: the highest total, in the seat it has moved on to."""
    match = random_match(int(seed), 3, first_player=option)
    seats = tuple(Seat("human", name) for name in ("Anna", "Bramble", "Dilly"))
    series = Series.first(3)
    for _ in range(3):
        result = match.state.result()
        setup = series.following(match, seats, result, the(BoomView, match.view(None)).first)
        match = Match(GAME, 3, setup.options, setup.seed)
        starter = setup.seats[match.state.actors()[0]].name
        lost = {seats[s].name for s in range(3) if result.scores[s] == min(result.scores)}
        if option == "loser":
            assert starter in lost
        assert Series.from_data(setup.series.data(), 3) == setup.series
        assert setup.series.loser == (option == "loser")
        play_out(match)
        seats, series = setup.seats, setup.series


def test_bb_72_equal_losers_draw_by_lot() -> None:
    """BB-72"""
    match = random_match(1, 2, first_player="loser")
    match.state.home = [4, 4]  # type: ignore[attr-defined]
    match.state.hands = [[], []]  # type: ignore[attr-defined]
    match.state.gifts = [[], []]  # type: ignore[attr-defined]
    match.state.carrot = -1  # type: ignore[attr-defined]
    seats = (Seat("human", "Anna"), Seat("human", "Bramble"))
    starters = set()
    for number in range(12):
        series = Series(number, "row", (0, 0), loser=True)
        setup = series.following(match, seats, match.state.result(), 0)
        starters.add(setup.options["first_player"])
    assert starters == {"0", "1"}


def test_ranks_of_more_players_skip_shared_places() -> None:
    scene = Scene("P42 P11 P22", players=4, river="P13 - -", pile="P31", rest=False)
    scene.do("play P42 left 1", "draw_river 0")
    state = scene.state
    state.hands = [[], [], [], []]
    state.home = [4, 3, 4, 9]
    assert state.result().ranks == (2, 1, 2, 4)
    assert state.result().scores == (-4.0, -3.0, -4.0, -9.0)
