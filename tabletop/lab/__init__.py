"""Tools for makers alone: measuring, fitting, puzzle making. The program never imports them."""
