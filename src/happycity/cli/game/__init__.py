"""A game in the terminal: how it is asked for and told."""
