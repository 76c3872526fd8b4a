"""Rules of Killer Bunnies: actions, their consequences, knowledge of each seat."""
