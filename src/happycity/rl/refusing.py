"""What the environments refuse: actions and options that cannot be, with what could."""

import operator
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from happycity.kernel.layout import ACTIONS, Raw
from happycity.kernel.seeding import SEED_LIMIT
from happycity.rules.card_set import standard_set
from happycity.rules.refusals import Refusal
from happycity.rules.table import Table


class BadAction(Refusal):
    """An action that cannot be taken; no game has changed."""


class BadOption(Refusal):
    """An option that no environment can have."""


def check_action(action: object, raw: Raw, mask: NDArray[np.int8]) -> int:
    """The number of a legal action; a refusal of anything else."""
    try:
        number = operator.index(action)  # type: ignore[arg-type]  # whatever it is, it is refused below
    except TypeError:
        number = -1
    if not 0 <= number < ACTIONS or not mask.item(number):
        raise masked(action, raw)
    return number


def masked(action: object, raw: Raw, game: int | None = None) -> BadAction:
    """The refusal of an action that is not legal: names it and those that are."""
    table = Table(raw, standard_set())
    legal = [f"{number} ({table.move(number)})" for number in table.legal_actions]
    where = {} if game is None else {"game": game}
    return BadAction("masked-action", action=str(action)[:60], seat=table.seat, legal=legal, **where)


def check_actions(actions: object, raws: NDArray[np.uint8], masks: NDArray[np.int8]) -> NDArray[np.int64]:
    """One legal action for each game; a refusal before anything is played."""
    n = len(raws)
    found = np.asarray(actions)
    if found.shape != (n,) or not np.issubdtype(found.dtype, np.integer):
        described = f"{found.dtype} {found.shape}"
        raise BadAction("bad-actions", found=described, known=f"int64 ({n},)")
    numbers = found.astype(np.int64, copy=False)
    within = (numbers >= 0) & (numbers < ACTIONS)
    good = within & (masks[np.arange(n), np.where(within, numbers, 0)] == 1)
    if not good.all():
        game = int(np.argmin(good))
        raise masked(numbers[game], raws[game], game)
    return numbers


def check_one_of(option: str, found: object, known: Sequence[object]) -> None:
    """Refuse what is not among the known values."""
    if found not in known:
        raise BadOption("bad-option", option=option, found=str(found)[:60], known=[str(value) for value in known])


def check_seed(seed: object) -> int:
    """A whole number that the environments can count on from."""
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= seed < SEED_LIMIT:
        raise BadOption("bad-seed", found=str(seed)[:60], known=SEED_LIMIT - 1)
    return int(seed)
