"""Exploration: hands, sealed picks, passing, reserves, what cards do at once (3, 4.1)."""

from __future__ import annotations

import pytest

from tabletop.core.action import Action
from tabletop.core.event import redacted
from tabletop.games.bunny_kingdom.game import KINGDOM
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import events
from tabletop.games.bunny_kingdom.rules.boards import space_at
from tabletop.games.bunny_kingdom.rules.cards import HAND, IDS
from tabletop.games.bunny_kingdom.words import nouns, text
from tabletop.games.bunny_kingdom.words.cards import rule
from tests.games.bunny_kingdom.playing import fresh, walk
from tests.games.bunny_kingdom.scenario import Scene, camps_on
from tests.typed import some


@pytest.mark.parametrize(
    ("players", "sky", "size"),
    [(2, 0, 10), (3, 0, 12), (4, 0, 10), (2, 1, 12), (3, 1, 15), (4, 1, 12), (5, 1, 10)],
)
def test_bk_301_hands_have_the_published_sizes(players: int, sky: int, size: int) -> None:
    """BK-301"""
    scene = Scene(players, bool(sky)).deal()
    assert [len(hand) for hand in scene.state.hands] == [size] * players


def test_bk_301_nobody_chooses_before_cards_are_dealt() -> None:
    """BK-301"""
    scene = Scene()
    assert scene.state.why_not(0, Action(acts.PICK, 0)).rule == "BK-301"  # type: ignore[union-attr]
    assert scene.state.why_not(-1, Action(acts.DEAL, more=(1, 2))).rule == "BK-301"  # type: ignore[union-attr]


def test_five_players_always_play_in_the_sky() -> None:
    """3.2"""
    assert fresh(5).sky and not fresh(4).sky


def test_bk_402_cards_are_chosen_in_secret_and_played_together() -> None:
    """BK-402"""
    scene = Scene(3).deal("A1 A2", "B1 B2", "C1 C2")
    assert scene.state.actors() == (0, 1, 2)
    scene.do("pick A1", "pick A2", seat=0)
    assert scene.state.actors() == (1, 2) and scene.state.owner[space_at("A1")] == 255
    assert scene.refusal("pick A3", seat=0) == "BK-402"
    scene.do("pick C1", "pick C2", seat=2)
    scene.do("pick B1", "pick B2", seat=1)
    assert [scene.state.owner[space_at(s)] for s in ("A1", "B1", "C1")] == [0, 1, 2]
    assert scene.state.actors() == (0, 1, 2) and scene.state.step == 1


def test_bk_402_only_cards_of_the_own_hand_can_be_chosen() -> None:
    """BK-402"""
    scene = Scene(3).deal("A1 A2", "B1 B2")
    assert scene.refusal("pick B1", seat=0) == "BK-402"
    scene.do("pick A1", seat=0)
    assert scene.refusal("pick A1", seat=0) == "BK-402"


def test_bk_303_cards_of_one_choice_are_named_in_ascending_order() -> None:
    """BK-303"""
    scene = Scene(3).deal("A1 A2")
    highest = max(scene.state.hands[0])
    assert Action(acts.PICK, highest) not in scene.state.legal_actions(0)
    scene.do("pick A2", seat=0)
    assert scene.refusal("pick A1", seat=0) == "BK-303"


@pytest.mark.parametrize("players", [3, 4])
def test_bk_305_hands_go_left_in_odd_rounds_and_right_in_even_ones(players: int) -> None:
    """BK-305"""
    for number, way in ((1, 1), (2, -1), (3, 1), (4, -1)):
        scene = Scene(players).deal(round=number)
        before = list(scene.state.hands)
        for seat in range(players):
            for _ in range(2):
                scene.state.apply(seat, scene.state.legal_actions(seat)[0])
        for seat in range(players):
            assert set(scene.state.hands[(seat + way) % players]) < set(before[seat])


def test_bk_305_a_round_goes_on_until_hands_are_used_up() -> None:
    """BK-305: section 3's number of picks a round."""
    for state in walk(4, False, False, 3):
        if state.round == 1 and state.step == HAND[False, 4][2]:
            assert not any(state.hands)
            return


def test_bk_12_three_players_in_the_sky_choose_three_cards() -> None:
    """BK-12"""
    scene = Scene(3, sky=True).deal("A1 A2 A3")
    scene.do("pick A1", "pick A2", seat=0)
    assert 0 in scene.state.actors()
    scene.do("pick A3", seat=0)
    assert 0 not in scene.state.actors()


def test_bk_302_two_players_take_a_card_from_the_reserve_before_each_choice() -> None:
    """BK-302: 11 cards, one kept, one discarded, 9 passed."""
    scene = Scene(2).deal("A1 A2", "B1 B2")
    assert scene.state.view(0).reserve == 10
    scene.luck(Action(acts.RESERVE, space_at("J9"), space_at("J10")))
    assert [len(hand) for hand in scene.state.hands] == [11, 11]
    assert scene.state.view(0).seats[0].added == space_at("J9")
    assert scene.state.view(0).seats[1].added == -1
    scene.do("pick A1", "discard A2", seat=0)
    scene.do("pick B1", "discard B2", seat=1)
    assert [len(hand) for hand in scene.state.hands] == [9, 9]
    assert scene.state.why_not(-1, Action(acts.RESERVE, 0, 0)).rule == "BK-302"  # type: ignore[union-attr]
    assert scene.state.view(None).reserve == 9


def test_bk_304_one_card_is_kept_and_another_discarded() -> None:
    """BK-304"""
    scene = Scene(2).deal("A1 A2", "B1 B2")
    scene.luck(Action(acts.RESERVE, space_at("J9"), space_at("J10")))
    assert scene.refusal("discard A2", seat=0) == "BK-304"
    scene.do("pick A1", seat=0)
    assert scene.refusal("discard A1", seat=0) == "BK-304"
    assert scene.refusal("pick A2", seat=0) == "BK-304"
    scene.do("discard A2", seat=0)
    scene.do("pick B1", "discard B2", seat=1)
    assert scene.state.owner[space_at("A1")] == 0 and scene.state.owner[space_at("A2")] == 255


def test_bk_10_a_seat_sees_its_own_discards_only() -> None:
    """BK-10"""
    scene = Scene(2).deal("A1 A2", "B1 B2")
    scene.luck(Action(acts.RESERVE, space_at("J9"), space_at("J10")))
    scene.do("pick A1", "discard A2", seat=0)
    scene.do("pick B1", "discard B2", seat=1)
    assert scene.state.view(0).discards == (space_at("A2"),)
    assert scene.state.view(1).discards == (space_at("B2"),)
    assert scene.state.view(None).discards == ()


def test_bk_403_nobody_chooses_for_another() -> None:
    """BK-403"""
    scene = Scene(3).settle(0, "A1").give(0, "city1").construct()
    assert scene.refusal("build city1 A1", seat=1) == "BK-403"


def test_bk_406_a_territory_card_brings_its_space() -> None:
    """BK-406"""
    scene = Scene(3).deal("A1 A2", "B3 B4", "C1 C2")
    for seat, cards in enumerate(("A1 A2", "B3 B4", "C1 C2")):
        for card in cards.split():
            scene.do(f"pick {card}", seat=seat)
    assert scene.state.owner[space_at("B3")] == 1 and scene.value("B3") == (1, 1)


def played(scene: Scene, *hands: str) -> Scene:
    """All seats play the first two cards of their named hands."""
    scene.deal(*hands)
    for seat, cards in enumerate(hands):
        first = sorted(scene._card(card, set(scene.state.hands[seat])) for card in cards.split())
        for card in first[:2]:
            scene.state.apply(seat, acts.PICKS[card], scene.events.append)
    scene.state.check()
    return scene


def test_bk_408_a_territory_card_drives_off_another_players_camp() -> None:
    """BK-408: camp token and rabbit go, the fief falls apart, the card counts on."""
    scene = Scene(3).settle(1, "A1 A3").pitch(1, 2, "A2")
    assert scene.value("A1") == (0, 1)
    played(scene, "A2 E1", "B3 B4", "C1 C3")
    state = scene.state
    assert state.owner[space_at("A2")] == 0 and state.built[space_at("A2")] == 0
    assert state.fief[space_at("A1")] != state.fief[space_at("A3")]
    assert camps_on(state) == 0 and state.camps_played[1] == 1
    gone = next(event for event in scene.events if event.kind == "camp_displaced")
    assert text.sentence(gone, ("Ada", "Ben", "Cleo")).startswith("Ada takes A2 from Ben: ")


def test_bk_408_the_own_territory_card_makes_a_camp_permanent() -> None:
    """BK-408"""
    scene = Scene(3).pitch(0, 2, "A2")
    played(scene, "A2 E1", "B3 B4", "C1 C3")
    assert scene.state.owner[space_at("A2")] == 0 and scene.state.built[space_at("A2")] == 0
    assert "camp_upgraded" in scene.kinds()


def test_bk_409_buildings_lie_open_and_parchments_secret() -> None:
    """BK-409"""
    scene = played(Scene(3), "city2 panpan", "B3 B4", "C1 C3")
    view = scene.state.view(1)
    assert view.seats[0].stock[2] == 1
    assert view.seats[0].parchments == () and view.seats[0].parchment_count == 1
    assert scene.state.view(0).seats[0].parchments == (IDS.index("panpan"),)


def test_bk_404_provisions_draw_two_cards_and_play_them_at_once() -> None:
    """BK-404"""
    scene = played(Scene(3), "provisions A1", "B3 B4", "C1 C3")
    assert scene.state.actors() == (-1,)
    assert scene.state.why_not(-1, Action(acts.DRAW, 0, 0)).rule == "BK-404"  # type: ignore[union-attr]
    panpan = next(card for card in scene.state.deck if IDS[card] == "panpan")
    scene.luck(Action(acts.DRAW, space_at("J1"), panpan))
    assert scene.state.owner[space_at("J1")] == 0
    assert panpan in scene.state.parchments[0]
    assert scene.state.view(1).seats[0].parchments == ()
    kept = next(event for event in scene.events if event.kind == events.PARCHMENT_KEPT)
    mine, other = (
        text.sentence(some(redacted(kept, seat)), ("Ada", "Ben", "Cleo")) for seat in (0, 1)
    )
    name = nouns.told(nouns.card(panpan))
    pays = nouns.told(rule(panpan))
    assert mine == f"Ada keeps {name} face down. It pays: {pays}", "no list has told it"
    assert other == "Ada keeps a parchment face down."


def test_bk_404_provisions_drawn_by_provisions_draw_on_before_the_next_seat() -> None:
    """BK-404, 9: seat order from the first player."""
    scene = played(Scene(3), "provisions A1", "provisions B3", "C1 C3")
    more = next(card for card in scene.state.deck if IDS[card] == "provisions")
    assert scene.state.todo == (0, 1)
    scene.luck(Action(acts.DRAW, space_at("J1"), more))
    assert scene.state.todo == (0, 1)
    scene.luck(Action(acts.DRAW, space_at("J2"), space_at("J3")))
    scene.luck(Action(acts.DRAW, space_at("I1"), space_at("I2")))
    assert scene.state.owner[space_at("J2")] == 0 and scene.state.owner[space_at("I1")] == 1
    assert scene.state.actors() == (0, 1, 2)


def test_the_bound_of_actions_is_held() -> None:
    for players in KINGDOM.info.players:
        length = sum(1 for _ in walk(players, True, True, 7))
        assert length < KINGDOM.info.max_actions
