"""Features of places for a creature, and gifts by the fitted policy."""

from __future__ import annotations

from random import Random

from tabletop.ai.levels import LEVELS
from tabletop.ai.policy import policy_in
from tabletop.core.action import Action, action_text
from tabletop.games.killer_bunnies.agents import heuristics
from tabletop.games.killer_bunnies.agents.placings import NAMES, shut_out
from tabletop.games.killer_bunnies.agents.policy import PLACE, POLICY, rows
from tabletop.games.killer_bunnies.game import GAME
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import frames
from tabletop.games.killer_bunnies.rules.cards import BY_IDENT, CARDS
from tabletop.games.killer_bunnies.rules.cards import HERO as HEROES
from tabletop.games.killer_bunnies.rules.rules import State
from tabletop.games.killer_bunnies.rules.zones import PLAYED
from tabletop.games.killer_bunnies.words import text, weighing
from tests.ai.never import chosen
from tests.games.killer_bunnies.scenario import Scene

CAPTAIN, SUZIE, STALKER, PICKPAW, PLAIN = "EB05", "EB11", "EV05", "EV09", "EB13"


def arriving(scene: Scene, name: str, seat: int = 0) -> State:
    """A moment at which the creature has been paid for and is to be put down."""
    state, piece = scene.state, scene.card(name)
    scene.top(seat, name)
    state.where[piece] = PLAYED | seat
    state.top[seat] = -1
    state.active = seat
    state.stack = [(frames.FREE, seat), (frames.PLACE, seat, piece, -1)]
    return state


def counted(state: State, area: int, slot: int = 0) -> dict[str, float]:
    seat = state.stack[-1][1]
    legal = state.legal_actions(seat)
    assert POLICY.group(state, seat, legal) == PLACE
    row = rows(state, seat, legal)[list(legal).index(Action(acts.PLACE, area, slot))]
    return {NAMES[at]: count for at, count in row if count}


def test_a_gift_is_counted_by_what_it_shuts_out() -> None:
    state = arriving(Scene(), CAPTAIN)
    assert shut_out(state, 1, HEROES) == 40 and shut_out(state, 0, HEROES) == 0
    told = counted(state, 1)
    assert told["gift"] == told["shuts out something"] == told["gift AURA_DEF_ADJ"] == 1.0
    assert told["shuts out"] == 4.0 and "gift beside another" not in told


def test_a_gift_to_who_has_such_a_creature_shuts_out_nothing_more() -> None:
    told = counted(arriving(Scene("blue", "green").bunny(1, "EG05"), CAPTAIN), 1)
    assert told["gift beside another"] == 1.0 and "shuts out" not in told


def test_of_the_own_part_it_counts_rivals_beside_and_what_the_first_of_its_kind_does() -> None:
    state = arriving(Scene("green", "blue").bunny(0, "EG13").bunny(1, PLAIN), "EG05")
    told = counted(state, 0, 1)
    assert told["rivals beside"] == told["keeps alignment"] == 1.0
    assert told["shuts out own"] == 1.0, "two Wolfgangs of value 5"
    assert "guards" in told and "gift" not in told
    alone = counted(arriving(Scene(), CAPTAIN), 0)
    assert alone["alone"] == 1.0 and "rivals beside" not in alone


def placed(state: State) -> str:
    """Returns the place the fitted policy chooses."""
    fitted = policy_in(GAME.package)
    assert fitted is not None
    seat = state.stack[-1][1]
    return action_text(fitted.best(state, seat, state.legal_actions(seat)), GAME.info.verbs)


def test_suzie_is_given_to_who_could_play_eight_villains_still() -> None:
    """It shuts out forty points of the rival's deck for five (A17)."""
    assert placed(arriving(Scene(), SUZIE)).startswith("place 1")


def test_who_takes_points_every_turn_is_kept() -> None:
    assert placed(arriving(Scene(), PICKPAW, seat=1)).startswith("place 1")


def test_nothing_is_given_where_it_shuts_out_nothing() -> None:
    assert placed(arriving(Scene("blue", "blue"), SUZIE)).startswith("place 0")
    assert placed(arriving(Scene(), PLAIN)).startswith("place 0")


def test_what_a_gift_shuts_out_is_told_before_and_after() -> None:
    """R7: who is given a Hero has no Villain beside it."""
    scene = Scene("blue", "violet").means(0).top(0, CAPTAIN)
    scene.do(f"play {CAPTAIN}")
    view = scene.state.view(0)
    given = weighing.brings(scene.action("place 1 0"), view)
    assert given.endswith("a gift that shuts out Villains")
    assert "gift" not in weighing.brings(scene.action("place 0 0"), view)
    told = [text.sentence(event, ("Anna", "Bramble")) for event in scene.do("place 1 0")]
    assert any(line and line.endswith("No Villain fits beside it.") for line in told)


def test_a_hint_says_to_whom_a_creature_is_given_and_whom_it_shuts_out() -> None:
    scene = Scene("blue", "violet").means(0).top(0, CAPTAIN)
    scene.do(f"play {CAPTAIN}")
    view = scene.state.view(0)
    name = CARDS[BY_IDENT[CAPTAIN]].name
    given, kept = (text.apart(scene.action(f"place {seat} 0"), view, ()) for seat in (1, 0))
    assert given == f"Give {name} to seat 2, shutting out Villains"
    assert kept == f"Put {name} into seat 1's part"


def test_a_further_gift_of_the_kind_is_told_as_a_gift_alone() -> None:
    scene = Scene("blue", "green").bunny(1, "EG05").means(0).top(0, CAPTAIN)
    scene.do(f"play {CAPTAIN}")
    assert weighing.brings(scene.action("place 1 0"), scene.state.view(0)).endswith("a gift")
    plain = Scene("blue", "violet").means(0).top(0, "EB13")
    plain.do("play EB13")
    assert weighing.brings(plain.action("place 1 0"), plain.state.view(0)).endswith("a gift")


def test_what_can_only_be_given_is_given_by_every_level() -> None:
    """A Villain beside whom no own Hero fits; all gifts score below what is else never tried."""
    state = arriving(Scene().bunny(0, CAPTAIN).bunny(1, STALKER), PICKPAW)
    legal = state.legal_actions(0)
    assert {action.a for action in legal} == {1} and len(legal) == 2
    assert max(heuristics.prior(state, 0, legal)) > 0.0
    for name in LEVELS:
        assert chosen(GAME, state, name) <= set(legal)


def test_a_creature_that_reaches_the_goal_is_kept_and_never_given_to_who_would_reach_it() -> None:
    """R18: however much a gift would shut out."""
    own = Scene()
    own.state.bank[0] = 57
    theirs = Scene()
    theirs.state.bank[1] = 56
    for scene in (own, theirs):
        state = arriving(scene, SUZIE)
        assert placed(state).startswith("place 0")
        assert heuristics.rollout(state, 0, state.legal_actions(0), Random(1)).a == 0
        for name in LEVELS:
            assert {action.a for action in chosen(GAME, state, name)} == {0}


def test_of_suzie_coming_back_to_another_s_part_the_same_is_told() -> None:
    """R3 phase 1: she may come back as a gift."""
    scene = Scene("blue", "violet").away(0, SUZIE)
    scene.state.stack = [(frames.FREE, 0), (frames.PLACE, 0, scene.card(SUZIE), 0)]
    told = [text.sentence(event, ("Anna", "Bramble")) for event in scene.do("place 1 0")]
    assert told[0] == (
        "Suzie Shadows is back in Bramble's part of the circle. No Villain fits beside it."
    )
