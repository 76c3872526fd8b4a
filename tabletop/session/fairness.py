"""The proof that a match that is over was dealt fairly: its luck is dealt anew and compared."""

from __future__ import annotations

from tabletop.core.fair import grouped, makes, proof, seal
from tabletop.session.running import Running


def fairness(running: Running) -> str:
    """Returns the origin of the seal and the result of its proof; "" if no seal was shown."""
    if not running.seal:
        return ""
    words = f"Before the first card the dealer showed the seal {running.seal}. It was made of "
    words += f"the seed {running.match.seed} and the salt {running.salt}. "
    return words + (unfair(running) or "Checked: all luck of this match follows from it.")


def unfair(running: Running) -> str:
    """One sentence on what is not as the seal promised; "" where all luck follows from it."""
    seed, salt = running.match.seed, running.salt
    if not makes(seed, salt, running.seal):
        return f"But that seed and salt make another seal, {grouped(seal(seed, salt))}."
    wrong = proof(running.match).wrong
    return "" if wrong is None else f"But the luck at action {wrong} does not follow from it."
