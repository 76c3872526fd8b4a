"""The doors of the rules: what may be done, doing it, and resolving what follows by itself.

Each frame of the stack has a row in the tables here; the functions are in the other modules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.core.frames import Frame, run
from tabletop.games.killer_bunnies import (
    answers,
    choosing,
    circles,
    dealing,
    effects,
    ending,
    paying,
    places,
    plays,
    steps,
    trading,
    turns,
    weapons,
)

if TYPE_CHECKING:
    from tabletop.games.killer_bunnies.state import KillerState

NONE: Final[tuple[Action, ...]] = ()

Waits = Callable[["KillerState", Frame, Sink | None], bool]
Choices = Callable[["KillerState", int, Frame], Sequence[Action]]
Deed = Callable[["KillerState", int, Action, Frame, Sink | None], None]


def _stay(state: KillerState, frame: Frame, sink: Sink | None) -> bool:
    return False


def _unless_out(state: KillerState, frame: Frame, sink: Sink | None) -> bool:
    """A choice of a seat that has lost is dropped."""
    if not state.out[frame[1]]:
        return False
    state.stack.pop()
    return True


ASKING: Final[dict[int, tuple[Waits, Choices, Deed]]] = {
    steps.DECLARE: (_stay, dealing.declare_choices, dealing.declare),
    steps.FREE: (_stay, turns.free_choices, turns.choose_free),
    steps.EXITS: (turns.exits_wait, turns.exit_choices, turns.choose_exit),
    steps.TARGET: (_stay, plays.target_choices, plays.choose_target),
    steps.OPPONENT: (_stay, plays.seat_choices, plays.choose_target),
    steps.DIRECTION: (_stay, weapons.direction_choices, weapons.choose_manner),
    steps.SPLASH: (_stay, weapons.splash_choices, weapons.choose_manner),
    steps.PAY: (paying.waits, paying.choices, paying.choose),
    steps.PLACE: (places.waits, places.place_choices, places.place),
    steps.PLACE_CITY: (places.waits, places.place_city_choices, places.place_city),
    steps.CLAIM: (places.claim_waits, places.claim_choices, places.claim),
    steps.OCCUPY: (_stay, places.occupy_choices, places.occupy),
    steps.MOVE: (places.move_waits, places.move_choices, places.move),
    steps.HEAL: (choosing.heal_waits, choosing.heal_choices, choosing.heal),
    steps.SYMBOL: (_stay, choosing.symbol_choices, choosing.symbol),
    steps.TOSS_SAVED: (choosing.toss_saved_waits, choosing.toss_saved_choices, choosing.toss_saved),
    steps.TAKE: (choosing.take_waits, choosing.take_choices, choosing.take),
    steps.TOSS_HAND: (choosing.toss_hand_waits, choosing.toss_hand_choices, choosing.toss_hand),
    steps.GIVE_UP: (
        circles.give_up_waits,
        circles.give_up_choices,
        circles.give_up,
    ),
    steps.RUN_NEXT: (_unless_out, turns.run_next_choices, turns.run_next),
    steps.DRAWING: (turns.drawing_waits, turns.drawing_choices, turns.choose_drawing),
    steps.WINDOW: (answers.waits, answers.choices, answers.choose),
    steps.RETALIATE: (answers.retaliate_waits, answers.retaliate_choices, answers.retaliate),
    steps.TIP: (answers.tip_waits, answers.tip_choices, answers.tip),
    steps.EXTORTED: (choosing.extorted_waits, choosing.extorted_choices, choosing.extorted),
    steps.TRIBUTE: (_unless_out, choosing.tribute_choices, choosing.tribute),
    steps.GOOSE: (weapons.goose_waits, weapons.goose_choices, weapons.goose),
    steps.CINDER: (choosing.cinder_waits, choosing.cinder_choices, choosing.cinder),
    steps.RELOCATE: (_stay, choosing.relocate_choices, choosing.relocate),
    steps.DEAL: (_unless_out, trading.deal_choices, trading.build),
    steps.ANSWER: (_unless_out, trading.answer_choices, trading.answer),
    steps.HANDING: (_unless_out, trading.handing_choices, trading.hand_over),
    steps.VANISH: (turns.vanish_waits, turns.vanish_choices, turns.vanish),
    steps.SEALED: (dealing.seal_waits, dealing.seal_choices, dealing.seal),
}

LUCK: Final[dict[int, tuple[Waits, Deed]]] = {
    steps.START_ROLL: (_stay, dealing.start_roll),
    steps.SHUFFLING: (_stay, dealing.shuffle),
    steps.CUTTING: (_stay, dealing.cut),
    steps.DEFENCE: (weapons.defence_waits, weapons.roll_defence),
    steps.HOST_ROLL: (_stay, effects.roll_host),
    steps.MEND: (_unless_out, effects.mend),
    steps.OMEN: (_unless_out, effects.omen),
    steps.PAW: (_unless_out, effects.paw),
    steps.CINDER_ROLL: (_unless_out, effects.cinder_roll),
    steps.RANDOM_CARD: (dealing.random_card_waits, dealing.random_card),
}

AUTOMATIC: Final[dict[int, Waits]] = {
    steps.DEALING: dealing.deal,
    steps.DEAL_RUNS: turns.deal_runs,
    steps.NEXT_TURN: turns.next_turn,
    steps.BEGIN: turns.begin,
    steps.COME_BACK: turns.come_back,
    steps.OPEN_WINDOW: turns.open_window,
    steps.AFTER_MAIN: turns.after_main,
    steps.REFILL: turns.refill,
    steps.DRAW: dealing.draw,
    steps.END_TURN: turns.end_turn,
    steps.BURN_MARKED: paying.burn_marked,
    steps.DONE: plays.done,
    steps.ANNOUNCED: effects.announced,
    steps.RESOLVE: effects.resolve,
    steps.STRIKE: weapons.strike,
    steps.DEFEND: weapons.defend,
    steps.ROLLED: weapons.rolled,
    steps.KILLED: weapons.killed,
    steps.STRUCK: weapons.struck,
    steps.VISIT: weapons.visit,
    steps.GO_ON: weapons.go_on,
    steps.RESPONSE: answers.response,
    steps.HIT: effects.hit,
    steps.EXCHANGE: trading.exchange,
    steps.EXCHANGED: trading.exchanged,
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


def legal_actions(state: KillerState, player: int) -> Sequence[Action]:
    """All that `player` may do now."""
    if not state.stack or player < 0:
        return NONE
    frame = state.stack[-1]
    kind = frame[0]
    if kind < steps.SEALED:
        return CHOICES[kind](state, player, frame) if frame[1] == player else NONE
    if kind == steps.SEALED and state.top[player] < 0:
        return dealing.seal_choices(state, player, frame)
    return NONE


def apply(state: KillerState, player: int, action: Action, sink: Sink | None) -> None:
    """Carries out a legal action and all that follows without a choice."""
    frame = state.stack[-1]
    DEEDS[frame[0]](state, player, action, frame, sink)
    run(state, HANDLERS, sink, settle=settle)


def settle(state: KillerState, sink: Sink | None) -> None:
    """After every change: who lost, who won (R20); of a trade, after its last card (KB-15)."""
    if state.dirty and trading.in_the_air(state):
        state.dirty = False
    while state.dirty and state.stack:
        ending.settle(state, sink)
