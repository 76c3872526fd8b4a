"""The match behind the lines: the play screen without a window, asked and told by words.

The screen is the one of the drawn table, so covers, drafts, questions before slips, hints and
saving are the same; no picture of it is drawn.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Self

from tabletop.ai.client import AgentClient
from tabletop.cli.text import rules
from tabletop.cli.text.choices import Choice, choices
from tabletop.cli.text.naming import plain, within
from tabletop.cli.text.several import Several
from tabletop.cli.text.words import for_eyes, say, typed
from tabletop.core.action import Action
from tabletop.core.game import Player
from tabletop.core.words import Prompt
from tabletop.scenes.app import App
from tabletop.scenes.overlay import Dialog
from tabletop.scenes.play.cover import CoverScene
from tabletop.scenes.play.messages import say as play_say
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.play.words import screen
from tabletop.scenes.scene import Scene
from tabletop.scenes.window import Window
from tabletop.session.history import present_turn
from tabletop.session.lessons import BadLesson, course
from tabletop.session.library import Library
from tabletop.session.loglines import LogLine, notes, unheard
from tabletop.session.running import Running
from tabletop.session.settings import Settings
from tabletop.table.contract import Gesture
from tabletop.table.meaning import BUTTONS, LOG, PROMPT, RABBIT, Thing, Zone, things
from tabletop.table.speaking import Speech
from tabletop.words.books import use

NAMED = re.compile(r"\b(?:[A-Z]\w*|\d+)\b")
"""Words of a line that name a card or a place."""

STEP_MS = 16.0
REST_SECONDS = 0.004
"""Between two looks at whether a computer rabbit has decided."""


class Headless(App):
    """The program without a picture; what it would show on papers is collected.

    Attributes:
        command: what is typed to start the program as it was started, up to its first word.
        short: whether choices are told by their names alone.
    """

    short = False

    def __init__(
        self, window: Window, settings: Settings, library: Library, agents: AgentClient | None,
        save: Callable[[Settings], str] | None = None,
    ) -> None:  # fmt: skip
        self._said: list[str] = []
        self.command = "tabletop"
        super().__init__(window, settings, library, save, agents=agents)

    def apply_settings(self) -> None:
        super().apply_settings()
        use(keys=typed)

    def say(self, sentence: str) -> None:
        if sentence:
            self._said.append(sentence)

    def read(self) -> list[str]:
        """The sentences said since the last reading."""
        said, self._said = self._said, []
        return said

    def has(self, scene: Scene) -> bool:
        """Returns True if the screen is open, on top or below others."""
        return scene in self._scenes

    def table(self) -> PlayScene | None:
        """The table that is played on now, under a cover too; None on any other screen."""
        below = self._scenes[-2:] if isinstance(self.scene, CoverScene) else [self.scene]
        return next((scene for scene in below if isinstance(scene, PlayScene)), None)


LATELY = 20
"""The number of log lines told to somebody who continues a match."""


class TextDesk:
    """One match, as a reader of lines asks for it.

    Attributes:
        several: what is chosen together, where the table asks for several things at once.
        together: whether several things are taken together, and one that follows of itself is done
            with what it follows; in a lesson each step is asked for.
    """

    together = True

    def __init__(self, app: Headless, scene: PlayScene) -> None:
        """The table that lies open in the program."""
        self.app, self.running = app, scene.running
        self.scene, self.several = scene, Several(scene, self.together)
        scene.aids.whole = True
        self._heard: dict[int | None, list[LogLine]] = {}
        self._place, self._undone = "", -1

    @property
    def unkept(self) -> str:
        """Returns what is said of a match that is never kept; "" for one that is."""
        return ""

    @classmethod
    def begun(cls, app: Headless, running: Running, fresh: bool) -> Self:
        """Lays the match on its table."""
        scene = PlayScene(app, running, fresh=fresh)
        app.go(scene)
        return cls(app, scene)

    # ------------------------------------------------------------------------------ time

    def step(self) -> bool:
        """Lets the program work a little; False when it waits for a person, or all is over."""
        if self._waits():
            return False
        self.app.update(STEP_MS)
        if self._waits():
            return False
        if not self.scene.director.busy:
            time.sleep(REST_SECONDS)
        return True

    @property
    def gone(self) -> bool:
        """Returns True if another screen has replaced the table."""
        return not self.app.has(self.scene)

    def _waits(self) -> bool:
        if self.gone or self.running.over:
            return True
        if self.app.dialog is not None or self.cover is not None or self.everybody:
            return True
        if self.scene.tutor.waits:
            return self.held
        return self.scene.deciding is not None and not self.scene.thinkers.hinting

    @property
    def cover(self) -> CoverScene | None:
        """The cover that lies over the table; None = nothing is hidden."""
        top = self.app.scene
        return top if isinstance(top, CoverScene) else None

    @property
    def everybody(self) -> bool:
        """Returns True if all people read together before the match goes on to one of them."""
        viewing = self.scene.desk.viewing
        return viewing.public and viewing.asked() is not None and not self.scene.director.busy

    @property
    def about_all(self) -> str:
        """The title of what everybody looks at; "" where it goes on by itself."""
        viewing = self.scene.desk.viewing
        asked = self.scene.top.asked
        return asked[1].title if viewing.waits and asked is not None else ""

    @property
    def following(self) -> str:
        """Returns the name of the person whose table is opened next; "" if it hides nothing."""
        seat = self.scene.desk.viewing.following
        return self.running.names[seat] if seat is not None else ""

    def go_on(self) -> None:
        """Everybody has read; the right person is at the keyboard."""
        self.scene.people.open()

    def answerers(self) -> list[str]:
        """The answers to the question whether anybody answers; the last lets it pass."""
        names, viewing = self.running.names, self.scene.desk.viewing
        told = [say("answers", name=names[seat]) for seat in viewing.answerers]
        return [*told, say("nobody-answers")] if told else []

    def answerers_say(self, number: int) -> None:
        """Does what one of those words says."""
        waiting = self.scene.desk.viewing.answerers
        if number < len(waiting):
            self.scene.people.answers(waiting[number])
        else:
            self.scene.people.nobody_answers()

    @property
    def dialog(self) -> Dialog | None:
        """A question that must be answered before anything else."""
        return self.app.dialog

    def uncover(self) -> None:
        """The right person is at the keyboard."""
        self.app.pop()

    def answer(self, number: int) -> None:
        """Takes that choice of the dialog."""
        dialog = self.app.dialog
        if dialog is None:
            return
        self.app.dialog = None
        act = dialog.choices[number].act
        if act is not None:
            act()

    # ------------------------------------------------------------------------------ words

    @property
    def prompt(self) -> Prompt:
        """Returns the question, without a hint."""
        return self.scene.show.asks(self.scene.view)

    def gist(self) -> str:
        """Returns the facts needed to answer, if the table has any."""
        return self.scene.table.gist(self.scene.view)

    def watching(self) -> str:
        """Returns a note for somebody with nothing more to decide; "" for everybody else."""
        return self.scene.table.watching(self.scene.view)

    @property
    def held(self) -> bool:
        """Returns True if the tutor holds a choice back and asks whether it is meant."""
        tutor = self.scene.tutor
        return tutor.waits and not tutor.holding

    def speech(self) -> Speech | None:
        """Returns the present speech of tutor or coach, with its buttons."""
        return self.scene.voices.speech

    def about(self) -> list[str]:
        """Returns the aim of the game, once for each person to whom the coach explains it."""
        coach, game = self.scene.coach, self.running.match.game
        if coach is None or not coach.opens(f"{game.info.key}/about"):
            return []
        return [rules.aim(game)]

    def heard(self) -> None:
        """Marks the coach's speech as heard, so that it is not repeated in any match."""
        coach = self.scene.coach
        if coach is not None and coach.speaking:
            coach.heard()

    def coached_rule(self) -> list[str]:
        """The paragraph behind what the coach explains now; [] = none."""
        coach, speech = self.scene.coach, self.speech()
        told = coach is not None and speech is not None and not for_eyes(speech.words, True)
        rule = coach.rule if coach is not None and told else ""
        return rules.paragraph(self.running.match.game, rule) if rule else []

    def topic(self, kinds: Sequence[int] = ()) -> tuple[str, list[str]]:
        """Returns the coach's words on the present choice or on these verbs, and their rules; ""
        and [] if there are none."""
        desk, game = self.scene.desk, self.running.match.game
        legal = {action.kind for action in desk.legal()}
        verbs = set(kinds) or legal
        try:
            known = course(game)
        except BadLesson:
            return "", []
        asked = self.prompt.rules if verbs == legal else ()
        said, numbers = known.about(verbs, desk.view, len(self.running.seats), asked)
        told = [line for number in numbers for line in rules.paragraph(game, number)]
        return "" if for_eyes(said, True) else said, told

    def hush(self) -> bool:
        """The coach explains nothing more; False where it does not do so anyway."""
        coach = self.scene.coach
        if coach is None or not self.app.settings.coach:
            return False
        coach.quiet()
        return True

    def zones(self) -> tuple[Zone, ...]:
        """The table in words, as the person at the keyboard may know it; what is asked, the log,
        the buttons and whoever speaks have words of their own here."""
        told = screen(self.scene.desk)
        return tuple(zone for zone in told if zone.key not in (PROMPT, LOG, BUTTONS, RABBIT))

    def thing(self, name: str) -> Thing | None:
        """Returns the thing on the table with that name, else the first whose name begins with it,
        else the first whose name contains it."""
        wanted = plain(name)
        found = list(things(self.zones()))
        names = [plain(thing.name) for thing in found]
        for fits in (str.__eq__, str.startswith, str.__contains__):
            for thing, called in zip(found, names):
                if wanted and fits(called, wanted):
                    return thing
        return None

    def button(self, name: str) -> Thing | None:
        """The button of the table that is called so, or whose name it begins."""
        zones = (zone for zone in screen(self.scene.desk) if zone.key == BUTTONS)
        found = [thing for zone in zones for thing in zone.things]
        wanted = name.casefold()
        exact = (thing for thing in found if thing.name.casefold() == wanted)
        begun = (thing for thing in found if thing.name.casefold().startswith(wanted))
        return next(exact, next(begun, None))

    def telling(self, name: str) -> Thing | None:
        """The first thing of which these words are told: whose Carrot, where somebody stands."""
        return next((thing for thing in things(self.zones()) if within(name, thing.words)), None)

    def hidden(self, name: str) -> str:
        """The key of what lies open somewhere under others and is called so; "" = nothing."""
        return self.scene.table.find(name, self.scene.view)

    def why_not(self, key: str) -> str:
        """Returns why the thing cannot be used now, if somebody is asked and might want to."""
        scene = self.scene
        if scene.deciding is None or scene.draft is not None:
            return ""
        action = scene.table.attempt(Gesture(key), scene.view)
        if action is None or action in scene.legal():
            return ""
        refusal = self.running.why_not(scene.deciding, action)
        return refusal.reason if refusal is not None else ""

    def keys_of(self, choice: Choice) -> list[str]:
        """The keys of what a choice begins with and of where it goes."""
        if len(choice.actions) > 1:
            return [choice.key] if choice.key else []
        gesture = self.scene.table.gesture(choice.actions[0], self.scene.view)
        return [key for key in gesture if key and not key.startswith("button:")]

    def undone(self, ply: int) -> list[str]:
        """Names the person's own choice that was undone since the match stood there; [] if there is
        none."""
        words = self.taken_back() if self.running.ply < ply else ""
        return [say("taken-back", words=words)] if words else []

    def taken_back(self) -> str:
        """Returns the person's own choice that was undone last, in words; "" if there is none."""
        match = self.running.match
        if not match.future or match.future[0].player != self.scene.viewer:
            return ""
        action, view = match.future[0].action, self.scene.view
        return self.scene.desk.words.describe(action, view, self.running.names)

    def closer(self, key: str) -> tuple[list[str], str]:
        """Returns the lines of the close look at a piece, and the number of its rule."""
        look = self.scene.table.close_look(key, self.scene.view)
        return ([look.name, *look.lines], look.rule) if look is not None else ([], "")

    def news(self) -> list[str]:
        """The lines of the log that the person at the keyboard has not heard yet."""
        viewer = self.scene.viewer
        lines = self.running.log(viewer)
        first = viewer not in self._heard
        fresh = unheard(self._heard.get(viewer, []), lines)
        if not self._heard and self.running.seal and not self.running.over:
            fresh = [play_say("seal", seal=self.running.seal), *fresh]
        self._heard[viewer] = list(lines)
        if first and len(fresh) > LATELY:  # who goes on with a match hears its end, not all of it
            words = say("earlier.over" if self.running.over else "earlier", n=len(fresh))
            return [words, *_counted(fresh[-LATELY:])]
        return _counted(fresh)

    def learnt(self, viewer: Player, chosen: str) -> list[str]:
        """Returns the log lines that only that person learnt by the choice `chosen`, such as a card
        drawn. News dealt to others too waits for the next turn."""
        lines, steps = self.running.log(viewer), self.running.match.steps
        fresh = unheard(self._heard.get(viewer, []), lines)
        public: dict[int, str] = {}
        for line in self.running.log(None):
            public[line.ply] = f"{public.get(line.ply, '')} {line.text}"
        said = f"{chosen} {' '.join(self.running.names)}"

        def own(line: LogLine) -> bool:
            known = NAMED.findall(f"{said} {public.get(line.ply, '')}")
            whose = {e.player for e in steps[line.ply].events if e.kind == line.kind}
            return whose == {viewer} and not {*known}.issuperset(NAMED.findall(line.text))

        choices = notes()
        told = {
            line.text for line in lines
            if not line.separator and not line.text.endswith(choices) and own(line)
        }  # fmt: skip
        return [line for line in fresh if line in told]

    def recap(self) -> list[str]:
        """Returns the others' actions since this person's last turn."""
        viewer = self.scene.viewer
        return [line.text for line in self.running.recap(viewer)] if viewer is not None else []

    # ---------------------------------------------------------------------------- choices

    def choices(self, only: Sequence[Action] = ()) -> tuple[Choice, ...]:
        """Returns the possible choices, or those among `only`."""
        desk = self.scene.desk
        legal = only or dict.fromkeys((*desk.allowed(), *self.several.ways()))
        found = choices(
            desk.table, desk.view, tuple(legal), desk.words, self.running.names
        )
        return found if only else self.several.marked(found)

    def choose(self, action: Action) -> str:
        """Does it, or drafts it where it is half a choice. Where then one place alone is likely
        meant, as by a drop in the window, that is done as well, and it is told how the others are
        come by; not in a turn in which something was taken back."""
        scene, turn = self.scene, present_turn(self.running.match)
        if not self.half:
            self._place = scene.table.gesture(action, scene.view).target
        scene.choose(action)
        asked = not self.together or self._undone == turn
        if asked or not self._place or not self.half or scene.deciding is None:
            return ""
        settled = scene.table.settles(self._place, scene.view, scene.legal())
        if settled is None:
            return ""
        scene.choose(settled)
        return say("settled")

    @property
    def half(self) -> bool:
        """Returns True if a choice was begun and can be taken back."""
        return self.scene.draft is not None or bool(self.several.taken)

    def undo(self) -> None:
        self.scene.aids.undo()
        self._undone = present_turn(self.running.match)

    def redo(self) -> None:
        self.scene.aids.redo()

    def hint(self) -> None:
        """Asks the analysis; what it says comes among the sentences of the program."""
        self.scene.aids.hint()

    @property
    def hinted(self) -> Action | None:
        """Returns the first action of the hint that is shown, or None."""
        return self.scene.aids.best

    def enough(self, anyway: bool) -> None:
        """Looks for a hint no longer where something was found, or `anyway`; that comes among the
        sentences of the program."""
        self.scene.aids.enough(anyway)

    def do(self, name: str) -> None:
        """Does a command of the play screen that has no word here."""
        self.scene.do(name)


def _counted(lines: Sequence[str]) -> list[str]:
    """The lines; what is told several times in a row is told once, and how often."""
    found: list[str] = []
    for line, same in groupby(lines):
        times = len(list(same))
        found.append(line if times == 1 else say("repeated", line=line, n=times))
    return found
