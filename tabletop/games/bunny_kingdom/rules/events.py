"""The facts a watcher of this game would say, and how each is put together as an Event.

Pieces are "card:<n>", "rabbit:<seat>:<space>", "building:<kind>", "track:<segment>"; places are
"space:<n>", "segment:<n>", "hand:<seat>", "front:<seat>", "pile:<seat>", "seal:<seat>:<n>",
"deck", "reserve:<seat>". Sentences are in `text`.
"""

from __future__ import annotations

from typing import Final

from tabletop.core.event import Event

STATION_PLACED: Final = "station_placed"
SHERIFF_NAMED: Final = "sheriff_named"
STATION_TURNED: Final = "station_turned"
ROUND_BEGUN: Final = "round_begun"
HAND_DEALT: Final = "hand_dealt"
RESERVE_TAKEN: Final = "reserve_taken"
CARD_SEALED: Final = "card_sealed"
DISCARD_SEALED: Final = "discard_sealed"
CARD_PLAYED: Final = "card_played"
PARCHMENT_KEPT: Final = "parchment_kept"
CARD_DISCARDED: Final = "card_discarded"
RABBIT_PLACED: Final = "rabbit_placed"
CAMP_DISPLACED: Final = "camp_displaced"
CAMP_UPGRADED: Final = "camp_upgraded"
PROVISIONS_USED: Final = "provisions_used"
COINS_TAKEN: Final = "coins_taken"
DISTRICT_FOUNDED: Final = "district_founded"
HANDS_PASSED: Final = "hands_passed"
HAND_TAKEN: Final = "hand_taken"
TRACK_LAID: Final = "track_laid"
TRACKS_ENDED: Final = "tracks_ended"
SHERIFF_PAID: Final = "sheriff_paid"
CAMP_PLACED: Final = "camp_placed"
CAMP_HELD: Final = "camp_held"
BUILDING_BUILT: Final = "building_built"
TOWER_BEGUN: Final = "tower_begun"
TOWER_BUILT: Final = "tower_built"
RAINBOW_SET: Final = "rainbow_set"
BUILDING_ENDED: Final = "building_ended"
RAILROAD_PAID: Final = "railroad_paid"
STATION_PAID: Final = "station_paid"
RESOURCE_CHOSEN: Final = "resource_chosen"
FIEF_HARVESTED: Final = "fief_harvested"
HARVEST_COUNTED: Final = "harvest_counted"
STAR_PAID: Final = "star_paid"
PARCHMENTS_REVEALED: Final = "parchments_revealed"
PARCHMENT_COPIED: Final = "parchment_copied"
PARCHMENT_COUNTED: Final = "parchment_counted"
TRADE_COUNTED: Final = "trade_counted"
MATCH_WON: Final = "match_won"

BY_TAX: Final = 0


def space_name(space: int) -> str:
    """The place of a space."""
    return f"space:{space}"


def card_name(card: int) -> str:
    """The piece of a card whose face all see."""
    return f"card:{card}"


def rabbit_name(seat: int, space: int) -> str:
    """The piece of a rabbit."""
    return f"rabbit:{seat}:{space}"


def building_name(kind: int) -> str:
    """The piece of a building of a kind."""
    return f"building:{kind}"


def hand_name(seat: int) -> str:
    """The place of a seat's hand."""
    return f"hand:{seat}"


def front_name(seat: int) -> str:
    """The place in front of a seat where buildings wait."""
    return f"front:{seat}"


def pile_name(seat: int) -> str:
    """The place of a seat's parchments."""
    return f"pile:{seat}"


def number_in(name: str) -> int:
    """The last number of a place or piece ("space:17"), -1 = none."""
    last = name.rpartition(":")[2]
    return int(last) if last.lstrip("-").isdigit() else -1


def station_placed(space: int) -> Event:
    """Central Station lies on a space."""
    return Event(STATION_PLACED, target=space_name(space))


def sheriff_named(seat: int, cards: int) -> Event:
    """amount = rail cards played this round; 0 = drawn by lot."""
    return Event(SHERIFF_NAMED, seat, amount=cards)


def station_turned(seat: int, space: int, segments: tuple[int, int]) -> Event:
    """detail = the two segments with printed tracks."""
    return Event(STATION_TURNED, seat, target=space_name(space), detail=segments)


def round_begun(number: int) -> Event:
    """amount = the number of the round."""
    return Event(ROUND_BEGUN, amount=number)


def hand_dealt(seat: int, cards: bytes) -> Event:
    """detail = the cards, for the seat alone."""
    return Event(
        HAND_DEALT,
        seat,
        origin="deck",
        target=hand_name(seat),
        amount=len(cards),
        detail=tuple(cards),
        witnesses=(seat,),
    )


def reserve_taken(seat: int, card: int) -> Event:
    """The top card of the own reserve comes to the hand."""
    return Event(
        RESERVE_TAKEN,
        seat,
        origin=f"reserve:{seat}",
        target=hand_name(seat),
        face=card,
        witnesses=(seat,),
    )


def card_sealed(seat: int, card: int, count: int) -> Event:
    """amount = how many cards the seat has sealed."""
    target = f"seal:{seat}:{count - 1}"
    return Event(CARD_SEALED, seat, "", hand_name(seat), target, card, count, witnesses=(seat,))


def discard_sealed(seat: int, card: int, count: int) -> Event:
    """Between two players: the card to discard."""
    target = f"seal:{seat}:{count - 1}"
    return Event(DISCARD_SEALED, seat, "", hand_name(seat), target, card, count, witnesses=(seat,))


def card_played(seat: int, card: int) -> Event:
    """An open card lies in front of its player."""
    return Event(CARD_PLAYED, seat, card_name(card), target=front_name(seat), face=card)


def parchment_kept(seat: int, card: int, count: int) -> Event:
    """amount = parchments the seat has now."""
    return Event(
        PARCHMENT_KEPT, seat, target=pile_name(seat), face=card, amount=count, witnesses=(seat,)
    )


def card_discarded(seat: int, card: int) -> Event:
    """Face down, out of the game."""
    return Event(CARD_DISCARDED, seat, target="discards", face=card, witnesses=(seat,))


def rabbit_placed(seat: int, space: int) -> Event:
    """A rabbit hops onto its space."""
    return Event(RABBIT_PLACED, seat, rabbit_name(seat, space), front_name(seat), space_name(space))


def camp_displaced(seat: int, space: int, camp: int) -> Event:
    """The camp of `seat` and its rabbit leave the space."""
    return Event(CAMP_DISPLACED, seat, building_name(camp), space_name(space), face=camp)


def camp_upgraded(seat: int, space: int, camp: int) -> Event:
    """The own Territory card makes the own camp permanent."""
    return Event(CAMP_UPGRADED, seat, building_name(camp), space_name(space), face=camp)


def provisions_used(seat: int, cards: int) -> Event:
    """amount = the cards drawn and played."""
    return Event(PROVISIONS_USED, seat, origin="deck", target=front_name(seat), amount=cards)


def coins_taken(seat: int, coins: int, total: int, cause: int) -> Event:
    """amount = the coins taken; detail = (the seat's coins now, why)."""
    return Event(COINS_TAKEN, seat, amount=coins, detail=(total, cause))


def district_founded(seat: int, space: int, coins: int) -> Event:
    """A new district with that space brings a coin; amount = the seat's coins now."""
    return Event(DISTRICT_FOUNDED, seat, target=space_name(space), amount=coins)


def hands_passed(way: int) -> Event:
    """detail = (1,) to the next seat, (-1,) to the one before."""
    return Event(HANDS_PASSED, detail=(way,))


def hand_taken(seat: int, cards: bytes) -> Event:
    """The hand that was passed is looked at; detail = its cards, for the seat alone."""
    return Event(
        HAND_TAKEN,
        seat,
        target=hand_name(seat),
        amount=len(cards),
        detail=tuple(cards),
        witnesses=(seat,),
    )


def track_laid(seat: int, segment: int, token: int) -> Event:
    """face = the kind of card the token comes from."""
    return Event(
        TRACK_LAID,
        seat,
        f"track:{segment}",
        front_name(seat),
        f"segment:{segment}",
        token,
    )


def tracks_ended(seat: int) -> Event:
    """The seat lays no more tracks in this round."""
    return Event(TRACKS_ENDED, seat)


def sheriff_paid(seat: int, carrots: int, tracks: int) -> Event:
    """amount = carrots; detail = (tracks laid,)."""
    return Event(SHERIFF_PAID, seat, amount=carrots, detail=(tracks,))


def camp_placed(seat: int, space: int, camp: int) -> Event:
    """A camp and a rabbit stand on the space."""
    return Event(CAMP_PLACED, seat, building_name(camp), front_name(seat), space_name(space), camp)


def camp_held(seat: int, camp: int) -> Event:
    """The camp waits for a later round."""
    return Event(CAMP_HELD, seat, building_name(camp), target=front_name(seat), face=camp)


def building_built(seat: int, kind: int, space: int) -> Event:
    """face = the kind of building."""
    return Event(
        BUILDING_BUILT, seat, building_name(kind), front_name(seat), space_name(space), kind
    )


def tower_begun(seat: int, space: int) -> Event:
    """The first token of a Sky Tower is aimed at a space."""
    return Event(TOWER_BEGUN, seat, target=space_name(space))


def tower_built(seat: int, first: int, second: int) -> Event:
    """A Sky Tower joins two spaces: origin and target."""
    return Event(TOWER_BUILT, seat, origin=space_name(first), target=space_name(second))


def rainbow_set(seat: int, which: int, foot: int, space: int) -> Event:
    """The ground token of a Rainbow is put down or moved; face = which Rainbow."""
    origin = front_name(seat) if foot < 0 else space_name(foot)
    return Event(RAINBOW_SET, seat, f"rainbow:{which}", origin, space_name(space), which)


def building_ended(seat: int) -> Event:
    """The seat builds no more in this round."""
    return Event(BUILDING_ENDED, seat)


def railroad_paid(seat: int, carrots: int) -> Event:
    """Part A of the harvest; amount = towers along the railroad."""
    return Event(RAILROAD_PAID, seat, amount=carrots)


def station_paid(seat: int, chosen: int, carrots: int) -> Event:
    """Part B of the harvest; detail = (the player served,)."""
    return Event(STATION_PAID, seat, amount=carrots, detail=(chosen,))


def resource_chosen(seat: int, space: int, kind: int, resource: int) -> Event:
    """A trading post or Chimney; face = the resource."""
    return Event(
        RESOURCE_CHOSEN, seat, building_name(kind), target=space_name(space), face=resource
    )


def fief_harvested(seat: int, spaces: int, strength: int, wealth: int) -> Event:
    """amount = carrots; detail = (strength, wealth, then the spaces)."""
    members = [space for space in range(spaces.bit_length()) if spaces >> space & 1]
    return Event(
        FIEF_HARVESTED,
        seat,
        target=space_name(members[0]),
        amount=strength * wealth,
        detail=(strength, wealth, *members),
    )


def harvest_counted(seat: int, carrots: int, total: int) -> Event:
    """amount = carrots of all fiefs this round; detail = (carrots in all,)."""
    return Event(HARVEST_COUNTED, seat, amount=carrots, detail=(total,))


def star_paid(seat: int, carrots: int, cards: int) -> Event:
    """amount = carrots; detail = (rail cards played,)."""
    return Event(STAR_PAID, seat, amount=carrots, detail=(cards,))


def parchments_revealed(seat: int, cards: bytes) -> Event:
    """detail = the parchments, open to all from now on."""
    return Event(
        PARCHMENTS_REVEALED, seat, target=pile_name(seat), amount=len(cards), detail=tuple(cards)
    )


def parchment_copied(seat: int, copier: int, target: int) -> Event:
    """face = the card that is copied."""
    return Event(PARCHMENT_COPIED, seat, card_name(copier), target=card_name(target), face=target)


def parchment_counted(seat: int, card: int, carrots: int) -> Event:
    """amount = what the parchment brought."""
    return Event(PARCHMENT_COUNTED, seat, card_name(card), face=card, amount=carrots)


def trade_counted(seat: int, carrots: int, coins: int) -> Event:
    """amount = carrots; detail = (coins,)."""
    return Event(TRADE_COUNTED, seat, amount=carrots, detail=(coins,))


def match_won(winners: tuple[int, ...], carrots: int) -> Event:
    """amount = carrots; detail = all who won."""
    return Event(MATCH_WON, winners[0], amount=carrots, detail=winners)
