"""What the environments refuse: impossible actions and options, with the possible ones."""

import operator
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from happycity.bots import check_spec
from happycity.codes import Code
from happycity.kernel.layout import ACTIONS, Raw
from happycity.kernel.learning.seeding import SEED_LIMIT
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
        raise BadAction(Code.MASKED_ACTION, **_facts_of(action, raw))
    return number


def _facts_of(action: object, raw: Raw) -> dict[str, object]:
    """An illegal action, whose it was, and the legal ones."""
    table = Table(raw, standard_set())
    legal = [f"{number} ({table.move(number)})" for number in table.legal_actions]
    return {"action": str(action)[:60], "seat": table.seat, "legal": legal}


def check_actions(actions: object, raws: NDArray[np.uint8], masks: NDArray[np.int8]) -> NDArray[np.int64]:
    """One legal action for each game; a refusal before anything is played."""
    n = len(raws)
    numbers = check_shape(actions, n)
    within = (numbers >= 0) & (numbers < ACTIONS)
    good = within & (masks[np.arange(n), np.where(within, numbers, 0)] == 1)
    if not good.all():
        game = int(np.argmin(good))
        raise masked_action(numbers[game], raws[game], game)
    return numbers


def masked_action(action: object, raw: Raw, game: int) -> BadAction:
    """The refusal of the illegal action in the row of this game."""
    return BadAction(Code.MASKED_ACTION, **_facts_of(action, raw), game=game)


def check_shape(actions: object, n: int) -> NDArray[np.int64]:
    """One whole number for each game."""
    found = np.asarray(actions)
    if found.shape != (n,) or not np.issubdtype(found.dtype, np.integer):
        raise bad_actions(found, n)
    return found.astype(np.int64, copy=False)


def bad_actions(found: Any, n: int) -> BadAction:
    """The refusal of an array that has no whole number for each game."""
    return BadAction(Code.BAD_ACTIONS, found=f"{found.dtype} {found.shape}", known=f"int64 ({n},)")


def check_number(option: str, found: object) -> int:
    """How many: at least one."""
    if type(found) is not int or found < 1:
        raise BadOption(Code.BAD_OPTION, option=option, found=str(found)[:60], known=["1", "2", "3", "…"])
    return found


def check_one_of(option: str, found: object, known: Sequence[object]) -> None:
    """Refuse what is not among the known values."""
    if found not in known:
        raise BadOption(
            Code.BAD_OPTION, option=option, found=str(found)[:60], known=[str(value) for value in known]
        )


def check_seed(seed: object) -> int:
    """A whole number that the environments can count on from."""
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= seed < SEED_LIMIT:
        raise BadOption(Code.BAD_SEED, found=str(seed)[:60], known=SEED_LIMIT - 1)
    return int(seed)


def check_opponents(opponents: Sequence[str], players: int) -> tuple[str, ...]:
    """One bot for each seat but the learner's; a single one sits in all of them."""
    listed = not isinstance(opponents, str)
    specs = tuple(opponents) * (players - 1 if len(opponents) == 1 else 1)
    if not listed or len(specs) != players - 1:
        raise BadOption(Code.BAD_OPPONENTS, found=str(opponents)[:60], known=players - 1)
    for spec in specs:
        check_spec(spec)
    return specs
