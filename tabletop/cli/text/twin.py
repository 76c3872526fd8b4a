"""The conversation: tells what happened, asks, reads an answer, until the match ends."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence

from tabletop.cli.text import rules
from tabletop.cli.text.choices import Choice, answered, both, by_name, listed, numbers
from tabletop.cli.text.commands import Commands, scores
from tabletop.cli.text.console import LEAVING, Console, Leaving
from tabletop.cli.text.desk import TextDesk
from tabletop.cli.text.options import worded
from tabletop.cli.text.seating import BACK
from tabletop.cli.text.words import for_eyes, say
from tabletop.core.action import Action
from tabletop.core.errors import IllegalAction
from tabletop.core.game import Result
from tabletop.scenes.play.messages import say as said_at_table
from tabletop.scenes.play.top import level_words
from tabletop.session.counting import counts, told_rows
from tabletop.session.fairness import fairness
from tabletop.session.history import present_turn
from tabletop.session.loglines import LogLine
from tabletop.session.running import Running
from tabletop.table.contract import COMMIT
from tabletop.words import noun

PATIENCE = 6.0
"""After so many seconds without a word it is told who is thinking."""

LONGEST_HINT = 10.0
"""After so many seconds the best that was found is the hint."""

LONGEST_SEARCH = 30.0
"""After so many seconds it is told that nothing was found."""

PIECE = 14
"""So many lines at least are told to who only watches, before one asks to go on."""



class Twin:
    """One match from where it stands to its end, or until nobody types any more.

    To who is `introduced` to the game already it is not told what it is about.

    Attributes:
        again: whether the same players want another match.
    """

    again = False

    def __init__(self, desk: TextDesk, console: Console, introduced: bool = False) -> None:
        self.desk, self.console, self._introduced = desk, console, introduced
        self.commands = Commands(desk)
        self._only: tuple[Action, ...] = ()
        self._about = self._explained = self._idle = self._next = self._chosen = ""
        self._stood = (0, "")
        self._watched, self._through, self._bare = 0, False, True
        self._answers: int | None = None
        self._taught: Counter[str] = Counter()

    def play(self) -> bool:
        """Plays; False when the person has left before the end.

        Raises:
            Leaving: the input has ended.
            KeyboardInterrupt: Ctrl+C.
        """
        self._welcome()
        while True:
            self._wait()
            if self._over():
                return True
            if self.desk.cover is not None:
                self._cover(self.desk.cover.name, self.desk.cover.explained)
                self.desk.uncover()
            elif self.desk.everybody:
                self._everybody()
            elif self.desk.dialog is not None:
                self._dialog()
            elif self.desk.held:
                self._held()
            elif not self._question():
                return False

    def _welcome(self) -> None:
        """Prints the game, the players and the options."""
        running, console = self.desk.running, self.console
        info = running.match.game.info
        if info.hidden and len(running.humans) > 1:
            console.clear()  # of what was played in this terminal before
        console.heading(say("match-of", game=info.name, players=running.names))
        console.lines(() if self._introduced else info.tagline)
        console.lines(self.desk.about())
        console.lines(_seated(running))
        console.lines(_options(running))
        console.say(say("welcome"))

    def _over(self) -> bool:
        """Returns True if nothing is left to play; prints the end of a match."""
        if not self.desk.running.over:
            return self.desk.gone
        self._end()  # the count may have taken the table's place already
        self._after()
        return True

    def leave(self) -> None:
        """Off the table, to the screen the match was begun from."""
        if not self.desk.gone:
            self.desk.scene.leave_match()

    def _wait(self) -> None:
        """Lets the others play; where no person sits at the table, told line by line."""
        nobody = not self.desk.running.humans
        said = time.monotonic()
        while self.desk.step():
            if self.desk.scene.director.busy:
                continue
            if nobody:
                self.console.lines(self.desk.news())
            elif idle := self.desk.watching():
                self._watch(idle)
            elif time.monotonic() - said > PATIENCE:
                said = time.monotonic()
                if len(self.desk.running.humans) == 1:  # what was done comes before who is next
                    self.console.lines(self.desk.news())
                self.console.say(f"{self.desk.prompt.title.rstrip('.')} ...")

    def _watch(self, idle: str) -> None:
        """Prints the rest of a match in pieces, for somebody who has nothing to decide in it."""
        news = self.desk.news()
        self.console.lines(news)
        if idle.partition(".")[0] != self._idle:
            self._idle, self._watched, self._through = idle.partition(".")[0], 0, False
            self.console.say()
            self.console.say(f"{idle} {say('watched')}")
        self._watched += len(news)
        if self._watched < PIECE or self._through:
            return
        self._watched = 0
        line = self.console.ask(say("watched.ask")).casefold()
        while line not in ("", "end", *LEAVING):
            self._tell_of(line, say("watched.meanwhile"))
            line = self.console.ask(say("watched.ask")).casefold()
        self._through = line == "end"
        if line in LEAVING:
            raise Leaving

    def _tell_of(self, line: str, keys: str = "") -> None:
        """Answers what may be asked while there is nothing to choose; `keys`, where it is told, is
        the answer to what that is."""
        word = line.partition(" ")[0]
        told = self.commands.answer(line, ()) if word not in PLAYING else None
        if keys and line in ("?", "help"):
            told = [keys]
        self.console.lines([*(told or [say("nothing-to-choose")]), *self.desk.app.read()])

    def _cover(self, name: str, explained: str) -> None:
        """The next person comes to the keyboard; nothing of the last one stays on the screen, of
        the introduction all."""
        self._part(name)
        if not self._bare:
            self.console.clear()
        self.console.say(f"{say('pass-keyboard', name=name)} {explained}".rstrip())
        ready, press = ("open", name.casefold()), say("pass-keyboard.ask", name=name)
        while (line := self.console.ask(press).casefold()) not in ready:
            if line in LEAVING:
                raise Leaving
            self.console.say(say("pass-keyboard.waits", name=name))
        self._bare, self._answers = False, None

    def _everybody(self) -> None:
        """Everybody reads: nothing of the last person stays on the screen."""
        following, about = self.desk.following, self.desk.about_all
        self._part("")
        self._answers = None
        if about:
            self.console.clear()
            self._bare = True
            self.console.heading(about)
            self.console.lines(self.desk.news())
        if found := self.desk.answerers():
            self.desk.answerers_say(self._answer([Choice(words, "", ()) for words in found]))
            return
        if following:
            self._cover(following, said_at_table("pass-to.only-you"))
        elif about and self.console.ask(say("go-on")).casefold() in LEAVING:
            raise Leaving
        self.desk.go_on()

    def _part(self, following: str) -> None:
        """Tells the person who answered last the private results, before another takes the
        keyboard."""
        names = self.desk.running.names
        if self._answers is None or names[self._answers] == following:
            return
        if told := self.desk.learnt(self._answers, self._chosen):
            self.console.lines(["", *told])
            alone = say("for-your-ears", name=names[self._answers])
            if self.console.ask(alone).casefold() in LEAVING:
                raise Leaving

    def _dialog(self) -> None:
        """A question of the program's: its last choice is the safe one, and Enter takes that."""
        dialog = self.desk.dialog
        assert dialog is not None
        self.console.heading(dialog.title)
        self.console.say(dialog.words)
        ply = self.desk.running.ply
        answer = self._answer([Choice(c.label, "", ()) for c in dialog.choices])
        self.desk.answer(answer)
        self.console.lines(self.desk.undone(ply))

    def _held(self) -> None:
        """The tutor holds a choice: its buttons are the answers, the last one thinks again."""
        speech = self.desk.speech()
        assert speech is not None
        self.console.heading(say("tutor-says", words=speech.words))
        found = [Choice(say.label, "", ()) for say in speech.buttons]
        speech.buttons[self._answer(found)].act()

    def _answer(self, found: Sequence[Choice]) -> int:
        """Asks for one of a few answers and returns its index; Enter alone takes the last, safe
        one."""
        self.console.lines(listed(found))
        while True:
            line = self.console.ask(say("your-answer", words=found[-1].words)).casefold()
            if line in ("", *BACK):
                return len(found) - 1
            if line in LEAVING:
                raise Leaving
            if line in ("?", "help"):
                self.console.say(say("your-answer.help"))
                continue
            answer = answered(line, found)
            if answer.choice is not None:
                return found.index(answer.choice)
            self.console.say(answer.problem)

    # --------------------------------------------------------------------------- a question

    def _question(self) -> bool:
        """Asks until the match moves on; False when the person leaves."""
        self._bare = False
        self._tell()
        if self._answers != self.desk.scene.viewer:  # what one person typed ahead is no other's
            self._answers, self._next = self.desk.scene.viewer, ""
        found, doubted = self.desk.choices(self._only), ""
        if not self._next:  # what is answered already need not be asked
            self._ask(found)
        while True:
            ahead, self._next = self._next, ""
            line = ahead or self.console.ask(">")
            if not line:
                self._ask(found, again=True)
                continue
            word = line.casefold()
            if word in LEAVING:
                self.console.say(self.commands.kept())
                return False
            if self._own(word):
                self._only, self._about = (), ""
                return True
            if word in ("h", "hint"):
                self._hint(found)
                continue
            if word == "give up":
                self._give_up()
                return True
            if self._only and word in ("u", "undo"):
                self._only, self._about = (), ""
                return True
            stood = self._moment()
            told = self.commands.answer(line, found)
            if told is not None:
                self.console.lines([*told, *self.desk.app.read()])
                if word in MOVES and (word == "ask" or stood != self._moment()):
                    self._only, self._about = (), ""
                    return True
                continue
            answer = answered(line, found, sure=line == doubted)
            doubted = line
            actions = tuple(action for choice in answer.fits for action in choice.actions)
            if 0 < len(actions) < sum(len(choice.actions) for choice in found):
                self._take(Choice(say("choices-which", line=line), "", actions))
                return True
            choice = answer.choice
            if choice is None and self._only:  # another thing than the one that was named
                choice = self._elsewhere(line)
            if choice is None and (two := both(line, found)) is not None:
                choice, self._next = two
            if choice is None:
                self.console.say(answer.problem)
                if ahead:
                    self._ask(found)
                continue
            self._take(choice)
            return True

    def _elsewhere(self, line: str) -> Choice | None:
        """The choice that a line means which says a thing and what is done with it, among all
        there are; a single word is about the list that was asked for."""
        if " " not in line:
            return None
        every = [one for choice in self.desk.choices() for one in choice.further or (choice,)]
        return answered(line, every).choice

    def _moment(self) -> tuple[object, ...]:
        """The same as long as nothing else is asked."""
        desk = self.desk
        return desk.running.ply, desk.half, desk.several.taken, desk.dialog is not None

    def _own(self, word: str) -> bool:
        """Returns True if the word was a command that only this kind of table knows."""
        return False

    def _hint(self, found: Sequence[Choice]) -> None:
        """Looks for a good move, for so long as one likes to wait."""
        self.desk.hint()
        self.console.lines(self.desk.app.read())
        begun, told = time.monotonic(), False
        while self.desk.step():
            waited = time.monotonic() - begun
            if waited > LONGEST_HINT:
                self.desk.enough(waited > LONGEST_SEARCH)
            elif waited > PATIENCE and not told:
                told = True
                self.console.say(say("still-looking"))
        self.console.lines(self.desk.app.read())
        self.console.lines(where(self.desk.hinted, found))

    def _tell(self) -> None:
        """Prints the events since this person last looked, notices, and the coach's speech."""
        self.console.lines(["", *news] if (news := self.desk.news()) else [])
        self.console.lines(self.desk.app.read())
        speech = self.desk.speech()
        words = speech.words if speech is not None else ""
        if words and words != self._explained and not for_eyes(words, True) and not self._ended:
            self._explained = words
            self.console.say(say("coach-says", words=words))
            self.desk.heard()
            behind = self.desk.coached_rule()
            self.console.say(say("coach-says.rule" if behind else "coach-says.quiet"))

    @property
    def _ended(self) -> bool:
        """Returns True if nothing is left to be explained."""
        return self.desk.running.over

    def _ask(self, found: Sequence[Choice], again: bool = False) -> None:
        """The question with its choices; a list within it has the thing for its title. How things
        stand is told once a turn, when that has changed, or `again`."""
        prompt, short = self.desk.prompt, self.desk.app.short
        how = "" if short or self._only or for_eyes(prompt.how) else prompt.how
        title = self._about or prompt.title
        parted = " " if title[-1:] in (".", "?", "!") else ". "
        gist = self.desk.gist()
        now = (present_turn(self.desk.running.match), gist)
        if gist and (again or (now != self._stood and not short)):
            self._stood = now
            self.console.say()
            self.console.say(gist)
        if so_far := self.desk.several.stands():
            self.console.lines(["", *so_far])
        self.console.heading(f"{title}{parted + how if how else ''}")
        self.console.lines(listed(found, short))
        if short and not again:
            return
        if by_name(found) and not self._only:
            self._teach("own-numbers", say("own-numbers"), again)
        if any(choice.further and choice.key for choice in found):
            example = _example(found)
            key = "names-both.example" if example else "names-both"
            self._teach("names-both", say(key, words=example), again)
        if self.desk.half or self._only:
            self.console.say(say("undo-ends"))

    def _teach(self, what: str, line: str, again: bool) -> None:
        """Prints how to answer a list, for the first few of its kind and when asked again."""
        self._taught[what] += 1
        if again or self._taught[what] <= TAUGHT:
            self.console.say(line)

    def _take(self, choice: Choice) -> None:
        if choice.key == COMMIT:
            self.console.lines([why] if (why := self.desk.several.commit()) else [])
            return
        if len(choice.actions) > 1:
            self._only, self._about = choice.actions, choice.words
            return
        self._only, self._about, self._chosen = (), "", choice.words
        if self.desk.several.takes(choice.actions[0]):
            self.desk.several.take(choice.actions[0])
            return
        try:
            self.console.lines([told] if (told := self.desk.choose(choice.actions[0])) else [])
        except IllegalAction as refused:
            self.console.say(refused.reason)

    def _give_up(self) -> None:
        line = self.console.ask(say("give-up"))
        if line.casefold() in ("y", "yes"):
            seat = self.desk.scene.deciding
            self.desk.running.give_up(seat if seat is not None else self.desk.running.humans[0])

    # -------------------------------------------------------------------------------- the end

    def _end(self) -> None:
        self._tell()
        running = self.desk.running
        last = running.log(self.desk.scene.viewer)[-1:]
        self._outcome(any(says_who_won(line, running.result, running.names) for line in last))

    def _outcome(self, known: bool = False) -> None:
        """Returns why the match is over, who has won (unless `known`) and with what."""
        running = self.desk.running
        result = running.result
        assert result is not None
        won = "" if known else f" {_winners(result, running.names)}"
        self.console.heading(f"{result.reason}{won}")
        self.console.lines(scores(result, running.names, running.match.game.info.fewest))

    def _after(self) -> None:
        """The match may still be asked about; quit leaves it, or Enter twice."""
        self.console.say(say("after"))
        again = False
        while (line := self._asked_after()) not in LEAVING and (line or not again):
            again = not line
            if again:  # one more Enter than the match took: nobody has heard how it ended
                self._outcome()
                self.console.say(say("after.leave"))
            elif line == "again":
                self.again = True
                return
            elif line == "count" and counts(self.desk.running):
                self.console.lines(told_rows(self.desk.running))
            elif line == "seal":
                self.console.say(fairness(self.desk.running) or say("after.no-seal"))
            else:
                self._tell_of(line, say("after"))

    def _asked_after(self) -> str:
        try:
            return self.console.ask(">").casefold()
        except Leaving:
            return LEAVING[0]


PLAYING = ("ask", "hint", "h", "undo", "u", "redo")
"""Words that are about a choice."""

TAUGHT = 4
"""So many times it is told how a kind of list is answered."""

MOVES = ("u", "undo", "redo", "ask")
"""Words after which the question may be another."""


def where(action: Action | None, found: Sequence[Choice]) -> list[str]:
    """Returns a sentence that names the listed choice of a hint."""
    if action is None:
        return []
    for number, choice in zip(numbers(found), found):
        if action in choice.actions:
            key = "choices-meant.begins" if choice.further else "choices-meant"
            return [say(key, n=number, words=choice.words)]
    return [say("choices-meant.elsewhere")]


def _example(found: Sequence[Choice]) -> str:
    """A line that says both, made of the choices that are there."""
    for choice in found:
        for inner in reversed(choice.further):
            if answered(inner.words, found).choice == inner and len(inner.words) <= LONGEST_EXAMPLE:
                name = inner.words[1:2].isupper()  # TOP RUN
                return inner.words if name else inner.words[0].lower() + inner.words[1:]
    return ""


LONGEST_EXAMPLE = 60
"""So many letters the example of an answer has at most."""


def _seated(running: Running) -> list[str]:
    """Returns a sentence that tells a single person who is who."""
    people = running.humans
    if len(people) != 1:
        return []
    others = tuple(
        noun("rabbit-is", name=name, level=level_words(seat.level) or "none")
        for name, seat in zip(running.names, running.seats)
        if not seat.human
    )
    return [say("seated", you=running.names[people[0]], others=others)]


def _options(running: Running) -> list[str]:
    """Returns the options that are on and off, and other unusual settings."""
    match = running.match
    off = rules.unplayed(match.game, match.players, match.options)
    on = [option.label for option in rules.switches(match.game) if option.label not in off]
    key = "played-with.both" if on and off else "played-with" if on else "played-with.without"
    told = [say(key, on=tuple(on), off=tuple(off))] if on or off else []
    unusual = [
        f"{option.label}: {worded(option, value, match.players)}"
        for option in match.game.info.options
        if option.kind in ("choice", "int") and option.scope == "match"
        and (value := match.options.get(option.key, option.default)) != option.default
    ]  # fmt: skip
    return told + [f"{line}." for line in unusual]


def says_who_won(line: LogLine, result: Result | None, names: Sequence[str]) -> bool:
    """Returns True if a line of the log ends the match and names the winners."""
    won = [names[seat] for seat in result.winners] if result is not None else []
    ends = bool(won) and line.kind.startswith("match_")
    return ends and all(name in line.text for name in won)


def _winners(result: Result, names: Sequence[str]) -> str:
    return say("wins", winners=tuple(names[seat] for seat in result.winners))
