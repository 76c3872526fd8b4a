"""The rules of Killer Bunnies: what may be done, what follows, what each seat knows."""
