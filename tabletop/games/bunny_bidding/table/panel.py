"""Papers: the preview beside the hand, and over the hand the question of an egg.

The answers to a question are buttons or bid boxes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import FRect, Surface

from tabletop.core.event import Event
from tabletop.games.bunny_bidding.rules import events as ev
from tabletop.games.bunny_bidding.rules.cards import (
    BUNNY_OUTCAST,
    FORCE_PLAY,
    MATCHING_MONEY,
    SPY,
)
from tabletop.games.bunny_bidding.rules.view import BiddingView
from tabletop.games.bunny_bidding.table import faces
from tabletop.games.bunny_bidding.table.eggs import egg
from tabletop.games.bunny_bidding.table.layout import RATIO
from tabletop.games.bunny_bidding.table.looks import coded
from tabletop.games.bunny_bidding.table.plan import Rows, wanted
from tabletop.games.bunny_bidding.table.preview import GOOD, PLAIN, Forecast, Line, forecast
from tabletop.games.bunny_bidding.words import say
from tabletop.games.bunny_bidding.words.cards import card, special_card
from tabletop.games.bunny_bidding.words.text import sentence
from tabletop.table.art import widgets
from tabletop.table.art.cache import cached
from tabletop.table.art.palette import INK2
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import Art
from tabletop.table.art.svg import circle, path, raster
from tabletop.table.boxes import Part, row

Z_PAPER, Z_DIALOG = 26, 27
PAD, GAP, BUTTON_H, LINE = 16.0, 12.0, 44.0, 20.0
APART = 1.5
"""Between two lines."""
LETTERS = 16
"""Size of letters, and pixels of the smallest ones."""
SMALL = 140.0
"""Height below which the preview has no title, and smaller margins."""
ENDS = (ev.ROUND_WON, ev.ROUND_TIED, ev.ROUND_UNSOLD)
TURNS = (ev.MAJORITY_FOUND, ev.AUCTION_INVERTED, ev.AUCTION_REVERSED, ev.DIGITS_SWAPPED)
REASONS = (*TURNS, ev.SEAT_CAST_OUT, ev.MONEY_CHOSEN, ev.BID_COUNTED, *ENDS)
"""Kinds of events by which a round is decided."""
COUNTED = ("giving", "showing")
"""Phases in which only chosen tiles are counted."""

QUESTIONS = {
    "forcing": FORCE_PLAY,
    "money": MATCHING_MONEY,
    "spying": SPY,
    "casting": BUNNY_OUTCAST,
}
"""The egg that asks, by `BiddingView.phase`."""
TWO_BUTTONS = ("forcing", "money")
"""Phases of them whose answers are buttons."""


def rule(tile: int) -> Forecast:
    """Returns the rule of a held power or handicap."""
    told = card(tile)
    return Forecast(told.name, (Line("", told.rule),))


def decided(why: Sequence[Event], names: Sequence[str]) -> Forecast:
    """Returns who wins the round, then why, in the order of the rules."""
    told = sorted(why, key=lambda event: event.kind not in ENDS)
    lines = [
        Line(GOOD if event.kind == ev.ROUND_WON else PLAIN, sentence(event, names))
        for event in told
    ]
    return Forecast(say("why"), tuple(lines))


def said_now(
    view: BiddingView, rows: Rows, foreseen: Sequence[Event], names: Sequence[str]
) -> Forecast:
    """Returns the result of the chosen tiles, or the present auction.

    Args:
        foreseen: events that follow in any case once the chosen tiles are laid.
    """
    mine = view.viewer is not None and view.viewer in view.actors
    if mine and view.phase in COUNTED:
        count = len(rows) + len(view.aside) + len(view.shown)
        words = say("see-count", n=count, all=wanted(view) + count - len(rows))
        return Forecast(say(f"see-{view.phase}"), (Line(PLAIN, words),))
    if mine and view.phase == "putting":
        taken = next((place.tile for place in view.places if place.place == view.taken), 0)
        lines = [Line(PLAIN, say("see-take", n=taken))]
        lines += [Line(PLAIN, say("see-put", n=row.tile)) for row in rows]
        return Forecast(say("see-putting"), tuple(lines))
    if view.over:
        return Forecast(say("see-over"), ())
    return forecast(view, rows, names, foreseen)


@picture
def paper(size: Size, told: Forecast) -> Art:
    """Draws title and wrapped lines; lines without room are left out, the last ones first."""
    sheet = Sheet(size, widgets.panel(*size))
    w, h = sheet.box.size
    side, foot, y = (9, h - 4, 4.0) if h < SMALL else (14, h - 8, 34.0)
    if h >= SMALL:
        sheet.write(told.title, side, 20, "heading", 18, anchor="midleft", width=w - 2 * side)
    units = _letters(sheet, told, w - 2 * side, foot - y)
    icon = int(units * 1.05 * size.s)
    for line in told.lines:
        indent = units * 1.05 + 5 if line.sign else 0
        high = sheet.lines(line.words, "body", units, w - 2 * side - indent, 2) * units * 1.25
        if y + high > foot:
            continue
        if line.sign:
            sheet.put(_mark(line.sign, icon), side, y + units * 0.1)
        room = w - 2 * side - indent
        y = APART + sheet.paragraph(
            line.words, side + indent, y, "body", units, INK2, room, 2
        )
    _pile(sheet, told, side, y, foot, units)
    return sheet.art


def _letters(sheet: Sheet, told: Forecast, room: float, high: float) -> float:
    """Returns the largest letter size with room for all lines, else the smallest."""
    sizes = [px / sheet.s for px in range(max(LETTERS, int(LETTERS * sheet.s)), LETTERS, -1)]
    for units in sizes:
        rows = sum(
            sheet.lines(
                line.words, "body", units, room - (units * 1.05 + 5 if line.sign else 0), 2
            )
            for line in told.lines
        )
        if rows * units * 1.25 + APART * len(told.lines) <= high:
            return units
    return LETTERS / sheet.s


def _pile(
    sheet: Sheet, told: Forecast, left: float, y: float, foot: float, units: float
) -> None:
    """Draws the collected eggs, each type with its number, in as many rows as have room."""
    shell, high, x = units * 8 / 7, units * 1.5, left
    y += 4
    for kind, count in told.pile:
        wide = shell + 4 + sheet.wide(str(count), "bold", units)
        if x + wide > sheet.box.w - left:
            x, y = left, y + high
        if y + high > foot:
            return
        middle = y + high / 2
        sheet.centre(egg(kind, int(shell * sheet.s)), x + shell / 2, middle)
        sheet.write(str(count), x + shell + 4, middle, "bold", units, anchor="midleft")
        x += wide + 12


@cached
def _mark(kind: str, d: int) -> Surface:
    """Draws a plus or minus in a disc of its own colour, or a dot."""
    if kind == PLAIN:
        return raster(circle(d / 2, d / 2, d * 0.16, INK2), d, d)
    ring, ground = ("#2E7D32", "#E3F0D8") if kind == GOOD else ("#8C1D12", "#FFD9CF")
    arm, half, thick = d * 0.24, d / 2, max(1.6, d * 0.12)
    body = circle(half, half, half - thick, ground, ring, thick)
    strokes = f"M{half - arm} {half}H{half + arm}"
    if kind == GOOD:
        strokes += f"M{half} {half - arm}V{half + arm}"
    return raster(body + path(strokes, "none", ring, thick), d, d)


# Questions


class Question(NamedTuple):
    """Contents of the paper: the egg's code, its name and rule, the question."""

    coded: int
    name: str
    rule: str
    question: str


def asked(view: BiddingView) -> Question | None:
    """Returns the question that the viewer is asked on the paper now; None = none."""
    if view.phase not in QUESTIONS or view.viewer not in view.actors:
        return None
    face = QUESTIONS[view.phase]
    number = next((place.tile for place in view.places if place.face == face), -1)
    if number < 0:
        return None
    egg = special_card(face)
    return Question(coded(number, face), egg.name, egg.rule, say(f"dialog-{view.phase}"))


def button_rects(paper: FRect, least: float) -> tuple[FRect, FRect]:
    """Returns the places of two answers at the foot of the paper, the first on the right."""
    left, h = _left(paper.h), max(least, BUTTON_H)
    foot = FRect(paper.x + left, paper.bottom - PAD - h, paper.w - PAD - left, h)
    second, first = row(foot, (Part(grow=1),) * 2, GAP)
    return first, second


def _tile_w(high: float) -> float:
    return min(120, (high - 2 * PAD) * RATIO)


def _left(high: float) -> float:
    """Returns the distance of the words from the left edge of a paper of that height."""
    return 2 * PAD + _tile_w(high)


@picture
def dialog(size: Size, said: Question, button: float) -> Art:
    """Draws the paper of a question, with room for buttons of that height."""
    sheet = Sheet(size, widgets.dialog(*size))
    w, h = sheet.box.size
    tile = faces.tile(said.coded, int(_tile_w(h) * size.s))
    sheet.put(tile, PAD, (h - tile.get_height() / size.s) / 2)
    x, room = _left(h), w - PAD - _left(h)
    y, foot = PAD + 28, h - PAD - (button + 6 if button else 0)
    lines = int((foot - y) // LINE)
    title = said.name if lines > 0 else said.question
    sheet.write(title, x, PAD + 10, "heading", 21, anchor="midleft", width=room)
    if lines > 1:
        y = 4 + sheet.paragraph(said.rule, x, y, "body", LETTERS, INK2, room, lines - 1)
    if lines > 0:
        sheet.write(said.question, x, y, "bold", LETTERS, width=room)
    return sheet.art
