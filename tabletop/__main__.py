"""The start of the command `tabletop`. Nothing else is imported before it is needed."""

import sys


def main() -> int:
    """Runs the command line and returns the exit status."""
    from multiprocessing import freeze_support

    freeze_support()
    from tabletop.cli import main as command_line

    return command_line(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
