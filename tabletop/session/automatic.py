"""Automatic choices: the only legal one, and those that a person leaves to the program.

Doing and saving it is the running match's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabletop.core.action import Action
from tabletop.core.asking import OftenAsking
from tabletop.core.game import Player
from tabletop.core.match import Match
from tabletop.session.customs import Customs, Ease
from tabletop.session.history import FORCED, FURTHER, LEFT
from tabletop.session.seats import Seat


def automatic(
    match: Match, seats: Sequence[Seat], customs: Customs, ease: Callable[[Player], Ease]
) -> tuple[Player, Action, int] | None:
    """Returns the next automatic action: its seat, the action and its note (`history`); None if
    somebody must be asked.

    Computer rabbits take their time over theirs: how fast they answer then tells nothing.
    """
    state, often = match.state, match.game.asking(match.state)
    for seat in state.actors():
        if seat < 0 or not seats[seat].human:
            continue
        legal = state.legal_actions(seat)
        if customs.forced and len(legal) == 1:
            return seat, legal[0], FORCED
        left = _left(often, seat, ease(seat)) if often is not None else None
        if left is not None:
            return seat, *left
    return None


def passed_publicly(state: OftenAsking, seat: Player, ease: Ease) -> bool:
    """Returns True if the seat's person leaves a question to the program by public knowledge
    alone."""
    return _left(state, seat, ease._replace(answers=False, turns=False)) is not None


def _left(state: OftenAsking, seat: Player, ease: Ease) -> tuple[Action, int] | None:
    """Returns the action that the seat's person leaves to the program and its note, or None."""
    usual = state.usual_action(seat) if ease.usual else None
    if usual is not None:
        return usual, FURTHER
    quiet = state.quiet_action(seat) if ease.quiet else None
    if quiet is not None:
        return quiet, LEFT
    idle = state.idle_action(seat) if (ease.answers if state.answering() else ease.turns) else None
    return (idle, LEFT) if idle is not None else None


def automatic_words(
    match: Match, player: Player, action: Action, note: int, names: Sequence[str]
) -> str:
    """Returns a sentence about an automatic action; "" if it was chosen, or only let others'
    actions pass."""
    often = match.game.asking(match.state) if note & LEFT else None
    if not note & (FORCED | LEFT) or (often is not None and often.answering()):
        return ""
    return _described(match, player, action, names)


def _described(match: Match, player: Player, action: Action, names: Sequence[str]) -> str:
    """Describes a legal action that is about to be done, "" where it has no words."""
    words = match.game.words
    if words is None or action not in match.state.legal_actions(player):
        return ""
    return words.describe(action, match.view(player), names)
