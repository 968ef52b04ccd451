"""The WebSockets: to a table and to the lobby.  The login says who speaks, never the message."""
