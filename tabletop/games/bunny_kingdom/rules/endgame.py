"""The final count in its order: Star, parchments revealed, copies chosen, all counted (7)."""

from __future__ import annotations

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import events, frames, parchments, railway
from tabletop.games.bunny_kingdom.rules.parchments import COPIERS, SOCIALIST
from tabletop.games.bunny_kingdom.rules.state import Fields


def final(state: Fields, sink: Sink | None) -> None:
    """Pays the Star, reveals all parchments and asks for copies, clockwise from the first seat."""
    if state.express:
        railway.pay_star(state, sink)
    state.memo = [None] * state.players
    state.past = [None] * state.players
    for cards in state.parchments:
        for card in cards:
            state.used |= 1 << card
    state.todo = tuple(range(state.players))
    state.phase = frames.NEXT_COPY
    if sink:
        for seat, cards in enumerate(state.parchments):
            held = events.Cards(tuple(cards))
            sink(events.PARCHMENTS_REVEALED(seat, amount=len(cards), detail=held))


def neighbour(state: Fields, seat: int, copier: int) -> int:
    """Returns the seat a copy card looks at: Liberal to the right, Socialist to the left."""
    return (seat + (1 if copier == SOCIALIST else -1)) % state.players


def open_copiers(state: Fields, seat: int) -> list[int]:
    """The seat's copy cards that have not copied yet."""
    done = [own for who, own, _ in state.copies if who == seat]
    return [card for card in COPIERS if card in state.parchments[seat] and card not in done]


def next_copy(state: Fields, sink: Sink | None) -> None:
    """Asks the next seat whose copy card has something to copy (BK-07)."""
    if not state.ask_next(frames.COPY, legal_copies):
        state.phase = frames.COUNT


def legal_copies(state: Fields, player: int) -> list[Action]:
    """Each own copy card with each parchment of the neighbour it looks at."""
    return [
        Action(acts.COPY, copier, target)
        for copier in open_copiers(state, player)
        for target in state.parchments[neighbour(state, player, copier)]
    ]


def copy(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Applies `copy`; a copied copy card copies on if it can (9)."""
    copier, target = action[1], action[2]
    state.copies += ((player, copier, target),)
    state.phase = frames.NEXT_COPY
    if target in COPIERS and legal_copies_on(state, player):
        state.pending = copier
        state.phase = frames.COPY_ON
    if sink:
        sink(events.PARCHMENT_COPIED(player, piece=copier, target=target, face=target))


def legal_copies_on(state: Fields, player: int) -> list[Action]:
    """Returns the copies of a copied copy card: its neighbour's parchments that are no copies."""
    return [Action(acts.COPY_ON, target) for target in beside(state, player, state.copies[-1][2])]


def beside(state: Fields, seat: int, copier: int) -> list[int]:
    """Returns the parchments, copy cards excepted, of the neighbour a copy card looks at."""
    held = state.parchments[neighbour(state, seat, copier)]
    return [card for card in held if card not in COPIERS]


def copy_on(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Applies `copy_on`."""
    copier = state.pending
    state.pending = -1
    state.copies = (*state.copies[:-1], (player, copier, action[1]))
    state.phase = frames.NEXT_COPY
    if sink:
        sink(events.PARCHMENT_COPIED(player, piece=copier, target=action[1], face=action[1]))


def count(state: Fields, sink: Sink | None) -> None:
    """Counts parchments, Trade and Opportunists, and ends the match."""
    counted = parchments.count_all(state)
    for card, seat, carrots in counted.lines:
        state.final += ((card, seat, carrots),)
        state.carrots[seat] += carrots
        if sink:
            sink(events.PARCHMENT_COUNTED(seat, piece=card, face=card, amount=carrots))
    for seat, carrots in enumerate(counted.trade):
        state.carrots[seat] += carrots
        state.account[frames.TRADE * state.players + seat] = carrots
        if sink and state.sky:
            sink(
                events.TRADE_COUNTED(seat, amount=carrots, detail=events.Counted(state.coins[seat]))
            )
    for card, seat, carrots in counted.opportunists:
        state.final += ((card, seat, carrots),)
        state.carrots[seat] += carrots
        if sink:
            sink(events.PARCHMENT_COUNTED(seat, piece=card, face=card, amount=carrots))
    state.seat = -1
    state.phase = frames.OVER
    if sink:
        best = max(state.carrots)
        winners = tuple(seat for seat, carrots in enumerate(state.carrots) if carrots == best)
        sink(events.MATCH_WON(winners[0], amount=best, detail=events.Seats(winners)))
