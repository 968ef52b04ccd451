"""The commands: each a module with its NAME, an EXAMPLE and what it does, `run`."""
