"""Settings of the player: the values, their limits, and the TOML file they are kept in.

What a setting does is decided where it is used.
"""

from __future__ import annotations

import errno
import os
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, NamedTuple

import tomli_w

from tabletop.ai.levels import LEVELS
from tabletop.core.errors import BadOption, explain, explained
from tabletop.core.game import OptionValue
from tabletop.core.letters import QUOTED, clean, name_from
from tabletop.session.seats import (
    FIGURES,
    LONGEST_NAME,
    PEOPLE,
    Person,
    Seat,
    same_name,
    seat_data,
    seats_from,
)
from tabletop.session.texts import begun
from tabletop.session.writing import write_whole
from tabletop.words import Fact, Message
from tabletop.words.books import languages

BACKUPS = 3
LARGEST = 1_000_000
"""Bytes; a longer file holds no settings of ours."""

MOST_NAMED = 6
"""Lines of the file without sense that are told one by one."""

READING_FONTS = ("nunito", "atkinson", "opendyslexic")
KEY_SETS = ("both", "left", "right")
SCALES = (80, 300)
SPEEDS = (0, 4)


class Setup(NamedTuple):
    """The set-up that a game was last played with."""

    seats: tuple[Seat, ...] = ()
    options: Mapping[str, OptionValue] = {}


@dataclass(slots=True)
class Settings:
    """All settings at their defaults, or as the player has them.

    Attributes:
        scale: size of everything in percent, 80 to 300; 0 = fitted to the window ("auto").
        language: code of the language of all words; "" = as the program was started.
        fullscreen: whether the window fills the screen.
        window: width and height of the window when it does not; (0, 0) = not known yet.
        maximised: whether it is maximised then.
        place: where it lies on the desktop otherwise; None = not known yet.
        reading_font: one of READING_FONTS.
        contrast: everything in high contrast: words at 7:1, plain grounds, strong outlines.
        solid: veils and trays let little or nothing shine through.
        spacing: letters, words and lines further apart.
        speed: of animations, 0 (none) to 4.
        reduced_motion: travel becomes a cross-fade.
        volume: of cards, rabbits and bells, 0 to 100.
        music: volume of the music, 0 to 100.
        ambience: volume of the meadow around the table, 0 to 100.
        muted: no sound at all, whatever the volumes.
        music_muted: neither music nor ambience, whatever their volumes.
        forced_choices: a choice with one possibility is made by the program.
        confirmations: ask before what cannot be taken back.
        ai_pace: how slowly computer rabbits play, 0 (at once) to 4.
        timers: whether sand timers run.
        answers: a person is not asked for answers where no card of theirs fits.
        end_turns: a turn with one useful step beside offering trades, or none, goes on by itself.
        drops_ask: what a hand did on the table waits for the large button; else it counts at once.
        free_undo: people at one screen may take back luck and what came to light.
        covers: what covers hide between people at one screen (`customs.Customs`).
        hints: whether the analysis may be asked for a move.
        tutor: what choices are held and asked about: 0 = none, 1 = blunders, 2 = mistakes, 3 = all.
        dwell: how soon a pointer at rest clicks by itself, 0 (never) to 3 (soon).
        hold: how long a press is held before it counts, 0 (not at all) to 3 (long).
        large_targets: small buttons are larger, and what is pressed beside counts for the nearest.
        keys: which keys are used, one of KEY_SETS: those of both hands, or of one.
        own_keys: keys of the player's own by command, in place of the usual ones of both hands.
        explained: how soon what lies under the pointer explains itself, 0 (never) to 3 (at once).
        name: what the player is called in a new set-up; "" = as in the last one.
        together: names of the people who played the last match, in the order of their seats.
        level: what computer rabbits play like in a new set-up; "" = easy at first, then normal.
        study: whether finished matches are analysed while the menu stands.
        coach: whether new things are explained in a first match.
        setups: for each game, its last set-up.
        persons: the persons who play here, by name.
        learnt: for each person by name, what they were taught ("<game>/1_walk"); "" is for
            who gave no name.
    """

    scale: int = 0
    language: str = ""
    fullscreen: bool = False
    window: tuple[int, int] = (0, 0)
    maximised: bool = False
    place: tuple[int, int] | None = None
    reading_font: str = "nunito"
    contrast: bool = False
    solid: bool = False
    spacing: bool = False
    speed: int = 2
    reduced_motion: bool = False
    volume: int = 70
    music: int = 50
    ambience: int = 50
    muted: bool = False
    music_muted: bool = False
    forced_choices: bool = True
    confirmations: bool = True
    ai_pace: int = 2
    timers: bool = True
    answers: bool = True
    end_turns: bool = True
    drops_ask: bool = False
    free_undo: bool = False
    covers: int = 0
    hints: bool = True
    tutor: int = 0
    dwell: int = 0
    hold: int = 0
    large_targets: bool = False
    keys: str = "both"
    own_keys: dict[str, str] = field(default_factory=dict)
    explained: int = 2
    name: str = ""
    together: tuple[str, ...] = ()
    level: str = ""
    coach: bool = True
    study: bool = False
    setups: dict[str, Setup] = field(default_factory=dict)
    persons: dict[str, Person] = field(default_factory=dict)
    learnt: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def of(self, name: str) -> Settings:
        """Returns the settings as they hold for the person of that name; these where the person
        has none of their own."""
        own = self.persons.get(name, Person()).own()
        return replace(self, **own) if own else self


def keep_people(settings: Settings, *taught: str) -> None:
    """Keeps everybody as a person who sat in a last set-up under a name of their own, is named in
    the settings, or is among those who were taught something. Where nobody is named in the
    settings, the one of them who was taught most is from then on."""
    seats = [seat for setup in settings.setups.values() for seat in setup.seats]
    named = {seat.name: seat.figure for seat in seats if seat.human and not seat.guest}
    others = [name for name in (settings.name, *taught) if name not in ("", *PEOPLE)]
    for name in (*named, *others):
        if same_name(settings.persons, name) is None:
            settings.persons[name] = Person(named.get(name, 0))
    if not settings.name:
        marks = {name: len(settings.learnt.get(name, ())) for name in (*named, *others)}
        settings.name = max(marks, key=marks.__getitem__, default="")


class _Key(NamedTuple):
    """One setting in the file.

    Attributes:
        read: the value for what the file holds; raises BadOption with what it should be.
        write: what the file holds for a value.
    """

    section: str
    name: str
    read: Callable[[object], Any]
    write: Callable[[Any], Any] = lambda value: value


def _wanted(kind: str, **facts: int) -> Message:
    """Returns the phrase that says what a value should be."""
    return explain("setting-wanted", kind=kind, **{"low": 0, "high": 0, "n": 0, **facts})


def _flag(value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise BadOption(_wanted("flag"))


def _number(low: int, high: int) -> Callable[[object], int]:
    def read(value: object) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        raise BadOption(_wanted("number", low=low, high=high))

    return read


def _scale(value: object) -> int:
    low, high = SCALES
    try:
        return 0 if value == "auto" else _number(low, high)(value)
    except BadOption:
        raise BadOption(_wanted("scale", low=low, high=high)) from None


def _one_of(*names: str) -> Callable[[object], str]:
    def read(value: object) -> str:
        if isinstance(value, str) and value in names:
            return value
        known = tuple(f'"{name}"' for name in names if name)
        raise BadOption(explain("setting-wanted.one-of", values=known))

    return read


def _language(value: object) -> str:
    return _one_of("", *languages())(value)


def _window(value: object) -> tuple[int, int]:
    if isinstance(value, list) and len(value) == 2:
        edge = _number(0, 32_768)
        return edge(value[0]), edge(value[1])
    raise BadOption(_wanted("window"))


def _place(value: object) -> tuple[int, int] | None:
    if isinstance(value, list) and len(value) in (0, 2):
        edge = _number(-32_768, 32_768)
        return (edge(value[0]), edge(value[1])) if value else None
    raise BadOption(_wanted("place"))


def _name(value: object) -> str:
    if isinstance(value, str) and name_from(value, LONGEST_NAME) == value:
        return value
    raise BadOption(_wanted("name", n=LONGEST_NAME))


def _names(value: object) -> tuple[str, ...]:
    if isinstance(value, list) and len(value) <= FIGURES:
        return tuple(map(_name, value))
    raise BadOption(_wanted("names", n=FIGURES))


def _own_keys(value: object) -> dict[str, str]:
    if isinstance(value, dict) and all(isinstance(key, str) for key in value.values()):
        return value
    raise BadOption(explain("setting-wanted.keys"))


_KEYS: dict[str, _Key] = {
    "scale": _Key("display", "scale", _scale, lambda percent: percent or "auto"),
    "language": _Key("display", "language", _language),
    "fullscreen": _Key("display", "fullscreen", _flag),
    "window": _Key("display", "window", _window, list),
    "maximised": _Key("display", "maximised", _flag),
    "place": _Key("display", "place", _place, lambda place: list(place or ())),
    "reading_font": _Key("display", "reading_font", _one_of(*READING_FONTS)),
    "contrast": _Key("seeing", "high_contrast", _flag),
    "solid": _Key("seeing", "less_transparency", _flag),
    "spacing": _Key("seeing", "text_spacing", _flag),
    "speed": _Key("motion", "speed", _number(*SPEEDS)),
    "reduced_motion": _Key("motion", "reduced", _flag),
    "volume": _Key("sound", "volume", _number(0, 100)),
    "music": _Key("sound", "music", _number(0, 100)),
    "ambience": _Key("sound", "ambience", _number(0, 100)),
    "muted": _Key("sound", "mute", _flag),
    "music_muted": _Key("sound", "mute_music", _flag),
    "forced_choices": _Key("play", "forced_choices", _flag),
    "confirmations": _Key("play", "confirmations", _flag),
    "ai_pace": _Key("play", "ai_pace", _number(0, 4)),
    "timers": _Key("play", "timers", _flag),
    "answers": _Key("play", "pass_without_asking", _flag),
    "end_turns": _Key("play", "end_empty_turns", _flag),
    "free_undo": _Key("play", "free_undo", _flag),
    "covers": _Key("play", "covers", _number(0, 2)),
    "drops_ask": _Key("play", "drops_ask", _flag),
    "hints": _Key("play", "hints", _flag),
    "tutor": _Key("play", "tutor", _number(0, 3)),
    "study": _Key("play", "study_meanwhile", _flag),
    "coach": _Key("play", "coach", _flag),
    "dwell": _Key("hands", "dwell_click", _number(0, 3)),
    "hold": _Key("hands", "hold_to_press", _number(0, 3)),
    "large_targets": _Key("hands", "large_targets", _flag),
    "keys": _Key("hands", "keys", _one_of(*KEY_SETS)),
    "own_keys": _Key("hands", "own_keys", _own_keys),
    "explained": _Key("display", "explanations", _number(0, 3)),
    "name": _Key("player", "name", _name),
    "together": _Key("player", "together", _names, list),
    "level": _Key("player", "level", _one_of("", *LEVELS)),
}

_OWN: dict[str, _Key] = {
    "figure": _Key("", "figure", _number(0, FIGURES - 1)),
    **{name: _KEYS[name] for name in ("coach", "hints", "tutor", "scale")},
}
"""The values that are kept of a person."""

SETUPS = "setup"
LEARNT = "learnt"
PERSONS = "person"
MOST_LEARNT = 10_000
"""So many things are remembered of a person at most: all lessons and puzzles there are, and the
puzzles of as many days as somebody may come."""


def settings_text(settings: Settings) -> str:
    """The settings as TOML."""
    data: dict[str, dict[str, Any]] = {}
    for attribute, key in _KEYS.items():
        section = data.setdefault(key.section, {})
        section[key.name] = key.write(getattr(settings, attribute))
    data[SETUPS] = {
        game: {
            "seats": [seat_data(seat) for seat in setup.seats],
            "options": dict(setup.options),
        }
        for game, setup in sorted(settings.setups.items())
    }
    data[PERSONS] = {
        name: {
            key: _OWN[key].write(value)
            for key, value in person._asdict().items()
            if value is not None
        }
        for name, person in sorted(settings.persons.items())
    }
    if settings.learnt:
        data[LEARNT] = {name: list(what) for name, what in sorted(settings.learnt.items())}
    return f"# {explained('settings-head')}\n\n" + tomli_w.dumps(data)


def settings_from(data: Mapping[str, Any]) -> tuple[Settings, list[Message]]:
    """The settings in a TOML document, and a sentence for each that was nonsense.

    Nonsense is replaced by the default, key by key; keys nobody knows are named and left out.
    """
    settings, sentences = Settings(), []
    known: dict[str, dict[str, tuple[str, _Key]]] = {}
    for attribute, key in _KEYS.items():
        known.setdefault(key.section, {})[key.name] = (attribute, key)
    for section, values in data.items():
        if section == SETUPS:
            settings.setups, complaints = _setups(values)
            sentences.extend(complaints)
        elif section == LEARNT:
            settings.learnt, complaints = _learnt(values)
            sentences.extend(complaints)
        elif section == PERSONS:
            settings.persons, complaints = _persons(values)
            sentences.extend(complaints)
        elif section not in known or not isinstance(values, Mapping):
            sentences.append(explain("setting-section", section=section))
        else:
            for name, value in values.items():
                sentences.extend(_take(settings, section, name, value, known[section]))
    if PERSONS not in data:
        keep_people(settings, *settings.learnt)
    if len(sentences) > MOST_NAMED:
        more = len(sentences) - MOST_NAMED
        sentences[MOST_NAMED:] = [explain("settings-more", n=more)]
    return settings, sentences


def load_settings(path: Path) -> tuple[Settings, list[Message]]:
    """The settings kept at `path`, and sentences for the user on what could not be used.

    A file that is no TOML at all is set aside as `settings-damaged.toml` and the newest backup
    that can be read takes its place; a missing one means the defaults. Never raises.
    """
    try:
        return settings_from(_read(path))
    except FileNotFoundError:
        return Settings(), []
    except OSError as error:
        return Settings(), [explain("settings-unread", path=path, why=error)]
    except (ValueError, RecursionError):
        return _from_backup(path)


def save_settings(settings: Settings, path: Path) -> str:
    """Writes the settings so that a crash leaves the old file or the new one, never half of one.

    Returns:
        "" or one sentence on why they could not be kept.
    """
    text = settings_text(settings)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.read_bytes() == text.encode():
            return ""
        write_whole(path, text, _turn_backups)
    except OSError as error:
        full = error.errno in (errno.ENOSPC, errno.EDQUOT)
        return explained("settings-unkept", path=path, why=error, full=full)
    return ""


def backup(path: Path, number: int) -> Path:
    """The name of the backup with that number; 1 is the newest."""
    return path.with_name(f"{path.stem}-backup-{number}{path.suffix}")


def _take(
    settings: Settings,
    section: str,
    name: str,
    value: object,
    known: Mapping[str, tuple[str, _Key]],
) -> list[Message]:
    """Puts one value of the file into `settings`, or says why not."""
    if name not in known:
        return [explain("setting-none", section=section, name=name)]
    attribute, key = known[name]
    try:
        setattr(settings, attribute, key.read(value))
    except BadOption as wanted:
        usual = key.write(getattr(settings, attribute))
        taken = "none" if usual in ("", {}) else repr(usual)
        facts: dict[str, Fact] = {"name": name, "section": section, "usual": taken}
        return [explain("setting-should", wanted=wanted, given=repr(value), **facts)]
    return []


def _setups(values: object) -> tuple[dict[str, Setup], list[Message]]:
    """Last set-ups by game. Whether a game still takes them is asked at set-up."""
    setups: dict[str, Setup] = {}
    sentences: list[Message] = []
    for game, data in values.items() if isinstance(values, Mapping) else [("", values)]:
        try:
            if not isinstance(data, Mapping) or not isinstance(data.get("seats", []), list):
                raise BadOption(explain("setting-setup.parts"))
            options = data.get("options", {})
            if not isinstance(options, Mapping) or not all(
                isinstance(value, bool | int | str) for value in options.values()
            ):
                raise BadOption(explain("setting-setup.option"))
            setups[str(game)] = Setup(seats_from(data.get("seats", [])), dict(options))
        except BadOption as problem:
            sentences.append(explain("setting-setup", game=str(game), why=problem))
    return setups, sentences


def _learnt(values: object) -> tuple[dict[str, tuple[str, ...]], list[Message]]:
    """Reads what each person was taught. Lessons that are no more do no harm."""
    found: dict[str, tuple[str, ...]] = {}
    for name, what in values.items() if isinstance(values, Mapping) else [("", values)]:
        named = isinstance(name, str) and name_from(name, LONGEST_NAME) == name
        listed = isinstance(what, list) and all(isinstance(item, str) for item in what)
        if not named or not isinstance(what, list) or not listed or len(what) > MOST_LEARNT:
            return {}, [explain("setting-learnt")]
        found[name] = tuple(dict.fromkeys(clean(item, QUOTED) for item in what))
    return found, []


def _persons(values: object) -> tuple[dict[str, Person], list[Message]]:
    """Reads the persons; what makes no sense of one is left out, and the rest of them stays."""
    found: dict[str, Person] = {}
    sentences: list[Message] = []
    for name, data in values.items() if isinstance(values, Mapping) else [("", values)]:
        if not name or name_from(name, LONGEST_NAME) != name or not isinstance(data, Mapping):
            sentences.append(explain("setting-person", name=str(name)))
            continue
        kept: dict[str, Any] = {}
        for key, value in data.items():
            try:
                kept[key] = _OWN[key].read(value)
            except (KeyError, BadOption):
                sentences.append(explain("setting-person.part", key=str(key), name=name))
        found[name] = Person(**kept)
    return found, sentences


def _read(path: Path) -> dict[str, Any]:
    """The document at `path`. Raises ValueError when it is none, or far too long for settings."""
    data = begun(path, LARGEST)
    if len(data) > LARGEST:
        raise ValueError("no settings are that long")
    return tomllib.loads(data.decode("utf-8-sig"))


def _from_backup(path: Path) -> tuple[Settings, list[Message]]:
    aside = path.with_name(f"{path.stem}-damaged{path.suffix}")
    try:
        os.replace(path, aside)
        facts: dict[str, Path | bool] = {"path": aside, "aside": True}
    except OSError:
        facts = {"path": path, "aside": False}
    for number in range(1, BACKUPS + 1):
        try:
            settings, sentences = settings_from(_read(backup(path, number)))
        except (OSError, ValueError, RecursionError):
            continue
        return settings, [explain("settings-aside", backup=True, **facts), *sentences]
    return Settings(), [explain("settings-aside", backup=False, **facts)]


def _turn_backups(path: Path) -> None:
    """Keeps the present file as backup 1 and moves the older ones on."""
    for number in range(BACKUPS, 1, -1):
        if backup(path, number - 1).exists():
            os.replace(backup(path, number - 1), backup(path, number))
    if path.exists():
        copy = backup(path, 1)
        copy.write_bytes(path.read_bytes())


assert {key.name for key in fields(Settings)} == {*_KEYS, "setups", "persons", "learnt"}
