"""Those whom the host of the server has named to keep order."""

from happycity.codes import Code
from happycity.server.model.people import Person
from happycity.server.names import BadName, key_of


class Admins:
    """By the names of their accounts."""

    def __init__(self, listed: str) -> None:
        """`listed`: by comma."""
        self._keys = frozenset(key_of(name) for name in listed.split(",") if name.strip())

    def is_admin(self, person: Person) -> bool:
        """Whether somebody is one of them."""
        return person.kind == "account" and key_of(person.name) in self._keys

    def check_name(self, name: str) -> None:
        """Nobody becomes one of them by taking the name: an account is there before it is named."""
        if key_of(name) in self._keys:
            raise BadName(Code.NAME_RESERVED, found=name)
