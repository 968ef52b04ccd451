"""Libraries that not every user needs: `pip install 'happycity[report]'`, `'happycity[ray]'`."""

from importlib.util import find_spec

from happycity.codes import Code
from happycity.rules.refusals import Refusal

REPORT = ("matplotlib", "pyarrow")
RAY = ("ray",)


class MissingExtra(Refusal):
    """A library is needed that is not installed."""


def check_installed(libraries: tuple[str, ...], extra: str) -> None:
    """Complain before the games are played, not after."""
    for library in libraries:
        if find_spec(library) is None:
            raise MissingExtra(Code.MISSING_EXTRA, needed=library, extra=extra)
