"""The parts of the post: what is sealed, where nothing is sent, when it is quiet."""

import asyncio
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from happycity.server.base64url import decoded, encoded
from happycity.server.post.failures import Down, Rejected, Undelivered
from happycity.server.post.mailer import Mail, Mailer
from happycity.server.post.outgoing import Outgoing, is_public, place_of
from happycity.server.post.quiet import end_of_quiet, is_zone
from happycity.server.post.sealing import CURVE, are_keys, sealed
from happycity.server.protocol.notices import Quiet
from happycity.server.settings import BadSetting, mail_server_of
from tests.server.receivers import MailBox

# The example of RFC 8291, section 5 and appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6P"
    "Bru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_a_push_is_sealed_as_the_standard_says() -> None:
    key = ec.derive_private_key(int.from_bytes(decoded(OURS), "big"), CURVE)
    assert encoded(sealed(PLAIN, THEIRS, SECRET, key=key, salt=decoded(SALT))) == SEALED
    assert sealed(PLAIN, THEIRS, SECRET) != sealed(PLAIN, THEIRS, SECRET), "no two alike"


def test_keys_that_are_none() -> None:
    assert are_keys(THEIRS, SECRET)
    for key, secret in ((THEIRS[:-4], SECRET), (THEIRS, SECRET[:-2]), ("x", SECRET), (THEIRS, "ä" * 22)):
        assert not are_keys(key, secret)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1"),
        *("224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1"),
        *("::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "::ffff:10.0.0.1"),
    ],
)
def test_private_addresses(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "::ffff:8.8.8.8"])
def test_public_addresses(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        *("", "x", "ftp://a.test/", "http://", "https://user@a.test/", "http://a.test:port/", "file:///x"),
        *("http://a.test/\r\nX: 1", "http://a b.test/", "javascript:alert(1)", "http://[::1/"),
    ],
)
def test_what_is_no_web_address(url: str) -> None:
    with pytest.raises(Rejected):
        place_of(url)


def test_places() -> None:
    place = place_of("https://München.example:8443/a b?c=d e".replace(" ", "%20"))
    assert (place.host, place.target) == ("xn--mnchen-3ya.example", "/a%20b?c=d%20e")
    assert place.origin == "https://xn--mnchen-3ya.example:8443"
    assert place_of("http://a.test").origin == "http://a.test"


ANSWERS: dict[bytes, type[Undelivered] | None] = {
    b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n": None,
    b"HTTP/1.1 302 Found\r\nLocation: http://10.0.0.1/\r\n\r\n": Rejected,
    b"HTTP/1.1 400 Bad Request\r\n\r\n": Rejected,
    b"HTTP/1.1 429 Too Many Requests\r\n\r\n": Down,
    b"HTTP/1.1 500 Oh\r\n\r\n": Down,
    b"HTTP/1.1 200 OK\r\nX: " + b"x" * 200_000: Down,
    b"": Down,
    b"220 mail.test ESMTP\r\n": Down,
}


@pytest.mark.parametrize("answer", ANSWERS, ids=lambda answer: answer[9:12].decode() or "none")
def test_answers(answer: bytes) -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        writer.close()

    async def scene() -> None:
        async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            await Outgoing(private=True).send(f"http://127.0.0.1:{port}/", {}, b"hello")

    expected = ANSWERS[answer]
    if expected is None:
        asyncio.run(scene())
    else:
        with pytest.raises(expected):
            asyncio.run(scene())


# --- mails ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "subject", ["It is your turn", "Żółty gród: twoja kolej na ruch, zbuduj coś pięknego" * 3]
)
def test_the_address_that_ends_mails_leaves_as_it_is(subject: str) -> None:
    stop = f"https://city.example/api/letters/{'x' * 300}"
    mailbox = MailBox()
    with mailbox.open() as port:
        mailer = Mailer(mail_server_of(f"smtp://127.0.0.1:{port}"), "post@city.example")
        asyncio.run(mailer.send(Mail("a" * 32, "ada@city.example", subject, "Hello, Łucja!", stop)))
    [sent], [mail] = mailbox.raw, mailbox.mails
    lines = sent.partition(b"\r\n\r\n")[0].decode("ascii").split("\r\n")
    assert f"List-Unsubscribe: <{stop}>" in lines
    assert all(len(line) <= 78 for line in lines if not line.startswith("List-Unsubscribe:"))
    assert mail["Subject"] == subject
    assert mail.get_content().strip() == "Hello, Łucja!"


# --- quiet hours ------------------------------------------------------------------------------------------

NIGHT = Quiet(begin=22 * 60, end=7 * 60 + 30, zone="Europe/Warsaw")
NOON = Quiet(begin=12 * 60, end=13 * 60, zone="Europe/Warsaw")


def moment(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Warsaw")).timestamp()


@pytest.mark.parametrize(
    ("quiet", "now", "end"),
    [
        (NIGHT, "2026-11-17 21:59", None),
        (NIGHT, "2026-11-17 22:00", "2026-11-18 07:30"),
        (NIGHT, "2026-11-18 03:00", "2026-11-18 07:30"),
        (NIGHT, "2026-11-18 07:30", None),
        (NIGHT, "2026-03-28 23:00", "2026-03-29 07:30"),  # clocks are set that night
        (NOON, "2026-11-17 12:30", "2026-11-17 13:00"),
        (NOON, "2026-11-17 13:00", None),
        (Quiet(60, 60, "Europe/Warsaw"), "2026-11-17 01:00", None),
        (None, "2026-11-17 01:00", None),
    ],
)
def test_quiet_hours(quiet: Quiet | None, now: str, end: str | None) -> None:
    assert end_of_quiet(quiet, moment(now)) == (moment(end) if end else None)


def test_zones() -> None:
    assert is_zone("Asia/Taipei")
    for name in ("Nowhere/Land", "../../etc/passwd", "", "/etc/localtime", "Europe"):
        assert not is_zone(name)


def test_mail_servers() -> None:
    server = mail_server_of("smtps://post%40city.test:a%3Ab@mail.test")
    assert (server.host, server.port, server.user, server.password) == (
        *("mail.test", 465),
        *("post@city.test", "a:b"),
    )
    assert "a:b" not in repr(server)
    for bad in ("mail.test", "http://mail.test", "smtp://", "smtp://mail.test:x", "smtp://mail.test/in?x"):
        with pytest.raises(BadSetting):
            mail_server_of(bad)
