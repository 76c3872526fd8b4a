"""What the judge counts of how a seat stands, and that its weights say what is so."""

from __future__ import annotations

import pytest

from tabletop.ai.judging import judge_in
from tabletop.games.bounce_bunny_bounce.agents import heuristics
from tabletop.games.bounce_bunny_bounce.agents.judge import JUDGE, NAMES, rows
from tests.games.bounce_bunny_bounce.scenario import Scene
from tests.games.bounce_bunny_bounce.test_heuristics import know

FAR = ("carrot@1,1", "carrot@1,2", "carrot@1,6", "carrot@1,7", "carrot@2,1")


def counted(scene: Scene, seat: int = 0) -> dict[str, float]:
    row = rows(scene.state)[seat]
    assert row is not None
    return {NAMES[at]: count for at, count in row if count}


def chance(scene: Scene) -> float:
    """That the first seat wins."""
    return heuristics.evaluate(scene.state)[0]


def test_a_carrot_one_bounce_away_is_one_turn_away() -> None:
    near = counted(Scene("stop@3,4", "carrot@3,5", *FAR[:4], bunnies=("3,4", "off")))
    assert near["turns"] == near["carrot near"] == near["steps to a carrot"] == 1.0
    assert near["second way's turns"] > 1.0 and "ways to carrots" not in near
    two = counted(Scene("stop@3,4", "carrot@3,5", "carrot@2,4", *FAR[:3], bunnies=("3,4", "off")))
    assert two["ways to carrots"] == 1.0


def test_only_what_the_player_knows_is_counted() -> None:
    """A way into a loop counts as one to an unseen card until its cards have been seen."""
    cards = ("stop@3,4", "right@3,5", "left@3,6", *FAR)
    before = counted(Scene(*cards, bunnies=("3,4", "off")))
    assert before["ways to unseen cards"] == 1.0 and "ways into loops" not in before
    after = counted(know(Scene(*cards, bunnies=("3,4", "off")), 0, "3,5", "3,6"))
    assert after["ways to unseen cards"] == 0.75 and after["ways into loops"] == 0.25
    assert after["cards seen"] == pytest.approx(before["cards seen"] + 0.2)


def test_counts_are_told_apart_by_who_bounces_next_and_by_carrots() -> None:
    plain = counted(Scene("stop@3,4", *FAR, bunnies=("3,4", "off")))
    assert plain["turns"] == plain["turns, bouncing next"] and "turns, 1 carrots" not in plain
    assert plain["0 to 0 carrots, bouncing next"] == 1.0
    scene = Scene(
        "stop@3,4", *FAR[:2], eaten=("1,6", "1,7", "2,1"), carrots=(1, 2), bunnies=("3,4", "off")
    )
    mine, other = counted(scene), counted(scene, 1)
    assert mine["turns"] == mine["turns, 1 carrots"] == mine["turns, other's 2 carrots"]
    assert mine["1 to 2 carrots, bouncing next"] == other["2 to 1 carrots"] == 1.0
    assert "turns, bouncing next" not in other and other["off the field"] == 1.0


def test_shocks_are_counted_one_by_one_and_for_being_there() -> None:
    told = counted(Scene("stop@3,4", *FAR, bunnies=("3,4", "off"), shocks=(2, 0)))
    assert told["shocks"] == 2.0 and told["any shock"] == 1.0
    none = counted(Scene("stop@3,4", *FAR, bunnies=("3,4", "off"), shocks=(0, 1)))
    assert "shocks" not in none and "any shock" not in none


def test_carrots_shocks_and_a_carrot_at_hand_make_it_likelier_to_win() -> None:
    even = chance(Scene("stop@3,4", *FAR, bunnies=("3,4", "off")))
    armed = chance(Scene("stop@3,4", *FAR, bunnies=("3,4", "off"), shocks=(2, 1)))
    near = chance(Scene("stop@3,4", "carrot@3,5", *FAR[:4], bunnies=("3,4", "off")))
    ahead = Scene(
        "stop@3,4", *FAR[:3], eaten=("1,7", "2,1"), carrots=(2, 0), bunnies=("3,4", "off")
    )
    assert even < armed and even < near and even < chance(ahead)


def test_without_weights_turns_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("stop@3,4", *FAR, bunnies=("3,4", "off"))
    fitted = chance(scene)
    monkeypatch.setattr(heuristics, "judge_in", lambda package: None)
    assert chance(scene) == pytest.approx(heuristics.by_turns(scene.state)[0]) != fitted


def test_the_judge_has_weights_for_every_match() -> None:
    fitted = judge_in(heuristics.PACKAGE)
    assert fitted is not None and not fitted.fault and fitted.judge is JUDGE
    assert set(fitted.sets) == {"two"}
