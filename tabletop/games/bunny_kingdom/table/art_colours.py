"""The colours of Bunny Kingdom that several of its drawings use. Nothing is drawn here."""

from __future__ import annotations

from typing import Final

TERRAIN: Final = (
    *("#4A8A4C", "#62AEDF", "#E7A24A", "#C3DD86", "#8C8090", "#F1E6D2", "#EEF4FA", "#E3D3F4"),
    *("#FFE3EE", "#CFC4B2"),
)
"""Ground by terrain number: forest, sea, field, plain, mountain, city, nimbus, wonder, rainbow,
Central Station."""

SHEET: Final = "#F4E3BC"  # the map's own paper
SHEET_LINE: Final = "#B9965A"
SHORE: Final = "#BFE3F5"
DEEP: Final = "#4F9BD0"
FURROW: Final = "#BF7C2B"
SPROUT: Final = "#6E9A36"
GRASS: Final = "#86AE52"
LAVA: Final = "#E4572E"
LAVA_LIT: Final = "#FFD75A"
LAVA_CRUST: Final = "#5A2430"
CLOUD: Final = "#FFFFFF"
CLOUD_SHADE: Final = "#D8E6F3"
STONE: Final = "#FFF3DC"
SLEEPER: Final = "#A5673A"
BALLAST: Final = "#D8B98A"
PRINTED_BALLAST: Final = "#F2DFB2"
RAIL: Final = "#FFE29A"
BOWS: Final = ("#E4572E", "#FFD43B", "#5FB878", "#4A8BEE")
"""The bands of a rainbow, from outside."""

BUILDING_FRAME: Final = "#C98F4E"
PARCHMENT_FRAME: Final = "#B04B3A"
SCROLL: Final = "#F3DCA6"
ACTION_FRAME: Final = "#3D7EA6"
RAIL_FRAME: Final = "#5B6472"
SEAL: Final = "#F58A2C"
SEAL_RIM: Final = "#FFD7A6"
BACK: Final = "#2F6E73"
BACK_EDGE: Final = "#173F43"
BACK_THREAD: Final = "#8CC0B4"
BACK_PAPER: Final = "#F3DCA6"
