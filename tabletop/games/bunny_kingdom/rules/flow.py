"""The phases of a match: legal actions, effects of verbs, and their order.

`refusals` explains refusals; the parts of a round are in `draft`, `construction`, `railway`,
`harvest` and `endgame`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.core.game import ASKED, DEALER, NOBODY, Player
from tabletop.games.bunny_kingdom.rules import (
    construction,
    dealing,
    draft,
    endgame,
    frames,
    harvest,
    railway,
)
from tabletop.games.bunny_kingdom.rules.state import Fields

NONE: Final[tuple[Action, ...]] = ()
SEVERAL: Final = tuple(
    tuple(seat for seat in range(5) if waiting >> seat & 1) for waiting in range(32)
)

List = Callable[[Fields, int], Sequence[Action]]

LISTS: Final[dict[int, List]] = {
    frames.TURN_STATION: railway.legal_turns,
    frames.TRACKS: railway.legal_tracks,
    frames.CAMPS: construction.legal_camps,
    frames.BUILD: construction.legal_builds,
    frames.TOWER_END: construction.legal_tower_ends,
    frames.SERVE: railway.legal_serves,
    frames.PRODUCE: harvest.legal_produces,
    frames.SMOKE: harvest.legal_smokes,
    frames.COPY: endgame.legal_copies,
    frames.COPY_ON: endgame.legal_copies_on,
}
"""Legal actions of the asked seat, by phase; in the draft several seats are asked."""


def actors(state: Fields) -> tuple[Player, ...]:
    """Returns the seats asked now, the dealer, or nobody at the end."""
    phase = state.phase
    if phase == frames.PICK:
        return SEVERAL[state.waiting]
    if phase in frames.DEALERS:
        return DEALER
    return NOBODY if phase == frames.OVER else ASKED[state.seat]


def legal_actions(state: Fields, player: int) -> Sequence[Action]:
    """Returns the legal actions of `player`."""
    phase = state.phase
    if phase == frames.PICK:
        return draft.legal_picks(state, player) if player >= 0 else NONE
    if phase not in LISTS or player != state.seat:
        return NONE
    return LISTS[phase](state, player)


Deed = Callable[[Fields, int, Action, Sink | None], None]

DEEDS: Final[tuple[Deed, ...]] = (
    draft.seal,
    draft.seal,
    construction.place_camp,
    construction.hold_camp,
    construction.build,
    construction.tower,
    construction.tower_end,
    construction.rainbow,
    construction.build_no_more,
    railway.lay_track,
    railway.lay_track,
    railway.lay_no_more,
    harvest.produce,
    harvest.smoke,
    railway.serve,
    endgame.copy,
    endgame.copy_on,
    railway.turn_station,
    dealing.place_station,
    dealing.draw_sheriff,
    dealing.deal,
    dealing.reserve,
    draft.draw,
)
"""Effects by verb."""


Step = Callable[[Fields, Sink | None], None]

STEPS: Final[tuple[Step, ...]] = (
    dealing.next_round,
    draft.reveal,
    draft.draws,
    draft.step_end,
    railway.construction,
    railway.next_tracks,
    construction.camps_begin,
    construction.next_camp,
    construction.next_builder,
    railway.harvest,
    railway.next_serve,
    harvest.begin,
    harvest.next_choice,
    harvest.gather,
    endgame.final,
    endgame.next_copy,
    endgame.count,
)
"""Phases that resolve by themselves, in the order of their numbers."""


def apply(state: Fields, player: int, action: Action, sink: Sink | None = None) -> None:
    """Applies a legal action and all that follows without a choice."""
    DEEDS[action[0]](state, player, action, sink)
    resolve(state, sink)


def resolve(state: Fields, sink: Sink | None) -> None:
    """Runs all phases that ask nobody."""
    phase = state.phase
    while phase > frames.OVER:
        STEPS[phase - frames.NEXT_ROUND](state, sink)
        phase = state.phase
