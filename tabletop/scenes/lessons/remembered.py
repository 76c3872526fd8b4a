"""Keeps in the settings what each person was taught, by name. Draws nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from tabletop.core.game import Game
from tabletop.session.seats import PEOPLE
from tabletop.session.settings import Setup
from tabletop.words.books import book

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program
    from tabletop.session.lessons import Course, Lesson


say: Final = book("lessons").say


class Pupil(NamedTuple):
    """The learner: a name ("" = none given) and the rabbit they play."""

    name: str = ""
    figure: int = 0


def pupil(app: Program, game_key: str) -> Pupil:
    """Returns who learns here, whoever sits down at a table: the person the settings name."""
    settings = app.settings
    setup = settings.setups.get(game_key, Setup())
    figures = [seat.figure for seat in setup.seats if seat.human]
    if settings.name in settings.persons:
        figures.insert(0, settings.persons[settings.name].figure)
    return Pupil(settings.name, next(iter(figures), 0))


def taught(app: Program, name: str) -> tuple[str, ...]:
    """Returns the marks of all that a person was taught. Marks made before anybody gave a name,
    guests' among them, go to the first one who gives a name."""
    learnt = app.settings.learnt
    nameless = [one for one in ("", *PEOPLE) if one in learnt and one not in app.settings.persons]
    if [one for one in nameless if one != name]:
        marks = [mark for one in (name, *nameless) for mark in learnt.pop(one, ())]
        learnt[name] = tuple(dict.fromkeys(marks))
        app.save_settings()
    return learnt.get(name, ())


def is_known(app: Program, name: str, what: str) -> bool:
    """Returns True if that person was taught this."""
    return what in taught(app, name)


def anybody_knows(app: Program, what: str) -> bool:
    """Returns True if anybody who plays on this computer was taught this, under any name."""
    return any(what in known for known in app.settings.learnt.values())


def remember(app: Program, name: str, what: str) -> None:
    """Notes that the person was taught this, and saves it at once."""
    known = taught(app, name)
    if what not in known:
        app.settings.learnt[name] = (*known, what)
        app.save_settings()


def mark_of(lesson: Lesson) -> str:
    """The word by which a lesson is noted as done."""
    return f"{lesson.game}/{lesson.key}"


def is_done(app: Program, name: str, lesson: Lesson) -> bool:
    """Returns True if that person has done the lesson."""
    return is_known(app, name, mark_of(lesson))


def way_to(lesson: Lesson) -> str:
    """The screen on which it is played, as the router calls it."""
    return "tour" if lesson.screen else "lesson"


def open_learning(app: Program, game: Game, lesson: str = "") -> None:
    """Opens the lessons of a game, or the one of that key. Raises LookupError for a wrong key."""
    if not lesson:
        app.open("learn", game)
        return
    found = {each.key: each for each in lessons_of(game).lessons}[lesson]
    app.open(way_to(found), found)


def carrots(app: Program, game: Game, name: str) -> tuple[int, int]:
    """Returns the number of lessons of a game that a person has done, and the number there are;
    extra lessons count once they are done."""
    from tabletop.session.lessons import outline  # as in `lessons_of`

    known = taught(app, name)
    done = [key for key in outline(game) if f"{game.info.key}/{key}" in known]
    left = [key for key, extra in outline(game).items() if key not in done and not extra]
    return len(done), len(done) + len(left)


def at_a_glance(app: Program, game: Game) -> tuple[int, int]:
    """As `carrots`, for whoever has done any; (0, 0) else, and no lesson is read for that."""
    name = pupil(app, game.info.key).name
    begun = f"{game.info.key}/"
    known = [what for what in taught(app, name) if what.startswith(begun)]
    if all("/coach/" in what for what in known):
        return 0, 0
    return carrots(app, game, name)


def lessons_of(game: Game) -> Course:
    """The game's course; what reads it is loaded here, for the menu mostly needs no lesson."""
    from tabletop.session.lessons import course

    return course(game)


def offered(
    app: Program, game: Game, options: Mapping[str, object] | None = None
) -> tuple[Lesson, str] | None:
    """The lesson to begin with and what the button to it says; None when all are done.

    Lessons of an option are offered where it is on: in `options`, or as it was set up last.
    """
    name = pupil(app, game.info.key).name
    setup = app.settings.setups.get(game.info.key)
    chosen = options if options is not None else setup.options if setup is not None else {}
    usual = {option.key: option.default for option in game.info.options}
    left = [
        lesson
        for lesson in lessons_of(game).lessons
        if not is_done(app, name, lesson)
        and not lesson.screen
        and (not lesson.option or chosen.get(lesson.option, usual[lesson.option])
             != usual[lesson.option])
    ]  # fmt: skip
    if not left:
        return None
    minutes = sum(lesson.minutes for lesson in left)
    return left[0], say("show-me", n=minutes)


def option_taught(game: Game, key: str) -> bool:
    """Returns True if a lesson belongs to that option."""
    return any(lesson.option == key for lesson in lessons_of(game).lessons)
