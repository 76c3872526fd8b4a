"""Refusals: the paragraph that forbids an action, and the message with what to do instead.

`flow` and `dealing` decide what is legal.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from tabletop.core.action import Action
from tabletop.core.game import CHANCE, Refusal
from tabletop.games.bunny_kingdom.game import BOOK
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import construction, dealing, endgame, frames
from tabletop.games.bunny_kingdom.rules.boards import BIT, RAINBOW_SPACES, SPACES, TERRAINS, WORLD
from tabletop.games.bunny_kingdom.rules.cards import (
    CAMP_FIRST,
    CAMP_LAST,
    CARDS,
    CHIMNEY,
    FITS,
    KINDS,
    NOTHING,
    RAIL_TOKEN,
    RAINBOW_1,
    STATION,
    SWITCH_TOKEN,
    TOWER,
    WHERE,
)
from tabletop.games.bunny_kingdom.rules.flow import actors, legal_actions
from tabletop.games.bunny_kingdom.rules.parchments import LIBERAL
from tabletop.games.bunny_kingdom.rules.rails import ENDS, ON_LAVA, OPEN, SEGMENTS
from tabletop.games.bunny_kingdom.rules.state import Fields
from tabletop.words import noun

refusal: Final = partial(Refusal.of, BOOK)

OVER: Final = refusal("BK-401", "over")
NO_SPACE: Final = refusal("BK-101", "space")

FIRST: Final = {
    frames.TURN_STATION: refusal("BK-803", "turn-first"),
    frames.PICK: refusal("BK-402", "pick-first"),
    frames.TRACKS: refusal("BK-808", "tracks-first"),
    frames.CAMPS: refusal("BK-01", "camp-first"),
    frames.BUILD: refusal("BK-405", "build-first"),
    frames.TOWER_END: refusal("BK-411", "tower-first"),
    frames.SERVE: refusal("BK-09", "serve-first"),
    frames.PRODUCE: refusal("BK-415", "produce-first"),
    frames.SMOKE: refusal("BK-606", "smoke-first"),
    frames.COPY: refusal("BK-07", "copy-first"),
    frames.COPY_ON: refusal("BK-905", "copy-on-first"),
}
"""Refusals by phase, for an action that is not asked for."""

WANTED: Final = {
    frames.TURN_STATION: (acts.TURN_STATION,),
    frames.PICK: (acts.PICK, acts.DISCARD),
    frames.TRACKS: (acts.LAY_RAIL, acts.LAY_SWITCH, acts.LAY_NO_MORE),
    frames.CAMPS: (acts.CAMP, acts.HOLD_CAMP),
    frames.BUILD: (acts.BUILD, acts.TOWER, acts.RAINBOW, acts.BUILD_NO_MORE),
    frames.TOWER_END: (acts.TOWER_END,),
    frames.SERVE: (acts.SERVE,),
    frames.PRODUCE: (acts.PRODUCE,),
    frames.SMOKE: (acts.SMOKE,),
    frames.COPY: (acts.COPY,),
    frames.COPY_ON: (acts.COPY_ON,),
}


def why_not(state: Fields, player: int, action: Action) -> Refusal | None:
    """Returns the paragraph that refuses `action`, or None if it is legal."""
    asked = actors(state)
    if not asked:
        return OVER
    if player == CHANCE and asked == (CHANCE,):
        return dealing.refuse(state, action)
    if player not in asked:
        return _not_asked(state)
    if action in legal_actions(state, player):
        return None
    if action.kind not in WANTED[state.phase]:
        return _wrong_moment(state, action)
    return _refusal(state, player, action)


def _not_asked(state: Fields) -> Refusal:
    if state.phase == frames.PICK:
        return refusal("BK-402", "chosen")
    if state.phase in frames.DEALERS:
        return refusal("BK-301", "dealing")
    if state.phase == frames.CAMPS:
        return refusal("BK-01", "camp-order")
    return refusal("BK-403", "other")


def _wrong_moment(state: Fields, action: Action) -> Refusal:
    if state.phase == frames.BUILD:
        if action.kind == acts.CAMP:
            return refusal("BK-01", "camp-late")
        if action.kind in (acts.LAY_RAIL, acts.LAY_SWITCH):
            return refusal("BK-808", "track-late")
    return FIRST[state.phase]


def _refusal(state: Fields, player: int, action: Action) -> Refusal:
    """Returns the refusal of an action of the right kind."""
    kind = action.kind
    if kind in (acts.PICK, acts.DISCARD):
        return _no_pick(state, player, action)
    if kind in (acts.CAMP, acts.TOWER, acts.TOWER_END) or kind == acts.BUILD:
        return _no_building(state, player, action)
    if kind == acts.RAINBOW:
        return _no_rainbow(state, player, action)
    if kind in (acts.LAY_RAIL, acts.LAY_SWITCH):
        return _no_track(state, player, action)
    if kind == acts.SERVE:
        return refusal("BK-812", "serve")
    if kind == acts.SMOKE:
        return refusal("BK-606", "smoke")
    if kind == acts.TURN_STATION:
        return refusal("BK-803", "turn-lava")
    if kind == acts.COPY:
        return _no_copy(state, player, action)
    return FIRST[state.phase]


def _no_pick(state: Fields, player: int, action: Action) -> Refusal:
    card = action.a
    if not 0 <= card < CARDS or card not in state.hands[player]:
        return refusal("BK-402", "hand")
    if state.players > 2:
        if card in state.sealed[player]:
            return refusal("BK-402", "chosen-again")
        return refusal("BK-303", "order")
    if action.kind == acts.DISCARD and not state.sealed[player]:
        return refusal("BK-304", "keep-first")
    return refusal("BK-304", "discard-kept")


def _no_building(state: Fields, player: int, action: Action) -> Refusal:
    building_kind = action.kind == acts.BUILD
    space = action.b if building_kind else action.a
    if not 0 <= space < state.size or (not building_kind and action.b != -1) or action.more:
        return NO_SPACE
    if action.kind == acts.CAMP:
        return refusal("BK-410", "camp-space")
    kind = action.a if building_kind else TOWER
    if not 0 < kind < KINDS or (kind in (TOWER, RAINBOW_1, RAINBOW_1 + 1) and building_kind):
        return refusal("BK-405", "single")
    if CAMP_FIRST <= kind <= CAMP_LAST:
        return refusal("BK-01", "camp-late")
    if not state.stock[player * KINDS + kind]:
        return refusal("BK-405", "waiting")
    taken = _no_room(state, player, space)
    if taken:
        return taken
    if action.kind in (acts.TOWER, acts.TOWER_END):
        return _no_bridge(state, player, space)
    return _unfit(state, kind, space)


def _no_bridge(state: Fields, player: int, space: int) -> Refusal:
    """Returns the refusal of a Sky Tower's end: nothing to join, or the wrong order."""
    fief = state.fief
    others = [s for s in construction.free_spaces(state, player) if fief[s] != fief[space]]
    if not others:
        return refusal("BK-411", "tower-none")
    if state.phase == frames.TOWER_END and fief[space] == fief[state.pending]:
        return refusal("BK-411", "tower-same")
    return refusal("BK-411", "tower-order")


def _no_room(state: Fields, player: int, space: int) -> Refusal | None:
    """Returns the refusal of a space that is not the seat's, or is built on."""
    if state.owner[space] != player:
        return refusal("BK-406", "yours")
    if state.built[space] != NOTHING:
        return refusal("BK-407", "built")
    return None


def _unfit(state: Fields, kind: int, space: int) -> Refusal:
    """Returns the refusal of a space that does not meet the building's requirement (BK-14)."""
    if kind == STATION:
        return refusal("BK-811", "station")
    if kind == CHIMNEY:
        return refusal("BK-14", "chimney")
    where = WHERE[kind]
    if FITS[kind][space]:
        return refusal("BK-405", "not-now")
    ground = noun("ground", where) if where in TERRAINS else "cloud"
    return refusal("BK-14", "fit", ground=ground)


def _no_rainbow(state: Fields, player: int, action: Action) -> Refusal:
    which, space = action.a, action.b
    if which not in (0, 1) or not 0 <= space < SPACES or action.more:
        return NO_SPACE
    if not state.sky or state.owner[RAINBOW_SPACES[which]] != player:
        return refusal("BK-605", "rainbow")
    if space >= WORLD:
        return refusal("BK-605", "rainbow-cloud")
    if state.ground[which] == space:
        return refusal("BK-04", "rainbow-there")
    if state.ground[which] >= 0 and not state.moves[which]:
        return refusal("BK-04", "rainbow-moves", n=construction.RAINBOW_MOVES)
    taken = _no_room(state, player, space)
    if taken:
        return taken
    if construction.lifted_fief(state, which) & BIT[space]:
        return refusal("BK-912", "rainbow-fief")
    return FIRST[frames.BUILD]


def _no_track(state: Fields, player: int, action: Action) -> Refusal:
    segment = action.a
    token = RAIL_TOKEN if action.kind == acts.LAY_RAIL else SWITCH_TOKEN
    if not 0 <= segment < SEGMENTS or action.b != -1 or action.more:
        return refusal("BK-809", "border")
    if not state.stock[player * KINDS + token]:
        return refusal("BK-808", "token")
    if segment in ON_LAVA:
        return refusal("BK-809", "lava")
    if not OPEN[segment]:
        return refusal("BK-02", "edge")
    if state.track[segment]:
        return refusal("BK-809", "track-there")
    degrees = [state.degree[point] for point in ENDS[segment]]
    if not any(degrees):
        return refusal("BK-809", "track-touch")
    if all(degrees):
        return refusal("BK-809", "track-loop")
    return refusal("BK-810", "track-end")


def _no_copy(state: Fields, player: int, action: Action) -> Refusal:
    if action.a not in endgame.open_copiers(state, player):
        return refusal("BK-07", "copier")
    if action.a == LIBERAL:
        return refusal("BK-702", "copy-right")
    return refusal("BK-702", "copy-left")
