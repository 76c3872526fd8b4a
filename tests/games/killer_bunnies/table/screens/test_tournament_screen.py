"""The tournament screen: entrants, matches at the table or played out, kept when it is closed."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from tabletop.ai.agent import Budget, seat_clone
from tabletop.ai.levels import make_agent
from tabletop.games.killer_bunnies.rules.decks import read_deck
from tabletop.games.killer_bunnies.rules.tournament import KNOCKOUT, LEAGUE, OPTIONS
from tabletop.games.killer_bunnies.table.screens.tournament import TournamentScreen
from tabletop.scenes.app import App
from tabletop.scenes.further import after, texts_of
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.results.scene import ResultsScene
from tabletop.scenes.setup.offers import Offer
from tabletop.scenes.setup.scene import SetupScene
from tabletop.session.running import Running
from tabletop.table.art import cache, widgets
from tests.games.killer_bunnies.table.screens.support import GAME, choose
from tests.scenes.support import click, key, open_app, settle
from tests.typed import some


def entered(folder: Path, **settings: Any) -> tuple[App, TournamentScreen]:
    """The screen over set-up."""
    app = open_app(folder, **settings)
    app.go(SetupScene(app, GAME))
    screen = TournamentScreen(app, GAME)
    app.push(screen)
    settle(app)
    return app, screen


def begun(folder: Path, kind: str = KNOCKOUT, people: int = 0) -> tuple[App, TournamentScreen]:
    """A tournament that has just started, with so many people."""
    app, screen = entered(folder)
    screen.form.kind = kind
    for i in range(4):
        screen.form.entrants[i] = screen.form.entrants[i]._replace(
            level="" if i < people else "easy"
        )
    screen.rebuild()
    press(app, "play")
    assert screen.cup is not None
    return app, screen


def first_match(screen: TournamentScreen) -> Running:
    """The tournament's next match, begun."""
    return some(screen.cups.begin(screen.name, some(screen.cup)))


def press(app: App, name: str) -> None:
    control = app.scene.controls.find(name)
    assert control is not None and control.enabled, name
    app.frame(click(control.rect.center), 16.0)
    settle(app)


def played_to_the_end(running: Running) -> Running:
    """Quick rabbits play a match on until it is over; it is saved once, at its end."""
    agent, match = make_agent(GAME, "greedy"), running.match
    while not running.over:
        seat = running.actors()[0]
        state = seat_clone(match.state, seat, f"{match.ply}")
        *_, decision = agent.think(state, seat, Budget(), Random(match.ply))
        match.submit(seat, decision.action)
    running.save()
    return running


def test_entrants_are_named_turned_into_people_and_given_decks(tmp_path: Path) -> None:
    app, screen = entered(tmp_path)
    press(app, "size")
    if len(screen.form.entrants) != 8:
        press(app, "size")
    app.frame(click(screen.controls.find("kind:1").rect.midleft), 16.0)  # type: ignore[union-attr]
    screen.controls.find("kind:2").choose(0)  # type: ignore[union-attr]
    assert screen.form.entrants[2].human
    screen.controls.find("level:3").choose(3)  # type: ignore[union-attr]
    assert screen.form.entrants[3].level == "expert"
    screen.form._named(0, "Wilhelmina")
    screen.controls.find("deck:0").nudge(1)  # type: ignore[union-attr]
    assert screen.form.entrants[0].deck_name == "Storm Syndicate"
    texts_of(app, GAME, "decks").keep("Mine", "60 EB45")
    screen.rebuild()
    app.frame(click(screen.controls.find("deck:1").rect.center), 16.0)  # type: ignore[union-attr]
    settle(app)
    assert app.dialog is not None and app.dialog.controls is not None
    row = next(c for c in app.dialog.controls.items if c.label == "Mine")
    app.frame(click(row.rect.center), 16.0)
    assert screen.form.entrants[1].deck == "60 EB45"
    app.close()


def test_two_of_a_name_or_a_bad_deck_cannot_start(tmp_path: Path) -> None:
    app, screen = entered(tmp_path)
    screen.form._named(0, screen.form.entrants[1].name)
    start = some(screen.controls.find("play"))
    assert not start.enabled and "another name" in start.tip
    screen.form._named(0, "Anna")
    assert some(screen.controls.find("play")).enabled
    texts_of(app, GAME, "decks").keep("Short", "12 EB45")
    screen.rebuild()
    screen.form._take(0, Offer("12 EB45", "Short", own="Short"))
    assert not some(screen.controls.find("play")).enabled
    assert "48 cards are missing" in screen.entry_problem()
    app.close()


def test_rabbits_play_a_whole_tournament_out_by_keys_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(OPTIONS, "goal", "40")
    app, screen = begun(tmp_path, KNOCKOUT)
    app.settings.speed = 0
    cup = screen.cup
    assert cup is not None
    screen.focus.go("play")
    screen.focus.shown = True
    for _ in range(3000):
        if cup.over:
            break
        if screen.out is None:
            app.frame([key(pygame.K_RETURN)], 16.0)
        app.frame([], 50.0)
    assert cup.over and cup.champions() and app.faults == 0
    assert len(app.library.saved()) == len(cup.played)
    headings = {saved.sheet.series["heading"] for saved in app.library.saved()}
    assert len(headings) == len(cup.played)
    press(app, "play")
    assert isinstance(app.scene, SetupScene)
    app.close()
    app, again = entered(tmp_path)
    assert again.cup is None
    press(app, "open")
    choose(app, "Tournament")
    assert again.cup == cup
    app.close()


def test_a_match_has_the_entrants_decks_and_tournament_rules_and_the_way_back(
    tmp_path: Path,
) -> None:
    app, screen = begun(tmp_path, LEAGUE, people=4)
    cup = screen.cup
    assert cup is not None
    running = screen.cups.begin(screen.name, cup)
    assert running is not None
    options = running.match.options
    assert (options["goal"], options["universal"], options["hands_on"]) == ("60", "declared", False)
    assert read_deck(str(options["deck.1"])) == read_deck("violet")
    assert running.names == tuple(entrant.name for entrant in cup.entrants)
    assert running.series.heading == "League, match 1 of 4"
    assert running.series.event == "tournament:Tournament"
    assert len({seat.figure for seat in running.seats}) == 4
    app.close()


def test_the_results_lead_back_to_the_tournament_with_the_match_entered(tmp_path: Path) -> None:
    app, screen = begun(tmp_path, KNOCKOUT, people=4)
    running = first_match(screen)
    played_to_the_end(running)
    app.go(ResultsScene(app, running))
    settle(app, 60)  # results are deaf for a moment
    assert app.scene.controls.find("rematch") is None
    press(app, "onward")
    back = app.scene
    assert isinstance(back, TournamentScreen) and back.cup is not None
    assert len(back.cup.played) == 1 and back.cup.begun is None
    assert running.result is not None
    assert back.cup.played[0].totals == tuple(int(score) for score in running.result.scores)
    app.frame([key(pygame.K_ESCAPE)], 16.0)
    assert isinstance(app.scene, SetupScene)
    app.close()


def test_closed_in_the_middle_of_a_match_it_goes_on_there(tmp_path: Path) -> None:
    app, screen = begun(tmp_path, KNOCKOUT, people=4)
    running = first_match(screen)
    seat = running.actors()[0]
    running.submit(seat, next(iter(running.legal(seat))))
    ply = running.ply
    app.close()
    app, again = entered(tmp_path)
    assert again.cup is not None and again.cup.begun is not None
    main = again.controls.find("play")
    assert main is not None and main.label == "Go on with the match"
    resumed = again.cups.begin(again.name, again.cup)
    assert resumed is not None and resumed.ply == ply and resumed.id == running.id
    left = after(app, resumed)
    assert isinstance(left, TournamentScreen) and left.cup is not None and not left.cup.played
    app.close()


def test_closed_right_after_the_last_move_the_result_is_found_in_the_library(
    tmp_path: Path,
) -> None:
    app, screen = begun(tmp_path, KNOCKOUT, people=4)
    running = first_match(screen)
    played_to_the_end(running)
    app.close()
    app, again = entered(tmp_path)
    assert again.cup is not None and len(again.cup.played) == 1 and again.cup.begun is None
    app.close()


def test_a_finished_match_that_was_deleted_still_counts_and_an_open_one_is_played_anew(
    tmp_path: Path,
) -> None:
    app, screen = begun(tmp_path, KNOCKOUT, people=4)
    running = first_match(screen)
    assert running.id is not None
    played_to_the_end(running)
    app.library.delete(running.id)
    again = TournamentScreen(app, GAME)
    assert again.cup is not None and len(again.cup.played) == 1
    second = again.cups.begin(again.name, again.cup)
    assert second is not None and second.id is not None
    app.library.delete(second.id)
    third = TournamentScreen(app, GAME)
    assert third.cup is not None and third.cup.begun is None and len(third.cup.played) == 1
    assert any("played again" in words for words in [app.notice.text, *app.notice._waiting])
    app.close()


def test_without_a_library_the_result_comes_back_by_hand(tmp_path: Path) -> None:
    app, screen = begun(tmp_path, KNOCKOUT, people=4)
    assert screen.cup is not None
    app.library.close()
    running = screen.cups.begin(screen.name, screen.cup)
    assert running is not None and running.id is None
    played_to_the_end(running)
    back = after(app, running)
    assert isinstance(back, TournamentScreen) and back.cup is not None
    assert len(back.cup.played) == 1
    app.close()


def test_a_damaged_file_is_named_and_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "killer_bunnies" / "tournaments"
    folder.mkdir(parents=True)
    (folder / "Old.json").write_text('{"format": 1}', encoding="utf-8")
    app, screen = entered(tmp_path)
    assert screen.cup is None and "Old.json" in app.notice.text
    press(app, "play")
    assert (folder / "Old.json").read_text("utf-8") == '{"format": 1}'
    assert len(list(folder.glob("*.json"))) == 2 and app.faults == 0
    app.close()


def test_a_new_tournament_keeps_the_old_one_and_its_entrants(tmp_path: Path) -> None:
    app, screen = begun(tmp_path)
    first = screen.cup
    press(app, "new")
    assert app.dialog is not None
    app.frame(click(app.dialog.controls.items[0].rect.center), 16.0)  # type: ignore[union-attr]
    settle(app)
    assert screen.cup is None and first is not None
    assert screen.form.entrants == list(first.entrants)
    press(app, "play")
    assert screen.name == "Tournament 2" and len(screen.cups.texts.all()) == 2
    press(app, "open")
    choose(app, "Tournament")
    assert screen.cup == first
    app.close()


def test_the_match_is_played_at_the_table_under_its_name_and_leaving_leads_back(
    tmp_path: Path,
) -> None:
    app, _ = begun(tmp_path, KNOCKOUT, people=4)
    press(app, "play")
    table = app._scenes[0]
    assert isinstance(table, PlayScene)
    assert table.running.series.heading == "Semi-final 1, match 1"
    drawn: list[str] = []
    with pytest.MonkeyPatch.context() as patched:
        fit = widgets.fit

        def noting(text: str, *rest: Any) -> Any:
            drawn.append(text)
            return fit(text, *rest)

        patched.setattr(widgets, "fit", noting)
        cache.clear()
        table.rebuild()
    assert "Semi-final 1, match 1" in drawn
    table.leave_match()
    back = app.scene
    assert isinstance(back, TournamentScreen) and back.cup is not None
    assert back.cup.begun is not None and back.cup.begun.match == table.running.id
    press(app, "play")
    again = app._scenes[0]
    assert isinstance(again, PlayScene) and again.running.id == table.running.id
    assert app.faults == 0
    app.close()
