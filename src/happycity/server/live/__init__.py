"""The running games of one process: rooms, their audiences, bots and clocks, hints of others."""
