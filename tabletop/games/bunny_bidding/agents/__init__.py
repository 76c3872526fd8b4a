"""What Bunny Bidding lends the agents: numbers and habits."""
