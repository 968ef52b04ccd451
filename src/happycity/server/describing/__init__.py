"""The protocol for people and programs: OpenAPI, a browsable page, docs/protocol.md and TypeScript types.

All four are made from the structs of `protocol` and the table of routes; nothing is said twice.
"""
