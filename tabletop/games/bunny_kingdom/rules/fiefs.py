"""Fiefs: kept up to date space by space, and measured.

A fief is known by its label, one of its spaces. For each label the state keeps the set of spaces,
the strength of ordinary cities and the goods; trading posts and Chimneys are added where asked.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tabletop.games.bunny_kingdom.rules.boards import (
    BASICS,
    BIT,
    CASTLE,
    GOODS,
    GROUND,
    NEIGHBOURS,
    WORLD,
)
from tabletop.games.bunny_kingdom.rules.cards import MAKES, NUMBER, STRENGTH, card_named
from tabletop.games.bunny_kingdom.rules.state import NOBODY, Fields

CASTLE_STRENGTH: Final = NUMBER[card_named("carrotadel")]


def settle(state: Fields, seat: int, space: int) -> None:
    """Puts a rabbit of `seat` on a space that nobody holds."""
    state.owner[space] = seat
    _begin(state, space)
    _join_neighbours(state, seat, space)


def _begin(state: Fields, space: int) -> None:
    kind = state.built[space]
    state.fief[space] = space
    state.mask[space] = BIT[space]
    state.power[space] = STRENGTH[kind]
    goods = state.yields[space] | MAKES[kind]
    state.goods[space] = goods | GROUND if space < WORLD else goods


def _join_neighbours(state: Fields, seat: int, space: int) -> None:
    owner, fief = state.owner, state.fief
    for near in NEIGHBOURS[space]:
        if owner[near] == seat and fief[near] != fief[space]:
            join(state, fief[near], fief[space])


def join(state: Fields, one: int, two: int) -> None:
    """Joins two fiefs; the larger gives its label."""
    mask, fief = state.mask, state.fief
    if mask[one].bit_count() < mask[two].bit_count():
        one, two = two, one
    rest = mask[two]
    mask[one] |= rest
    mask[two] = 0
    while rest:
        low = rest & -rest
        fief[low.bit_length() - 1] = one
        rest ^= low
    state.power[one] += state.power[two]
    state.goods[one] |= state.goods[two]
    state.power[two] = state.goods[two] = 0


def raise_building(state: Fields, space: int, kind: int) -> None:
    """Puts a building on a space somebody holds."""
    label = state.fief[space]
    state.built[space] = kind
    state.power[label] += STRENGTH[kind]
    state.goods[label] |= MAKES[kind]


def link(state: Fields, one: int, two: int) -> None:
    """Makes two spaces of a seat neighbours."""
    state.links += ((one, two),)
    if state.fief[one] != state.fief[two]:
        join(state, state.fief[one], state.fief[two])


def leave(state: Fields, space: int) -> None:
    """Takes the rabbit off a space; its fief may fall apart."""
    seat = state.owner[space]
    state.owner[space] = NOBODY
    state.fief[space] = NOBODY
    state.mask[space] = state.power[space] = state.goods[space] = 0
    rebuild(state, seat)


def rebuild(state: Fields, seat: int) -> None:
    """Works out all fiefs of a seat anew."""
    own = [space for space in range(state.size) if state.owner[space] == seat]
    for space in own:
        _begin(state, space)
    for space in own:
        _join_neighbours(state, seat, space)
    for one, two in state.links:
        if state.owner[one] == seat and state.fief[one] != state.fief[two]:
            join(state, state.fief[one], state.fief[two])


def flood(state: Fields, start: int, links: Iterable[tuple[int, int]]) -> int:
    """Returns the spaces connected to `start` through its holder's spaces, found without labels;
    `links` are pairs of spaces that count as neighbours."""
    owner, seat = state.owner, state.owner[start]
    pairs = list(links)
    found, todo = BIT[start], [start]
    while todo:
        space = todo.pop()
        near = [b if a == space else a for a, b in pairs if space in (a, b)]
        for other in (*NEIGHBOURS[space], *near):
            bit = BIT[other]
            if owner[other] == seat and not found & bit:
                found |= bit
                todo.append(other)
    return found


def labels(state: Fields, seat: int) -> list[int]:
    """The labels of a seat's fiefs, in order of their lowest spaces."""
    owner = state.owner
    own = [label for label, spaces in enumerate(state.mask) if spaces and owner[label] == seat]
    mask = state.mask
    own.sort(key=lambda label: mask[label] & -mask[label])
    return own


def strength(power: int, goods: int) -> int:
    """Returns the strength of a fief: its ordinary cities, or a Carrotadel if that is more."""
    return CASTLE_STRENGTH if goods & CASTLE and power < CASTLE_STRENGTH else power


def worth(power: int, goods: int) -> int:
    """Returns the carrots a fief gives: strength times number of different resources."""
    if goods & CASTLE and power < CASTLE_STRENGTH:
        power = CASTLE_STRENGTH
    return power * (goods & GOODS).bit_count()


def posted(state: Fields, label: int) -> int:
    """Returns the present products of a fief's trading posts, as a set."""
    extra = 0
    for space, resource in state.posts:
        if resource >= 0 and state.fief[space] == label:
            extra |= 1 << resource
    return extra


def chimney_goods(state: Fields, seat: int) -> int:
    """Returns the goods that a seat's Chimneys spread at present, as a set."""
    extra = 0
    for space, resource in state.chimneys:
        if resource >= 0 and state.owner[space] == seat:
            extra |= 1 << resource
    return extra


def harvested(state: Fields, label: int, smoke: int) -> tuple[int, int]:
    """Returns strength and wealth of a fief in a harvest; `smoke` is spread by Chimneys (6.1)."""
    goods = state.goods[label] | posted(state, label)
    if goods & GROUND:
        goods |= smoke
    return strength(state.power[label], goods), (goods & GOODS).bit_count()


def wealth(goods: int, posts: int) -> int:
    """Returns the number of different resources of a fief with unset trading posts.

    Each post may bring a missing basic resource.
    """
    return (goods & GOODS).bit_count() + min(posts, (BASICS & ~goods).bit_count())


def expected(state: Fields, label: int, anew: bool = False) -> tuple[int, int]:
    """Returns strength and wealth of a fief in the next harvest, Chimneys excepted.

    Trading posts count at their best: the unset ones, or all if they are set `anew`.
    """
    goods, posts = state.goods[label], 0
    for space, resource in state.posts:
        if state.fief[space] == label:
            posts += anew or resource < 0
            goods |= 0 if anew or resource < 0 else 1 << resource
    return strength(state.power[label], goods), wealth(goods, posts)


def stands(state: Fields, space: int) -> tuple[int, int]:
    """Returns strength and wealth of a space's fief in the next harvest, posts set anew."""
    return expected(state, state.fief[space], anew=True)


def members(spaces: int) -> list[int]:
    """The spaces of a set in ascending order."""
    found = []
    while spaces:
        low = spaces & -spaces
        found.append(low.bit_length() - 1)
        spaces ^= low
    return found
