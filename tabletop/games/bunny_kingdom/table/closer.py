"""Close-ups of cards, spaces, buildings and players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.games.bunny_kingdom.rules import cards as c
from tabletop.games.bunny_kingdom.rules import keys
from tabletop.games.bunny_kingdom.rules.view import KingdomView
from tabletop.games.bunny_kingdom.rules.worth import worth
from tabletop.games.bunny_kingdom.table import faces, preview
from tabletop.games.bunny_kingdom.table.art_scene import scene
from tabletop.games.bunny_kingdom.words import nouns, parchments, say
from tabletop.games.bunny_kingdom.words.cards import paragraph, rule
from tabletop.table.art.rabbit import rabbit
from tabletop.table.contract import CloseLook, SeatFace
from tabletop.words import Seat


def look(key: str, view: KingdomView, seats: Sequence[SeatFace]) -> CloseLook | None:
    """Returns the close-up of a piece, or None."""
    kind, number = key.partition(":")[0], keys.number(key)
    if kind == "card" and 0 <= number < c.CARDS:
        return _card(number, _worth(number, view))
    if kind == "waits" and 0 < number < c.KINDS:
        return _card(c.BUILDING.index(number)) if number in c.BUILDING else None
    if kind == "rainbow" and 0 <= number < len(b.RAINBOW_SPACES):
        return _card(b.RAINBOW_SPACES[number])
    if kind == "space" and 0 <= number < len(view.owner):
        return _space(number, view, seats)
    if kind == "seat" and 0 <= number < len(view.seats):
        return _seat(number, view, seats[number])
    return None


def behind(pieces: Sequence[str], view: KingdomView) -> CloseLook | None:
    """Returns the close-up of all pieces behind a tab: a picture of the first, a line for each."""
    first = look(pieces[0], view, ()) if pieces else None
    if first is None:
        return None
    lines = []
    for key in pieces:
        kind, number = key.partition(":")[0], keys.number(key)
        if kind == "waits":
            lines.append(say("close-line", thing=nouns.building(number)))
            continue
        worth = _worth(number, view)
        told = worth[0] if worth else nouns.told(rule(number))
        lines.append(f"{nouns.told(nouns.card(number))}: {told}")
    return first._replace(name=say("close-all", n=len(pieces)), lines=tuple(lines))


def _card(number: int, more: Sequence[str] = ()) -> CloseLook:
    title, told = nouns.told(nouns.card(number)), nouns.told(rule(number))
    return CloseLook(partial(faces.face, number), title, (told, *more), paragraph(number))


def _worth(number: int, view: KingdomView) -> tuple[str, ...]:
    """Returns the present worth of a parchment to the viewer and its next step."""
    if not c.IS_PARCHMENT[number] or view.over or view.viewer is None:
        return ()
    found = worth(view, view.viewer, number)
    number = parchments.told_as(view.copies, view.viewer, number)
    further = parchments.step(number, found)
    now = say("close-line", thing=parchments.now(number, found))
    return (now, nouns.told(further, form="line")) if further else (now,)


def _space(space: int, view: KingdomView, seats: Sequence[SeatFace]) -> CloseLook:
    """Returns the close-up of a space: ground, holder, building, and its fief's carrots."""
    holder, kind = view.owner[space], view.built[space]
    central = space == view.central
    ground, goods = nouns.ground(space), nouns.goods(b.YIELD[space])
    lines = [say("close-central") if central else say("close-ground", ground=ground, goods=goods)]
    if space in b.PARTED:
        lines.append(say("close-lava", place=nouns.place(b.PARTED[space])))
    if holder >= 0:
        lines.append(say("close-holder", [seat.name for seat in seats], who=Seat(holder)))
    if kind not in (c.NOTHING, c.FIXED):
        n = b.START_CITY[space]
        lines.append(say("close-city", n=n) if n else say("close-on", thing=nouns.building(kind)))
    if words := preview.fief_words(view, space):
        lines.append(words)
    for one, two in view.links:
        if space in (one, two):
            lines.append(say("close-linked", place=nouns.place(two if space == one else one)))
    if b.EDGE >> space & 1:
        lines.append(say("close-corner" if b.CORNER >> space & 1 else "close-edge"))
    rule_number = "BK-804" if central else "BK-102" if space < b.WORLD else "BK-601"
    figure = seats[holder].figure if holder >= 0 else -1
    good = dict((*view.posts, *view.chimneys)).get(space, -1)
    station = view.central, max(0, view.station_turn)
    picture = partial(scene, space, figure=figure, kind=kind, good=good, station=station)
    return CloseLook(picture, nouns.told(nouns.place(space)), tuple(lines), rule_number)


def _seat(seat: int, view: KingdomView, who: SeatFace) -> CloseLook:
    has = view.seats[seat]
    own = preview.own_fiefs(view, seat)
    lines = [
        say(
            "close-fiefs",
            carrots=nouns.carrots(has.carrots),
            territories=nouns.counted("territories", sum(len(fief.spaces) for fief in own)),
            fiefs=nouns.counted("fiefs", len(own)),
            n=preview.harvest_now(view, seat),
        ),
        say(
            "close-cards",
            parchments=nouns.counted("parchments", has.parchment_count),
            cards=nouns.counted("cards", has.hand_size),
        ),
        say("close-waits", things=nouns.stock(has.stock)),
    ]
    if view.sky:
        lines.append(say("close-coins", coins=nouns.counted("coins", has.coins)))
    if view.sheriff == seat:
        lines.append(say("close-sheriff"))
    if has.passed:
        lines.append(say("close-passed", cards=nouns.cards(has.passed)))
    if view.discards and view.viewer == seat:
        lines.append(say("close-discards", cards=nouns.cards(view.discards)))
    return CloseLook(partial(rabbit, who.figure), who.name, tuple(lines), "BK-401")
