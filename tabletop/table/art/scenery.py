"""All scenery under one name: the menu's meadow, the results, the book, lists and charts.

Sizes are window pixels. Everything comes from the cache: never draw into it.
"""

from __future__ import annotations

from tabletop.table.art.scenery_menu import (
    CLOUD_SPEED,
    PLANK_SIZE,
    PRIMARY_PLANK_SIZE,
    Line,
    clouds,
    fitted_plank_width,
    hung,
    line_turn,
    line_y,
    menu_ground,
    peg,
    plank,
    plank_ring,
    post,
    title,
    title_size,
    washing_line,
)
from tabletop.table.art.scenery_pages import (
    PETAL_COUNT,
    arrived_bar,
    book_pages,
    bookmark,
    chart_bar,
    garden_fence,
    list_row,
    open_book,
    petal,
    progress,
    results_ground,
    rosette,
    seat_paper,
    stump,
    table_row,
)

__all__ = [
    "CLOUD_SPEED", "PETAL_COUNT", "PLANK_SIZE", "PRIMARY_PLANK_SIZE", "Line", "arrived_bar",
    "book_pages", "bookmark", "chart_bar", "clouds", "fitted_plank_width", "garden_fence", "hung",
    "line_turn", "line_y", "list_row", "menu_ground", "open_book", "peg", "petal", "plank",
    "plank_ring", "post", "progress", "results_ground", "rosette", "seat_paper", "stump",
    "table_row", "title", "title_size", "washing_line",
]
