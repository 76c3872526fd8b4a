"""Every word of Killer Bunnies that a player reads, but for the rule book."""
