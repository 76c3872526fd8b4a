"""Matches that the players end before the rules do: given up by one, or stopped by all.

How they are saved is the library's business; what a screen offers, the screens'.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.game import Player, Result, scores_so_far
from tabletop.core.match import Match
from tabletop.words.books import book


def given_up(names: Sequence[str], seat: Player, scores: tuple[float, ...]) -> Result:
    """Returns the result when `seat` gives up: all the others have won together."""
    others = tuple(other for other in range(len(names)) if other != seat)
    ranks = tuple(1 if other in others else 2 for other in range(len(names)))
    ending = book("session").message("gave-up", name=names[seat])
    return Result(scores, ranks, others, ending, (), True)


def stopped(scores: tuple[float, ...]) -> Result:
    """Returns the result when all agree to stop: nobody has won."""
    return Result(scores, (1,) * len(scores), (), book("session").message("stopped"), (), True)


def told_anew(result: Result, names: Sequence[str]) -> Result:
    """Returns a result of these that was kept, told in the language in use instead of in English.
    """
    lost = [seat for seat in range(len(names)) if seat not in result.winners]
    return given_up(names, lost[0], result.scores) if result.winners else stopped(result.scores)


def led_from(match: Match, seat: Player) -> int | None:
    """The ply with which that seat alone went ahead to the end, by the scores that all can see;
    None if it was not ahead at the end."""
    state = match.game.start(match.players, match.options)
    since: int | None = None
    for ply, (player, action) in enumerate(match.log):
        state.apply(player, action)
        own, *others = sorted(scores_so_far(state), reverse=True)
        ahead = own == scores_so_far(state)[seat] and own > max(others)
        since = (ply if since is None else since) if ahead else None
    return since
