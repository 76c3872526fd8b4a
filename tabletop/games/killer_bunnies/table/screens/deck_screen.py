"""The list of the deck builder: its file, and the changes to both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.game import Game
from tabletop.games.killer_bunnies.game import KEPT
from tabletop.games.killer_bunnies.rules.deck_building import PRINTS, Bench, bench_of
from tabletop.games.killer_bunnies.table.screens.card_look import CardLook
from tabletop.games.killer_bunnies.words import say
from tabletop.scenes.further import Errand, FurtherScreen, texts_of
from tabletop.scenes.inputs.strips import TwoPapers
from tabletop.scenes.overlay import Choice
from tabletop.session.texts import fitting_name

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program


class DeckScreen(TwoPapers, FurtherScreen):
    """A screen on which one list is built; every change is kept at once.

    Attributes:
        texts: the player's own lists.
        name: the list's name.
        kept: whether the list lies in the player's folder.
        bench: the list itself.
        list_page: the page of the list's paper that is shown.
    """

    def __init__(self, app: Program, game: Game, errand: Errand | None = None) -> None:
        super().__init__(app, game, errand)
        self.texts = texts_of(app, game, KEPT)
        self.name, self.kept, self.bench = say("list-new"), False, Bench()
        self.list_page = 0
        self._said = ""

    # ------------------------------------------------------------------------------- lists

    def start(self, text: str = "", name: str = "", keep: bool = False) -> None:
        """Begins a new list with the cards of `text`; its file comes with the first change."""
        self.name = self.texts.unused(fitting_name(name, say("list-new")))
        self.kept, self.bench, self.list_page = False, bench_of(text), 0
        if keep:
            self._keep()
        self.refresh()

    def begin_with(self, name: str) -> None:
        """Goes on with a kept list; one that cannot be read is named and left alone."""
        text = self.texts.read(name)
        if text.problem:
            self.app.say(text.problem)
            self.start()
            return
        self.name, self.kept, self.bench, self.list_page = text.name, True, bench_of(text.text), 0
        self.refresh()

    def rename(self, wanted: str) -> None:
        """Gives the list another name, or one like it that is free; its file too."""
        name = fitting_name(wanted, self.name)
        if name != self.name and self.kept:
            problem = self.texts.rename(self.name, name)
            if problem:
                self.app.say(problem)
                name = self.name
        elif name != self.name:
            name = self.texts.unused(name)
        self.name = name
        self.refresh()

    def ask_delete(self) -> None:
        """Asks whether the list shall go."""
        words = say("decks-delete.how", name=self.name, n=self.bench.total)
        choices = (
            Choice(say("decks-delete.go"), self._delete, "danger"),
            Choice(say("decks-delete.keep")),
        )
        self.app.ask(say("decks-delete"), words, choices)

    def _delete(self) -> None:
        self.app.say(self.texts.remove(self.name))
        latest = self.texts.latest()
        if latest:
            self.begin_with(latest)
        else:
            self.start()

    def _keep(self) -> None:
        """Writes the list; what goes wrong is said once."""
        if not self.kept:
            self.name = self.texts.unused(self.name)
        # The file's name is the list's: a list that is renamed stays the one a seat has chosen.
        problem = self.texts.keep(self.name, self.bench.text())
        self.kept = self.kept or not problem
        if problem and problem != self._said:
            self.app.say(problem)
        self._said = problem

    # ------------------------------------------------------------------------------ changes

    def step(self, index: int, by: int) -> None:
        """One more or one less of a card; says why not."""
        if by > 0:
            refusal = self.bench.add(index)
        else:
            gone = self.bench.remove(index)
            refusal = "" if gone else say("decks-lacks", name=PRINTS[index].card.name)
        self._changed("card_place" if by > 0 else "card_lift", refusal)

    def drop_stranger(self, entry: str) -> None:
        """Takes out a line that names no card."""
        self.bench.drop_stranger(entry)
        self._changed("card_lift")

    def undo(self) -> None:
        self._changed("undo", "" if self.bench.undo() else say("decks-no-undo"))

    def redo(self) -> None:
        self._changed("undo", "" if self.bench.redo() else say("decks-no-redo"))

    def _changed(self, sound: str, refusal: str = "") -> None:
        """Keeps and shows what was changed, or says why nothing was."""
        self.app.sounds.play("refused" if refusal else sound)
        if refusal:
            self.app.say(refusal)
            return
        self._keep()
        self.refresh()

    def refresh(self) -> None:
        """Shows the list as it is now, once the screen has been laid at all."""
        if self.controls.items:
            self.rebuild()

    def look_at(self, index: int) -> None:
        """Opens the close look at a card."""
        self.drop_grab()
        self.app.lay(CardLook(index, self.bench.count(index)))
