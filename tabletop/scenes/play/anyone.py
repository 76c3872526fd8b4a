"""Questions to all people at one screen, asked once on the public table in another's turn.

The rules ask one seat after another, and most let it pass. So the people at one screen say once
that nobody answers, or who does. All who might answer by public knowledge are asked, except those
who leave that question to the program whatever they hold.
"""

from __future__ import annotations

from tabletop.core.game import Player
from tabletop.session.automatic import passed_publicly
from tabletop.session.running import Running


def answerers(running: Running) -> tuple[Player, ...]:
    """Returns the people who are asked one after another whether they interrupt."""
    match = running.match
    state, found = match.state.clone(), dict[Player, bool]()
    while (often := match.game.asking(state)) is not None and often.answering():
        seat = next(iter(state.actors()), -1)
        action = often.pass_action(seat) if seat >= 0 and running.seats[seat].human else None
        if action is None or seat in found:
            break
        found[seat] = not passed_publicly(often, seat, running.ease(seat))
        state.apply(seat, action)
    return tuple(seat for seat, asked in found.items() if asked)


def asked_in_public(running: Running) -> str:
    """Returns the last log line, about which everybody may be asked; "" if it is a heading."""
    told = running.log(None)
    if not told or told[-1].separator:  # the heading of a turn tells nothing of what is asked
        return ""
    return told[-1].text
