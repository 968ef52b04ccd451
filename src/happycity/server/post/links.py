"""Links in messages that do something: signed, so that nobody else can make one, and they end."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlencode

import msgspec
from itsdangerous import BadData, Signer, base64_decode, base64_encode

from happycity.codes import Code
from happycity.server.protocol.notices import Channel, Letter
from happycity.server.refusals import Denied

CONFIRM_FOR = 3 * 24 * 3600.0  # seconds
STOP_FOR = 400 * 24 * 3600.0
LASTING = {"confirm": CONFIRM_FOR, "stop": STOP_FOR}
"""How long a link holds, by what it is for."""


@dataclass(frozen=True, slots=True)
class Links:
    """Makes and reads them; `site` is where people find this server."""

    key: str
    site: str
    now: Callable[[], float]

    def table(self, table_id: str) -> str:
        """The page of a table."""
        return f"{self.site}/table/{table_id}"

    def settings(self) -> str:
        """Where one chooses what one is told."""
        return f"{self.site}/me#notices"

    def recover(self, name: str, code: str) -> str:
        """Where somebody replaces a lost password."""
        return recovery_link(self.site, name, code)

    def confirm(self, player: str, address: str) -> str:
        """A page on which somebody says that a mail address is theirs."""
        return f"{self.site}/letter/{self._token('confirm', player, 'mail', None, address)}"

    def stop(self, player: str, channel: Channel, kind: str) -> str:
        """An address that ends something at one call (RFC 8058); in a browser it leads to a page."""
        return f"{self.site}/api/letters/{self._token('stop', player, channel, kind, None)}"

    def page(self, token: str) -> str:
        """The page of a link."""
        return f"{self.site}/letter/{token}"

    def read(self, token: str) -> tuple[str, Letter]:
        """Whose link it is, and what it is for; refused if it was not made here, or too long ago."""
        try:
            said = base64_decode(self._signer.unsign(token))
        except BadData:
            raise Denied(Code.BAD_LINK) from None
        made, player, purpose, channel, kind, address = msgspec.json.decode(said)
        if not 0 <= self.now() - made < LASTING[purpose]:
            raise Denied(Code.BAD_LINK)
        return player, Letter(purpose, channel, kind, address)

    def _token(self, purpose: str, player: str, channel: str, kind: str | None, address: str | None) -> str:
        said = msgspec.json.encode([int(self.now()), player, purpose, channel, kind, address])
        return self._signer.sign(base64_encode(said)).decode()

    @property
    def _signer(self) -> Signer:
        """Without any point in what it signs: in an address that would be a file's."""
        return Signer(self.key, salt="happycity.letters", sep="~", digest_method=hashlib.sha256)


def recovery_link(site: str, name: str, code: str) -> str:
    """Name and code stand behind the `#`, which browsers send to nobody: no log and no proxy sees them."""
    return f"{site}/me#{urlencode({'recover': code, 'name': name})}"
