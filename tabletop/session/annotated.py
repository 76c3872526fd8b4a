"""A match as text with the numbers of its analysis: what was chosen, what that was worth, the sums.
"""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.letters import clean
from tabletop.session import ledger
from tabletop.session.review import Moment, Review, percent

REASONS = 2
"""So many reasons are told of a choice."""


def choice_lines(review: Review, moment: Moment) -> list[str]:
    """Returns the lines about a choice: one, and more if it was not the best."""
    name = clean(review.running.names[moment.seat])
    part = review.running.match.game.info.part.capitalize()
    head = f"{part} {moment.turn}, {name}: {moment.done}."
    if moment.ply not in review.verdicts:
        return [f"{head} Not looked at yet."]
    verdict = review.verdicts[moment.ply]
    if verdict is None:
        return [f"{head} The analysis found nothing to say."]
    wins = percent(verdict.got, verdict.got_error, verdict.exact)
    if verdict.same:
        return [f"{head} Just so: wins {wins}."]
    if verdict.open:
        maybe = percent(verdict.behind, verdict.behind_error)
        better = f"    Perhaps better: {verdict.best}, by {maybe}."
        return [f"{head} Wins {wins}.", better]
    if verdict.equal:
        return [f"{head} As good as any: wins {wins}."]
    lost, first = percent(verdict.loss, verdict.behind_error, verdict.exact), ""
    if verdict.glimpse:
        first = ", at first sight"
    lines = [
        f"{head} Gives away {lost} ({verdict.kind}{first}).",
        f"    Better: {verdict.best}, wins {percent(verdict.value, verdict.error, verdict.exact)}.",
    ]
    found = review.analyses[moment.ply]
    done = found.of(moment.plan) if found is not None else None
    why = review.why(done) if done is not None else ()
    return [*lines, *(f"    This one: {reason}." for reason in why[:REASONS])]


def sum_lines(review: Review) -> list[str]:
    """Returns the totals over all choices, and every seat's ledger once the match is over."""
    tally = review.tally()
    found = [
        f"{tally.looked} choices looked at: {tally.good} good, {tally.slips} slips, "
        f"{tally.mistakes} mistakes; {100 * tally.mean:.1f} % given away on average."
    ]
    if not review.done:
        missing = f"{tally.looked} of {len(review.moments)} choices"
        found.append(f"The ledger rests on {missing}; what is missing still counts as luck.")
    for account in ledger.accounts(review):
        told = ledger.told(account, 1000)
        found.append(f"{clean(review.running.names[account.seat])}, in percent of winning:")
        found.append(f"    even chance      {told.even / 10:+6.1f}")
        rows = (
            ("luck of the deal", told.start, account.start_error),
            ("own choices", told.own, account.own_error),
            ("others' gifts", told.gifts, account.gifts_error),
            ("luck and the rest", told.luck, account.luck_error),
        )
        found += [f"    {w:17}{value / 10:+6.1f} ± {100 * error:.1f}" for w, value, error in rows]
        found.append(f"    result           {told.result / 10:6.1f}")
    return found


def whole(review: Review) -> Iterator[str]:
    """The whole match as lines: who played, the log's lines with the choices' worth, the sums.

    While the match goes on nothing of another seat's choices is told.
    """
    running = review.running
    yield f"{running.match.game.info.name}: {', '.join(map(clean, running.names))}"
    if running.seal:
        yield f"The dealer's seal: {running.seal}."
    yield ""
    seats = running.humans
    viewer = seats[0] if len(seats) == 1 else None
    told = {m.ply: m for m in review.moments if running.over or m.seat == viewer}
    for line in running.log(viewer):
        if line.separator:
            yield f"-- {clean(line.text)} --"
            continue
        moment = told.pop(line.ply, None)
        if moment is not None:
            yield from choice_lines(review, moment)
        yield f"  {clean(line.text)}"
    for moment in told.values():
        yield from choice_lines(review, moment)
    yield ""
    yield from sum_lines(review)
