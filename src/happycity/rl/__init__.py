"""The game for learning programs: adapters to their libraries, a module each, none imported here."""
