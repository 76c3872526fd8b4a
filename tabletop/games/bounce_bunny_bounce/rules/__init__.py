"""The rules of Bounce Bunny Bounce. Knows no words and no pictures."""
