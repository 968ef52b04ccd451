"""The rules in words: games, moves, events, views, records, refusals."""
