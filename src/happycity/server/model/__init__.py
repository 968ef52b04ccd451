"""Tables, games and people as plain values: the store keeps them, everything else passes them around."""
