"""Paying a cost, hexagon by hexagon, by hand or in the default order (R5)."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.core.frames import Frame
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import circles, frames, keys
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules.cards import (
    BURN,
    BURN_TECHNOLOGY,
    TECHNOLOGY,
    UNIVERSAL,
    WHITE,
)
from tabletop.games.killer_bunnies.rules.events import shown
from tabletop.games.killer_bunnies.rules.state import Fields

UNSPENT, SPENT, MARKED = range(3)
"""Values of `Fields.spent`; a marked card is a substitute, discarded when the turn ends."""


def type_of(state: Fields, piece: int) -> int:
    """Returns the type a RESOURCE card pays: its own, the declared one, or UNIVERSAL for any
    (KB-14)."""
    setup = state.setup
    kind = setup.resource[piece]
    if kind == UNIVERSAL and not setup.free_universal:
        return state.declared[setup.origin[piece]]
    return kind


def resources(state: Fields, seat: int) -> list[int]:
    """Returns the saved RESOURCE cards of a seat."""
    resource = state.setup.resource
    return [piece for piece in state.saved[seat] if resource[piece] >= 0]


def unspent(state: Fields, seat: int) -> list[int]:
    """Returns the saved RESOURCE cards that can still pay this round."""
    resource, spent = state.setup.resource, state.spent
    return [p for p in state.saved[seat] if resource[p] >= 0 and not spent[p]]


def pays_exactly(state: Fields, piece: int, hexagon: int) -> bool:
    """Returns True if the card pays that hexagon without being lost as a substitute."""
    kind = type_of(state, piece)
    if hexagon == BURN_TECHNOLOGY:
        return kind in (TECHNOLOGY, UNIVERSAL)
    return hexagon >= WHITE or kind in (hexagon, UNIVERSAL)


def payable(state: Fields, seat: int, cost: Sequence[int]) -> bool:
    """Returns True if all hexagons can be paid; any unspent card can substitute for a type."""
    if not cost:
        return True
    cards = unspent(state, seat)
    if len(cards) < len(cost):
        return False
    exact = cost.count(BURN_TECHNOLOGY)
    return not exact or sum(pays_exactly(state, p, BURN_TECHNOLOGY) for p in cards) >= exact


def _classes(state: Fields, cards: Sequence[int]) -> list[int]:
    """Returns one card of each sort that pays alike: type and mark of a trade."""
    found: dict[tuple[int, int, int], int] = {}
    for piece in cards:
        universal = state.setup.resource[piece] == UNIVERSAL
        found.setdefault((type_of(state, piece), state.traded[piece], int(universal)), piece)
    return list(found.values())


def candidates(state: Fields, seat: int, hexagon: int) -> list[int]:
    """Returns one card of each sort that may pay that hexagon now."""
    cards = unspent(state, seat)
    if hexagon == BURN_TECHNOLOGY:
        cards = [piece for piece in cards if pays_exactly(state, piece, hexagon)]
    return _classes(state, cards)


def waits(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Pays without asking where there is nothing to choose."""
    seat, cost = frame[1], frame[2:]
    if state.out[seat] or not cost:
        state.stack.pop()
        return True
    cards = unspent(state, seat)
    if len(_classes(state, cards)) > 1 and len(candidates(state, seat, cost[0])) > 1:
        return False
    _pay_rest(state, seat, cost, sink)
    return True


def choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    cards = candidates(state, seat, frame[2])
    return [acts.ONLY[acts.PAY_AUTO], *(acts.PAYS[piece] for piece in cards)]


def choose(state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    if action[0] == acts.PAY_AUTO:
        _pay_rest(state, seat, frame[2:], sink)
        return
    state.stack[-1] = (frames.PAY, seat, *frame[3:])
    pay_one(state, seat, action[1], frame[2], sink)


def _pay_rest(state: Fields, seat: int, cost: Sequence[int], sink: Sink | None) -> None:
    state.stack.pop()
    for hexagon in cost:
        pay_one(state, seat, best_card(state, seat, hexagon), hexagon, sink)


def best_card(state: Fields, seat: int, hexagon: int) -> int:
    """Returns the card the default order pays with.

    Exact type first, a Universal card last among them; white from the secondary types, then
    Universal, then the main type; substitutes and burns from the least useful.
    """
    main = state.setup.main[seat]
    best, best_rank = -1, (9, 9)
    for piece in unspent(state, seat):
        kind = type_of(state, piece)
        universal = state.setup.resource[piece] == UNIVERSAL
        exact = pays_exactly(state, piece, hexagon)
        if hexagon == BURN_TECHNOLOGY and not exact:
            continue
        use = 1 if universal else 2 if kind == main else 0
        if hexagon < WHITE:
            rank = (0 if exact else 1, int(universal) if exact else use)
        else:
            rank = (0, use)
        if rank < best_rank:
            best, best_rank = piece, rank
    return best


def pay_one(state: Fields, seat: int, piece: int, hexagon: int, sink: Sink | None) -> None:
    """Pays one hexagon with one card: spent, marked as a substitute, or burnt at once (A7, A8)."""
    if hexagon in (BURN, BURN_TECHNOLOGY):
        discard_saved(state, seat, piece, ev.RESOURCE_BURNT, sink)
        return
    exact = pays_exactly(state, piece, hexagon)
    state.spent[piece] = SPENT if exact else MARKED
    if sink:
        kind = ev.RESOURCE_SPENT if exact else ev.SUBSTITUTE_SPENT
        sink(shown(state, kind, seat, piece, "", keys.heap("saved", seat), detail=ev.Paid(hexagon)))


def discard_saved(state: Fields, seat: int, piece: int, kind: str, sink: Sink | None) -> None:
    """Moves a saved card to its holder's Discard Pile."""
    state.saved[seat].remove(piece)
    circles.bury(state, piece, seat)
    if sink:
        sink(shown(state, kind, seat, piece, keys.heap("saved", seat), keys.heap("discard", seat)))


def burn_marked(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Discards substitutes of all seats at the end of a turn (A8)."""
    state.stack.pop()
    if MARKED not in state.spent:
        return True
    for seat in range(state.players):
        for piece in [p for p in state.saved[seat] if state.spent[p] == MARKED]:
            discard_saved(state, seat, piece, ev.SUBSTITUTE_BURNT, sink)
    return True


def reset(state: Fields, seat: int, sink: Sink | None) -> None:
    """Makes a seat's saved RESOURCE cards unspent again (R3, phase 1)."""
    turned = [piece for piece in state.saved[seat] if state.spent[piece]]
    for piece in turned:
        state.spent[piece] = UNSPENT
    if sink and turned:
        sink(ev.RESOURCES_RESET(seat, amount=len(turned)))
