"""The match that set-up prepares: seats, options and seed; begins with those of the last time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from tabletop.ai.levels import LEVELS
from tabletop.core.chance import LONGEST_SEED
from tabletop.core.errors import BadOption
from tabletop.core.fair import fresh_seed
from tabletop.core.game import Game, Option, OptionValue
from tabletop.core.letters import bears, name_from
from tabletop.session.seats import FIGURES, LONGEST_NAME, Seat, human, rabbit
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
        before: each figure as it last was as a person (True) or as a computer rabbit.
    """

    game: Game
    seats: list[Seat] = field(default_factory=list)
    options: dict[str, OptionValue] = field(default_factory=dict)
    seed: str = ""
    own: dict[str, str] = field(default_factory=dict)
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
            allowed = ", ".join(map(str, counts))
            return f"{self.game.info.name} is for {allowed} players, not {len(self.seats)}."
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
        whose = f" of {self.seats[int(seat)].name}" if seat else ""
        own = f" ({self.own[key]})" if self.own.get(key) else ""
        return f"{option.label}{whose}{own}: {complaint}"

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

    def value(self, key: str) -> OptionValue:
        return self.options.get(key, self.game.info.option(key).default)

    def set_human(self, seat: int, person: bool) -> None:
        """Makes a seat a person's or a computer's, with the name and level it last had as such."""
        old = self.seats[seat]
        if old.human != person:
            fresh = human("", old.figure) if person else rabbit(self._level(), old.figure)
            self.before[old.figure, old.human] = old
            self.seats[seat] = self.before.get((old.figure, person), fresh)

    def set_level(self, seat: int, level: int) -> None:
        """Sets a seat's level, counted from 0 for easy."""
        self.seats[seat] = self.seats[seat]._replace(level=LEVELS[level])

    def set_name(self, seat: int, name: str) -> None:
        """Sets a seat's name; an empty name becomes the figure's default name."""
        old = self.seats[seat]
        shown = name_from(name, LONGEST_NAME)
        if not shown:
            shown = human("", old.figure).name if old.human else rabbit("normal", old.figure).name
        self.seats[seat] = old._replace(name=shown)

    def add_seat(self) -> None:
        """Adds a computer player with the next figure."""
        if len(self.seats) < self.most:
            self.seats.append(rabbit(self._level(), len(self.seats)))

    def _level(self) -> str:
        """Returns the level for a new computer player: that of the last one."""
        levels = [seat.level for seat in self.seats if not seat.human]
        return levels[-1] if levels else "normal"

    def remove_seat(self, seat: int) -> None:
        """Removes a seat; those behind it move up with their options and take the figures in
        order."""
        if len(self.seats) > self.least:
            rest = [s for i, s in enumerate(self.seats) if i != seat]
            self.options, self.own = _moved_up(self.options, seat), _moved_up(self.own, seat)
            self.seats = [_moved(s, i) for i, s in enumerate(rest)]

    def final_seed(self) -> str:
        """Returns the seed that was entered, or a new one."""
        kept = "".join(filter(bears, self.seed)).strip()[:LONGEST_SEED]
        return kept or fresh_seed()

    def remembered(self) -> Setup:
        """Returns the seats and options to be stored in the settings."""
        return Setup(tuple(self.seats), self.chosen())


def last_setup(game: Game, settings: Settings) -> SetupState:
    """Returns the last set-up, as far as the game still accepts it; else a new one."""
    state = SetupState(game, _first_seats(game, settings))
    last = settings.setups.get(game.info.key)
    if last is None:
        firsts = {each.key: each.first for each in game.info.options if each.first is not None}
        state.options.update(firsts)
        return state
    if len(last.seats) in game.info.players:
        state.seats = list(last.seats)
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


def _moved_up(values: Mapping[str, T], gone: int) -> dict[str, T]:
    """Returns the options without those of seat `gone`; the seats behind it move up."""
    found = {}
    for key, value in values.items():
        stem, _, seat = key.partition(".")
        if not seat:
            found[key] = value
        elif int(seat) != gone:
            found[f"{stem}.{int(seat) - (int(seat) > gone)}"] = value
    return found


def _moved(seat: Seat, figure: int) -> Seat:
    """Returns the seat with another figure; a default name changes with it."""
    own = human("", seat.figure) if seat.human else rabbit("normal", seat.figure)
    fresh = human("", figure) if seat.human else rabbit("normal", figure)
    name = fresh.name if seat.name == own.name else seat.name
    return seat._replace(figure=figure, name=name)
