"""The knowledge of Bounce Bunny Bounce that agents are given."""
