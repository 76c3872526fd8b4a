"""Refusals: the paragraph that forbids an action, and a sentence with what to do instead.

`flow` and `dealing` decide what is legal.
"""

from __future__ import annotations

from typing import Final

from tabletop.core.action import Action
from tabletop.core.game import CHANCE, Refusal
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

OVER: Final = Refusal("BK-401", "The match is over; nothing more can be done in it.")
NO_SPACE: Final = Refusal("BK-101", "There is no such space on the boards of this match.")

FIRST: Final = {
    frames.TURN_STATION: Refusal("BK-803", "First the Sheriff turns Central Station."),
    frames.PICK: Refusal("BK-402", "First the cards of this pick are chosen from your hand."),
    frames.TRACKS: Refusal("BK-808", "First lay tracks, or lay no more."),
    frames.CAMPS: Refusal("BK-01", "First place the camp that is offered, or hold it."),
    frames.BUILD: Refusal("BK-405", "It is Construction: put up a building, or say you are done."),
    frames.TOWER_END: Refusal("BK-411", "First choose the second space of the Sky Tower."),
    frames.SERVE: Refusal("BK-09", "First choose the player your Station serves."),
    frames.PRODUCE: Refusal("BK-415", "First choose what your trading post produces."),
    frames.SMOKE: Refusal("BK-606", "First choose the resource your Chimney spreads."),
    frames.COPY: Refusal("BK-07", "First choose the parchment your copy card becomes."),
    frames.COPY_ON: Refusal("BK-905", "First choose what the copied copy card becomes."),
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
        return Refusal("BK-402", "Your cards are sealed; wait until everybody has chosen.")
    if state.phase in frames.DEALERS:
        return Refusal("BK-301", "The dealer is dealing.")
    if state.phase == frames.CAMPS:
        return Refusal("BK-01", "The owner of the camp with the lowest number goes first.")
    return Refusal("BK-403", "Another player is asked now.")


def _wrong_moment(state: Fields, action: Action) -> Refusal:
    if state.phase == frames.BUILD:
        if action.kind == acts.CAMP:
            return Refusal("BK-01", "Camps were offered at the start of Construction.")
        if action.kind in (acts.LAY_RAIL, acts.LAY_SWITCH):
            return Refusal("BK-808", "Tracks are laid in the railroad phase, before Construction.")
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
        return Refusal("BK-812", "Stations serve other players, all as evenly as possible.")
    if kind == acts.SMOKE:
        return Refusal("BK-606", "A Chimney spreads a basic resource its own fief produces.")
    if kind == acts.TURN_STATION:
        return Refusal("BK-803", "Turned like that a printed track would lie on lava.")
    if kind == acts.COPY:
        return _no_copy(state, player, action)
    return FIRST[state.phase]


def _no_pick(state: Fields, player: int, action: Action) -> Refusal:
    card = action.a
    if not 0 <= card < CARDS or card not in state.hands[player]:
        return Refusal("BK-402", "Choose a card that is in your hand.")
    if state.players > 2:
        if card in state.sealed[player]:
            return Refusal("BK-402", "That card is chosen already; choose another.")
        return Refusal("BK-303", "The cards of one pick are named in ascending order.")
    if action.kind == acts.DISCARD and not state.sealed[player]:
        return Refusal("BK-304", "First choose the card you keep, then the one you discard.")
    return Refusal("BK-304", "Discard another card of your hand than the one you keep.")


def _no_building(state: Fields, player: int, action: Action) -> Refusal:
    building_kind = action.kind == acts.BUILD
    space = action.b if building_kind else action.a
    if not 0 <= space < state.size or (not building_kind and action.b != -1) or action.more:
        return NO_SPACE
    if action.kind == acts.CAMP:
        return Refusal("BK-410", "A camp goes on a space without rabbit and without building.")
    kind = action.a if building_kind else TOWER
    if not 0 < kind < KINDS or (kind in (TOWER, RAINBOW_1, RAINBOW_1 + 1) and building_kind):
        return Refusal("BK-405", "That is no building that is put on a single space.")
    if CAMP_FIRST <= kind <= CAMP_LAST:
        return Refusal("BK-01", "Camps were offered at the start of Construction.")
    if not state.stock[player * KINDS + kind]:
        return Refusal("BK-405", "No such building waits in front of you.")
    refusal = _no_room(state, player, space)
    if refusal:
        return refusal
    if action.kind in (acts.TOWER, acts.TOWER_END):
        return _no_bridge(state, player, space)
    return _unfit(state, kind, space)


def _no_bridge(state: Fields, player: int, space: int) -> Refusal:
    """Returns the refusal of a Sky Tower's end: nothing to join, or the wrong order."""
    fief = state.fief
    others = [s for s in construction.free_spaces(state, player) if fief[s] != fief[space]]
    if not others:
        reason = "A Sky Tower joins two fiefs of yours; none of your other free spaces is in one."
    elif state.phase == frames.TOWER_END and fief[space] == fief[state.pending]:
        reason = "That space is in the same fief; a Sky Tower joins two different ones."
    else:
        reason = "Name the other end first: the upper one, in one row the left."
    return Refusal("BK-411", reason)


def _no_room(state: Fields, player: int, space: int) -> Refusal | None:
    """Returns the refusal of a space that is not the seat's, or is built on."""
    if state.owner[space] != player:
        return Refusal("BK-406", "Buildings go on territories you control.")
    if state.built[space] != NOTHING:
        return Refusal("BK-407", "A building stands there; a space holds one at most.")
    return None


def _unfit(state: Fields, kind: int, space: int) -> Refusal:
    """Returns the refusal of a space that does not meet the building's requirement (BK-14)."""
    if kind == STATION:
        return Refusal("BK-811", "A Station goes on a territory along the railroad.")
    if kind == CHIMNEY:
        return Refusal("BK-14", "A Chimney goes on the Great Cloud only.")
    where = WHERE[kind]
    place = f"a {where}" if where in TERRAINS else "the Great Cloud"
    if FITS[kind][space]:
        return Refusal("BK-405", "That building cannot be put up now.")
    return Refusal("BK-14", f"The symbol on that building asks for {place}.")


def _no_rainbow(state: Fields, player: int, action: Action) -> Refusal:
    which, space = action.a, action.b
    if which not in (0, 1) or not 0 <= space < SPACES or action.more:
        return NO_SPACE
    if not state.sky or state.owner[RAINBOW_SPACES[which]] != player:
        return Refusal("BK-605", "That Rainbow is not yours.")
    if space >= WORLD:
        return Refusal("BK-605", "A Rainbow's second token goes to the New World.")
    if state.ground[which] == space:
        return Refusal("BK-04", "The token lies there already; move it somewhere else.")
    if state.ground[which] >= 0 and not state.moves[which]:
        return Refusal(
            "BK-04", f"A Rainbow moves {construction.RAINBOW_MOVES} times a Construction at most."
        )
    refusal = _no_room(state, player, space)
    if refusal:
        return refusal
    if construction.lifted_fief(state, which) & BIT[space]:
        return Refusal("BK-912", "A Rainbow joins two different fiefs.")
    return FIRST[frames.BUILD]


def _no_track(state: Fields, player: int, action: Action) -> Refusal:
    segment = action.a
    token = RAIL_TOKEN if action.kind == acts.LAY_RAIL else SWITCH_TOKEN
    if not 0 <= segment < SEGMENTS or action.b != -1 or action.more:
        return Refusal("BK-809", "There is no such border between two spaces.")
    if not state.stock[player * KINDS + token]:
        return Refusal("BK-808", "No such track token waits in front of you.")
    if segment in ON_LAVA:
        return Refusal("BK-809", "Tracks are never laid on lava.")
    if not OPEN[segment]:
        return Refusal("BK-02", "Track tokens lie between two spaces, never on the outer edge.")
    if state.track[segment]:
        return Refusal("BK-809", "Track lies there already.")
    degrees = [state.degree[point] for point in ENDS[segment]]
    if not any(degrees):
        return Refusal("BK-809", "A track must touch track that lies there already.")
    if all(degrees):
        return Refusal("BK-809", "A track may not close a loop.")
    return Refusal("BK-810", "Tracks of a Railroad card go to an end of the railroad.")


def _no_copy(state: Fields, player: int, action: Action) -> Refusal:
    if action.a not in endgame.open_copiers(state, player):
        return Refusal("BK-07", "Choose one of your own copy cards that has not copied yet.")
    side = "right" if action.a == LIBERAL else "left"
    return Refusal("BK-702", f"That card copies a parchment of the player on your {side}.")
