"""The numbered choices of one question: what stands in the list, and what a typed answer means."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, NamedTuple

from tabletop.cli.text.words import BOOK, say
from tabletop.core.action import Action
from tabletop.core.words import Words, named
from tabletop.table.board import AnyTable
from tabletop.table.meaning import HAND, SHEET, WAITING
from tabletop.words import Message, noun

FEW = 9
"""Of more choices than this one names first the thing, then what is done with it."""

LONG = 12
"""Of more places than this one names first the row or part of the board they lie in."""

SHORT = 4
"""A place of so few letters ("D10") is told by name where several are told together."""

GAIN = re.compile(r"\(\+(\d+)\)")
"""The gain of a choice, in its description."""

ENDS = re.compile(r"(.*\D)(\d{1,3})")
"""A line that ends with a number."""

SEVERAL_WAYS = 4
"""So many ways to use a thing are named where another one was typed."""

LISTED = 12
"""So many choices that fit a typed word are named."""


class Choice(NamedTuple):
    """One line of the list.

    Attributes:
        words: what it would do, or the thing that it is about.
        key: the piece it begins with, "" for none.
        actions: what may be done; one = it is done at once, several = a list of its own.
        further: the lines of that list.
        about: what else is told of it, in brackets: how the thing is, what the choice brings.
        number: the number by which the thing that it begins with is called; 0 = none.
        alike: how many equal cards of the hand it stands for.
    """

    words: str
    key: str
    actions: tuple[Action, ...]
    further: tuple[Choice, ...] = ()
    about: str = ""
    number: int = 0
    alike: int = 1

    @property
    def line(self) -> str:
        """All that is told of it."""
        alike = say("choices-alike", n=self.alike) if self.alike > 1 else ""
        about = "; ".join(part for part in (alike, self.about) if part)
        return f"{self.words} ({about})" if about else self.words


def choices(
    table: AnyTable, view: Any, legal: Sequence[Action], words: Words, names: Sequence[str]
) -> tuple[Choice, ...]:
    """Returns the possible choices, or if there are many, the things or parts of the board with
    which they begin."""
    found = _List(table, view, words, names)
    order = sorted(legal, key=lambda action: table.aside(action, view))
    told = found.told_apart([found.single(action) for action in order])
    rest = [one for one in told if one.key and table.aside(one.actions[0], view)]
    if 1 < len(rest) < len(told):
        single = [one for one in told if one not in rest]
        return (*found.ordered(single), found.unwanted(rest))
    return found.ordered(told)


class _List:
    """Makes the lines of one list."""

    def __init__(
        self, table: AnyTable, view: Any, words: Words, names: Sequence[str]
    ) -> None:
        self._table, self._view, self._words, self._names = table, view, words, names
        groups = table.groups(view)
        self._hand = frozenset(k for group in groups if group.key == HAND for k in group.keys)
        self._sheet = frozenset(k for group in groups if group.key == SHEET for k in group.keys)
        self._waiting = frozenset(k for g in groups if g.key == WAITING for k in g.keys)
        self._parts = {
            key for group in groups for key in group.keys if table.parts_of(key, view)
        }
        self._part_of = {
            part: key for group in groups for key in group.keys
            for part in table.parts_of(key, view)
        }  # fmt: skip

    def ordered(self, single: Sequence[Choice]) -> tuple[Choice, ...]:
        """All of them, or the things or parts of the board under which they are found."""
        if self._things_that_wait(single):
            return tuple(self.by_thing(single))
        if len(single) <= FEW and not self.cards_with_places(single):
            return self.with_cards(single)
        by_thing = self.by_thing(single)
        if len(by_thing) < len(single):
            return tuple(by_thing)
        return self.with_cards(self.by_part(single) if len(single) > LONG else single)

    def unwanted(self, rest: Sequence[Choice]) -> Choice:
        """Returns one line for all choices that do nothing or help an opponent."""
        first = tuple(one.actions[0] for one in rest)
        return Choice(say("choices-unwanted", n=len(rest)), "", first, tuple(rest))

    def single(self, action: Action) -> Choice:
        """A choice that stands alone."""
        told = self._words.describe(action, self._view, self._names)
        key = self._table.begins(action, self._view)
        key = key or self._table.gesture(action, self._view).source
        about = named(self._table.brings(action, self._view), self._names)
        return Choice(told, key, (action,), about=about, number=self._number(key))

    def _number(self, key: str) -> int:
        return self._table.number_of(key, self._view) if key else 0

    def with_cards(self, found: Sequence[Choice]) -> tuple[Choice, ...]:
        """The same, and of each card of the hand what it is, where several may be chosen."""
        if len({choice.key for choice in found} & self._hand) < 2:
            return tuple(found)
        return tuple(
            choice._replace(about="; ".join(part for part in (
                self._untold(choice), choice.about)
                if part and part not in choice.words))
            if choice.key in self._hand and not choice.further
            else choice
            for choice in found
        )  # fmt: skip

    def _untold(self, choice: Choice) -> str:
        """Returns the state of the card, without the parts named in the choice."""
        parts = self._table.state_of(choice.key, self._view).split(", ")
        return ", ".join(part for part in parts if part not in choice.words)

    def _things_that_wait(self, found: Sequence[Choice]) -> bool:
        """Returns True if some choices begin with things that wait to be placed: each thing then
        gets a line of its own."""
        keys = {choice.key for choice in found}
        return len(keys) > 1 and bool(keys & self._waiting)

    def cards_with_places(self, found: Sequence[Choice]) -> bool:
        """Returns True if these are cards of the hand with several uses: the card is then chosen
        first."""
        keys = [choice.key for choice in found if choice.key in self._hand]
        return len(keys) == len(found) > len(set(keys))

    def by_thing(self, found: Sequence[Choice]) -> list[Choice]:
        """Those that begin with the same thing as one line; what needs no thing stays alone."""
        groups: dict[str, list[Choice]] = {}
        for choice in found:
            source = self._table.gesture(choice.actions[0], self._view).source
            if not self._called(source):
                source = f"alone:{len(groups)}"
            groups.setdefault(source, []).append(choice)
        things = {key for key in groups if not key.startswith("alone:")}
        if len(things) < 2 and not (len(groups) > 1 and things & self._waiting):
            return list(found)
        return [self._together(key, inner) for key, inner in groups.items()]

    def by_part(self, found: Sequence[Choice]) -> list[Choice]:
        """Those whose places lie in the same row or part of a board as one line, before those that
        are alone in theirs."""
        groups: dict[str, list[Choice]] = {}
        for choice in found:
            gesture = self._table.gesture(choice.actions[0], self._view)
            ends = (self._part_of.get(key, "") for key in (gesture.target, gesture.source))
            part = next((key for key in ends if key), f"alone:{len(groups)}")
            groups.setdefault(part, []).append(choice)
        if len([key for key in groups if not key.startswith("alone:")]) < 2:
            return list(found)
        told = [self._together(key, inner) for key, inner in groups.items()]
        return sorted(told, key=lambda line: not line.further)

    def _called(self, key: str) -> str:
        return "" if key.startswith("button:") else self._table.name_of(key, self._view)

    def _together(self, key: str, found: Sequence[Choice]) -> Choice:
        if len(found) == 1 and key not in self._waiting:
            return found[0]
        actions = tuple(action for choice in found for action in choice.actions)
        inner = tuple(one for choice in found for one in choice.further or (choice,))
        name, state = self._table.name_of(key, self._view), self._table.state_of(key, self._view)
        of_thing = "; ".join(part for part in (state, self._most(inner)) if part)
        about = self._places(inner) if key in self._parts else of_thing
        alike = max(choice.alike for choice in found)
        return Choice(name, key, actions, inner, about, self._number(key), alike)

    def _most(self, found: Sequence[Choice]) -> str:
        """Returns the place where the thing gains most and how much, or its only place; "" if
        none."""
        gains = [(int(gain[1]), choice) for choice in found if (gain := GAIN.search(choice.about))]
        if not gains and len(found) > 1:
            return ""
        most, best = max(gains, key=lambda each: each[0], default=(0, found[0]))
        where = self._called(self._table.gesture(best.actions[0], self._view).target)
        only = len(found) == 1
        return say("choices-most", only=only, place=where, n=most) if where else ""

    def _places(self, found: Sequence[Choice]) -> str:
        """The places of a part of the board that may be chosen, with what they gain, where their
        names are short; else how that part is."""
        told = []
        for choice in found:
            gesture = self._table.gesture(choice.actions[0], self._view)
            key = gesture.target or gesture.source
            name, gain = self._called(key), GAIN.search(choice.about)
            if len(name) > SHORT:
                return self._table.state_of(self._part_of[key], self._view)
            told.append(f"{name} {gain[0]}" if gain else name)
        return ", ".join(dict.fromkeys(told))

    def told_apart(self, found: Sequence[Choice]) -> list[Choice]:
        """Choices that read alike get the name of what they begin with or go to as well, then how
        that is; equal cards of the hand, or of a sheet, are one choice; what cannot be told apart
        is counted.
        """
        for parts in (self._names_of, self._states_of):
            found = self._longer(found, parts)
        found = self._once(found)
        alike, told = Counter(choice.words for choice in found), Counter[str]()
        counted = []
        for choice in found:
            told[choice.words] += 1
            of = alike[choice.words]
            words = f"{choice.words} ({told[choice.words]} of {of})" if of > 1 else choice.words
            counted.append(choice._replace(words=words))
        return counted

    def _longer(
        self, found: Sequence[Choice], parts: Callable[[Choice], list[str]]
    ) -> list[Choice]:
        """Those that read alike with what only some of them have among these parts."""
        alike: dict[str, list[Choice]] = {}
        for choice in found:
            alike.setdefault(choice.words, []).append(choice)
        told = []
        for choice in found:
            group = alike[choice.words]
            common = set.intersection(*(set(parts(one)) for one in group))
            own = [part for part in parts(choice) if part not in common and len(group) > 1]
            told.append(choice._replace(words=", ".join([choice.words, *own])))
        return told

    def _names_of(self, choice: Choice) -> list[str]:
        return [name for key in self._ends(choice) if (name := self._called(key))]

    def _states_of(self, choice: Choice) -> list[str]:
        states = []
        for key in self._ends(choice):
            state, name = self._table.state_of(key, self._view), self._called(key)
            inside = name and name in choice.words and not choice.words.endswith(name)
            if state:
                states.append(f"{name}: {state}" if inside else state)
        return states

    def _ends(self, choice: Choice) -> list[str]:
        return [key for key in self._table.gesture(choice.actions[0], self._view) if key]

    def _once(self, found: Sequence[Choice]) -> list[Choice]:
        """Without what an equal card of the same hand or sheet, put in the same place, does as
        well; how many cards of the hand that are is kept."""
        met: dict[tuple[str, tuple[str, ...]], set[str]] = {}
        loose = self._hand | self._sheet
        kept = []
        for choice in found:
            ends = tuple("" if key in loose else key for key in self._ends(choice))
            what = choice.words, ends
            if what not in met or "" not in ends:
                kept.append((choice, what))
            met.setdefault(what, set()).update({choice.key} & self._hand)
        return [choice._replace(alike=max(1, len(met[what]))) for choice, what in kept]


def listed(found: Sequence[Choice], short: bool = False) -> list[str]:
    """The choices as numbered lines; in `short` by their names alone."""
    told = numbers(found)
    width = max((len(str(number)) for number in told), default=1)
    lines = [choice.words if short else choice.line for choice in found]
    return [f"{number:>{width}}  {line}" for number, line in zip(told, lines)]


def numbers(found: Sequence[Choice]) -> list[int]:
    """The numbers of the lines: 1 and on; or where the lines differ by a number at their end alone,
    such as the column of a place, or each begins with another thing that is called by a number,
    that one, so that both mean the same. Lines without such a thing have those that are left."""
    ends = [match for choice in found if (match := ENDS.fullmatch(choice.words)) is not None]
    stems, own = {match[1] for match in ends}, [int(match[2]) for match in ends]
    if 1 < len(ends) == len(found) and len(stems) == 1 and sorted(set(own)) == own:
        return own
    called = [choice.number for choice in found if choice.number]
    if not called or len(set(called)) < len(called):
        return list(range(1, len(found) + 1))
    left = (number for number in count(1) if number not in called)
    return [choice.number or next(left) for choice in found]


def by_name(found: Sequence[Choice]) -> bool:
    """Returns True if the lines are numbered by the numbers in the things' names."""
    return any(choice.number and choice.number == n for choice, n in zip(found, numbers(found)))


class Answer(NamedTuple):
    """The result of a typed line: a choice, or a sentence that says why there is none.

    Attributes:
        fits: the choices that the words leave open; () where they are none or one.
    """

    choice: Choice | None
    problem: str = ""
    fits: tuple[Choice, ...] = ()


def answered(line: str, found: Sequence[Choice], sure: bool = False) -> Answer:
    """The choice meant by a number, or by words that stand in one choice only.

    Words that say a thing and what is done with it as well mean that one choice of its list. A
    number by which something of another line is called means neither, unless it is `sure` that the
    choice of that number is meant; "choice 3" always is.
    """
    bare = line.casefold().removeprefix("choice ")
    if bare.isascii() and bare.isdigit():
        return _numbered(int(bare), found, sure or bare != line)
    fits = _begun(line, found) or _fitting(line, found)
    if not fits:
        return Answer(None, _told_of(line, found) or _done_with(line, found) or (
            say("choices-none", line=line, numbers=_numbers(found))
        ))
    if len(fits) == 2 and say("face-down") not in _plain(line):
        # Of the same laid up or down the plain one is meant.
        first, second = sorted(fits, key=lambda one: len(one.words))
        fits = [first] if second.words == f"{first.words} {say('face-down')}" else fits
    if len(fits) == 1:
        inner = _fitting(line, fits[0].further)
        return Answer(inner[0] if len(inner) == 1 else fits[0])
    return _open(fits, found)


def _done_with(line: str, found: Sequence[Choice]) -> str:
    """Says that the first word cannot be done with the thing named after it, and what can."""
    verb, _, rest = _plain(line).partition(" ")
    near = _fitting(rest, found) if rest else []
    told = [one.words for choice in near for one in choice.further or (choice,)]
    if not told or len(told) > SEVERAL_WAYS:
        return ""
    return say("choices-verb", verb=verb, thing=rest, ways=tuple(told))


def _told_of(line: str, found: Sequence[Choice]) -> str:
    """Says that the words occur only in the descriptions of choices, which never choose."""
    wanted, known = _plain(line), numbers(found)
    told = [
        known[at] for at, choice in enumerate(found)
        if choice.about and wanted and _scattered(wanted, _plain(choice.line))
    ]  # fmt: skip
    return say("choices-told", line=line, numbers=tuple(told)) if told else ""


def _open(fits: Sequence[Choice], found: Sequence[Choice]) -> Answer:
    """Returns an answer that lists the several choices that fit."""
    told = [
        f"{numbers(found)[found.index(choice)]} {choice.words}" if choice in found else choice.words
        for choice in fits[:LISTED]
    ]
    several = say("choices-several", ways=tuple(told), more=len(fits) > LISTED)
    return Answer(None, several, tuple(fits))


def _numbered(number: int, found: Sequence[Choice], sure: bool) -> Answer:
    """The choice of that number, or the only thing that is called so."""
    known = numbers(found)
    other = [one for one in found if number and one.number == number]
    if number not in known:
        if not other:
            return Answer(None, say("choices-no-number", n=number, numbers=_numbers(found)))
        return Answer(other[0]) if len(other) == 1 else _open(other, found)
    choice = found[known.index(number)]
    if sure or choice in other or not other:
        return Answer(choice)
    also = tuple(known[found.index(one)] for one in other)
    named = tuple(noun("choices-is", n=at, words=one.words) for at, one in zip(also, other))
    told = say("choices-other", n=number, words=choice.words, others=named, numbers=also)
    return Answer(None, told)


def _begun(line: str, found: Sequence[Choice]) -> list[Choice]:
    """Returns the choices meant by a line that begins with the whole name of a thing: "mill 2 right
    2" is within Mill 2."""
    wanted = _plain(line)
    heads = [one for one in found if one.further and wanted.startswith(f"{_plain(one.words)} ")]
    if not heads:
        return []
    head = max(heads, key=lambda one: len(one.words))
    return _fitting(wanted.removeprefix(f"{_plain(head.words)} "), head.further)


def _fitting(line: str, found: Sequence[Choice]) -> list[Choice]:
    """Choices that read just so, else those in which the words stand in that order, beside each
    other or not, else those that do the same with that place, else those in which each of them
    stands somewhere: among the lines, and the lines of the lists of those that do not fit
    themselves. What stands in their brackets chooses nothing.
    """
    wanted = _plain(line)
    run = re.compile(rf"(?<!\w){re.escape(wanted)}(?!\w)")
    ways: tuple[Callable[[Choice], object], ...] = (
        lambda choice: _plain(choice.words) == wanted,
        lambda choice: run.search(_plain(choice.words)),
        lambda choice: _in_order(wanted.split(), _plain(choice.words).split()),
        lambda choice: _same_place(wanted, _plain(choice.words)),
        lambda choice: _scattered(wanted, _plain(choice.words)),
    )
    if exact := [choice for choice in found if ways[0](choice)]:
        return exact
    for fits in ways:
        kept = [
            one
            for choice in found
            for one in ([choice] if fits(choice) else filter(fits, choice.further))
        ]
        if kept:
            return kept
    if wanted.endswith(up := f" {say('face-up')}"):
        fits_so = _fitting(wanted.removesuffix(up), found)
        return [choice for choice in fits_so if say("face-down") not in _plain(choice.words)]
    return []


def _same_place(wanted: str, words: str) -> bool:
    """Returns True if both begin with the same word and end with the same place of two numbers.
    Lines with two places never match."""
    place = re.search(r"^\D*(\w+ \d+ \w+ \d+)$", wanted)
    same = wanted.split()[:1] == words.split()[:1]
    return place is not None and same and words.endswith(place[1])


def _in_order(wanted: Sequence[str], words: Sequence[str]) -> bool:
    """Returns True if these words occur among the others in that order."""
    left = iter(words)
    return all(word in left for word in wanted)


def both(line: str, found: Sequence[Choice]) -> tuple[Choice, str] | None:
    """The choice that the first part of the line means, and what it says of the next question:
    "exchange row 2 column 2 with row 3 column 1"; None where it is not of two parts."""
    for parting in say("partings").split("|"):
        first, _, then = line.partition(f" {parting} ")
        choice = answered(first, found).choice if then else None
        if choice is not None and not choice.further:
            return choice, then
    return None


def _scattered(wanted: str, words: str) -> bool:
    """Returns True if each part occurs somewhere in the words; numbers as whole words."""
    whole = words.split()
    return all(part in (whole if part.isdigit() else words) for part in wanted.split())


def _plain(words: str) -> str:
    """Small letters without commas, colons and brackets, which few people type."""
    return " ".join(re.sub(r"[,:;.()]", " ", words.casefold()).split())


def _numbers(found: Sequence[Choice]) -> Message:
    """Returns the numbers that may be typed, as part of a sentence."""
    told = tuple(numbers(found))
    if told == tuple(range(1, len(found) + 1)):
        return BOOK.message("choices-from", n=len(found))
    return BOOK.message("choices-of", numbers=told)
