"""LLVM's intermediate code as text: what a line says."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

NAME = r'%(?:"[^"]*"|[-\w.$]+)'
GLOBAL = r'@(?:"[^"]*"|[-\w.$]+)'
VALUE = rf"(?:{NAME}|{GLOBAL}|-?\d[\w.+-]*|null|true|false|undef|poison|zeroinitializer)"
_LINE = re.compile(rf"  (?:(?P<name>{NAME}) = )?(?:tail |musttail |notail )?(?P<op>[a-z]+)\b ?(?P<rest>.*)")
_FLAGS = re.compile(
    r"((?:(?:nsw|nuw|nusw|exact|inbounds|nneg|disjoint|samesign|volatile|fast|[a-z]nan|[a-z]inf) )*)"
)


class Unguarded(Exception):
    """The code says something of which nobody has said yet when it is defined."""


@dataclass(frozen=True, slots=True)
class Instruction:
    """`%name = op flags rest`."""

    line: str
    name: str
    op: str
    flags: frozenset[str]
    rest: str

    def refuse(self) -> Unguarded:
        """To be raised."""
        return Unguarded(f"Say in happycity.testing.guarded when this is defined: {self.line.strip()}")

    def with_last(self, operand: str, other: str) -> "Instruction":
        """The same with another last operand."""
        line, rest = (text.removesuffix(operand) + other for text in (self.line, self.rest))
        return replace(self, line=line, rest=rest)

    def match(self, pattern: str) -> re.Match[str]:
        """What stands after the flags."""
        found = re.match(pattern, self.rest)
        if found is None:
            raise self.refuse()
        return found


def instruction(line: str) -> Instruction | None:
    """None for labels, the rows of a switch and the like."""
    found = _LINE.fullmatch(line)
    if found is None:
        return None
    flags = _FLAGS.match(found["rest"])
    assert flags is not None
    rest = found["rest"][flags.end() :]
    return Instruction(line, found["name"] or "", found["op"], frozenset(flags[1].split()), rest)


def split_type(text: str) -> tuple[str, str]:
    """A type and what follows it."""
    depth = 0
    for at, letter in enumerate(text):
        depth += (letter in "{[") - (letter in "}]")
        if depth == 0 and letter in "}], ":
            end = at + (letter in "}]")
            return text[:end], text[end:].strip()
    return text, ""


def parts(text: str) -> list[str]:
    """What commas separate, outside of brackets and quotes."""
    found, depth, quoted = [""], 0, False
    for letter in text:
        quoted ^= letter == '"'
        depth += (letter in "{[(") - (letter in "}])") if not quoted else 0
        if letter == "," and depth == 0 and not quoted:
            found.append("")
        else:
            found[-1] += letter
    return [one.strip() for one in found]


def size_of(kind: str) -> str:
    """How many bytes a type takes, as a number that LLVM works out."""
    return f"ptrtoint (ptr getelementptr ({kind}, ptr null, i32 1) to i64)"


def lines_of(program: str) -> Iterator[tuple[str, str]]:
    """Every line with the function in which it stands; no function outside of all."""
    function = ""
    for line in program.splitlines():
        begins = re.match(rf"define .*?({GLOBAL})\(", line)
        if begins:
            function = begins[1]
        yield function, line
        if line == "}":
            function = ""
