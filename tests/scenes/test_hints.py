"""What a hint says on the ribbon and in its notice: no number is cut off, nothing is told twice."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path

import pygame
import pytest

from tabletop.core.action import Action
from tabletop.core.registry import games
from tabletop.scenes.app import App
from tabletop.scenes.heat import best_first
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.play.words import screen
from tabletop.session.seats import human, rabbit
from tabletop.table.meaning import things
from tests.robots import begin, drawn_games, make_app, press, settle
from tests.scenes.support import weighed
from tests.typed import some

NAMED_BELOW = ("bunny_boom", "bunny_kingdom")
"""Games whose cards tell below their picture what they are."""
CHANCE = "wins 62 in 100 (give or take 1)"


def hinted(
    folder: Path, key: str, size: tuple[int, int], ply: int, scale: int = 100
) -> tuple[App, PlayScene]:
    """A table at which a hint is shown, so many choices after the beginning."""
    app = make_app(folder, size, speed=0, scale=scale)
    many = min(games()[key].info.players)
    seats = (human("Anna", 0), *(rabbit("uniform", seat) for seat in range(1, many)))
    scene = begin(app, key, seats, "3")
    for _ in range(ply):
        settle(app, scene, lambda: scene.deciding is not None)
        scene.running.submit(0, scene.running.legal(0)[-1])
        scene.resync()
    settle(app, scene, lambda: scene.deciding is not None and len(scene.legal()) > 1)
    best, other, *_ = scene.legal()
    scene.aids.show_hint(weighed(((best,), 0.62), ((other,), 0.4)))
    return app, scene


@pytest.mark.parametrize("size", [(1280, 720), (1120, 660), (1920, 1080)])
@pytest.mark.parametrize("key", drawn_games())
def test_a_hint_is_one_sentence_without_numbers(
    tmp_path: Path, key: str, size: tuple[int, int]
) -> None:
    for ply in (0, 3):
        app, scene = hinted(tmp_path / str(ply), key, size, ply)
        how, words = some(scene.top.asked)[1].how, scene.aids.hint_words
        assert scene.top.has_room(how) and "100" not in words and "±" not in words
        assert (words in how) != (words in scene.aids._said)
        app.close()


@pytest.mark.parametrize("key", drawn_games())
def test_a_hint_tells_its_numbers_when_asked_again_and_stays_until_it_is_put_away(
    tmp_path: Path, key: str
) -> None:
    app, scene = hinted(tmp_path, key, (1280, 720), 0)
    scene.aids.hint()
    numbers = scene.aids._said
    assert CHANCE in numbers
    notice = app.notice
    for said in ("", "Saved."):
        notice.say(said)
        for _ in range(3):
            notice.update(60_000.0, scene.stage, app, None)
        assert notice.text == numbers, "it stays, and comes back"
    scene.aids.put_away()
    app.frame([], 16.0)
    assert app.notice.text == ""
    app.close()


@pytest.mark.parametrize("key", drawn_games())
def test_every_choice_analysed_shows_and_says_its_chance_where_it_is_made(
    tmp_path: Path, key: str
) -> None:
    """The cards, spaces and buttons that begin one; and where the best one's piece may go."""
    for ply in (0, 2, 3):
        app, scene = hinted(tmp_path / str(ply), key, (1280, 720), ply)
        legal, table, view = scene.legal()[:30], scene.table, scene.view
        chances = [0.62 - 0.01 * number for number in range(len(legal))]
        found = weighed(*(((action,), c) for action, c in zip(legal, chances, strict=True)))
        scene.aids.put_away()
        scene.aids.show_hint(found)
        heat, begins = scene.marks.heat, dict[str, float]()
        for choice in best_first(found):
            action = choice.plan[0]
            source = table.begins(action, view) or table.gesture(action, view).source
            begins.setdefault(source, choice.chance)
        assert begins.items() <= {piece: worth.chance for piece, worth in heat.items()}.items()
        assert len(table.marking.plates) == sum(table.rect(piece) is not None for piece in heat)
        for plate in table.marking.plates if key in NAMED_BELOW else ():
            cards = (table.rect(piece) for piece in heat if piece.startswith("card:"))
            under = [card for card in cards if card and card.collidepoint(plate.center)]
            assert all(plate.bottom < card.y + 0.7 * card.h for card in under), "it hides the name"
        pieces = [rect for piece in heat if (rect := table.rect(piece)) is not None]
        buttons = (rect for rect in pieces if rect.h < 60 and rect.w > 2 * rect.h)
        for button, plate in product(buttons, table.marking.plates):
            assert button.clip(plate).h < button.h / 5, "it hides the words"
        told = {thing.key: thing.state for thing in things(screen(scene.desk))}
        heard = [told[piece] for piece in begins if piece in told]
        assert heard and all("percent" in state for state in heard)
        assert any(state.endswith("62 percent, best") for state in heard)
        scene.aids.put_away()
        scene.refresh()
        assert not scene.marks.heat and not table.marking.plates
        app.close()


def test_where_many_moves_are_as_good_one_is_marked_and_the_others_are_counted(
    tmp_path: Path,
) -> None:
    """Three moves that all wore a 1 told nobody anything."""
    app, scene = hinted(tmp_path, "bounce_bunny_bounce", (1280, 720), 0)
    scene.aids.put_away()
    scene.aids.show_hint(weighed(*(((action,), 0.5) for action in scene.legal()[:6])))
    assert len(scene.aids.hinted) == 1 and not scene.aids.numbers
    assert scene.aids.hint_words.endswith(": nothing is better")
    scene.aids.hint()
    assert scene.aids._said.endswith("5 others look just as good.")
    app.close()


def test_a_move_that_is_certain_to_win_is_said_to_be(tmp_path: Path) -> None:
    app, scene = hinted(tmp_path, "bunny_boom", (1280, 720), 0)
    best, other, *_ = scene.legal()
    found = weighed(((best,), 1.0), ((other,), 0.4))
    sure = found.choices[0]._replace(chance=1.0, exact=True)
    scene.aids.put_away()
    scene.aids.show_hint(replace(found, choices=(sure, *found.choices[1:])))
    assert scene.aids.hint_words.endswith(": it is certain to win")
    app.close()


def test_a_piece_that_is_held_shows_what_each_of_its_places_is_worth(tmp_path: Path) -> None:
    app, scene = hinted(tmp_path, "bunny_boom", (1280, 720), 0)
    gestures = {action: scene.table.gesture(action, scene.view) for action in scene.legal()}
    one, other = list({g.source: a for a, g in gestures.items()}.values())[:2]
    scene.aids.put_away()
    scene.aids.show_hint(weighed(((one,), 0.6), ((other,), 0.4)))
    held = scene.aids.heat(gestures[other].source)
    assert held[gestures[other].target].chance < 0.5 < held[gestures[one].source].chance
    app.close()


def test_escape_puts_a_hint_away_before_it_asks_about_leaving(tmp_path: Path) -> None:
    app, scene = hinted(tmp_path, "bunny_boom", (1280, 720), 0)
    scene.aids.hint()
    app.frame([], 16.0)
    assert app.notice.text == scene.aids._said != ""
    app.frame([press(pygame.K_ESCAPE)], 16.0)
    assert app.dialog is None and scene.aids.hinted == () and scene.aids.hint_words == ""
    assert app.notice.text == "" and "Hint" not in some(scene.top.asked)[1].how
    scene.thinkers.ask_hint(0, lambda found: None, scene.running.match.state)
    assert scene.thinkers.hinting
    app.frame([press(pygame.K_ESCAPE)], 16.0)
    assert app.dialog is None and not scene.thinkers.hinting
    app.frame([press(pygame.K_ESCAPE)], 16.0)
    assert app.dialog is not None
    app.close()


def test_moves_to_one_place_wear_their_numbers_where_they_begin(tmp_path: Path) -> None:
    """At the beginning every card goes to the same space: so the cards are told apart."""
    app, scene = hinted(tmp_path, "bunny_boom", (1280, 720), 0)
    gestures = {action: scene.table.gesture(action, scene.view) for action in scene.legal()}
    target = next(gesture.target for gesture in gestures.values())
    there = {g.source: a for a, g in gestures.items() if g.target == target}
    one, two, three = list(there.values())[:3]
    scene.aids.forget_hint()
    scene.aids.show_hint(weighed(((one,), 0.6), ((two,), 0.6), ((three,), 0.4)))
    worn = [scene.aids.numbers.get(gestures[action].source) for action in (one, two, three)]
    assert worn == [1, 1, 3] and target in scene.aids.hinted
    scene.aids.hint()
    said = scene.aids._said
    assert said.startswith("(1) ") and ". (3) " in said, "words and marks have one number"
    scene.aids.whole = True
    scene.aids.hint()
    assert "(1) " not in scene.aids._said, "who hears it sees no numbers"
    app.close()


def test_a_move_of_many_words_leaves_the_ribbon_to_its_reason(tmp_path: Path) -> None:
    app, scene = hinted(tmp_path, "bunny_boom", (1120, 660), 0)
    scene.aids.hint_words = f"{'Put a card on another ' * 6}: {scene.aids.hint_short}"
    scene.refresh()
    assert some(scene.top.asked)[1].how == f"Hint: {scene.aids.hint_short}"
    app.close()


@pytest.mark.parametrize("game", drawn_games())
def test_in_large_type_the_notice_covers_no_move_that_it_speaks_of(
    tmp_path: Path, game: str
) -> None:
    """It lay over the first row of Bounce's field, where the second best move was to go."""
    for ply in range(3):
        app, scene = hinted(tmp_path / str(ply), game, (960, 600), ply, 200)
        scene.aids.put_away()

        def top(action: Action, scene: PlayScene = scene) -> int:
            key = scene.aids._key(action, scene.view)
            rect = scene.table.rect(key) if key else None
            return rect.y if rect is not None else 9_999

        best, other, *_ = sorted(scene.legal(), key=top)
        scene.aids.show_hint(weighed(((best,), 0.62), ((other,), 0.6)))
        app.frame([], 16.0)
        places = scene.aids.where()
        assert app.notice.place.collidelist(list(places)) < 0
        assert pygame.Rect(0, 0, 960, 600).contains(app.notice.place)
        app.close()


def test_where_the_log_is_folded_away_a_long_notice_covers_the_question_whole(
    tmp_path: Path,
) -> None:
    """A strip of the ribbon looked out above it; a short one lies below the ribbon."""
    app, scene = hinted(tmp_path, "bunny_boom", (960, 600), 0, 100)
    scene.aids.put_away()
    app.notice.say("A hint with all its reasons takes up more than one line. " * 3)
    app.frame([], 16.0)
    assert app.notice.place.y <= 8
    app.notice.withdraw(app.notice.text)
    app.notice.say("Undone.")
    app.frame([], 16.0)
    assert app.notice.place.y > 8
    app.close()
