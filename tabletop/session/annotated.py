"""A match as text with the numbers of its analysis: what was chosen, what that was worth, the sums.
"""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.letters import clean
from tabletop.session import ledger
from tabletop.session.review import Moment, Review, percent, say

INDENT = "    "

REASONS = 2
"""So many reasons are told of a choice."""


def choice_lines(review: Review, moment: Moment) -> list[str]:
    """Returns the lines about a choice: one, and more if it was not the best."""
    name, part = clean(review.running.names[moment.seat]), review.running.match.game.info.part
    head = say("chosen", part=part, n=moment.turn, name=name, done=moment.done)
    verdict = review.verdicts.get(moment.ply)
    if verdict is None:
        looked = moment.ply in review.verdicts
        return [say("worth.none" if looked else "worth.open", head=head)]
    wins = percent(verdict.got, verdict.got_error, verdict.exact)
    if verdict.same or (verdict.equal and not verdict.open):
        return [say("worth.same" if verdict.same else "worth.equal", head=head, wins=wins)]
    if verdict.open:
        maybe = percent(verdict.behind, verdict.behind_error)
        better = say("better.perhaps", best=verdict.best, by=maybe)
        return [say("worth", head=head, wins=wins), INDENT + better]
    lost = percent(verdict.loss, verdict.behind_error, verdict.exact)
    best = percent(verdict.value, verdict.error, verdict.exact)
    lines = [
        say("worth.lost", head=head, lost=lost, kind=verdict.kind, glimpse=verdict.glimpse),
        INDENT + say("better", best=verdict.best, wins=best),
    ]
    found = review.analyses[moment.ply]
    done = found.of(moment.plan) if found is not None else None
    why = review.why(done) if done is not None else ()
    return [*lines, *(INDENT + say("better.this", why=reason) for reason in why[:REASONS])]


def sum_lines(review: Review) -> list[str]:
    """Returns the totals over all choices, and every seat's ledger once the match is over."""
    tally = review.tally()
    counts = {"looked": tally.looked, "good": tally.good, "slips": tally.slips}
    found = [say("sums", **counts, mistakes=tally.mistakes, mean=tally.mean)]
    if not review.done:
        found.append(say("sums.missing", n=tally.looked, all=len(review.moments)))
    for account in ledger.accounts(review):
        told = ledger.told(account, 1000)
        found.append(say("account", name=clean(review.running.names[account.seat])))
        rows = (
            ("even", told.even, None),
            ("start", told.start, account.start_error),
            ("own", told.own, account.own_error),
            ("gifts", told.gifts, account.gifts_error),
            ("luck", told.luck, account.luck_error),
        )
        labels = {name: say(f"account.{name}") for name in (*(row[0] for row in rows), "result")}
        wide = max(map(len, labels.values()))
        for name, value, error in rows:
            range_ = "" if error is None else f" ± {100 * error:.1f}"
            found.append(f"{INDENT}{labels[name]:{wide}}{value / 10:+6.1f}{range_}")
        found.append(f"{INDENT}{labels['result']:{wide}}{told.result / 10:6.1f}")
    return found


def whole(review: Review) -> Iterator[str]:
    """The whole match as lines: who played, the log's lines with the choices' worth, the sums.

    While the match goes on nothing of another seat's choices is told.
    """
    running = review.running
    yield f"{running.match.game.info.name}: {', '.join(map(clean, running.names))}"
    if running.seal:
        yield say("seal", seal=running.seal)
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
