"""Whether the table holds in every deal: `python -m trials.hunt` plays, and looks at every move."""
