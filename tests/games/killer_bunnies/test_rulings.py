"""Single sentences of the rules that no scenario of a card or a turn happens to touch."""

from __future__ import annotations

from tests.games.killer_bunnies.scenario import Scene


def test_substitutes_of_the_others_burn_when_the_active_player_is_lost() -> None:
    """A8, KB-19: the turn ends without its last window, but it does end."""
    scene = Scene("blue", "green", "violet", bank=(1, 10, 10)).bunny(0, "EB13").means(0)
    scene.bunny(1, "EG09").save(1, "EG43", "EG53").ask(1).only(1, "EG43").top(0, "EB22")
    scene.do("play EB22", "target EG09", "respond EG43", "roll 12")
    assert scene.state.out[0] and scene.state.active == 1
    assert scene.place("EG53") == "discard 1"
