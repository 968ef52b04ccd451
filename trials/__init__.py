"""What server and client must withstand: one is killed and spied upon, the other looked at in every deal.

Each command exits with 1 if it did not.
"""
