"""Names typed at set-up: whatever was typed, the match is listed and opened again under it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.core.registry import game as find_game
from tabletop.scenes.access.items import lines
from tabletop.scenes.access.screens import window
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.setup.scene import SetupScene
from tabletop.scenes.setup.state import SetupState
from tabletop.session.library import Library
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tests.scenes.support import GAME, open_app
from tests.typed import some, the

TYPED = (
    "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "\u0915\u094d\u200d\u0937",
    "A\u00a0B\x00",
    "\U0001fae9",
)


@pytest.mark.parametrize("typed", TYPED)
def test_a_match_begun_under_any_typed_name_is_listed_and_opened_again(
    typed: str, tmp_path: Path
) -> None:
    state = SetupState(find_game(GAME), [human(), rabbit()], seed="7\x00\u200d")
    state.set_name(0, typed)
    library = Library(tmp_path / "library.sqlite3")
    running = Running.new(GAME, state.seats, {}, state.final_seed(), library)
    assert library.saved()[0].sheet.seats == running.seats and not library.notices
    assert Running.resume(library, running.id or 0).names == running.names
    library.close()


def test_a_name_that_nobody_can_see_becomes_the_rabbits_own() -> None:
    state = SetupState(find_game(GAME), [human(), rabbit()])
    for typed in ("", " \u00a0 ", "\u200d", "\x00\n"):
        state.set_name(0, typed)
        assert state.seats[0].name == human().name


@pytest.mark.parametrize("key", ["killer_bunnies", GAME])
def test_whatever_is_called_by_a_seat_has_its_new_name_at_once(key: str, tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.open("setup", find_game(key))
    old = the(SetupScene, app.scene).state.seats[1].name
    field = the(Entry, app.scene.controls.find("name:1"))
    some(field.done)("Hazelnut")
    told = "\n".join(lines(window(app)))
    assert old not in told and "Level of Hazelnut" in told
    if key == "killer_bunnies":
        assert "Deck: Hazelnut" in told
    app.close()
