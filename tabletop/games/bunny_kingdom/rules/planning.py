"""Best placement of all waiting cities and farms together, one on each space.

The map is made from a view (`trying`); towers, posts, camps and links are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Final, NamedTuple

from tabletop.core.memo import of_latest
from tabletop.games.bunny_kingdom.rules import fiefs, trying
from tabletop.games.bunny_kingdom.rules.boards import BIT
from tabletop.games.bunny_kingdom.rules.cards import FITS, MAKES, NOTHING, STRENGTH
from tabletop.games.bunny_kingdom.rules.state import Fields
from tabletop.games.bunny_kingdom.rules.view import KingdomView

MOST: Final = 7
"""Largest number of waiting buildings that is computed: each multiplies the work by three."""

Placed = tuple[tuple[int, int], ...]
"""Buildings with their spaces."""


class Plan(NamedTuple):
    """Placements of buildings, and the carrots a harvest they add."""

    placed: Placed
    gain: int


NONE: Final = Plan((), 0)


@of_latest
def together(view: KingdomView) -> Plan:
    """Returns the best placement of the viewer's waiting cities and farms, useless ones left
    out."""
    kinds = waiting(view)
    if view.viewer is None or not 1 < len(kinds) <= MOST:
        return NONE
    now = trying.mapped(view)
    plans = {0: NONE}
    for label in fiefs.labels(now, view.viewer):
        plans = _joined(plans, _in_fief(now, label, kinds))
    fewest = sorted(plans.values(), key=lambda plan: len(plan.placed))
    return max(fewest, key=lambda plan: plan.gain)


def waiting(view: KingdomView) -> list[int]:
    """The viewer's waiting cities and farms, one by one."""
    stock = view.seats[view.viewer].stock if view.viewer is not None else ()
    return [
        kind for kind, count in enumerate(stock) if STRENGTH[kind] or MAKES[kind]
        for _ in range(count)
    ]  # fmt: skip


def _joined(plans: dict[int, Plan], more: dict[int, Plan]) -> dict[int, Plan]:
    """Returns the best plans of some fiefs and one more, by the set of buildings they use."""
    best: dict[int, Plan] = {}
    for used, plan in plans.items():
        for here, there in more.items():
            both = used | here
            gain = plan.gain + there.gain
            if not used & here and (both not in best or gain > best[both].gain):
                best[both] = Plan(plan.placed + there.placed, gain)
    return best


def _in_fief(state: Fields, label: int, all_of: Sequence[int]) -> dict[int, Plan]:
    """Returns a plan for each useful set of buildings that fits into this fief together."""
    free = [space for space in fiefs.members(state.mask[label]) if state.built[space] == NOTHING]
    power, goods = state.power[label], state.goods[label]
    posts = sum(state.fief[space] == label for space, _ in state.posts)
    before = fiefs.strength(power, goods) * fiefs.wealth(goods, posts)
    found: dict[int, Plan] = {}
    for chosen in range(1 << len(all_of)):
        kinds = [kind for at, kind in enumerate(all_of) if chosen >> at & 1]
        placed = _fitted(kinds, free)
        if placed is not None:
            strength = power + sum(STRENGTH[kind] for kind in kinds)
            made = reduce(or_, (MAKES[kind] for kind in kinds), goods)
            gives = fiefs.strength(strength, made) * fiefs.wealth(made, posts)
            found[chosen] = Plan(placed, gives - before)
    return {chosen: plan for chosen, plan in found.items() if _all_help(chosen, found)}


def _all_help(chosen: int, found: dict[int, Plan]) -> bool:
    """Returns True if each building of a set adds carrots to the others."""
    alone = (1 << at for at in range(chosen.bit_length()) if chosen >> at & 1)
    return all(found[chosen ^ one].gain < found[chosen].gain for one in alone)


def _fitted(kinds: Sequence[int], free: Sequence[int]) -> Placed | None:
    """Returns a space for each building, or None if there are too few that fit."""
    return _fitting(sorted(kinds, key=lambda kind: sum(FITS[kind])), free, 0)


def _fitting(kinds: Sequence[int], free: Sequence[int], taken: int) -> Placed | None:
    if not kinds:
        return ()
    for space in free:
        if FITS[kinds[0]][space] and not taken & BIT[space]:
            rest = _fitting(kinds[1:], free, taken | BIT[space])
            if rest is not None:
                return ((kinds[0], space), *rest)
    return None
