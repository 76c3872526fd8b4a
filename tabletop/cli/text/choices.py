"""The numbered choices of one question: what stands in the list, and what a typed answer means."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from tabletop.core.action import Action
from tabletop.core.words import Words, named
from tabletop.table.board import AnyTable
from tabletop.table.meaning import HAND

MANY = 30
"""More choices than this are asked in two steps, where they can be put in order by a thing."""

LISTED = 12
"""So many choices that fit a typed word are named."""


class Choice(NamedTuple):
    """One line of the list.

    Attributes:
        words: what it would do, or the thing that it is about.
        key: the piece it begins with, "" for none.
        actions: what may be done; one = it is done at once, several = a list of its own.
        further: the lines of that list.
    """

    words: str
    key: str
    actions: tuple[Action, ...]
    further: tuple[Choice, ...] = ()


def choices(
    table: AnyTable, view: Any, legal: Sequence[Action], words: Words, names: Sequence[str]
) -> tuple[Choice, ...]:
    """What may be done now; very many are put together by the thing they begin with."""
    hand = frozenset(k for group in table.groups(view) if group.key == HAND for k in group.keys)
    single = [_single(table, view, action, words, names, hand) for action in legal]
    if len(single) > MANY:
        groups: dict[str, list[Choice]] = {}
        for choice in single:
            groups.setdefault(table.gesture(choice.actions[0], view).source, []).append(choice)
        if 1 < len(groups) < len(single) and all(table.name_of(key, view) for key in groups):
            return tuple(_together(table, view, key, found) for key, found in groups.items())
    return tuple(_told_apart(table, view, single))


def _single(
    table: AnyTable, view: Any, action: Action, words: Words, names: Sequence[str],
    hand: frozenset[str],
) -> Choice:  # fmt: skip
    """A choice; what a card of the hand is, is told with what may be done with it."""
    told = named(words.describe(action, view), names)
    key = table.begins(action, view) or table.gesture(action, view).source
    about = table.state_of(key, view) if key in hand else ""
    return Choice(f"{told} ({about})" if about else told, key, (action,))


def _together(table: AnyTable, view: Any, key: str, found: Sequence[Choice]) -> Choice:
    if len(found) == 1:
        return found[0]
    actions = tuple(choice.actions[0] for choice in found)
    return Choice(table.name_of(key, view), key, actions, tuple(found))


def _told_apart(table: AnyTable, view: Any, found: Sequence[Choice]) -> list[Choice]:
    """Choices that read alike get the name of what they begin with or go to as well; those that
    cannot be told apart by that, as several cards of one name, are counted."""
    alike = Counter(choice.words for choice in found)
    longer = [
        choice if alike[choice.words] == 1 else choice._replace(words=_longer(table, view, choice))
        for choice in found
    ]
    alike, told = Counter(choice.words for choice in longer), Counter[str]()
    counted = []
    for choice in longer:
        told[choice.words] += 1
        of = alike[choice.words]
        words = f"{choice.words} ({told[choice.words]} of {of})" if of > 1 else choice.words
        counted.append(choice._replace(words=words))
    return counted


def _longer(table: AnyTable, view: Any, choice: Choice) -> str:
    gesture = table.gesture(choice.actions[0], view)
    names = [table.name_of(key, view) for key in gesture if key]
    return ", ".join([choice.words, *(name for name in names if name not in choice.words)])


def listed(found: Sequence[Choice]) -> list[str]:
    """The choices as numbered lines."""
    width = len(str(len(found)))
    return [f"{number:>{width}}  {choice.words}" for number, choice in enumerate(found, 1)]


class Answer(NamedTuple):
    """What a typed line came to: a choice, or a sentence that says why none."""

    choice: Choice | None
    problem: str = ""


def answered(line: str, found: Sequence[Choice]) -> Answer:
    """The choice meant by a number, or by words that stand in one choice only.

    Words that say a thing and what is done with it as well mean that one choice of its list.
    """
    if line.isascii() and line.isdigit():
        number = int(line)
        if 1 <= number <= len(found):
            return Answer(found[number - 1])
        return Answer(None, f"There is no choice {number}; {_numbers(found)}.")
    fits = _fitting(line, found)
    if fits:
        named = [f"{found.index(choice) + 1} {choice.words}" for choice in fits[:LISTED]]
        way = "That fits several; type a number"
    else:
        fits = _fitting(line, [inner for choice in found for inner in choice.further])
        named = [choice.words for choice in fits[:LISTED]]
        way = "That fits several; type all of one"
    if len(fits) == 1:
        return Answer(fits[0])
    if not fits:
        return Answer(None, f"Nothing here is called '{line}'; {_numbers(found)}, or ? for help.")
    more = ", ..." if len(fits) > LISTED else ""
    return Answer(None, f"{way}: {', '.join(named)}{more}.")


def _fitting(line: str, found: Sequence[Choice]) -> list[Choice]:
    """Choices that read just so, else those in which the words stand in that order, else those in
    which each of them stands somewhere."""
    wanted = line.casefold()
    run = re.compile(rf"(?<!\w){re.escape(wanted)}(?!\w)")
    read = [(choice, choice.words.casefold()) for choice in found]
    return (
        [choice for choice, words in read if words == wanted]
        or [choice for choice, words in read if run.search(words)]
        or [choice for choice, words in read if all(part in words for part in wanted.split())]
    )


def _numbers(found: Sequence[Choice]) -> str:
    return f"type a number from 1 to {len(found)}" if len(found) > 1 else "type 1"
