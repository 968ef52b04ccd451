"""Every message between server and client, once: docs/protocol.md, the OpenAPI description and the TypeScript
types are generated from these modules.

Over a table's WebSocket both sides send JSON objects with a `type` (`asking`, `telling`).  Over HTTP, bodies
are the structs of the other modules.  Unknown fields are refused in what clients send and may be added to
what the server sends.
"""
