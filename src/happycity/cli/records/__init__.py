"""Files of records: written, and checked line by line."""
