"""The facts by which choices of Bounce Bunny Bounce are said to differ."""

from __future__ import annotations

from typing import Final

from tabletop.ai.measures import Measure, Measures, Soon
from tabletop.ai.rollouts import Plan
from tabletop.games.bounce_bunny_bounce.agents import outlook
from tabletop.games.bounce_bunny_bounce.game import BOOK
from tabletop.games.bounce_bunny_bounce.rules import knowledge
from tabletop.games.bounce_bunny_bounce.rules.actions import BOUNCE, SHOCK
from tabletop.games.bounce_bunny_bounce.rules.cards import CARROTS_TO_WIN, KIND_NAMES, NO_CARD, OFF
from tabletop.games.bounce_bunny_bounce.rules.state import Fields
from tabletop.words import Message, noun


def count(state: Fields, player: int) -> tuple[float, ...]:
    """Nothing: in the end there is nothing but who has won."""
    return ()


def came(root: Fields, player: int, state: Fields) -> bool:
    """Returns True if the player's next turn has begun."""
    own = (root.first + root.turn - 1) & 1 == player
    return state.turn > root.turn + own


def count_soon(root: Fields, player: int, state: Fields) -> tuple[float, ...]:
    """The numbers of NEXT_TURN, in their order. Who has won has no way to go; nor do bunnies lie
    off the field then, or know ways: no further turn begins."""
    other = 1 - player
    won, lost = (state.carrots[seat] >= CARROTS_TO_WIN for seat in (player, other))
    on = not won and not lost
    return (
        float(won),
        float(lost),
        float(state.carrots[player] > root.carrots[player]),
        float(state.carrots[other] > root.carrots[other]),
        float(on and state.pos[player] == OFF),
        float(on and state.pos[other] == OFF),
        float(on and _sees_carrot(state, player)),
        float(on and _sees_carrot(state, other)),
        0.0 if won else outlook.turns_to_win(state, player),
        0.0 if lost else outlook.turns_to_win(state, other),
        float(state.shocks[player]),
        float(state.shocks[other]),
    )


def _sees_carrot(state: Fields, seat: int) -> bool:
    """Returns True if a bounce takes that bunny to a carrot, as far as its player has seen the
    cards."""
    field = outlook.faces(state, seat)
    ways = outlook.targets(field, state.pos[seat])
    return any(outlook.walk(field, cell) >= outlook.FOUND for cell in ways)


def _measure(key: str, weight: float, *topics: str, chance: bool = True) -> Measure:
    return Measure(Message(BOOK, f"soon-{key}"), weight, chance, topics)


NEXT_TURN: Final = (
    _measure("you-win", 40.0, "yours", "theirs"),
    _measure("other-wins", -40.0, "yours", "theirs"),
    _measure("your-carrot", 8.0, "yours"),
    _measure("other-carrot", -9.0, "theirs"),
    _measure("you-off", -0.5, "yours"),
    _measure("other-off", 0.5, "theirs"),
    _measure("your-way", 3.0, "yours"),
    _measure("other-way", -3.0, "theirs"),
    _measure("your-turns", -1.4, "yours", chance=False),
    _measure("other-turns", 1.8, "theirs", chance=False),
    _measure("your-shocks", 1.0, chance=False),
    _measure("other-shocks", -1.0, chance=False),
)
"""In 650 choices that were worse than another a carrot went with 9 % of winning, one for the other
bunny with 12, a known way with 5, a turn with 3 and 4; what one sees happen weighs somewhat more.
That a bunny was off the field went with nothing, and is told where nothing else is."""


def seen(state: Fields, player: int, plan: Plan) -> Message | None:
    """Returns words for the card face down to which a bounce or shock leads, if it was seen."""
    kind, cell = plan[0].kind, plan[0].a
    card = state.at[cell] if kind in (BOUNCE, SHOCK) else NO_CARD
    known = card != NO_CARD and knowledge.knows(state, card, player)
    if not known or knowledge.shows(state, card, player):
        return None
    return Message(BOOK, "seen-there", (("card", noun("card", KIND_NAMES[state.kinds[card]])),))


MEASURES: Final = Measures((), count, Soon(NEXT_TURN, came, count_soon), seen)

KINDS: Final = {
    "bounce": ("bounce",),
    "swap": ("swap_first", "swap_second"),
    "spy": ("spy", "skip_spy"),
    "shock": ("shock", "end_turn"),
}
"""Verbs by the kind of choice that they begin."""
