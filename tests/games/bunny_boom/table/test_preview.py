"""The preview paper foretells exactly the events that then happen."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.core.event import Event
from tabletop.games.bunny_boom.rules import actions as acts
from tabletop.games.bunny_boom.rules import events as ev
from tabletop.games.bunny_boom.rules import keys
from tabletop.games.bunny_boom.rules.cards import CARROT, MOVE, NAMES, PLAY
from tabletop.games.bunny_boom.rules.rules import State
from tabletop.games.bunny_boom.rules.view import BoomView
from tabletop.games.bunny_boom.table import preview
from tabletop.games.bunny_boom.words.pieces import gist
from tabletop.session.foresight import Foresight
from tabletop.table.contract import Foresee
from tests.games.bunny_boom.playing import play_out, random_match
from tests.games.bunny_boom.scenario import Scene, card_number, space
from tests.typed import the

AFTER_THE_WALK = {
    ev.RIVER_CARD_USED, ev.RIVER_CARD_TAKEN, ev.CARD_DRAWN, ev.BOOM_HEARD, ev.TURN_ENDED,
}
EVERYTHING = {"fox": True, "burrow": True, "fox_cards": "all"}
FIRST_CHOICES = {acts.BRING, acts.GIVE, acts.JUMP}


def foresight(state: State, seat: int) -> Foresee:
    """Returns the foresight of `seat` at that moment."""
    return Foresight(state, seat, "preview").of


def change(events: list[Event], seat: int) -> int:
    """Returns the change of the home of `seat` by the end of its pawn's walk."""
    total = 0
    for event in events:
        if event.kind in AFTER_THE_WALK:
            break
        if event.kind in (ev.BUNNIES_GAINED, ev.BUNNIES_COLLECTED) and event.player == seat:
            total += event.amount
        elif event.kind == ev.BUNNY_GIVEN:
            total -= event.player == seat
            total += event.target == keys.home(seat)
        elif event.kind == ev.BUNNY_LOST and event.player == seat:
            total -= 1
    return total


def played(state: State, seat: int, card: int, space: int) -> int:
    """The change when the card is played and every choice before the walk's end is the best."""
    best: list[int] = []

    def go(twin: State, events: list[Event]) -> None:
        legal = twin.legal_actions(seat)
        if not legal or legal[0].kind not in FIRST_CHOICES or any(
            event.kind in AFTER_THE_WALK for event in events
        ):
            best.append(change(events, seat))
            return
        for action in legal:
            other, more = twin.clone(), list(events)
            other.apply(seat, action, more.append)
            go(other, more)

    twin, events = state.clone(), list[Event]()
    twin.apply(seat, acts.PLAYED[card][space], events.append)
    go(twin, events)
    return min(best)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_a_play_changes_the_home_as_foretold(players: int, seed: int) -> None:
    match = random_match(seed, players, 1, **EVERYTHING)
    rng = Random(seed)
    checked = 0
    while not match.state.is_over():
        state = the(State, match.state)
        seat = state.actors()[0]
        view = the(BoomView, state.view(seat))
        if view.phase == "play":
            foresee = foresight(state, seat)
            for action in rng.sample(list(state.legal_actions(seat)), 3):
                told = preview.play(view, foresee, action.a, action.b)
                assert told is not None
                if told.sure:
                    assert told.change == played(state, seat, action.a, action.b), (action, told)
                    checked += 1
        play_out(match, seed * 1000 + checked, 1)
    assert checked > 10


def test_bringing_a_pawn_costs_its_owner_what_was_foretold() -> None:
    checked = 0
    for seed in range(6):
        match = random_match(seed, 3, 1, **EVERYTHING)
        while not match.state.is_over():
            state = the(State, match.state)
            seat = state.actors()[0]
            view = the(BoomView, state.view(seat))
            if view.phase == "bring":
                for other in view.candidates:
                    twin, events = state.clone(), list[Event]()
                    twin.apply(seat, acts.BRINGS[other], events.append)
                    last = [e.kind for e in events].index(ev.CARROT_MOVED) if any(
                        e.kind == ev.CARROT_MOVED for e in events
                    ) else -1
                    if last >= 0:
                        told = preview.bring(view, foresight(state, seat), other)
                        assert told is not None
                        assert told.change == change(events[:last], other)
                        checked += 1
            play_out(match, seed * 1000 + match.ply, 1)
    assert checked > 5


def test_a_carrot_foretells_what_the_pawn_it_brings_takes_home() -> None:
    checked = 0
    for seed in range(8):
        match = random_match(seed, 2, 1)
        while not match.state.is_over():
            state = the(State, match.state)
            seat = state.actors()[0]
            view = the(BoomView, state.view(seat))
            for action in state.legal_actions(seat) if view.phase == "play" else ():
                told = preview.play(view, foresight(state, seat), action.a, action.b)
                assert told is not None
                if PLAY[action.a] == CARROT:
                    twin, events = state.clone(), list[Event]()
                    twin.apply(seat, action, events.append)
                    assert told.brought == (change(events, 1 - seat),) * 2
                    assert told.rows[2].shown == f"({told.brought[0]})"
                    checked += told.brought[0] > 0
                else:
                    assert told.brought == ()
            play_out(match, seed * 1000 + match.ply, 1)
    assert checked > 20


def test_rows_of_a_forecast_add_up() -> None:
    match = random_match(5, 4, 40)
    state = the(State, match.state)
    while the(BoomView, state.view(state.actors()[0])).phase != "play":
        play_out(match, 5, 1)
    view = the(BoomView, state.view(state.actors()[0]))
    foresee = foresight(state, view.mover)
    for action in state.legal_actions(view.mover):
        told = preview.play(view, foresee, action.a, action.b)
        assert told is not None
        assert told.before + sum(row.change for row in told.rows) == told.after
        assert sum(each.bunnies for each in told.crossings) == told.rows[1].change


def test_what_counts_now_is_home_hand_and_carrot() -> None:
    match = random_match(2, 3)
    state = match.state
    for seat in range(3):
        view = the(BoomView, state.view(seat))
        assert preview.standing(view, seat).after == view.seats[seat].total


def told(scene: Scene, card: str, place: str) -> str:
    """Tells in words what the card brings: the walk, and the river effect after it."""
    view, number = scene.state.view(0), card_number(card)
    found = preview.play(view, foresight(scene.state, 0), number, space(place))
    return preview.brings(found, number, view)


def test_what_the_card_itself_brings_is_named_in_the_sum() -> None:
    scene = Scene("P11 P13 P12", {"left 1": "P23"}, full=True, homes=[12, 5])
    more = told(scene, "P11", "left 1")
    assert more.startswith("1 bunny more by the card itself, ") and "at home" in more
    fewer = told(scene, "P13", "left 1")
    assert fewer.startswith("1 bunny fewer by the card itself, ")
    neither = told(scene, "P12", "left 1")
    assert "by the card itself" not in neither and "river" not in neither


def test_the_river_effect_that_must_follow_is_told_before() -> None:
    names = ("Ada", "Ben")
    one = Scene("P11 P12 P22", {"left 1": "P23"}, full=True, river="P15 P31 P21")
    assert told(one, "P11", "left 1").endswith(", then Bakery 5 (boom)")
    assert "River effects" not in gist(one.state.view(0), names)
    two = Scene("P11 P12 P22", {"left 1": "P23"}, full=True, river="P15 P31 P24")
    assert told(two, "P11", "left 1").endswith(", then a river effect of your choice")
    known = gist(two.state.view(0), names)
    assert "River effects to choose from: Bakery 5 (boom), Market 4 (share)." in known
    none = Scene("P11 P12 P22", {"left 1": "P23"}, full=True, river="P41 P31 P21")
    assert told(none, "P11", "left 1").endswith(", no river card has an effect now")


def test_a_carrot_tells_in_words_what_the_other_pawn_takes() -> None:
    carrot = NAMES[next(card for card, play in enumerate(PLAY) if play == CARROT)]
    scene = Scene(f"{carrot} P11 P12", {"left 1": "P23"}, homes=[3, 3])
    words = told(scene, carrot, "left 2")
    assert words.startswith(f"the other pawn takes {MOVE[card_number('P23')]} and the Carrot, ")
