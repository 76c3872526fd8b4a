"""What looking back gives away: a bookmark, a position as text, the match as record, text or film.
"""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import perf_counter

from tabletop.core.errors import TabletopError
from tabletop.scenes.overlay import Choice
from tabletop.scenes.sharing import bookmark, copy_moment, file_of, keep, keep_record
from tabletop.scenes.study.base import StudyScreen
from tabletop.scenes.study.film import Film
from tabletop.session.annotated import whole
from tabletop.session.films import NAMES
from tabletop.session.writing import write_whole

MOMENT = 0.05
"""Seconds of each frame that are spent on a film."""

TOLD = 20
"""After how many pictures of a film it is said again how far it is."""

CUT = "The film was not made: looking back was left before all its pictures were there."


class Keeping:
    """Asks what shall be kept, and does it; a film is made a picture a frame."""

    def __init__(self, scene: StudyScreen) -> None:
        self._scene = scene
        self.film: Film | None = None
        self._writing: Future[None] | None = None
        self._pool: ThreadPoolExecutor | None = None
        self._said = ""

    def ask(self) -> None:
        """What there is to keep or to send to somebody."""
        running = self._scene.review.running
        choices = (
            Choice("Bookmark this moment", self.bookmark),
            Choice("Copy it as text", self.copy),
            Choice("Save the record", self.record),
            Choice("Save as text", self.text),
            *(Choice(f"Save as {name}", partial(self.begin_film, ending))
              for ending, name in NAMES.items()),
            Choice("Go on looking"),
        )  # fmt: skip
        words = "The record can be imported again; the text has the log and the analysis' numbers; "
        words += "GIF and WebP are films of the table, seen as it is seen now."
        figure = running.seats[next(iter(running.humans), 0)].figure
        self._scene.app.ask("Keep or share", words, choices, figure)

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
        """Where the match is written to, unless something lies there."""
        return file_of(self._scene.app, self._scene.review.running, ending)

    # A film

    def begin_film(self, ending: str) -> None:
        """A film of the match, seen as it is seen now; it is made while one goes on looking."""
        scene = self._scene
        if self.film is not None:
            scene.app.say("A film is being made already.")
            return
        path = self.path(ending)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.film = Film(scene.review.running, path, scene.eyes.way)
        except TabletopError as problem:
            scene.app.say(str(problem))
            return
        except OSError as problem:
            scene.app.say(f"{path} cannot be written: {problem.strerror}.")
            return
        self._tell("The film is being made; you may go on looking.")

    def update(self) -> None:
        """Makes the next picture, or looks whether the file is written."""
        if self.film is None:
            return
        if self._writing is None:
            if self._further(self.film):
                return
            self._pool = ThreadPoolExecutor(1, "film")
            self._writing = self._pool.submit(self.film.write)
        elif self._writing.done():
            self._finish(self._writing)

    def _further(self, film: Film) -> bool:
        """Makes pictures for a moment; whether there are more to come."""
        until = perf_counter() + MOMENT
        while film.more():
            done = len(film.pictures)
            if done % TOLD == 0:
                self._tell(f"The film is being made: {done} of {film.many} pictures.")
            if perf_counter() >= until:
                return True
        return False

    def _finish(self, written: Future[None]) -> None:
        film, app = self.film, self._scene.app
        self.forget()
        app.notice.withdraw(self._said)
        try:
            written.result()
        except TabletopError as problem:
            app.say(str(problem))
        else:
            assert film is not None
            app.say(f"The film lies as {film.out.resolve()}.")

    def _tell(self, words: str) -> None:
        self._scene.app.notice.withdraw(self._said)
        self._said = words
        self._scene.app.say(words)

    def leave(self) -> None:
        """The screen is left: a film that is not whole yet is not made, and it is said so; one
        being written is."""
        if self.film is not None:
            self._scene.app.notice.withdraw(self._said)
            written = f"The film is written to {self.film.out.resolve()}."
            self._scene.app.say(CUT if self._writing is None else written)
        self.forget()

    def forget(self) -> None:
        """No film is under way any more."""
        self.film, self._writing = None, None
        if self._pool is not None:
            self._pool.shutdown(wait=False)
            self._pool = None
