"""Words of the practice desk on matches, chances and strength. Draws nothing."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from tabletop.core.registry import games
from tabletop.scenes.results.pages import written
from tabletop.session import exercises
from tabletop.session.rating import Standing
from tabletop.session.rows import Saved
from tabletop.words import Noun, Seat, noun
from tabletop.words.books import book

say: Final = book("practice").say


def game_name(key: str) -> str:
    """Returns the name of a game; its key if it is not installed."""
    known = games().get(key)
    return known.info.name if known is not None else key


def outcome(saved: Saved) -> str:
    """Returns the result for the person who played alone against rabbits; else the winner."""
    result, seats = saved.result, saved.sheet.seats
    if result is None:
        return ""
    winners = tuple(map(Seat, result.winners))
    people = [seat for seat, who in enumerate(seats) if who.human]
    if len(people) != 1 or not winners:
        return say("went", [seat.name for seat in seats], who=winners)
    own = people[0]
    shared = own in result.winners and len(winners) > 1
    if len(seats) > 2:
        return say("went-place", place=result.ranks[own], n=len(seats), shared=shared)
    known = games().get(saved.sheet.game)
    fewest = known is not None and known.info.fewest
    mine, other = (written(result.scores[seat], fewest) for seat in (own, 1 - own))
    how = "shared" if shared else "won" if own in result.winners else "lost"
    return say("went-two", how=how, own=mine, other=other)


def looked_at(mistakes: int, analysed: bool) -> str:
    """Returns the result of a match's analysis in words."""
    if mistakes:
        return say("looked.found", n=mistakes)
    return say("looked.clean" if analysed else "looked")


def rating_words(each: Standing) -> str:
    """Returns a rating with its error, "+40 ± 210"; before it is known, the matches it takes."""
    if each.missing:
        return say("rating.until", n=each.missing)
    return say("rating", n=each.own.elo, error=each.own.error)


def short_rating(each: Standing) -> str:
    """Returns the same where there is room for two words."""
    return say("rating.missing", n=each.missing) if each.missing else rating_words(each)


def strength_words(each: Standing) -> str:
    """Returns a rating in a sentence, for those who hear it."""
    game = game_name(each.game)
    if each.missing:
        return say("strength.missing", game=game, n=each.missing, met=each.met)
    below = [level for level, rating in each.levels.items() if rating.elo <= each.own.elo]
    level = noun("level", below[-1] if below else next(iter(each.levels)))
    return say(
        "strength", game=game, n=each.own.elo, error=each.own.error,
        above=bool(below), level=level, met=each.met, helped=each.helped,
    )  # fmt: skip


def chance(share: float, error: float, exact: bool = False) -> str:
    """Returns a chance with its standard error, or as it was counted exactly."""
    if exact:
        return say("chance-exact", n=100 * share)
    return say("chance", n=100 * share, error=max(1.0, 100 * error))


def until(when: datetime, now: datetime) -> Noun:
    """Returns the time until that moment in words."""
    unit, number = exercises.until(when, now)
    return noun("until", unit, n=number)
