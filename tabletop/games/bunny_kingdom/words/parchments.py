"""The worth of a parchment in words: now, and with the next step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.games.bunny_kingdom.rules.cards import IDS, NUMBER
from tabletop.games.bunny_kingdom.rules.parchments import (
    LEFT_GLOVE,
    LIBERAL,
    MATRIARCH,
    MEASURES,
    NIBBLER,
    OPPORTUNIST,
    RIGHT_GLOVE,
    SOCIALIST,
    Worth,
)
from tabletop.games.bunny_kingdom.words import nouns
from tabletop.words import Facts, Noun, noun

GLOVES = {LEFT_GLOVE: RIGHT_GLOVE, RIGHT_GLOVE: LEFT_GLOVE}


def told_as(copies: Sequence[tuple[int, int, int]], seat: int, card: int) -> int:
    """Returns the parchment that a seat's card is described as: the one it copied, else itself.

    Args:
        copies: the view's (seat, copy card, copied card or -1).
    """
    copied = (what for who, copier, what in copies if who == seat and copier == card and what >= 0)
    return next(copied, card)


def now(card: int, worth: Worth) -> Noun:
    """Returns the present worth of a parchment: "3 fish: 6 now", "2 of 9 cities: 0 now".

    Whatever says "now" is counted anew after the last harvest.
    """
    facts: Facts = {"n": worth.carrots, "have": worth.have, "need": worth.need}
    counts = noun("card", IDS[card], n=worth.have)
    if card == MATRIARCH:
        return noun("worth", "most" if worth.carrots else "lead", counts=counts, **facts)
    if card in MEASURES and worth.need:
        return noun("worth", "need", counts=noun("card", IDS[card], n=worth.need), **facts)
    if card in MEASURES:
        return noun("worth", "count", counts=counts, **facts)
    if card == OPPORTUNIST and worth.have:
        return noun("worth", "rank", **facts)
    if card in (LIBERAL, SOCIALIST):
        return noun("worth", IDS[card])
    return noun("worth", "treasure", n=worth.carrots)


def step(card: int, worth: Worth) -> Noun | None:
    """Returns the next step of a parchment: "each more brings 2", "7 more bring 12"."""
    if card in GLOVES and worth.carrots == NUMBER[card]:
        return noun("step", "glove", other=nouns.card(GLOVES[card]))
    if not worth.step or (worth.need and worth.have >= worth.need):
        return None
    if worth.need:
        return noun("step", "more", missing=worth.need - worth.have, n=worth.step)
    return noun("step", "next" if card == NIBBLER else "each", n=worth.step)


def told(card: int, worth: Worth) -> Noun:
    """Returns worth and next step in a line: "3 fish: 6 now; each more brings 2"."""
    further = step(card, worth)
    if further is None:
        return now(card, worth)
    return noun("worth", "told", now=now(card, worth), step=further)


def gained(gains: Mapping[int, int]) -> Noun | None:
    """Returns the changes of held parchments: "your parchments at the end: Treasure Hunter 5
    more"."""
    cards = tuple(
        noun("gain", card=nouns.card(card), n=abs(gain), more=gain > 0)
        for card, gain in gains.items() if gain
    )  # fmt: skip
    return noun("gained", cards=cards) if cards else None


def badge(worth: Worth) -> str:
    """Returns the worth in as few letters as fit on a card: "6", "2/9"; "?" = unknown yet."""
    if worth.carrots < 0:
        return "?"
    if worth.need and worth.have < worth.need:
        return f"{worth.have}/{worth.need}"
    return str(worth.carrots)
