"""What somebody hears who sees no table: what a hint goes on with, who pays, what lies where."""

from __future__ import annotations

from tabletop.ai.analyst import Analyst
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import frames, keys
from tabletop.games.killer_bunnies.rules.cards import CARDS
from tabletop.scenes.app import App
from tests.games.killer_bunnies.scenario import Scene
from tests.games.killer_bunnies.table.moments import drawn, shown
from tests.games.killer_bunnies.table.test_in_vain import mender
from tests.robots import settle
from tests.typed import some

CAPTAIN = next(card.ident for card in CARDS if card.name == "Captain Capacitor")


def test_a_hint_asked_for_in_the_midst_of_a_choice_is_about_what_comes_next(app: App) -> None:
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
