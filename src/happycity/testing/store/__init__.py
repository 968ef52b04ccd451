"""What `check_store` holds a database to; our own tests hold SQLite and PostgreSQL to the same."""
