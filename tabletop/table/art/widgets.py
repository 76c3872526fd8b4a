"""All widgets under one name; they are drawn in `widgets_*` and `papers*`.

Sizes are window pixels, already multiplied by the scale `s`; radii and everything else that the
style sheet fixes are style pixels and multiplied inside. An `Art` is blitted with the piece's own
top left corner: `art.blit(surface, x, y)`. All come from the cache: never draw into them.
"""

from __future__ import annotations

from tabletop.table.art.papers import (
    dialog,
    key_cap,
    panel,
    panel_face,
    preview_result,
    preview_row,
    preview_sums,
    rule,
    slot,
    step_row,
    tooltip,
    tray,
    veil,
    why_not,
)
from tabletop.table.art.papers_log import (
    log_area,
    log_height,
    log_line,
    log_paper,
    log_separator,
    log_separator_height,
)
from tabletop.table.art.widgets_base import (
    dashed_rect,
    fit,
    fit_lines,
    write_fitted,
)
from tabletop.table.art.widgets_buttons import (
    SLIDER_HEIGHT,
    button,
    button_size,
    empty_place,
    field,
    icon_button,
    segment_at,
    segments,
    slider,
    slider_share,
    switch,
    tab,
)
from tabletop.table.art.widgets_marks import (
    STITCH_PERIOD,
    chevron,
    chosen_glow,
    chosen_ring,
    count_badge,
    focus_ring,
    hint_disc,
    legal_glow,
    price_badge,
    refused,
    seen_mark,
    stitches,
    tag,
)
from tabletop.table.art.widgets_plates import (
    CHIP,
    COMPACT,
    FULL,
    Count,
    plate,
    ribbon,
    ribbon_holds,
    ribbon_width,
)

__all__ = [
    "CHIP", "COMPACT", "FULL", "SLIDER_HEIGHT", "STITCH_PERIOD", "Count", "button",
    "button_size", "chevron", "chosen_glow", "chosen_ring", "count_badge", "dashed_rect",
    "dialog", "empty_place", "field", "fit", "fit_lines", "focus_ring",
    "hint_disc", "icon_button", "key_cap", "legal_glow", "log_area", "log_height",
    "log_line", "log_paper", "log_separator", "log_separator_height", "panel", "panel_face",
    "plate", "preview_result", "preview_row", "preview_sums", "price_badge", "refused",
    "ribbon", "ribbon_holds", "ribbon_width", "rule", "seen_mark", "segment_at", "segments",
    "slider", "slider_share", "slot", "step_row", "stitches", "switch", "tab", "tag", "tooltip",
    "tray", "veil", "why_not", "write_fitted",
]
