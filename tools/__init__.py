"""Programs that developers run, by `make` or by hand; no part of the package."""
