"""How the tables of the database came to be: one file for every step, never changed once it is released."""
