"""Pictures beside the paragraphs of a rule book: the game's own cards and pieces."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial

import pygame

from tabletop.core.words import rulebook

Picture = Callable[[int], pygame.Surface]
"""Draws a card or piece so many pixels wide."""

Pictures = Mapping[str, tuple[Picture, ...]]
"""Pictures beside a paragraph, by the number of the paragraph."""

MOST = 5
"""Pictures beside one paragraph, at most."""

MOST_NAMED = 3
"""The same beside a paragraph that only names the things."""


def collected(pairs: Iterable[tuple[str, Picture]]) -> Pictures:
    """Pictures by paragraph, out of (paragraph, picture); the first few of each."""
    found: dict[str, tuple[Picture, ...]] = {}
    for number, picture in pairs:
        if len(found.get(number, ())) < MOST:
            found[number] = (*found.get(number, ()), picture)
    return found


def with_named(pictures: Pictures, package: str, named: Mapping[str, Picture]) -> Pictures:
    """Those pictures, and beside each paragraph without any those of the things it names.

    Args:
        package: of the game's folder, in which the rule book lies.
        named: the picture of each thing by its name, as the rule book writes it.
    """
    found = dict(pictures)
    for section in rulebook(package):
        for paragraph in section.paragraphs:
            if paragraph.number and paragraph.number not in pictures:
                drawn = [named[name] for name in names_in(paragraph.text, named)]
                once = tuple({_drawn(picture): picture for picture in drawn}.values())
                if once:
                    found[paragraph.number] = once[:MOST_NAMED]
    return found


def _drawn(picture: Picture) -> object:
    """Returns the identity of a picture: the same card under two names is drawn once."""
    return (picture.func, *picture.args) if isinstance(picture, partial) else picture


def names_in(text: str, names: Iterable[str]) -> tuple[str, ...]:
    """Returns those of the names that a text holds as whole words, the longest at each place, in
    its order."""
    known = sorted(filter(None, names), key=len, reverse=True)
    if not known:
        return ()
    pattern = "|".join(re.escape(name) for name in known)
    return tuple(dict.fromkeys(re.findall(rf"(?<![\w-])(?:{pattern})(?![\w-])", text)))


def pictures_of(package: str) -> Pictures:
    """The pictures of a game by the package of its folder; none without.

    Its `table/shown.py` has `beside`, the pictures by the numbers of paragraphs, and `named`.
    """
    try:
        module = importlib.import_module(f"{package}.table.shown")
    except ModuleNotFoundError:
        return {}
    return with_named(collected(module.beside()), package, module.named())
