"""The drawn table of Killer Bunnies Odyssey. Rules are not here."""
