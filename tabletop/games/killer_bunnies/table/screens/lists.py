"""Choice of the list to build: the player's own, a new one, one of the four decks."""

from __future__ import annotations

from functools import partial

from tabletop.games.killer_bunnies.game import SUGGESTIONS
from tabletop.games.killer_bunnies.rules.deck_building import bench_of, cards_in_words, findings
from tabletop.games.killer_bunnies.table.screens.deck_screen import DeckScreen
from tabletop.scenes.inputs.picking import Pick, PickDialog

NEW_LIST = "My deck"


def open_lists(screen: DeckScreen) -> None:
    """Lays the paper with all lists over the builder."""
    picks = [
        Pick("A new, empty list", lambda: screen.start("", NEW_LIST), "Begin with no card at all.",
             "plus"),
        Pick("A copy of this list", lambda: _copy(screen), f"'{screen.name}' stays as it is.",
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
        picks.append(
            Pick(
                f"Start from {deck.label}",
                partial(screen.start, deck.value, f"My {deck.label}", keep=True), deck.about,
                "cards",
            )
        )  # fmt: skip
    screen.app.lay(PickDialog("Which list?", picks))


def about(text: str) -> tuple[str, bool]:
    """A list in a few words, and whether something keeps it from being played."""
    bench = bench_of(text)
    fault = next((finding.words for finding in findings(bench) if finding.fault), "")
    return f"{cards_in_words(bench.total)}. {fault or 'May be played.'}", bool(fault)


def _copy(screen: DeckScreen) -> None:
    screen.start(screen.bench.text(), screen.name, keep=True)
