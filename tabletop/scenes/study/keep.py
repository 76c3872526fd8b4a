"""Saves parts of a match: a bookmark, a position as text, the match as record, text or film."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from threading import Thread
from time import perf_counter

from tabletop.core.errors import TabletopError
from tabletop.scenes.overlay import Choice
from tabletop.scenes.sharing import bookmark, copy_moment, file_of, keep, keep_record
from tabletop.scenes.study.base import StudyScreen
from tabletop.scenes.study.film import Film, Stopped
from tabletop.scenes.study.words import say
from tabletop.session.annotated import whole
from tabletop.session.films import NAMES
from tabletop.session.writing import unused, write_whole

MOMENT = 0.05
"""Seconds of each frame that are spent on a film."""

TOLD, PARTS = 20, 8
"""After how many pictures of a film, made or written, it is said again how far it is: so many at
least, and so many times in all."""


class Keeping:
    """Asks what shall be kept, and does it; a film is made a picture a frame."""

    def __init__(self, scene: StudyScreen) -> None:
        self._scene = scene
        self.film: Film | None = None
        self._writing: Writing | None = None
        self._said, self._said_of = "", 0

    def ask(self) -> None:
        """Offers the things that can be kept or sent to somebody."""
        running = self._scene.review.running
        films = [
            Choice(say("save-as", name=name), partial(self.begin_film, ending))
            for ending, name in NAMES.items()
        ]
        if self.film is not None:
            films = [Choice(say("stop-film"), self.stop_film)]
        choices = (
            Choice(say("keep-bookmark"), self.bookmark),
            Choice(say("keep-copy"), self.copy),
            Choice(say("keep-record"), self.record),
            Choice(say("keep-text"), self.text),
            *films,
            Choice(say("go-on-looking")),
        )
        figure = running.seats[next(iter(running.humans), 0)].figure
        self._scene.app.ask(say("keep"), say("keep-words"), choices, figure)

    def bookmark(self) -> None:
        bookmark(self._scene.app, self._scene.review.running, self._ply)

    def copy(self) -> None:
        copy_moment(self._scene.app, self._scene.review.running, self._ply)

    @property
    def _ply(self) -> int:
        return self._scene.walk_through.stops[self._scene.stop]

    def record(self) -> None:
        """The match as JSON Lines."""
        keep_record(self._scene.app, self._scene.review.running)

    def text(self) -> None:
        """The log with what the analysis found."""
        text = "\n".join(whole(self._scene.review)) + "\n"
        keep(self._scene.app, self.path(".txt"), lambda path: write_whole(path, text))

    def path(self, ending: str) -> Path:
        """Returns the path for the match; `keep` takes another if a file lies there."""
        return file_of(self._scene.app, self._scene.review.running, ending)

    # A film

    def begin_film(self, ending: str) -> None:
        """A film of the match, seen as it is seen now; it is made while one goes on looking."""
        scene = self._scene
        path = unused(self.path(ending))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.film = Film(scene.review.running, path, scene.eyes.way)
        except TabletopError as problem:
            scene.app.say(str(problem))
            return
        except OSError as problem:
            scene.app.say(say("not-written", file=str(path), problem=str(problem.strerror)))
            return
        self._said_of = 0
        self._tell(say("film"))

    def stop_film(self) -> None:
        """Breaks the film off; nothing of it stays."""
        if self.film is not None:
            self._forget()
            self._scene.app.say(say("film.stopped"))

    def update(self) -> None:
        """Makes the next pictures, or looks how far the file is."""
        film = self.film
        if film is None:
            return
        if self._writing is None:
            if self._further(film):
                return
            self._writing = Writing(film)
        elif self._writing.is_alive():
            self._tell_far(film.written, say("film.written", n=film.written, all=film.many))
        else:
            self._finish(film, self._writing.problem)

    def _further(self, film: Film) -> bool:
        """Makes pictures for a moment; whether there are more to come."""
        until = perf_counter() + MOMENT
        while film.more():
            self._tell_far(film.made, say("film.made", n=film.made, all=film.many))
            if perf_counter() >= until:
                return True
        self._said_of = 0
        return False

    def _finish(self, film: Film, problem: str) -> None:
        self._writing = None
        self._forget()
        self._scene.app.say(problem or say("film.done", file=str(film.out.resolve())))

    def _tell_far(self, done: int, words: str) -> None:
        """Reports the progress of the film from time to time."""
        many = self.film.many if self.film is not None else 0
        if done >= self._said_of + max(TOLD, many // PARTS):
            self._said_of = done
            self._tell(words)

    def _tell(self, words: str) -> None:
        self._scene.app.notice.withdraw(self._said)
        self._said = words
        self._scene.app.say(words)

    def leave(self) -> None:
        """The screen is left: a film that is not whole yet is not made, and it is said so."""
        if self.film is not None:
            self._forget()
            self._scene.app.say(say("film.left"))

    def _forget(self) -> None:
        """No film is under way any more; what still writes one ends."""
        if self._writing is not None and self.film is not None:
            self.film.stop()
        self._scene.app.notice.withdraw(self._said)
        self.film, self._writing = None, None


class Writing(Thread):
    """Writes a film, begun at once.

    Attributes:
        problem: a sentence when that failed.
    """

    def __init__(self, film: Film) -> None:
        super().__init__(name="film")
        self._film = film
        self.problem = ""
        self.start()

    def run(self) -> None:
        try:
            self._film.write()
        except TabletopError as problem:
            self.problem = str(problem)
        except Stopped:
            pass
