"""The contract of a game with the rest of the program: its facts, options, states and results.

No game lives here.
"""

from __future__ import annotations

import importlib
import importlib.resources
import importlib.util
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Final, Literal, NamedTuple, Protocol, Self, TypeVar

from tabletop.core.action import Action
from tabletop.core.asking import OftenAsking
from tabletop.core.errors import BadOption, explain
from tabletop.core.event import Sink
from tabletop.core.words import Words
from tabletop.words import Fact, Message
from tabletop.words.books import said

T = TypeVar("T")

Player = int
"""A seat, 0 to n - 1."""

CHANCE: Final[Player] = -1
"""The dealer's seat: luck is its action."""

ASKED: Final[tuple[tuple[Player, ...], ...]] = ((0,), (1,), (2,), (3,), (4,), (5,))
DEALER: Final[tuple[Player, ...]] = (CHANCE,)
NOBODY: Final[tuple[Player, ...]] = ()
"""Answers of `State.actors` when one seat owes a decision, the dealer does, or nobody: made once,
for it is asked all the time."""

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]


class Refusal(NamedTuple):
    """The reason why an action is not allowed: the paragraph's number and the message that says
    so."""

    rule: str
    message: str | Message

    @classmethod
    def of(cls, book: str, rule: str, key: str, **facts: Fact) -> Self:
        """A refusal told by the message "no-key" of a game's book."""
        return cls(rule, Message(book, f"no-{key}", tuple(facts.items())))

    @property
    def reason(self) -> str:
        """One sentence for the player."""
        return said(self.message)


class Source(NamedTuple):
    """One line of a results table: where points came from, for each seat.

    Lines that share a heading are summed up under it first, and told one by one after that.
    """

    title: str | Message
    points: tuple[int, ...]
    heading: str | Message = ""

    @property
    def name(self) -> str:
        """The words for where the points came from."""
        return said(self.title)

    @property
    def group(self) -> str:
        """The name under which lines are summed up; "" for a line of its own."""
        return said(self.heading)


def folded(sources: Sequence[Source]) -> list[Source]:
    """The sources with one line for each group, where its first line stood."""
    lines: dict[str | Message, Source] = {}
    for source in sources:
        title = source.heading or source.title
        before = lines.get(title)
        points = source.points
        if before is not None:
            points = tuple(a + b for a, b in zip(before.points, points, strict=True))
        lines[title] = Source(title, points, source.heading)
    return list(lines.values())


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a match.

    Attributes:
        scores: one number a seat, higher is better.
        ranks: one number a seat, 1 is first; seats that tie share a rank.
        winners: the seats that won, several when they share, none when nobody does.
        ending: the message that says what ended the match.
        sources: the scores taken apart, each line over all seats.
        early: whether the players ended it before the rules did.
        by_points: whether the scores decided who won.
    """

    scores: tuple[float, ...]
    ranks: tuple[int, ...]
    winners: tuple[Player, ...]
    ending: str | Message
    sources: tuple[Source, ...] = ()
    early: bool = False
    by_points: bool = True

    @property
    def reason(self) -> str:
        """One sentence that says what ended the match."""
        return said(self.ending)


class View(Protocol):
    """Facts that one seat may know of a state; frozen. Each game has its own, with at least
    these."""

    @property
    def viewer(self) -> Player | None: ...
    @property
    def actors(self) -> tuple[Player, ...]: ...
    @property
    def turn(self) -> int: ...
    @property
    def over(self) -> bool: ...


class State(Protocol):
    """A moment of a match. Mutable; whoever wants to try something works on a clone."""

    @property
    def players(self) -> int: ...

    def actors(self) -> tuple[Player, ...]:
        """Returns the seats that must decide, in order of seats.

        () = over, (CHANCE,) = the dealer, several = sealed at the same time.
        """

    def legal_actions(self, player: Player) -> Sequence[Action]:
        """All that `player` may do now: complete, finite, unique, in a fixed order.

        () for a seat that is not asked.
        """

    def apply(self, player: Player, action: Action, sink: Sink | None = None) -> None:
        """Carries out a legal action.

        A pure function of state, player and action; trusts legality.
        """

    def why_not(self, player: Player, action: Action) -> Refusal | None:
        """The rule that refuses `action`, or None when it is legal."""

    def is_over(self) -> bool: ...

    def clock_action(self) -> Action | None:
        """Returns the action of the clock while a player thinks, legal for CHANCE then but never
        listed; None if there is none."""

    def result(self) -> Result:
        """Returns the result; only of a state that is over."""

    def clone(self) -> Self: ...

    def chance_outcomes(self) -> Sequence[tuple[Action, float]] | None:
        """All outcomes with their probabilities, summing to 1; None when too many to list."""

    def sample_chance(self, rng: Random) -> Action: ...

    def view(self, viewer: Player | None) -> View:
        """Returns that seat's view, frozen; None for the public view."""

    def info_key(self, player: Player) -> Hashable:
        """Returns the player's information set with perfect recall, as a key."""

    def redeterminize(self, player: Player, rng: Random, forget: float = 0.0) -> None:
        """Redraws in place all that the player does not know.

        `forget` (0 to 1) is the chance that a remembered, no longer visible fact is dropped too.
        With generators of the same seed it drops the same facts all match long: draw one number
        and let it decide fact by fact. States that `player` cannot tell apart become equal, and
        use up the same luck.
        """

    def digest(self) -> str:
        """A short text, equal for equal states and, for all practice, only for them."""

    def check(self) -> None:
        """Raises ImpossibleState when the state cannot be."""


def lacking(state: object) -> tuple[str, ...]:
    """The names of what the contract asks of a state and this one does not have."""
    asked = (name for name in vars(State) if not name.startswith("_"))
    return tuple(name for name in asked if not hasattr(state, name))


def opened(state: State, view: View) -> View:
    """A view of the match that `state` is a moment of, with what lies face down on the table open.

    For whoever looks back at all open. Games whose secrets are all in hands have no `opened`: the
    view stays as it is.
    """
    turned = getattr(state, "opened", None)
    return turned(view) if turned is not None else view


def scores_so_far(state: State) -> tuple[float, ...]:
    """Returns the scores everybody can see of a match that its players end before the rules do.

    Games without open scores have no `scores_so_far`: all are 0.
    """
    found = getattr(state, "scores_so_far", None)
    return tuple(map(float, found())) if found is not None else (0.0,) * state.players


LOSER: Final[Player] = -1
"""Stands for a seat in `Option.starters`: the one that lost the match before."""


class Suggestion(NamedTuple):
    """A text that set-up offers to choose: the value, its name, and one line on it.

    `label` and `about` tell the last two.
    """

    value: str
    title: str | Message
    note: str | Message = ""

    @property
    def label(self) -> str:
        return said(self.title)

    @property
    def about(self) -> str:
        return said(self.note)


@dataclass(frozen=True, slots=True)
class Option:
    """Something that is decided before the match.

    Attributes:
        key: its name in records and on the command line.
        kind: what values it takes.
        default: its value when nobody says otherwise.
        title: its name on the set-up screen, told by `label`.
        about: one line on what it does, told by `help`.
        scope: "match", or "seat" for one value a seat, keyed "deck.2".
        choices: (value, title) pairs of kind "choice"; `labelled` tells the titles.
        low, high: limits of kind "int", both included.
        validate: for kind "text": the sentence that says what is wrong, or None.
        suggestions: for kind "text": texts to choose from; set-up then takes no free writing.
        kept: for kind "text" with suggestions: the name under which players keep texts of their
            own ("decks"), which are offered besides; "" when they cannot.
        always: with so many seats or more it is on, whatever is chosen; 0 = never.
        aid: the name under which statistics count a match with this option on as helped ("marks");
            "" when it is no help.
        first, full: values in the presets "First match", which the first set-up of a game has, and
            "Everything", if they differ from the default.
        before: its value in records that do not name it, for an option that came later and
            differs by default from what was played until then.
        starters: for an option that says who starts: (value, seat) pairs; the seat is LOSER where
            whoever lost the last match of a row starts. A value that is not in it leaves it open.
    """

    key: str
    kind: Literal["bool", "choice", "int", "text"]
    default: OptionValue
    title: str | Message
    about: str | Message
    scope: Literal["match", "seat"] = "match"
    choices: tuple[tuple[str, str | Message], ...] = ()
    low: int = 0
    high: int = 0
    validate: Callable[[str], str | None] | None = None
    suggestions: tuple[Suggestion, ...] = ()
    kept: str = ""
    aid: str = ""
    always: int = 0
    first: OptionValue | None = None
    full: OptionValue | None = None
    before: OptionValue | None = None
    starters: tuple[tuple[OptionValue, Player], ...] = ()

    @classmethod
    def told(
        cls,
        book: str,
        key: str,
        kind: Literal["bool", "choice", "int", "text"],
        default: OptionValue,
        choices: Sequence[str] = (),
        **more: Any,
    ) -> Self:
        """An option that is told by the message "option-key" of a game's book, by its attributes
        `.help` and, for each choice, `.value-choice`."""
        name = f"option-{key.replace('_', '-')}"
        titles = tuple((value, Message(book, f"{name}.value-{value}")) for value in choices)
        about = Message(book, f"{name}.help")
        return cls(key, kind, default, Message(book, name), about, choices=titles, **more)

    @property
    def label(self) -> str:
        """Its name on the set-up screen."""
        return said(self.title)

    @property
    def help(self) -> str:
        """One line on what it does."""
        return said(self.about)

    @property
    def labelled(self) -> tuple[tuple[str, str], ...]:
        """The values of kind "choice" with what they are called."""
        return tuple((value, said(title)) for value, title in self.choices)

    def checked(self, value: object) -> OptionValue:
        """`value` when this option may take it.

        Raises:
            BadOption: it may not; the text says what it may take.
        """
        if self.kind == "bool" and isinstance(value, bool):
            return value
        if (
            self.kind == "int"
            and isinstance(value, int)
            and not isinstance(value, bool)
            and self.low <= value <= self.high
        ):
            return value
        if self.kind == "choice" and isinstance(value, str) and value in dict(self.choices):
            return value
        if self.kind == "text" and isinstance(value, str):
            complaint = self.validate(value) if self.validate else None
            if complaint is None:
                return value
            raise BadOption(explain("option-text", option=self.key, why=Exception(complaint)))
        given = repr(value)
        raise BadOption(explain("option-value", option=self.key, given=given, takes=self.takes))

    def parse(self, text: str) -> OptionValue:
        """The value that `text` (from a command line) stands for.

        Raises:
            BadOption: it stands for none this option takes.
        """
        word = text.strip()
        if self.kind == "bool" and word.lower() in ("on", "yes", "true", "1"):
            return True
        if self.kind == "bool" and word.lower() in ("off", "no", "false", "0"):
            return False
        if self.kind == "int":
            try:
                return self.checked(int(word))
            except ValueError:
                pass
        return self.checked(word if self.kind == "choice" else text)

    @property
    def takes(self) -> Message:
        """The values it takes."""
        values = tuple(value for value, _ in self.choices)
        return explain("takes", kind=self.kind, low=self.low, high=self.high, values=values)


@dataclass(frozen=True, slots=True)
class GameInfo:
    """The facts of a game that need no state.

    Attributes:
        key: folder, option and record name.
        name: as players say it.
        rules_version: raised when old records would play out differently.
        players: the seat counts it can be played with.
        verbs: names of the action kinds; `Action.kind` indexes them.
        options: what set-up offers.
        max_actions: no match is longer than this many logged actions.
        pitch: up to three lines about the game for set-up, told by `tagline`.
        hidden: whether seats keep secrets from each other (hot-seat needs a cover).
        fewest: whether scores count what one wants few of; they are kept negative, so that more
            is always better, and shown without the minus.
        first_players: the seat count of the first set-up; 0 = the fewest.
        part: what a match is told in, "turn" or "round": what a view's `turn` counts.
        minutes: about so many a first match takes; 0 = not told.
        weight: how much there is to think of, 1 to 3.
    """

    key: str
    name: str
    rules_version: int
    players: tuple[int, ...]
    verbs: tuple[str, ...]
    options: tuple[Option, ...]
    max_actions: int
    pitch: tuple[str | Message, ...] = ()
    hidden: bool = True
    fewest: bool = False
    part: str = "turn"
    first_players: int = 0
    minutes: int = 0
    weight: int = 2

    @property
    def tagline(self) -> tuple[str, ...]:
        """The lines about the game for set-up."""
        return tuple(map(said, self.pitch))

    def option(self, key: str) -> Option:
        """The option with that key; "deck.2" finds the seat option "deck".

        Raises:
            BadOption: there is none.
        """
        stem = key.partition(".")[0]
        for option in self.options:
            if option.key == key or (option.scope == "seat" and option.key == stem):
                return option
        known = tuple(option.key for option in self.options)
        raise BadOption(explain("no-option", game=self.name, option=key, known=known))

    def starting(self) -> Option | None:
        """The option that says who starts; None when the game lets nobody choose that."""
        return next((option for option in self.options if option.starters), None)

    def recorded(self, named: Mapping[str, object]) -> dict[str, object]:
        """The options of a record, with the values that options had before they existed."""
        before = {option.key: option.before for option in self.options if option.before is not None}
        return {**before, **named}

    def complete(self, players: int, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options with their values, the given ones checked, the others at their defaults.

        Raises:
            BadOption: an option or seat count this game does not take.
        """
        if players not in self.players:
            wanted = explain("counts", game=self.name, counts=self.players, players=players)
            raise BadOption(wanted)
        values: dict[str, OptionValue] = {}
        for option in self.options:
            keys = (
                [option.key]
                if option.scope == "match"
                else [f"{option.key}.{p}" for p in range(players)]
            )
            values.update((key, option.default) for key in keys)
        for key, value in given.items():
            checked = self.option(key).checked(value)
            if key not in values:
                facts: dict[str, Fact] = {"game": self.name, "option": key, "known": tuple(values)}
                raise BadOption(explain("no-option.players", players=players, **facts))
            values[key] = checked
        return values


class Later:
    """A function by its dotted name, "package.module:function", imported when it is first called.

    With it a game's facts can be read without loading its rules.
    """

    __slots__ = ("_found", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self._found: Callable[..., Any] | None = None

    def __call__(self, *args: Any) -> Any:
        if self._found is None:
            module, _, function = self.name.partition(":")
            self._found = getattr(importlib.import_module(module), function)
        assert self._found is not None
        return self._found(*args)

    def __repr__(self) -> str:
        return f"Later({self.name!r})"


@dataclass(frozen=True, slots=True)
class Game:
    """A registered game: its facts, its first state, and the package that holds its other parts.

    Attributes:
        start: makes the state before anything is dealt, from the seat count and the complete
            options; a `Later`, so that the rules are loaded with the first match.
        package: dotted name of its folder; parts are modules in it (`words/text`).
        often: for a game that asks its players often for what they mostly have no use for: gives
            one of its states as what can be asked about that.
    """

    info: GameInfo
    start: Callable[[int, Options], State]
    package: str
    often: Callable[[State], OftenAsking] | None = None
    parts: dict[str, ModuleType] = field(default_factory=dict, repr=False, compare=False)

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """Goes to another process by the name of its folder.

        Raises:
            TypeError: the folder's GAME is another game, which would arrive in its place.
        """
        if _game_in(self.package) is not self:
            raise TypeError(f"{self.package} has another GAME; this one cannot be pickled.")
        return _game_in, (self.package,)

    def part(self, name: str) -> ModuleType | None:
        """The module of that role in the game's folder; None when it has nothing to say there."""
        if name not in self.parts:
            dotted = find_part(self.package, name)
            if not dotted:
                return None
            self.parts[name] = importlib.import_module(dotted)
        return self.parts[name]

    def asking(self, state: State) -> OftenAsking | None:
        """A state of this game, where the game asks its players often; else None."""
        return self.often(state) if self.often is not None else None

    @property
    def words(self) -> Words | None:
        """Every word of the game a player reads; None for a game without any."""
        module = self.part("text")
        return Words.of(module) if module is not None else None


PARTS: Final = {
    "text": "words",
    "heuristics": "agents",
    "policy": "agents",
    "judge": "agents",
    "measures": "agents",
    "plans": "agents",
}
"""The folder inside a game's own in which the module of a role lies."""


def find_part(package: str, name: str) -> str:
    """The dotted name of the module of a role in a game's folder, "" when it has none.

    A small game may keep it on the one floor of its folder.
    """
    for dotted in (f"{package}.{PARTS.get(name, name)}.{name}", f"{package}.{name}"):
        try:
            if importlib.util.find_spec(dotted) is not None:
                return dotted
        except ModuleNotFoundError:
            continue
    return ""


def constant_in(package: str, part: str, name: str, kind: type[T]) -> T | None:
    """Returns a constant of a part of the game in that folder; None if it has none of that kind."""
    dotted = find_part(package, part)
    found = getattr(importlib.import_module(dotted), name, None) if dotted else None
    return found if isinstance(found, kind) else None


def data_file(package: str, part: str, name: str) -> Path:
    """Returns the path of a data file beside a part of a game, existing or not.

    Args:
        package: the dotted name of the game's folder.
        part: a role, such as "policy".

    Raises:
        FileNotFoundError: the game has no such part.
    """
    dotted = find_part(package, part)
    if not dotted:
        raise FileNotFoundError(f"{package} has no {part}")
    return Path(str(importlib.resources.files(dotted.rpartition(".")[0]) / name))


def _game_in(package: str) -> Game:
    game: Game = importlib.import_module(package).GAME
    return game
