"""Who somebody is and how much they may do: sessions, passwords, limits."""
