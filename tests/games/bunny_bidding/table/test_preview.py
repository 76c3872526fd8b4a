"""The preview of a choice: leader, direction, worth of the offer, hidden bids."""

from __future__ import annotations

from random import Random

from tabletop.core.event import Event
from tabletop.core.game import CHANCE
from tabletop.games.bunny_bidding.game import GAME
from tabletop.games.bunny_bidding.rules import actions as acts
from tabletop.games.bunny_bidding.rules import events as ev
from tabletop.games.bunny_bidding.rules import frames, keys
from tabletop.games.bunny_bidding.rules.rules import State
from tabletop.games.bunny_bidding.table import closer
from tabletop.games.bunny_bidding.table.closer import gist
from tabletop.games.bunny_bidding.table.looks import pieces_in
from tabletop.games.bunny_bidding.table.plan import BID, OFFER, Planned
from tabletop.games.bunny_bidding.table.preview import (
    forecast,
    goal_words,
    plaque_words,
    standing,
)
from tabletop.session.foresight import Foresight
from tests.games.bunny_bidding.playing import random_mix
from tests.games.bunny_bidding.scenario import Scene

NAMES = ("Ada", "Ben", "Cleo")
A = ("red 98", "red 97", "red 10", "blue 61", "green 38", "yellow 22")
B = ("yellow 21", "red 34", "blue 30")
C = ("orange 41", "blue 42", "red 43")


def told(scene: Scene, seat: int, *rows: Planned) -> tuple[str, ...]:
    found = forecast(scene.state.view(seat), rows, NAMES)
    return tuple(line.words for line in found.lines)


def test_the_preview_says_who_would_lead_and_if_the_bid_matches() -> None:
    scene = Scene(A, B, C)
    scene.do("open 98", "open 97", "bid_up 61", "offer_up 38")
    assert "You would lead: 34 to 61" in told(scene, 1, Planned(34, BID)), "red turns it: low wins"
    assert "Your red 34 matches: low would win" in told(scene, 1, Planned(34, BID))
    assert "Ada would lead: 61 to your 21" in told(scene, 1, Planned(21, BID))
    scene.do("bid_up 34", "offer_up 21")
    words = told(scene, 2, Planned(43, BID), Planned(41, OFFER))
    assert "Ada would lead: 61 to your 43" in words, "a second red bid turns it back"
    assert "Your red 43 matches: high would win" in words


def test_the_preview_says_the_offers_worth_and_what_is_given_away() -> None:
    scene = Scene(A, B, C, goals=("blue green", "red blue", "orange yellow"))
    scene.do("open 98", "open 97", "bid_up 61", "offer_down 38")
    assert "The offer pays you 3 so far" in told(scene, 0), "5 for green 38, which Ada knows"
    assert "The offer pays you 10, 1 hidden" in told(scene, 1)
    words = told(scene, 1, Planned(34, BID), Planned(30, OFFER))
    assert "The offer pays you 15, 1 hidden" in words
    assert "You give away a goal egg: red 34" in words


def test_what_must_be_known_names_the_own_goals_and_what_the_offer_pays_for_them() -> None:
    scene = Scene(A, B, C, goals=("blue green", "red red", "orange yellow"))
    scene.do("open 98", "open 97", "bid_up 61", "offer_up 38")
    said = gist(scene.state.view(1), NAMES)
    assert "Ada leads with 61." in said
    assert "The offer pays you 9 so far. Your goal is red." in said
    assert "Your goals are" in gist(scene.state.view(2), NAMES)
    assert f"Still to come: {NAMES[2]}." in said
    scene.do("bid_down 34", "offer_up 21")
    said = gist(scene.state.view(2), NAMES)
    assert "leads" not in said, "who hides a tile may be before all others"
    assert "Nobody lays tiles after this turn." in said


def test_bi_03_two_goals_alike_have_their_points_told_once() -> None:
    """BI-03"""
    scene = Scene(A, B, C, goals=("blue green", "red red", "orange yellow"))
    view = scene.state.view(1)
    looks = pieces_in(view)
    told = [closer.state(keys.goal(1, slot), view, looks) for slot in (0, 1)]
    assert "You have 0 red eggs" in told[0] and told[1].startswith("The same type once more")


def test_who_is_in_turn_has_not_bid_yet_and_who_is_done_has_no_bid() -> None:
    scene = Scene(A, B, C)
    scene.do("open 98", "open 97", "bid_up 61", "offer_up 38")
    view = scene.state.view(0)
    told = [closer.bidder(view, seat, NAMES).lines[0] for seat in (0, 1, 2)]
    assert told == ["The bid: 61.", "No bid yet in this round.", "No bid yet in this round."]


def test_the_preview_says_what_is_hidden_and_who_is_still_to_bid_and_no_more() -> None:
    scene = Scene(A, B, C)
    scene.do("open 98", "open 97", "bid_down 10", "offer_up 38")
    words = told(scene, 1, Planned(21, BID))
    assert "Ada's bid is hidden" in words and "Cleo bids after you" in words
    assert "Any red bid: low would win" in words
    assert not any("10" in line for line in words)
    assert standing(scene.state.view(1)).values == {}
    assert standing(scene.state.view(0)).values == {0: 10}


def test_where_all_look_nobody_is_called_another() -> None:
    scene = Scene(A, B, C)
    scene.do("open 98")
    assert "2 others still bid" in told(scene, 1) and "2 others bid after you" not in told(scene, 1)
    found = forecast(scene.state.view(None), (), NAMES)
    assert not any("others" in line.words for line in found.lines)


def test_the_plaque_says_what_is_found_most_often_and_what_turns_it() -> None:
    scene = Scene(A, B, C)
    scene.do("open 98", "open 97", "bid_up 10", "offer_up 38")
    name, lines = plaque_words(scene.state.view(2))
    assert name == "Low wins"
    assert lines[0] == "Most in the offer: red, twice."
    assert lines[2] == "1 match in sight: low wins."


def test_a_goal_says_how_far_the_player_is() -> None:
    scene = Scene(A, B, C, piles=(("red 1", "red 2"),), goals=("red blue",))
    scene.do("open 98", "open 97")
    view = scene.state.view(0)
    assert "Your points so far: 10" in told(scene, 0)
    assert forecast(view, (), NAMES).pile == ((0, 2),)
    assert forecast(scene.state.view(None), (), NAMES).pile == ()
    assert goal_words(view, 0) == "You have 2 red eggs, 10 points. There are 2 in the offer."
    assert goal_words(view, 3) == "You have 0 blue eggs, 0 points. There is none in the offer."


def test_where_all_lies_open_the_round_ends_as_it_says() -> None:
    """Over random matches of all variants but those in which an egg asks at the check."""
    compared = {True: 0, False: 0}
    for seed in range(60):
        rng = Random(seed)
        players = 3 + seed % 4
        mix = random_mix(rng, players) | {"doubled_give": False, "bids_back": False}
        state = GAME.start(players, GAME.info.complete(players, mix))
        assert isinstance(state, State)
        while actors := state.actors():
            seat = actors[int(rng.random() * len(actors))]
            events: list[Event] = []
            before = state.clone()
            if seat == CHANCE:
                state.apply(seat, state.sample_chance(rng), events.append)
            else:
                legal = [a for a in state.legal_actions(seat) if a.kind not in DOWN]
                legal = legal or list(state.legal_actions(seat))
                state.apply(seat, legal[int(rng.random() * len(legal))], events.append)
            kinds = [event.kind for event in events]
            quiet = not LOUD & set(kinds)
            if ev.ROUND_WON in kinds and quiet and before.stack[-1][0] == frames.TURN:
                won = next(event for event in events if event.kind == ev.ROUND_WON)
                rows = [
                    Planned(_laid(event), BID if event.kind == ev.TILE_BID else OFFER)
                    for event in events
                    if event.kind in (ev.TILE_BID, ev.TILE_OFFERED)
                ]
                now = standing(before.view(seat), rows)
                assert not now.hidden and now.leader == won.player
                assert now.values[won.player] == won.amount
                compared[now.lowest] += 1
    assert compared[True] > 30 and compared[False] > 30


LOUD = {
    ev.EGG_ACTED, ev.HANDICAP_SHOWN, ev.TILE_TURNED_UP, ev.POWER_USED, ev.TILE_PUT,
}  # fmt: skip
"""Events that tell of more than tiles laid face up."""
DOWN = (acts.BID_DOWN, acts.OFFER_DOWN)


def _laid(event: Event) -> int:
    return event.face & 127


def test_a_bid_that_is_hidden_in_part_is_not_counted() -> None:
    hand = ("red 50", "red 51", "blue 10", "green 61", "yellow 22")
    scene = Scene(hand, B, C)
    scene.do("open 50", "open 51", "bid_down 10", "offer_up 61", "bid_up 22")
    now = standing(scene.state.view(1))
    assert now.values == {} and now.hidden == (0,)
    assert standing(scene.state.view(0)).values == {0: 32}


def foretold(scene: Scene, seat: int, bid: int, offer: int) -> tuple[str, ...]:
    """Returns the lines of the preview after bidding and offering these tiles."""
    view = scene.state.view(seat)
    found = Foresight(scene.state, seat, "preview").of(acts.BIDS_UP[bid], acts.OFFERS_UP[offer])
    assert found is not None
    rows = (Planned(bid, BID), Planned(offer, OFFER))
    return tuple(line.words for line in forecast(view, rows, NAMES, found.events).lines)


def test_where_a_choice_ends_the_round_it_says_how() -> None:
    scene = Scene(A, B, C, goals=("green blue", "orange yellow", "red blue"))
    scene.do("open 98", "open 97", "bid_up 61", "offer_up 38", "bid_up 30", "offer_up 21")
    won = foretold(scene, 2, 43, 42)
    assert won[0] == "Ben wins the round: 30 is lowest", "red 43 turns it"
    assert won[1] == "The offer would bring you 13"
    plain = Scene(A, B, C)
    plain.do("open 98", "open 97", "bid_up 61", "offer_up 38", "bid_up 30", "offer_up 21")
    won = foretold(plain, 2, 41, 43)
    assert won[0] == "Ada wins the round: 61 is highest"


def test_the_preview_says_that_one_more_tile_follows_the_highest() -> None:
    scene = Scene(A, B, C)
    scene.do("open 10", "open 22")
    more = "One more tile must follow"
    assert more in foretold(scene, 0, 61, 98)
    scene.do("bid_up 61", "offer_up 98", "bid_up 38")
    assert more not in foretold(scene, 1, 21, 34)
