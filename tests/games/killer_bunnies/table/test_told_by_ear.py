"""Words for somebody who sees no table: hints, payments, places."""

from __future__ import annotations

import pytest

from tabletop.ai.analyst import Analyst
from tabletop.cli.text.choices import choices
from tabletop.core.action import Action
from tabletop.games.killer_bunnies.game import GAME
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import frames, keys
from tabletop.games.killer_bunnies.rules.cards import CARDS
from tabletop.games.killer_bunnies.words import weighing
from tabletop.scenes.app import App
from tabletop.session.history import LEFT
from tabletop.session.loglines import LogBook, say
from tests.games.killer_bunnies.scenario import Scene
from tests.games.killer_bunnies.table.moments import drawn, shown
from tests.games.killer_bunnies.table.test_in_vain import mender
from tests.robots import glance, settle
from tests.typed import some

NAMES = ("Anna", "Bramble")

CAPTAIN = next(card.ident for card in CARDS if card.name == "Captain Capacitor")


def test_a_hint_asked_for_in_the_midst_of_a_choice_is_about_what_comes_next(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    glance(monkeypatch)
    app._analyst = Analyst("inline")
    scene, power = mender(app, 1)
    scene.aids.whole = True
    scene.hand.take(power)
    assert some(scene.draft).open and scene.view.frame[0] == frames.HEAL
    scene.aids.hint()
    settle(app, scene, lambda: bool(scene.aids.hint_words) and not scene.thinkers.hinting)
    assert some(scene.aids.best) in scene.legal()
    assert not scene.aids.hint_words.startswith("Use the power")


def test_where_a_payment_is_asked_it_is_told_which_cards_pay_what(app: App) -> None:
    arranged = Scene().means(0, 2, 2)
    arranged.state.stack.append((frames.PAY, 0, 2, 7))
    scene = shown(app, arranged)
    if scene.view.frame[0] != frames.PAY:
        raise AssertionError("no payment is asked")
    gist = drawn(scene).gist(scene.view)
    assert gist.startswith("In the usual order these pay: ") and gist.count(" for 1 ") == 2
    for action in scene.legal():
        comes = drawn(scene).brings(action, scene.view)
        assert ("for 1 " if action.kind == acts.PAY else "paid by ") in comes, comes


def test_run_cards_and_open_piles_are_told_with_what_lies_there(app: App) -> None:
    arranged = Scene().discard(0, f"0:{CAPTAIN}")
    scene = shown(app, arranged)
    table, view = drawn(scene), scene.view
    top = CARDS[view.faces[view.seats[0].top]].name
    assert table.state_of(keys.heap("top", 0), view) == top
    assert some(table.close_look(keys.heap("top", 0), view)).lines[1].startswith(top)
    thrown = table.state_of(keys.heap("discard", 0), view)
    assert thrown == "1 card, from the top: Captain Capacitor"
    assert table.state_of(keys.heap("bottom", 1), view) == "face down"
    assert table.state_of(keys.heap("saved", 0), view) == "empty"


def test_an_open_slot_is_told_with_what_stands_beside_it(app: App) -> None:
    alone = shown(app, Scene())
    slot = keys.slot("circle", 0, 0)
    assert drawn(alone).name_of(slot, alone.view).startswith("Slot 1 of Anna's part")
    assert drawn(alone).state_of(slot, alone.view) == "nothing lies there yet"
    scene = shown(app, Scene().bunny(0, f"0:{CAPTAIN}"))
    assert drawn(scene).state_of(slot, scene.view) == "beside Captain Capacitor"


def test_a_card_saved_unasked_says_so_to_its_own_player_alone(app: App) -> None:
    match = shown(app, Scene().top(0, "0:EB53")).running.match
    match.submit(0, acts.ONLY[acts.SAVE_TOP])
    match.mark(match.ply - 1, LEFT)
    book = LogBook(match, lambda ply: NAMES, {match.ply - 1: "Flip and save it"})
    told = [
        [line.text for line in book.lines(seat) if "saves it" in line.text] for seat in (0, 1)
    ]
    saved = "Anna flips Energy Resource and saves it."
    assert told == [[f"{saved} {say('by-itself')}"], [saved]]


def test_a_resource_card_says_what_it_pays_in_the_words_of_the_costs() -> None:
    for card in CARDS:
        assert "or white" not in card.text and "2 white" not in card.text
        assert "white" not in card.text or "any type" in card.text, card.text


@pytest.mark.parametrize(
    ("ident", "when"),
    [
        ("EB42", "when an opponent's card is aimed at something of yours"),
        ("EB44", "at the start of a turn, after the main action or after a trade"),
        ("EV44", "when an opponent's weapon has killed a creature of yours"),
        ("EG44", "at the end of a turn"),
    ],
)
def test_an_answer_says_when_it_can_be_played_whatever_was_done(ident: str, when: str) -> None:
    name = next(card.name for card in CARDS if card.ident == ident)
    decks = {"EG": "green", "EV": "violet"}.get(ident[:2], "blue")
    scene = Scene(decks, "yellow").hand(0, f"0:{ident}")
    said = f"{name} is an answer. Play it {when}. You need not save it first."
    for done in (False, True):
        scene.state.main_done = done
        assert some(scene.refused(f"play 0:{ident}")).reason == said


def test_what_can_pay_is_told_wherever_a_cost_can_matter() -> None:
    scene = Scene().means(0, 2).bunny(0, "EB13").bunny(1, "EV01").top(0, "EB23")
    told = []
    for stage in ("", "play EB23"):
        scene.do(*[stage] * bool(stage))
        told.append(weighing.gist(scene.state.view(0), NAMES))
    means = "2 RESOURCE cards of yours can pay: 2 Technology."
    assert all(gist.endswith(means) for gist in told), told
    later = means.replace("can pay", "can pay in your next turn")
    for frame, said in (
        ((frames.RUN_NEXT, 0), later),
        ((frames.EXTORTED, 0, 1, 3), "Your saved RESOURCE cards: Technology Resource, "),
    ):
        scene.state.stack.append(frame)
        gist = weighing.gist(scene.state.view(0), NAMES)
        assert gist.startswith("Points of ") and said in gist, gist


def test_a_place_tells_what_it_brings_to_those_beside_it(app: App) -> None:
    scene = Scene().bunny(0, "EB13").bunny(0, "0:EB01").bunny(1, "EV01").means(0, 4, 2)
    scene.hand(0, f"0:{CAPTAIN}").top(0, "0:EB03").do("play EB03", "pay_auto")
    table = shown(app, scene)
    told = [drawn(table).brings(Action(acts.PLACE, 0, slot), table.view) for slot in range(3)]
    assert ["makes a Yang-Yin pair" in words for words in told] == [False, True, True]
    aura = Scene().bunny(0, "EB13").bunny(0, "0:EB01").bunny(1, "EV01").means(0, 4, 2)
    aura.top(0, f"0:{CAPTAIN}").do(f"play 0:{CAPTAIN}", "pay_auto")
    table = shown(app, aura)
    told = [drawn(table).brings(Action(acts.PLACE, 0, slot), table.view) for slot in range(3)]
    wind_up, yang = "Wind-Up Bunny 2 more in defence", "Blue Yang Bunny 2 more in defence"
    assert [wind_up in words for words in told] == [True, True, False]
    assert [yang in words for words in told] == [False, True, True]


def test_gift_places_with_the_same_neighbours_say_where_they_differ(app: App) -> None:
    scene = Scene().bunny(1, "EV01").bunny(1, "EV13").means(0, 4, 2)
    scene.top(0, "EB13").do("play EB13", "pay_auto")
    table = shown(app, scene)
    told = [drawn(table).brings(Action(acts.PLACE, 1, slot), table.view) for slot in range(3)]
    assert "where the part begins" in told[0] and "where the part ends" in told[2]
    assert "the part" not in told[1] and len(set(told)) == 3


def test_a_place_that_parts_a_pair_or_a_guard_says_so(app: App) -> None:
    scene = Scene().bunny(0, "0:EB01").bunny(0, "0:EB03").bunny(1, "EV01").means(0, 4, 2)
    scene.top(0, "EB13").do("play EB13", "pay_auto")
    table = shown(app, scene)
    told = [drawn(table).brings(Action(acts.PLACE, 0, slot), table.view) for slot in range(3)]
    assert ["parts a Yang-Yin pair" in words for words in told] == [False, True, False]


def test_a_trade_says_what_is_saved_and_what_comes_from_the_hand(app: App) -> None:
    scene = Scene().save(0, "0:EB45", "0:EB46").hand(0, "0:EB47").save(1, "1:EV45")
    scene.state.main_done = True
    scene.do("offer 1")
    play = shown(app, scene)
    words = some(GAME.words)
    table, view = drawn(play), play.view
    inner = [
        deep.line
        for one in choices(table, view, play.legal(), words, NAMES)
        for deep in one.further or (one,)
    ]
    assert inner.count("Give the saved Technology Resource (one of 2 such)") == 1, inner
    assert any("Give Technology Resource from the hand" in line for line in inner)
    assert not any("to choose" in line or "(1 of 2)" in line for line in inner), inner
