"""What Alembic runs to find the database: the connection, and its transaction, are those of `migrate`."""

from alembic import context

from happycity.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
