"""What every test stands on: headless drivers, repeatable Hypothesis, no touch of a real profile.

The environment is set before any test module can import pygame.
"""

import atexit
import os
import shutil
import tempfile

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["TABLETOP_DATA_DIR"] = tempfile.mkdtemp(prefix="tabletop-tests-")
atexit.register(shutil.rmtree, os.environ["TABLETOP_DATA_DIR"], ignore_errors=True)

from hypothesis import settings

from tabletop.core.registry import register
from tests.tiny import GAME

register(GAME)

settings.register_profile(
    "project", deadline=None, derandomize=True, print_blob=True, database=None, max_examples=50
)
settings.load_profile("project")
