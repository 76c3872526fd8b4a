"""Entry points of the rules: legal actions, applying one, and resolving what follows.

Each frame of the stack has a row in the tables here; the functions are in the other modules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.core.frames import Frame, run
from tabletop.games.killer_bunnies.rules import (
    choices,
    circles,
    dealing,
    effects,
    ending,
    frames,
    paying,
    placing,
    playing,
    trading,
    turns,
    weapons,
    windows,
)
from tabletop.games.killer_bunnies.rules.state import Fields

NONE: Final[tuple[Action, ...]] = ()

Waits = Callable[[Fields, Frame, Sink | None], bool]
Choices = Callable[[Fields, int, Frame], Sequence[Action]]
Deed = Callable[[Fields, int, Action, Frame, Sink | None], None]


def _stay(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    return False


def _unless_out(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Drops a choice of a seat that has lost."""
    if not state.out[frame[1]]:
        return False
    state.stack.pop()
    return True


ASKING: Final[dict[int, tuple[Waits, Choices, Deed]]] = {
    frames.DECLARE: (_stay, dealing.declare_choices, dealing.declare),
    frames.FREE: (_stay, turns.free_choices, turns.choose_free),
    frames.EXITS: (turns.exits_wait, turns.exit_choices, turns.choose_exit),
    frames.TARGET: (_stay, playing.target_choices, playing.choose_target),
    frames.OPPONENT: (_stay, playing.seat_choices, playing.choose_target),
    frames.DIRECTION: (_stay, weapons.direction_choices, weapons.choose_manner),
    frames.SPLASH: (_stay, weapons.splash_choices, weapons.choose_manner),
    frames.PAY: (paying.waits, paying.choices, paying.choose),
    frames.PLACE: (placing.waits, placing.place_choices, placing.place),
    frames.PLACE_CITY: (placing.waits, placing.place_city_choices, placing.place_city),
    frames.CLAIM: (placing.claim_waits, placing.claim_choices, placing.claim),
    frames.OCCUPY: (_stay, placing.occupy_choices, placing.occupy),
    frames.MOVE: (placing.move_waits, placing.move_choices, placing.move),
    frames.HEAL: (choices.heal_waits, choices.heal_choices, choices.heal),
    frames.SYMBOL: (_stay, choices.symbol_choices, choices.symbol),
    frames.TOSS_SAVED: (choices.toss_saved_waits, choices.toss_saved_choices, choices.toss_saved),
    frames.TAKE: (choices.take_waits, choices.take_choices, choices.take),
    frames.TOSS_HAND: (choices.toss_hand_waits, choices.toss_hand_choices, choices.toss_hand),
    frames.GIVE_UP: (
        circles.give_up_waits,
        circles.give_up_choices,
        circles.give_up,
    ),
    frames.RUN_NEXT: (_unless_out, turns.run_next_choices, turns.run_next),
    frames.DRAWING: (turns.drawing_waits, turns.drawing_choices, turns.choose_drawing),
    frames.WINDOW: (windows.waits, windows.choices, windows.choose),
    frames.RETALIATE: (windows.retaliate_waits, windows.retaliate_choices, windows.retaliate),
    frames.TIP: (windows.tip_waits, windows.tip_choices, windows.tip),
    frames.EXTORTED: (choices.extorted_waits, choices.extorted_choices, choices.extorted),
    frames.TRIBUTE: (_unless_out, choices.tribute_choices, choices.tribute),
    frames.GOOSE: (weapons.goose_waits, weapons.goose_choices, weapons.goose),
    frames.CINDER: (choices.cinder_waits, choices.cinder_choices, choices.cinder),
    frames.RELOCATE: (_stay, choices.relocate_choices, choices.relocate),
    frames.DEAL: (_unless_out, trading.deal_choices, trading.build),
    frames.ANSWER: (_unless_out, trading.answer_choices, trading.answer),
    frames.HANDING: (_unless_out, trading.handing_choices, trading.hand_over),
    frames.VANISH: (turns.vanish_waits, turns.vanish_choices, turns.vanish),
    frames.SEALED: (dealing.seal_waits, dealing.seal_choices, dealing.seal),
}

LUCK: Final[dict[int, tuple[Waits, Deed]]] = {
    frames.START_ROLL: (_stay, dealing.start_roll),
    frames.SHUFFLING: (_stay, dealing.shuffle),
    frames.CUTTING: (_stay, dealing.cut),
    frames.DEFENCE: (weapons.defence_waits, weapons.roll_defence),
    frames.HOST_ROLL: (_stay, effects.roll_host),
    frames.MEND: (_unless_out, effects.mend),
    frames.OMEN: (_unless_out, effects.omen),
    frames.PAW: (_unless_out, effects.paw),
    frames.CINDER_ROLL: (_unless_out, effects.cinder_roll),
    frames.RANDOM_CARD: (dealing.random_card_waits, dealing.random_card),
}

AUTOMATIC: Final[dict[int, Waits]] = {
    frames.DEALING: dealing.deal,
    frames.DEAL_RUNS: turns.deal_runs,
    frames.NEXT_TURN: turns.next_turn,
    frames.BEGIN: turns.begin,
    frames.COME_BACK: turns.come_back,
    frames.OPEN_WINDOW: turns.open_window,
    frames.AFTER_MAIN: turns.after_main,
    frames.REFILL: turns.refill,
    frames.DRAW: dealing.draw,
    frames.END_TURN: turns.end_turn,
    frames.BURN_MARKED: paying.burn_marked,
    frames.DONE: playing.done,
    frames.ANNOUNCED: effects.announced,
    frames.RESOLVE: effects.resolve,
    frames.STRIKE: weapons.strike,
    frames.DEFEND: weapons.defend,
    frames.ROLLED: weapons.rolled,
    frames.KILLED: weapons.killed,
    frames.STRUCK: weapons.struck,
    frames.VISIT: weapons.visit,
    frames.GO_ON: weapons.go_on,
    frames.RESPONSE: windows.response,
    frames.HIT: effects.hit,
    frames.EXCHANGE: trading.exchange,
    frames.EXCHANGED: trading.exchanged,
}

FRAMES: Final = len(ASKING) + len(LUCK) + len(AUTOMATIC)


def _handler(kind: int) -> Waits:
    if kind in ASKING:
        return ASKING[kind][0]
    return LUCK[kind][0] if kind in LUCK else AUTOMATIC[kind]


HANDLERS: Final = tuple(_handler(kind) for kind in range(FRAMES))
CHOICES: Final = tuple(ASKING[kind][1] for kind in range(len(ASKING)))
DEEDS: Final = tuple(
    (ASKING[kind][2] if kind in ASKING else LUCK[kind][1])
    for kind in range(len(ASKING) + len(LUCK))
)


def legal_actions(state: Fields, player: int) -> Sequence[Action]:
    """Returns all that `player` may do now."""
    if not state.stack or player < 0:
        return NONE
    frame = state.stack[-1]
    kind = frame[0]
    if kind < frames.SEALED:
        return CHOICES[kind](state, player, frame) if frame[1] == player else NONE
    if kind == frames.SEALED and state.top[player] < 0:
        return dealing.seal_choices(state, player, frame)
    return NONE


def apply(state: Fields, player: int, action: Action, sink: Sink | None = None) -> None:
    """Carries out a legal action and all that follows without a choice."""
    frame = state.stack[-1]
    DEEDS[frame[0]](state, player, action, frame, sink)
    run(state, HANDLERS, sink, settle=settle)


def settle(state: Fields, sink: Sink | None) -> None:
    """Finds losers and winners after every change (R20); of a trade, after its last card (KB-15).
    """
    if state.dirty and trading.under_way(state):
        state.dirty = False
    while state.dirty and state.stack:
        ending.settle(state, sink)
