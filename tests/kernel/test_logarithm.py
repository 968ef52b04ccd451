"""The logarithm of the search: as good as the C library's, for every number of visits it may be asked for."""

import math

from happycity.kernel.search.logarithm import logarithm

plain = getattr(logarithm, "py_func", logarithm)
"""Only compiled functions call the compiled one; with the JIT off there is no other."""


def test_it_is_within_one_unit_in_the_last_place() -> None:
    worst = max(abs(plain(float(n)) - math.log(n)) / math.ulp(math.log(n)) for n in range(2, 200_000))
    assert worst <= 1


def test_the_logarithm_of_1_is_0() -> None:
    assert plain(1.0) == 0.0
