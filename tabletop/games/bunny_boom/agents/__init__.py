"""Computer players of Bunny Boom: heuristics, fitted policy, measures, strength."""
