"""Forecasts of the table before a roll or a payment agree with the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import pytest

from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import cards as rows
from tabletop.games.killer_bunnies.rules import circles, frames, paying, playing, weapons
from tabletop.games.killer_bunnies.rules.cards import CARDS, CITY, CITY_WEAPON, GROUND_RUNNER
from tabletop.games.killer_bunnies.rules.frames import AGAINST_CITY, BY_WEAPON
from tabletop.games.killer_bunnies.rules.rules import State
from tabletop.games.killer_bunnies.rules.view import KillerView
from tabletop.games.killer_bunnies.table import payment, preview
from tabletop.games.killer_bunnies.table.preview import Odds
from tabletop.session.foresight import Foresight
from tests.games.killer_bunnies.playing import busy_walk
from tests.games.killer_bunnies.scenario import Scene
from tests.typed import the


def turns(players: int, seed: str) -> Iterator[tuple[State, int, KillerView]]:
    """Every ninth moment of a busy match that is in somebody's turn: whose, and what they see."""
    for moment in busy_walk(players, seed).moments[::9]:
        state = the(State, moment.state)
        if state.active >= 0 and not state.out[state.active] and state.stack:
            yield state, state.active, state.view(state.active)


def test_a_roll_kills_when_what_is_left_of_level_minus_roll_reaches_the_value() -> None:
    assert (Odds(6, 3).dies_to, Odds(6, 3).percent) == (3, 25)
    assert Odds(6, 3, bonus=2).dies_to == 1
    assert Odds(6, 3, bonus=1, less=2).dies_to == 0
    assert Odds(16, 3).dies_to == 12
    assert [roll for roll in range(1, 13) if Odds(8, 3, 1, 1).damage(roll) >= 3] == [1, 2, 3]


def test_the_words_name_level_value_rolls_and_chance() -> None:
    assert Odds(6, 3).words() == (
        "Level 6 against d12", "value 3: dies on 1 to 3", "that is 25 %"
    )  # fmt: skip
    assert Odds(8, 7, city=True).words()[1] == "value 7: falls on 1"
    assert Odds(5, 5).words()[1:] == ("value 5: hurt on 1 to 4", "cannot die")
    assert Odds(4, 3, bonus=4).words() == (
        "Level 4 against d12 + 4", "value 3: safe", "no roll hurts it"
    )  # fmt: skip


@pytest.mark.parametrize(
    ("told", "words"),
    [
        (Odds(6, 3), "dies on 1 to 3: 25 %"),
        (Odds(16, 3, city=True), "falls on any roll: 100 %"),
        (Odds(5, 5), "hurt on 1 to 4, no more"),
        (Odds(4, 3, bonus=4), "no roll hurts it"),
    ],
)
def test_where_there_is_little_room_two_lines_say_the_same(told: Odds, words: str) -> None:
    assert told.words(brief=True) == (told.words()[0], words)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_level_targets_bonus_and_reduction_are_those_of_the_rules(players: int) -> None:
    compared = 0
    for state, seat, view in turns(players, "odds"):
        for piece in state.hand[seat]:
            if not preview.is_weapon(view, piece):
                continue
            assert preview.level(view, seat, piece) == weapons.level_of(state, seat, piece)
            aimed = playing.aims(state, seat, piece)
            assert sorted(preview.targets(view, seat, piece)) == sorted(aimed)
            for target in aimed:
                compared += 1
                city = AGAINST_CITY if CARDS[view.faces[target]].subtype == CITY else 0
                found = preview.against(view, target, 9, BY_WEAPON | city)
                assert found.left == circles.standing(state, target)
                assert found.bonus == weapons.bonus_of(state, target, city)
                assert found.less == weapons.reduction(state, target, BY_WEAPON | city)
    assert compared > 20


@pytest.mark.parametrize("players", [2, 4])
def test_who_is_struck_and_at_which_level_is_what_the_launch_fixes(players: int) -> None:
    compared = 0
    for state, seat, view in turns(players, "struck"):
        for piece in range(state.setup.size):
            if not preview.is_weapon(view, piece):
                continue
            for target in playing.aims(state, seat, piece)[:2]:
                for splash in (False, True):
                    if splash and not playing.splashers(state, seat):
                        continue
                    if splash and state.setup.subtype[piece] in (CITY_WEAPON, GROUND_RUNNER):
                        continue
                    after = state.clone()
                    weapons.launch(after, seat, piece, target, int(splash), None)
                    told = preview.struck(view, seat, piece, target, splash)
                    frame = after.stack[-1]
                    if frame[0] != frames.STRIKE:
                        assert [s.piece for s in told] == [target]
                        continue
                    _, _, _, _, one, two, level, beside, _ = frame
                    assert told[0].odds.level == level
                    near = [p for p in (one, two) if p >= 0 and beside]
                    assert [(s.piece, s.odds.level) for s in told[1:]] == [
                        (p, beside) for p in near
                    ]
                    compared += 1
    assert compared > 50


def test_a_bare_weapon_leaves_no_bonus_and_only_to_the_direct_target() -> None:
    for state, seat, view in turns(4, "bare"):
        for piece in range(state.setup.size):
            if rows.NO_DEF_BONUS in state.setup.fx[piece]:
                for target in playing.aims(state, seat, piece):
                    assert preview.struck(view, seat, piece, target)[0].odds.bonus == 0


@pytest.mark.parametrize("players", [2, 3])
def test_the_payment_shown_is_the_one_that_paying_at_once_makes(players: int) -> None:
    """A pending payment and that of a held card agree; free cards show none."""
    compared, lost = 0, 0
    for moment in busy_walk(players, "pays").moments:
        state = moment.state
        assert isinstance(state, State)
        if not state.stack or state.stack[-1][0] not in (frames.FREE, frames.WINDOW, frames.PAY):
            continue
        seat = state.stack[-1][1]
        foresee = Foresight(state, seat, "preview").of
        for action in state.legal_actions(seat):
            if action.kind not in (acts.PLAY, acts.RESPOND, acts.PAY_AUTO):
                continue
            held = (action,) if action.kind != acts.PAY_AUTO else ()
            told = payment.plan(foresee, *held)
            after = state.clone()
            wanted = state.stack[-1][2:] if not held else state.setup.cost[action.a]
            assert len(told) == len(wanted), action
            for each, hexagon in zip(told, wanted, strict=True):
                best = paying.best_card(after, seat, hexagon)
                assert best == each.piece
                paying.pay_one(after, seat, best, hexagon, None)
                gone = best not in after.saved[seat] or after.spent[best] == paying.MARKED
                assert gone == each.lost
                lost += gone
            compared += 1
    assert compared > 20 and lost


def test_the_public_sees_cards_on_their_way_and_only_the_asked_seat_what_it_peeked_at() -> None:
    seen = 0
    for moment in busy_walk(3, "way").moments:
        state = moment.state
        assert isinstance(state, State)
        view = state.view(None)
        everywhere = {
            p.piece
            for s in view.seats
            for p in (*s.saved, *s.bunnies, *s.cities, *s.away)
        }
        assert not everywhere & {p.piece for p in view.played}
        assert view.peeked < 0
        if state.stack and state.stack[-1][0] == frames.TIP:
            seat, other = state.stack[-1][1:]
            assert state.view(seat).peeked == state.top[other]
        seen += bool(view.played)
    assert seen > 20


def test_the_pairs_that_are_marked_are_as_many_as_the_rules_count() -> None:
    """R13: in every order of a row of five, with the ring's ends met and not."""
    row = ("EB01", "EB02", "EB03", "EB04", "EB09")
    counts = set()
    for order in permutations(row):
        for others in ((), ("1:EV01",)):
            scene = Scene("blue", "violet")
            for name in order:
                scene.bunny(0, name)
            for name in others:
                scene.bunny(1, name)
            view = scene.state.view(0)
            found = weapons.paired([one.face for one in view.seats[0].bunnies], not others)
            assert len(found) == view.seats[0].pairs == weapons.pairs(scene.state, 0)
            counts.add(len(found))
    assert counts == {0, 1, 2}


def test_marked_pairs_are_adjacent_and_each_card_is_in_one_only() -> None:
    """R13, worked example 10."""
    yang, yin, hero = (rows.BY_IDENT[name] for name in ("EB01", "EB03", "EB09"))
    other = rows.BY_IDENT["EV03"]
    assert weapons.paired([yang, yin, yang]) == ((0, 1),)
    assert weapons.paired([yin, yang, yin, yang]) == ((0, 1), (2, 3))
    assert weapons.paired([yang, hero, yin]) == ()
    assert weapons.paired([yang, hero, yin], alone=True) == ((2, 0),)
    assert weapons.paired([yang, other]) == weapons.paired([yang, yang]) == weapons.paired([]) == ()


def test_a_raised_level_says_what_raises_it() -> None:
    """R13: a Yang beside a Yin is one level more."""
    scene = Scene("blue", "violet").bunny(0, "EB01").bunny(0, "EB03").bunny(1, "EV13").means(0)
    view = scene.top(0, "EB23").state.view(0)
    weapon, target = scene.card("EB23"), scene.card("EV13")
    words = preview.struck(view, 0, weapon, target)[0].odds.words()
    assert words[0] == "Level 7 (6, +1 pair), d12"
