"""`make balance`: docs/balance.md, from games of the net that learned by itself."""
