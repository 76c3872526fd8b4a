"""The match that set-up prepares: seats, options and seed; begins with those of the last time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from tabletop.ai.levels import LEVELS
from tabletop.core.chance import LONGEST_SEED
from tabletop.core.errors import BadOption
from tabletop.core.fair import fresh_salt, fresh_seed
from tabletop.core.game import Game, Option, OptionValue
from tabletop.core.letters import bears, name_from
from tabletop.scenes.setup.words import say
from tabletop.session.customs import Customs
from tabletop.session.library import Library
from tabletop.session.running import Running
from tabletop.session.seats import (
    FIGURES,
    LONGEST_NAME,
    RABBITS,
    Person,
    Seat,
    human,
    rabbit,
    same_name,
)
from tabletop.session.settings import Settings, Setup

T = TypeVar("T")


@dataclass(slots=True)
class SetupState:
    """The choices made in set-up for one game.

    Attributes:
        seats: who sits where, in seat order; at most as many as the game takes.
        options: values by key, seat options as "deck.2".
        seed: what luck is dealt from; "" = a new one.
        own: for options that took a text of the player's own, the name it is kept under.
        persons: the persons who may sit down, by name.
        together: names of those who sat together last.
        before: each figure as it last was as a person (True) or as a computer rabbit.
    """

    game: Game
    seats: list[Seat] = field(default_factory=list)
    options: dict[str, OptionValue] = field(default_factory=dict)
    seed: str = ""
    own: dict[str, str] = field(default_factory=dict)
    persons: Mapping[str, Person] = field(default_factory=dict)
    together: tuple[str, ...] = ()
    before: dict[tuple[int, bool], Seat] = field(default_factory=dict)

    @property
    def most(self) -> int:
        return min(FIGURES, max(self.game.info.players))

    @property
    def least(self) -> int:
        return min(self.game.info.players)

    def problem(self) -> str:
        """Returns why the match cannot start like this, or ""."""
        counts = self.game.info.players
        if len(self.seats) not in counts:
            name, allowed = self.game.info.name, tuple(counts)
            return say("problem-seats", game=name, allowed=allowed, n=len(self.seats))
        for key, option, _ in self.rows():
            complaint = self.complaint(key, option)
            if complaint:
                return complaint
        try:
            self.game.info.complete(len(self.seats), self.chosen())
        except BadOption as problem:
            return str(problem)
        return ""

    def complaint(self, key: str, option: Option) -> str:
        """Returns why the chosen text of an option cannot be played, and whose it is, or ""."""
        value = self.value(key)
        if not option.suggestions or option.validate is None or not isinstance(value, str):
            return ""
        complaint = option.validate(value)
        if complaint is None:
            return ""
        seat = key.partition(".")[2]
        whose = self.seats[int(seat)].name if seat else "none"
        own = self.own.get(key) or "none"
        return say("text-problem", option=option.label, whose=whose, own=own, why=complaint)

    def take_text(self, key: str, value: str, own: str = "") -> None:
        """Chooses a text: a suggestion, or the player's own text named `own`."""
        self.options[key] = value
        self.own.pop(key, None)
        if own:
            self.own[key] = own

    def chosen(self) -> dict[str, OptionValue]:
        """Returns the options that were set, without those of seats that are gone."""
        return {key: self.options[key] for key, _, _ in self.rows() if key in self.options}

    def rows(self) -> list[tuple[str, Option, str]]:
        """Returns (key, option, label) of every option; those of seats once for each seat."""
        rows: list[tuple[str, Option, str]] = []
        for option in self.game.info.options:
            if option.scope == "match":
                rows.append((option.key, option, option.label))
            else:
                rows.extend(
                    (f"{option.key}.{seat}", option, f"{option.label}: {self.seats[seat].name}")
                    for seat in range(len(self.seats))
                )
        return rows

    def presets(self) -> dict[str, dict[str, OptionValue]]:
        """Returns the options of the presets "first", "published" and "full", without those that
        are as published; who starts and what belongs to a seat is in none of them."""
        options = [o for o in self.game.info.options if o.scope == "match" and not o.starters]
        published = {option.key: option.default for option in options}
        first = {option.key: option.first for option in options if option.first is not None}
        full = {option.key: option.full for option in options if option.full is not None}
        found = {"first": {**published, **first}, "published": published}
        found["full"] = {**published, **full}
        alike = [name for name in found if name != "published" and found[name] == published]
        return {name: values for name, values in found.items() if name not in alike}

    @property
    def preset(self) -> str:
        """Returns the preset that the options are, "own" for none."""
        found = self.presets().items()
        return next(
            (name for name, each in found if all(self.value(k) == v for k, v in each.items())),
            "own",
        )

    def value(self, key: str) -> OptionValue:
        return self.options.get(key, self.game.info.option(key).default)

    def set_human(self, seat: int, person: bool) -> None:
        """Makes a seat a person's or a computer's, with the name and level it last had as such.

        A seat that never was a person's is taken by the next of those who sat together last.
        """
        old = self.seats[seat]
        if old.human == person:
            return
        self.before[old.figure, old.human] = old
        fresh = human("", old.figure) if person else rabbit(self._level(), old.figure)
        before = self.before.get((old.figure, person), fresh)
        taken = self.people if person else ()
        waiting = [name for name in self.together if name in self.persons and name not in taken]
        if person and before == fresh and waiting:
            self.take(seat, waiting[0])
        else:
            self.seats[seat] = fresh if before.name in taken else before
            self._tell_apart()

    @property
    def people(self) -> tuple[str, ...]:
        """The names of the people at the table, in the order of their seats."""
        return tuple(seat.name for seat in self.seats if seat.human)

    def take(self, place: int, name: str) -> None:
        """Seats a person ("" = a guest), or swaps them here if they sit elsewhere.

        They bring their rabbit, unless another person plays it.
        """
        old, seats = self.seats[place], self.seats
        there = [p for p, seat in enumerate(seats) if seat.human and seat.name == name]
        if name and there and there[0] != place:
            self._swap(place, there[0])
            return
        known = self.persons.get(name)
        figure = known.figure if known is not None else old.figure
        holder = next((p for p, seat in enumerate(seats) if seat.figure == figure), place)
        if holder != place and seats[holder].human:
            figure = old.figure
        elif holder != place:
            seats[holder] = _moved(seats[holder], old.figure)
        seats[place] = human(name, figure)
        self._tell_apart()

    def _tell_apart(self) -> None:
        """Gives a rabbit that is called like somebody else at the table another name."""
        for place, seat in enumerate(self.seats):
            others = [each.name for p, each in enumerate(self.seats) if p != place]
            if not seat.human and same_name(others, seat.name) is not None:
                free = next(name for name in RABBITS if same_name(others, name) is None)
                self.seats[place] = seat._replace(name=free)

    def _swap(self, one: int, other: int) -> None:
        """Swaps two seats with their options."""
        to = {one: other, other: one}
        self.seats[one], self.seats[other] = self.seats[other], self.seats[one]
        across = lambda at: to.get(at, at)  # noqa: E731
        self.options, self.own = _moved_seats(self.options, across), _moved_seats(self.own, across)

    def same_as_last_time(self) -> None:
        """Seats the people of the last match on the first seats of this game, rabbits on the
        rest."""
        names = self.together[: self.most]
        while len(self.seats) < len(names):
            self.add_seat()
        for place, name in enumerate(names):
            self.take(place, name if name in self.persons else "")
        for place in range(len(names), len(self.seats)):
            self.set_human(place, False)

    @property
    def as_last_time(self) -> bool:
        """Returns True if the same people sit here as in the last match, or nobody is known."""
        known = [name for name in self.together[: self.most] if name in self.persons]
        here = [name for name in self.people if name in self.persons]
        return sorted(here) == sorted(known) or not known

    def set_level(self, seat: int, level: int) -> None:
        """Sets a seat's level, counted from 0 for easy."""
        self.seats[seat] = self.seats[seat]._replace(level=LEVELS[level])

    def set_name(self, place: int, typed: str) -> str:
        """Sets the name of a seat; the name of a person who is known here seats that person.

        Returns:
            "", or why the name is another one than was typed.
        """
        old = self.seats[place]
        name = name_from(typed, LONGEST_NAME)
        others = [seat.name for p, seat in enumerate(self.seats) if p != place]
        if same_name(others, name) is not None:
            return say("name-taken", name=name, kept=old.name)
        known = same_name(self.persons, name) if old.human else None
        if known is not None:
            self.take(place, known)
        else:
            self.seats[place] = old._replace(name=name or old.unnamed)
        return "" if name else say("name-empty", name=self.seats[place].name)

    def add_seat(self) -> None:
        """Adds a computer player with the first figure that nobody has."""
        if len(self.seats) < self.most:
            free = set(range(FIGURES)) - {seat.figure for seat in self.seats}
            self.seats.append(rabbit(self._level(), min(free)))
            self._tell_apart()

    def _level(self) -> str:
        """Returns the level for a new computer player: that of the last one."""
        levels = [seat.level for seat in self.seats if not seat.human]
        return levels[-1] if levels else "normal"

    def remove_seat(self, seat: int) -> None:
        """Removes a seat; those behind it move up with their options."""
        if len(self.seats) > self.least:
            del self.seats[seat]
            up = lambda at: None if at == seat else at - (at > seat)  # noqa: E731
            self.options, self.own = _moved_seats(self.options, up), _moved_seats(self.own, up)

    def final_seed(self) -> str:
        """Returns the seed that was entered, or a new one."""
        kept = "".join(filter(bears, self.seed)).strip()[:LONGEST_SEED]
        return kept or fresh_seed()

    def begin(
        self, settings: Settings, library: Library, options: Mapping[str, object] | None = None
    ) -> Running:
        """Starts the match, with other options than those chosen if they are given.

        Raises:
            BadOption: it cannot be played.
        """
        customs = Customs(settings.forced_choices, settings.free_undo, settings.covers)
        chosen = self.chosen() if options is None else options
        return Running.new(
            self.game.info.key,
            self.seats,
            chosen,
            self.final_seed(),
            library,
            customs=customs,
            salt=fresh_salt(),
        )

    def remembered(self) -> Setup:
        """Returns the seats and options to be stored in the settings."""
        return Setup(tuple(self.seats), self.chosen())


def last_setup(game: Game, settings: Settings) -> SetupState:
    """Returns the last set-up, as far as the game still accepts it; else a new one."""
    state = SetupState(
        game, _first_seats(game, settings), persons=settings.persons, together=settings.together
    )
    last = settings.setups.get(game.info.key)
    if last is None:
        firsts = {each.key: each.first for each in game.info.options if each.first is not None}
        state.options.update(firsts)
        if state.together:
            state.same_as_last_time()
        return state
    if len(last.seats) in game.info.players:
        state.seats = list(last.seats)
    for place, seat in enumerate(state.seats):
        if seat.human and seat.name in state.persons:
            state.take(place, seat.name)
    for key, value in last.options.items():
        try:
            state.options[key] = game.info.option(key).checked(value)
        except BadOption:
            continue
    return state


FIRST_LEVEL = "easy"
"""The level of the other rabbits in the first match of a game: the coach speaks in it."""


def _first_seats(game: Game, settings: Settings) -> list[Seat]:
    name = settings.name or next(
        (s.name for setup in settings.setups.values() for s in setup.seats if s.human), ""
    )
    count = game.info.first_players or min(game.info.players)
    level = settings.level or FIRST_LEVEL
    return [human(name, 0)] + [rabbit(level, figure) for figure in range(1, count)]


def _moved_seats(values: Mapping[str, T], to: Callable[[int], int | None]) -> dict[str, T]:
    """Returns the options with those of seats moved to other seats; None takes them away."""
    found = {}
    for key, value in values.items():
        stem, _, seat = key.partition(".")
        place = to(int(seat)) if seat else -1
        if place is not None:
            found[f"{stem}.{place}" if seat else key] = value
    return found


def _moved(seat: Seat, figure: int) -> Seat:
    """Returns the seat with another figure; a default name changes with it."""
    moved = seat._replace(figure=figure)
    return moved._replace(name=moved.unnamed) if seat.name == seat.unnamed else moved
