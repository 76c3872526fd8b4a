"""The rules of Bunny Bidding: legal actions, their effects, and each seat's knowledge."""
