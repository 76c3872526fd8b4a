"""Deck builder and tournament of Killer Bunnies: screens beside the table. No rules here."""
