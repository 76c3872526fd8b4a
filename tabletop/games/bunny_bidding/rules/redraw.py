"""Redraws everything a seat does not know: tiles, goals, handicaps, tiles set aside.

`knowledge` tells what it knows. A redraw keeps the number of tiles in each place, all public facts,
and the possible places of tiles lost from sight.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import Final

from tabletop.core.chance import pick, shuffle
from tabletop.core.errors import ImpossibleState
from tabletop.games.bunny_bidding.rules import dealing, inference
from tabletop.games.bunny_bidding.rules.cards import (
    DOUBLED,
    EGGS_A_TYPE,
    FIRST_EXTRA,
    GIVEN,
    GOALS_A_TYPE,
    HANDICAPS,
    HIGHEST,
    LOWER_BIDS,
    NO_FACE,
    PUBLIC_EGG,
    REGULAR_NUMBERS,
    SPECIAL,
    SPECIAL_FACES,
    SPECIAL_NUMBERS,
    mask_of,
    members,
)
from tabletop.games.bunny_bidding.rules.knowledge import (
    CAN_BE,
    CLEARED,
    DOUBLE,
    EYES,
    HAND,
    PILE,
    SLOT,
    TILE,
    UP,
    known,
    lost_sight,
    lying_open,
)
from tabletop.games.bunny_bidding.rules.state import Fields

BOX: Final = 1 << 80
"""Zone of tiles out of the game; only forgotten ones can be there unseen."""

GOAL_TRIES: Final = 200
FEW_GOALS: Final = 4
"""Unseen goals at most with which all redraws are listed."""

DRAWS: Final = 4
"""Random draws before numbers are chosen to fit."""


def redraw(state: Fields, player: int, rng: Random, forget: float = 0.0) -> None:
    """Redraws in place what `player` does not know; see `core.game.State.redeterminize`."""
    if forget > 0.0:
        _forget(state, player, rng.random(), forget)
    for seat in range(state.players):
        if seat != player and (state.told[seat] or state.hunch[seat]):
            state.told = (*state.told[:seat], 0, *state.told[seat + 1 :])
            state.hunch = (*state.hunch[:seat], (), *state.hunch[seat + 1 :])
    if state.goals:
        _redraw_goals(state, player, rng)
    if state.setup.powers:
        _redraw_handicaps(state, player, rng)
    if state.faces.count(NO_FACE) <= HIGHEST:
        _redraw_tiles(state, player, rng)


def worlds(state: Fields, player: int) -> Sequence[tuple[Fields, float]] | None:
    """Returns every redraw with its chance, where the seat knows all but a few goals; else None."""
    setup = state.setup
    hidden, pool = _goals_unseen(state, player)
    if setup.powers or setup.doubled_give or len(hidden) > FEW_GOALS:
        return None
    if state.faces.count(NO_FACE) > HIGHEST or _hidden_spots(state, player, known(state, player)):
        return None
    likely: dict[bytes, float] = defaultdict(float)
    for kinds, chance in inference.goal_chances(state, hidden, pool).items():
        goals = list(state.goals)
        for index, kind in zip(hidden, kinds):
            goals[index] = kind
        for first in range(0, len(goals), setup.goals):
            own = slice(first, first + setup.goals)
            if first in hidden and first + setup.goals - 1 in hidden:
                goals[own] = sorted(goals[own])
        if not setup.different_goals or dealing.all_differ(goals):
            likely[bytes(goals)] += chance
    found, whole = [], sum(likely.values())
    drawn = state.clone()
    redraw(drawn, player, Random(0))
    for dealt, chance in likely.items():
        world = drawn.clone()
        world.goals = dealt
        found.append((world, chance / whole))
    return found


# Tiles


def _redraw_tiles(state: Fields, player: int, rng: Random) -> None:
    exact = known(state, player)
    fuzzy = lost_sight(state, player, exact)
    spots = _hidden_spots(state, player, exact)
    laid, faces = _drawn(state, exact | mask_of(fuzzy), spots, fuzzy, rng)
    state.faces = faces
    _lay_out(state, player, exact, spots, laid)
    if state.setup.doubled_give:
        _redraw_aside(state, player, rng)


def _drawn(
    state: Fields, seen: int, spots: list[Spot], fuzzy: dict[int, int], rng: Random
) -> tuple[list[int], bytes]:
    """Returns a tile for each spot, and the faces; doubled numbers are drawn until they fit."""
    most = len(DOUBLED) if state.setup.doubled_give else 0
    for doubled in (*(-1,) * DRAWS, *range(most + 1)):
        unseen, faces = _draw_unseen(state, seen, doubled, rng)
        laid = _match(spots, fuzzy, unseen, rng)
        if laid is not None:
            return laid, faces
    raise ImpossibleState("No redraw fits what a seat knows.")


Spot = tuple[int, int]
"""A place for one unknown tile: its zone, and the tiles that can lie there."""


def _hidden_spots(state: Fields, player: int, exact: int) -> list[Spot]:
    """Returns the spots of tiles that the seat does not know."""
    spots: list[Spot] = []
    for index, place in enumerate(state.places):
        tile = place[TILE]
        if 0 < tile < FIRST_EXTRA and not place[UP] and not place[EYES] >> player & 1:
            spots.append((SLOT[index], CAN_BE[place[DOUBLE]]))
    for seat in range(state.players):
        if seat != player:
            known_here = (exact & mask_of(state.hands[seat])).bit_count()
            spots += [(HAND[seat], -1)] * (len(state.hands[seat]) - known_here)
            spots += [(PILE[seat], -1)] * (state.piles[seat] & ~exact).bit_count()
    return spots + [(BOX, -1)] * (state.gone & ~exact).bit_count()


def _draw_unseen(
    state: Fields, seen: int, doubled: int, rng: Random
) -> tuple[list[int], bytes]:
    """Draws numbers and faces for all eggs whose face the seat has never seen.

    Args:
        doubled: number of doubled numbers among the regular ones; -1 = any.
    """
    old = state.faces
    faces = bytearray([NO_FACE] * (HIGHEST + 1))
    left = dict.fromkeys(state.types, EGGS_A_TYPE)
    specials = list(SPECIAL_FACES) if state.setup.specials else []
    for tile in members(seen):
        face = faces[tile] = old[tile]
        if face < SPECIAL:
            left[face] -= 1
        else:
            specials.remove(face)
    kinds = [kind for kind, count in left.items() for _ in range(count)]
    numbers = [tile for tile in REGULAR_NUMBERS if not seen >> tile & 1]
    shuffle(numbers, rng)
    if doubled >= 0:
        first = [tile for tile in numbers if tile in DOUBLED][:doubled]
        others = [tile for tile in numbers if tile not in DOUBLED]
        numbers = (first + others)[: len(kinds)]
        shuffle(numbers, rng)
    drawn = numbers[: len(kinds)]
    for tile, kind in zip(drawn, kinds):
        faces[tile] = kind
    if specials:
        fours = [tile for tile in SPECIAL_NUMBERS if not seen >> tile & 1]
        shuffle(fours, rng)
        for tile, face in zip(fours, specials):
            faces[tile] = face
        drawn += fours
    shuffle(drawn, rng)
    return drawn, bytes(faces)


def _match(
    spots: list[Spot], fuzzy: dict[int, int], unseen: list[int], rng: Random
) -> list[int] | None:
    """Returns a random assignment of tiles to spots in which all fit, or None if there is none.

    Spots with restrictions are filled first, then tiles that can only be in some zones; where all
    good spots are taken, tiles already laid move over (augmenting paths).
    """
    laid = [0] * len(spots)
    at: dict[int, int] = {}
    tight = [i for i, (_, fits) in enumerate(spots) if fits != -1]
    if not fuzzy and not tight:
        return unseen
    every = sorted(fuzzy)
    shuffle(every, rng)
    tiles = every + unseen

    def may(tile: int, spot: int) -> bool:
        zone, fits = spots[spot]
        return bool(fits >> tile & 1) and bool(fuzzy.get(tile, -1) & zone)

    def fill(spot: int, tried: set[int]) -> bool:
        for tile in tiles:
            if tile not in tried and may(tile, spot):
                tried.add(tile)
                if tile not in at or fill(at[tile], tried):
                    laid[spot], at[tile] = tile, spot
                    return True
        return False

    order = list(range(len(spots)))
    shuffle(order, rng)

    def settle(tile: int, tried: set[int]) -> bool:
        for spot in order:
            if spot not in tried and may(tile, spot):
                tried.add(spot)
                if not laid[spot] or settle(laid[spot], tried):
                    laid[spot], at[tile] = tile, spot
                    return True
        return False

    if tight:
        tiles = unseen + every
        shuffle(tiles, rng)
        if not all([fill(spot, set()) for spot in tight]):
            return None
    if not all([tile in at or settle(tile, set()) for tile in every]):
        return None
    rest = iter([tile for tile in unseen if tile not in at])
    return [tile or next(rest) for tile in laid]


def _lay_out(
    state: Fields, player: int, exact: int, spots: list[Spot], laid: list[int]
) -> None:
    """Puts the drawn tiles into the hidden places."""
    drawn: dict[int, list[int]] = {}
    for (zone, _), tile in zip(spots, laid):
        drawn.setdefault(zone, []).append(tile)
    for index, place in enumerate(state.places):
        found = drawn.get(SLOT[index])
        if found:
            state.places[index] = (found[0], *place[1:])
    piles = list(state.piles)
    for seat in range(state.players):
        if seat != player:
            kept = [tile for tile in state.hands[seat] if exact >> tile & 1]
            state.hands[seat] = tuple(sorted(kept + drawn.get(HAND[seat], [])))
            piles[seat] = piles[seat] & exact | mask_of(drawn.get(PILE[seat], []))
    state.piles = tuple(piles)
    state.gone = state.gone & exact | mask_of(drawn.get(BOX, []))


def _redraw_aside(state: Fields, player: int, rng: Random) -> None:
    """Redraws the tiles others have set aside: as many tiles of their hands as before."""
    rows = []
    for seat, row in enumerate(state.aside):
        hand = list(state.hands[seat])
        if seat == player or not row:
            rows.append(row)
        elif len(hand) <= GIVEN:
            rows.append(tuple(hand))
        else:
            shuffle(hand, rng)
            rows.append(tuple(sorted(hand[:GIVEN])[: len(row)]))
    state.aside = tuple(rows)


# Goals and handicaps


def _redraw_goals(state: Fields, player: int, rng: Random) -> None:
    """Redraws unseen goals from the unseen goal tiles, weighted by each player's eggs (BI-03)."""
    goals = list(state.goals)
    hidden, pool = _goals_unseen(state, player)
    for _ in range(GOAL_TRIES):
        for index, kind in zip(hidden, inference.draw_goals(state, hidden, pool, rng)):
            goals[index] = kind
        if not state.setup.different_goals or dealing.all_differ(goals):
            state.goals = bytes(goals)
            return
    state.goals = bytes(_goals_that_differ(goals, hidden, sorted(pool)) or goals)


def _goals_unseen(state: Fields, player: int) -> tuple[list[int], list[int]]:
    """Returns the places of the goals that the seat has not seen, and the goals that can be there.
    """
    pool = [kind for kind in state.types for _ in range(GOALS_A_TYPE)]
    hidden = []
    for index, kind in enumerate(state.goals):
        if state.goal_eyes[player] >> index & 1:
            pool.remove(kind)
        else:
            hidden.append(index)
    return hidden, pool


def _goals_that_differ(goals: list[int], hidden: list[int], pool: list[int]) -> list[int] | None:
    """Returns the first way to fill the hidden goals so that each seat's two differ."""
    if not hidden:
        return goals
    index, rest = hidden[0], hidden[1:]
    partner = index ^ 1
    for kind in sorted(set(pool)):
        if partner in rest or goals[partner] != kind:
            left = pool[:]
            left.remove(kind)
            filled = _goals_that_differ([*goals[:index], kind, *goals[index + 1 :]], rest, left)
            if filled:
                return filled
    return None


def _redraw_handicaps(state: Fields, player: int, rng: Random) -> None:
    """Redraws secret handicaps of others from those unseen.

    A public_egg would lie open, and a -10 would have shown in a counted bid.
    """
    shown = state.open_handicaps
    own = state.handicaps[player]
    pool = [tile for tile in HANDICAPS if not shown >> tile & 1 and tile not in own]
    pool = [tile for tile in pool if tile != PUBLIC_EGG]
    seats = [
        seat
        for seat, held in enumerate(state.handicaps)
        if seat != player and any(not shown >> tile & 1 for tile in held)
    ]
    shuffle(pool, rng)
    drawn = dict(zip(seats, pool))
    for seat in seats:
        if drawn[seat] == LOWER_BIDS and state.cleared >> seat & 1:
            spare = pool[len(seats) :]
            open_seats = [other for other in seats if not state.cleared >> other & 1]
            choice = pick(len(spare) + len(open_seats), rng)
            if choice < len(spare):
                drawn[seat] = spare[choice]
            else:
                other = open_seats[choice - len(spare)]
                drawn[seat], drawn[other] = drawn[other], LOWER_BIDS
            break
    state.handicaps = tuple(
        [
            tuple([tile if shown >> tile & 1 else drawn[seat] for tile in held])
            if seat in drawn
            else held
            for seat, held in enumerate(state.handicaps)
        ]
    )


# Forgetting


def _forget(state: Fields, player: int, salt: float, share: float) -> None:
    """Drops seen facts that are no longer visible, each decided by one random number."""
    lost = 0
    for tile in range(1, HIGHEST + 1):
        if _drops(salt, tile, share):
            lost |= 1 << tile
    visible = mask_of(state.hands[player]) | state.piles[player] | lying_open(state)
    visible |= mask_of(place[TILE] for place in state.places if place[UP])
    lost &= ~visible
    state.open_hands = tuple([tiles & ~lost for tiles in state.open_hands])
    state.open_piles = tuple([tiles & ~lost for tiles in state.open_piles])
    state.open_gone &= ~lost
    for tile in members(lost):
        state.open_faces &= ~(31 << 5 * tile)
    state.vague = tuple([pair for pair in state.vague if not lost >> pair[0] & 1])
    told, hunch = list(state.told), list(state.hunch)
    told[player] &= ~lost
    hunch[player] = tuple([pair for pair in hunch[player] if not lost >> pair[0] & 1])
    state.told, state.hunch = tuple(told), tuple(hunch)
    _forget_places(state, player, lost)
    _forget_goals(state, player, salt, share)
    _forget_habits(state, player, salt, share)


def _drops(salt: float, fact: int, share: float) -> bool:
    """Returns True if a fact is forgotten; equal for equal salts."""
    return (salt * 7919.0 + (fact + 1) * 0.6180339887498949) % 1.0 < share


def _forget_places(state: Fields, player: int, lost: int) -> None:
    """Forgets looks at face-down tiles of others."""
    here = 1 << player
    for index, place in enumerate(state.places):
        if place[UP] or not place[EYES] & here or not lost >> place[TILE] & 1:
            continue
        if place[TILE] < FIRST_EXTRA and place[2] != CLEARED:
            if player not in (place[1], place[2]):
                state.places[index] = (*place[:EYES], place[EYES] & ~here, place[DOUBLE])


def _forget_habits(state: Fields, player: int, salt: float, share: float) -> None:
    """Forgets the offers and bids of earlier rounds, seat by seat."""
    first = HIGHEST + 1 + len(state.goals)
    state.habits = inference.packed(
        tuple([
            (0,) * len(row) if seat != player and _drops(salt, first + seat, share) else row
            for seat, row in enumerate(inference.unpacked(state.habits, state.players))
        ])
    )  # fmt: skip


def _forget_goals(state: Fields, player: int, salt: float, share: float) -> None:
    count = state.setup.goals
    eyes = state.goal_eyes[player]
    for index in range(len(state.goals)):
        if index // count != player and not state.open_goals >> index & 1:
            if _drops(salt, HIGHEST + 1 + index, share):
                eyes &= ~(1 << index)
    state.goal_eyes = (*state.goal_eyes[:player], eyes, *state.goal_eyes[player + 1 :])
