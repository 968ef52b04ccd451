"""People who connect and send without ever reading: what the server keeps of it."""
