"""The settings of the whole program."""
