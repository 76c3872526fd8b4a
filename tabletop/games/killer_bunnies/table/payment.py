"""Payments in the usual order, for the held card or the pending cost (R5).

Read from the program's foresight of playing and paying; no rule of paying is repeated here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules import keys
from tabletop.games.killer_bunnies.rules.cards import BURN
from tabletop.table.contract import Foresee

LEADING: Final = (acts.PAY_AUTO, acts.TARGET, acts.CHOOSE_SEAT, acts.DIRECTION, acts.SPLASH)
"""Choices before a payment, and the payment itself; the aim does not change the price."""
MOST_STEPS: Final = 4
PAID: Final[dict[str, bool]] = {
    ev.RESOURCE_SPENT: False,
    ev.SUBSTITUTE_SPENT: True,
    ev.RESOURCE_BURNT: True,
}
"""The events of paying, and whether the card that pays is lost."""


class Payment(NamedTuple):
    """One hexagon and the RESOURCE card that would pay it.

    `lost` tells whether the card goes: burnt now, or as a substitute when the turn ends.
    """

    hexagon: int
    piece: int
    lost: bool


def plan(foresee: Foresee, *actions: Action) -> tuple[Payment, ...]:
    """Returns the payment of these actions in the usual order; () without a cost or if it cannot be
    paid.

    Without actions it is the pending payment.
    """
    path = actions
    for _ in range(MOST_STEPS):
        found = foresee(*path)
        if found is None:
            return ()
        paid = tuple(_payment(event) for event in found.events if event.kind in PAID)
        onward = _onward(found.legal)
        if onward is None or (paid and onward.kind != acts.PAY_AUTO):
            return paid
        path = (*path, onward)
    return ()


def places(foresee: Foresee, play: Action) -> tuple[Action, ...]:
    """Returns the placements of a card after it is played and paid in the usual order; () for
    others."""
    path: tuple[Action, ...] = (play,)
    for _ in range(MOST_STEPS):
        found = foresee(*path)
        if found is None:
            return ()
        put = tuple(action for action in found.legal if action.kind == acts.PLACE)
        if put or acts.ONLY[acts.PAY_AUTO] not in found.legal:
            return put
        path = (*path, acts.ONLY[acts.PAY_AUTO])
    return ()


def _onward(legal: Sequence[Action]) -> Action | None:
    """Returns the action that leads on to the payment."""
    for kind in LEADING:
        for action in legal:
            if action.kind == kind:
                return action
    return None


def _payment(event: Event) -> Payment:
    detail = event.detail
    hexagon = detail.hexagon if isinstance(detail, ev.Paid) else BURN
    return Payment(hexagon, keys.number(event.piece), PAID[event.kind])
