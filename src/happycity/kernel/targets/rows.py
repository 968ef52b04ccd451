"""How games lie in the memory of a card: in rows, and every number where its size divides the address."""

from happycity.kernel.compiling.records import aligned
from happycity.kernel.layout import MOST_LEGAL, STATE_BYTES, WORK, byte_of
from happycity.kernel.learning.observation import OBSERVATION_BYTES, PLAY_BYTES

WORD = 16
"""Rows are moved by so many bytes at a time: the most that a card reads at once."""
HALF = WORD // 2


def _apart(size: int, line: int) -> int:
    return -(-size // line) * line


STATE_STRIDE = _apart(STATE_BYTES, 64)
STATE_ROOM = _apart(STATE_BYTES, WORD)
PLAY_STRIDE = _apart(PLAY_BYTES, WORD)
STREAMS_STRIDE = WORK["streams"].itemsize
WORK_ROOM = _apart(byte_of(WORK, "log"), WORD)
"""Without the log: on cards nobody listens."""
NOBODY_REFUSED = 0xFFFFFFFF
"""What stands where the first row with an illegal action is written, as long as there is none."""
LIST_ROOM = _apart(2 * MOST_LEGAL, WORD)
REHEARSAL = aligned(
    [
        ("world", "<i8"),  # these three as in a mind, see `net.rehearsal`
        ("opening", "<i4"),
        ("turns", "<i4"),
        ("state", "<i4"),  # the row from which it begins
    ]
)
"""An action in one imagined world: what one thread is asked for."""

assert STREAMS_STRIDE % WORD == 0
assert OBSERVATION_BYTES % WORD == HALF
assert byte_of(WORK, "streams") == 0
