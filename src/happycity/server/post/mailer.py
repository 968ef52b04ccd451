"""Mails: one after the other, by the server that the host names."""

import asyncio
import smtplib
import ssl
from dataclasses import dataclass
from email.headerregistry import BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP, Policy
from email.utils import formatdate
from functools import partial
from typing import Any

from happycity.server.post.failures import Down, Rejected, reason_of
from happycity.server.settings import MailServer

PATIENCE = 15.0  # seconds for each answer of the mail server
HERE = ("localhost", "127.0.0.1", "::1")
"""Where a password may travel as it is."""
LONGEST_LINE = 998  # RFC 5322


@dataclass(frozen=True, slots=True)
class Mail:
    """A mail in plain text."""

    id: str
    to: str
    subject: str
    text: str
    stop: str | None = None
    """What ends such mails at one click (RFC 8058)."""


class InOneLine(BaseHeader):
    """An address that mail programs read as it stands: encoded to fit a shorter line it would be none."""

    max_count = 1

    @classmethod
    def parse(cls, text: str, parts: dict[str, Any]) -> None:
        """Any text."""
        UnstructuredHeader.parse(text, parts)

    def fold(self, *, policy: Policy) -> str:
        """As long as a line may be."""
        return super().fold(policy=policy.clone(max_line_length=LONGEST_LINE))


_headers = HeaderRegistry()
_headers.map_to_type("list-unsubscribe", InOneLine)
POLICY = SMTP.clone(header_factory=_headers)
"""How mails are written."""


class Mailer:
    """Sends mails."""

    def __init__(self, server: MailServer, sender: str) -> None:
        """`sender`: the address in the line From."""
        self._server, self._sender = server, sender

    async def send(self, mail: Mail) -> None:
        """Returns when the mail server has taken it."""
        await asyncio.to_thread(partial(self._send, self._written(mail)))

    def _written(self, mail: Mail) -> EmailMessage:
        written = EmailMessage(policy=POLICY)
        written["From"], written["To"], written["Subject"] = self._sender, mail.to, mail.subject
        written["Date"] = formatdate()
        written["Message-ID"] = f"<{mail.id}@{self._sender.rpartition('@')[2]}>"
        written["Auto-Submitted"] = "auto-generated"
        if mail.stop:
            written["List-Unsubscribe"] = f"<{mail.stop}>"
            written["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        written.set_content(mail.text, cte="base64")
        return written

    def _send(self, written: EmailMessage) -> None:
        try:
            with self._connected() as connection:
                connection.send_message(written)
        except smtplib.SMTPRecipientsRefused as error:
            code = next(iter(error.recipients.values()))[0]
            raise (Rejected if code >= 500 else Down)(f"mail server says {code}") from None
        except smtplib.SMTPAuthenticationError as error:  # the host's affair: it may be mended
            raise Down(f"mail server says {error.smtp_code}") from None
        except smtplib.SMTPResponseException as error:
            kind = Rejected if error.smtp_code >= 500 else Down
            raise kind(f"mail server says {error.smtp_code}") from None
        except smtplib.SMTPException as error:
            raise Down(type(error).__name__) from None
        except OSError as error:
            raise Down(reason_of(error)) from None

    def _connected(self) -> smtplib.SMTP:
        server, context = self._server, ssl.create_default_context()
        if server.secure:
            connection: smtplib.SMTP = smtplib.SMTP_SSL(
                server.host, server.port, timeout=PATIENCE, context=context
            )
        else:
            connection = smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
            self._protect(connection, context)
        if server.user is not None:
            connection.login(server.user, server.password)
        return connection

    def _protect(self, connection: smtplib.SMTP, context: ssl.SSLContext) -> None:
        connection.ehlo()
        if connection.has_extn("starttls"):
            connection.starttls(context=context)
        elif self._server.user is not None and self._server.host not in HERE:
            connection.close()
            raise Down("no TLS for the password")
