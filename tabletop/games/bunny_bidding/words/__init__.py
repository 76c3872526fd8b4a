"""Every word a player reads, but for the rule book."""
