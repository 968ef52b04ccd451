"""A check before every instruction that needs one: text in, text out."""

import re
from dataclasses import dataclass, field

from happycity.testing.guarded.conditions import (
    HARMLESS,
    OF_NUMBERS,
    Breach,
    bounds_of,
    breaches_of,
    operands_of,
)
from happycity.testing.guarded.words import (
    NAME,
    VALUE,
    Instruction,
    instruction,
    lines_of,
    parts,
    size_of,
    split_type,
)

ADDRESS = rf"ptr (?P<address>{VALUE}), align (?P<align>\d+)"
OVERFLOWS = [
    f"declare {{ i{bits}, i1 }} @llvm.{how}.with.overflow.i{bits}(i{bits}, i{bits})"
    for how in ("sadd", "uadd", "ssub", "usub", "smul", "umul")
    for bits in (8, 16, 32, 64)
]
FORBIDDEN = {"read": "not to be read", "write": "not to be written"}
NONE = "-2"
"""Beside 0 what a function of Numba's gives that ends well: it has returned None."""


@dataclass(frozen=True, slots=True)
class Check:
    """What must not happen at an instruction."""

    function: str
    instruction: str
    why: str


@dataclass(slots=True)
class Guarded:
    """A program with its guards."""

    text: str
    checks: list[Check]


@dataclass(slots=True)
class _Function:
    """What is known of the function in which the lines stand."""

    name: str
    begun: bool = False
    unfilled: dict[str, set[int]] = field(default_factory=dict)
    """Values of several parts and the parts that have no value yet."""


class _Writer:
    def __init__(self, ranges: dict[str, tuple[str, str]]) -> None:
        self.checks = list[Check]()
        self.lines = list[str]()
        self._ranges = ranges
        self._function = _Function("")
        self._free = 0

    def take(self, function: str, line: str) -> None:
        """The next line of the program."""
        if function != self._function.name:
            self._function = _Function(function)
        one = instruction(line) if function else None
        if one is None:
            self._write(line)
            return
        if not self._function.begun:
            self._write("  %guard.top = call i64 @guard.enter()")
            self._function.begun = True
        self._refuse_unfilled(one)
        special = getattr(self, f"_{one.op}", None)
        if special is not None:
            special(one)
        elif one.op in HARMLESS or one.op in OF_NUMBERS:
            self._compute(one)
        else:
            raise one.refuse()

    # --- numbers ---

    def _compute(self, one: Instruction) -> None:
        safe = one
        for breach in breaches_of(one):
            safe = self._guard(one, safe, breach)
        self._write(safe.line)

    def _guard(self, one: Instruction, safe: Instruction, breach: Breach) -> Instruction:
        """Note whether an instruction is broken in this way; what to do instead of it."""
        words, name = operands_of(safe), self._new()
        told = words | {"t": f"{name}.", "bad": f"{name}.bad"}
        for test in breach.test:
            self._write("  " + test.format(**told))
        kind, a, b = words["type"], words["a"], words["b"]
        self._note(one, breach.why, told["bad"], self._wide(kind, a), self._wide(kind, b))
        if not breach.instead:
            return safe
        self._write(f"  {name}.instead = select i1 {name}.bad, {kind} {breach.instead}, {kind} {b}")
        return safe.with_last(b, f"{name}.instead")

    def _fptosi(self, one: Instruction) -> None:
        found = one.match(rf"(?P<from>float|double) (?P<a>{VALUE}) to i(?P<bits>\d+)")
        below, top = bounds_of(one.op == "fptosi", int(found["bits"]))
        name = self._new()
        number = found["a"]
        if found["from"] == "float":
            self._write(f"  {name}.wide = fpext float {number} to double")
            number = f"{name}.wide"
        self._write(f"  {name}.low = fcmp ogt double {number}, {below}")
        self._write(f"  {name}.high = fcmp olt double {number}, {top}")
        self._write(f"  {name}.good = and i1 {name}.low, {name}.high")
        self._write(f"  {name}.bad = xor i1 {name}.good, true")
        self._write(f"  {name}.bits = bitcast double {number} to i64")
        self._note(one, "no whole number of this size", f"{name}.bad", f"{name}.bits")
        self._write(one.line)

    _fptoui = _fptosi

    # --- memory ---

    def _alloca(self, one: Instruction) -> None:
        kind, rest = split_type(one.rest)
        align = re.fullmatch(r", align (\d+)", f", {rest.lstrip(', ')}")
        if align is None:
            raise one.refuse()
        self._write(f"  {one.name} = call ptr @guard.slot(i64 {size_of(kind)}, i64 {align[1]})")

    def _load(self, one: Instruction) -> None:
        kind, rest = split_type(one.rest)
        found = re.fullmatch(rf", {ADDRESS}(?P<more>(?:, !\w+ !\d+)*)", f", {rest.lstrip(', ')}")
        if found is None or one.flags:
            raise one.refuse()
        self._write(f"  {one.name} = load {kind}, {self._allowed('read', one, kind, found)}")
        said = dict(re.findall(r"!(\w+) (!\d+)", found["more"]))
        if set(said) - {"range"}:
            raise one.refuse()
        if "range" in said:
            self._in_range(one, kind, *self._ranges[said["range"]])

    def _in_range(self, one: Instruction, kind: str, first: str, end: str) -> None:
        name = self._new()
        self._write(f"  {name}.far = sub {kind} {one.name}, {first}")
        self._write(f"  {name}.bad = icmp uge {kind} {name}.far, {int(end) - int(first)}")
        self._note(one, "outside of the range that it says", f"{name}.bad", self._wide(kind, one.name))

    def _store(self, one: Instruction) -> None:
        kind, rest = split_type(one.rest)
        found = re.fullmatch(rf"(?P<value>.+), {ADDRESS}(?:, !numba_exception_output !\d+)?", rest)
        if found is None or one.flags:
            raise one.refuse()
        self._write(f"  store {kind} {found['value']}, {self._allowed('write', one, kind, found)}")

    def _allowed(self, how: str, one: Instruction, kind: str, found: re.Match[str]) -> str:
        """The words for an address at which something of this kind may be read or written."""
        name = self._new()
        check = self._check(one, FORBIDDEN[how])
        given = f"i32 {check}, ptr {found['address']}, i64 {size_of(kind)}, i64 {found['align']}"
        self._write(f"  {name} = call ptr @guard.{how}({given})")
        return f"ptr {name}, align 1"

    def _getelementptr(self, one: Instruction) -> None:
        if one.flags - {"inbounds"}:
            raise one.refuse()
        if one.flags:
            name = self._new()
            base = one.match(rf".*?, ptr ({VALUE})")
            self._write(f"  {name} = getelementptr {one.rest}")
            check = self._check(one, "leads out of what it leads into")
            self._write(f"  call void @guard.lead(i32 {check}, ptr {base[1]}, ptr {name})")
        self._write(one.line)

    # --- where the program goes ---

    def _call(self, one: Instruction) -> None:
        found = one.match(
            r"(?:[a-z]+ )*?(?P<gives>void|i\d+|double|float|ptr) @(?P<callee>[^(]+)\((?P<given>.*)\)"
        )
        if found["callee"].startswith("llvm.memcpy"):
            self._copy(one, parts(found["given"]))
        elif found["callee"] == "sqrt":
            self._write(one.line)
        elif found["callee"].startswith("llvm.") or found["gives"] != "i32":
            raise one.refuse()
        else:
            self._apart(one, parts(found["given"]))
            name = one.name or self._new()
            self._write(f"  {name} = {one.line.strip().removeprefix(f'{name} = ')}")
            self._returned(one, name)

    def _apart(self, one: Instruction, given: list[str]) -> None:
        """Where a function writes its result and its failure nobody else looks."""
        for at, only in enumerate(given[:2]):
            for other in given[at + 1 :]:
                if only.startswith("ptr ") and other.startswith("ptr "):
                    check = self._check(one, "two ways to what is said to have one")
                    self._write(f"  call void @guard.apart(i32 {check}, {only}, {other})")

    def _returned(self, one: Instruction, name: str) -> None:
        bad = self._new()
        self._write(f"  {bad}.some = icmp ne i32 {name}, 0")
        self._write(f"  {bad}.more = icmp ne i32 {name}, {NONE}")
        self._write(f"  {bad}.bad = and i1 {bad}.some, {bad}.more")
        self._note(
            one,
            "an exception: an index outside of its array, or a division",
            f"{bad}.bad",
            self._wide("i32", name),
        )

    def _copy(self, one: Instruction, given: list[str]) -> None:
        target, source, size, _ = (re.sub(r"^(ptr|i64)( align \d+)? ", "", part) for part in given)
        name = self._new()
        for how, address in (("read", source), ("write", target)):
            check = self._check(one, FORBIDDEN[how])
            self._write(
                f"  {name}.{how} = call ptr @guard.{how}(i32 {check}, ptr {address}, i64 {size}, i64 1)"
            )
            self._write(f"  {name}.{how}.same = icmp eq ptr {name}.{how}, {address}")
        self._not_over_itself(one, target, source, size)
        self._write(f"  {name}.good = and i1 {name}.read.same, {name}.write.same")
        self._write(f"  {name}.size = select i1 {name}.good, i64 {size}, i64 0")
        copied = f"ptr {name}.write, ptr {name}.read, i64 {name}.size, i1 false"
        self._write(f"  call void @llvm.memcpy.p0.p0.i64({copied})")

    def _not_over_itself(self, one: Instruction, target: str, source: str, size: str) -> None:
        """Both sides are the same or have no byte in common."""
        name = self._new()
        self._write(f"  {name}.to = ptrtoint ptr {target} to i64")
        self._write(f"  {name}.from = ptrtoint ptr {source} to i64")
        self._write(f"  {name}.ahead = sub i64 {name}.to, {name}.from")
        self._write(f"  {name}.behind = sub i64 {name}.from, {name}.to")
        self._write(f"  {name}.into = icmp ult i64 {name}.ahead, {size}")
        self._write(f"  {name}.onto = icmp ult i64 {name}.behind, {size}")
        self._write(f"  {name}.meet = or i1 {name}.into, {name}.onto")
        self._write(f"  {name}.other = icmp ne i64 {name}.ahead, 0")
        self._write(f"  {name}.bad = and i1 {name}.meet, {name}.other")
        self._note(one, "copies over itself", f"{name}.bad", f"{name}.to", f"{name}.from")

    def _ret(self, one: Instruction) -> None:
        self._write("  call void @guard.leave(i64 %guard.top)")
        self._write(one.line)

    def _unreachable(self, one: Instruction) -> None:
        self._note(one, "reached", "true")
        self._write(one.line)

    # --- what has no value ---

    def _refuse_unfilled(self, one: Instruction) -> None:
        """`undef` is only where values of several parts begin, and where an exception would be told of."""
        if one.op == "insertvalue":
            self._fill(one)
            return
        allowed = one.op == "select" and one.rest.endswith(", ptr undef")
        if re.search(r"\b(undef|poison)\b", one.rest) and not allowed:
            raise one.refuse()
        if any(name in self._function.unfilled for name in re.findall(NAME, one.rest)):
            raise one.refuse()

    def _fill(self, one: Instruction) -> None:
        kind, rest = split_type(one.rest)
        whole, part, *places = parts(rest)
        empty = self._function.unfilled.get(whole, set())
        if whole in ("undef", "poison"):
            empty = set(range(_parts_of(kind)))
        if part.rpartition(" ")[2] in (*self._function.unfilled, "undef", "poison"):
            raise one.refuse()
        if len(places) == 1:
            empty = empty - {int(places[0])}
        if empty:
            self._function.unfilled[one.name] = empty

    # --- writing ---

    def _wide(self, kind: str, value: str) -> str:
        """The value as a number of 64 bits, to be noted."""
        if kind == "i64":
            return value
        name = self._new()
        self._write(f"  {name} = sext {kind} {value} to i64")
        return name

    def _note(self, one: Instruction, why: str, bad: str, first: str = "0", second: str = "0") -> None:
        check = self._check(one, why)
        self._write(f"  call void @guard.note(i32 {check}, i1 {bad}, i64 {first}, i64 {second})")

    def _check(self, one: Instruction, why: str) -> int:
        self.checks.append(Check(self._function.name, one.line.strip(), why))
        return len(self.checks) - 1

    def _new(self) -> str:
        self._free += 1
        return f"%guard.{self._free}"

    def _write(self, line: str) -> None:
        self.lines.append(line)


def _parts_of(kind: str) -> int:
    """Of how many parts a value of this kind is made."""
    row = re.match(r"\[(\d+) x", kind)
    return int(row[1]) if row else len(parts(kind[1:-1]))


def guarded(program: str) -> Guarded:
    """The program with a check before every instruction that needs one; `memory` has what the checks call."""
    program = _plainly_named(program)
    ranges = {
        name: (first, end)
        for name, first, end in re.findall(r"^(!\d+) = !\{i64 (-?\d+), i64 (-?\d+)\}", program, re.M)
    }
    writer = _Writer(ranges)
    for function, line in lines_of(program):
        writer.take(function, line)
    missing = [line for line in OVERFLOWS if line.partition("(")[0].rpartition(" ")[2] + "(" not in program]
    return Guarded("\n".join([*writer.lines, *missing, ""]), writer.checks)


def _plainly_named(program: str) -> str:
    """Constants under names by which they can be found."""
    return re.sub(
        r"^(@\S+ = )(?:internal|linkonce|private)(?: unnamed_addr)? (constant|global)",
        r"\1\2",
        program,
        flags=re.M,
    )
