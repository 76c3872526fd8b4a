"""The screen for those who hear it or feel it: what stands there as a tree of names and actions."""
