"""Each event is told after it was done: the state right after it has the piece where it says."""

from __future__ import annotations

from random import Random

from tabletop.core.event import Event
from tabletop.core.game import CHANCE
from tabletop.games.bunny_bidding.game import GAME
from tabletop.games.bunny_bidding.rules import events as ev
from tabletop.games.bunny_bidding.rules import keys
from tabletop.games.bunny_bidding.rules.cards import FIRST_EXTRA, HIGHEST, tile_of
from tabletop.games.bunny_bidding.rules.knowledge import SEAT, TILE
from tabletop.games.bunny_bidding.rules.rules import State
from tabletop.games.bunny_bidding.rules.turns import LAID
from tests.games.bunny_bidding.playing import random_mix

CONDITIONS = (ev.TURN_BEGUN, ev.ROUND_BEGUN, ev.TURN_ENDED)


def moments(seed: int) -> list[tuple[Event, State]]:
    """A random match: every event with the state right after it."""
    rng = Random(seed)
    players = 3 + seed % 4
    mix = random_mix(rng, players) | {"powers": bool(seed % 2), "specials": bool(seed % 3)}
    state = GAME.start(players, GAME.info.complete(players, mix))
    assert isinstance(state, State)
    told: list[tuple[Event, State]] = []

    def sink(event: Event) -> None:
        told.append((event, state.clone()))

    while actors := state.actors():
        seat = actors[int(rng.random() * len(actors))]
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(rng), sink)
        else:
            legal = state.legal_actions(seat)
            state.apply(seat, legal[int(rng.random() * len(legal))], sink)
    return told


def lies(event: Event, state: State) -> bool:
    """Tells whether the piece of the event is at its target."""
    place, tile = event.target, tile_of(event.face)
    kind = place.partition(":")[0]
    if kind in ("offer", "bid"):
        number = keys.number(place)
        seat = -1 if kind == "offer" else int(place.split(":")[1])
        return bool(state.places[number][SEAT] == seat)
    seat = int(place.split(":")[1]) if ":" in place else -1
    if kind == "hand" and event.kind == ev.TILE_TAKEN:
        return state.view(None).taken == keys.number(event.piece)
    if kind == "hand":
        return tile in state.hands[seat]
    if kind == "pile":
        if tile >= FIRST_EXTRA:
            return (seat, tile) in state.pending
        return bool(state.piles[seat] >> tile & 1)
    if kind == "box":
        gone = state.gone if tile <= HIGHEST else state.lost
        return bool(gone >> tile & 1)
    assert kind == "row", place
    if event.piece.startswith("goal:"):
        return bool(state.goals)
    return tile in state.powers[seat] or tile in state.handicaps[seat]


def test_after_an_event_its_piece_lies_where_the_event_says() -> None:
    seen = set()
    for seed in range(24):
        for event, state in moments(seed):
            if event.target:
                assert lies(event, state), event
                seen.add((event.kind, event.target.partition(":")[0]))
            for viewer in (None, 0):
                state.view(viewer)
    assert len(seen) > 18


def test_a_tile_laid_face_down_is_told_face_down_to_who_does_not_see_it() -> None:
    for seed in range(6):
        for event, state in moments(seed):
            if event.kind in (ev.TILE_BID, ev.TILE_OFFERED) and not ev.is_up(event):
                assert not state.view(None).places[-1].up
                assert state.places[keys.number(event.piece)][TILE] == tile_of(event.face)


def test_what_changes_hands_at_the_end_of_a_round_has_done_so_at_the_first_word() -> None:
    handed = (ev.TILE_WON, ev.TILE_REMOVED, ev.BID_TO_WORST, ev.BID_RETURNED)
    for seed in range(6):
        for event, state in moments(seed):
            if event.kind in handed:
                assert not state.places
            if event.kind in CONDITIONS:
                assert state.stack


def test_a_laid_tile_is_counted_when_it_is_told() -> None:
    for seed in range(4):
        laid = 0
        for event, state in moments(seed):
            if event.kind == ev.TURN_BEGUN:
                laid = state.turn[LAID]
            elif event.kind in (ev.TILE_BID, ev.TILE_OFFERED, ev.EXTRA_OFFERED):
                laid += 1
                assert state.turn[LAID] == laid


def test_while_tiles_are_handed_over_the_view_says_what_was_told_of_high_and_low() -> None:
    lowest = {True: 0, False: 0}
    for seed in range(8):
        for event, state in moments(seed):
            if event.kind == ev.ROUND_WON:
                won = event.detail
                assert isinstance(won, ev.Won)
                assert state.view(None).lowest == won.lowest
                lowest[won.lowest] += 1
    assert min(lowest.values()) > 3
