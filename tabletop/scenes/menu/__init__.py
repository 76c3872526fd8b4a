"""The menu, where the program opens."""
