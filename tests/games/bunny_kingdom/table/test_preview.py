"""Previews say what a card or building brings, and their numbers are the rules' own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

import pytest

from tabletop.cli.text.choices import choices
from tabletop.core.action import Action
from tabletop.core.game import CHANCE
from tabletop.games.bunny_kingdom import GAME
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import (
    construction,
    fiefs,
    frames,
    keys,
    planning,
    railway,
    trying,
)
from tabletop.games.bunny_kingdom.rules.boards import space_at
from tabletop.games.bunny_kingdom.rules.cards import (
    BUILDING,
    CAMP_FIRST,
    CARDS,
    CITY2,
    FARM_CARROTS,
    FARM_WOOD,
    FITS,
    POST,
    card_named,
)
from tabletop.games.bunny_kingdom.rules.rules import State
from tabletop.games.bunny_kingdom.rules.state import Fields
from tabletop.games.bunny_kingdom.rules.view import KingdomView
from tabletop.games.bunny_kingdom.table import closer, filters, preview, telling, zones
from tabletop.games.bunny_kingdom.words import nouns, text
from tabletop.games.bunny_kingdom.words.cards import rule
from tabletop.table.contract import SeatFace
from tests.games.bunny_kingdom.playing import MIXES, finished, walk
from tests.games.bunny_kingdom.scenario import Scene
from tests.scenes.test_nothing_hidden import NAMES, laid_out
from tests.typed import some


def _carrots(count: int) -> str:
    return nouns.told(nouns.carrots(count))


def seen(scene: Scene, seat: int = 0) -> KingdomView:
    view = scene.state.view(seat)
    assert isinstance(view, KingdomView)
    return view


def seen_of(state: State, seat: int) -> KingdomView:
    view = state.view(seat)
    assert isinstance(view, KingdomView)
    return view


def settled(*names: str, seat: int = 0) -> Scene:
    """A match in its draft with rabbits of `seat` on those spaces."""
    scene = Scene(3)
    for name in names:
        fiefs.settle(scene.state, seat, space_at(name))
    return scene


def after(state: State, action: Action) -> KingdomView:
    """Returns the seat's view after it has done that."""
    clone = state.clone()
    clone.apply(state.seat, action)
    view = clone.view(state.seat)
    assert isinstance(view, KingdomView)
    return view


def test_a_territory_beside_a_fief_joins_it() -> None:
    view = seen(settled("B3", "B4"))
    told = preview.card(view, space_at("B5"))
    assert told.title == "B5 joins your fief of 2"
    assert told.second == "1 tower × 1 good = 1 carrot"
    assert told.space == space_at("B5")


def test_a_territory_and_a_camp_say_how_much_more_they_bring() -> None:
    told = preview.card(seen(settled("B3", "B4")), space_at("A4"))
    assert told.second == "2 towers × 1 good = 2 carrots (+1)"
    camp = preview.building(seen(settled("B3", "B4", "C4")), CAMP_FIRST, space_at("D4"))
    assert camp.second == "1 tower × 2 goods = 2 carrots (+1)"


def test_a_territory_alone_begins_a_fief() -> None:
    told = preview.card(seen(settled()), space_at("A1"))
    assert told.title == "A1 begins a new fief"
    assert told.second == "0 towers × 1 good = 0 carrots"


def test_a_building_card_says_in_the_draft_what_it_would_bring_or_where_it_stands() -> None:
    city = next(card for card in range(CARDS) if BUILDING[card] == CITY2)
    pick = Action(acts.PICK, city)
    assert "more a harvest" in zones.brings(pick, seen(settled("B5", "B6")))
    later = f"{nouns.told(rule(city))} It may wait for a later round."
    assert zones.brings(pick, seen(settled().deal(round=2))) == later
    assert zones.brings(pick, seen(settled().deal(round=4))) == nouns.told(rule(city))


def test_a_building_says_what_it_brings_the_own_parchments_and_never_those_of_others() -> None:
    for holder, gained in ((0, "; your parchments at the end: Farmer 1 more"), (1, "carrots")):
        scene = Scene().settle(0, "A1 B1 B2").give(0, "farm_carrots").hold(holder, "farmer")
        view = scene.construct().state.view(0)
        builds = [a for a in scene.state.legal_actions(0) if a.kind == acts.BUILD]
        told = [zones.brings(build, view) for build in builds]
        assert told and all(gained in words for words in told), told
        assert ("parchments" in told[0]) == (holder == 0)


def test_a_territory_and_a_parchment_say_in_the_draft_what_the_own_parchments_gain() -> None:
    scene = Scene().settle(0, "A1").hold(0, "bureaucrat diplomat")
    view = seen(scene)
    edge, inside = (Action(acts.PICK, space_at(place)) for place in ("A2", "B2"))
    assert zones.brings(edge, view).endswith("; your parchments at the end: Diplomat 1 more")
    assert "parchments" not in zones.brings(inside, view)
    assert "parchments" not in zones.brings(edge, seen(scene, 1)), "those of others say nothing"
    other = Action(acts.PICK, card_named("panpan"))
    assert zones.brings(other, view) == "your parchments at the end: Bureaucrat 1 more"


def test_a_building_card_names_its_place_where_it_brings_nothing_yet_too() -> None:
    city = next(card for card in range(CARDS) if BUILDING[card] == CITY2)
    told = zones.brings(Action(acts.PICK, city), seen(settled("D1")))
    assert told == "Fits in D1; no extra carrots yet"
    told = zones.brings(Action(acts.PICK, city), seen(settled("D1", "F2")))
    assert told == "Fits in D1 or F2; no extra carrots yet"
    told = zones.brings(Action(acts.PICK, city), seen(settled("D1", "F2", "B1")))
    assert told == "Fits in 3 spaces; no extra carrots yet"


def test_a_station_says_of_each_player_the_carrots_that_serving_them_brings() -> None:
    counted = 0
    for state in walk(4, False, True, 2):
        if state.phase != frames.SERVE:
            continue
        asker, view = state.seat, seen_of(state, state.seat)
        others = [NAMES[a[1]] for a in state.legal_actions(asker)]
        told = nouns.told(preview.serving(view).effect, NAMES)
        for action in state.legal_actions(asker):
            then = state.clone()
            before = then.account[frames.STATIONS * 4 + asker]
            railway.serve(then, asker, action, None)
            brought = then.account[frames.STATIONS * 4 + asker] - before
            assert zones.brings(action, view) == _carrots(brought)
            assert f"{NAMES[action[1]]} {brought}" in told
            counted += 1
        assert others and NAMES[asker] not in told
    assert counted > 5


def test_the_first_end_of_a_sky_tower_says_which_other_end_is_best() -> None:
    scene = Scene().settle(0, "A1 A2 E5 J1 J2").put("city2", "A1").put("farm_carrots", "J1")
    view = seen(scene.give(0, "sky_tower").construct())
    firsts = [a for a in scene.state.legal_actions(0) if a.kind == acts.TOWER]
    told = {nouns.told(nouns.place(first.a)): zones.brings(first, view) for first in firsts}
    assert told["A2"] == "best to J2: 2 towers × 2 goods = 4 carrots (+2)"
    assert set(told) == {"A2", "E5"} and told["E5"].startswith("best to J2: 0 towers")


def test_a_sky_tower_says_what_the_own_parchments_gain_or_lose() -> None:
    scene = Scene().settle(0, "A1 J1").give(0, "sky_tower").hold(0, "harecingetorix")
    scene.construct().do("tower A1")
    (end,) = [a for a in scene.state.legal_actions(0) if a.kind == acts.TOWER_END]
    told = zones.brings(end, seen(scene))
    assert re.search("; your parchments at the end: Harecingetorix [0-9]+ fewer$", told), told


def test_a_territory_card_says_whose_camp_it_drives_off() -> None:
    view = seen(Scene(3).pitch(1, 2, "A2"))
    card = space_at("A2")
    assert preview.card(view, card).title == "A2 begins a new fief, drives off seat 2's camp"
    pick = Action(acts.PICK, card)
    assert zones.brings(pick, view) == "a fief of its own, drives off seat 2's camp"


def test_a_territory_or_camp_near_a_fief_names_the_space_that_would_join_them() -> None:
    view = seen(settled("B3", "B4", "E5"))
    told = {name: zones.brings(Action(acts.PICK, space_at(name)), view)
            for name in ("B6", "C5", "D1", "B5")}  # fmt: skip
    assert told["B6"] == "a fief of its own; B5 would join it to your fief of B3"
    assert told["C5"] == (
        "a fief of its own; B5 or C4 would join it to your fief of B3; "
        "D5 would join it to your fief of E5"
    )
    assert "would join" not in told["D1"] + told["B5"]
    other = seen(settled("B3").settle(1, "B4"))
    assert "would join" not in zones.brings(Action(acts.PICK, space_at("B5")), other)
    near = Scene(3).settle(0, "B3").give(0, "camp_1").construct()
    camp = next(a for a in near.state.legal_actions(0) if a.a == space_at("B5"))
    assert zones.brings(camp, seen(near)).endswith("; B4 would join it to your fief of B3")


def test_a_trading_post_is_reckoned_with_the_best_that_it_can_make() -> None:
    """On a forest it makes another good; what it made last time is no reason for a farm."""
    scene = Scene().settle(0, "A1 A2").put("city2", "A2").give(0, "trading_post").construct()
    build = next(a for a in scene.state.legal_actions(0) if a.kind == acts.BUILD)
    told = zones.brings(build, seen(scene))
    assert told == "forest with wood: 2 towers × 2 goods = 4 carrots (+2)"
    scene.do("build trading_post A1")
    assert text.sentence(scene.events[-1], NAMES) == (
        f"{NAMES[0]} builds in A1: Trading post. What it makes is chosen in each harvest."
    )
    assert preview.harvest_now(seen(scene), 0) == 4
    field = Scene().settle(0, "H3 H4 I4 I5 I3").put("trading_post", "I3", "fish")
    view = seen(field.give(0, "farm_wood").construct())
    assert preview.harvest_now(view, 0) == 3
    assert preview.best_place(view, FARM_WOOD) == (space_at("H4"), 0)
    assert telling.slip(acts.DONE, view) is None and not preview.laid_together(view)


def test_waiting_buildings_that_want_one_place_are_told_with_the_best_way_for_all() -> None:
    scene = Scene().settle(0, "A1 E3 E2").give(0, "city2 city1").construct()
    assert preview.laid_together(seen(scene)) == (
        "Best together: City of strength 1 in E2 and City of strength 2 in E3, "
        "for 3 more carrots each harvest."
    )
    scene.do("build city1 E2")
    assert not preview.laid_together(seen(scene)), "a lone one says its place itself"
    apart = Scene().settle(0, "A5").give(0, "city2 trading_post").construct()
    assert not preview.laid_together(seen(apart))


def test_the_best_way_for_all_is_the_best_of_every_way() -> None:
    checked = 0
    for state in walk(3, False, False, 11):
        if state.phase != frames.BUILD or state.seat == CHANCE:
            continue
        view = state.view(state.seat)
        assert isinstance(view, KingdomView)
        waiting = planning.waiting(view)
        if not 1 < len(waiting) <= 3 or len(construction.free_spaces(state, state.seat)) > 14:
            continue
        now = trying.mapped(view)
        ways = every_way(now, state.seat, waiting)
        plan = planning.together(view)
        assert plan.gain == max(ways) - trying.worth(now, state.seat)
        for kind, space in plan.placed:
            now = trying.raised(now, state.seat, kind, space)
        assert trying.worth(now, state.seat) == max(ways)
        checked += 1
    assert checked > 3, checked


def every_way(now: Fields, seat: int, waiting: Sequence[int]) -> list[int]:
    """Returns the carrots of all fiefs after each way to build some of the waiting buildings."""
    if not waiting:
        return [trying.worth(now, seat)]
    ways = every_way(now, seat, waiting[1:])
    for space in construction.free_spaces(now, seat):
        if FITS[waiting[0]][space]:
            ways += every_way(trying.raised(now, seat, waiting[0], space), seat, waiting[1:])
    return ways


def test_what_is_not_built_may_be_built_later_but_for_the_last_round() -> None:
    for turn, words in ((1, "what is left may be built in a later round"),
                        (4, "this is the last round: what is left counts nothing")):  # fmt: skip
        view = seen(Scene().settle(0, "A1").give(0, "city1").construct(turn))
        assert zones.brings(acts.DONE, view) == words


def test_a_territory_between_two_fiefs_joins_both() -> None:
    told = preview.card(seen(settled("B3", "B5")), space_at("B4"))
    assert told.title == "B4 joins 2 fiefs to one of 3"


def test_two_cards_chosen_together_are_counted_together() -> None:
    told = preview.card(seen(settled()), space_at("B4"), [space_at("B5"), space_at("B4")])
    assert told.title == "B4 begins a fief of 2"


def test_lava_parts_what_lies_side_by_side() -> None:
    told = preview.card(seen(settled("B1")), space_at("B2"))
    assert told.title == "B2 begins a new fief"


def test_a_building_says_what_its_fief_then_gives() -> None:
    view = seen(settled("B3", "B4"))
    told = preview.building(view, CITY2, space_at("B4"))
    assert told.second == "3 towers × 1 good = 3 carrots (+2)"
    assert preview.best_place(view, FARM_CARROTS) == (space_at("B4"), 1)


def test_a_trading_post_is_told_with_the_good_that_brings_most() -> None:
    told = preview.building(seen(settled("B3", "B4")), POST, space_at("B4"))
    assert told.title == "Trading post with its best good in B4"
    assert told.second == "1 tower × 2 goods = 2 carrots (+1)"


def test_a_link_says_what_both_fiefs_give_together() -> None:
    told = preview.joined(seen(settled("B3", "A1")), space_at("A1"), space_at("B3"))
    assert told.title == "A1 and B3: one fief of 2"
    assert told.second == "1 tower × 1 good = 1 carrot (+1)"


def test_parchments_and_other_cards_say_their_rule() -> None:
    view = seen(Scene(3, sky=True, express=True))
    for card in range(CARDS):
        told = preview.card(view, card)
        assert told.title and told.second


def test_building_no_more_is_asked_about_only_while_something_would_bring_carrots_at_once() -> None:
    asked = {True: 0, False: 0}
    for number in range(3):
        for state in walk(3, False, False, number):
            if state.phase != frames.BUILD:
                continue
            view = state.view(state.seat)
            assert isinstance(view, KingdomView)
            gains = [
                preview.harvest_now(after(state, action), state.seat)
                - preview.harvest_now(view, state.seat)
                for action in state.legal_actions(state.seat)
                if action.kind == acts.BUILD
            ]
            question = telling.slip(acts.DONE, view)
            assert (question is not None) == any(gain > 0 for gain in gains)
            asked[question is not None] += 1
            assert telling.slip(acts.HOLD, view) is None
    assert all(asked.values())


@pytest.mark.parametrize(("players", "sky", "express"), MIXES)
def test_fiefs_worked_out_from_a_view_are_the_fiefs_of_the_rules(
    players: int, sky: bool, express: bool
) -> None:
    for number, state in enumerate(walk(players, sky, express, 5)):
        if number % 9:
            continue
        view = state.view(None)
        assert isinstance(view, KingdomView)
        board = trying.mapped(view)
        for fief in view.fiefs:
            found = trying.fief_at(board, fief.spaces[0])
            assert replace(found, goods=fief.goods) == fief


@pytest.mark.parametrize(("players", "sky", "express"), [(3, True, False), (4, False, True)])
def test_what_a_building_was_to_bring_it_brings(players: int, sky: bool, express: bool) -> None:
    checked = 0
    for state in walk(players, sky, express, 11):
        if state.phase != frames.BUILD or state.seat == CHANCE:
            continue
        view = state.view(state.seat)
        assert isinstance(view, KingdomView)
        before = preview.harvest_now(view, state.seat)
        for action in state.legal_actions(state.seat)[:4]:
            if action.kind != acts.BUILD or action.a == POST:
                continue
            words = preview.building(view, action.a, action.b).second
            gain = preview.harvest_now(after(state, action), state.seat) - before
            assert (f"(+{gain})" in words) == bool(gain)
            checked += 1
    assert checked > 5


def test_what_a_trading_post_was_to_bring_it_brings() -> None:
    checked = 0
    for seed in (1, 2, 3):
        for state in walk(3, False, False, seed):
            if state.phase != frames.PRODUCE:
                continue
            view = state.view(state.seat)
            assert isinstance(view, KingdomView)
            for action in state.legal_actions(state.seat):
                now = next(f for f in view.fiefs if view.offered in f.spaces)
                gain = preview.post_gain(view, action.a)
                assert zones.brings(action, view).startswith(f"{_carrots(gain or 0)} more in this")
                later = after(state, action)
                fief = next(f for f in later.fiefs if view.offered in f.spaces)
                if later.turn == view.turn and (later.phase == "produce" or later.over):
                    assert gain == fief.strength * fief.wealth - now.strength * now.wealth
                    checked += 1
    assert checked


def test_whatever_is_pointed_at_has_words_or_none_in_every_phase() -> None:
    for players, sky, express in ((2, True, True), (4, False, True), (5, True, True)):
        for number, state in enumerate(walk(players, sky, express, 4)):
            for seat in state.actors():
                if seat == CHANCE or number % 5:
                    continue
                view = state.view(seat)
                assert isinstance(view, KingdomView)
                for key in ("space:3", "space:120", "waits:20", "waits:30", "card:3", "seat:0"):
                    if key == "space:120" and not sky:
                        continue
                    told, icon = telling.tell(view, key, "", ())
                    assert icon
                    assert told is None or (told.title and told.second)


def test_in_the_end_the_strip_says_where_the_carrots_came_from() -> None:
    for mix in ((2, True, True), (4, False, False)):
        view = finished(*mix, 3).view(0)
        assert isinstance(view, KingdomView)
        counted = [seat.carrots for seat in view.seats]
        told = preview.standing(view, counted)
        numbers = [int(word) for word in told.second.replace(",", "").split() if word.isdigit()]
        assert sum(numbers) == view.seats[0].carrots
        assert told.title == f"You have {_carrots(view.seats[0].carrots)}"
        early = preview.standing(view, [7, *counted[1:]])
        assert early.title == "You have 7 carrots" and not any(map(str.isdigit, early.second))
        for seen in ([7, *counted[1:]], counted):
            everybodys = preview.standing(finished(*mix, 3).view(None), seen).second
            assert [int(word) for word in re.findall(r" (\d+)(?:,|$)", everybodys)] == seen


def test_the_filter_of_parchments_lights_what_they_are_about() -> None:
    cards = [card_named("explorer"), card_named("opportunist")]
    assert filters.spaces_of(cards, 100) == {0, 9, 90, 99}
    woods = filters.spaces_of([card_named("carpenter")], 100)
    assert len(woods) == 15 and space_at("A1") in woods
    assert filters.spaces_of([], 131) == frozenset()


def test_a_parchment_of_the_hand_tells_its_worth_and_next_step() -> None:
    view = seen(settled("A5", "A6", "B5"))
    told = preview.card(view, card_named("master_fisher"))
    assert (told.title, told.second) == ("Master Fisher", "3 fish: 6 now; each more brings 2")
    look = closer.look(keys.card(card_named("hunny_king")), view, ())
    assert look is not None and look.lines[1:] == ("1 of 10 fiefs: 0 now.", "9 more bring 12.")


def test_what_a_rainbow_that_is_moved_was_to_bring_it_brings() -> None:
    checked = 0
    for seed in range(12):
        for state in walk(2, True, False, seed):
            if state.phase != frames.BUILD or state.seat == CHANCE:
                continue
            view = state.view(state.seat)
            assert isinstance(view, KingdomView)
            before = preview.harvest_now(view, state.seat)
            for action in state.legal_actions(state.seat):
                if action.kind != acts.RAINBOW or view.ground[action.a] < 0:
                    continue
                later = after(state, action)
                if later.phase == "build":
                    words = preview.rainbow(view, action.a, action.b).second
                    gain = preview.harvest_now(later, state.seat) - before
                    assert (f"({'+' if gain > 0 else '−'}{abs(gain)})" in words) == bool(gain)
                    checked += 1
    assert checked > 5


def test_bk_10_between_two_each_may_look_at_the_own_discards_and_at_no_others() -> None:
    """BK-10"""
    seats = (SeatFace("Anna", 0), SeatFace("Ben", 1))
    state = next(s for s in walk(2, False, False, 3) if s.round == 2 and s.phase == frames.PICK)
    for viewer in (0, 1):
        view = state.view(viewer)
        assert isinstance(view, KingdomView) and view.discards
        told = [closer.look(f"seat:{seat}", view, seats) for seat in (0, 1)]
        lines = [" ".join(look.lines) if look is not None else "" for look in told]
        assert f"You discarded: {nouns.told(nouns.card(view.discards[0]))}" in lines[viewer]
        assert "discarded" not in lines[1 - viewer]


def test_a_building_of_the_list_says_where_it_brings_most() -> None:
    scene = Scene().settle(0, "A1 A2 B1 J1 J2 E5 E7 G8").put("city2", "A1")
    scene.put("farm_carrots", "J1")
    view = seen(scene.give(0, "sky_tower city1").construct())
    told = choices(
        laid_out("bunny_kingdom", 3), view, scene.state.legal_actions(0), some(GAME.words), NAMES
    )
    assert told[0].line == "City of strength 1 (most in J2, 2 more)"
    assert told[1].line == "Sky Tower (most in A2, 2 more)"
