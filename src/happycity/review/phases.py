"""What a decision is about: the phases of a turn."""

from happycity.kernel.layout import Phase
from happycity.rules.moves import FORMS

OTHER = "other"
PHASES = (*(phase.name.lower() for phase in (Phase.DISCARD, Phase.REFILL, Phase.BUY, Phase.SPECIAL)), OTHER)
"""Those of every turn, and all else: the Happy Market, monsters, the Sphinx."""
PHASE_OF = {
    word: phase.name.lower() if phase.name.lower() in PHASES else OTHER for word, (phase, _) in FORMS.items()
}
"""By the first word of a move."""


def phase_of(move: str) -> str:
    """The phase of a move, by its notation."""
    return PHASE_OF[move.split(" ")[0]]
