"""Those whom the host of the server has named to keep order."""

from collections.abc import Collection

from happycity.codes import Code
from happycity.server.model.people import Person
from happycity.server.names import BadName, key_of


class Admins:
    """By the names of their accounts."""

    def __init__(self, listed: str) -> None:
        """`listed`: by comma."""
        self._names = {key_of(name): name.strip() for name in listed.split(",") if name.strip()}

    @property
    def keys(self) -> Collection[str]:
        """What their names are compared by."""
        return self._names.keys()

    def missing(self, there: Collection[str]) -> list[str]:
        """Names as the host has written them, without those whose accounts are there, by key."""
        return [name for key, name in self._names.items() if key not in there]

    def is_admin(self, person: Person) -> bool:
        """Whether somebody is one of them."""
        return person.kind == "account" and key_of(person.name) in self._names

    def check_name(self, name: str) -> None:
        """Nobody becomes one of them by taking the name: an account is there before it is named."""
        if key_of(name) in self._names:
            raise BadName(Code.NAME_RESERVED, found=name)

    def check_rename(self, person: Person, name: str) -> None:
        """Nobody stops being one of them by a name of their own choice: there would be no way back."""
        if self.is_admin(person) and key_of(name) != key_of(person.name):
            raise BadName(Code.NAME_OF_ADMIN, found=person.name)
