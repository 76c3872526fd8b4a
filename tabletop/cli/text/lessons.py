"""A lesson in the terminal: the rabbit's words, what they point at, and all that may be tried."""

from __future__ import annotations

from tabletop.cli.text.console import LEAVING, Console
from tabletop.cli.text.desk import Headless, TextDesk
from tabletop.cli.text.twin import Twin, where
from tabletop.cli.text.words import for_eyes, say
from tabletop.scenes.lessons.scene import LessonScene
from tabletop.table.speaking import Speech


class LessonDesk(TextDesk):
    """The table of a lesson. All that the rules allow may be tried; the lesson takes what it waits
    for.
    """

    scene: LessonScene
    together = False

    @property
    def unkept(self) -> str:
        return say("lesson-how.unkept")

    def __init__(self, app: Headless, scene: LessonScene) -> None:
        super().__init__(app, scene)
        self.news()  # what was done before the first step, the rabbit tells

    def _waits(self) -> bool:
        if self.gone or self.app.dialog is not None:
            return True
        progress = self.scene.progress
        if progress.over or progress.due is not None or self.scene.director.busy:
            return False
        return progress.reads or self.scene.deciding is not None

    def speech(self) -> Speech | None:
        speaker = self.scene.speaker
        return speaker.speech if speaker is not None else None


class LessonTwin(Twin):
    """One lesson to its end, or until somebody has enough of it."""

    def __init__(self, desk: LessonDesk, console: Console) -> None:
        super().__init__(desk, console)
        self._lesson = desk
        self._said: object = None

    def _welcome(self) -> None:
        lesson = self._lesson.scene.lesson
        self.console.heading(f"{lesson.title}. {lesson.about}")
        self.console.lines([say("lesson-how"), say("lesson-how.words")])

    def _over(self) -> bool:
        """The lesson's own end is another screen, even where the match in it ends before."""
        return self.desk.gone

    def leave(self) -> None:
        if not self.desk.gone:
            self._lesson.scene.leave_lesson()

    def _question(self) -> bool:
        if not self._lesson.scene.progress.reads:
            return super()._question()
        self._tell()
        line = self.console.ask(say("lesson-how.ask"))
        word = line.casefold()
        if word in LEAVING:
            self.console.say(self.desk.unkept)
            return False
        if not line:
            self._lesson.scene.go_on()
        elif not self._own(word):
            self._tell_of(line)
        return True

    def _own(self, word: str) -> bool:
        """Back, on, and help in the lesson."""
        scene = self._lesson.scene
        if word in ("back", "undo", "u") and not self.desk.half:
            if scene.progress.at == 0 and not scene.progress.begun_now:
                self.console.say(say("lesson-how.first"))
            scene.go_back()
        elif word == "skip":
            scene.skip()
        elif word in ("hint", "h") and scene.progress.waits:
            wanted = list(scene.desk.legal())[:1]
            self.console.lines(where(wanted[0] if wanted else None, self.desk.choices()))
        elif word == "give up":
            self.console.say(say("lesson-how.no-loss"))
        else:
            return False
        self._said = None
        return True

    def _tell(self) -> None:
        """Prints recent events and the rabbit's speech."""
        self.console.lines(self.desk.news())
        self.console.lines(self.desk.app.read())
        speech = self.desk.speech()
        now = (self._lesson.scene.progress.at, speech.words if speech is not None else "")
        if speech is not None and now != self._said:
            nudged = speech.words != self._lesson.scene.progress.step.say
            if nudged and for_eyes(speech.words, drawn=True):
                key = "lesson-waits.points" if speech.points else "lesson-waits"
                self.console.heading(say(key, points=speech.points))
            else:
                self.console.heading(say("rabbit-says", words=speech.words))
                self.console.lines([speech.points] if speech.points else [])
        self._said = now
