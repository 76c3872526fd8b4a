"""What choices are told to differ by: who wins, what is spent, and nothing once it is over."""

from __future__ import annotations

from tabletop.games.bounce_bunny_bounce.agents.measures import MEASURES, NEXT_TURN, count_soon
from tests.games.bounce_bunny_bounce.scenario import Scene

FAR_CARROTS = ("carrot@1,1", "carrot@1,7", "carrot@2,1")


def counted(scene: Scene, *doing: str, seat: int = 0) -> dict[str, float]:
    """The numbers of what was done, for a seat."""
    root = scene.state.clone()
    scene.do(*doing)
    numbers = count_soon(root, seat, scene.state)
    return dict(zip((measure.words for measure in NEXT_TURN), numbers, strict=True))


def last_carrot() -> Scene:
    return Scene(
        "stop@3,4",
        "carrot@3,5",
        *FAR_CARROTS[:2],
        bunnies=("3,4", "off"),
        eaten=("2,2", "2,3"),
        carrots=(2, 0),
    )


def test_the_last_carrot_wins_and_nothing_is_said_of_turns_that_never_begin() -> None:
    told = counted(last_carrot(), "bounce 3,5")
    assert told["you win before your next turn"] == 1.0
    assert told["you get a carrot before your next turn"] == 1.0
    assert told["turns to your last carrot, expected when your next turn begins"] == 0.0
    begins = "when your next turn begins"
    assert told[f"you know a way to a carrot {begins}"] == 0.0
    assert told[f"the other bunny is off the field {begins}"] == 0.0
    lost = counted(last_carrot(), "bounce 3,5", seat=1)
    assert lost["the other bunny wins before your next turn"] == 1.0
    assert lost["you win before your next turn"] == 0.0
    other = "turns to the other bunny's last carrot, expected when your next turn begins"
    assert lost[other] == 0.0


def test_a_win_is_the_one_thing_told_of_both_bunnies() -> None:
    win, *others = MEASURES.told
    assert win.words == "you win before your next turn"
    topics = set(win.topics)
    assert all(set(each.topics) <= topics for each in others)


def test_a_shock_that_is_spent_is_counted() -> None:
    scene = Scene(
        "stop@3,4", "stop@3,5", *FAR_CARROTS, bunnies=("off", "3,4"), phase="shock"
    )
    told = counted(scene, "shock 3,5")
    assert told["shocks left to you when your next turn begins"] == 2.0
    assert told["shocks left to the other player when your next turn begins"] == 3.0
