"""Lessons as data: what lies in a game's folder `lessons/`, read and checked. Plays nothing.

A lesson is a TOML file: a start (who plays, options, what luck brings, what was done before) and
steps: what is pointed at, what the player must do, and what the others do then. Its words are
messages beside it, `en.ftl`: the file `1_hop.toml` has the title `hop` and the steps `hop-1`,
`hop-2` and so on. `untaught.toml` lists the rules that no lesson tells, `coach.toml` what is
explained in a first match, `choices.toml` the rules behind all other choices, `worked.toml` a turn
for the rule book.
"""

from __future__ import annotations

import importlib
import tomllib
from collections.abc import Collection, Container, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from tabletop.core.action import Action, parse_action
from tabletop.core.errors import TabletopError
from tabletop.core.game import Game, OptionValue, Player
from tabletop.core.letters import clean, quoted
from tabletop.core.match import Entry
from tabletop.core.registry import screens
from tabletop.core.words import rulebook
from tabletop.words import Message
from tabletop.words.books import LESSONS, Book, book, said

UNTAUGHT: Final = "untaught"
COACH: Final = "coach"
CHOICES: Final = "choices"
WORKED: Final = "worked"
TIP: Final = "tip"
ANY: Final = "any"

MOST_BEHIND: Final = 2
"""So many rules are told behind one choice."""


class BadLesson(TabletopError):
    """A lesson's file says something that cannot be; the text says where and what."""


class Wanted(NamedTuple):
    """One action that a step waits for: a certain one, any of a verb, or any at all.

    Attributes:
        kind: the verb's number, -1 = any.
        action: the very action, None = any of the verb.
    """

    kind: int = -1
    action: Action | None = None

    def fits(self, action: Action) -> bool:
        """Returns True if that action is one of those meant."""
        if self.action is not None:
            return action == self.action
        return self.kind in (-1, action.kind)


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that is said, and what is to be done about it.

    Attributes:
        words: the message of what is said.
        point: keys of what it speaks of; what is named first is pointed at.
        do: ways of doing it, each some actions in order; () = the player only reads and goes on.
        luck: what the dealer brings from here on, in order.
        then: what is done after it, by whom.
        check: what must hold of the player's view when the step is over, by path ("carrots.0").
        mood: the rabbit's pose.
        use: on a screen of the game's own: keys of the controls that may be used.
        until: and what must be seen of that screen for the step to be done, by path.
    """

    words: Message
    point: tuple[str, ...] = ()
    do: tuple[tuple[Wanted, ...], ...] = ()
    luck: tuple[Action, ...] = ()
    then: tuple[Entry, ...] = ()
    check: Mapping[str, Any] | None = None
    mood: str = "stand"
    use: tuple[str, ...] = ()
    until: Mapping[str, Any] | None = None

    @property
    def say(self) -> str:
        """The rabbit's words."""
        return said(self.words)

    @property
    def wrong(self) -> str:
        """The answer when something else is tried; "" = the usual nudge."""
        return _part(self.words, "wrong")

    @property
    def names(self) -> tuple[str, ...]:
        """Words of the program that it says ("Trade"): they stand on the screen then."""
        return _split(_part(self.words, "names"))

    @property
    def shows(self) -> tuple[str, ...]:
        """The table's own words, which it tells then while the step says others."""
        return _split(_part(self.words, "shows"))


@dataclass(frozen=True, slots=True)
class Lesson:
    """One idea, taught by playing it.

    Attributes:
        game: the game's key.
        key: the file's name.
        words: the message of its title.
        minutes: how long it takes.
        seat: the player's.
        luck, actions: what the dealer brings at first, and what was done before the first step.
        option: the option it belongs to ("sky"), "" for a lesson of the game itself.
        teaches: numbers of the rules that are told.
        screen: the game's own screen on which it is played, "" = the table.
        moment: what that screen shows at the beginning.
    """

    game: str
    key: str
    words: Message
    minutes: int
    players: int
    options: Mapping[str, OptionValue]
    seed: str
    seat: Player
    luck: tuple[Action, ...]
    actions: tuple[Entry, ...]
    steps: tuple[Step, ...]
    option: str = ""
    teaches: tuple[str, ...] = ()
    screen: str = ""
    moment: str = ""

    @property
    def title(self) -> str:
        return said(self.words)

    @property
    def about(self) -> str:
        """One line on what it is for."""
        return _part(self.words, "about")

    @property
    def extra(self) -> bool:
        """Returns True if one can play the game without it."""
        return bool(self.option or self.screen)

    def step(self, at: int) -> Step:
        """The step of that number; the last one when all is done."""
        return self.steps[min(at, len(self.steps) - 1)]


@dataclass(frozen=True, slots=True)
class Tip:
    """An explanation that the coach gives once.

    Attributes:
        key: its name, under which it is remembered.
        words: the message of what is said.
        event: the kind of event that it explains when it is first seen.
        verb: or the verb of an action that may be done for the first time, -1 = none.
        face: the face the event must show; -1 = any.
        mine: whether the event must be the player's own (True) or another's (False); None = any.
        point: what it points at; "" = the event's piece or place.
        rule: the paragraph that says more.
        players: how many must play for it to be told, 0 = any number.
        unless: the verb of an action beside which it is not told yet, -1 = none.
        most: told only where the player's view has at most that number there, by path ("pile").
    """

    key: str
    words: Message
    event: str = ""
    verb: int = -1
    mine: bool | None = None
    point: str = ""
    rule: str = ""
    face: int = -1
    players: int = 0
    unless: int = -1
    most: tuple[tuple[str, int], ...] = ()

    @property
    def say(self) -> str:
        return said(self.words)

    def asked(self, verbs: Container[int], view: Any) -> bool:
        """Returns True if it is about a choice among actions of these verbs, as the view stands."""
        few = all(look_up(view, path) <= number for path, number in self.most)
        return self.verb in verbs and self.unless not in verbs and few


class Course(NamedTuple):
    """The course of one game: its lessons in order, and the tips of the coach.

    Attributes:
        untaught: the rules that neither tells.
        behind: by verb, the rules behind a choice that no tip is about.
    """

    lessons: tuple[Lesson, ...]
    tips: tuple[Tip, ...]
    untaught: tuple[str, ...]
    behind: Mapping[int, tuple[str, ...]]

    def about(
        self, verbs: Collection[int], view: Any, players: int, asked: Sequence[str] = ()
    ) -> tuple[str, tuple[str, ...]]:
        """Returns the coach's words about actions of these verbs, or "", and the numbers of their
        rules; those of the question, `asked`, come first."""
        fits = (tip for tip in self.tips if tip.players in (0, players) and tip.asked(verbs, view))
        tip = next((tip for tip in fits if not asked or tip.rule in asked), None)
        said = tip.say if tip is not None else ""
        if asked:
            return said, tuple(asked)
        if tip is not None:
            return said, (tip.rule,) if tip.rule else ()
        numbers = dict.fromkeys(n for verb in sorted(verbs) for n in self.behind.get(verb, ()))
        return said, tuple(numbers)[:MOST_BEHIND]


def words_of(game: Game) -> Book:
    """The messages of a game's lessons, its coach and its worked turn."""
    return book(f"{game.package}.{LESSONS}")


def _part(words: Message, name: str) -> str:
    """An attribute of a message; "" where it has none of that name."""
    key = f"{words.key}.{name}"
    return book(words.book).say(key) if book(words.book).has(key) else ""


def _split(listed: str) -> tuple[str, ...]:
    return tuple(filter(None, listed.split("; ")))


def folder(game: Game) -> Path | None:
    """Finds the folder of a game's lessons; None for a game without any."""
    package = importlib.import_module(game.package)
    if package.__file__ is None:
        return None
    found = Path(package.__file__).parent / "lessons"
    return found if found.is_dir() else None


def course(game: Game) -> Course:
    """The lessons of a game in the order of their files' names, the coach's tips, the rest.

    Raises:
        BadLesson: a file cannot be read or says what cannot be.
    """
    where = folder(game)
    if where is None:
        return Course((), (), (), {})
    if where not in _read:
        _read[where] = _course(game, where)
    return _read[where]


_read: dict[Path, Course] = {}


@cache
def outline(game: Game) -> Mapping[str, bool]:
    """The keys of a game's lessons, and whether each is extra; reads the first lines of each file.

    Raises:
        BadLesson: a file cannot be read.
    """
    where = folder(game)
    found = {}
    for path in sorted(where.glob("*.toml")) if where is not None else ():
        if path.stem not in (WORKED, UNTAUGHT, COACH, CHOICES):
            head = _loaded(_text_of(path).partition("\n[")[0], path.stem)
            found[path.stem] = bool(head.get("option") or head.get("screen"))
    return found


def _course(game: Game, where: Path) -> Course:
    lessons: list[Lesson] = []
    tips: tuple[Tip, ...] = ()
    untaught: tuple[str, ...] = ()
    behind: Mapping[int, tuple[str, ...]] = {}
    for path in sorted(where.glob("*.toml")):
        if path.stem == WORKED:
            continue
        reader = _Reader(game, path.stem, _document(path))
        if path.stem == UNTAUGHT:
            untaught = reader.untaught()
        elif path.stem == COACH:
            tips = reader.tips()
        elif path.stem == CHOICES:
            behind = reader.behind()
        else:
            lessons.append(reader.lesson())
    return Course(tuple(lessons), tips, untaught, behind)


def worked_data(game: Game) -> Mapping[str, Any] | None:
    """Reads a game's file of its worked turn; None without one. Raises BadLesson."""
    where = folder(game)
    path = where / f"{WORKED}.toml" if where is not None else None
    return _document(path) if path is not None and path.exists() else None


def rules_of(game: Game) -> tuple[str, ...]:
    """The numbers of all paragraphs of a game's rule book, in order."""
    sections = rulebook(game.package)
    return tuple(p.number for section in sections for p in section.paragraphs if p.number)


def lesson_from(game: Game, key: str, text: str) -> Lesson:
    """The lesson that a TOML text says. Raises BadLesson."""
    return _Reader(game, key, _loaded(text, key)).lesson()


def tips_from(game: Game, text: str) -> tuple[Tip, ...]:
    """The coach's tips that a TOML text says. Raises BadLesson."""
    return _Reader(game, COACH, _loaded(text, COACH)).tips()


def _document(path: Path) -> dict[str, Any]:
    return _loaded(_text_of(path), path.stem)


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as problem:
        raise BadLesson(f"The lesson {path.name} cannot be read: {problem}.") from None


def _loaded(text: str, key: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadLesson(f"The lesson {quoted(key)} is no TOML: {clean(str(problem))}.") from None


COUNT: Final = "#"
"""Ends a path that asks how many there are: "hand.#"."""

_LESSON = {"minutes", "option", "teaches", "start", "step", "screen", "moment"}
_START = {"players", "options", "seed", "seat", "luck", "actions"}
_STEP = {"point", "do", "luck", "then", "check", "mood", "use", "until"}
_TIP = {"event", "verb", "unless", "mine", "point", "rule", "face", "players", "most"}
_MOODS = ("stand", "hop", "cheer", "think", "look", "sad")


class _Reader:
    """Reads one file; every complaint names the file and the step."""

    def __init__(self, game: Game, key: str, data: Mapping[str, Any]) -> None:
        self._game, self._key, self._data = game, key, data
        self._where = ""

    def _wrong(self, sentence: str) -> BadLesson:
        at = f", {self._where}" if self._where else ""
        return BadLesson(f"Lesson {quoted(self._key)} of {self._game.info.key}{at}: {sentence}")

    def lesson(self) -> Lesson:
        data = self._data
        self._known(data, _LESSON)
        start = self._table(data, "start")
        self._known(start, _START)
        players = self._number(start, "players", self._game.info.players[0])
        if players not in self._game.info.players:
            raise self._wrong(f"the game is not for {players} players.")
        try:
            options = self._game.info.complete(players, self._table(start, "options"))
        except TabletopError as problem:
            raise self._wrong(str(problem)) from None
        seat = self._number(start, "seat", 0)
        if not 0 <= seat < players:
            raise self._wrong(f"there is no seat {seat}.")
        steps = data.get("step", [])
        if not isinstance(steps, list) or not steps:
            raise self._wrong("there are no steps.")
        return Lesson(
            self._game.info.key, self._key,
            self._words(),
            self._number(data, "minutes", 2),
            players, options, self._text(start, "seed", self._key), seat,
            self._luck(start), self._entries(start, "actions"),
            tuple(self._step(number, step) for number, step in enumerate(steps, 1)),
            self._option(data), self._rules(data, "teaches"),
            self._screen(data), self._text(data, "moment", ""),
        )  # fmt: skip

    def untaught(self) -> tuple[str, ...]:
        self._known(self._data, {"rules"})
        return self._rules(self._data, "rules")

    def behind(self) -> dict[int, tuple[str, ...]]:
        return {self._verb(verb): self._rules(self._data, verb) for verb in self._data}

    def tips(self) -> tuple[Tip, ...]:
        found = []
        for key, data in self._data.items():
            self._where = f"tip {quoted(key)}"
            if not isinstance(data, Mapping):
                raise self._wrong("a tip is a table.")
            self._known(data, _TIP)
            rule = self._text(data, "rule", "")
            if rule and rule not in rules_of(self._game):
                raise self._wrong(f"there is no rule {quoted(rule)}.")
            mine = data.get("mine")
            if mine not in (None, True, False):
                raise self._wrong("mine is true or false.")
            tip = Tip(
                key, self._words(key), self._text(data, "event", ""),
                self._verb_of(data, "verb"), mine,
                self._text(data, "point", ""), rule,
                self._number(data, "face", 0) if "face" in data else -1,
                self._number(data, "players", 0), self._verb_of(data, "unless"),
                self._most(data),
            )  # fmt: skip
            if not tip.event and tip.verb < 0:
                raise self._wrong("it needs an event or a verb.")
            found.append(tip)
        return tuple(found)

    def _step(self, number: int, data: object) -> Step:
        self._where = f"step {number}"
        if not isinstance(data, Mapping):
            raise self._wrong("a step is a table.")
        self._known(data, _STEP)
        mood = self._text(data, "mood", "stand")
        if mood not in _MOODS:
            raise self._wrong(f"a mood is one of {', '.join(_MOODS)}.")
        return Step(
            self._words(number),
            self._texts(data, "point"),
            tuple(self._way(text) for text in self._texts(data, "do")),
            self._luck(data),
            self._entries(data, "then"),
            self._table(data, "check"),
            mood,
            self._texts(data, "use"),
            self._until(data),
        )

    def _words(self, part: int | str = "") -> Message:
        """The message of the lesson, or of a step of it or a tip of the coach."""
        stem = TIP if self._key == COACH else self._key.partition("_")[2] or self._key
        key = f"{stem}-{part}" if part else stem
        if not words_of(self._game).has(key):
            raise self._wrong(f"its words are missing: there is no message {quoted(key)}.")
        return words_of(self._game).message(key)

    def _until(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        until = self._table(data, "until")
        if bool(until) != bool(data.get("use")):
            raise self._wrong("use and until belong together.")
        return until

    def _way(self, text: str) -> tuple[Wanted, ...]:
        """"lay 3; walk 5", "any walk", "any"."""
        return tuple(self._wanted(part.strip()) for part in text.split(";"))

    def _wanted(self, text: str) -> Wanted:
        if text == ANY:
            return Wanted()
        if text.startswith(ANY + " "):
            return Wanted(self._verb(text.removeprefix(ANY + " ")))
        action = self._action(text)
        return Wanted(action.kind, action)

    def _verb_of(self, data: Mapping[str, Any], name: str) -> int:
        verb = self._text(data, name, "")
        return self._verb(verb) if verb else -1

    def _verb(self, text: str) -> int:
        verbs = self._game.info.verbs
        if text not in verbs:
            raise self._wrong(f"{quoted(text)} is no verb; there are: {', '.join(verbs)}.")
        return verbs.index(text)

    def _action(self, text: str) -> Action:
        try:
            return parse_action(text, self._game.info.verbs)
        except TabletopError as problem:
            raise self._wrong(str(problem)) from None

    def _luck(self, data: Mapping[str, Any]) -> tuple[Action, ...]:
        return tuple(self._action(text) for text in self._texts(data, "luck"))

    def _entries(self, data: Mapping[str, Any], name: str) -> tuple[Entry, ...]:
        """"1 bounce 30": the seat, then the action."""
        return tuple(self._entry(text) for text in self._texts(data, name))

    def _entry(self, text: str) -> Entry:
        seat, _, action = text.partition(" ")
        if not seat.isdecimal():
            raise self._wrong(f"{quoted(text)} begins with no seat.")
        return Entry(int(seat), self._action(action))

    def _option(self, data: Mapping[str, Any]) -> str:
        key = self._text(data, "option", "")
        if key and key not in {option.key for option in self._game.info.options}:
            raise self._wrong(f"the game has no option {quoted(key)}.")
        return key

    def _screen(self, data: Mapping[str, Any]) -> str:
        name = self._text(data, "screen", "")
        if name and name not in screens(self._game):
            raise self._wrong(f"the game has no screen {quoted(name)}.")
        return name

    def _rules(self, data: Mapping[str, Any], name: str) -> tuple[str, ...]:
        known = rules_of(self._game)
        found = self._texts(data, name)
        for number in found:
            if number not in known:
                raise self._wrong(f"there is no rule {quoted(number)}.")
        return found

    def _known(self, data: Mapping[str, Any], names: set[str]) -> None:
        for name in data:
            if name not in names:
                known = ", ".join(sorted(names))
                raise self._wrong(f"there is no field {quoted(name)}; known are: {known}.")

    def _table(self, data: Mapping[str, Any], name: str) -> Mapping[str, Any]:
        value = data.get(name, {})
        if not isinstance(value, Mapping):
            raise self._wrong(f"{name} is a table.")
        return value

    def _text(self, data: Mapping[str, Any], name: str, default: str) -> str:
        value = data.get(name, default)
        if not isinstance(value, str):
            raise self._wrong(f"{name} is a text.")
        return value

    def _texts(self, data: Mapping[str, Any], name: str) -> tuple[str, ...]:
        value: object = data.get(name, [])
        if isinstance(value, str):
            value = [value]
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self._wrong(f"{name} is a list of texts.")
        return tuple(value)

    def _most(self, data: Mapping[str, Any]) -> tuple[tuple[str, int], ...]:
        found = self._table(data, "most")
        if not all(isinstance(number, int) for number in found.values()):
            raise self._wrong("most is numbers by path.")
        return tuple(found.items())

    def _number(self, data: Mapping[str, Any], name: str, default: int) -> int:
        value = data.get(name, default)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 60:
            raise self._wrong(f"{name} is a whole number from 0 to 60.")
        return value


def fits(ways: Sequence[Sequence[Wanted]], done: Sequence[Action]) -> bool:
    """Returns True if some way begins with these actions."""
    return any(_begins(way, done) for way in ways)


def finished(ways: Sequence[Sequence[Wanted]], done: Sequence[Action]) -> bool:
    """Returns True if these actions are the whole of some way."""
    return any(len(way) == len(done) and _begins(way, done) for way in ways)


def _begins(way: Sequence[Wanted], done: Sequence[Action]) -> bool:
    return len(done) <= len(way) and all(w.fits(a) for w, a in zip(way, done))


def look_up(view: Any, path: str) -> Any:
    """Returns the value in a view under a path such as "cells.17.up"; "hand.#" is the length."""
    found = view
    for name in path.split("."):
        if isinstance(found, Mapping):
            found = found[name]
        elif name == COUNT:
            found = len(found)
        elif name.lstrip("-").isdecimal():
            found = found[int(name)]
        else:
            found = getattr(found, name)
    return list(found) if isinstance(found, tuple) else found
