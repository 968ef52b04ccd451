"""The game of a table, by the rules alone: from its log to positions, views, clocks and results.

Pure: no database, no network, nothing to wait for.
"""
