"""Programs of an account: few, and with a token that nobody sees twice."""

import asyncio
import logging

import msgspec
from websockets.asyncio.client import connect

from happycity.server.people.sessions import token_hash
from happycity.server.protocol.terms import COOKIE, CloseCode
from happycity.testing.server.player import ANSWER_TIMEOUT_S, Player
from happycity.testing.server.village import PASSWORD, Village, in_village


@in_village()
async def test_a_token_is_shown_once_and_kept_nowhere(village: Village) -> None:
    lines: list[str] = []
    handler = logging.Handler(0)
    handler.emit = lambda record: lines.append(f"{record.getMessage()} {record.__dict__}")  # type: ignore[method-assign]  # a listener
    root, level = logging.getLogger(), logging.getLogger().level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        anna = await village.account("Anna")
        token = (await anna.got("POST", "/api/me/programs", {"name": "My Bot"}))["token"]
        program = village.browser(authorization=f"Bearer {token}")
        answers = [
            await program.got("GET", "/api/me"),
            await program.got("GET", "/api/me/export"),
            await anna.got("GET", "/api/me/programs"),
            await anna.got("GET", "/api/me/export"),
            await program.ask("POST", "/api/me/programs", {"name": "A child"}),
            await village.browser(authorization=f"Bearer {token}x").ask("GET", "/api/me"),
        ]
    finally:
        root.removeHandler(handler)
        root.setLevel(level)
    assert lines
    for text in (*lines, msgspec.json.encode(answers).decode()):
        assert token not in text
        assert token_hash(token) not in text
        assert PASSWORD not in text
        assert "argon2" not in text
    kept = b"".join(path.read_bytes() for path in village.folder.iterdir())
    assert token_hash(token).encode() in kept
    assert token.encode() not in kept


@in_village()
async def test_programs_are_few_and_belong_to_accounts(village: Village) -> None:
    anna, ben, guest = await village.account("Anna"), await village.account("Ben"), await village.guest()
    assert await guest.code("POST", "/api/me/programs", {"name": "Mine"}) == "need-account"
    made = [await anna.got("POST", "/api/me/programs", {"name": f"Bot {one}"}) for one in range(10)]
    assert await anna.code("POST", "/api/me/programs", {"name": "Bot 10"}) == "too-many-programs"
    assert await ben.code("POST", "/api/me/programs", {"name": "bot 3"}) == "name-taken"
    assert await ben.code("DELETE", f"/api/me/programs/{made[3]['id']}") == "unknown-program"
    assert await anna.code("DELETE", "/api/me/programs/nothing") == "unknown-program"
    mine = (await anna.got("GET", "/api/me/programs"))["programs"]
    assert mine == [{**one, "token": None} for one in made]


@in_village()
async def test_a_deleted_program_is_nobody_at_once(village: Village) -> None:
    anna = await village.account("Anna")
    made = await anna.got("POST", "/api/me/programs", {"name": "My Bot"})
    program = village.browser(authorization=f"Bearer {made['token']}")
    assert await program.code("POST", "/api/me/programs", {"name": "A child"}) == "need-account"
    assert (await program.got("POST", "/api/session"))["kind"] == "program"
    assert COOKIE not in program.cookies
    await anna.got("DELETE", f"/api/me/programs/{made['id']}")
    assert await program.code("GET", "/api/me") == "bad-token"
    assert (await anna.got("GET", "/api/me/programs"))["programs"] == []
    assert await anna.got("POST", "/api/me/programs", {"name": "My Bot"})


def test_a_deleted_program_sees_nothing_more(address: str) -> None:
    async def scene() -> None:
        async with Player(address) as anna:
            await anna.demand("POST", "/api/account", {"name": "Anna Token", "password": PASSWORD})
            made = await anna.demand("POST", "/api/me/programs", {"name": "Watching Bot"})
            table = await anna.open_table("me open")
            socket = address.replace("http", "ws", 1) + f"/ws/tables/{table['id']}"
            headers = {"Authorization": f"Bearer {made['token']}"}
            async with connect(socket, additional_headers=headers) as program:
                assert msgspec.json.decode(await program.recv())["type"] == "welcome"
                await anna.demand("DELETE", f"/api/me/programs/{made['id']}")
                async with asyncio.timeout(ANSWER_TIMEOUT_S):
                    await program.wait_closed()
                assert program.close_code == CloseCode.POLICY

    asyncio.run(scene())
