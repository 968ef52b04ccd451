"""A table without a server: the client works out what the server would say."""
