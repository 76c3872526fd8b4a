"""The match being played: seats, forced choices, undo and redo, aids, and each action saved.

Rules are the game's, the log the core's, words and pictures the log lines' and the table's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tabletop import __version__
from tabletop.core.action import Action
from tabletop.core.chance import LONGEST_SEED, is_seed
from tabletop.core.errors import BadOption, IllegalAction, explain
from tabletop.core.fair import fresh_salt, fresh_seed, grouped, shown_seal
from tabletop.core.fair import seal as seal_of
from tabletop.core.game import CHANCE, Player, Refusal, Result, View, scores_so_far
from tabletop.core.match import Entry, Match, Step, recalled
from tabletop.core.record import SHORT, good_part
from tabletop.core.registry import game as find_game
from tabletop.session.automatic import automatic, automatic_words
from tabletop.session.batch import Batch
from tabletop.session.customs import USUAL, Customs, Ease, customs_from, no_ease
from tabletop.session.drafts import Draft
from tabletop.session.endings import given_up, stopped, told_anew
from tabletop.session.foresight import Foresight
from tabletop.session.history import (
    CHOSEN,
    FORCED,
    FURTHER,
    Following,
    Reach,
    barrier,
    noted,
    present_turn,
    shown,
    turns,
)
from tabletop.session.keeping import Keeper
from tabletop.session.library import Library
from tabletop.session.loglines import LogBook, LogLine, with_sitters
from tabletop.session.outcomes import aids_of
from tabletop.session.rows import Kept, Line, Standing, sheet_of
from tabletop.session.seats import Seat, names, names_at, only_person
from tabletop.session.series import Series


class Running:
    """A match with people and computer rabbits at its seats.

    Every change is in the library before its events are handed out, as long as there is a library
    that can be written; otherwise the match goes on and is saved when that is possible again.

    Attributes:
        match: the log and the true state; submit and undo through this object, never through it.
        opening: what happened before the first decision.
        aids: how often each aid was used ("undo", "hint", "marks"); see `statistics.aids_of`.
        salt: what the dealer's seal is made with beside the seed; "" = there is no seal.
        seal: what the dealer showed before the first card, "" for a match without a seal.
        problem: one sentence when only a part of a saved match could be opened, else "".
        looking: the seat of the person at the screen, None = unknown, or everybody looks.
        ease: what a seat's person leaves to the program now; asked anew at every decision.
        left: who has left a place since the match was opened, first to last.
        one_hand, recalling: one person chooses for all; views show what was seen of hidden cards.
    """

    def __init__(
        self,
        match: Match,
        seats: Sequence[Seat],
        library: Library | None = None,
        *,
        customs: Customs = USUAL,
        series: Series | None = None,
        aids: Mapping[str, int] | None = None,
        origin: str = "played",
        salt: str = "",
        seal: str = "",
    ) -> None:
        """A match as it stands, not saved before; `new` and `resume` are the usual ways in.

        Raises:
            BadOption: the number of seats is not the match's.
        """
        if len(seats) != match.players:
            raise BadOption(explain("seats-count", players=match.players, n=len(seats)))
        self.match = match
        match.keep()
        match.watched = True
        self.seats = tuple(seats)
        self.customs = customs
        self.series = series or Series.first(match.players)
        self.aids: dict[str, int] = dict(aids or {})
        self.problem = ""
        self._ended: Result | None = None
        self.ease: Callable[[Player], Ease] = no_ease
        self.looking: Callable[[], Player | None] = lambda: None
        self.left: list[Seat] = []
        self.one_hand = self.recalling = False
        self.opening = Batch(0, ())
        self._bind()
        self._only: dict[int, str] = {}
        self._book = LogBook(match, lambda ply: names_at(self.seats, ply), self._only)
        self._line = Following(self._as_line)
        self.salt = salt
        self.seal = seal or (grouped(seal_of(match.seed, salt)) if salt else "")
        details = (self.customs._asdict(), self.series.data(), __version__)
        sheet = sheet_of(match, self.seats, *details, origin, salt, self.seal)
        self._keeper = Keeper(library, sheet)

    @classmethod
    def new(
        cls,
        game_key: str,
        seats: Sequence[Seat],
        options: Mapping[str, object] | None = None,
        seed: str = "0",
        library: Library | None = None,
        *,
        customs: Customs = USUAL,
        series: Series | None = None,
        salt: str = "",
    ) -> Running:
        """Sets up, deals, makes forced choices, and saves.

        Raises:
            UnknownGame, BadOption: what was asked for cannot be played.
        """
        if not is_seed(seed):
            raise BadOption(explain("seed-length", n=LONGEST_SEED))
        match = Match(
            find_game(game_key), len(seats), options, seed, kept=True, watched=True
        )
        running = cls(match, seats, library, customs=customs, series=series, salt=salt)
        for option in match.game.info.options:
            if option.aid and match.options.get(option.key) is True:
                running.aids[option.aid] = 1
        running.opening = running._finish(0)
        return running

    @classmethod
    def resume(cls, library: Library, match_id: int) -> Running:
        """The saved match as it was left, with what could be redone.

        A match of which only a part can be played out again opens with that part and says so in
        `problem`; the saved one is not touched then, what is played from there gets its own place.

        Raises:
            LibraryProblem, UnknownGame, BadRecord: it cannot be opened at all.
        """
        stored = library.load(match_id)
        saved = stored.saved
        only: dict[int, str] = {}

        def remember(match: Match, entry: Entry) -> None:
            if match.ply < len(stored.notes):
                only[match.ply] = automatic_words(
                    match, *entry, stored.notes[match.ply], names(saved.sheet.seats)
                )

        match, problem = good_part(stored.record, kept=True, seen=remember)
        running = cls(
            match,
            saved.sheet.seats,
            library,
            customs=customs_from(saved.sheet.customs),
            series=Series.from_data(saved.sheet.series, match.players),
            aids=saved.aids,
            origin=saved.sheet.origin,
            salt=saved.sheet.salt,
            seal=shown_seal(saved.sheet.seal, saved.sheet.seed, saved.sheet.salt),
        )
        running.problem = problem
        if saved.result is not None and saved.result.early and not problem:
            running._ended = told_anew(saved.result, running.names)
        running._only.update(only)
        for ply, note in enumerate(stored.notes[: match.ply]):
            if match.steps[ply].player != CHANCE:
                match.mark(ply, note)
        if not problem:
            running._keeper = Keeper(
                library,
                saved.sheet,
                Kept(match_id, stored.revision),
                running._lines(),
            )
        if 0 <= saved.ply < match.ply:
            match.undo_to(saved.ply)
        match.resume_dealing()
        match.take_moments()
        return running

    # ---- who and what

    @property
    def id(self) -> int | None:
        """The match's id in the library, or None."""
        return self._keeper.id

    @property
    def kept_in(self) -> Library | None:
        """Returns the library that holds the match, or None."""
        return self._keeper.library

    @property
    def saved(self) -> bool:
        """Returns True if the library holds the match as it is now."""
        return self._keeper.saved

    @property
    def notice(self) -> str:  # one sentence when the library had to give it a new place, else ""
        return self._keeper.notice

    def news(self) -> str:
        """Returns the latest sentence about saving, once; "" if there is none."""
        return self._keeper.news()

    @property
    def names(self) -> tuple[str, ...]:
        return names(self.seats)

    @property
    def humans(self) -> tuple[Player, ...]:
        """Seats with people."""
        return tuple(p for p, seat in enumerate(self.seats) if seat.human)

    @property
    def hot_seat(self) -> bool:
        """Returns True if several people share the screen."""
        return len(self.humans) > 1

    @property
    def guarded(self) -> bool:
        """Returns True if people at one screen hide things from each other in a match under way."""
        return self.hot_seat and not self.one_hand and not self.over

    @property
    def ply(self) -> int:
        return self.match.ply

    @property
    def last_ply(self) -> int:
        """Returns the ply up to which redo can go."""
        return self.match.ply + len(self.match.future)

    @property
    def over(self) -> bool:
        """Returns True if the match has ended, by the rules or because the players ended it."""
        return self._ended is not None or self.match.state.is_over()

    @property
    def result(self) -> Result | None:
        """Returns the result of the match; None while it goes on."""
        return self._ended or (self.match.state.result() if self.over else None)

    def actors(self) -> tuple[Player, ...]:
        """The seats that owe a decision."""
        return () if self._ended is not None else self.match.state.actors()

    def legal(self, seat: Player) -> Sequence[Action]:
        return () if self._ended is not None else self.match.state.legal_actions(seat)

    def view(self, seat: Player | None) -> View:
        """Returns the view of that seat; None for the public view."""
        view = self.match.view(seat)
        return recalled(self.match.state, view) if self.recalling else view

    def why_not(self, seat: Player, action: Action) -> Refusal | None:
        """The rule that refuses `action`, or None when it is legal."""
        return self.match.state.why_not(seat, action)

    # ---- playing

    def submit(self, seat: Player, action: Action) -> Batch:
        """Carries out an action, what luck and forced choices follow, and saves.

        Raises:
            IllegalAction: the rules refuse it; nothing has changed.
        """
        return self._submit(seat, (action,))

    def draft(self, seat: Player) -> Draft:
        """A choice to be tried out; its commit comes back here.

        Raises:
            IllegalAction: the seat has nothing to decide.
        """
        return Draft(self.match, seat, self._submit, usual=self.ease(seat).usual)

    def foresight(self, seat: Player) -> Foresight:
        """Returns the certain results of the possible actions of `seat`, which is asked now."""
        match = self.match
        return Foresight(match.state, seat, f"{match.seed}/{match.ply}/foresight")

    def give_up(self, seat: Player) -> Result:
        """Ends the match: `seat` has lost it. It is saved and counted as such.

        Raises:
            IllegalAction: it is over already.
        """
        return self._end(given_up(self.names, seat, scores_so_far(self.match.state)))

    def stop(self) -> Result:
        """Ends the match by agreement: nobody has won it. Saved, counted and raises as give_up."""
        return self._end(stopped(scores_so_far(self.match.state)))

    def remove(self) -> bool:
        """Takes the match out of the library for good; False when that failed.

        What is played in it afterwards is not saved. A finished one stays in the statistics.
        """
        return self._keeper.drop()

    def run_clock(self) -> Batch:
        """Carries out what the clock may do now.

        Raises:
            IllegalAction: no clock is running.
        """
        self._check_open()
        first = self.match.ply
        self.match.run_clock()
        return self._finish(first)

    def save(self) -> bool:
        """Tries to save the match as it is; every other change does so by itself."""
        return self._keep()

    def use_aid(self, aid: str) -> None:
        """Remembers that an aid gave something ("hint"), and to whom; saved at once."""
        self._count_aid(aid)
        self._keep()

    def _count_aid(self, aid: str) -> None:
        """Counts an aid, of several people for the one who looks ("hint@1")."""
        user = self.looking() if self.hot_seat else None
        key = aid if user is None else f"{aid}@{user}"
        self.aids[key] = self.aids.get(key, 0) + 1

    # ---- undo and redo

    def may_undo(self, ply: int | None = None) -> str | None:
        """Returns why the match cannot go back to `ply` (None: the last choice); None if it can."""
        if self._ended is not None:
            return self._ended.reason
        return self._reach.refusal(self._reach.target(ply))

    def shown_since(self, ply: int | None = None) -> bool:
        """Returns True if people would choose again from `ply` (None: the last choice) with more
        knowledge than before, for the first time in this match (the aid "look")."""
        used = self.customs.free_undo or self._keeper.sheet.origin == "again"
        target = None if used or "look" in aids_of(self.aids) else self._reach.target(ply)
        return target is not None and shown(self.match, self.humans, target)

    def undone_by(self, ply: int | None = None) -> tuple[Player, ...]:
        """Returns the people whose choices going back to `ply` (None: the last choice) undoes."""
        return tuple(seat for seat in self.humans if seat in self._reach.undone(ply))

    def undo(self) -> int:
        """Takes back the last choice of a person, with all that followed.

        Returns:
            The ply the match stands at.

        Raises:
            IllegalAction: it may not; the text is `may_undo`'s.
        """
        return self._back(self._reach.previous(self.ply))

    def turn_start(self) -> int | None:
        """Returns the ply to which undoing a turn goes back; None if there is nothing to undo."""
        return self._reach.turn_start()

    def undo_turn(self) -> int:
        """Goes back to `turn_start`. Raises and returns as `undo`."""
        return self._back(self.turn_start())

    def undo_to(self, ply: int) -> int:
        """Goes back to the last choice a person had at or before `ply`, or to their first one.

        Raises and returns as `undo`.
        """
        return self._back(self._reach.landing(ply))

    def _bind(self) -> None:
        """Takes from who sits there whose choices count, and how far they may go back."""
        bound = self.hot_seat and not self.customs.free_undo
        self._watchers = self.humans if bound else ()
        self._reach = Reach(self.match, self.humans, bound)

    def sit(self, place: Player, sitter: Seat) -> None:
        """Lets somebody else play a place on from here: a person or a rabbit; saved."""
        seat = self.seats[place].until(self.ply)
        self.left.append(seat.sitters[-1])
        begun = seat.past[-1][0] if seat.past else 0
        played = any(step.player == place for step in self.match.steps[begun:])
        self._seat(place, seat.taken_over(sitter, self.ply, played))

    def rename(self, place: Player, name: str) -> None:
        """Gives whoever sits there another name, for what they have played too; saved."""
        self._seat(place, self.seats[place].renamed(name))

    def _seat(self, place: Player, seat: Seat) -> None:
        self.seats = (*self.seats[:place], seat, *self.seats[place + 1 :])
        self._bind()
        self._book = LogBook(self.match, lambda ply: names_at(self.seats, ply), self._only)
        self._keep()

    def may_redo(self) -> bool:
        return bool(self.match.future) and self._ended is None

    def redo(self) -> int:
        """Does the last choice taken back again, up to a person's next choice or the end."""
        return self.redo_to(self.ply + 1)

    def redo_to(self, ply: int) -> int:
        """Does again what was taken back, up to the first choice a person had at or after `ply`.

        Returns:
            The ply the match stands at.
        """
        if self.may_redo():
            beyond = (p for p in self._reach.choices() if p >= max(ply, self.ply + 1))
            self.match.redo_to(next(beyond, self.last_ply))
            self.match.take_moments()
            self._keep()
        return self.ply

    # ---- words

    def log(self, viewer: Player | None) -> list[LogLine]:
        """Returns the log as `viewer` may read it; what was undone is not in it."""
        lines = with_sitters(self._book.lines(viewer), self.seats)
        if self._ended is not None:
            lines = [*lines, LogLine(self.ply, -1, self._ended.reason)]
        return lines

    def recap(self, viewer: Player) -> list[LogLine]:
        """Returns the log lines of the others' actions since `viewer`'s last turn."""
        return self._book.recap(viewer)

    @property
    def turn(self) -> int:
        """The number of the present turn, from 1."""
        return present_turn(self.match)

    def turns(self) -> list[int]:
        """The number of the turn, from 1, of each entry of the log."""
        return turns(self.match.steps)

    def again_from(self, ply: int, seed: str = "", by_hand: bool = False) -> Running:
        """The match as it stood before log entry `ply`, as one of its own to try out another way.

        Its luck goes on from the same seed, or from another; `by_hand` people choose for all seats.
        It counts in no statistics, and this one stays as it is.
        """
        seats = [each.as_person() for each in self.seats] if by_hand else self.seats
        again = self._from(ply, seed or self.match.seed, seats, self._keeper.library)
        again.one_hand = by_hand
        again.save()
        return again

    def exercise_from(self, ply: int, seat: Player) -> Running:
        """The match as it stood before log entry `ply`, kept nowhere, `seat` its only person.

        What came before is the exercise and cannot be undone.
        """
        again = self._from(ply, self.match.seed, only_person(self.seats, seat), None)
        again.bar(ply)
        again.recalling = True
        return again

    def bar(self, ply: int) -> None:
        """Lets nothing before log entry `ply` be undone; luck and secrets bar no more than that."""
        self._reach = Reach(self.match, self.humans, bound=False, first=ply)

    def same_deal(self) -> Running:
        """The match from its beginning, dealt the same, to be played another way.

        Whoever plays it knows what lies hidden, so that it counts in no statistics.
        """
        return self.again_from(0)

    def next_match(self) -> Running:
        """A rematch: seats moved on, the first player alternates. This match must be over."""
        result = self.result
        if result is None:
            raise IllegalAction("", explain("no-rematch"))
        starter = next((e.player for e in self.match.log if e.player != CHANCE), 0)
        # The dealer has shown this match's seed, so the next one's may not follow from it.
        seed = fresh_seed() if self.salt else ""
        setup = self.series.following(self.match, self.seats, result, starter, seed)
        return Running.new(
            self.match.game.info.key,
            setup.seats,
            setup.options,
            setup.seed,
            self._keeper.library,
            customs=self.customs,
            series=setup.series,
            salt=fresh_salt() if self.salt else "",
        )

    # ---- inside

    def _from(
        self, ply: int, seed: str, seats: Sequence[Seat], library: Library | None
    ) -> Running:
        own = self.match
        match = Match(own.game, own.players, own.options, seed, deal=False)
        match.replay(own.log[:ply])
        match.resume_dealing()
        seats = [seat._replace(past=()) for seat in seats]
        again = Running(match, seats, library, customs=self.customs, origin="again")
        again._only.update(self._only)
        for before in range(ply):
            again.match.mark(before, own.steps[before].note)
        return again

    def _submit(self, seat: Player, actions: tuple[Action, ...]) -> Batch:
        self._check_open()
        first = self.match.ply
        self._try_out(seat, actions)
        for number, action in enumerate(actions):
            self._do(seat, action, FURTHER if number else CHOSEN)
        return self._finish(first)

    def _check_open(self) -> None:
        """Raises IllegalAction when the players have ended the match."""
        if self._ended is not None:
            raise IllegalAction("", self._ended.reason)

    def _end(self, result: Result) -> Result:
        if self.over:
            raise IllegalAction("", explain("over"))
        self._ended = result
        self._keep()
        return result

    def _do(self, seat: Player, action: Action, note: int) -> None:
        """Submits one action of a player, with a note of how it came about."""
        ply = self.match.ply
        self.seats = tuple(each.until(ply) if each.past else each for each in self.seats)
        # What it would bring to light is asked while it has not happened yet.
        note |= barrier(self.match, seat, action, self._watchers) if self._watchers else 0
        self.match.submit(seat, action)
        self.match.mark(ply, note)

    def _try_out(self, seat: Player, actions: tuple[Action, ...]) -> None:
        """Makes sure that all of several actions are legal before the first is done."""
        state = self.match.state.clone()
        for action in actions[:-1]:
            refusal = state.why_not(seat, action) if seat in state.actors() else None
            if seat not in state.actors() or refusal is not None:
                refusal = refusal or Refusal("", explain("others-turn"))
                raise IllegalAction(refusal.rule, refusal.reason)
            state.apply(seat, action)
        if len(actions) > 1 and (refusal := state.why_not(seat, actions[-1])) is not None:
            raise IllegalAction(refusal.rule, refusal.reason)

    def _finish(self, first: int) -> Batch:
        """Makes the choices that are forced or left to the program, and saves."""
        forced: list[int] = []
        seats, customs = self.seats, self.customs
        while (choice := automatic(self.match, seats, customs, self.ease)) is not None:
            note = choice[2]
            if note == FORCED:
                forced.append(self.match.ply)
            self._only[self.match.ply] = automatic_words(self.match, *choice, self.names)
            self._do(*choice)
        saved = self._keep()
        return Batch(first, self.match.take_moments(), tuple(forced), saved, self.recalling)

    def _back(self, target: int | None) -> int:
        refusal = self.may_undo(target) if target is not None else self.may_undo()
        if refusal is not None or target is None:
            raise IllegalAction("", refusal or explain("no-undo"))
        self.match.undo_to(target)
        self.match.take_moments()
        self._count_aid("undo")
        self._keep()
        return self.ply

    def _lines(self) -> list[Line]:
        return self._line.of(self.match.whole())

    def _as_line(self, ply: int, step: Step) -> Line:
        text = self.match.action_text(step.action)
        return Line(step.player, text, step.digest[:SHORT], noted(step))

    def _keep(self) -> bool:
        if self._keeper.sheet.seats != self.seats:
            self._keeper.sheet = self._keeper.sheet._replace(seats=self.seats)
        decisions = sum(step.player != CHANCE for step in self.match.steps)
        asked = sorted(self.actors(), key=lambda p: (p not in self.humans, p))
        shown = self.match.state if hasattr(self.match.state, "scores_so_far") else None
        scores = scores_so_far(shown) if shown is not None else ()
        standing = Standing(next((p for p in asked if p >= 0), -1), scores)
        return self._keeper.keep(
            self._lines(), self.ply, self.turn, self.aids, self.result, decisions, standing
        )
