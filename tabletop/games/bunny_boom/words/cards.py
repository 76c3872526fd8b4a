"""Cards, places and bunnies as nouns for messages; the explanation of a card in words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from tabletop.games.bunny_boom.rules.cards import (
    FLOW,
    FLOW_NONE,
    JOKER,
    KIND,
    KINDS,
    MAYOR,
    MOVE,
    NO_SUIT,
    PLAY,
    PLAYS,
    SUIT,
    VALUE,
    WAVE,
)
from tabletop.games.bunny_boom.rules.nouns import card as card
from tabletop.games.bunny_boom.rules.village import ARMS, CENTRE, arm_of, slot_of
from tabletop.games.bunny_boom.words import say
from tabletop.words import Noun, noun

PLAY_KEYS: Final = tuple(name.lower().replace("_", "-") for name in PLAYS)
FLOW_KEYS: Final = ("none", "village", "swap", "pass", "share", "gift", "boom")

PLAY_PARAGRAPHS: Final = (
    "BB-20",
    "BB-21",
    "BB-21",
    "BB-23",
    "BB-28",
    "BB-29",
    "BB-31",
    "BB-32",
    "BB-32",
    "BB-33",
    "BB-14",
    "BB-34",
    "BB-36",
)
"""Paragraph of the rule book about each play effect."""

FLOW_PARAGRAPHS: Final = ("BB-44", "BB-47", "BB-48", "BB-49", "BB-28", "BB-50", "BB-20")


def told(thing: Noun) -> str:
    """Returns a noun by itself, in words."""
    return say(thing.message, **dict(thing.facts))


def card_name(number: int) -> str:
    """Returns the card's name: "Mill 3", "Mayor", "Fox of Mill", "Orange Mill 3"."""
    return told(card(number))


def special_name(number: int) -> str:
    """Returns the name of a special card's kind: "Mayor", "Fox"; "" for a base card."""
    return told(noun("kind", KINDS[KIND[number]])) if KIND[number] else ""


def cards(numbers: Iterable[int]) -> tuple[Noun, ...]:
    """Returns several cards."""
    return tuple(map(card, numbers))


@cache
def play_effect(number: int) -> Noun:
    """Returns the play effect of a card."""
    return noun("play", PLAY_KEYS[PLAY[number]])


@cache
def flow(number: int) -> Noun:
    """Returns the river effect of a card."""
    return noun("flow", FLOW_KEYS[FLOW[number]])


@cache
def place(number: int) -> Noun:
    """Returns a space ("left 2", counted from the centre) or the centre tile."""
    if number == CENTRE:
        return noun("place", "centre")
    return noun("place", ARMS[arm_of(number)], n=slot_of(number))


@cache
def bunnies(count: int) -> Noun:
    """Returns a number of bunnies."""
    return noun("bunnies", n=count)


@cache
def signs(number: int) -> tuple[Noun, ...]:
    """Returns a card's signs briefly: played, in the river, crossed; and its value in hand where
    its name does not give it."""
    kind = KIND[number]
    found = [noun("sign-value", n=VALUE[number])] if kind else []
    if kind in (MAYOR, JOKER):
        found.append(noun("sign", KINDS[kind]))
    if kind != JOKER:
        found.append(noun("sign-play", play=play_effect(number)))
    if FLOW[number] != FLOW_NONE:
        found.append(noun("sign-flow", flow=flow(number)))
    return (*found, noun("sign-crossed", bunnies=bunnies(MOVE[number])))


def card_gist(number: int) -> str:
    """Describes a card's signs briefly."""
    return say("states", states=signs(number))


def card_lines(number: int) -> tuple[str, ...]:
    """Explains the card sign by sign: value, play effect, river effect, movement effect."""
    value = "card-value.suitless" if SUIT[number] == NO_SUIT else "card-value"
    lines = [say(value, n=VALUE[number])]
    lines += [say("card-value.mayor")] if KIND[number] == MAYOR else []
    lines.append(say(f"{play_effect(number).message}.rule"))
    lines += [say("card-value.wave")] if WAVE[number] else []
    lines += [say(f"{flow(number).message}.rule")] if FLOW[number] != FLOW_NONE else []
    return (*lines, say("card-value.crossed", bunnies=bunnies(MOVE[number])))


def card_paragraph(number: int) -> str:
    """Returns the paragraph of the rule book about the card."""
    return "BB-16" if KIND[number] == MAYOR else PLAY_PARAGRAPHS[PLAY[number]]
