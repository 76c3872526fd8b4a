"""Healing: one piece or several, cities alone, only own ones."""

from __future__ import annotations

from tabletop.games.killer_bunnies.rules import frames, windows
from tabletop.games.killer_bunnies.rules.setup import W_FREE
from tests.games.killer_bunnies.scenario import Scene


def test_wrench_wonder_mends_own_pieces_alone() -> None:
    """OPT_HEAL 2: one creature or city of one's own."""
    scene = Scene("blue", "violet").bunny(0, "EB07").bunny(1, "EV05", damage=2)
    scene.bunny(0, "EB05", damage=1).do("use EB07")
    assert {action.a for action in scene.state.legal_actions(0)} == {-1, scene.card("EB05")}


def test_wrench_wonder_mends_one_piece_a_turn_whatever_is_left_of_its_two_points() -> None:
    """OPT_HEAL 2: "from one creature or city"."""
    scene = Scene().bunny(0, "EB07").bunny(0, "EB05", damage=3).bunny(0, "EB13", damage=1)
    scene.do("use EB07", "heal EB05 1")
    assert scene.frame() == frames.FREE
    assert (scene.damage("EB05"), scene.damage("EB13")) == (2, 1)


def test_wrench_wonder_may_be_used_with_nothing_damaged() -> None:
    """KB-16: as a power too; it is used up by that and asks for nothing."""
    scene = Scene("blue", "violet").bunny(0, "EB07").bunny(1, "EV05", damage=2)
    scene.do("use EB07")
    assert scene.frame() == frames.FREE and scene.rule("use EB07") is not None


def test_emergency_patch_has_no_target_without_a_creature_and_a_city() -> None:
    """A5: not playable, by whichever way, until something of one's own is in play."""
    scene = Scene("blue", "violet").means(0).save(0, "EB44").top(0, "1:EV13")
    assert scene.rule("play EB44") == "A5"
    assert Scene("blue", "violet").means(0).top(0, "EB44").rule("play EB44") == "A5"
    scene.bunny(0, "EB13")
    assert scene.may("play EB44")
    assert Scene("blue", "violet").means(0).save(0, "EB44").city(0, "EB17", "EB13").may("play EB44")


def test_emergency_patch_opens_no_window_without_a_creature_and_a_city() -> None:
    """A5, R15: nobody is asked about a card that has no target."""
    scene = Scene("blue", "violet").means(0).save(0, "EB44").ask(0)
    assert not windows.may_be_asked(scene.state, 0, W_FREE)
    scene.bunny(0, "EB13")
    assert windows.may_be_asked(scene.state, 0, W_FREE)


def test_emergency_patch_mends_one_piece_whatever_is_left_of_its_four_points() -> None:
    """HEAL 4: "from one creature or city"."""
    scene = Scene().bunny(0, "EB05", damage=3).bunny(0, "EB13", damage=1).means(0).save(0, "EB44")
    scene.do("play EB44", "heal EB05 2")
    assert scene.frame() == frames.FREE and scene.damage("EB13") == 1


def test_in_a_free_window_emergency_patch_mends_one_piece_too() -> None:
    """HEAL 4, R15 W_FREE."""
    scene = Scene().bunny(0, "EB05", damage=3).bunny(0, "EB13", damage=1).means(0)
    scene.save(0, "EB44").only(0, "EB44").state.main_done = True
    scene.do("end_turn", "respond EB44", "heal EB05 2")
    assert scene.frame() != frames.HEAL and scene.damage("EB13") == 1


def crew() -> Scene:
    """Construction Crew saved; two hurt cities and a hurt creature of its owner, one of a rival."""
    scene = Scene("blue", "violet").bunny(0, "EB13").bunny(0, "EB05", damage=2).means(0, 5, 2)
    scene.city(0, "EB17", "EB01", damage=3).city(0, "EB19", "EB03", damage=3)
    scene.city(1, "EV17", "EV01", damage=3)
    return scene.save(0, "EB29")


def test_construction_crew_mends_own_cities_alone_first_and_last() -> None:
    """HEAL_CITIES: "from cities you own"."""
    scene = crew()
    own = set(scene.cards("EB17", "EB19"))
    scene.do("play EB29", "pay_auto", "roll 5")
    for text in ("heal EB17 2", "heal EB17 1"):
        choices = {action.a for action in scene.state.legal_actions(0)} - {-1}
        assert choices == own
        scene.do(text)
    assert {action.a for action in scene.state.legal_actions(0)} == {-1, scene.card("EB19")}


def test_construction_crew_takes_off_no_more_than_it_rolled() -> None:
    """HEAL_CITIES d12: "up to that many points"."""
    scene = crew()
    scene.do("play EB29", "pay_auto", "roll 4")
    assert scene.rule("heal EB17 4") == scene.rule("heal EV17 1") == "KB-16"
    scene.do("heal EB17 3")
    assert scene.may("heal EB19 1") and scene.rule("heal EB19 2") == "KB-16"
    scene.do("heal EB19 1")
    assert scene.frame() == frames.FREE and scene.damage("EB19") == 2
