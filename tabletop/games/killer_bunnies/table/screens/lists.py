"""Choice of the list to build: the player's own, a new one, one of the four decks."""

from __future__ import annotations

from functools import partial

from tabletop.games.killer_bunnies.game import SUGGESTIONS
from tabletop.games.killer_bunnies.rules.deck_building import bench_of, findings
from tabletop.games.killer_bunnies.table.screens.deck_screen import DeckScreen
from tabletop.games.killer_bunnies.words import message, say
from tabletop.scenes.inputs.picking import Pick, PickDialog


def open_lists(screen: DeckScreen) -> None:
    """Lays the paper with all lists over the builder."""
    picks = [
        Pick(say("list-empty"), screen.start, say("list-empty.about"), "plus"),
        Pick(say("list-copy"), lambda: _copy(screen), say("list-copy.about", name=screen.name),
             "copy", enabled=screen.bench.total > 0),
    ]  # fmt: skip
    for text in screen.texts.all():
        words, faulty = about(text.text)
        picks.append(
            Pick(
                text.name, partial(screen.begin_with, text.name), text.problem or words,
                "warning" if text.problem or faulty else "pencil",
                screen.kept and text.name == screen.name, not text.problem, bool(text.problem),
            )
        )  # fmt: skip
    for deck in SUGGESTIONS[1:]:
        name = say("list-from.name", name=deck.label)
        begin = partial(screen.start, deck.value, name, keep=True)
        picks.append(Pick(say("list-from", name=deck.label), begin, deck.about, "cards"))
    screen.app.lay(PickDialog(say("list-which"), picks))


def about(text: str) -> tuple[str, bool]:
    """A list in a few words, and whether something keeps it from being played."""
    bench = bench_of(text)
    fault = next((finding.what for finding in findings(bench) if finding.fault), None)
    found = fault or message("verdict", state="plain")
    return say("list-about", n=bench.total, found=found), fault is not None


def _copy(screen: DeckScreen) -> None:
    screen.start(screen.bench.text(), screen.name, keep=True)
