"""A question in somebody else's turn, put to all people at the mouse at once on the public table.

The rules ask one seat after another, and everybody whom it could be by what all can see. Most let
it pass; so the people at one screen say once that nobody answers, or who does.
"""

from __future__ import annotations

from tabletop.core.game import Player
from tabletop.session.running import Running


def answerers(running: Running) -> tuple[Player, ...]:
    """The people who are asked one after another whether they interrupt; () where nobody is."""
    match = running.match
    state, found = match.state.clone(), list[Player]()
    while (often := match.game.asking(state)) is not None and often.answering():
        seat = next(iter(state.actors()), -1)
        action = often.pass_action(seat) if seat >= 0 and running.seats[seat].human else None
        if action is None or seat in found:
            break
        found.append(seat)
        state.apply(seat, action)
    return tuple(found)


def asked_in_public(running: Running) -> str:
    """Returns what may be answered, in words everybody may read: what has happened, as the log
    tells it; "" where the log tells of no deed."""
    told = running.log(None)
    if not told or told[-1].separator:  # the heading of a turn tells nothing of what is asked
        return ""
    return told[-1].text
