"""Passkeys (WebAuthn): a device proves who somebody is, and no password is typed.

What a browser is asked for and what it answers is JSON as the standard has it; `webauthn` checks the answers.
It is imported when it is needed: most people log in with a password, and it takes a third of a second.
"""

from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from happycity.codes import Code
from happycity.server.base64url import decoded, encoded
from happycity.server.model.people import Passkey, Person
from happycity.server.refusals import Denied

SITE = "Happy City"
MINUTES = 5
"""In which a browser has to answer."""


class Site(NamedTuple):
    """Where a passkey is good for: browsers check it too."""

    origin: str

    @property
    def id(self) -> str:
        """The name of the host."""
        return urlsplit(self.origin).hostname or ""


def wish_to_make(site: Site, person: Person, known: list[Passkey]) -> tuple[dict[str, Any], str]:
    """What a browser is asked for when somebody wants a passkey, and the challenge that it has to sign."""
    from webauthn import generate_registration_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
    )

    options = generate_registration_options(
        rp_id=site.id,
        rp_name=SITE,
        user_name=person.name,
        user_id=person.id.encode(),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED  # so that no name has to be typed either
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(decoded(one.id)) for one in known],
    )
    return options_to_json_dict(options), encoded(options.challenge)


def wish_to_see(site: Site) -> tuple[dict[str, Any], str]:
    """What a browser is asked for when somebody logs in, and the challenge."""
    from webauthn import generate_authentication_options
    from webauthn.helpers import options_to_json_dict

    options = generate_authentication_options(rp_id=site.id)
    return options_to_json_dict(options), encoded(options.challenge)


def challenge_in(answer: dict[str, Any]) -> str:
    """Which challenge a browser says that it answers; what it signs is checked later."""
    try:
        said = msgspec.json.decode(decoded(answer["response"]["clientDataJSON"]))
        return str(said["challenge"])
    except (KeyError, TypeError, ValueError, msgspec.DecodeError):
        raise Denied(Code.BAD_PASSKEY) from None


def made(site: Site, answer: dict[str, Any], challenge: str, device: str, now: float) -> Passkey:
    """The passkey that a browser has made."""
    from webauthn import verify_registration_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = verify_registration_response(
            credential=answer,
            expected_challenge=decoded(challenge),
            expected_rp_id=site.id,
            expected_origin=site.origin,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise Denied(Code.BAD_PASSKEY) from None
    key = encoded(found.credential_public_key)
    return Passkey(encoded(found.credential_id), key, found.sign_count, device, now, None)


def checked(site: Site, answer: dict[str, Any], challenge: str, passkey: Passkey) -> int:
    """How often the passkey says that it was used; refuses a signature that is not its own."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = verify_authentication_response(
            credential=answer,
            expected_challenge=decoded(challenge),
            expected_rp_id=site.id,
            expected_origin=site.origin,
            credential_public_key=decoded(passkey.public_key),
            credential_current_sign_count=passkey.uses,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise Denied(Code.BAD_PASSKEY) from None
    return found.new_sign_count
