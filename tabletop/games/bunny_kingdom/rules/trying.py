"""Changes of the map by a card or building, tried out before it is done.

The map is made from a view and changed by the same functions as in a match. Nothing else of such a
state is valid: no hands, no stocks, no phase.
"""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.games.bunny_kingdom.rules import draft, fiefs
from tabletop.games.bunny_kingdom.rules.boards import NEIGHBOURS, RAINBOW_SPACES
from tabletop.games.bunny_kingdom.rules.cards import CAMP_FIRST, CAMP_LAST, POST
from tabletop.games.bunny_kingdom.rules.state import NOBODY, Fields
from tabletop.games.bunny_kingdom.rules.view import FiefView, KingdomView, fief_of, set_anew


def mapped(view: KingdomView) -> Fields:
    """Returns the map of a view: rabbits, buildings, links; posts that will be set anew are
    unset."""
    state = Fields(len(view.seats), view.sky, view.express)
    for space, owner in enumerate(view.owner):
        state.owner[space] = NOBODY if owner < 0 else owner
        state.built[space] = view.built[space]
    state.links, state.ground = view.links, view.ground
    state.posts = tuple((at, -1) for at, _ in view.posts) if set_anew(view.phase) else view.posts
    state.chimneys, state.central = view.chimneys, view.central
    if view.central >= 0:
        at = view.central
        state.yields = (*state.yields[:at], 0, *state.yields[at + 1 :])
    for seat in range(state.players):
        fiefs.rebuild(state, seat)
    return state


def fief_at(state: Fields, space: int) -> FiefView:
    """The fief of a space somebody holds."""
    return fief_of(state, state.owner[space], state.fief[space], False)


def parted(state: Fields, space: int) -> dict[int, list[int]]:
    """Returns the seat's other fiefs that one free space separates from a space's fief.

    Returns:
        For each, by its lowest space, the free spaces of which any would join the two.
    """
    seat, here = state.owner[space], state.fief[space]
    found: dict[int, list[int]] = {}
    for free in NEIGHBOURS[space]:
        if state.owner[free] != NOBODY:
            continue
        beyond = {state.fief[near] for near in NEIGHBOURS[free] if state.owner[near] == seat}
        for label in sorted(beyond - {here}):
            found.setdefault(fiefs.members(state.mask[label])[0], []).append(free)
    return found


def claimed(state: Fields, seat: int, spaces: Iterable[int]) -> Fields:
    """Returns the map after the seat has played the cards of these spaces."""
    then = state.clone()
    for space in spaces:
        if then.owner[space] == NOBODY or CAMP_FIRST <= then.built[space] <= CAMP_LAST:
            draft.claim(then, seat, space, None)
    return then


def raised(state: Fields, seat: int, kind: int, space: int) -> Fields:
    """Returns the map after the seat has put a building, or a camp, on a space."""
    then = state.clone()
    if kind == POST:
        then.posts += ((space, -1),)
    if CAMP_FIRST <= kind <= CAMP_LAST:
        then.built[space] = kind
        fiefs.settle(then, seat, space)
    else:
        fiefs.raise_building(then, space, kind)
    return then


def linked(state: Fields, one: int, two: int) -> Fields:
    """Returns the map after two spaces of a seat are linked; a Rainbow is first lifted."""
    then = state.clone()
    if one in RAINBOW_SPACES:
        then.links = tuple([pair for pair in then.links if pair[0] != one])
        fiefs.rebuild(then, then.owner[one])
    fiefs.link(then, one, two)
    return then


def idle(state: Fields, post: int) -> Fields:
    """Returns the map without a trading post's product."""
    then = state.clone()
    then.posts = tuple([each for each in then.posts if each[0] != post])
    return then


def producing(state: Fields, post: int, good: int) -> Fields:
    """Returns the map after a trading post is set to a good."""
    then = state.clone()
    then.posts = tuple([(space, good if space == post else old) for space, old in then.posts])
    return then


def worth_at(state: Fields, space: int) -> int:
    """Returns the carrots of a space's fief, trading posts at their best, Chimneys excepted."""
    strength, wealth = fiefs.expected(state, state.fief[space])
    return strength * wealth


def worth(state: Fields, seat: int) -> int:
    """Returns the present carrots a harvest of all fiefs of a seat."""
    return sum(worth_at(state, label) for label in fiefs.labels(state, seat))
