"""The play screen in words: prompt, the table's zones, recent events. Draws nothing."""

from __future__ import annotations

from tabletop.scenes.play.desk import Desk
from tabletop.scenes.play.messages import say
from tabletop.table.meaning import LOG, PROMPT, Thing, Zone

RECENT = 12
"""So many lines of the log are told."""


def screen(desk: Desk) -> tuple[Zone, ...]:
    """Returns everything readable on the screen, as far as the viewer may know it."""
    asked = desk.papers.top.asked
    prompt: tuple[Thing, ...] = ()
    if asked is not None:
        prompt = (Thing("prompt", asked[1].title, asked[1].how),)
    lines = desk.running.log(desk.viewer)[-RECENT:]
    happened = tuple(
        Thing(f"log:{line.ply}:{at}", line.text) for at, line in enumerate(lines) if line.text
    )
    table = desk.table.meaning(desk.view, desk.legal(), desk.words)
    said = desk.spoken()
    first = (said,) if said is not None else ()
    asked_zone = Zone(PROMPT, say("asked"), prompt)
    return *first, asked_zone, *table, Zone(LOG, say("log.title"), happened)
