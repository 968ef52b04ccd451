"""Nonsense for a real server, over HTTP and WebSockets: `python -m trials.fuzz`."""
