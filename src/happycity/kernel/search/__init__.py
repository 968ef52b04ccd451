"""Looking ahead, compiled: estimates, playouts, the tree, the exact end."""
