"""Tournaments of bots: matches, line-ups, results, the journal, the statistics and the report."""
