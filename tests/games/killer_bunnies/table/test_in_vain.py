"""Actions that would change nothing say so first, and are carried out whole; moving in."""

from __future__ import annotations

from tabletop.games.killer_bunnies.game import GAME
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import frames, keys
from tabletop.games.killer_bunnies.rules.cards import CARDS, RESOURCE
from tabletop.games.killer_bunnies.table import buttons, hands
from tabletop.scenes.app import App
from tabletop.scenes.lessons.coach import Coach
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.lessons import course
from tests.games.killer_bunnies.scenario import Scene
from tests.games.killer_bunnies.table.moments import drawn, shown
from tests.typed import some

WRENCH = next(card.ident for card in CARDS if card.name == "Wrench Wonder")
CREW = next(card.ident for card in CARDS if card.name == "Construction Crew")
PLAIN = next(card.ident for card in CARDS if card.name == "Captain Capacitor")
PAYS = next(card.ident for card in CARDS if card.kind == RESOURCE)
MODEM = next(card.ident for card in CARDS if card.name == "Port Modem")


def mender(app: App, damage: int) -> tuple[PlayScene, str]:
    """A moment in which Wrench Wonder may mend; the key of its power."""
    arranged = Scene().bunny(0, f"0:{WRENCH}", damage)
    scene = shown(app, arranged)
    return scene, keys.power(arranged.card(f"0:{WRENCH}"))


def test_a_power_that_would_mend_nothing_is_pale_and_says_so(app: App) -> None:
    scene, power = mender(app, 0)
    piece = keys.number(power)
    assert drawn(scene).pieces.vain == {piece}
    words = drawn(scene).state_of(power, scene.view)
    assert words == "Nothing of yours is hurt: Wrench Wonder would mend nothing"


def test_used_all_the_same_it_is_asked_about_and_used_at_once(app: App) -> None:
    scene, power = mender(app, 0)
    ply = scene.running.ply
    scene.hand.take(power)
    dialog = some(app.dialog)
    assert scene.running.ply == ply and scene.draft is None
    dialog.take(next(c for c in dialog.choices if c.label == "Use it all the same"))
    assert scene.running.ply > ply and scene.draft is None


def test_a_power_that_mends_is_lit_and_asks_how_much(app: App) -> None:
    scene, power = mender(app, 1)
    assert drawn(scene).pieces.vain == frozenset()
    assert drawn(scene).state_of(power, scene.view) == ""
    scene.hand.take(power)
    assert app.dialog is None
    assert some(scene.draft).open and scene.view.frame[0] == frames.HEAL


def test_a_card_that_would_mend_nothing_is_asked_about(app: App) -> None:
    arranged = Scene().city(0, f"0:{MODEM}", f"0:{PLAIN}")
    scene = shown(app, arranged.save(0, f"0:{CREW}", f"0:{PAYS}"))
    piece = arranged.card(f"0:{CREW}")
    legal = scene.legal()
    assert acts.PLAYS[piece] in legal
    asked = some(drawn(scene).question(acts.PLAYS[piece], scene.view))
    assert asked.words.startswith("Nothing of yours is hurt") and asked.go.startswith("Play it")


def test_one_click_on_a_bunny_moves_it_into_the_new_city(app: App) -> None:
    arranged = Scene().bunny(0, f"0:{WRENCH}").bunny(1, "1:EV01")
    city = arranged.city(0, f"0:{MODEM}").card(f"0:{MODEM}")
    arranged.state.stack.append((frames.OCCUPY, 0, city))
    scene = shown(app, arranged)
    assert drawn(scene).gist(scene.view).startswith("In a city a bunny keeps its points")
    bunny = keys.card(arranged.card(f"0:{WRENCH}"))
    assert hands.gesture(scene.legal()[0], scene.view).source == bunny
    assert drawn(scene).catches(bunny, scene.view) == {keys.card(city)}
    scene.hand.take(bunny)
    assert arranged.card(f"0:{WRENCH}") in {p.piece for p in scene.view.seats[0].cities[0].inside}


def test_a_held_bunny_with_one_city_to_go_to_moves_in_by_the_large_button(app: App) -> None:
    arranged = Scene().bunny(0, f"0:{PLAIN}").bunny(1, "1:EV01")
    city = arranged.city(0, f"0:{MODEM}").card(f"0:{MODEM}")
    scene = shown(app, arranged)
    bunny = keys.card(arranged.card(f"0:{PLAIN}"))
    spec = buttons.buttons(scene.view, scene.legal(), bunny, "")[0]
    assert spec.label == "To Port Modem" and spec.action is not None
    assert (spec.action.kind, spec.action.b) == (acts.ENTER, city)


def test_a_power_that_costs_says_which_cards_are_lost_before_it_is_used(app: App) -> None:
    arranged = Scene().bunny(0, "EB09").means(0, 3).discard(0, "EB22")
    scene = shown(app, arranged)
    use = next(action for action in scene.legal() if action.kind == acts.USE)
    lost = drawn(scene).brings(use, scene.view).rpartition("; ")[2]
    paying = {CARDS[card.face].name for card in scene.view.seats[0].saved}
    assert set(lost.removeprefix("you lose ").split(", ")) <= paying


def test_the_coach_speaks_of_a_power_only_where_it_would_do_something(app: App) -> None:
    power = next(tip for tip in course(GAME).tips if tip.key == "power")
    app.change(coach=True)
    for damage, told in ((0, False), (1, True)):
        scene, _ = mender(app, damage)
        coach = Coach(scene.desk, (power,), lambda rule: None, lambda: None)
        assert (coach._asked_now() is not None) is told
