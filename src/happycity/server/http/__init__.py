"""The HTTP API: routes described once, in a table from which the OpenAPI description is made."""
