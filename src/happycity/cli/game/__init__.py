"""A game in the terminal: its questions, its answers, and how it is shown."""
