"""Values of copying a parchment: the seat's lead in carrots when all is counted (7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.core.action import Action
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import endgame, parchments
from tabletop.games.bunny_kingdom.rules.parchments import COPIERS
from tabletop.games.bunny_kingdom.rules.state import Fields
from tabletop.games.bunny_kingdom.rules.tally import Tally


class Copied(NamedTuple):
    """A seat's copy card with the parchment it copies."""

    seat: int
    copier: int
    card: int


def leads(state: Fields, player: int, legal: Sequence[Action]) -> list[int]:
    """Returns the seat's lead in carrots over the best rival after each copy.

    A copied copy card then copies its own best (9); every other open copy card is taken to copy
    what is worth most by itself.
    """
    tallies = [parchments.tallied(state, seat) for seat in range(state.players)]
    chosen = state.copies[:-1] if legal[0][0] == acts.COPY_ON else state.copies
    later = _to_come(state, tallies)
    ended = state.clone()

    def lead(own: Copied) -> int:
        rest = (each for each in later if each.copier != own.copier)
        ended.copies = (*chosen, own, *rest)
        totals = parchments.count_all(ended, tallies).totals(state.carrots)
        return totals[player] - max(totals[:player] + totals[player + 1 :])

    found = []
    for kind, a, b, _ in legal:
        copier, card = (a, b) if kind == acts.COPY else (state.pending, a)
        cards = endgame.beside(state, player, card) if card in COPIERS else [card]
        found.append(max(lead(Copied(player, copier, each)) for each in cards or [card]))
    return found


def _to_come(state: Fields, tallies: Sequence[Tally]) -> list[Copied]:
    """Returns the best copies of all copy cards that have not copied yet."""
    found = []
    for seat, own in enumerate(tallies):
        for copier in endgame.open_copiers(state, seat):
            cards = endgame.beside(state, seat, copier)
            if cards:
                best = max(cards, key=lambda card: parchments.value(tallies, own, card))
                found.append(Copied(seat, copier, best))
    return found
