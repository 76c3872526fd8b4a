"""Words of the practice desk on matches and strength. Draws nothing."""

from __future__ import annotations

from tabletop.core.registry import games
from tabletop.scenes.results.pages import written
from tabletop.session.rating import Standing
from tabletop.session.rows import Saved

PLACES = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth")


def outcome(saved: Saved) -> str:
    """Returns the result for the person who played alone against rabbits; else the winner."""
    result, seats = saved.result, saved.sheet.seats
    if result is None:
        return ""
    if not result.winners:
        return "Nobody won"
    people = [seat for seat, who in enumerate(seats) if who.human]
    if len(people) != 1:
        names = " and ".join(seats[seat].name for seat in result.winners)
        return f"{names} {'won' if len(result.winners) == 1 else 'shared the win'}"
    own = people[0]
    if len(seats) > 2:
        place = f"{PLACES[result.ranks[own] - 1]} of {len(seats)}"
        shared = own in result.winners and len(result.winners) > 1
        return f"{place}, shared" if shared else place
    known = games().get(saved.sheet.game)
    fewest = known is not None and known.info.fewest
    mine, other = (written(result.scores[seat], fewest) for seat in (own, 1 - own))
    if len(result.winners) > 1:
        return f"Shared, {mine} to {other}"
    return f"{'Won' if own in result.winners else 'Lost'} {mine} to {other}"


def looked_at(mistakes: int, analysed: bool) -> str:
    """Returns the result of a match's analysis in words."""
    if mistakes:
        return f"{mistakes} mistake{'s' if mistakes > 1 else ''} found"
    return "no mistake to practise yet" if analysed else "not looked at yet"


def rating_words(each: Standing) -> str:
    """A rating with its error, "+40 ± 210"; before it is known, how many matches it takes yet."""
    if each.missing:
        return f"{_more(each)} until we know"
    return f"{round(each.own.elo):+} ± {round(each.own.error)}".replace("-", "−")


def short_rating(each: Standing) -> str:
    """The same where there is room for two words."""
    return _more(each) if each.missing else rating_words(each)


def strength_words(each: Standing) -> str:
    """A rating in a sentence, for those who hear it."""
    name = games()[each.game].info.name
    if each.missing:
        return f"{name}: {rating_words(each)}; {_many(each.met, 'rabbit')} met."
    below = [level for level, rating in each.levels.items() if rating.elo <= each.own.elo]
    level = below[-1] if below else next(iter(each.levels))
    place = f"{'above' if below else 'below'} {level.capitalize()}"
    words = f"{name}: {round(each.own.elo):+} against Normal, give or take {round(each.own.error)}"
    words += f"; {place}; {_many(each.met, 'rabbit')} met"
    aided = f", {_many(each.helped, 'match', 'matches')} with an aid" if each.helped else ""
    return f"{words}{aided}."


def _more(each: Standing) -> str:
    return _many(each.missing, "more match", "more matches")


def _many(number: int, one: str, more: str = "") -> str:
    """So many of something, in words."""
    return f"{number} {one if number == 1 else more or f'{one}s'}"
