"""What makers alone run: measuring, fitting, puzzle making. The program never imports it."""
