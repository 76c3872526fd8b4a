"""The start of the bundled program."""

import sys

from tabletop.__main__ import main

sys.exit(main())
