"""Knowledge of each seat: public facts, private looks, and tiles lost from sight.

Three layers tell what a seat knows. Public knowledge is kept once (`open_...`, `vague`). A tile on
the table carries the set of seats that know it. Private knowledge of other hands and piles is in
`told` and `hunch`. `redraw` redraws everything else.

A zone is a hand, a pile, or a place of the table: somewhere a tile can lie unseen.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from tabletop.games.bunny_bidding.rules.cards import (
    DOUBLED,
    DOUBLED_MASK,
    EGGS_MASK,
    mask_of,
    members,
)
from tabletop.games.bunny_bidding.rules.state import Fields, Place, Vague

TILE: Final = 0
OWNER: Final = 1
SEAT: Final = 2
UP: Final = 3
PLAYED_UP: Final = 4
EYES: Final = 5
DOUBLE: Final = 6
"""Indices of a place's fields."""

OFFER: Final = -1
CLEARED: Final = -2
"""Values of a place's seat for a tile in the offer, and for a place that has been emptied."""

HAND: Final = tuple(1 << seat for seat in range(6))
PILE: Final = tuple(1 << 6 + seat for seat in range(6))
SLOT: Final = tuple(1 << 12 + place for place in range(64))
"""Zones, as bits of a set of zones."""

CAN_BE: Final = (-1, ~DOUBLED_MASK, DOUBLED_MASK)
"""Tiles that a face-down place can hold, by its DOUBLE field."""


def turned(place: Place, up: int) -> Place:
    """Returns the place with its tile face up or down."""
    tile, owner, seat, _, played, eyes, double = place
    return tile, owner, seat, up, played, eyes, double


def moved_to(place: Place, seat: int) -> Place:
    """Returns the place moved to another seat's bid."""
    tile, owner, _, up, played, eyes, double = place
    return tile, owner, seat, up, played, eyes, double


def put(row: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """Returns the row with another value at `index`."""
    return (*row[:index], value, *row[index + 1 :])


def everybody(state: Fields) -> int:
    """Returns the set of all seats."""
    return (1 << state.players) - 1


def shows(place: Place, seat: int | None) -> bool:
    """Returns True if a tile on the table is visible to a seat: face up, or its own.

    A tile of another player that the seat once looked at is known but not shown any more.
    """
    if place[UP]:
        return True
    if seat is None or not place[EYES] >> seat & 1:
        return False
    return seat in (place[OWNER], place[SEAT])


def known(state: Fields, seat: int) -> int:
    """Returns the set of eggs whose place the seat knows."""
    found = state.open_gone | state.told[seat] | state.piles[seat] | mask_of(state.hands[seat])
    for tiles in state.open_hands:
        found |= tiles
    for tiles in state.open_piles:
        found |= tiles
    for place in state.places:
        if place[UP] or place[EYES] >> seat & 1:
            found |= 1 << place[TILE]
    return found & EGGS_MASK


def knows(state: Fields, tile: int, seat: int) -> bool:
    """Returns True if the seat knows the place of that egg."""
    return bool(known(state, seat) >> tile & 1)


def lost_sight(state: Fields, seat: int, exact: int) -> dict[int, int]:
    """Returns the tiles whose face the seat knows but not their place, with their possible zones.

    Args:
        exact: the result of `known`.
    """
    found: dict[int, int] = {}
    for tile, zones in state.vague + state.hunch[seat]:
        if not exact >> tile & 1:
            found[tile] = found.get(tile, -1) & zones
    return found


def lying_open(state: Fields) -> int:
    """Returns the hand tiles shown for this turn or a delayed one (BI-69)."""
    found = state.shown
    for _, shown, *_ in state.delayed:
        found |= shown
    return found


# What all see


def see(state: Fields, tile: int) -> None:
    """Makes a tile's face public; the caller records its place."""
    if tile > 99:
        return
    state.open_faces |= (state.faces[tile] + 1) << 5 * tile
    if state.vague:
        state.vague = tuple(pair for pair in state.vague if pair[0] != tile)
    if not (any(state.told) or any(state.hunch)):
        return
    bit = 1 << tile
    for seat in range(state.players):
        if state.told[seat] & bit:
            state.told = put(state.told, seat, state.told[seat] & ~bit)
        if state.hunch[seat]:
            _set_hunch(state, seat, [pair for pair in state.hunch[seat] if pair[0] != tile])


def leaves_hand_openly(state: Fields, seat: int, tile: int) -> None:
    """Records that a tile openly leaves a hand."""
    if state.open_hands[seat] >> tile & 1:
        state.open_hands = put(state.open_hands, seat, state.open_hands[seat] & ~(1 << tile))
    see(state, tile)


def enters_hand_openly(state: Fields, seat: int, tile: int) -> None:
    """Records that a tile openly enters a hand."""
    see(state, tile)
    state.open_hands = put(state.open_hands, seat, state.open_hands[seat] | 1 << tile)


def place_seen(state: Fields, index: int) -> None:
    """Makes the tile in a place public."""
    tile = state.places[index][TILE]
    state.places[index] = (*state.places[index][:EYES], everybody(state), 0)
    see(state, tile)
    zone = SLOT[index]
    if state.vague:
        _set_vague(state, _without(state.vague, zone))
    for seat in range(state.players):
        if state.hunch[seat]:
            _set_hunch(state, seat, _without(state.hunch[seat], zone))


def place_looked_at(state: Fields, index: int, seat: int) -> None:
    """Records that one seat alone sees the tile in a place."""
    place = state.places[index]
    state.places[index] = (*place[:EYES], place[EYES] | 1 << seat, place[DOUBLE])
    if state.hunch[seat]:
        rest = [pair for pair in state.hunch[seat] if pair[0] != place[TILE]]
        _set_hunch(state, seat, _without(rest, SLOT[index]))


# Out of sight


def hand_to_place(state: Fields, seat: int, index: int, stayed: int = 0) -> None:
    """Records a tile laid face down: public tiles of that hand become uncertain.

    Args:
        stayed: a tile known to have stayed in the hand, as a set.
    """
    zone, hand, fits = SLOT[index], HAND[seat], CAN_BE[state.places[index][DOUBLE]]
    lost = state.open_hands[seat] & fits & ~stayed
    if lost or state.vague:
        pairs = [
            (tile, zones | zone if zones & hand and fits >> tile & 1 else zones)
            for tile, zones in state.vague
        ]
        pairs += [(tile, hand | zone) for tile in members(lost)]
        state.open_hands = put(state.open_hands, seat, state.open_hands[seat] & ~lost)
        _set_vague(state, pairs)
    in_hand = 0
    for other in range(state.players):
        if other == seat or not (state.told[other] or state.hunch[other]):
            continue
        in_hand = in_hand or mask_of(state.hands[seat]) | 1 << state.places[index][TILE]
        gone = state.told[other] & in_hand & fits & ~stayed
        pairs = [
            (tile, zones | zone if zones & hand and fits >> tile & 1 else zones)
            for tile, zones in state.hunch[other]
        ]
        pairs += [(tile, hand | zone) for tile in members(gone)]
        state.told = put(state.told, other, state.told[other] & ~gone)
        _set_hunch(state, other, pairs)


def place_to_hand(state: Fields, index: int, seat: int) -> None:
    """Records that the tile of a place moves to a hand as it lies."""
    seen = _place_to(state, index, HAND[seat], seat)
    if seen:
        state.open_hands = put(state.open_hands, seat, state.open_hands[seat] | seen)


def place_to_pile(state: Fields, index: int, seat: int) -> None:
    """Records that a face-down tile moves to a pile, visible to its owner alone."""
    seen = _place_to(state, index, PILE[seat], seat)
    if seen:
        state.open_piles = put(state.open_piles, seat, state.open_piles[seat] | seen)


def _place_to(state: Fields, index: int, target: int, taker: int) -> int:
    """Moves the possible tiles of a place to another zone.

    Returns:
        The tile as a set if everybody has seen it, else 0; then single seats may remember it.
    """
    zone, place = SLOT[index], state.places[index]
    if state.vague:
        _set_vague(state, _moved(state.vague, zone, target))
    for seat in range(state.players):
        if state.hunch[seat]:
            _set_hunch(state, seat, _moved(state.hunch[seat], zone, target))
    if place[EYES] == everybody(state):
        return 1 << place[TILE]
    _remember(state, index, taker)
    return 0


def _remember(state: Fields, index: int, taker: int) -> None:
    """Records the new zone of a tile for all seats that have seen it."""
    place = state.places[index]
    for seat in range(state.players):
        if seat == taker or place[EYES] >> seat & 1:
            told = state.told[seat] & ~(1 << place[TILE])
            if seat != taker:
                told |= 1 << place[TILE]
            state.told = put(state.told, seat, told)
            if state.hunch[seat]:
                rest = [pair for pair in state.hunch[seat] if pair[0] != place[TILE]]
                _set_hunch(state, seat, rest)


def gifts_to_left(
    state: Fields, before: list[tuple[int, ...]], gifts: tuple[tuple[int, ...], ...]
) -> None:
    """Records tiles given to the left by all seats at once, unseen (BI-75).

    Args:
        before: the hands before; gifts: the tiles each seat gave away.
    """
    players = state.players
    whole = [len(gift) == len(hand) for gift, hand in zip(gifts, before)]
    giving = [bool(gift) for gift in gifts]

    def after(zones: int) -> int:
        found = zones
        for seat in range(players):
            if giving[seat] and zones & HAND[seat] and whole[seat]:
                found &= ~HAND[seat]
        for seat in range(players):
            if giving[seat] and zones & HAND[seat]:
                found |= HAND[(seat + 1) % players]
        return found

    in_hand = [mask_of(hand) for hand in before]
    pairs = [(tile, after(zones)) for tile, zones in state.vague]
    for seat in range(players):
        pairs += [(tile, after(HAND[seat])) for tile in members(state.open_hands[seat])]
    state.open_hands = (0,) * players
    _set_vague(state, pairs)
    for seat in range(players):
        _gifts_as_known_to(state, seat, in_hand, gifts, after)
    shown = lying_open(state)
    for seat in range(players):
        for tile in state.hands[seat]:
            if shown >> tile & 1:
                enters_hand_openly(state, seat, tile)


def _gifts_as_known_to(
    state: Fields,
    seat: int,
    in_hand: list[int],
    gifts: tuple[tuple[int, ...], ...],
    after: Callable[[int], int],
) -> None:
    """Updates one seat's private knowledge: it knows exactly the tiles it gave and received."""
    players = state.players
    right, own = (seat - 1) % players, HAND[seat]
    mine = mask_of(state.hands[seat])
    pairs = [(tile, after(zones)) for tile, zones in state.hunch[seat]]
    told = state.told[seat]
    kept = told
    for giver in range(players):
        if giver not in (seat, right) and gifts[giver]:
            lost = told & in_hand[giver]
            kept &= ~lost
            pairs += [(tile, after(HAND[giver])) for tile in members(lost)]
    pairs = [(tile, zones & ~own) for tile, zones in pairs if not mine >> tile & 1]
    state.told = put(state.told, seat, (kept | mask_of(gifts[seat])) & ~mine)
    _set_hunch(state, seat, pairs)


def _moved(pairs: Vague, zone: int, target: int) -> list[tuple[int, int]]:
    return [(tile, zones & ~zone | target if zones & zone else zones) for tile, zones in pairs]


def _without(pairs: Vague | list[tuple[int, int]], zone: int) -> list[tuple[int, int]]:
    return [(tile, zones & ~zone) for tile, zones in pairs]


def _set_vague(state: Fields, pairs: list[tuple[int, int]]) -> None:
    """Stores public uncertain tiles; a tile with a single hand or pile left becomes certain."""
    rest = []
    for tile, zones in pairs:
        if zones & zones - 1:
            rest.append((tile, zones))
        elif zones in HAND:
            seat = HAND.index(zones)
            state.open_hands = put(state.open_hands, seat, state.open_hands[seat] | 1 << tile)
        elif zones in PILE:
            seat = PILE.index(zones)
            state.open_piles = put(state.open_piles, seat, state.open_piles[seat] | 1 << tile)
        else:
            rest.append((tile, zones))
    state.vague = tuple(sorted(rest))


def _set_hunch(state: Fields, seat: int, pairs: list[tuple[int, int]]) -> None:
    """Stores one seat's private uncertain tiles; a tile with a single zone left becomes certain."""
    rest = []
    for tile, zones in pairs:
        if zones & zones - 1 or zones >= SLOT[0]:
            rest.append((tile, zones))
        else:
            state.told = put(state.told, seat, state.told[seat] | 1 << tile)
    hunch = state.hunch
    state.hunch = (*hunch[:seat], tuple(sorted(rest)), *hunch[seat + 1 :])


def is_doubled(state: Fields, tile: int) -> int:
    """Returns the DOUBLE field of a tile that is played face down."""
    if not state.setup.doubled_give:
        return 0
    return 2 if tile in DOUBLED else 1


# What a seat knows, as a key


def info_key(state: Fields, player: int) -> Hashable:
    """Returns all that `player` knows of the state, as a key; see `core.game.State.info_key`."""
    faces = state.faces
    hand = state.hands[player]
    here = 1 << player
    private = state.told[player] | state.piles[player] & ~state.open_piles[player]
    return (
        hand,
        bytes([faces[tile] for tile in hand]),
        tuple(
            [
                place if place[UP] or place[EYES] & here else (-1, *place[1:])
                for place in state.places
            ]
        ),
        bytes(
            [
                faces[place[TILE]]
                for place in state.places
                if place[EYES] & here and 0 < place[TILE] < 100
            ]
        ),
        tuple(state.turn),
        tuple(state.stack),
        tuple([len(each) for each in state.hands]),
        state.open_faces,
        state.open_hands,
        state.open_piles,
        state.open_gone,
        state.habits,
        state.vague,
        state.round,
        state.turns,
        state.start,
        state.queue,
        state.delayed,
        state.force,
        state.ending,
        state.gifted,
        state.shown,
        _private(state, player, private) if private or state.hunch[player] else 0,
        _secrets(state, player),
        _gifts(state, player) if state.setup.doubled_give else 0,
    )


def _private(state: Fields, player: int, private: int) -> Hashable:
    """Returns the seat's private knowledge of hands and piles, as a key."""
    faces = state.faces
    tiles = members(private)
    return (
        state.told[player],
        state.piles[player],
        bytes([faces[tile] for tile in tiles]),
        tuple([(tile, zones, faces[tile]) for tile, zones in state.hunch[player]]),
    )


def _secrets(state: Fields, player: int) -> Hashable:
    """Returns goals, powers and handicaps as the seat knows them, as a key."""
    eyes = state.goal_eyes[player]
    goals = bytes([goal if eyes >> i & 1 else 255 for i, goal in enumerate(state.goals)])
    if not (state.setup.powers or state.setup.specials):
        return goals, state.types
    shown = state.open_handicaps
    return (
        goals,
        state.types,
        state.goal_eyes,
        state.open_goals,
        state.powers,
        tuple(
            [
                tuple([tile if seat == player or shown >> tile & 1 else -1 for tile in held])
                for seat, held in enumerate(state.handicaps)
            ]
        ),
        shown,
        state.cleared,
        state.pending,
        state.lost,
    )


def _gifts(state: Fields, player: int) -> Hashable:
    """Returns the seat's own tiles set aside and the numbers of the others', as a key."""
    return state.aside[player], tuple([len(each) for each in state.aside])
