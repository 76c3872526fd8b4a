"""Letting a question pass on the cover, by the person it is put to, without a look at the table.

A question in somebody else's turn goes to everybody at one screen, so that nobody sees from who is
asked what is in a hand. Most are let pass; that needs no hand-over and shows nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.game import Player
from tabletop.scenes.play.desk import Desk


def asked_in_public(desk: Desk, seat: Player) -> str:
    """What `seat` may answer in another's turn, in words everybody may read: what has happened, as
    the log tells it, else what is asked; "" = nothing of the kind."""
    match, names = desk.running.match, desk.running.names
    often = match.game.asking(match.state)
    if often is None or not often.answering() or seat not in match.state.actors():
        return ""
    told = desk.running.log(None)
    if told and not told[-1].separator:  # the heading of a turn tells nothing of what is asked
        return told[-1].text
    return desk.words.prompt(desk.running.view(None), names).title


def way_past(desk: Desk, seat: Player) -> Callable[[], None] | None:
    """What lets the question to `seat` pass and leaves the table to whom it was shown before; None
    where nothing can be let pass, or where nobody has been at the table yet.
    """
    match, before = desk.running.match, desk.viewing.seat
    often = match.game.asking(match.state)
    if before is None or often is None or not asked_in_public(desk, seat):
        return None
    action = often.pass_action(seat)
    if action is None:
        return None

    def pass_by() -> None:
        # The table is the former viewer's again before the cover goes: no frame shows the hand.
        batch = desk.running.submit(seat, action)
        desk.viewing.give_back(before)
        desk.app.pop()
        desk.doings.play(batch)

    return pass_by
