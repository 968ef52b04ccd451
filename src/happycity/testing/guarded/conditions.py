"""For every instruction: when it means nothing, or whatever a machine likes.

A `Breach` says it in LLVM's own words: lines that work out `{bad}`, which must be false.  In them `{type}` is
the kind of numbers, `{bits}` their width, `{a}` and `{b}` are the operands; names that begin with `{t}` are
free.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from happycity.testing.guarded.words import VALUE, Instruction


@dataclass(frozen=True, slots=True)
class Breach:
    """A way in which an instruction is not defined."""

    why: str
    test: tuple[str, ...]
    instead: str = ""
    """What the second operand becomes, so that the program can go on where a processor would stop it."""


TOO_FAR = Breach("shifted by its width or more", ("{bad} = icmp uge {type} {b}, {bits}",))
BY_ZERO = Breach("divided by zero", ("{bad} = icmp eq {type} {b}, 0",), "1")
NO_ROOM = Breach(
    "the smallest number divided by −1",
    (
        "{t}a = icmp eq {type} {a}, {least}",
        "{t}b = icmp eq {type} {b}, -1",
        "{bad} = and i1 {t}a, {t}b",
    ),
    "1",
)


def _overflows(how: str) -> Breach:
    call = f"{how}.with.overflow.{{type}}({{type}} {{a}}, {{type}} {{b}})"
    return Breach(
        "overflows although it says it does not",
        (
            f"{{t}}p = call {{{{ {{type}}, i1 }}}} @llvm.{call}",
            "{bad} = extractvalue {{ {type}, i1 }} {t}p, 1",
        ),
    )


def _comes_back(there: str, back: str, why: str) -> Breach:
    return Breach(
        why,
        (
            f"{{t}}p = {there} {{type}} {{a}}, {{b}}",
            f"{{t}}q = {back} {{type}} {{t}}p, {{b}}",
            "{bad} = icmp ne {type} {t}q, {a}",
        ),
    )


_LOST = "shifts bits out although it says it does not"
_REST = "leaves a rest although it says it does not"

OF_NUMBERS: dict[str, tuple[Breach, ...]] = {
    "add": (),
    "sub": (),
    "mul": (),
    "and": (),
    "or": (),
    "xor": (),
    "shl": (TOO_FAR,),
    "lshr": (TOO_FAR,),
    "ashr": (TOO_FAR,),
    "udiv": (BY_ZERO,),
    "urem": (BY_ZERO,),
    "sdiv": (BY_ZERO, NO_ROOM),
    "srem": (BY_ZERO, NO_ROOM),
}
OF_FLAGS: dict[tuple[str, str], Breach] = {
    ("add", "nsw"): _overflows("sadd"),
    ("add", "nuw"): _overflows("uadd"),
    ("sub", "nsw"): _overflows("ssub"),
    ("sub", "nuw"): _overflows("usub"),
    ("mul", "nsw"): _overflows("smul"),
    ("mul", "nuw"): _overflows("umul"),
    ("shl", "nsw"): _comes_back("shl", "ashr", _LOST),
    ("shl", "nuw"): _comes_back("shl", "lshr", _LOST),
    ("lshr", "exact"): _comes_back("lshr", "shl", _REST),
    ("ashr", "exact"): _comes_back("ashr", "shl", _REST),
    ("udiv", "exact"): _comes_back("udiv", "mul", _REST),
    ("sdiv", "exact"): _comes_back("sdiv", "mul", _REST),
    ("or", "disjoint"): Breach(
        "bits in common although it says there are none",
        ("{t}p = and {type} {a}, {b}", "{bad} = icmp ne {type} {t}p, 0"),
    ),
    ("icmp", "samesign"): Breach(
        "different signs although it says they are the same",
        ("{t}p = xor {type} {a}, {b}", "{bad} = icmp slt {type} {t}p, 0"),
    ),
    ("zext", "nneg"): Breach("below zero although it says it is not", ("{bad} = icmp slt {type} {a}, 0",)),
    ("uitofp", "nneg"): Breach("below zero although it says it is not", ("{bad} = icmp slt {type} {a}, 0",)),
}
HARMLESS = frozenset(
    (
        *("sext", "trunc", "zext", "sitofp", "uitofp", "fpext", "fptrunc", "bitcast", "ptrtoint", "inttoptr"),
        *("fadd", "fsub", "fmul", "fdiv", "fneg", "fcmp", "icmp", "select", "freeze"),
        *("extractvalue", "insertvalue", "phi", "br", "switch"),
    )
)
"""Defined whatever they are given, as long as they say nothing more by a flag."""


def breaches_of(one: Instruction) -> Iterator[Breach]:
    """Of an instruction that only works out a number."""
    yield from OF_NUMBERS.get(one.op, ())
    for flag in sorted(one.flags):
        breach = OF_FLAGS.get((one.op, flag))
        if breach is None:
            raise one.refuse()
        yield breach


def operands_of(one: Instruction) -> dict[str, str]:
    """The words that a breach is told with."""
    kind = rf"(?:[su]?(?:eq|ne|gt|ge|lt|le) )?(?P<type>i(?P<bits>\d+)) (?P<a>{VALUE})"
    found = one.match(rf"{kind}(?:, (?P<b>{VALUE})$| to )")
    bits = int(found["bits"])
    return {**found.groupdict(default="0"), "least": str(-(1 << (bits - 1)))}


def bounds_of(signed: bool, bits: int) -> tuple[str, str]:
    """Between which numbers, both left out, a fraction becomes a whole number of so many bits."""
    top = 2.0 ** (bits - signed)
    bottom = -top if signed else 0.0
    below = bottom - 1.0 if bottom - 1.0 < bottom else math.nextafter(bottom, -math.inf)
    return f"{below:.20e}", f"{top:.20e}"
