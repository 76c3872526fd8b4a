"""What Bunny Kingdom lends to computer players."""
