"""What the player chooses for the whole program."""
