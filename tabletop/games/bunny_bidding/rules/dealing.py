"""Chance: start player, egg types, tiles, goals, powers, handicaps, and draws during play.

Its outcomes are actions of the dealer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from random import Random
from typing import Final

from tabletop.core.action import Action
from tabletop.core.chance import pick, shuffle, shuffled
from tabletop.core.event import Sink
from tabletop.core.game import Refusal
from tabletop.games.bunny_bidding.game import BOOK
from tabletop.games.bunny_bidding.rules import actions as acts
from tabletop.games.bunny_bidding.rules import auction, effects, events, frames, keys, laying
from tabletop.games.bunny_bidding.rules.cards import (
    EGG_TYPES,
    EGGS_A_TYPE,
    GOALS_A_TYPE,
    HANDICAPS,
    HIGHEST,
    NO_FACE,
    POWERS,
    PUBLIC_EGG,
    REGULAR_NUMBERS,
    SPECIAL_FACES,
    SPECIAL_NUMBERS,
    code,
    face_of,
    tile_of,
)
from tabletop.games.bunny_bidding.rules.knowledge import put
from tabletop.games.bunny_bidding.rules.state import Fields

MOST_DEALS: Final = 1000
"""Deals of goals that are tried until no player's two goals are alike."""

refusal: Final = partial(Refusal.of, BOOK)


def chance_outcomes(state: Fields) -> Sequence[tuple[Action, float]] | None:
    """Returns all outcomes with even odds; None for deals and shuffles, which are too many to
    list."""
    listed = _listed(state)
    return [(action, 1.0 / len(listed)) for action in listed] if listed else None


def _listed(state: Fields) -> Sequence[Action]:
    kind = state.stack[-1][0]
    if kind == frames.DRAW_FIRST:
        return acts.FIRSTS[: state.players]
    if kind == frames.DRAW_TYPES:
        sets = combinations(range(EGG_TYPES), state.setup.types)
        return [Action(acts.TYPES, more=types) for types in sets]
    if kind in (frames.OPEN_GOAL, frames.SPY_DRAW):
        return acts.GOAL_SLOTS[: state.setup.goals]
    return ()


def sample_chance(state: Fields, rng: Random) -> Action:
    """Returns a random outcome of the pending chance event."""
    listed = _listed(state)
    if listed:
        return listed[pick(len(listed), rng)]
    kind = state.stack[-1][0]
    if kind == frames.DEAL:
        return Action(acts.DEAL, more=_deck(state, rng))
    if kind == frames.DEAL_GOALS:
        return Action(acts.GOALS, more=_goals(state, rng))
    if kind == frames.DEAL_POWERS:
        return Action(acts.POWERS, more=_some_of(POWERS, state.players, rng))
    if kind == frames.DEAL_HANDICAPS:
        return Action(acts.HANDICAP_DEAL, more=_some_of(HANDICAPS, state.players, rng))
    places = auction.offered(state)
    shuffle(places, rng)
    return Action(acts.SHARE, more=tuple(places))


def _some_of(tiles: Sequence[int], count: int, rng: Random) -> tuple[int, ...]:
    return tuple([tiles[index] for index in shuffled(len(tiles), rng)[:count]])


def _deck(state: Fields, rng: Random) -> tuple[int, ...]:
    """Returns all eggs in the order they are dealt, as codes."""
    numbers = list(REGULAR_NUMBERS)
    shuffle(numbers, rng)
    faces = [kind for kind in state.types for _ in range(EGGS_A_TYPE)]
    pairs = list(zip(numbers, faces))
    if state.setup.specials:
        numbers = list(SPECIAL_NUMBERS)
        shuffle(numbers, rng)
        pairs += zip(numbers, SPECIAL_FACES)
    deck = [number | face + 1 << 7 for number, face in pairs]
    shuffle(deck, rng)
    return tuple(deck)


def _goals(state: Fields, rng: Random) -> tuple[int, ...]:
    """Returns the goals of all seats; with different goals each seat's two differ (BI-03)."""
    pool = [kind for kind in state.types for _ in range(GOALS_A_TYPE)]
    wanted = state.players * state.setup.goals
    for _ in range(MOST_DEALS):
        shuffle(pool, rng)
        if not state.setup.different_goals or all_differ(pool[:wanted]):
            break
    return tuple(pool[:wanted])


def all_differ(goals: Sequence[int]) -> bool:
    """Returns True if each seat's two goals are of two types."""
    return all(goals[i] != goals[i + 1] for i in range(0, len(goals), 2))


# Refusals


def refuse(state: Fields, action: Action) -> Refusal | None:
    """Returns the refusal of a chance action, or None if it is legal."""
    listed = _listed(state)
    if listed:
        return None if action in listed else refusal("BI-01", "luck-so")
    verb, holds, wrong = _DEALS[state.stack[-1][0]]
    if action.kind != verb or action.a != -1 or action.b != -1:
        return refusal(wrong.rule, "deal-other")
    return None if holds(state, action.more) else wrong


def _is_deck(state: Fields, deck: tuple[int, ...]) -> bool:
    if not all(0 < tile_of(each) <= HIGHEST and 0 <= each < 1 << 13 for each in deck):
        return False
    numbers = [tile_of(each) for each in deck]
    if len(set(numbers)) != len(numbers):
        return False
    regular = [face_of(each) for each in deck if tile_of(each) % 4]
    special = [face_of(each) for each in deck if tile_of(each) % 4 == 0]
    wanted = [kind for kind in state.types for _ in range(EGGS_A_TYPE)]
    extra = list(SPECIAL_FACES) if state.setup.specials else []
    return sorted(regular) == wanted and sorted(special) == sorted(extra)


def _are_goals(state: Fields, goals: tuple[int, ...]) -> bool:
    if len(goals) != state.players * state.setup.goals:
        return False
    if any(kind not in state.types or goals.count(kind) > GOALS_A_TYPE for kind in goals):
        return False
    return not state.setup.different_goals or all_differ(goals)


def _are_powers(state: Fields, tiles: tuple[int, ...]) -> bool:
    return len(tiles) == len(set(tiles)) == state.players and set(tiles) <= set(POWERS)


def _are_handicaps(state: Fields, tiles: tuple[int, ...]) -> bool:
    return len(tiles) == len(set(tiles)) == state.players and set(tiles) <= set(HANDICAPS)


def _is_order(state: Fields, places: tuple[int, ...]) -> bool:
    return sorted(places) == auction.offered(state)


_DEALS: Final[dict[int, tuple[int, Callable[[Fields, tuple[int, ...]], bool], Refusal]]] = {
    frames.DEAL: (
        acts.DEAL,
        _is_deck,
        refusal("BI-02", "deal-deck"),
    ),
    frames.DEAL_GOALS: (
        acts.GOALS,
        _are_goals,
        refusal("BI-03", "deal-goals"),
    ),
    frames.DEAL_POWERS: (
        acts.POWERS,
        _are_powers,
        refusal("BI-48", "deal-powers"),
    ),
    frames.DEAL_HANDICAPS: (
        acts.HANDICAP_DEAL,
        _are_handicaps,
        refusal("BI-61", "deal-handicaps"),
    ),
    frames.SHARING: (
        acts.SHARE,
        _is_order,
        refusal("BI-43", "deal-share"),
    ),
}


# Carrying out


def carry_out(state: Fields, action: Action, sink: Sink | None) -> None:
    """Applies a chance action."""
    _DEEDS[action[0]](state, action, sink)


def _first(state: Fields, action: Action, sink: Sink | None) -> None:
    state.stack.pop()
    state.start = action.a
    if sink:
        sink(events.START_DRAWN(action.a))


def _types(state: Fields, action: Action, sink: Sink | None) -> None:
    state.stack.pop()
    state.types = action.more
    if sink:
        sink(events.TYPES_DRAWN(amount=len(action.more), detail=events.Types(action.more)))


def _deal(state: Fields, action: Action, sink: Sink | None) -> None:
    """Deals one tile at a time, from the player left of the start player on (BI-02)."""
    state.stack.pop()
    players = state.players
    faces = bytearray([NO_FACE] * (HIGHEST + 1))
    hands: list[list[int]] = [[] for _ in range(players)]
    for step, each in enumerate(action.more):
        tile = tile_of(each)
        faces[tile] = face_of(each)
        hands[(state.start + 1 + step) % players].append(tile)
    state.faces = bytes(faces)
    state.hands = [tuple(sorted(hand)) for hand in hands]
    if sink:
        for seat, hand in enumerate(state.hands):
            for tile in hand:
                sink(events.TILE_DEALT(seat, face=code(tile, state.faces)))


def _deal_goals(state: Fields, action: Action, sink: Sink | None) -> None:
    state.stack.pop()
    state.goals = bytes(action.more)
    count = state.setup.goals
    own = (1 << count) - 1
    state.goal_eyes = tuple([own << seat * count for seat in range(state.players)])
    if sink:
        for index, kind in enumerate(action.more):
            goal = keys.goal(index // count, index % count)
            sink(events.GOAL_DEALT(index // count, piece=goal, face=kind))


def _deal_powers(state: Fields, action: Action, sink: Sink | None) -> None:
    state.stack.pop()
    state.powers = tuple([(tile,) for tile in action.more])
    if sink:
        for seat, tile in enumerate(action.more):
            sink(events.POWER_DEALT(seat, piece=tile, face=tile))


def _deal_handicaps(state: Fields, action: Action, sink: Sink | None) -> None:
    """Deals the handicaps; public_egg is open at once and opens a goal (BI-58)."""
    state.stack.pop()
    state.handicaps = tuple([(tile,) for tile in action.more])
    if sink:
        for seat, tile in enumerate(action.more):
            sink(events.HANDICAP_DEALT(seat, face=tile))
    if PUBLIC_EGG in action.more:
        seat = action.more.index(PUBLIC_EGG)
        laying.show_handicap(state, seat, PUBLIC_EGG, sink)
        state.stack.append((frames.OPEN_GOAL, seat))


def _goal(state: Fields, action: Action, sink: Sink | None) -> None:
    """Opens a goal for all, or shows it to a spy."""
    frame = state.stack.pop()
    slot, count = action.a, state.setup.goals
    if frame[0] == frames.SPY_DRAW:
        effects.spied(state, frame[1], frame[2], slot, sink)
        return
    goal = frame[1] * count + slot
    state.open_goals |= 1 << goal
    for seat in range(state.players):
        state.goal_eyes = put(state.goal_eyes, seat, state.goal_eyes[seat] | 1 << goal)
    if sink:
        sink(events.GOAL_OPENED(frame[1], piece=keys.goal(frame[1], slot), face=state.goals[goal]))


def _share(state: Fields, action: Action, sink: Sink | None) -> None:
    auction.share(state, action.more, sink)


_DEEDS: Final[dict[int, Callable[[Fields, Action, Sink | None], None]]] = {
    acts.FIRST: _first,
    acts.TYPES: _types,
    acts.DEAL: _deal,
    acts.GOALS: _deal_goals,
    acts.POWERS: _deal_powers,
    acts.HANDICAP_DEAL: _deal_handicaps,
    acts.GOAL: _goal,
    acts.SHARE: _share,
}
