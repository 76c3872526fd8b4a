"""The line that is written in: edited by pygame_gui, drawn in every alphabet by our lettering.

No other module imports pygame_gui. It knows one font and one direction, so its picture is not
shown.
"""

from __future__ import annotations

import warnings

import pygame
from pygame_gui import UIManager
from pygame_gui.elements import UITextEntryLine

from tabletop.core.letters import bears
from tabletop.table.art import lettering
from tabletop.table.art.palette import GOLD, INK
from tabletop.table.art.surface import Art

_MARGIN = 3


def manager(size: tuple[int, int]) -> UIManager:
    """Returns what pygame_gui works with."""
    return UIManager(size, enable_live_theme_updates=False)


class Line(UITextEntryLine):
    """One line of text with a caret and a selection.

    Attributes:
        composed: what an input method is putting together at the caret.
        caret: where its caret stands in that.
    """

    def __init__(
        self, box: pygame.Rect, manager: UIManager, text: str, limit: int, px: int
    ) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            super().__init__(box, manager)
        self._px, self._limit = px, limit
        self._drawn: object = None
        self.composed, self.caret = "", 0
        self._put(text)
        self.select_range = [0, len(text)]  # typing replaces it

    def insert(self, text: str) -> None:
        """Puts letters in the place of the selection, as many as there is room for."""
        low, high = self._selected()
        room = self._limit - len(self.text) + high - low
        text = "".join(one for one in text if bears(one))[: max(0, room)]
        if text:
            self._put(self.text[:low] + text + self.text[high:], low + len(text))

    def picture(self) -> tuple[Art, pygame.Rect] | None:
        """Returns the line as it looks, and the place of the caret or of what is composed, in the
        window; None as long as nothing changed."""
        low, high = self._selected()
        at, composed = self.edit_position, self.composed
        state = (self.text, low, high, at, composed, self.caret, self.cursor_on)
        if state == self._drawn:
            return None
        self._drawn = state
        text = self.text
        if composed:
            text = text[:low] + composed + text[high:]
            high, at = low + len(composed), low + self.caret
        picture = pygame.Surface(self.rect.size)
        picture.fill("#FFFFFF")
        origin = self._origin(text, at)
        left, right = sorted(origin + self._begins(text, each) for each in (low, high))
        marked = pygame.Rect(left, 0, right - left, self.rect.h)
        if not composed:
            picture.fill(GOLD, marked)
        line = lettering.lettered(text, "body", self._px, INK)
        picture.blit(line, line.get_rect(midleft=(origin, self.rect.h // 2)))
        if composed:
            picture.fill(INK, (left, self.rect.h - 4, right - left, 2))
        if self.cursor_on:
            picture.fill(INK, (origin + self._begins(text, at) - 1, 2, 2, self.rect.h - 4))
        return Art(picture, 0, 0), marked.move(self.rect.topleft)

    def _begins(self, text: str, at: int) -> int:
        return lettering.begins_at(text, "body", self._px, at)

    def _origin(self, text: str, caret: int) -> int:
        """Returns the left edge of a text that is moved so that its caret is in sight."""
        room: int = self.rect.w - 2 * _MARGIN
        most = lettering.width_of(text, "body", self._px) - room
        return _MARGIN - max(0, min(self._begins(text, caret) - room // 2, most))

    def _selected(self) -> tuple[int, int]:
        low, high = sorted(self.select_range)
        return (low, high) if low < high else (self.edit_position, self.edit_position)

    def _put(self, text: str, at: int | None = None) -> None:
        self.set_text(text)
        self.edit_position = len(text) if at is None else at
        self.select_range = [0, 0]
        self.cursor_has_moved_recently = True

    def _at(self, x: int) -> int:
        """Returns the place between letters that is nearest."""
        x -= self.rect.x + self._origin(self.text, self.edit_position)
        return min(range(len(self.text) + 1), key=lambda at: abs(self._begins(self.text, at) - x))

    # what pygame_gui does by the letters of its own font

    def _process_entered_character(self, character: str) -> bool:
        self.insert(character)
        return True

    def _do_paste(self) -> None:
        self.insert(" ".join(pygame.scrap.get_text().splitlines()))

    def _select_text_to_mouse_pos(self, scaled_mouse_pos: tuple[int, int]) -> None:
        at = self._at(scaled_mouse_pos[0])
        if at != self.edit_position:
            self.select_range, self.edit_position = [self.select_range[0], at], at
            self.cursor_has_moved_recently = True

    def _process_mouse_button_event(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP:
            self.selection_in_progress = False
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != pygame.BUTTON_LEFT:
            return False
        if not self.rect.collidepoint(event.pos):
            return False
        at = self._at(event.pos[0])
        twice = self.double_click_timer < self.ui_manager.get_double_click_time()
        if not (twice and at == self.edit_position and self._select_word()):
            self.edit_position, self.select_range = at, [at, at]
            self.cursor_has_moved_recently = self.selection_in_progress = True
            self.double_click_timer = 0.0
        return True

    def _select_word(self) -> bool:
        self.select_range = [self.edit_position, self.edit_position]
        return bool(self._calculate_double_click_word_selection())  # type: ignore[no-untyped-call]
