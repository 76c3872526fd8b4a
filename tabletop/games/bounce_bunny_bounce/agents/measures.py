"""What choices of Bounce Bunny Bounce are told to differ by."""

from __future__ import annotations

from typing import Final

from tabletop.ai.measures import Measure, Measures, Soon
from tabletop.games.bounce_bunny_bounce.agents import outlook
from tabletop.games.bounce_bunny_bounce.rules.cards import CARROTS_TO_WIN, OFF
from tabletop.games.bounce_bunny_bounce.rules.state import Fields


def count(state: Fields, player: int) -> tuple[float, ...]:
    """Nothing: in the end there is nothing but who has won."""
    return ()


def came(root: Fields, player: int, state: Fields) -> bool:
    """Whether the player's next turn begins."""
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
    """Whether some bounce leads that bunny to a carrot, as far as its player has seen the cards."""
    field = outlook.faces(state, seat)
    ways = outlook.targets(field, state.pos[seat])
    return any(outlook.walk(field, cell) >= outlook.FOUND for cell in ways)


NEXT_TURN: Final = (
    Measure("you win before your next turn", 40.0, chance=True, topics=("yours", "theirs")),
    Measure(
        "the other bunny wins before your next turn", -40.0, chance=True, topics=("yours", "theirs")
    ),
    Measure("you get a carrot before your next turn", 8.0, chance=True, topics=("yours",)),
    Measure(
        "the other bunny gets a carrot before your next turn", -9.0, chance=True, topics=("theirs",)
    ),
    Measure(
        "your bunny is off the field as your next turn begins", -0.5, chance=True, topics=("yours",)
    ),
    Measure(
        "the other bunny is off the field as your next turn begins",
        0.5,
        chance=True,
        topics=("theirs",),
    ),
    Measure(
        "you know a way to a carrot as your next turn begins", 3.0, chance=True, topics=("yours",)
    ),
    Measure(
        "the other player knows a way to a carrot as your next turn begins",
        -3.0,
        chance=True,
        topics=("theirs",),
    ),
    Measure(
        "turns to your last carrot, as it looks when your next turn begins", -1.4, topics=("yours",)
    ),
    Measure(
        "turns to the other bunny's last carrot, as it looks when your next turn begins",
        1.8,
        topics=("theirs",),
    ),
    Measure("shocks left to you as your next turn begins", 1.0),
    Measure("shocks left to the other player as your next turn begins", -1.0),
)
"""In 650 choices that were worse than another a carrot went with 9 % of winning, one for the other
bunny with 12, a known way with 5, a turn with 3 and 4; what one sees happen weighs somewhat more.
That a bunny was off the field went with nothing, and is told where nothing else is."""

MEASURES: Final = Measures((), count, Soon(NEXT_TURN, came, count_soon))
