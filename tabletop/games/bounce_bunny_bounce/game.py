"""The game as the program sees it: its facts, without the rules."""

from __future__ import annotations

from typing import Final

from tabletop.core.game import Game, GameInfo, Later, Option

BOOK: Final = "tabletop.games.bounce_bunny_bounce"
"""The name of the book of the game's messages."""

VERBS: Final = (
    "bounce",
    "swap_first",
    "swap_second",
    "spy",
    "skip_spy",
    "shock",
    "end_turn",
    "first",
    "deal",
)

LONGEST: Final = 2000
"""However the limits are set, the table closes after so many turns."""

ACTIONS_A_TURN: Final = 6
"""At most: a bounce, two cards of a Swap, a shock, two cards of the opponent's Swap."""

OPTIONS: Final = (
    Option(
        "first_player",
        "choice",
        "random",
        "Who starts",
        "The dealer is drawn by lot and the other player starts, or you choose who starts.",
        choices=(("random", "Drawn by lot"), ("0", "First seat"), ("1", "Second seat")),
        starters=(("0", 0), ("1", 1)),
    ),
    Option(
        "fair_field",
        "bool",
        False,
        "Fair field",
        "Deals again until a lone bunny could reach all five carrots.",
    ),
    Option(
        "beginner_marks",
        "bool",
        False,
        "Marks on seen cards",
        "A small eye shows which face-down cards you have seen before, not what they are.",
        aid="marks",
    ),
    Option(
        "turn_limit",
        "int",
        200,
        "Turns at most",
        "After so many turns of both players the greater number of carrots wins; 0 is no limit.",
        low=0,
        high=LONGEST,
    ),
    Option(
        "quiet_limit",
        "int",
        40,
        "Turns without a carrot",
        "After so many turns in a row without a carrot the match ends; 0 is no limit.",
        low=0,
        high=LONGEST,
    ),
)

GAME: Final = Game(
    GameInfo(
        key="bounce_bunny_bounce",
        name="Bounce Bunny Bounce",
        rules_version=1,
        players=(2,),
        verbs=VERBS,
        options=OPTIONS,
        max_actions=2 + LONGEST * ACTIONS_A_TURN,
        tagline=(
            "Bounce over hidden cards and catch three carrots first.",
            "Shocks send bunnies hopping; a circle throws them out.",
            "For two players with a good memory.",
        ),
    ),
    Later("tabletop.games.bounce_bunny_bounce.rules.rules:start"),
    BOOK,
)
