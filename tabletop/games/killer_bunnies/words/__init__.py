"""Words of Killer Bunnies that players read, except the rule book."""
