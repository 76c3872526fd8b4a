"""All words of the game except the rule book."""
