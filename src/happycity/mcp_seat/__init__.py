"""A seat for language models: the game as a server of the Model Context Protocol (docs/mcp.md).

`tools.py` says what a model can ask and do, at whatever `chair.py` it sits: a local game (`local.py`), a
table of a server (`remote.py`), or a game of a benchmark (`agent.py`).  `wire.py` alone knows the protocol
and its SDK, which is an extra: `happycity[mcp]`.
"""
