"""Learning: recipes, and the net as torch sees it."""
