"""What runs the server: its processes, and the tools that a host calls."""
