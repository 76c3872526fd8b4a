"""Rules of Bunny Boom; they use no words and no pictures."""
