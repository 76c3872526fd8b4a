"""After a match: the results, and looking back at its moves."""
