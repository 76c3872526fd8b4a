"""The rules of Bunny Kingdom: legal actions, their effects, and each seat's knowledge."""
