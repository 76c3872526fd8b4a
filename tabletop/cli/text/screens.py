"""Any screen of the program in the terminal: what stands there line by line, what can be used by
numbers. A table is played as `twin` does it, a lesson as `lessons`, an exercise as `tasks`.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial

from tabletop.cli.text.choices import Choice, answered, numbers
from tabletop.cli.text.commands import MANY_PARTS
from tabletop.cli.text.console import LEAVING, Console
from tabletop.cli.text.desk import REST_SECONDS, STEP_MS, Headless, TextDesk
from tabletop.cli.text.lessons import LessonDesk, LessonTwin
from tabletop.cli.text.naming import plain
from tabletop.cli.text.seating import BACK
from tabletop.cli.text.tasks import TaskDesk, TaskTwin
from tabletop.cli.text.twin import Twin
from tabletop.cli.text.words import for_eyes, say
from tabletop.scenes.access.items import DIALOG, ENTRY, GROUP, SLIDER, STEPS, TITLE, Item
from tabletop.scenes.access.screens import window
from tabletop.scenes.lessons.scene import LessonScene
from tabletop.scenes.lessons.tour import Tour
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.practice.solve import SolveScene

ALL = "all"
"""The word that tells all of a long screen."""
LONG = 40
"""Of a screen of more lines, Enter tells only what has changed."""
WORKS = 12
"""So many steps the program gets to bring a screen up to date."""
WAITS = 60
"""And so many when somebody asks what has become of it."""


def go_through(app: Headless, console: Console) -> None:
    """Screen after screen, until the player leaves the program.

    Raises:
        Leaving: the input has ended.
        KeyboardInterrupt: Ctrl+C.
    """
    console.say(say("screen-help.first"))
    while app.running:
        scene = app.table()
        if scene is None:
            if not Page(app, console).use():
                return
        else:
            _play(conversation(app, scene, console))


def conversation(app: Headless, scene: PlayScene, console: Console) -> Twin:
    """Returns the dialogue for a table: a lesson, an exercise or a match."""
    if isinstance(scene, LessonScene):
        return LessonTwin(LessonDesk(app, scene), console)
    if isinstance(scene, SolveScene):
        return TaskTwin(TaskDesk(app, scene), console)
    return Twin(TextDesk(app, scene), console)


def _play(twin: Twin) -> None:
    """At a table until another screen lies there."""
    stayed = twin.play()
    scene = twin.desk.scene
    if twin.again:
        twin.desk.app.open("play", twin.desk.running.next_match(), fresh=True)
    elif stayed and not twin.desk.gone:
        scene.results()
    if twin.desk.app.scene is scene:
        twin.leave()


class Page:
    """A screen without a table, until another one comes."""

    def __init__(self, app: Headless, console: Console) -> None:
        self.app, self.console = app, console
        self._told: list[str] = []
        self._whole = self._again = False
        self._items: list[Item] = []
        self._choices: list[Choice] = []
        self._numbers: dict[str, int] = {}

    def use(self) -> bool:
        """Prints the screen and does what is typed; returns False if the player leaves the
        program."""
        scene, title = self.app.scene, None
        while self.app.running and self.app.scene is scene:
            self._work(WORKS)
            if self.app.scene is not scene:
                break
            title = self._tell(title)
            reads = isinstance(scene, Tour) and scene.reads
            line = self.console.ask(say("lesson-how.ask") if reads else ">")
            if line.casefold() in LEAVING:
                return False
            if not line and isinstance(scene, Tour) and scene.reads:
                scene.go_on()
            elif not line or line.casefold() == ALL:
                self._work(WAITS)
                self._whole, self._again = bool(line), not line
                title = None if line or len(self._told) <= LONG else title
            elif line == "?":
                self.console.lines(_help())
            elif line.casefold() in BACK:
                self._back()
            elif isinstance(scene, Tour) and line.casefold() in ("back", "skip"):
                self.app.attempt(scene.go_back if line.casefold() == "back" else scene.skip)
            else:
                self._answer(line)
        return True

    def _back(self) -> None:
        """Gives a dialog's safe answer, else goes to the screen before."""
        dialog = self.app.dialog
        back = self.app.scene.back if dialog is None else partial(dialog.take, dialog.choices[-1])
        self.app.attempt(back)

    def _work(self, steps: int) -> None:
        """Lets the program bring the screen up to date."""
        for _ in range(steps):
            self.app.update(STEP_MS)
            time.sleep(REST_SECONDS)

    # -------------------------------------------------------------------------------- telling

    def _tell(self, before: str | None) -> str:
        """All of the screen, or what has changed where it has the same title as `before`; its
        title."""
        top = window(self.app)
        over = next((part for part in top.parts if part.role == DIALOG), None)
        title = over.name if over is not None else self.app.scene.title or TITLE
        lines = list(self._lines(over if over is not None else top))
        if title != before:
            if before is not None:
                self._numbers.clear()
                lines = list(self._lines(over if over is not None else top))
            self.console.heading(title)
            self.console.lines(lines)
        else:
            self.console.lines([line for line in lines if line not in self._told])
            if self._again and lines == self._told:
                self.console.say(say("screen-help.same"))
        self._told, self._again = lines, False
        self.console.lines(self.app.read())
        return title

    def _lines(self, top: Item) -> Iterator[str]:
        """Yields the lines of the screen in order; usable things have numbers."""
        found = list(_below(top, whole=self._whole))
        self._whole = False
        if isinstance(self.app.scene, Tour) and top.role != DIALOG:
            # The rabbit first; of the screen itself it is told what the rabbit asks for.
            found = [(0, item) for _, item in found if item.live or _usable(item)]
            found.sort(key=lambda one: not one[1].live)
        self._items = [item for _, item in found if _usable(item)]
        for item in self._items:  # one that comes later has the next number, the others keep theirs
            self._numbers.setdefault(item.key, len(self._numbers) + 1)
        self._choices = [
            Choice(_named(item), item.key, (), about=_about(item), number=self._numbers[item.key])
            for item in self._items
        ]
        told = numbers(self._choices)
        width = max((len(str(number)) for number in told), default=1)
        lines = iter([f"{n:>{width}}  {one.line}" for n, one in zip(told, self._choices)])
        for deep, item in found:
            if _usable(item):
                yield next(lines)
            elif item.act is not None or item.step is not None or item.write is not None:
                yield f"{' ' * width}  {say('not-now', name=_named(item))}"
            else:
                yield "  " * deep + item.name

    # ---------------------------------------------------------------------------------- using

    def _answer(self, line: str) -> None:
        answer = answered(line, self._choices)
        if answer.choice is not None:
            self._use(self._items[self._choices.index(answer.choice)])
            return
        scene, wanted = self.app.scene, line.casefold()
        shut = [item for _, item in _below(window(self.app)) if item.name.casefold() == wanted]
        if not answer.fits and shut and isinstance(scene, Tour):
            scene.nudge()
        elif not answer.fits and shut:
            self.console.say(say("not-now.said", name=shut[0].name))
        else:
            self.console.say(answer.problem)

    def _use(self, item: Item) -> None:
        """Presses it, or asks what it shall hold."""
        write = item.write
        if item.role == ENTRY and write is not None:
            words = self.console.ask(
                say("write-words", name=item.name, value=item.value or say("empty"))
            )
            if words:
                self.app.attempt(lambda: write(words))
        elif item.role in (SLIDER, STEPS) and item.step is not None:
            self._turn(item)
        elif item.act is not None:
            self.app.attempt(item.act)

    def _turn(self, item: Item | None) -> None:
        """One value after the other, until it is right."""
        scene = self.app.scene
        while item is not None and item.step is not None and self.app.scene is scene:
            key = item.key
            line = self.console.ask(say("turn-value", name=item.name, value=item.value)).casefold()
            if line not in TURNS:
                return
            self.app.attempt(partial(item.step, TURNS[line]))
            self._work(WORKS)
            found = (one for _, one in _below(window(self.app)) if one.key == key)
            item = next(found, None)


def _help() -> list[str]:
    """Returns what may be typed on a screen."""
    words = {say("help-enter.word"): "again", ALL: "all", "back": "back", "quit": "quit"}
    told = [f"  {word:<13} {say(f'screen-help.{key}')}" for word, key in words.items()]
    return [say("screen-help"), *told]


TURNS = {
    "next": 1, "n": 1, "more": 1, "+": 1, "before": -1, "b": -1, "back": -1, "less": -1, "-": -1,
}  # fmt: skip
"""The words that change a value, with their numbers of steps."""


def _below(item: Item, deep: int = 0, whole: bool = True) -> Iterator[tuple[int, Item]]:
    """All below it in order, with how deep each lies; the screen itself is no part of it. If not
    `whole`, a thing of many parts that only lie there, such as a row, is told as one."""
    for part in item.parts:
        if part.role == GROUP and part.key.startswith(("screen", "dialog")):
            yield from _below(part, deep, whole)
            continue
        yield deep, part
        many = deep > 0 and len(part.parts) >= MANY_PARTS and not any(map(_usable, part.parts))
        if whole or not many:
            yield from _below(part, deep + 1, whole)


def _usable(item: Item) -> bool:
    held = item.act is not None or item.step is not None or item.write is not None
    return held and item.enabled


def _named(item: Item) -> str:
    """Its name and what it holds."""
    if item.role == ENTRY:
        return say("holds", name=item.name, value=item.value or say("empty"))
    if item.on is not None and item.role == "switch":
        return say("holds", name=item.name, value=say("on" if item.on else "off"))
    return say("holds", name=item.name, value=item.value) if item.value else item.name


def _about(item: Item) -> str:
    open_tab = say("open-tab") if item.on and item.role == "tab" else ""
    known = set(plain(item.about).split()) <= set(plain(item.name).split())
    return open_tab or ("" if known or for_eyes(item.about) else item.about)
