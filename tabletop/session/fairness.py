"""Whether a match that is over was dealt fairly, in words: its luck is dealt anew and compared."""

from __future__ import annotations

from tabletop.core.fair import proof
from tabletop.session.running import Running


def fairness(running: Running) -> str:
    """What the seal was made of, and whether all luck follows from it; "" where none was shown."""
    if not running.salt:
        return ""
    words = f"Before the first card the dealer showed the seal {running.seal}. It was made of "
    words += f"the seed {running.match.seed} and the salt {running.salt}. "
    wrong = proof(running.match).wrong
    if wrong is None:
        return words + "Checked: all luck of this match follows from it."
    return words + f"But the luck at action {wrong} does not follow from it."
