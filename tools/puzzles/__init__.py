"""`python -m tools.puzzles`: mine many puzzles, choose the ones that are kept, and prove them again."""
