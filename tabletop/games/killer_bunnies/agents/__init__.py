"""Computer players of Killer Bunnies: scores, fitted policy and judge, measures."""
