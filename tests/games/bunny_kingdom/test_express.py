"""Bunny Express: Central Station, Sheriff, tracks, Stations, the three harvest parts (8)."""

from __future__ import annotations

import pytest

from tabletop.core.action import Action
from tabletop.core.game import CHANCE
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import frames
from tabletop.games.bunny_kingdom.rules.boards import LAVA, WORLD, space_at
from tabletop.games.bunny_kingdom.rules.cards import CENTRAL_CARD
from tabletop.games.bunny_kingdom.rules.rails import (
    ENDS,
    ON_LAVA,
    OPEN,
    SIDES,
    across,
    down,
    printed,
)
from tabletop.games.bunny_kingdom.rules.rules import State
from tests.games.bunny_kingdom.playing import fresh
from tests.games.bunny_kingdom.scenario import Scene, border


def rail(central: str = "E5", turn: int = 0, sheriff: int = 0, players: int = 3) -> Scene:
    return Scene(players, express=True, central=central, turn=turn, sheriff=sheriff)


def test_bk_801_central_station_replaces_its_space_and_card() -> None:
    """BK-801"""
    scene = rail("B7")
    state = scene.state
    assert space_at("B7") not in state.deck and CENTRAL_CARD in state.deck
    assert len(state.deck) == 194
    scene.settle(0, "B7")
    assert scene.value("B7") == (0, 0), "the starting city is gone"
    assert scene.worth(0, "burgomaster") == 0
    assert scene.worth(0, "panpan") == 2


def test_bk_801_the_dealer_draws_any_space_of_the_new_world() -> None:
    """BK-801"""
    state = fresh(3, express=True)
    assert len(state.chance_outcomes() or ()) == WORLD
    refused = state.why_not(CHANCE, Action(acts.PLACE_STATION, WORLD))
    assert refused is not None and refused.rule == "BK-801"


def test_bk_802_the_first_sheriff_is_drawn() -> None:
    """BK-802"""
    state = fresh(3, express=True)
    state.apply(CHANCE, Action(acts.PLACE_STATION, 44))
    refused = state.why_not(CHANCE, Action(acts.DRAW_SHERIFF, 3))
    assert refused is not None and refused.rule == "BK-802"
    state.apply(CHANCE, Action(acts.DRAW_SHERIFF, 2))
    assert state.actors() == (2,)


@pytest.mark.parametrize("pair", LAVA, ids=str)
def test_bk_803_printed_tracks_never_lie_on_lava_and_a_turn_always_fits(
    pair: tuple[int, int],
) -> None:
    """BK-803"""
    for space in pair:
        state = fresh(2, express=True)
        state.apply(CHANCE, Action(acts.PLACE_STATION, space))
        state.apply(CHANCE, Action(acts.DRAW_SHERIFF, 0))
        legal = state.legal_actions(0)
        assert len(legal) == 2
        for turn in range(4):
            action = Action(acts.TURN_STATION, turn)
            assert (action in legal) == (not set(printed(space, turn)) & ON_LAVA)
            refusal = state.why_not(0, action)
            assert (refusal is None) if action in legal else refusal.rule == "BK-803"  # type: ignore[union-attr]


def test_bk_803_printed_tracks_may_lie_on_the_edge_of_the_board() -> None:
    """BK-803"""
    scene = rail("A1", turn=3)
    assert scene.state.track[border("A1<")] and scene.state.track[border("A1^")]


def test_bk_804_nothing_is_built_on_central_station() -> None:
    """BK-804"""
    scene = rail("C3").settle(0, "C3 D1").give(0, "city1").construct()
    assert scene.refusal("build city1 C3") == "BK-407"
    assert scene.worth(0, "mountain_master") == 0


def test_8_3_172_borders_are_open_to_tokens() -> None:
    """8.3: the 180 inner segments but for the eight on lava."""
    assert sum(OPEN) == 172 and len(ON_LAVA) == 8
    assert SIDES[0] == (across(0, 0), down(0, 1), across(1, 0), down(0, 0))
    assert border("B1|B2") == down(1, 1) and border("B6|C6") == across(2, 5)
    assert border("I8|J8") in ON_LAVA and ENDS[down(9, 10)] == (109, 120)


def test_bk_806_most_rail_cards_of_the_round_make_the_sheriff() -> None:
    """BK-806"""
    scene = rail().give(1, "railroad_2").give(2, "switch_2 railroad_3").construct()
    assert scene.state.sheriff == 2
    scene = rail(sheriff=1).give(1, "railroad_2").give(0, "railroad_2").give(2, "railroad_3")
    assert scene.construct().state.sheriff == 2, "clockwise after seat 1, who comes last"
    scene = rail(sheriff=1).give(0, "station").construct()
    assert scene.state.sheriff == 1, "nobody played a rail card (BK-13)"


def test_bk_807_tracks_go_clockwise_from_the_sheriffs_left_who_is_paid_per_token() -> None:
    """BK-807"""
    scene = rail().give(0, "railroad_3 switch_2").give(1, "railroad_2").construct()
    assert scene.state.sheriff == 0 and scene.asked == 1
    scene.do("lay_rail D4|E4", "lay_no_more")
    assert scene.asked == 0 and scene.refusal("build_no_more") == "BK-808"
    scene.do("lay_rail D3|E3", "lay_rail D2|E2")
    assert scene.state.carrots[0] == 0, "paid at the end of the phase"
    scene.do("lay_no_more")
    assert scene.state.carrots == [4, 0, 0]
    assert scene.state.account[frames.SHERIFF * 3] == 4


def test_bk_808_tokens_keep_for_a_later_round_and_lie_in_this_phase_only() -> None:
    """BK-808"""
    scene = rail().settle(0, "A1").give(0, "railroad_3 city1").construct()
    scene.do("lay_rail D4|E4", "lay_no_more")
    assert scene.state.view(0).phase == "build"
    assert scene.refusal("lay_rail D3|E3") == "BK-808"
    scene.do("build_no_more")
    scene.construct(2)
    assert scene.refusal("lay_switch D3|E3") == "BK-808", "no switch token waits"
    scene.do("lay_rail D3|E3")
    assert scene.state.sheriff == 0


def test_bk_809_tracks_touch_track_close_no_loop_and_keep_off_lava() -> None:
    """BK-809"""
    scene = rail().give(0, "railroad_3 switch_3").construct()
    assert scene.state.track[border("E5^")] and scene.state.track[border("E5>")]
    assert scene.refusal("lay_rail A1|A2") == "BK-809"
    assert scene.refusal("lay_rail E5^") == "BK-809", "track lies there"
    assert scene.refusal("lay_rail B1|B2") == "BK-809"
    scene.do("lay_switch E4|E5")
    assert scene.refusal("lay_switch E5|F5") == "BK-809", "a loop around the tile"


def test_bk_810_railroad_tokens_go_to_an_end_switch_tokens_anywhere() -> None:
    """BK-810"""
    scene = rail().give(0, "railroad_3 switch_2").construct()
    assert scene.refusal("lay_rail E6|D6") == "BK-810"
    assert scene.may("lay_switch E6|D6")
    assert scene.may("lay_rail D4|E4") and scene.may("lay_rail F5|F6")


def test_bk_02_printed_tracks_count_and_no_token_lies_on_the_outer_edge() -> None:
    """BK-02"""
    scene = rail("A1", turn=0).give(0, "switch_2 railroad_2").construct()
    assert scene.refusal("lay_switch A2^") == "BK-02"
    assert scene.may("lay_rail B1|B2") is False and scene.refusal("lay_rail B1|B2") == "BK-809"
    assert scene.may("lay_rail A1|B1") and scene.may("lay_rail A2|B2")
    scene.do("lay_rail A2|B2")
    assert scene.may("lay_switch A2|A3") and scene.may("lay_rail A2|A3")
    assert scene.may("lay_switch B2|B3"), "tokens of several cards may alternate"


def test_bk_811_a_station_is_built_along_the_railroad() -> None:
    """BK-811"""
    scene = rail().settle(0, "D5 A1 E4").give(0, "station").construct()
    assert scene.refusal("build station A1") == "BK-811"
    assert scene.may("build station D5"), "beside a printed track"
    scene = rail().settle(0, "A1").give(0, "station").construct()
    assert scene.state.actors() == (CHANCE,), "no territory along the railroad"


def test_bk_813_towers_along_the_railroad_pay_each_city_once() -> None:
    """BK-813, 8.5: a Carrotadel has five towers; neutral cities pay nobody."""
    scene = Scene(3, sky=True, express=True, central="E5").settle(0, "D5 E6 D4")
    scene.put("city3", "D5").track("D4|E4").put("carrotadel", "D4").harvest()
    assert scene.state.account[frames.RAILROAD * 3] == 3 + 1 + 5
    assert "railroad_paid" in scene.kinds()


def stations(*holders: int, players: int = 4) -> Scene:
    scene = rail(players=players)
    spaces = ("D5", "F6", "D6", "E5")
    for seat, place in zip(holders, spaces):
        scene.settle(seat, place)
        if place != "E5":
            scene.state.along[space_at(place)] = 1
            scene.put("station", place)
    return scene


def test_bk_812_stations_serve_different_players_as_evenly_as_possible() -> None:
    """BK-812"""
    scene = stations(1, 1, 1, 1).settle(0, "E6").harvest()
    assert scene.asked == 1
    assert scene.refusal("serve 1") == "BK-812"
    scene.do("serve 0")
    assert scene.refusal("serve 0") == "BK-812"
    scene.do("serve 2")
    account = frames.STATIONS * 4
    assert scene.asked == 1 and {a.a for a in scene.legal("serve")} == {0, 2, 3}
    scene.do("serve 0")
    assert scene.state.account[account : account + 4] == [0, 2, 0, 0]


def test_bk_09_stations_choose_clockwise_from_the_sheriffs_left_and_must() -> None:
    """BK-09"""
    scene = stations(0, 2).harvest()
    assert scene.asked == 2, "seat 0 is Sheriff and comes last"
    assert scene.refusal("build_no_more") == "BK-09"
    scene.do("serve 0")
    assert scene.asked == 0


def test_bk_09_a_single_opponent_is_served_at_once() -> None:
    """BK-09"""
    scene = rail(players=2).settle(0, "E5").settle(1, "E6 D6").put("city3", "D6")
    scene.state.along[space_at("D6")] = 1
    scene.harvest()
    assert scene.state.account[frames.STATIONS * 2] == 2


def test_bk_814_the_star_pays_for_all_rail_cards_of_its_holder() -> None:
    """BK-814"""
    scene = rail().give(0, "railroad_2 switch_3").give(1, "railroad_2").finish()
    assert scene.state.carrots == [8, 0, 0]


def test_bk_815_both_extras_go_together() -> None:
    """BK-815"""
    scene = Scene(5, sky=True, express=True).settle(0, "C1-2").give(0, "station city1")
    scene.construct()
    assert scene.refusal("build station C1-2") == "BK-811"
    assert isinstance(scene.state, State) and len(scene.state.deck) > 230


def test_bk_505_central_station_counts_as_edge_corner_and_territory() -> None:
    """BK-505, 8.5"""
    scene = rail("A1").settle(0, "A1")
    assert scene.worth(0, "explorer") == 3 and scene.worth(0, "diplomat") == 1
    assert scene.worth(0, "matriarch") == 12


def test_between_two_nothing_lies_in_the_reserves_before_the_hands_are_dealt() -> None:
    state = fresh(2, express=True)
    for action in (Action(acts.PLACE_STATION, 44), Action(acts.DRAW_SHERIFF, 1)):
        state.apply(CHANCE, action)
    for turned in (False, True):
        if turned:
            state.apply(1, state.legal_actions(1)[0])
        view = state.view(0)
        assert (view.reserve, view.deck) == (0, len(state.deck)), frames.NAMES[state.phase]
