"""Log lines of Killer Bunnies.

`describe` has the questions asked of a player.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tabletop.core.event import UNKNOWN, Event
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules.cards import (
    ALIGNMENTS,
    ASKED_FOR,
    CARDS,
    CITY_DEF,
    EXIT,
    FX,
    GROUND_RUNNER,
    HERO,
    SYMBOLS,
    TYPES,
    VILLAIN,
)
from tabletop.games.killer_bunnies.rules.ending import GOAL, LAST_ONE
from tabletop.games.killer_bunnies.rules.weapons import RUNNER_LIFE
from tabletop.games.killer_bunnies.words.apart import apart
from tabletop.games.killer_bunnies.words.describe import card_name, describe, prompt

__all__ = ["apart", "card_name", "describe", "prompt", "sentence"]

Names = Sequence[str]


def sentence(event: Event, names: Sequence[str]) -> str:
    """Returns the event's log line; "" for events that another line tells."""
    tell = _SENTENCES.get(event.kind)
    return tell(event, names) if tell else ""


def _who(event: Event, names: Names) -> str:
    return names[event.player] if event.player >= 0 else "Nobody"


def _card(event: Event) -> str:
    return CARDS[event.face].name if event.face != UNKNOWN else "a card"


def _number(event: Event) -> int:
    """Returns the first number of an event's detail; -1 where there is none."""
    first, *_ = event.detail or (-1,)
    return int(first)


def _points(count: int) -> str:
    return "1 point" if count == 1 else f"{count} points"


def _of(name: str) -> str:
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def _turn_begun(e: Event, n: Names) -> str:
    return f"Turn {e.amount}: {_who(e, n)}"


def _declared(e: Event, n: Names) -> str:
    return f"{_of(_who(e, n))} Universal cards pay as {TYPES[_number(e)]}."


def _drawn(e: Event, n: Names) -> str:
    return f"{_who(e, n)} draws {_card(e)}."


def _run_set(e: Event, n: Names) -> str:
    where = "TOP RUN" if e.target.startswith("top") else "BOTTOM RUN"
    return f"{_who(e, n)} lays {_card(e)} face down as {where}."


def _slid(e: Event, n: Names) -> str:
    if e.face == UNKNOWN:
        return ""
    return f"{_card(e)} slides up to {_of(_who(e, n))} TOP RUN."


def _discarded(e: Event, n: Names) -> str:
    by = ev.by_of(e)
    if e.origin.startswith("top"):
        if by != e.player:
            return f"{n[by]} discards {_of(_who(e, n))} TOP RUN, {_card(e)}."
        return f"{_who(e, n)} flips {_card(e)} and discards it."
    if e.origin == "played":
        return ""
    if by != e.player:
        return f"{n[by]} takes {_card(e)} out of {_of(_who(e, n))} hand to the Discard Pile."
    return f"{_who(e, n)} discards {_card(e)}."


def _target(e: Event, n: Names) -> str:
    return f"{_card(e)} is aimed at {CARDS[_number(e)].name}."


def _played(e: Event, n: Names) -> str:
    runner = e.face != UNKNOWN and CARDS[e.face].subtype == GROUND_RUNNER
    goes = f", a Runner: it goes on until it has taken {RUNNER_LIFE} damage" * runner
    instead = " from the hand; the run stays" * e.origin.startswith("hand")
    return f"{_who(e, n)} plays {_card(e)}{goes}{instead}."


def _laid_under(e: Event, n: Names) -> str:
    """Tells a modifier's effect on a city; for a bunny the die tells it."""
    fx = FX[e.face] if e.face != UNKNOWN else {}
    does = ""
    if CITY_DEF in fx:
        does = f": its defence rolls get {fx[CITY_DEF][1]} more"
    elif EXIT in fx:
        does = ": who lives there may leave it when a turn of its owner begins"
    return f"{_card(e)} is laid under it{does}."


def _runner_hurt(e: Event, n: Names) -> str:
    all_in = _number(e)
    end = f"; {RUNNER_LIFE} are its end" * (all_in >= RUNNER_LIFE)
    return f"{_card(e)} itself takes {e.amount} damage, {all_in} in all{end}."


def _rival(e: Event, n: Names) -> str:
    return f"{_card(e)} is aimed at {n[ev.other_of(e)]}."


def _spent(e: Event, n: Names) -> str:
    return f"{_who(e, n)} pays 1 {ASKED_FOR[_number(e)]} with {_card(e)}."


def _substitute(e: Event, n: Names) -> str:
    return (
        f"{_who(e, n)} pays 1 {ASKED_FOR[_number(e)]} with {_card(e)} as a substitute; "
        "it burns when the turn ends."
    )


def _gained(e: Event, n: Names) -> str:
    return f"{_who(e, n)} gains {_points(e.amount)}; the d20 count is {_number(e)}."


def _lost(e: Event, n: Names) -> str:
    return f"{_who(e, n)} loses {_points(e.amount)}; the d20 count is {max(0, _number(e))}."


def _killed(e: Event, n: Names) -> str:
    return f"{_of(_who(e, n))} {_card(e)} is killed{_credit(e, n)}."


def _credit(e: Event, n: Names) -> str:
    by = ev.by_of(e)
    if by == e.player:
        return ", and nobody scores"
    return f" and {n[by]} takes {_points(e.amount)}"


def _given_up(e: Event, n: Names) -> str:
    return f"{_who(e, n)} gives up {_card(e)}{_credit(e, n)}."


def _occupant(e: Event, n: Names) -> str:
    return f"{_card(e)} is lost with the city{_credit(e, n)}."


def _city_down(e: Event, n: Names) -> str:
    owner = f"{_of(n[e.player])} " if e.player >= 0 else "The abandoned "
    return f"{owner}{_card(e)} is destroyed{_credit(e, n)}."


def _bunny_placed(e: Event, n: Names) -> str:
    giver = ev.by_of(e)
    if giver != e.player:
        return f"{n[giver]} puts {_card(e)} into {_their_part(e, n)}."
    return f"{_who(e, n)} puts {_card(e)} into The Bunny Circle."


def _bunny_returned(e: Event, n: Names) -> str:
    if ev.by_of(e) != e.player:
        return f"{_card(e)} is back in {_their_part(e, n)}."
    return f"{_card(e)} is back in the circle."


def _their_part(e: Event, n: Names) -> str:
    """Describes the part a gift goes to, and the side it shuts out there (R7)."""
    align = CARDS[e.face].align if e.face != UNKNOWN else 0
    shut = f", where no {ALIGNMENTS[HERO + VILLAIN - align]} fits beside it" if align else ""
    return f"{_of(_who(e, n))} part of the circle{shut}"


def _city_placed(e: Event, n: Names) -> str:
    return f"{n[ev.by_of(e)]} lays {_card(e)} into {_of(_who(e, n))} part of The Center Circle."


def _launched(e: Event, n: Names) -> str:
    return f"{_who(e, n)} launches {_card(e)} at level {ev.level_of(e)}."


def _due(e: Event, n: Names) -> str:
    level, plus, _ = ev.due_of(e)
    bonus = f" with +{plus}" if plus else ""
    return f"{_who(e, n)} defends {_card(e)} against level {level}{bonus}."


def _defence(e: Event, n: Names) -> str:
    return f"{_who(e, n)} rolls {e.face}."


def _stands(e: Event, n: Names) -> str:
    return f"{_card(e)} stands with {ev.total_of(e)}."


def _damaged(e: Event, n: Names) -> str:
    return f"{_card(e)} takes {e.amount} damage, {ev.wounds_of(e)} in all."


def _healed(e: Event, n: Names) -> str:
    return f"{_who(e, n)} takes {e.amount} damage off {_card(e)}."


def _peeked(e: Event, n: Names) -> str:
    looker = n[e.witnesses[0]] if e.witnesses else "Somebody"
    owner = _of(_who(e, n))
    if e.face == UNKNOWN:
        return f"{looker} looks at {owner} TOP RUN, alone."
    return f"{looker} sees {_card(e)} as {owner} TOP RUN."


def _counted(e: Event, n: Names) -> str:
    other = n[int(e.target.partition(":")[2])]
    if e.amount > 5:
        return f"{_who(e, n)} counts {_of(other)} hand: {e.amount} cards. Hexascrewup!"
    return f"{_who(e, n)} counts {_of(other)} hand: {e.amount} cards, all is well."


def _won(e: Event, n: Names) -> str:
    if _number(e) == GOAL:
        return f"{_who(e, n)} has {_points(e.amount)} and wins!"
    if _number(e) == LAST_ONE:
        return f"{_who(e, n)} is the last player left and wins!"
    return f"The last round is over: {_who(e, n)} wins with {_points(e.amount)}."


def _power_rolled(e: Event, n: Names) -> str:
    least = _number(e)
    fate = "it works" if e.face >= least else "nothing comes of it"
    return f"{_who(e, n)} rolls {e.face}, {least} or more is needed: {fate}."


def _ran_out(e: Event, n: Names) -> str:
    return f"{_who(e, n)} cannot pay 10 points for a new Draw Pile."


def _plain(line: str) -> Callable[[Event, Names], str]:
    """Returns a sentence whose blanks are filled from the event: who, whose, card, amount, seat,
    points."""

    def tell(event: Event, names: Names) -> str:
        detail = event.detail
        seat = detail.seat if isinstance(detail, (ev.By, ev.Other)) else -1
        return line.format(
            who=_who(event, names),
            whose=_of(_who(event, names)),
            card=_card(event),
            amount=event.amount,
            points=_points(event.amount),
            seat=names[seat] if 0 <= seat < len(names) else "",
            number=_number(event),
            face=event.face,
            symbol=SYMBOLS[_number(event)] if isinstance(detail, ev.Symbol) else "",
        )

    return tell


_SENTENCES: Final[dict[str, Callable[[Event, Names], str]]] = {
    ev.TURN_BEGUN: _turn_begun,
    ev.TYPE_DECLARED: _declared,
    ev.START_ROLLED: _plain("{who} rolls {face} for the start."),
    ev.FIRST_PLAYER_FOUND: _plain("{who} starts."),
    ev.PILE_SHUFFLED: _plain("{whose} Draw Pile is shuffled."),
    ev.PILE_CUT: _plain("{who} cuts it after {amount} cards."),
    ev.PILE_RENEWED: _plain("{whose} Discard Pile becomes the new Draw Pile."),
    ev.PILE_RAN_OUT: _ran_out,
    ev.CARD_DRAWN: _drawn,
    ev.RUN_CARD_SET: _run_set,
    ev.RUN_CARD_SLID: _slid,
    ev.CARD_DISCARDED: _discarded,
    ev.CARD_SAVED: _plain("{who} flips {card} and saves it."),
    ev.CARD_PLAYED: _played,
    ev.CARD_NOT_HELD: _plain("{who} has no bunny in the circle and discards {card}."),
    ev.TARGET_NAMED: _target,
    ev.OPPONENT_NAMED: _rival,
    ev.RESOURCE_SPENT: _spent,
    ev.SUBSTITUTE_SPENT: _substitute,
    ev.RESOURCE_BURNT: _plain("{who} burns {card}."),
    ev.SUBSTITUTE_BURNT: _plain("{whose} substitute {card} burns."),
    ev.POINTS_GAINED: _gained,
    ev.POINTS_LOST: _lost,
    ev.BUNNY_PLACED: _bunny_placed,
    ev.BUNNY_RETURNED: _bunny_returned,
    ev.BUNNY_VANISHED: _plain("{card} is out of sight until {whose} next turn."),
    ev.BUNNY_MOVED: _plain("{who} moves {card}."),
    ev.BUNNY_STOLEN: _plain("{who} takes {card} from {seat}."),
    ev.BUNNY_REVIVED: _plain("{who} revives {card}."),
    ev.BUNNY_KILLED: _killed,
    ev.BUNNY_GIVEN_UP: _given_up,
    ev.OCCUPANT_LOST: _occupant,
    ev.MODIFIER_PLACED: _laid_under,
    ev.MODIFIER_ROLLED: _plain("{who} rolls {face} for the modifier."),
    ev.VALUE_RAISED: _plain("{card} is now worth {number}."),
    ev.MODIFIER_LEFT: _plain("{card} leaves with it."),
    ev.CITY_PLACED: _city_placed,
    ev.CITY_ENTERED: _plain("{whose} {card} moves into the city."),
    ev.CITY_LEFT: _plain("{whose} {card} leaves the city."),
    ev.CITY_CLAIMED: _plain("{who} owns {card}."),
    ev.CITY_MOVED: _plain("{who} moves {card} to the own part."),
    ev.CITY_ABANDONED: _plain("{card} lies abandoned."),
    ev.CITY_DESTROYED: _city_down,
    ev.WEAPON_LAUNCHED: _launched,
    ev.DIRECTION_CHOSEN: _plain("{who} chooses the way it goes."),
    ev.SPLASH_ANNOUNCED: _plain("{who} lets the neighbours be struck as well."),
    ev.DEFENCE_DUE: _due,
    ev.DEFENCE_ROLLED: _defence,
    ev.DEFENCE_STANDS: _stands,
    ev.DEFENCE_STRENGTHENED: _plain("{who} adds {amount} to the roll."),
    ev.REROLL_FORCED: _plain("{who} has the die rolled again."),
    ev.DAMAGE_PLACED: _damaged,
    ev.DAMAGE_REMOVED: _healed,
    ev.DAMAGE_ROLLED_ON: _plain("{amount} damage rolls on to {card}."),
    ev.RUNNER_CAME: _plain("{card} comes to creature {number} of its way."),
    ev.RUNNER_HURT: _runner_hurt,
    ev.RUNNER_DONE: _plain("{card} is done."),
    ev.CARD_CANCELLED: _plain("{seat} cancels {card}."),
    ev.RESPONSE_PLAYED: _plain("{who} answers with {card}."),
    ev.TOP_RUN_SEEN: _peeked,
    ev.POWER_USED: _plain("{who} uses the power of {card}."),
    ev.POWER_ROLLED: _power_rolled,
    ev.CREW_ROLLED: _plain("{who} rolls {face} for the Construction Crew."),
    ev.OMEN_ROLLED: _plain("{who} rolls {face} for the omen; creatures struck: {amount}."),
    ev.SYMBOL_NAMED: _plain("{who} names the {symbol}."),
    ev.SYMBOL_MISSED: _plain("{who} has saved no card with the {symbol}."),
    ev.SEARCH_FAILED: _plain("{who} finds no card with the {symbol}."),
    ev.CARD_TAKEN: _plain("{who} takes {card} into the hand."),
    ev.TRIBUTE_GIVEN: _plain("{who} hands over {card}."),
    ev.BOOST_GAINED: _plain("{whose} next weapon gains {amount} levels."),
    ev.BOOST_LOST: _plain("{whose} boost of {amount} is lost."),
    ev.OFFER_BEGUN: _plain("{who} lays out an offer for {seat}."),
    ev.CARD_OFFERED: _plain("{who} offers {card}."),
    ev.HAND_CARD_OFFERED: _plain("{who} shows {card} from the hand."),
    ev.CARD_ASKED_FOR: _plain("{who} asks for {card}."),
    ev.HAND_CARD_ASKED_FOR: _plain("{who} asks for {amount} of the other hand."),
    ev.OFFER_MADE: _plain("{who} proposes the trade to {seat}."),
    ev.OFFER_WITHDRAWN: _plain("{who} withdraws the offer."),
    ev.OFFER_ACCEPTED: _plain("{who} accepts."),
    ev.OFFER_REFUSED: _plain("{who} refuses."),
    ev.CARD_TRADED: _plain("{who} receives {card} from {seat}."),
    ev.HAND_COUNTED: _counted,
    ev.PLAYER_LOST: _plain("{who} loses and is out of the game."),
    ev.CARDS_LEFT_GAME: _plain("{whose} cards leave the game."),
    ev.MATCH_WON: _won,
}
