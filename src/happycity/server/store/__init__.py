"""Everything that is kept: the only place with SQL.

Functions take a connection first and never open one: `Database.read` runs them on a reading connection in a
thread, `Scribe.write` on the one writing connection, in a transaction that is on disk when the call returns.
"""
