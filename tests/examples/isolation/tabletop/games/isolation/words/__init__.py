"""Every word of Isolation that a player reads."""
