"""An unknown Numba is no outage: the kernel is compiled by the base, without a word."""

import json
import os
import subprocess
import sys

import pytest

from happycity.kernel.compiling.jit import TESTED_WITH, accepted

LOOK = """
import json, sys
import numba
numba.__version__ = sys.argv[1]
for name in sys.argv[2:]:
    delattr(numba.core.untyped_passes, name)
from happycity.kernel.compiling.jit import LINKED, cache_folder
print(json.dumps([LINKED, cache_folder().name]))
"""


def look(version: str, *missing: str, **environment: str) -> tuple[bool, str]:
    """Whether `linking` was taken, and where machine code would be kept."""
    clean = {name: text for name, text in os.environ.items() if name != "HAPPYCITY_COMPILER"}
    done = subprocess.run(
        [sys.executable, "-c", LOOK, version, *missing],
        env=clean | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    linked, folder = json.loads(done.stdout)
    return linked, folder


def test_a_tested_version_is_linked() -> None:
    assert look(TESTED_WITH[-1])[0]


@pytest.mark.parametrize(
    ("version", "environment"), [("99.1.0", {}), (TESTED_WITH[-1], {"HAPPYCITY_COMPILER": "base"})], ids=str
)
def test_an_unknown_version_is_not_and_neither_is_who_asks_for_the_base(
    version: str, environment: dict[str, str]
) -> None:
    assert not look(version, **environment)[0]


@pytest.mark.full
def test_a_tested_version_that_lacks_a_name_falls_back_to_the_base() -> None:
    linked, folder = look(TESTED_WITH[-1], "GenericRewrites")
    assert (linked, folder) == (False, look(TESTED_WITH[-1], HAPPYCITY_COMPILER="base")[1])


@pytest.mark.full
def test_each_version_and_way_has_machine_code_of_its_own() -> None:
    folders = {
        look(TESTED_WITH[0])[1],
        look(TESTED_WITH[1])[1],
        look(TESTED_WITH[1], HAPPYCITY_COMPILER="base")[1],
        look("99.1.0")[1],
    }
    assert len(folders) == 4


def test_a_flag_that_numba_does_not_know_is_left_out() -> None:
    assert accepted({"no_such_flag": True, "_nrt": False}) == {"_nrt": False}
