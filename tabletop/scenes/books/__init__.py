"""What one reads: the rule books, the keys, about and licences."""
