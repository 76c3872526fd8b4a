"""The rules of Bunny Boom. Knows no words and no pictures."""
