"""A game server that loses nothing and leaks nothing: tables, rooms, people, clocks, storage, fan-out.

It judges no move itself: the rules below it do.  Words: a *table* is where people sit down for one game, a
*room* is the live game of a table in one server process, *services* are what its doors find behind them.
"""
