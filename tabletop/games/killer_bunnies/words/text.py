"""Every word of the game a player reads, but for the rule book and the cards: log, prompts, moves.

Questions asked of a player have their lines in `describe`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tabletop.core.event import UNKNOWN, Event
from tabletop.games.killer_bunnies.rules.cards import CARDS, HEXAGONS, SYMBOLS, TYPES
from tabletop.games.killer_bunnies.rules.ending import GOAL, LAST_ONE
from tabletop.games.killer_bunnies.words.describe import card_name, describe, prompt

__all__ = ["card_name", "describe", "prompt", "sentence"]

Names = Sequence[str]


def sentence(event: Event, names: Sequence[str]) -> str:
    """The event as a line of the log; "" for what another line tells already."""
    tell = _SENTENCES.get(event.kind)
    return tell(event, names) if tell else ""


def _who(event: Event, names: Names) -> str:
    return names[event.player] if event.player >= 0 else "Nobody"


def _card(event: Event) -> str:
    return CARDS[event.face].name if event.face != UNKNOWN else "a card"


def _points(count: int) -> str:
    return "1 point" if count == 1 else f"{count} points"


def _of(name: str) -> str:
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def _turn_begun(e: Event, n: Names) -> str:
    return f"Turn {e.amount}: {_who(e, n)}"


def _declared(e: Event, n: Names) -> str:
    return f"{_of(_who(e, n))} Universal cards pay as {TYPES[e.amount]}."


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
    by = e.detail[0] if e.detail else e.player
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
    return f"{_card(e)} is aimed at {CARDS[e.detail[0]].name}."


def _rival(e: Event, n: Names) -> str:
    return f"{_card(e)} is aimed at {n[e.detail[0]]}."


def _spent(e: Event, n: Names) -> str:
    return f"{_who(e, n)} pays {HEXAGONS[e.detail[0]]} with {_card(e)}."


def _substitute(e: Event, n: Names) -> str:
    return (
        f"{_who(e, n)} pays {HEXAGONS[e.detail[0]]} with {_card(e)} as a substitute; "
        "it burns when the turn ends."
    )


def _gained(e: Event, n: Names) -> str:
    return f"{_who(e, n)} gains {_points(e.amount)}; the d20 count is {e.detail[0]}."


def _lost(e: Event, n: Names) -> str:
    return f"{_who(e, n)} loses {_points(e.amount)}; the d20 count is {max(0, e.detail[0])}."


def _killed(e: Event, n: Names) -> str:
    return f"{_of(_who(e, n))} {_card(e)} is killed{_credit(e, n)}."


def _credit(e: Event, n: Names) -> str:
    by = e.detail[0]
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
    giver = e.detail[0]
    if giver != e.player:
        return f"{n[giver]} puts {_card(e)} into {_of(_who(e, n))} part of the circle."
    return f"{_who(e, n)} puts {_card(e)} into The Bunny Circle."


def _city_placed(e: Event, n: Names) -> str:
    return f"{n[e.detail[0]]} lays {_card(e)} into {_of(_who(e, n))} part of The Center Circle."


def _launched(e: Event, n: Names) -> str:
    return f"{_who(e, n)} launches {_card(e)} at level {e.amount}."


def _due(e: Event, n: Names) -> str:
    bonus = f" with +{e.detail[0]}" if e.detail[0] else ""
    return f"{_who(e, n)} defends {_card(e)} against level {e.amount}{bonus}."


def _defence(e: Event, n: Names) -> str:
    return f"{_who(e, n)} rolls {e.face}."


def _stands(e: Event, n: Names) -> str:
    return f"{_card(e)} stands with {e.amount}."


def _damaged(e: Event, n: Names) -> str:
    return f"{_card(e)} takes {e.amount} damage and has {e.detail[0]}."


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
    if e.detail[0] == GOAL:
        return f"{_who(e, n)} has {_points(e.amount)} and wins!"
    if e.detail[0] == LAST_ONE:
        return f"{_who(e, n)} is the last player left and wins!"
    return f"The last round is over: {_who(e, n)} wins with {_points(e.amount)}."


def _ran_out(e: Event, n: Names) -> str:
    return f"{_who(e, n)} cannot pay 10 points for a new Draw Pile."


def _plain(line: str) -> Callable[[Event, Names], str]:
    """A line whose blanks are filled from the event: who, whose, card, amount, seat, points."""

    def tell(event: Event, names: Names) -> str:
        seat = event.detail[0] if event.detail else -1
        return line.format(
            who=_who(event, names),
            whose=_of(_who(event, names)),
            card=_card(event),
            amount=event.amount,
            points=_points(event.amount),
            seat=names[seat] if 0 <= seat < len(names) else "",
            number=seat,
            face=event.face,
            symbol=SYMBOLS[event.amount % len(SYMBOLS)],
        )

    return tell


_SENTENCES: Final[dict[str, Callable[[Event, Names], str]]] = {
    "turn_begun": _turn_begun,
    "type_declared": _declared,
    "start_rolled": _plain("{who} rolls {face} for the start."),
    "first_player_found": _plain("{who} starts."),
    "pile_shuffled": _plain("{whose} Draw Pile is shuffled."),
    "pile_cut": _plain("{who} cuts it after {amount} cards."),
    "pile_renewed": _plain("{whose} Discard Pile becomes the new Draw Pile."),
    "pile_ran_out": _ran_out,
    "card_drawn": _drawn,
    "run_card_set": _run_set,
    "run_card_slid": _slid,
    "card_discarded": _discarded,
    "card_saved": _plain("{who} flips {card} and saves it."),
    "card_played": _plain("{who} plays {card}."),
    "card_not_held": _plain("{who} has no bunny in the circle and discards {card}."),
    "target_named": _target,
    "opponent_named": _rival,
    "resource_spent": _spent,
    "substitute_spent": _substitute,
    "resource_burnt": _plain("{who} burns {card}."),
    "substitute_burnt": _plain("{whose} substitute {card} burns."),
    "points_gained": _gained,
    "points_lost": _lost,
    "bunny_placed": _bunny_placed,
    "bunny_returned": _plain("{card} is back in the circle."),
    "bunny_vanished": _plain("{card} is out of sight until {whose} next turn."),
    "bunny_moved": _plain("{who} moves {card}."),
    "bunny_stolen": _plain("{who} takes {card} from {seat}."),
    "bunny_revived": _plain("{who} revives {card}."),
    "bunny_killed": _killed,
    "bunny_given_up": _given_up,
    "occupant_lost": _occupant,
    "modifier_placed": _plain("{card} is laid under it."),
    "modifier_rolled": _plain("{who} rolls {face} for the modifier."),
    "value_raised": _plain("{card} is now worth {number}."),
    "modifier_left": _plain("{card} leaves with it."),
    "city_placed": _city_placed,
    "city_entered": _plain("{whose} {card} moves into the city."),
    "city_left": _plain("{whose} {card} leaves the city."),
    "city_claimed": _plain("{who} owns {card}."),
    "city_moved": _plain("{who} moves {card} to the own part."),
    "city_abandoned": _plain("{card} lies abandoned."),
    "city_destroyed": _city_down,
    "weapon_launched": _launched,
    "direction_chosen": _plain("{who} chooses the way it goes."),
    "splash_announced": _plain("{who} lets the neighbours be struck as well."),
    "defence_due": _due,
    "defence_rolled": _defence,
    "defence_stands": _stands,
    "defence_strengthened": _plain("{who} adds {amount} to the roll."),
    "reroll_forced": _plain("{who} has the die rolled again."),
    "damage_placed": _damaged,
    "damage_removed": _healed,
    "damage_rolled_on": _plain("{amount} damage rolls on to {card}."),
    "runner_came": _plain("{card}: visit {amount}."),
    "runner_hurt": _plain("{card} itself takes {amount} and has {number} damage."),
    "runner_done": _plain("{card} is done."),
    "card_cancelled": _plain("{seat} cancels {card}."),
    "response_played": _plain("{who} answers with {card}."),
    "turn_passed": _plain("{who} passes for this turn."),
    "top_run_seen": _peeked,
    "power_used": _plain("{who} uses the power of {card}."),
    "power_rolled": _plain("{who} rolls {face}; {amount} or more is needed."),
    "crew_rolled": _plain("{who} rolls {face} for the Construction Crew."),
    "omen_rolled": _plain("{who} rolls {face} for the omen; creatures struck: {amount}."),
    "symbol_named": _plain("{who} names the {symbol}."),
    "search_failed": _plain("{who} finds no card with the {symbol}."),
    "card_taken": _plain("{who} takes {card} into the hand."),
    "tribute_given": _plain("{who} hands over {card}."),
    "boost_gained": _plain("{whose} next weapon gains {amount} levels."),
    "boost_lost": _plain("{whose} boost of {amount} is lost."),
    "offer_begun": _plain("{who} lays out an offer for {seat}."),
    "card_offered": _plain("{who} offers {card}."),
    "hand_card_offered": _plain("{who} shows {card} from the hand."),
    "card_asked_for": _plain("{who} asks for {card}."),
    "hand_card_asked_for": _plain("{who} asks for {amount} of the other hand."),
    "offer_made": _plain("{who} proposes the trade to {seat}."),
    "offer_withdrawn": _plain("{who} withdraws the offer."),
    "offer_accepted": _plain("{who} accepts."),
    "offer_refused": _plain("{who} refuses."),
    "card_traded": _plain("{who} receives {card} from {seat}."),
    "hand_counted": _counted,
    "player_lost": _plain("{who} loses and is out of the game."),
    "cards_left_game": _plain("{whose} cards leave the game."),
    "match_won": _won,
}
