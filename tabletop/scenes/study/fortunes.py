"""Papers of luck and skill on which a single moment is told: the luckiest one, the unluckiest, and
the costliest choice. Each leads to the table there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.scenes.study.words import say
from tabletop.session.ledger import Account, Swing
from tabletop.session.review import Moment, Review, change, percent
from tabletop.table.art import lettering, papers, widgets
from tabletop.table.art.palette import BAD, GOOD, INK, INK2
from tabletop.table.art.signs import sign
from tabletop.table.controls import Button

if TYPE_CHECKING:
    from tabletop.scenes.screen import Screen

LUCKIEST, UNLUCKIEST, COSTLIEST = "luckiest", "unluckiest", "costliest"
TALL, LEAST, GAP = 140, 84, 14
"""Style pixels: how tall such a paper is, how tall at least, and what lies between two."""

STACKED = 124
"""Style pixels of height from which the number stands below the words; else the button is beside
all that is said."""

SHOW = 130


class Fortune(NamedTuple):
    """A moment that made much of a match.

    Attributes:
        kind: one of LUCKIEST, ...; it heads the paper.
        turn: in which it was.
        words: what happened.
        share: by how much the chance to win went up or down, -1 to 1.
        error: its standard error.
        ply: of the choice at which the table shows it.
    """

    kind: str
    turn: int
    words: tuple[str, ...]
    share: float
    error: float
    ply: int

    @property
    def told(self) -> str:
        """The number with its error."""
        return change(self.share, self.error)


def fortunes(review: Review, account: Account) -> list[Fortune]:
    """The moments that are told of a seat, once all choices were looked at."""
    found: list[Fortune] = []
    if not review.done:
        return found
    for kind, swing in ((LUCKIEST, account.luckiest()), (UNLUCKIEST, account.unluckiest())):
        if swing is not None:
            words = _happened(review, account.seat, swing)
            found.append(
                Fortune(kind, swing.turn, words, swing.luck, swing.error, max(0, swing.after))
            )
    worst = costliest(review, account.seat)
    verdict = review.verdicts.get(worst.ply) if worst is not None else None
    if worst is not None and verdict is not None:
        words = (f"{worst.done}.",)
        found.append(
            Fortune(COSTLIEST, worst.turn, words, -verdict.loss, verdict.behind_error, worst.ply)
        )
    return found


def costliest(review: Review, seat: int) -> Moment | None:
    """The choice of a seat that gave away most; None where none gave anything away."""

    def lost(moment: Moment) -> float:
        verdict = review.verdicts.get(moment.ply)
        return verdict.loss if verdict is not None and verdict.kind != "good" else 0.0

    worst = max((m for m in review.moments if m.seat == seat), key=lost, default=None)
    return worst if worst is not None and lost(worst) else None


def _happened(review: Review, seat: int, swing: Swing) -> tuple[str, ...]:
    """Returns the events from a choice to the seat's next, in the log's own words."""
    viewer = seat if seat in review.running.humans else None
    return tuple(
        line.text
        for line in review.running.log(viewer)
        if max(0, swing.after) <= line.ply < swing.before and line.text and not line.separator
    )


def last_of(words: Sequence[str], room: int, px: int, lines: int) -> str:
    """As many of the last sentences as so many lines have room for; one at least."""
    told = words[-1] if words else say("fortune.nothing")
    for sentence in reversed(words[:-1]):
        longer = f"{sentence} {told}"
        if len(lettering.wrap(longer, "body", px, room)) > lines:
            break
        told = longer
    return told


def paper(
    screen: Screen, title: str, fortune: Fortune, box: pygame.Rect, show: Callable[[int], None]
) -> None:
    """Draws one of them into `box`, with the button that leads there by `show`."""
    pad, px = screen.px(14), screen.px(16)
    screen.picture(papers.panel(*box.size, screen.s), *box.topleft, 5)
    stacked = box.h >= screen.px(STACKED)
    ink = GOOD if fortune.share >= 0 else BAD
    wide, figure = screen.px(SHOW), lettering.width_of(fortune.told, "heading", screen.px(18))
    width = box.w - 2 * pad - (0 if stacked else wide + figure + 2 * pad)
    mark = {LUCKIEST: "rainbow", UNLUCKIEST: "cloud", COSTLIEST: "pencil"}[fortune.kind]
    d, x, y = screen.px(22), box.x + pad, box.y + screen.px(21)
    screen.picture(sign(mark, d), x, y - d // 2, 10)
    screen.words(title, x + d + screen.px(7), y, "heading", 17, INK, "midleft",
                 width=width - d - screen.px(7))  # fmt: skip
    y += screen.px(16)
    h = screen.tall(42)
    button = pygame.Rect(0, 0, wide, h)
    button.bottomright = box.right - pad, box.bottom - pad
    if not stacked:
        button.centery = box.centery
    step = lettering.line_height("body", px)
    fit = max(1, ((button.y if stacked else box.bottom - screen.px(4)) - y) // step)
    words = last_of(fortune.words, width, px, fit)
    lines, size = widgets.fit_lines(words, "body", px, width, fit, screen.s)
    for number, line in enumerate(lines):
        screen.words(line, x, y + (number + 0.5) * step, "body", size / screen.s, INK2, "midleft",
                     said="" if number else words)  # fmt: skip
    said = say("fortune.moved", moved=fortune.told)
    if fortune.kind == COSTLIEST:
        said = say("fortune.gave", moved=percent(abs(fortune.share), fortune.error))
    at = (x if stacked else button.x - pad - figure), button.centery
    screen.words(fortune.told, *at, "heading", 18, ink, "midleft", said=said)
    screen.controls.add(
        Button(f"show:{fortune.kind}", button, say("show-me"), partial(show, fortune.ply),
               screen.s, icon="eye", tip=title)
    )  # fmt: skip
