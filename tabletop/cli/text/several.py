"""Several things that are chosen in any order and committed together, as at the drawn table.

The rules name them in one order, so that each choice can be made in one way only; whoever names a
later thing first must not lose the earlier ones by it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.cli.text.choices import Choice
from tabletop.cli.text.words import say
from tabletop.core.action import Action
from tabletop.scenes.play.scene import PlayScene
from tabletop.table.contract import COMMIT


class Several:
    """The question of one table that is answered by several things, where it asks one."""

    def __init__(self, scene: PlayScene, together: bool = True) -> None:
        """Makes each of them a choice of its own if not `together`."""
        self._scene, self._together = scene, together
        self._known: tuple[object, dict[str, Action]] = (None, {})

    @property
    def taken(self) -> tuple[str, ...]:
        """Returns the things chosen so far; () if each choice stands by itself."""
        return self._scene.hand.taken if self._meant() else ()

    def takes(self, action: Action) -> bool:
        """Returns True if the action is one of those that are committed together."""
        return self._meant().get(self._key(action)) == action

    def take(self, action: Action) -> None:
        """Chooses that thing, or lets go of it; with the last one that is wanted it is done."""
        self._scene.hand.take(self._key(action))
        taken = self.taken
        if len(taken) == self._scene.table.room(self._scene.view):
            self.commit()

    def let_go(self) -> str:
        """Lets go of what was chosen last, and says so."""
        key = self.taken[-1]
        self._scene.hand.take(key)
        return say("so-far.lets-go", words=self._words(key))

    def commit(self) -> str:
        """Does what is chosen; "" or why it may not be done."""
        scene, made = self._scene, self._made(self.taken)
        ply = scene.running.ply
        scene.choosing.choose_all(made, scene.hand.forget)
        return "" if scene.running.ply > ply or not self.taken else scene.why.words

    def marked(self, found: Sequence[Choice]) -> tuple[Choice, ...]:
        """The choices, with word of what is chosen already, and the one that does all of it."""
        taken = self.taken
        if not taken:
            return tuple(found)
        lines = [self._mark(choice, taken) for choice in found]
        if made := self._made(taken):
            scene = self._scene
            specs = scene.table.buttons(scene.view, scene.legal())
            label = next((spec.label for spec in specs if spec.key == COMMIT), "Done")
            lines.append(Choice(label, COMMIT, made))
        return tuple(lines)

    def stands(self) -> list[str]:
        """Returns a line that lists the things chosen so far."""
        taken = self.taken
        return [say("so-far", things=tuple(map(self._words, taken)))] if taken else []

    def _mark(self, choice: Choice, taken: Sequence[str]) -> Choice:
        further = tuple(self._mark(one, taken) for one in choice.further)
        if len(choice.actions) == 1 and self._key(choice.actions[0]) in taken:
            return choice._replace(about=say("so-far.chosen"))
        return choice._replace(further=further)

    def ways(self) -> tuple[Action, ...]:
        """Returns the actions of all things, even those allowed only after others."""
        return tuple(self._meant().values())

    def _meant(self) -> dict[str, Action]:
        """The things among which several are chosen, where their order does not matter and each
        means one thing; {} for every other question. Found once for each question."""
        scene = self._scene
        drafted = tuple(scene.draft.actions) if scene.draft is not None else ()
        asked = (scene.running.ply, scene.deciding, drafted)
        if self._known[0] != asked:
            self._known = asked, self._find()
        if self._known[1]:
            self._made(scene.hand.taken)  # the table may note what it was asked about last
        return self._known[1]

    def _find(self) -> dict[str, Action]:
        scene, table = self._scene, self._scene.table
        if scene.deciding is None or not self._together:
            return {}
        keys, room = table.gathers(scene.view), table.room(scene.view)
        first: dict[str, Action] = {}
        for action in scene.legal():
            if first.setdefault(key := self._key(action), action) != action and key in keys:
                return {}
        return self._probed(keys, room, first) if min(len(keys), room) >= 2 else {}

    def _probed(
        self, keys: Sequence[str], room: int, first: Mapping[str, Action]
    ) -> dict[str, Action]:
        """Returns each thing's action when they are chosen together; {} if that depends on the
        order or contradicts `first`."""
        some, found = keys[:room], {}
        if not (made := self._made(some)) or made != self._made(some[::-1]):
            return {}
        for key in keys:
            rest = [other for other in keys if other != key][: room - 1]
            later = {self._key(action): action for action in self._made((key, *rest))}
            if key not in later or first.get(key, later[key]) != later[key]:
                return {}
            found[key] = later[key]
        return found

    def _made(self, keys: Sequence[str]) -> tuple[Action, ...]:
        return self._scene.table.gathered(keys, self._scene.view)

    def _key(self, action: Action) -> str:
        return self._scene.table.gesture(action, self._scene.view).source

    def _words(self, key: str) -> str:
        """Returns the action of choosing that thing, in words."""
        scene = self._scene
        return scene.desk.words.describe(self._meant()[key], scene.view, scene.running.names)
