"""What a server must stand: it is killed, fed nonsense, and spied upon; each exits with 1 if it did not."""
