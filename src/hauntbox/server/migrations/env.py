"""Alembic runs the migrations on the connection it is given by the store."""

from alembic import context

from hauntbox.server.store import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
