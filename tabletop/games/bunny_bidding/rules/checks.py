"""Consistency of a state: every tile lies in one place, knowledge is true, phases fit."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.errors import ImpossibleState
from tabletop.games.bunny_bidding.rules import dealing
from tabletop.games.bunny_bidding.rules.cards import (
    EGG_TYPES,
    EGGS_A_TYPE,
    FIRST_EXTRA,
    GIVEN,
    GOALS_A_TYPE,
    HIGHEST,
    LOWER_BIDS,
    NO_FACE,
    PUBLIC_EGG,
    SPECIAL_FACES,
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
    PLAYED_UP,
    SEAT,
    SLOT,
    TILE,
    UP,
    everybody,
)
from tabletop.games.bunny_bidding.rules.state import Fields


def check(state: Fields) -> None:
    """Raises ImpossibleState with the first broken condition."""
    for problem, true in (*_tiles(state), *_extras(state), *_goals(state), *_moment(state)):
        if true:
            raise ImpossibleState(problem)
    for problem, true in _knowledge(state):
        if true:
            raise ImpossibleState(problem)


def _tiles(state: Fields) -> Iterator[tuple[str, bool]]:
    faces = state.faces
    dealt = [tile for tile in range(HIGHEST + 1) if faces[tile] != NO_FACE]
    lying = [tile for hand in state.hands for tile in hand]
    lying += [tile for pile in state.piles for tile in members(pile)]
    lying += members(state.gone)
    lying += [place[TILE] for place in state.places if 0 < place[TILE] < FIRST_EXTRA]
    yield "An egg is missing, or lies in two places.", sorted(lying) != dealt
    yield "A hand is not in order.", any(list(hand) != sorted(hand) for hand in state.hands)
    if not dealt:
        return
    counts = [sum(face == kind for face in faces) for kind in range(EGG_TYPES)]
    wanted = [EGGS_A_TYPE if kind in state.types else 0 for kind in range(EGG_TYPES)]
    yield "The match does not have ten eggs of each of its types.", counts != wanted
    special = sorted(faces[tile] for tile in dealt if tile % 4 == 0)
    expected = sorted(SPECIAL_FACES) if state.setup.specials else []
    yield "The special eggs are not those of the game.", special != expected
    regular = [tile for tile in dealt if tile % 4]
    yield "A regular egg is special.", any(faces[tile] >= EGG_TYPES for tile in regular)


def _extras(state: Fields) -> Iterator[tuple[str, bool]]:
    """Checks powers and handicaps: one of each for every player."""
    lying = [tile for held in (*state.powers, *state.handicaps) for tile in held]
    lying += [tile for _, tile in state.pending]
    lying += [place[TILE] for place in state.places if place[TILE] >= FIRST_EXTRA]
    lying += members(state.lost)
    yield "A power or handicap lies in two places.", len(set(lying)) != len(lying)
    started = state.round > 0 and state.setup.powers
    wanted = 2 * state.players if started else len(lying)
    yield "A power or handicap is missing.", len(lying) != wanted
    for seat, held in enumerate(state.handicaps):
        secret = [tile for tile in held if not state.open_handicaps >> tile & 1]
        yield "A seat has two secret handicaps.", len(secret) > 1
        yield "A public egg is kept secret.", PUBLIC_EGG in secret
        yield (
            "A handicap that would have shown is kept secret.",
            LOWER_BIDS in secret and bool(state.cleared >> seat & 1),
        )


def _goals(state: Fields) -> Iterator[tuple[str, bool]]:
    goals = list(state.goals)
    yield "A goal is of a type that is not in the game.", not set(goals) <= set(state.types)
    yield (
        "There are more goals of a type than tiles.",
        any(goals.count(kind) > GOALS_A_TYPE for kind in goals),
    )
    yield (
        "A player's goals are equal.",
        bool(goals) and state.setup.different_goals and not dealing.all_differ(goals),
    )
    yield (
        "An open goal is not known to all.",
        bool(goals) and any(state.open_goals & ~eyes for eyes in state.goal_eyes),
    )


def _moment(state: Fields) -> Iterator[tuple[str, bool]]:
    if state.round == 0:
        return
    over = not state.stack
    yield "The match is over and somebody has tiles.", over and any(state.hands)
    yield "The match goes on without tiles.", not over and not _any_tiles(state)
    yield "More tiles were laid in a turn than a turn has.", state.turn[0] > state.setup.limit
    seat = state.stack[-1][1] if state.stack and len(state.stack[-1]) > 1 else 0
    yield "Shown tiles are not in the hand.", bool(state.shown) and not _shown_in(state, seat)
    for seat, row in enumerate(state.aside):
        hand = state.hands[seat]
        yield "A tile is set aside that is not in the hand.", not set(row) <= set(hand)
        yield "Too many tiles are set aside.", len(row) > GIVEN
        if row and len(row) < min(GIVEN, len(hand)):
            left = len(hand) - 1 - hand.index(row[-1])
            yield "Too few tiles are left to set aside.", left < GIVEN - len(row)


def _any_tiles(state: Fields) -> bool:
    return any(state.hands) or bool(state.places)


def _shown_in(state: Fields, seat: int) -> bool:
    """Returns True if the shown tiles are in one hand; between turns, in the last player's."""
    return any(not state.shown & ~mask_of(hand) for hand in state.hands)


def _knowledge(state: Fields) -> Iterator[tuple[str, bool]]:
    zones = _zones(state)
    pairs = list(state.vague) + [pair for row in state.hunch for pair in row]
    yield (
        "A tile is not where somebody knows it may be.",
        any(not zones.get(tile, 0) & held for tile, held in pairs),
    )
    for seat, hand in enumerate(state.hands):
        yield "A tile all know is not in that hand.", bool(state.open_hands[seat] & ~mask_of(hand))
        yield (
            "A tile all know is not in that pile.",
            bool(state.open_piles[seat] & ~state.piles[seat]),
        )
        others = zones_of_others(state, seat)
        yield "A seat is told what is not so.", bool(state.told[seat] & ~others)
    yield "A tile all know to be gone is not.", bool(state.open_gone & ~state.gone)
    for place in state.places:
        if place[SEAT] != CLEARED:
            yield "A face-up tile is unseen.", bool(place[UP]) and place[EYES] != everybody(state)
            hidden = place[TILE] < FIRST_EXTRA and not place[PLAYED_UP]
            fits = CAN_BE[place[DOUBLE]]
            yield "A tile is not as it was played.", hidden and not fits >> place[TILE] & 1


def _zones(state: Fields) -> dict[int, int]:
    """Returns the zone of each tile."""
    found = {tile: HAND[seat] for seat, hand in enumerate(state.hands) for tile in hand}
    for seat, pile in enumerate(state.piles):
        found.update((tile, PILE[seat]) for tile in members(pile))
    found.update((place[TILE], SLOT[index]) for index, place in enumerate(state.places))
    return found


def zones_of_others(state: Fields, seat: int) -> int:
    """Returns the tiles in the hands and piles of the other seats, as a set."""
    found = 0
    for other in range(state.players):
        if other != seat:
            found |= mask_of(state.hands[other]) | state.piles[other]
    return found
