"""A game in the terminal: how it is drawn, asked for and told."""
