"""Every card in numbers (`happycity stats`): games of the net that learned by itself, counted and told."""
