"""Undo, redo, going back along the log and hints."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from pygame import Rect

from tabletop.ai.agent import Budget, seat_clone
from tabletop.ai.analysis import Analysis
from tabletop.ai.analysis import Choice as Weighed
from tabletop.ai.levels import make_agent
from tabletop.ai.rollouts import Plan
from tabletop.core.action import Action
from tabletop.core.errors import IllegalAction
from tabletop.core.game import Player, State
from tabletop.core.words import named
from tabletop.scenes.heat import best_first, heats
from tabletop.scenes.overlay import Choice
from tabletop.scenes.play.choosing import Choosing
from tabletop.scenes.play.desk import Desk
from tabletop.scenes.play.hand import Hand
from tabletop.scenes.play.messages import say
from tabletop.scenes.play.pause import PAUSE_ROOM
from tabletop.scenes.sharing import bookmark, copy_moment
from tabletop.session.review import may_be_luck, often, told, why, why_simply
from tabletop.session.secrecy import by_heart
from tabletop.table.contract import Heat
from tabletop.table.speaking import rects
from tabletop.words import Seat

if TYPE_CHECKING:
    from tabletop.ai.analyst import Found
    from tabletop.session.loglines import LogLine

MOST_COMING = 4
"""So many lines of what is certain to come of a hint are told."""

SHOWN = 3
"""So many of the best moves are marked."""


class Aids:
    """The undo, redo and hint commands of one match.

    Attributes:
        hinted: pieces of the moves that the analysis found, best first.
        advised: what is to be done with them, where that is one choice of several steps.
        numbers: the places of the moves from 1, by the pieces they are shown at.
        best: what is to be done first of the best of them; None when no hint is shown.
        hint_words: the best of them and its reason in one sentence, "" when no hint is shown.
        hint_short: the reason alone, where there is no room for more.
        whole: what is said of a hint says the move too, as nobody sees the ribbon.
    """

    def __init__(self, desk: Desk, choosing: Choosing, hand: Hand) -> None:
        self._desk, self._choosing, self._hand = desk, choosing, hand
        self.hinted: tuple[str, ...] = ()
        self.best: Action | None = None
        self.hint_words = self.hint_short = ""
        self.whole = False
        self._said = ""
        self.advised: tuple[Action, ...] = ()
        self.numbers: dict[str, int] = {}
        self._first: tuple[Action, ...] = ()
        self._simply = ""
        self._found: Analysis | None = None
        self._heat: dict[str, Heat] = {}
        self._heat_for: tuple[object, ...] = ()
        self._latest: Analysis | None = None
        self._weighed: Analysis | None = None
        self.after_going_back = say("back-to.redo")

    def may_undo(self, ply: int | None = None) -> str | None:
        """Returns why undo to log entry `ply` (None: the last choice) is refused, or None if
        allowed."""
        return self._desk.running.may_undo(ply)

    def undo(self) -> None:
        """Takes back a half-made choice or, if there is none, the last choice."""
        desk = self._desk
        if desk.viewing.public:
            return
        if self._choosing.forget():
            desk.doings.refresh()
            return
        if desk.draft is not None:
            self._choosing.take_back()
            return
        if self._hand.taken:
            self._hand.forget()
            desk.doings.refresh()
            return
        why = self.may_undo()
        if why is not None:
            desk.app.say(why)
            return
        self._go_back(desk.running.undo)

    def undo_turn(self) -> None:
        """Goes back to the beginning of the turn."""
        desk = self._desk
        if self.may_undo() is None and not desk.viewing.public:
            self._go_back(desk.running.undo_turn, desk.running.turn_start())

    def _go_back(self, move: Callable[[], object], ply: int | None = None) -> None:
        """Undoes with `move` to `ply`; asks first if that undoes another person's choice, or, once
        in a match, if something was shown since."""
        desk, others = self._desk, self._whose(ply)
        looks = desk.running.shown_since(ply)

        def back() -> None:
            if looks:
                desk.running.use_aid("look")
            desk.sound("undo")
            self._jump(move)

        if not others and not looks:
            back()
            return
        title = say("undo-whose", desk.running.names, others=others) if others else say("undo-seen")
        words = [say("undo-whose.words")] if others else []
        words += [say("undo-seen.words")] if looks else []
        choices = (Choice(say("undo-whose.do"), back), Choice(say("undo-whose.keep")))
        desk.app.ask(title, " ".join(words), choices)

    def _whose(self, ply: int | None) -> tuple[Seat, ...]:
        """Returns the others at this screen whose choices going back undoes."""
        running = self._desk.running
        if running.one_hand:
            return ()
        return tuple(Seat(seat) for seat in running.undone_by(ply) if seat != self._desk.viewer)

    def redo(self) -> None:
        """Makes the choice again that was undone last."""
        desk = self._desk
        if desk.running.may_redo() and not desk.viewing.public:
            self._jump(desk.running.redo)

    def _jump(self, move: Callable[[], object]) -> None:
        """Moves the match to another ply with `move` and shows it without animation.

        Does nothing on the public table: it may have opened below a question that was asked before.
        """
        desk = self._desk
        if desk.viewing.public:
            desk.app.say(say("everybody-first"))
            return
        self.forget_hint()
        desk.papers.why.close()
        self._choosing.drop()
        running, before, viewer = desk.running, desk.running.ply, desk.viewer
        try:
            move()
        except IllegalAction as refusal:
            desk.app.say(refusal.reason)
        desk.doings.resync()
        if running.hot_seat and running.ply < before:
            whose = running.match.whole()[running.ply].player
            if whose >= 0 and whose != viewer:
                desk.app.say(say("undone", running.names, who=Seat(whose)))

    def back_to(self, line: LogLine) -> None:
        """Asks whether to go back to the moment before a log line."""
        desk = self._desk
        if desk.viewing.public:
            return
        why = self.may_undo(line.ply)
        if why is not None:
            desk.app.say(why)
            return
        ply = line.ply
        looks = desk.running.shown_since(ply)

        def back() -> None:
            if looks:
                desk.running.use_aid("look")
            self.undo_to(ply)

        facts = {"line": line.text, "after": self.after_going_back}
        words = say("back-to.words", **facts)
        if others := self._whose(ply):
            words = say("back-to.others", desk.running.names, others=others, **facts)
        words += " " + say("undo-seen.words") if looks else ""
        choices = (Choice(say("back-to.do"), back), Choice(say("back-to.keep")))
        desk.app.ask(say("back-to"), words, choices)

    def undo_to(self, ply: int) -> None:
        """Goes back to log entry `ply`."""
        self._jump(lambda: self._desk.running.undo_to(ply))

    def hint(self) -> None:
        """Asks the analysis for the best moves; asked again, also tells the next best ones."""
        desk = self._desk
        seat = desk.deciding
        if seat is None or desk.thinkers.hinting:
            return
        if not desk.settings.hints:
            desk.app.say(say("hints-off"))
            return
        if self.hint_words and self._found is not None and not self._first:
            self._tell(self._more(self._found, desk.view))
            return
        desk.app.say(say("looking"))
        self._first = ()
        self._latest = None
        # Of several steps the last may have to be asked for; of one the digits may settle for long.
        soon = bool(desk.table.gathers(desk.view))
        desk.thinkers.ask_hint(seat, self._hint_found, self._moment, soon=soon)

    @property
    def _moment(self) -> State:
        """Returns the state a hint is about: that of the draft if one was begun, else of the
        match."""
        draft = self._desk.draft
        drafted = draft is not None and bool(draft.actions)
        return draft.state if draft is not None and drafted else self._desk.running.match.state

    def _hint_found(self, answer: Found) -> None:
        """Shows an answer of the analysis, which may be followed by more exact ones."""
        best = answer.found.best if answer.found is not None else None
        self._latest = answer.found if best is not None else self._latest
        desk = self._desk
        seat = desk.deciding
        if answer.found is None or best is None or seat is None:
            if answer.final:
                self._first_sight(seat)
            return
        if not desk.table.gathers(desk.view):
            self.show_hint(answer.found, answer.final)
        elif answer.final:
            self._gather(seat, answer.found)
        elif not self._first:
            # The chance is told at once; the pieces are named with the whole choice.
            self.show_hint(answer.found, final=False)

    def enough(self, anyway: bool = False) -> None:
        """Ends the search for a hint and shows the best move so far; without one, only if
        `anyway`."""
        desk = self._desk
        if not desk.thinkers.hinting or not (anyway or self._latest is not None):
            return
        desk.thinkers.drop_hint()
        if self._latest is not None and desk.deciding is not None:
            self.show_hint(self._latest)
        else:
            self._first_sight(desk.deciding)

    def _first_sight(self, seat: Player | None) -> None:
        """Hints at the policy's choice when the machine was too busy to analyse the moves."""
        desk = self._desk
        desk.app.notice.withdraw(say("looking"))
        if seat is None:
            return
        self._first = ()
        running, view = desk.running, desk.view
        root = seat_clone(self._moment, seat, "first sight")
        agent = make_agent(running.match.game, "policy")
        *_, decision = agent.think(root, seat, Budget(iterations=1), Random("first sight"))
        self.hinted, self.best = (self._key(decision.action, view),), decision.action
        self.hint_words = self._words((decision.action,), view)
        self.hint_short = say("first-sight.short")
        comes = self._brought((decision.action,), view) if self.whole else ""
        self._tell(f"{self.hint_words}. {comes}{say('first-sight')}")
        running.use_aid("hint")
        desk.sound("hint")
        desk.doings.refresh()

    def _gather(self, seat: Player, found: Analysis) -> None:
        """Asks for the next step of a choice of several steps; shows the hint when it is
        complete."""
        desk, best = self._desk, found.choices[0]
        begun, self._first = self._first, (*self._first, *best.plan)
        further = self._further(seat, self._first)
        if not begun:
            self._simply = self._reason(found)
            self._weighed = found
            self._first = best.plan if further is not None or len(best.plan) == 1 else ()
        if further is not None:
            desk.thinkers.ask_hint(seat, self._hint_found, further, soon=True)
        else:
            self.show_hint(found)

    def point_out(self, plan: Plan, words: str) -> None:
        """Marks a choice known to be the best and says `words`, without asking the analysis."""
        desk, view = self._desk, self._desk.view
        seat = desk.deciding
        self.advised = plan if seat is not None and self._together(seat, plan) else ()
        first = desk.table.gesture(plan[0], view)
        if self.advised:
            sources = (desk.table.gesture(action, view).source for action in plan)
            keys = [key for key in sources if key]
        else:
            keys = [self._key(plan[0], view), first.source]
        self.hinted, self.best = tuple(dict.fromkeys(key for key in keys if key)), plan[0]
        self.numbers = {}
        self._tell(words)
        desk.doings.refresh()

    def _tell(self, words: str) -> None:
        """Says words in place of the last ones; they stay as long as the hint does."""
        app = self._desk.app
        app.notice.withdraw(self._said)
        self._said = words
        app.say(words)
        app.notice.keep(words)

    def heat(self, held: str) -> dict[str, Heat]:
        """Returns the worth of each choice analysed, by piece; with a piece held, by its places."""
        desk, shown = self._desk, self.hinted and self._weighed
        if not shown or desk.deciding is None:
            return {}
        moment = shown, held, desk.view
        if len(self._heat_for) != 3 or any(a is not b for a, b in zip(moment, self._heat_for)):
            self._heat_for = moment
            self._heat = heats(desk.table, shown, desk.view, held)
        return self._heat

    def show_hint(self, found: Analysis, final: bool = True) -> None:
        """Marks the best moves and says how good they are; counts the hint once per question.

        During the search only the prompt shows the hint; the sentence is said with the last answer.
        """
        desk = self._desk
        view, best = desk.view, found.choices[0]
        seat = desk.deciding
        together = seat is not None and self._together(seat, best.plan)
        self.advised = self._first or (best.plan if together else ())
        self.hinted, self.best = self._pieces(found, view), (self._first or best.plan)[0]
        self.numbers = {} if self.advised else self._places(found, view)
        words = self._words(best.plan, view)
        fresh = not self.hint_words
        self._found = found
        if not self._first:
            self._weighed = found
        self.hint_short = self._simply if self._first else self._reason(found)
        self.hint_words = say("hint-told", choice=words, told=self.hint_short)
        if not final and desk.table.gathers(view) and not self.advised:
            # Of several pieces none is named alone.
            self.hinted, self.numbers, self.hint_words = (), {}, self.hint_short
        if final:
            desk.app.notice.withdraw(say("looking"))
            self._tell(self._told(found, view))
        if fresh:
            desk.running.use_aid("hint")
            desk.sound("hint")
        desk.doings.refresh()

    @property
    def in_ribbon(self) -> str:
        """Returns the second line of the prompt for a hint: as much of it as there is room for."""
        told = self.hint_words, self.hint_short
        lines = [say("hint-is", hint=words) for words in told]
        has_room = self._desk.papers.top.has_room
        return next(filter(has_room, lines), say("hint-marked"))

    @property
    def _in_ribbon(self) -> bool:
        """Returns True if the second line of the prompt has room for the move itself."""
        whole = say("hint-is", hint=self.hint_words)
        return not self.whole and self._desk.papers.top.has_room(whole)

    def _told(self, found: Analysis, view: Any) -> str:
        """Returns the hint where the prompt has no room for it, and for those who hear it."""
        comes = self._brought(self._first or found.choices[0].plan, view) if self.whole else ""
        return "" if self._in_ribbon else f"{self.hint_words}. {comes}".rstrip()

    def _reason(self, found: Analysis) -> str:
        """Returns the reason for the best choice in a few words without numbers."""
        match, others = self._desk.running.match, found.choices[1:]
        if found.choices[0].exact and found.choices[0].chance == 1.0:
            return say("simply.wins")
        told = why_simply(match.game.package, found.choices[0], match.players)
        return told or say("simply", alike=any(other.equal for other in others))

    def _brought(self, plan: Plan, view: Any) -> str:
        """Returns the certain results of the plan's first step, followed by a space; "" if
        unknown."""
        desk = self._desk
        comes = named(desk.table.brings(plan[0], view), desk.running.names).rstrip(".")
        if not comes and (found := desk.foresee(plan[0])) is not None:
            names = desk.running.names
            follow = [event for event in found.events[1:] if event.kind != desk.words.heads]
            told = [line for e in follow if (line := desk.words.sentence(e, names))]
            comes = " ".join(told[:MOST_COMING]).rstrip(".")
        if not comes:  # a card that is kept is told by what it is worth
            comes = desk.table.state_of(desk.table.begins(plan[0], view), view).rstrip(".")
        return f"{comes[0].upper()}{comes[1:]}. " if comes else ""

    def _more(self, found: Analysis, view: Any) -> str:
        """Returns the next best moves, how much each gives away, and why."""
        best = found.choices[0]
        words = f"{self._number(found, best)}{self._words(best.plan, view)}"
        chance = say("wins", chance=often(best.chance, best.error, best.exact))
        parts = [say("hint-told", choice=words, told=chance)]
        if reasons := self._why(best):
            parts.append(say("with-it", reason=reasons[0]).rstrip("."))
        equal = sum(choice.equal for choice in found.choices)
        others = self._others(found, view)[: SHOWN - 1]
        if equal > SHOWN:
            parts.append(say("alike.many", n=equal - 1))
            others = []
        for words, choice in others:
            words = f"{self._number(found, choice)}{words}"
            if alike := _alike(choice):
                parts.append(say("hint-told", choice=words, told=alike))
                continue
            lost = often(choice.lost, choice.behind_error, choice.exact and best.exact)
            reasons = self._why(choice)
            gives = say("gives-away", lost=lost)
            gives += f", {reasons[0]}" if reasons else ""
            parts.append(say("hint-told", choice=words, told=gives))
        return ". ".join(parts) + "."

    def _number(self, found: Analysis, choice: Weighed) -> str:
        """Returns the number shown at a move on the table, in brackets, or "" if none is shown."""
        shown = _shown(found)
        if self.whole or not self.numbers or choice not in shown:
            return ""
        return f"({_rank(shown, choice)}) "

    def _others(self, found: Analysis, view: Any) -> list[tuple[str, Weighed]]:
        """Returns the other moves with their wording, best first; identical wordings appear
        once."""
        told: dict[str, Weighed] = {}
        for choice in best_first(found):
            told.setdefault(self._words(choice.plan, view), choice)
        return list(told.items())[1:]

    def _why(self, choice: Weighed) -> tuple[str, ...]:
        match = self._desk.running.match
        return why(match.game.package, choice, match.players, self.whole)

    def _together(self, seat: Player, plan: Plan) -> bool:
        """Returns True if the table gathers pieces for one choice and the plan completes it."""
        desk = self._desk
        return bool(desk.table.gathers(desk.view)) and self._further(seat, plan) is None

    def _further(self, seat: Player, plan: Plan) -> State | None:
        """Returns the state after the first steps of a choice; None if they complete it."""
        desk = self._desk
        table, state = desk.table, self._moment.clone()
        if len(plan) >= table.room(desk.view):
            return None
        for action in plan:
            if action not in state.legal_actions(seat):
                return None
            state.apply(seat, action)
        if seat not in state.actors():
            return None
        kinds = {action.kind for action in desk.legal()}
        same = all(action.kind in kinds for action in state.legal_actions(seat))
        return state if same or table.gathers(state.view(seat)) else None

    def _words(self, plan: Plan, view: Any) -> str:
        """Returns a choice in words, with its steps in order as far as the seat can foresee
        them."""
        desk, seat = self._desk, self._desk.deciding
        made, running = self._first or plan, desk.running
        if len(made) > 1 and seat is not None:
            return told(running, seat_clone(self._moment, seat, "hint"), seat, made)
        return desk.words.standing_apart(made[0], view, running.names)

    def _pieces(self, found: Analysis, view: Any) -> tuple[str, ...]:
        """Returns the pieces to be marked: those of the advised choice, or of the best moves."""
        table = self._desk.table
        if self.advised:
            sources = (table.gesture(action, view).source for action in self.advised)
            return tuple(dict.fromkeys(key for key in sources if key))
        keys, first = self._keys(found, view), table.gesture(found.choices[0].plan[0], view)
        if not table.direct(first, view):
            keys += [first.target or first.source, first.source]
        return tuple(dict.fromkeys(keys))

    def _keys(self, found: Analysis, view: Any) -> list[str]:
        """Returns the piece at which each of the best moves is marked: its target, or its source if
        all moves share one target."""
        actions = [choice.plan[0] for choice in _shown(found)]
        gestures = [self._desk.table.gesture(action, view) for action in actions]
        places = {gesture.target for gesture in gestures}
        sources = {gesture.source for gesture in gestures}
        if len(places) == 1 < len(sources):
            return [gesture.source for gesture in gestures]
        return [gesture.target or gesture.source for gesture in gestures]

    def _key(self, action: Action, view: Any) -> str:
        gesture = self._desk.table.gesture(action, view)
        return gesture.target or gesture.source

    def _places(self, found: Analysis, view: Any) -> dict[str, int]:
        """Returns the ranks of the best moves from 1, by piece; equal moves share one. {} for one
        piece."""
        places: dict[str, int] = {}
        shown = _shown(found)
        for key, choice in zip(self._keys(found, view), shown, strict=True):
            places.setdefault(key, _rank(shown, choice))
        return places if len(places) > 1 else {}

    def where(self) -> tuple[Rect, ...]:
        """Returns the rectangles of the pieces of the present hint."""
        return rects([self._desk.table.rect(key) for key in self.hinted])

    def copy_position(self) -> None:
        """Copies this moment to the clipboard as a line of text."""
        copy_moment(self._desk.app, self._desk.running)

    def bookmark(self) -> None:
        """Bookmarks this moment."""
        bookmark(self._desk.app, self._desk.running)

    def keep_choices(self) -> tuple[Choice, ...]:
        """Returns the pause dialog's button for keeping this moment, if there is room for it."""
        app = self._desk.app
        roomy = app.size[1] / app.s >= PAUSE_ROOM
        return (Choice(say("keep-moment.more"), self._ask_keep),) if roomy else ()

    def log_choices(self) -> tuple[Choice, ...]:
        """Returns the pause dialog's button that opens older turns of a match played by heart."""
        return (Choice(say("open-log"), self._open_log),) if by_heart(self._desk.running) else ()

    def _open_log(self) -> None:
        """Shows the whole log from now on; that counts as an aid."""
        desk = self._desk
        desk.running.use_aid("log")
        desk.doings.resync()

    def _ask_keep(self) -> None:
        """Asks whether to bookmark this moment or to copy it as text."""
        desk = self._desk
        choices = (
            Choice(say("keep-moment.bookmark"), self.bookmark),
            Choice(say("keep-moment.copy"), self.copy_position),
            Choice(say("stay")),
        )
        words = say("keep-moment.words")
        seat = desk.viewer if desk.viewer is not None else 0
        desk.app.ask(say("keep-moment"), words, choices, desk.running.seats[seat].figure)

    def put_away(self) -> bool:
        """Removes the hint that is shown or looked for; returns False if there was none."""
        found = bool(self.hint_words) or self._desk.thinkers.hinting
        if found:
            self.forget_hint()
        return found

    def forget_hint(self) -> None:
        """Removes the hint and cancels the search for one."""
        desk = self._desk
        desk.app.notice.withdraw(say("looking"))
        desk.app.notice.withdraw(self._said)
        desk.thinkers.drop_hint()
        self.hinted, self.advised, self.numbers = (), (), {}
        self.hint_words, self.hint_short, self._found, self.best = "", "", None, None
        self._weighed = None


def _shown(found: Analysis) -> list[Weighed]:
    """Returns the choices that are marked; where too many are as good, the best alone."""
    equal = [choice for choice in found.choices if choice.equal]
    return equal[:1] if len(equal) > SHOWN else best_first(found)[:SHOWN]


def _rank(shown: list[Weighed], choice: Weighed) -> int:
    """Returns the rank of one of the moves shown, from 1; equally good moves share rank 1."""
    return 1 if choice.equal else shown.index(choice) + 1


def _alike(choice: Weighed) -> str:
    """Returns the words for a choice as good as the best within the error; "" for a worse one."""
    if not choice.equal:
        return ""
    return say("alike.maybe") if may_be_luck(choice) else say("alike")
